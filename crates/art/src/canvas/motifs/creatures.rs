//! Motifs of animals, on land, in the sea and in the air.

use crate::studio::{
    Brush, Flow, Light, Rgb, Shape, Surface, Tint,
    number::{polar, sin},
};

const INK: Rgb = Rgb(0x221a1c);

/// Card 10, "fox": a red fox sitting on the right.
pub(super) fn fox(e: &mut Surface) {
    e.veil("O 400 722 170 20", Rgb(0x2a204a), 0.28);
    let tail = "M470 700C560 706 610 640 584 560C572 520 540 500 530 520C540 580 520 640 450 660Z";
    e.body(tail, 0xc4572a, 14.0);
    e.fill(
        "M584 566C580 540 556 506 532 520C534 538 536 552 534 566C550 556 570 556 584 566Z",
        Rgb(0xf7ebd8),
    );
    let body = "M360 440C330 500 322 600 300 716H486C520 640 500 520 452 440Z";
    e.body(body, 0xcc5f2c, 17.0);
    e.body("M352 470C330 530 336 590 372 640C402 590 410 520 404 470Z", 0xf3e2c8, 13.0);
    e.paint(
        "M322 600C316 650 310 690 296 720H350C352 690 350 650 352 610Z",
        Tint::of(0x7a3a22),
        Brush::body(12.0).contour(4.0),
    );
    e.paint(
        "M386 620C384 660 378 700 366 720H424C422 690 418 660 418 620Z",
        Tint::of(0x6a3220),
        Brush::body(12.0).contour(4.0),
    );
    let head = "M372 500C320 488 290 440 292 396L282 300L338 350C356 344 390 344 408 350L464 300L454 396C456 440 424 488 372 500Z";
    e.body(head, 0xd2682e, 15.0);
    e.body("M372 506C346 500 306 460 294 420C330 424 352 440 372 474C392 440 416 424 452 420C440 460 400 500 372 506Z", 0xf7ebd8, 10.0);
    e.fill(
        "M294 326L322 356C310 362 302 372 300 384ZM452 326L424 356C436 362 444 372 446 384Z",
        Rgb(0x4a2420),
    );
    e.fill("O 336 408 10 12 O 410 408 10 12", INK);
    e.fill("O 333 404 4 4 O 407 404 4 4", Rgb(0xfff6e0));
    e.fill("M354 490C360 480 384 480 390 490C386 508 358 508 354 490Z", INK);
}

/// Card 21, "whale": a blue whale arching across the bottom.
pub(super) fn whale(e: &mut Surface) {
    for (dx, lean) in [(0.0, -34.0), (6.0, 30.0), (2.0, -6.0)] {
        let x = 190.0 + dx;
        e.haze(
            format!("M{x} 470C{x} 400 {:.0} 360 {:.0} 372", x + lean, x + lean * 2.0),
            Rgb(0xd8ecf4),
            9.0,
            0.9,
        );
    }
    let body = "M36 640C30 560 90 486 220 476C350 466 430 540 486 600C510 560 520 520 560 500C580 520 590 540 584 572\
                C600 566 616 576 612 600C580 616 560 640 520 668C470 720 380 846 270 736C150 732 46 720 36 640Z";
    e.paint(body, Tint::between(0x1f3a63, 0x4a7fae, 0xb8dcea), Brush::body(20.0).long(44.0));
    e.paint(
        "M40 650C110 690 220 690 300 660C320 690 316 716 280 734C160 736 60 716 40 650Z",
        Tint::between(0x8aa3b8, 0xd8e4e6, 0xf8fbf6),
        Brush::body(11.0).long(40.0).contour(3.0),
    );
    for k in 0..5_u32 {
        let y = 672.0 + f64::from(k) * 13.0;
        e.haze(
            format!(
                "M{:.0} {y:.0}C130 {:.0} 200 {:.0} 270 {:.0}",
                66.0 + f64::from(k) * 14.0,
                y + 18.0,
                y + 14.0,
                y - 4.0
            ),
            Rgb(0x5f7d98),
            3.0,
            0.8,
        );
    }
    e.body("M300 660C340 690 380 740 420 846C424 700 380 650 330 630Z", 0x3a6a98, 13.0);
    e.fill("O 118 606 11 11", INK);
    e.fill("O 114 602 4 4", Rgb(0xffffff));
    e.haze("M52 640C90 650 120 646 150 628", Rgb(0x1f3a63), 6.0, 0.9);
}

