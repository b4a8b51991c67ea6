//! Motifs of made things: instruments, machines, finery.

use crate::studio::{Brush, Flow, Light, Rgb, Shape, Surface, Tint, number::polar};

const INK: Rgb = Rgb(0x221a1c);
const BRASS: [u32; 3] = [0x6a4216, 0xc9963c, 0xfbe8a8];

fn brass() -> Tint {
    Tint::between(BRASS[0], BRASS[1], BRASS[2])
}

/// Card 3, "crowned": a jeweled crown at the top center.
pub(super) fn crown(e: &mut Surface) {
    let gold = Tint::between(0x8a5a14, 0xe0ac38, 0xfff3b4);
    e.paint(
        "M150 250L126 96L212 178L256 60L300 166L344 60L388 178L474 96L450 250Z",
        gold,
        Brush::body(15.0).long(30.0).light(Light::Left),
    );
    e.paint(
        "M146 246C200 226 400 226 454 246V296C400 276 200 276 146 296Z",
        gold,
        Brush::body(11.0).long(30.0),
    );
    e.body("M170 240C210 214 390 214 430 240C400 228 200 228 170 240Z", 0x8a2438, 7.0);
    for (x, y, color) in
        [(126, 92, 0xc02c3c), (256, 54, 0x2f6fb0), (344, 54, 0x2f6fb0), (474, 92, 0xc02c3c)]
    {
        e.body(format!("O {x} {y} 19 19"), color, 8.0);
    }
    e.body("O 300 262 24 19", 0xc02c3c, 8.0);
    e.body("O 220 264 16 14 O 380 264 16 14", 0x2f8f6a, 7.0);
    for (x, y) in [(292, 254), (214, 258), (374, 258), (120, 86), (250, 48), (338, 48), (468, 86)] {
        e.fill(format!("O {x} {y} 5 4"), Rgb(0xfffdf2));
    }
}

fn cog(e: &mut Surface, at: (f64, f64), radius: f64, teeth: u32, turn: f64, tint: Tint) {
    let n = teeth * 4;
    let spot = |i: u32| {
        let out = if i % 4 < 2 { radius } else { radius * 0.82 };
        polar(at, out, turn + (f64::from(i) + 0.5) / f64::from(n))
    };
    let rim = Shape::polygon(&(0..n).map(spot).collect::<Vec<_>>());
    e.paint(rim, tint, Brush::body(radius / 6.5).flow(Flow::Round(at.0, at.1)).long(radius / 3.0));
    let ring = |r: f64| format!("O {:.0} {:.0} {:.0} {:.0}", at.0, at.1, radius * r, radius * r);
    e.haze(ring(0.6).as_str(), tint.dark(), radius / 14.0, 0.8);
    e.haze(
        Shape::of(&ring(0.58)).map(|p| (p.0 - 2.0, p.1 - 3.0)),
        tint.light(),
        radius / 26.0,
        0.9,
    );
    for k in 0..5_u32 {
        let hole = polar(at, radius * 0.42, turn + f64::from(k) / 5.0);
        e.fill(
            format!("O {:.0} {:.0} {:.0} {:.0}", hole.0, hole.1, radius * 0.1, radius * 0.1),
            tint.dark(),
        );
    }
    e.paint(ring(0.19), tint, Brush::body(radius / 10.0));
}

/// Card 5, "mechanical": brass cogs meshing in the lower corner.
pub(super) fn cogs(e: &mut Surface) {
    let steel = Tint::between(0x3c4250, 0x8d97a2, 0xe8ecea);
    cog(e, (300.0, 500.0), 92.0, 11, 0.02, steel);
    cog(e, (150.0, 610.0), 128.0, 14, 0.0, brass());
    cog(e, (418.0, 640.0), 84.0, 10, 0.03, Tint::between(0x5a2c16, 0xb86a3a, 0xf4c89a));
    cog(e, (96.0, 424.0), 72.0, 9, 0.01, Tint::between(0x5a2c16, 0xb86a3a, 0xf4c89a));
}

