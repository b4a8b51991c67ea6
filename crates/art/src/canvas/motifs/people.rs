//! Motifs of people.

use crate::studio::{Brush, Flow, Light, Rgb, Shape, Surface, Tint, number::polar};

const INK: Rgb = Rgb(0x221a1c);
const SKIN: u32 = 0xe2ad86;

/// Card 7, "sleeping": a sleeper under a patchwork quilt.
pub(super) fn sleeper(e: &mut Surface) {
    e.cloth(
        "M30 560C40 520 110 500 190 512C230 520 240 560 230 610C160 640 60 630 30 600Z",
        0xf3ecdc,
        14.0,
    );
    e.cloth("M96 560C92 510 130 478 174 486C214 494 226 530 214 566C204 600 170 612 140 604C114 598 98 586 96 560Z", SKIN, 12.0);
    e.body("M90 556C76 500 116 458 172 466C200 470 216 486 220 506C180 494 150 506 134 530C124 556 112 580 100 590C92 580 90 570 90 556Z", 0x5a3a2c, 10.0);
    e.haze("M152 540C160 548 172 548 178 540M188 560C194 562 198 560 200 556M166 578C174 582 182 580 186 576", INK, 5.0, 0.9);
    let patches = [0xb8483f, 0x3f6d8a, 0xd9a441, 0x5f8a5a, 0x8a5a86, 0xe6d3b0];
    let hump = |x: f64| {
        560.0
            - 74.0 * crate::studio::number::sin((x - 190.0) / 900.0)
            - if x > 480.0 { (x - 480.0) * 0.16 } else { 0.0 }
    };
    for column in 0..5_u32 {
        for row in 0..3_u32 {
            let x = 190.0 + f64::from(column) * 84.0;
            let at = |x: f64, row: u32| {
                (x + f64::from(row) * 4.0 - 8.0, hump(x) + (846.0 - hump(x)) * f64::from(row) / 3.0)
            };
            let patch = Shape::polygon(&[
                at(x, row),
                at(x + 84.0, row),
                at(x + 84.0, row + 1),
                at(x, row + 1),
            ]);
            let color = patches[(column as usize * 2 + row as usize * 5 + 1) % 6];
            let slant = if (column + row).is_multiple_of(2) { 0.08 } else { 0.2 };
            e.paint(
                patch,
                Tint::of(color),
                Brush::body(17.0).flow(Flow::Slant(slant)).light(Light::Left).lively(0.3),
            );
        }
    }
    for (x, y, s) in [(250.0, 440.0, 1.0), (304.0, 370.0, 1.35), (372.0, 280.0, 1.8)] {
        e.line(Shape::of("M-14 -14H14L-14 14H14").placed((x, y), s, -0.02), Rgb(0xfbf4e2), 9.0);
        e.line(Shape::of("M-14 -14H14L-14 14H14").placed((x, y), s, -0.02), Rgb(0x4a5a7a), 5.0);
    }
}

