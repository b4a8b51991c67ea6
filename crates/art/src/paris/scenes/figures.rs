//! The pictures of people: a parasol after Renoir, a singer after Toulouse-Lautrec, a rehearsal after Degas.

use crate::studio::{Brush, Flow, Light, Rgb, Shape, Surface, Tint, number::polar};

/// A parasol, after Renoir: soft strokes like feathers in every direction, and sunlight that falls through
/// leaves.
pub(super) fn parasol(e: &mut Surface) {
    let feather = |flow| Brush::field(17.0, flow, Light::Broken).long(30.0).lively(0.55);
    e.paint(
        "R 0 0 600 300",
        Tint::broken([0x6f9a86, 0x8fb48a, 0xb4c894, 0xdcdca8, 0xf6e8c0]),
        feather(Flow::Any).light(Light::Lamp(200.0, 60.0, 520.0)),
    );
    e.paint(
        "M0 280C160 250 400 290 600 250V600H0Z",
        Tint::broken([0x5a8a5c, 0x86a864, 0xb0be70, 0xdccf86, 0xf4e2a8]),
        feather(Flow::Slant(0.21)).light(Light::Left),
    );
    e.paint(
        "M0 270C160 240 380 280 600 240V320C400 340 200 310 0 340Z",
        Tint::broken([0x6a9ac0, 0x8fb6d0, 0xb4d0d8, 0xdce6dc, 0xf6f0dc]),
        feather(Flow::Slant(0.0)),
    );
    for _ in 0..46 {
        let at = (e.random.between(0.0, 600.0), e.random.between(370.0, 600.0));
        let color = e.random.one_of(&[0xe8788a, 0xf4b4b0, 0xf6e6dc, 0xf0c45a, 0xb890c4]);
        let size = e.random.between(7.0, 14.0);
        e.fill(format!("O {:.0} {:.0} {size:.0} {:.0}", at.0, at.1, size * 0.8), Rgb(color));
    }
    let dress = Tint::broken([0x4a68a8, 0x6f8cc4, 0xa0b4d8, 0xd6d8e6, 0xfaf2e6]);
    e.paint(
        "M262 330C230 400 190 500 170 600H440C430 500 390 400 352 330Z",
        dress,
        Brush::body(17.0)
            .long(36.0)
            .flow(Flow::From(306.0, 250.0))
            .contour(0.0)
            .light(Light::Left)
            .lively(0.35),
    );
    e.paint(
        "M268 240C256 280 258 320 264 350H350C356 320 360 280 346 240C320 226 292 226 268 240Z",
        dress,
        Brush::body(13.0).contour(0.0).light(Light::Left).lively(0.35),
    );
    e.paint(
        "M262 340C290 352 326 352 354 340L358 362C326 374 290 374 258 362Z",
        Tint::of(0xd2566a),
        Brush::body(9.0).contour(0.0),
    );
    e.paint(
        "M346 250C384 270 400 300 392 330C380 340 370 330 368 318C366 300 350 290 336 284Z",
        Tint::soft(0xf0c4a4),
        Brush::body(9.0).contour(0.0),
    );
    e.line("M388 326L300 90", Rgb(0x8a5f40), 8.0);
    e.paint("M276 206C274 176 294 164 312 168C332 174 338 196 332 218C326 236 312 244 300 240C286 236 278 222 276 206Z", Tint::soft(0xf2c8a8), Brush::body(9.0).contour(0.0));
    e.paint("M266 200C262 164 300 150 326 162C344 172 342 196 334 206C316 190 296 186 282 200C282 214 276 218 272 216Z", Tint::of(0x8a4f30), Brush::body(9.0).contour(0.0));
    e.veil("O 322 216 9 7", Rgb(0xe88078), 0.7);
    let shade = "M70 150C90 40 220 -10 330 20C440 40 520 120 520 200C480 170 440 170 420 190C390 150 340 140 310 160C270 120 220 120 190 150C150 120 100 124 70 150Z";
    e.paint(
        shade,
        Tint::broken([0xd0a0a0, 0xe8c4b4, 0xf6e2cc, 0xfdf2e0, 0xffffff]),
        Brush::body(19.0)
            .long(40.0)
            .flow(Flow::From(300.0, 80.0))
            .contour(4.0)
            .light(Light::Left)
            .lively(0.3),
    );
    e.haze("M300 22C270 60 220 110 190 150M304 22C306 70 308 120 310 160M310 22C350 70 400 130 420 190", Rgb(0xc48a8a), 4.0, 0.7);
    for k in 0..14_u32 {
        let p = polar((300.0, 300.0), 260.0, f64::from(k) / 14.0);
        e.veil(
            format!("O {:.0} {:.0} 22 15", p.0.clamp(20.0, 580.0), p.1.clamp(60.0, 580.0)),
            Rgb(0xfff4c4),
            0.35,
        );
    }
}