/// Card 14, "melodious": a winding ribbon of musical notes.
pub(super) fn notes(e: &mut Surface) {
    let way = |dy: f64| {
        format!(
            "M-10 {}C120 {} 200 {} 310 {}S480 {} 610 {}",
            300.0 + dy,
            120.0 + dy,
            160.0 + dy,
            300.0 + dy,
            420.0 + dy,
            220.0 + dy
        )
    };
    let ribbon = "M-10 300C120 120 200 160 310 300S480 420 610 220V324C480 524 420 524 310 404C200 264 120 224 -10 404Z";
    e.paint(
        ribbon,
        Tint::between(0xb99f6c, 0xf2e4bf, 0xfffaea),
        Brush::body(17.0).long(54.0).contour(4.0).lively(0.3),
    );
    for k in 0..5 {
        e.haze(way(14.0 + f64::from(k) * 19.0), Rgb(0x6a5540), 2.5, 0.85);
    }
    for (x, y, pair) in [
        (70.0, 262.0, false),
        (160.0, 220.0, true),
        (300.0, 336.0, false),
        (392.0, 400.0, true),
        (530.0, 350.0, false),
    ] {
        let head = |dx: f64| Shape::of("O 0 0 20 15").placed((x + dx, y), 1.0, -0.06);
        e.fill(head(0.0), INK);
        e.line(format!("M{:.0} {:.0}V{:.0}", x + 17.0, y - 4.0, y - 92.0), INK, 6.0);
        if pair {
            e.fill(head(66.0), INK);
            e.line(format!("M{:.0} {:.0}V{:.0}", x + 83.0, y - 4.0, y - 92.0), INK, 6.0);
            e.line(format!("M{:.0} {:.0}H{:.0}", x + 17.0, y - 90.0, x + 83.0), INK, 14.0);
        } else {
            e.line(format!("M{:.0} {:.0}c6 26 32 26 26 58", x + 17.0, y - 92.0), INK, 7.0);
        }
    }
}

/// Card 17, "secret": a keyhole with a hanging brass key.
pub(super) fn keyhole(e: &mut Surface) {
    e.paint("M206 250C206 170 250 130 300 130C350 130 394 170 394 250V470C394 540 350 570 300 570C250 570 206 540 206 470Z", brass(), Brush::body(19.0).long(42.0));
    e.haze("M224 252C224 182 260 150 300 150C340 150 376 182 376 252V468C376 528 340 550 300 550C260 550 224 528 224 468Z", Rgb(0x6a4216), 5.0, 0.8);
    e.fill("M300 240C340 240 358 276 346 306C338 322 328 330 322 338L346 450H254L278 338C272 330 262 322 254 306C242 276 260 240 300 240Z", Rgb(0x120e14));
    for (x, y) in [(300, 180), (300, 518)] {
        e.body(format!("O {x} {y} 13 13"), 0x8a5f2a, 6.0);
    }
    e.line("M470 -10C474 120 470 220 474 330", Rgb(0x8e2f33), 7.0);
    e.paint("M474 322C520 322 542 356 534 392C526 424 500 432 488 434L490 630H540V662H516V680H540V712H458L460 434C444 432 420 420 414 392C406 356 430 322 474 322Z\
             M474 350C454 350 440 364 442 384C444 400 458 408 474 408S504 400 506 384C508 364 494 350 474 350Z", brass(), Brush::body(11.0).long(24.0));
}

/// Card 28, "festive": paper bunting strung between two poles.
pub(super) fn bunting(e: &mut Surface) {
    let colors = [0xc8383a, 0xf0bd42, 0x3d7fae, 0x5f9a56, 0xf4ead4, 0x8a5a9a];
    for x in [34, 566] {
        e.line(format!("M{x} 80V846"), Rgb(0x4a3226), 19.0);
        e.line(format!("M{} 80V846", x - 4), Rgb(0xa87a4e), 7.0);
        e.body(format!("O {x} 70 18 18"), 0xe0ac38, 8.0);
    }
    for (row, (y, sag)) in [(100.0, 130.0), (200.0, 150.0)].into_iter().enumerate() {
        let at = |t: f64| (34.0 + 532.0 * t, y + sag * 4.0 * t * (1.0 - t));
        let line = (0..=16_u32).skip(1).fold(format!("M34 {y}"), |d, k| {
            let p = at(f64::from(k) / 16.0);
            format!("{d}L{:.0} {:.0}", p.0, p.1)
        });
        e.line(line, Rgb(0x5a4030), 4.0);
        for k in 0..8_u32 {
            let (a, b) = (at((f64::from(k) + 0.14) / 8.0), at((f64::from(k) + 0.86) / 8.0));
            let tip = (f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1) + 74.0);
            let color = colors[(k as usize + row * 3) % 6];
            e.paint(
                Shape::polygon(&[a, b, tip]),
                Tint::of(color),
                Brush::body(13.0).flow(Flow::Slant(0.17)).light(Light::Left),
            );
        }
    }
}