/// Card 19, "dancing": a whirling dancer in a red skirt.
pub(super) fn dancer(e: &mut Surface) {
    e.veil("O 310 724 130 14", Rgb(0x2a204a), 0.26);
    e.cloth("M286 560C280 620 270 670 264 716L290 722C304 680 314 620 318 560ZM330 560C350 600 380 640 420 664L408 684C360 664 320 620 306 566Z", SKIN, 9.0);
    let skirt = "M262 388C220 420 130 450 70 520C60 560 90 560 110 548C120 590 160 590 184 566C200 610 250 610 270 580C290 624 340 620 360 586\
                 C390 618 440 606 446 570C480 586 530 570 528 530C500 470 400 430 346 388Z";
    e.paint(
        skirt,
        Tint::of(0xc32f32),
        Brush::body(16.0).long(46.0).flow(Flow::From(304.0, 350.0)).light(Light::Left).lively(0.4),
    );
    e.haze("M284 410C240 470 190 520 184 560M300 412C290 480 276 540 272 576M322 412C350 480 366 540 362 582M336 404C400 460 440 510 446 562", Rgb(0x6a1424), 6.0, 0.8);
    e.body("M258 296C250 340 256 370 262 396C290 406 320 406 346 394C350 360 352 330 344 296C320 284 282 284 258 296Z", 0x2f3340, 11.0);
    e.cloth(
        "M262 300C220 270 180 220 150 160C140 140 150 128 166 136C200 190 240 240 284 280Z",
        SKIN,
        9.0,
    );
    e.cloth(
        "M342 300C390 290 430 260 450 210C458 192 474 196 474 212C464 280 410 330 350 336Z",
        SKIN,
        9.0,
    );
    e.cloth("M272 214C268 180 294 164 316 170C340 176 346 204 338 232C330 256 316 268 302 266C284 262 274 240 272 214Z", SKIN, 9.0);
    e.body("M268 216C256 176 290 146 322 156C350 164 356 196 346 220C334 196 306 186 288 200C278 212 280 236 284 250C274 244 270 230 268 216ZM340 160C360 140 384 150 380 172C374 190 350 186 340 176Z", 0x2c1f24, 8.0);
    e.fill("O 300 220 4 5 O 326 222 4 5", INK);
    e.haze("M304 246C312 252 320 250 326 244", Rgb(0xa62b30), 5.0, 1.0);
    e.fill(Shape::star((284.0, 186.0), 5, 17.0, 9.0), Rgb(0xf0c24e));
    e.haze("M100 610C180 660 420 668 520 600M60 470C40 500 40 530 56 560", Rgb(0xf4d6c4), 6.0, 0.6);
}

/// Card 25, "silent": a large profile with finger on lips.
pub(super) fn profile(e: &mut Surface) {
    let aside = |path: &str| Shape::of(path).map(|(x, y)| (x + 84.0, y));
    let face = "M420 60C300 40 190 90 170 200C164 230 166 250 156 276C140 306 118 330 112 348C108 362 126 368 142 370C138 384 138 392 146 398\
                C136 406 136 418 148 424C142 446 150 470 178 474C210 478 240 474 262 480C272 540 262 620 230 846H560C600 560 610 380 580 250C560 140 510 80 420 60Z";
    e.paint(
        aside(face),
        Tint::between(0x3a3f63, 0x7480a3, 0xd9c9b8),
        Brush::body(24.0).long(56.0).light(Light::Left),
    );
    e.haze(aside("M190 262C206 250 230 250 250 262M186 296C200 286 224 288 238 300C222 308 200 308 186 296M146 398C166 400 184 398 198 390"), Rgb(0x23284a), 8.0, 0.9);
    e.body(
        aside("M398 330C430 320 450 350 440 390C430 430 400 436 392 400C386 370 384 342 398 330Z"),
        0x8a7f94,
        12.0,
    );
    let hand = "M126 470C120 410 124 350 134 304C140 284 166 286 166 308C164 360 160 410 168 456C200 452 236 470 240 500C250 560 220 640 200 846H96C84 640 90 540 126 470Z";
    e.paint(aside(hand), Tint::between(0x5a4a62, 0xc79a86, 0xf8dcc0), Brush::body(16.0).long(36.0));
    e.haze(aside("M126 470C150 466 170 474 178 500M120 520C150 516 176 524 186 548M116 568C146 566 170 576 178 598"), Rgb(0x5a3a4a), 7.0, 0.85);
    e.haze(aside("M138 312C144 302 156 302 160 312"), Rgb(0xf8e6d6), 6.0, 1.0);
}