/// Card 27, "winged": two feathered wings spread wide.
pub(super) fn wings(e: &mut Surface) {
    for side in [false, true] {
        for (row, (count, long, from, color)) in
            [(8_u32, 250.0, 0.50, 0xcfc4b4), (7, 178.0, 0.52, 0xe6ddcc), (6, 112.0, 0.54, 0xfaf4e6)]
                .into_iter()
                .enumerate()
        {
            for k in 0..count {
                let t = f64::from(k) / f64::from(count - 1);
                let turns = from + 0.17 * (1.0 - t) - 0.25 * t - 0.04;
                let root = (
                    280.0 - t * 24.0 - row as f64 * 2.0,
                    400.0 - 80.0 * sin(0.25 * (1.0 - t)) + t * 40.0 - 30.0,
                );
                let reach = long * (1.0 - 0.32 * (1.0 - sin(0.08 + (1.0 - t) * 0.42)));
                let plume = Shape::of("M0 -12C40 -22 84 -20 100 0C84 16 40 18 0 12Z");
                let plume = plume.map(|p| (p.0 * reach / 100.0, p.1 * 1.25)).placed(
                    root,
                    1.0,
                    turns + 0.5 * 0.0,
                );
                let plume = if side { plume.flipped(300.0) } else { plume };
                e.paint(
                    plume,
                    Tint::between(0x8a7f94, color, 0xfffdf4),
                    Brush::body(15.0).long(44.0).contour(4.0),
                );
            }
        }
    }
}

/// Card 42, "elephant": an elephant lifting its trunk.
pub(super) fn elephant(e: &mut Surface) {
    e.veil("O 320 728 230 18", Rgb(0x2a204a), 0.28);
    let gray = 0x8c8a96;
    e.body("M210 640L200 728H262L268 640ZM440 640L452 728H512L506 640Z", 0x6c6a78, 15.0);
    e.line("M526 500C556 540 552 580 540 610", Rgb(0x5f5d6a), 10.0);
    e.body("M150 480C170 400 260 370 370 376C480 380 540 440 536 540C534 600 520 660 500 726H428C424 690 420 670 410 650\
            C350 664 300 660 270 650C266 680 262 706 258 728H186C180 640 150 580 150 480Z", gray, 21.0);
    let trunk = "M130 500C70 470 40 390 70 310C84 270 120 250 140 266C156 282 140 304 124 312C100 340 110 390 150 410C210 430 230 470 200 520Z";
    e.body(trunk, gray, 15.0);
    e.body("M110 440C110 370 160 330 220 336C280 340 310 390 300 450C290 520 230 560 180 546C130 536 106 496 110 440Z", 0x96949f, 17.0);
    e.body(
        "M240 350C300 330 350 360 354 430C356 490 320 540 280 540C250 500 230 420 240 350Z",
        0xa89aa0,
        15.0,
    );
    e.paint(
        "M262 384C296 376 322 400 322 440C322 474 306 500 286 508C268 470 256 430 262 384Z",
        Tint::soft(0xc49a98),
        Brush::body(13.0).contour(0.0),
    );
    e.body("M150 520C120 540 84 540 60 516C84 524 120 510 140 490Z", 0xf5ecd6, 8.0);
    e.fill("O 170 430 10 11", INK);
    e.fill("O 166 426 4 4", Rgb(0xffffff));
    e.haze("M84 330C94 334 104 336 114 332M76 362C90 366 100 366 108 362M84 398C96 398 108 394 116 388", Rgb(0x5f5d6a), 5.0, 0.8);
    e.haze("M192 716H250M436 714H494", Rgb(0xe6ddcf), 7.0, 0.8);
}