/// A singer, after Toulouse-Lautrec: a poster with bare board, a firm line, flat color and spatter.
pub(super) fn singer(e: &mut Surface) {
    let ink = Rgb(0x2a2430);
    let loose = |slant: f64| {
        Brush::field(9.0, Flow::Slant(slant), Light::Broken)
            .long(70.0)
            .apart(1.9)
            .ground(0.0)
            .lively(0.5)
    };
    e.paint(
        "R 0 0 600 600",
        Tint::broken([0xcdb07c, 0xd9c08c, 0xe2cc9c, 0xead8ae, 0xf2e4c4]),
        Brush::field(26.0, Flow::Slant(0.19), Light::Broken).long(90.0).lively(0.5),
    );
    e.paint(
        "R 0 0 600 230",
        Tint::broken([0x5f7f78, 0x6f9086, 0x86a294, 0x9ab4a2, 0xb4c4ac]),
        loose(0.22),
    );
    e.paint(
        "M0 440L600 380V600H0Z",
        Tint::broken([0x9a6a3a, 0xb07c44, 0xc08f52, 0xd0a468, 0xdcb880]),
        loose(0.96),
    );
    for (x, y) in [(70, 90), (150, 60), (530, 80)] {
        e.veil(format!("O {x} {y} 44 44"), Rgb(0xf8eab0), 0.5);
        e.fill(format!("O {x} {y} 22 22"), Rgb(0xfdf4cc));
    }
    e.fill("M600 300C520 280 470 330 460 420C450 500 470 560 480 600H600Z", ink);
    e.fill("M520 300C500 250 520 214 556 214C590 214 604 240 600 300Z", ink);
    e.fill(
        "M180 600C170 500 190 400 250 350C300 320 380 330 420 380C460 440 470 520 470 600Z",
        Rgb(0x26222e),
    );
    e.paint(
        "M180 600C170 500 190 400 250 350C300 320 380 330 420 380C460 440 470 520 470 600Z",
        Tint::broken([0x26222e, 0x2f2b3a, 0x3a3648, 0x4a465c, 0x5c5870]),
        loose(0.22),
    );
    e.fill("M250 350C290 390 370 400 420 372C440 396 440 420 424 436C370 460 290 450 236 410C230 390 236 366 250 350ZM270 420C260 480 262 540 280 600H330C300 540 304 480 320 438Z", Rgb(0xc8342a));
    e.line("M250 350C290 390 370 400 420 372C440 396 440 420 424 436C370 460 290 450 236 410C230 390 236 366 250 350ZM270 424C260 480 262 540 280 600M330 600C300 540 304 480 320 444", ink, 7.0);
    e.fill("M282 260C276 210 310 180 346 190C384 198 396 240 386 290C380 330 360 366 330 366C300 362 284 310 282 260Z", Rgb(0xf0cba4));
    e.paint("M282 260C276 210 310 180 346 190C384 198 396 240 386 290C380 330 360 366 330 366C300 362 284 310 282 260Z", Tint::broken([0xd89a78, 0xe4b088, 0xf0cba4, 0xf6dcb8, 0xfbead0]), loose(0.2));
    e.fill("M270 210C250 260 262 320 286 340C276 300 280 250 300 222ZM388 206C412 250 404 310 380 336C392 300 392 250 380 222Z", Rgb(0xc8662a));
    e.line(
        "M282 260C276 310 300 360 330 366C360 366 380 330 386 290C390 264 388 240 380 222",
        ink,
        7.0,
    );
    e.line("M306 262C314 254 326 254 334 262M352 260C360 252 372 254 378 262M344 270C352 290 352 300 342 304", ink, 6.0);
    e.fill("M318 324C328 316 350 316 360 324C352 340 328 340 318 324Z", Rgb(0xc8342a));
    e.fill("M196 206C260 150 420 140 480 190C490 206 470 220 440 216C370 196 290 206 230 232C206 238 190 222 196 206Z", ink);
    e.fill("M250 196C252 130 300 96 350 100C400 106 424 140 424 186C370 170 310 176 250 196Z", ink);
    e.fill("M250 176C300 152 370 148 424 168L424 186C370 170 310 176 250 196Z", Rgb(0xe9b93c));
    e.fill("M420 130C470 90 530 110 540 150C510 140 470 150 440 176Z", Rgb(0xf0e6d0));
    e.line(
        "M420 130C470 90 530 110 540 150C510 140 470 150 440 176M440 150C470 130 500 126 524 136",
        ink,
        6.0,
    );
    for _ in 0..70 {
        let (x, y, r) = (
            e.random.between(0.0, 600.0),
            e.random.between(0.0, 600.0),
            e.random.between(2.0, 5.0),
        );
        let color = e.random.one_of(&[0x2a2430, 0xc8342a, 0x5f7f78]);
        e.veil(format!("O {x:.0} {y:.0} {r:.0} {r:.0}"), Rgb(color), 0.55);
    }
}