/// Card 36, "solitary": a lone figure seen from behind.
pub(super) fn lone(e: &mut Surface) {
    e.veil("M250 724C320 700 470 704 560 846H250Z", Rgb(0x2a204a), 0.3);
    e.body("M262 640L256 728H290L300 650ZM306 650L312 728H346L340 640Z", 0x2e3140, 10.0);
    let coat = "M264 430C240 450 226 520 216 664C260 684 340 684 386 664C376 520 362 450 338 430C316 420 286 420 264 430Z";
    e.paint(
        coat,
        Tint::of(0x55606f),
        Brush::body(16.0).long(42.0).flow(Flow::Slant(0.25)).light(Light::Left),
    );
    e.body("M250 446C226 500 216 560 226 610C240 618 250 610 250 600C248 550 256 510 270 470ZM352 446C376 500 386 560 376 610C362 618 352 610 352 600C354 550 346 510 332 470Z", 0x4a5463, 10.0);
    e.haze("M301 470V676M256 560H346", Rgb(0x2c3040), 5.0, 0.8);
    e.body("M276 404C276 380 326 380 326 404L322 432H280Z", 0xc98f6c, 8.0);
    e.body(
        "M262 380C258 350 280 336 302 336C324 336 344 350 340 380C330 404 272 404 262 380Z",
        0x5a4030,
        9.0,
    );
    e.body(
        "M232 372C250 358 354 358 370 372C372 384 340 388 301 388C262 388 230 384 232 372Z",
        0x6a4a34,
        9.0,
    );
    e.body(
        "M260 366C256 320 276 306 301 306C326 306 346 320 342 366C316 374 286 374 260 366Z",
        0x7a563c,
        10.0,
    );
    e.haze("M260 360C286 368 316 368 342 360", Rgb(0x2c2024), 8.0, 1.0);
    e.body("M270 436C290 448 314 448 334 436L340 460C314 472 288 472 264 460ZM326 456C350 480 352 520 340 556L322 550C326 520 322 490 306 466Z", 0xb83f33, 8.0);
}

/// Card 30, "grandmother": a smiling grandmother in a flowered shawl.
pub(super) fn grandmother(e: &mut Surface) {
    let shawl = "M300 380C220 384 130 430 96 540C80 610 70 680 70 846H530C530 680 520 610 504 540C470 430 380 384 300 380Z";
    e.paint(shawl, Tint::of(0x7a3f5e), Brush::body(22.0).long(46.0));
    e.body("M250 400L300 520L350 400C330 388 270 388 250 400Z", 0xeadcc4, 12.0);
    for (x, y) in [
        (160, 540),
        (130, 650),
        (220, 470),
        (240, 620),
        (380, 470),
        (440, 540),
        (360, 620),
        (470, 650),
        (300, 690),
        (200, 710),
        (410, 716),
    ] {
        let at = (f64::from(x), f64::from(y));
        for k in 0..5_u32 {
            let p = polar(at, 15.0, f64::from(k) / 5.0);
            e.fill(
                format!("O {:.0} {:.0} 11 11", p.0, p.1),
                Rgb(if x % 20 == 0 { 0xf0b95a } else { 0xf1d3cf }),
            );
        }
        e.fill(format!("O {x} {y} 7 7"), Rgb(0xb8433a));
    }
    e.body("O 300 150 62 50", 0xd6d3d6, 12.0);
    e.body("M180 290C170 190 230 150 300 150C370 150 430 190 420 290C424 330 400 360 380 370C390 300 360 240 300 236C240 240 210 300 220 370C200 360 176 330 180 290Z", 0xe4e0de, 15.0);
    e.cloth("M208 290C206 230 250 210 300 216C350 210 394 230 392 290C392 360 350 410 300 410C250 410 208 360 208 290Z",  0xe6b08c, 16.0);
    e.haze("M250 296C258 286 272 286 280 296M320 296C328 286 342 286 350 296", INK, 6.0, 1.0);
    e.line("O 264 296 30 28 O 336 296 30 28 M294 292C298 288 302 288 306 292", Rgb(0x8a6a2c), 5.0);
    e.haze("M262 352C280 376 320 376 338 352", Rgb(0xa03a3a), 8.0, 1.0);
    e.haze("M300 300C292 320 292 332 302 334M236 340C242 350 248 356 256 358M364 340C358 350 352 356 344 358M240 256C252 248 264 246 274 250M326 250C336 246 348 248 360 256", Rgb(0xa8684e), 4.0, 0.9);
    e.veil("O 240 336 20 15 O 360 336 20 15", Rgb(0xe0705e), 0.5);
}