/// Card 11, "piano": a grand piano with its lid raised.
pub(super) fn piano(e: &mut Surface) {
    let lacquer = Tint::between(0x121018, 0x2f2a36, 0x8e8496);
    e.veil("O 310 730 240 13", Rgb(0x2a204a), 0.28);
    e.paint(
        "M190 470C210 360 300 240 470 190C540 176 570 220 560 300C550 360 540 420 536 470Z",
        lacquer,
        Brush::body(20.0).long(48.0).flow(Flow::Slant(-0.09)),
    );
    e.paint(
        "M206 470C226 380 310 270 468 214C524 200 544 232 536 300L520 470Z",
        Tint::between(0x7a4a1e, 0xc88f44, 0xf4d59a),
        Brush::body(13.0).long(46.0).flow(Flow::Slant(-0.13)).contour(0.0),
    );
    e.line("M440 480L486 300", Rgb(0x2a1f18), 9.0);
    e.paint(
        "M110 470H560C576 470 580 490 574 520L566 580H120C100 580 96 556 100 530Z",
        lacquer,
        Brush::body(17.0).long(48.0).flow(Flow::Slant(0.0)),
    );
    e.paint(
        "M60 530H300C310 540 310 566 300 580H66C50 572 48 540 60 530Z",
        lacquer,
        Brush::body(12.0).long(40.0).flow(Flow::Slant(0.0)),
    );
    e.fill("M70 536H292V560H70Z", Rgb(0xf8f2e2));
    for k in 1..13 {
        let x = 70 + k * 17;
        e.line(format!("M{x} 536V560"), Rgb(0x8a8076), 2.0);
        if ![3, 7, 10].contains(&k) {
            e.line(format!("M{x} 537V550"), INK, 7.0);
        }
    }
    for leg in [
        "M110 580L120 730H148L150 580Z",
        "M300 580L304 730H330L336 580Z",
        "M500 580L512 730H540L544 580Z",
    ] {
        e.paint(leg, lacquer, Brush::body(11.0).long(28.0));
    }
    e.body("M150 420L250 410L262 466H140Z", 0xf4ead2, 9.0);
    e.haze("M160 434L244 426M160 450L248 442", Rgb(0x6a5a50), 3.0, 0.9);
}

/// Card 45, "accordion": an accordion with its bellows stretched wide.
pub(super) fn accordion(e: &mut Surface) {
    for k in 0..10_u32 {
        let t = f64::from(k);
        let (x, y) = (190.0 + t * 23.0, 360.0 - 26.0 * crate::studio::number::sin(t / 18.0));
        let fold = format!(
            "M{x:.0} {y:.0}L{:.0} {:.0}V{:.0}L{x:.0} {:.0}Z",
            x + 24.0,
            y + 14.0,
            y + 262.0,
            y + 276.0
        );
        let color = if k.is_multiple_of(2) { 0xb8323a } else { 0x7d1f30 };
        e.paint(
            fold,
            Tint::of(color),
            Brush::body(11.0).long(44.0).flow(Flow::Slant(0.25)).light(Light::Left),
        );
        e.line(format!("M{x:.0} {y:.0}V{:.0}", y + 276.0), Rgb(0xe6c168), 4.0);
    }
    e.body(
        "M70 360C110 340 160 344 196 356V640C160 652 110 652 70 632C60 560 60 440 70 360Z",
        0x3a2b30,
        17.0,
    );
    e.body(
        "M418 356C450 344 500 340 536 360C546 440 546 560 536 632C500 652 450 652 418 640Z",
        0x3a2b30,
        17.0,
    );
    e.paint(
        "M436 372L500 366V624L436 622Z",
        Tint::between(0xb0a48e, 0xf6efdc, 0xffffff),
        Brush::body(12.0).flow(Flow::Slant(0.0)),
    );
    for k in 1..11 {
        let y = 370 + k * 23;
        e.line(format!("M436 {y}H500"), Rgb(0x8a8076), 2.5);
        if k % 4 != 0 {
            e.line(format!("M470 {y}H500"), INK, 11.0);
        }
    }
    for k in 0..18 {
        e.fill(format!("O {} {} 9 9", 96 + k % 3 * 28, 390 + k / 3 * 44), Rgb(0xf0e6cf));
    }
    e.line("M78 350C150 250 460 250 530 350", Rgb(0x5a3426), 13.0);
    e.haze("M82 342C150 246 460 246 524 340", Rgb(0xb07a50), 4.0, 0.9);
}