/// Card 48, "cat": a black cat with an arched back.
pub(super) fn cat(e: &mut Surface) {
    let fur = Tint::between(0x16121c, 0x2e2838, 0x8a80a0);
    e.veil("O 300 724 220 16", Rgb(0x2a204a), 0.3);
    let tail = "M470 560C520 520 540 440 500 380C486 352 510 326 534 346C590 420 570 540 500 610Z";
    e.paint(tail, fur, Brush::body(13.0).long(28.0));
    let body = "M196 720C206 660 196 610 200 560C170 560 150 540 148 510C190 360 270 290 350 306C450 326 510 470 500 640L508 720H456\
                L440 640C420 610 400 600 380 604L372 720H322L312 616C290 606 260 606 246 616L246 720Z";
    e.paint(body, fur, Brush::body(18.0).long(36.0));
    let head = "M160 600C100 600 74 560 78 510L70 440L116 474C134 466 166 466 184 474L230 440L224 510C230 560 216 600 160 600Z";
    e.paint(head, fur, Brush::body(14.0));
    e.fill("M84 456L108 476L90 492ZM216 456L194 476L212 492Z", Rgb(0xa9788a));
    e.fill("O 124 526 17 14 O 188 526 17 14", Rgb(0xd9d24a));
    e.fill("O 125 526 5 13 O 189 526 5 13", INK);
    e.fill("M148 556H168L158 568Z", Rgb(0xc98a94));
    e.haze(
        "M130 566L70 552M130 574L68 580M186 566L246 552M186 574L248 580",
        Rgb(0xcfc8d8),
        3.0,
        0.9,
    );
}

/// Card 52, "snail": a large snail with a spiral shell.
pub(super) fn snail(e: &mut Surface) {
    e.veil("O 310 728 240 14", Rgb(0x2a204a), 0.28);
    let foot = "M60 728C50 690 90 650 84 600C80 560 60 540 80 510C110 500 150 520 160 570C170 620 200 660 280 670L520 680C560 690 580 710 590 728Z";
    e.paint(foot, Tint::between(0x6a5a44, 0xc9b48a, 0xf4e8c8), Brush::body(15.0).long(34.0));
    e.line("M92 516C84 470 70 440 56 420M120 514C128 468 140 440 160 424", Rgb(0xb8a27a), 9.0);
    e.fill("O 54 416 11 11 O 162 420 11 11", Rgb(0x3a2c24));
    e.body("O 350 500 200 190", 0xb5713c, 24.0);
    let coil = |turns: f64| polar((362.0, 508.0), 176.0 * (1.0 - turns / 2.9), turns - 0.4);
    let points: Vec<_> = (0..=44_u32).map(|k| coil(f64::from(k) / 44.0 * 2.5)).collect();
    let line =
        points.iter().skip(1).fold(format!("M{:.0} {:.0}", points[0].0, points[0].1), |d, p| {
            format!("{d}L{:.0} {:.0}", p.0, p.1)
        });
    e.line(line.as_str(), Rgb(0x5a2f22), 15.0);
    let lit = Shape::of(&line).map(|p| (p.0 - 6.0, p.1 - 7.0));
    e.haze(lit, Rgb(0xf0c890), 5.0, 0.85);
    e.haze("M92 590C100 600 112 602 122 596", Rgb(0x6a5a44), 5.0, 0.9);
}