/// Card 44, "knight": a knight in armor holding a lance.
pub(super) fn knight(e: &mut Surface) {
    e.veil("O 290 730 170 14", Rgb(0x2a204a), 0.28);
    let steel = Tint::between(0x3f4658, 0x9aa6b4, 0xf2f5f4);
    e.line("M470 60L420 846", Rgb(0x5a3a28), 18.0);
    e.line("M467 60L417 846", Rgb(0xb07a4a), 7.0);
    e.paint("M470 20L492 96L452 96Z", steel, Brush::body(9.0));
    e.body(
        "M458 110C400 96 340 130 300 110C316 150 310 180 296 206C340 216 400 180 452 196Z",
        0xc23a3a,
        12.0,
    );
    for leg in ["M222 560L210 726H282L284 580Z", "M298 580L306 726H378L360 560Z"] {
        e.paint(leg, steel, Brush::body(13.0).long(30.0));
    }
    e.haze("M214 660H282M302 660H370", Rgb(0x3f4658), 7.0, 0.9);
    e.paint("M204 390C190 450 200 530 214 590C260 606 330 606 370 590C386 530 394 450 378 390C340 370 244 370 204 390Z", steel, Brush::body(16.0));
    e.body("M232 400C226 470 232 540 240 596C272 606 310 606 342 596C350 540 356 470 350 400C320 390 262 390 232 400Z", 0x2f5f9a, 14.0);
    e.line("M291 420V560M236 470H346", Rgb(0xf0d27a), 17.0);
    e.paint(
        "M378 396C420 410 446 440 458 480C450 500 430 504 416 490C400 466 380 460 364 456Z",
        steel,
        Brush::body(12.0),
    );
    e.paint("O 432 490 26 24", steel, Brush::body(10.0));
    e.paint(
        "M206 396C166 412 146 470 150 540C166 556 186 550 190 534C190 490 204 466 222 452Z",
        steel,
        Brush::body(12.0),
    );
    e.paint("M212 300C206 230 240 190 291 190C342 190 376 230 370 300C366 350 340 376 291 376C242 376 216 350 212 300Z", steel, Brush::body(15.0));
    e.fill("M216 288C260 276 322 276 366 288L364 312C322 302 260 302 218 312Z", INK);
    e.haze("M291 196V372M262 332V352M276 334V358M306 334V358M320 332V352", Rgb(0x3f4658), 6.0, 0.9);
    e.body(
        "M288 196C280 150 220 110 150 130C180 150 170 180 140 196C200 190 250 200 288 196Z",
        0xc23a3a,
        11.0,
    );
}