/// Card 47, "teapot": a steaming teapot on a round table.
pub(super) fn teapot(e: &mut Surface) {
    e.paint(
        "O 300 668 250 54",
        Tint::of(0x9a5f3a),
        Brush::body(15.0).long(48.0).flow(Flow::Slant(0.0)),
    );
    e.body("M276 716H324L334 846H266Z", 0x7a4a2c, 10.0);
    e.veil("O 320 660 170 24", Rgb(0x2a204a), 0.35);
    for steam in [
        "M140 380C110 330 160 290 130 240C112 200 140 170 150 140",
        "M170 380C150 340 190 310 174 262C166 236 180 216 188 200",
    ] {
        e.haze(steam, Rgb(0xfbf8f0), 16.0, 0.55);
        e.haze(steam, Rgb(0xffffff), 7.0, 0.7);
    }
    e.line("M410 470C500 430 540 520 480 570C450 594 424 590 404 600", Rgb(0x24425f), 26.0);
    e.line("M410 468C496 432 530 518 474 564C450 582 424 584 404 594", Rgb(0x4f86ae), 16.0);
    e.body("M210 560C170 540 160 490 148 450C140 424 124 408 130 392C146 384 172 396 184 416C206 450 210 470 236 486Z", 0x4580aa, 12.0);
    e.paint("M180 540C170 460 230 416 306 416C382 416 440 460 430 540C424 610 390 660 306 660C222 660 186 610 180 540Z", Tint::between(0x1f3f66, 0x4f8cb8, 0xd6ecf2), Brush::body(19.0));
    e.body(
        "M220 430C230 394 270 380 306 380C342 380 382 394 392 430C350 448 262 448 220 430Z",
        0x5d97c0,
        12.0,
    );
    e.body("O 306 370 19 17", 0xe0ac38, 8.0);
    for (x, y) in [(250.0, 540.0), (310.0, 570.0), (368.0, 540.0)] {
        for k in 0..5_u32 {
            let p = polar((x, y), 14.0, f64::from(k) / 5.0 - 0.05);
            e.fill(format!("O {:.0} {:.0} 10 10", p.0, p.1), Rgb(0xf7f1e4));
        }
        e.fill(format!("O {x} {y} 7 7"), Rgb(0xe0ac38));
    }
}

/// Card 54, "bell": a bronze bell hanging from a beam.
pub(super) fn bell(e: &mut Surface) {
    e.paint(
        "M-10 60H610V124H-10Z",
        Tint::of(0x7a5438),
        Brush::body(15.0).long(64.0).flow(Flow::Slant(0.0)).light(Light::Above),
    );
    e.line("M270 124C270 176 330 176 330 124", Rgb(0x3a2a24), 19.0);
    e.fill("O 300 480 30 30", Rgb(0x3a2a1e));
    e.body("O 300 476 27 27", 0x8a5f30, 10.0);
    e.paint("M300 160C360 160 392 200 398 270C404 350 430 400 476 440C480 462 470 470 440 474C360 486 240 486 160 474C130 470 120 462 124 440C170 400 196 350 202 270C208 200 240 160 300 160Z",
        Tint::between(0x4a2c18, 0xa8743a, 0xf6dca0), Brush::body(19.0).long(40.0));
    e.haze("M150 446C240 466 360 466 450 446M206 300C260 312 340 312 394 300M204 276C260 288 340 288 396 276", Rgb(0x4a2c18), 6.0, 0.85);
    e.haze("M232 250C238 214 256 196 274 188", Rgb(0xfff2cf), 9.0, 0.85);
}