/// Card 58, "hare": a brown hare leaping to the left.
pub(super) fn hare(e: &mut Surface) {
    let coat = 0x9c6b42;
    e.veil("O 320 712 200 14", Rgb(0x2a204a), 0.22);
    e.body("M210 330C240 260 300 210 340 206C352 226 300 300 250 352Z", 0x8a5c3a, 11.0);
    e.body(
        "M440 560C500 560 560 610 594 680C570 690 540 680 520 660C490 630 450 620 420 610Z",
        0x875a38,
        13.0,
    );
    e.body(
        "M170 520C120 540 70 580 40 640C60 652 84 644 100 626C130 590 170 580 200 570Z",
        0x875a38,
        11.0,
    );
    let body = "M180 430C230 380 330 380 420 430C480 464 510 520 494 572C480 616 430 620 390 590C330 596 270 590 230 580C170 560 140 480 180 430Z";
    e.body(body, coat, 18.0);
    e.body(
        "M380 470C440 460 490 500 496 556C490 600 440 612 410 590C376 560 366 510 380 470Z",
        0xa87649,
        15.0,
    );
    e.body(
        "M210 560C160 590 110 620 84 668C104 682 130 674 146 656C180 620 220 600 250 584Z",
        coat,
        11.0,
    );
    e.body(
        "M430 590C470 600 520 640 540 700C516 712 486 700 470 676C450 646 420 630 400 604Z",
        coat,
        12.0,
    );
    e.body("M104 420C110 370 160 340 210 350C250 360 262 400 244 440C220 480 160 490 124 470C106 458 100 440 104 420Z", 0xa8774b, 14.0);
    e.body("M196 352C190 280 210 210 250 170C274 190 270 290 232 358Z", coat, 12.0);
    e.fill("M214 330C212 280 226 230 246 204C254 240 244 300 226 336Z", Rgb(0xd9a68e));
    e.fill("O 160 402 11 12", INK);
    e.fill("O 156 398 4 4", Rgb(0xffffff));
    e.fill("O 108 428 8 7", Rgb(0x5a2f2a));
    e.haze("M128 444L70 436M130 452L74 462", Rgb(0xefe2cc), 3.0, 0.9);
    e.body("O 500 506 28 26", 0xf1e6d0, 9.0);
    e.paint(
        "M200 560C260 584 340 590 390 584C330 560 260 548 200 560Z",
        Tint::soft(0xe6d2b0),
        Brush::body(9.0).contour(0.0),
    );
}

/// Card 50, "mermaid": a mermaid with a curved silver tail.
pub(super) fn mermaid(e: &mut Surface) {
    let skin = 0xe0a986;
    e.body(
        "M206 250C170 330 150 420 190 470C150 460 120 400 130 320C134 250 160 180 220 160Z",
        0xa8432a,
        12.0,
    );
    let tail = "M214 440C300 430 340 470 350 540C356 590 380 640 440 640C490 636 510 590 496 540C540 520 580 524 600 500C606 560 580 600 548 612\
                C570 640 566 680 540 706C520 690 508 670 510 650C470 716 360 726 290 680C230 640 200 540 214 440Z";
    e.paint(tail, Tint::between(0x3c5a72, 0x8fb0bc, 0xf0f6f4), Brush::body(15.0).long(26.0));
    for k in 0..13_u32 {
        let t = f64::from(k) / 12.0;
        let at = (262.0 + 60.0 * t * t + 24.0 * sin(t), 470.0 + 190.0 * t);
        let scale = format!("M{:.0} {:.0}q14 20 28 0q14 20 28 0", at.0 - 24.0, at.1);
        e.haze(scale, Rgb(0x3c5a72), 3.5, 0.7);
    }
    e.cloth("M196 292C180 340 200 390 206 450C240 468 280 462 306 446C300 400 300 350 284 300C260 284 220 282 196 292Z", skin, 13.0);
    e.cloth("M286 306C330 330 360 380 380 400C400 410 420 404 440 396C430 420 400 432 374 424C336 410 300 370 280 346Z", skin, 9.0);
    e.cloth(
        "M200 300C176 340 170 400 196 440C206 450 220 446 218 434C200 400 206 350 222 320Z",
        skin,
        9.0,
    );
    e.body(
        "M210 360C220 340 250 346 252 366C262 344 290 350 290 372C286 396 216 396 210 360Z",
        0x5a8fa0,
        8.0,
    );
    e.cloth("M196 210C194 170 226 150 260 156C292 162 304 190 298 226C294 258 272 280 246 278C218 276 198 248 196 210Z", skin, 12.0);
    e.body("M190 230C176 170 214 124 262 128C306 132 326 166 316 206C300 180 270 172 240 176C220 190 214 220 206 260C214 320 190 360 160 400C150 350 170 300 190 230Z", 0xb84a2c, 11.0);
    e.fill("O 244 218 5 6 O 280 218 5 6", INK);
    e.haze("M250 250C258 256 268 256 276 248", Rgb(0xa03a34), 5.0, 1.0);
    e.fill(Shape::star((300.0, 160.0), 5, 18.0, 8.0), Rgb(0xf2c15a));
}