/// Card 56, "beekeeper": a beekeeper beside a straw hive.
pub(super) fn beekeeper(e: &mut Surface) {
    e.veil("O 300 730 250 14", Rgb(0x2a204a), 0.26);
    let straw = Tint::between(0x8a5a20, 0xd6a548, 0xf8e6a6);
    for k in 0..6_u32 {
        let (y, wide) =
            (700.0 - f64::from(k) * 46.0, [112.0, 116.0, 112.0, 100.0, 78.0, 44.0][k as usize]);
        e.paint(
            format!("O 440 {y} {wide} 29"),
            straw,
            Brush::body(10.0).long(30.0).flow(Flow::Slant(0.04)),
        );
    }
    e.fill("M420 700C416 664 464 664 460 700Z", INK);
    e.body("M140 600L130 726H196L206 610ZM216 610L226 726H292L280 600Z", 0xcdbf9f, 12.0);
    e.body("M126 420C104 480 106 560 120 640C170 656 250 656 300 640C312 560 314 480 294 420C250 396 170 396 126 420Z", 0xefe6cf, 17.0);
    e.body(
        "M290 430C330 450 350 490 372 520C366 544 346 546 332 532C310 510 296 500 276 490Z",
        0xe9dfc6,
        11.0,
    );
    e.body(
        "M128 430C96 460 84 520 90 580C104 594 124 590 128 574C128 530 140 500 156 476Z",
        0xe9dfc6,
        11.0,
    );
    e.fill("O 352 534 19 18 O 108 586 18 18", Rgb(0xb98a5a));
    e.veil("M140 300C136 360 140 400 154 426H266C280 400 284 360 280 300Z", Rgb(0x4a4438), 0.55);
    e.fill("O 190 360 5 6 O 230 360 5 6", Rgb(0xf4ead2));
    e.haze(
        "M140 310L278 420M166 304L282 396M280 310L142 420M254 304L138 396",
        Rgb(0xe6dcc0),
        2.5,
        0.7,
    );
    e.paint(
        "M90 300C130 280 290 280 330 300C332 316 270 324 210 324C150 324 88 316 90 300Z",
        straw,
        Brush::body(10.0).long(30.0).flow(Flow::Slant(0.0)),
    );
    e.paint(
        "M148 300C146 250 176 232 210 232C244 232 274 250 272 300C240 310 180 310 148 300Z",
        straw,
        Brush::body(11.0).flow(Flow::Slant(0.0)),
    );
    for (x, y, turns) in [
        (380.0, 380.0, 0.1),
        (470.0, 330.0, -0.1),
        (330.0, 250.0, 0.0),
        (520.0, 430.0, 0.2),
        (400.0, 200.0, -0.05),
        (500.0, 240.0, 0.1),
    ] {
        let part = |path: &str| Shape::of(path).placed((x, y), 1.25, turns);
        e.veil(part("O -2 -12 8 11 O 10 -11 8 10"), Rgb(0xffffff), 0.8);
        e.fill(part("O 0 0 16 10"), Rgb(0xe3a92e));
        e.line(part("M-4 -9V9M5 -9V9"), INK, 5.0);
    }
}

/// Card 40, "invisible": a bowler hat above two empty gloves.
pub(super) fn nobody(e: &mut Surface) {
    let felt = Tint::between(0x14121a, 0x35323f, 0x8d8898);
    e.paint(
        "M206 240C200 140 240 96 300 96C360 96 400 140 394 240C340 256 260 256 206 240Z",
        felt,
        Brush::body(17.0),
    );
    e.fill("M206 216C260 236 340 236 394 216L394 244C340 262 260 262 206 244Z", Rgb(0x8e2f33));
    e.paint("M140 240C190 262 410 262 460 240C480 232 486 252 462 268C400 300 200 300 138 268C114 252 120 232 140 240Z", felt, Brush::body(11.0).long(30.0));
    let glove = "M-46 90C-60 40 -70 0 -66 -30C-60 -44 -44 -40 -42 -26L-36 10L-40 -66C-38 -84 -18 -84 -14 -66L-8 4L0 -80C4 -96 24 -94 26 -76L22 6L38 -60C44 -76 62 -70 60 -52\
                 L48 30C56 10 70 0 84 4C94 10 90 24 82 32C66 56 60 80 44 96L48 140H-44Z";
    for (x, turns, flip) in [(180.0, -0.05, false), (420.0, 0.05, true)] {
        let part = |path: &str| {
            let shape = Shape::of(path);
            let shape = if flip { shape.flipped(0.0) } else { shape };
            shape.placed((x, 520.0), 1.1, turns)
        };
        e.paint(
            part(glove),
            Tint::between(0x9a94a6, 0xefece4, 0xffffff),
            Brush::body(13.0).long(26.0),
        );
        e.haze(part("M-20 40L-24 80M2 42V84M24 40L28 80"), Rgb(0x8a8496), 5.0, 0.8);
        e.body(
            part("M-50 128C-20 140 24 140 54 128L54 156C20 168 -20 168 -50 156Z"),
            0xd8d3cc,
            9.0,
        );
    }
}