/// A ballet rehearsal, after Degas: pastel, hatched layer over layer, seen from the balcony.
pub(super) fn rehearsal(e: &mut Surface) {
    let hatch = |slant: f64, light| {
        Brush::field(7.0, Flow::Slant(slant), light).long(64.0).lively(0.4).apart(1.25)
    };
    e.paint(
        "R 0 0 600 600",
        Tint::broken([0x9a7a5c, 0xb8966c, 0xcfb084, 0xdfc79c, 0xeddcb8]),
        hatch(0.93, Light::Lamp(200.0, 420.0, 560.0)),
    );
    e.paint(
        "M0 0H600V120C440 150 200 120 0 190Z",
        Tint::broken([0x2f4a48, 0x46685c, 0x668672, 0x8fa386, 0xbcc09c]),
        hatch(0.3, Light::Left),
    );
    e.haze("M0 330L600 200M0 470L600 320M60 600L600 450", Rgb(0x8a6a4c), 4.0, 0.5);
    for (x, y, size, color) in [(470.0, 190.0, 0.62, 0xd8c4d0), (210.0, 360.0, 1.15, 0xc4d6e2)] {
        let part = |path: &str| Shape::of(path).placed((x, y), size, 0.0);
        e.veil(part("O 20 206 150 22"), Rgb(0x5a4434), 0.3);
        e.paint(part("M-26 60C-30 120 -50 170 -70 206L-44 210C-20 176 0 130 8 70ZM24 60C40 110 60 150 110 176L100 194C50 176 16 130 0 80Z"), Tint::soft(0xecc0a4), hatch(0.25, Light::Left).long(30.0).contour(4.0));
        e.fill(
            part("M-78 204L-40 212L-46 222L-84 216ZM104 172L130 190L116 200L94 190Z"),
            Rgb(0xe89aa0),
        );
        let skirt = "M-40 10C-110 20 -170 60 -180 96C-140 90 -120 112 -84 106C-50 130 -10 120 10 116C50 130 90 116 120 112C150 116 176 100 190 86C170 50 100 14 40 6Z";
        e.paint(
            part(skirt),
            Tint::between(0x7a8aa0, color, 0xffffff),
            Brush::field(6.0, Flow::From(x, y - 60.0 * size), Light::Left)
                .long(44.0)
                .lively(0.45)
                .contour(4.0),
        );
        e.paint(part("M-40 14C-50 -30 -46 -70 -30 -96C-10 -106 22 -104 36 -92C48 -60 46 -20 40 12C14 26 -16 26 -40 14Z"), Tint::of(0x7fa3bd), hatch(0.22, Light::Left).long(40.0).contour(4.0));
        e.paint(part("M30 -92C80 -110 130 -150 160 -200C170 -206 178 -198 174 -188C150 -130 100 -80 44 -56ZM-30 -92C-70 -80 -120 -90 -160 -120C-168 -116 -168 -106 -160 -102C-120 -70 -70 -52 -36 -56Z"), Tint::soft(0xf0c8aa), hatch(0.4, Light::Left).long(26.0).contour(4.0));
        e.paint(part("M-22 -134C-26 -164 -4 -182 18 -176C40 -170 44 -144 34 -122C26 -106 10 -98 -2 -102C-14 -108 -20 -120 -22 -134Z"), Tint::soft(0xf2cdb0), hatch(0.3, Light::Left).long(20.0).contour(4.0));
        e.paint(part("M-26 -134C-34 -174 0 -196 30 -184C52 -172 50 -142 38 -128C20 -154 -8 -154 -22 -118ZM20 -184C24 -204 50 -202 50 -184C48 -174 34 -172 24 -176Z"), Tint::of(0x6a3f2c), hatch(0.1, Light::Left).long(20.0).contour(3.0));
        e.line(part("M-34 -96C-10 -84 18 -84 38 -94"), Rgb(0x2a2430), 5.0);
        e.fill(part("M-40 4C-14 18 16 16 42 2L46 18C16 34 -16 34 -44 20Z"), Rgb(0xd9785a));
    }
    e.paint(
        "M430 600C420 540 440 500 480 480C510 440 560 440 600 460V600Z",
        Tint::of(0x3a3440),
        hatch(0.2, Light::Left),
    );
    e.paint(
        "M500 460C490 420 520 396 550 404C580 410 592 440 580 470Z",
        Tint::of(0x5a4038),
        hatch(0.3, Light::Left).long(30.0),
    );
}