/// Card 31, "carousel": three carousel horses under a striped canopy.
pub(super) fn carousel(e: &mut Surface) {
    for (x, y, color) in
        [(120.0, 500.0, 0xb8c9d2), (480.0, 500.0, 0xe3b7a4), (300.0, 540.0, 0xf2e6cf)]
    {
        e.line(format!("M{x} 250V{:.0}", y + 150.0), Rgb(0x8a5f22), 12.0);
        e.line(format!("M{} 250V{:.0}", x - 3.0, y + 150.0), Rgb(0xf0cf7a), 4.0);
        let place =
            |path: &str| Shape::of(path).placed((x, y), if y > 520.0 { 1.12 } else { 0.92 }, 0.0);
        e.body(place("M70 0C96 10 100 40 92 76C84 60 76 40 62 30Z"), 0x7a4a34, 7.0);
        e.body(place("M-66 -8C-40 -26 40 -28 68 -6C84 20 78 40 92 84H74L56 44C20 50 -20 50 -40 44L-70 70L-48 92L-60 102L-92 70L-64 34C-76 20 -78 4 -66 -8Z"), color, 15.0);
        e.body(place("M-36 -12C-50 -40 -60 -60 -80 -64L-118 -44C-126 -52 -122 -62 -116 -68L-86 -92L-80 -104L-70 -92C-40 -84 -16 -50 -8 -14Z"), color, 13.0);
        e.body(place("M-72 -94C-44 -92 -14 -60 -6 -24C-24 -30 -40 -60 -72 -94Z"), 0x7a4a34, 6.0);
        e.body(place("M-16 -26C0 -34 24 -34 36 -26L30 6C14 12 0 10 -10 4Z"), 0xb83a3a, 8.0);
        e.fill(place("O -90 -72 5 5"), INK);
    }
    for k in 0..8_u32 {
        let at = |k: u32, y: f64, wide: f64| (300.0 - wide + 2.0 * wide * f64::from(k) / 8.0, y);
        let wedge = Shape::polygon(&[(300.0, 70.0), at(k, 236.0, 280.0), at(k + 1, 236.0, 280.0)]);
        let color = if k.is_multiple_of(2) { 0xc23a34 } else { 0xf6ead0 };
        e.paint(
            wedge,
            Tint::of(color),
            Brush::body(16.0).long(40.0).flow(Flow::From(300.0, 60.0)).light(Light::Left),
        );
        let (a, b) = (at(k, 236.0, 280.0), at(k + 1, 236.0, 280.0));
        let frill =
            format!("M{:.0} 236H{:.0}C{:.0} 284 {:.0} 284 {:.0} 236Z", a.0, b.0, b.0, a.0, a.0);
        e.body(frill, if k.is_multiple_of(2) { 0xf0c24e } else { 0xc23a34 }, 9.0);
    }
    e.body("O 300 62 17 17", 0xf0c24e, 7.0);
}