/// Card 57, "window": an open window with green shutters.
pub(super) fn window(e: &mut Surface) {
    e.paint(
        "M200 120H400V480H200Z",
        Tint::between(0x5f93b8, 0xa9d2e0, 0xf4f2dc),
        Brush::field(20.0, Flow::Waves(200.0, 0.05), Light::Below),
    );
    e.paint(
        "M200 400C260 370 340 390 400 360V480H200Z",
        Tint::of(0x7fa35c),
        Brush::field(14.0, Flow::Slant(-0.03), Light::Above),
    );
    for frame in [
        "M192 112H408V132H192Z",
        "M192 112H212V490H192ZM388 112H408V490H388Z",
        "M292 120H308V480H292Z",
        "M200 280H400V294H200Z",
    ] {
        e.paint(
            frame,
            Tint::between(0x9a8c7a, 0xf4ead8, 0xfffdf4),
            Brush::body(8.0).long(30.0).contour(3.0),
        );
    }
    for flip in [false, true] {
        let turn = |path: &str| if flip { Shape::of(path).flipped(300.0) } else { Shape::of(path) };
        e.body(turn("M186 116L70 84V520L186 486Z"), 0x3f7a58, 15.0);
        for k in 0..11 {
            let y = 130 + k * 32;
            let lift = if k < 5 { -22 + k * 3 } else { -10 + (k - 5) * 3 };
            e.haze(turn(&format!("M172 {y}L88 {}", y + lift)), Rgb(0x1f4a38), 6.0, 0.9);
            e.haze(turn(&format!("M172 {}L88 {}", y - 5, y + lift - 5)), Rgb(0x8fbf98), 2.5, 0.8);
        }
    }
    e.body("M176 486H424L434 518H166Z", 0xcdbfa6, 10.0);
    e.body("M236 452H364L356 490H244Z", 0xb8633a, 9.0);
    for (x, y, color) in [
        (252, 446, 0xd9404a),
        (284, 430, 0xf0c24e),
        (314, 444, 0xd9404a),
        (346, 434, 0xe98aa0),
        (300, 452, 0x5f9a50),
        (268, 456, 0x5f9a50),
    ] {
        e.body(format!("O {x} {y} 19 17"), color, 9.0);
    }
}

/// Card 60, "carnival": harlequin diamonds and swirling paper streamers.
pub(super) fn carnival(e: &mut Surface) {
    let colors = [0xc8383a, 0xf0bd42, 0x2f6f9a, 0x4f9a62, 0x8a4f9a];
    for k in 0..11_u32 {
        let (column, row) = (k % 2, k / 2);
        for side in [0.0, 1.0] {
            let x = 46.0 + f64::from(column) * 54.0;
            let y = 130.0 + f64::from(row) * 112.0 + f64::from(column) * 56.0;
            let x = if side > 0.5 { 600.0 - x } else { x };
            let diamond =
                Shape::polygon(&[(x, y - 56.0), (x + 54.0, y), (x, y + 56.0), (x - 54.0, y)]);
            let color = colors[(k as usize * 2 + side as usize) % 5];
            e.paint(
                diamond,
                Tint::of(color),
                Brush::body(16.0).long(34.0).flow(Flow::Slant(0.13)).light(Light::Left),
            );
        }
    }
    for (path, color) in [
        (
            "M180 -10C260 60 180 120 250 170C320 220 220 270 290 320C350 366 260 420 330 470C380 510 330 560 360 600",
            0xe98a3a,
        ),
        (
            "M420 -10C340 70 420 110 350 180C280 240 390 280 310 340C240 400 330 430 260 500",
            0x3f8fae,
        ),
        ("M300 -10C330 40 270 80 300 120C330 160 270 200 300 240", 0xd9567a),
    ] {
        e.line(path, Rgb(color).mix(Rgb(0x2a204a), 0.4), 17.0);
        e.line(path, Rgb(color), 11.0);
        e.haze(Shape::of(path).map(|p| (p.0 - 3.0, p.1 - 2.0)), Rgb(0xfff1d6), 3.5, 0.8);
    }
    for _ in 0..26 {
        let at = (e.random.between(150.0, 450.0), e.random.between(40.0, 700.0));
        let (color, turns) = (e.random.one_of(&colors), e.random.share());
        e.fill(Shape::of("R -8 -5 16 10").placed(at, 1.0, turns), Rgb(color));
    }
}
