//! Two still lifes and a shore: peonies after Manet, a bay after Gauguin, a bowl of fruit after Valadon.

use crate::studio::{Brush, Flow, Light, Rgb, Shape, Surface, Tint};

/// Peonies, after Manet: light flowers on a dark ground, in a few broad strokes.
pub(super) fn peonies(e: &mut Surface) {
    let broad =
        |slant: f64, light| Brush::field(44.0, Flow::Slant(slant), light).long(120.0).lively(0.18);
    e.paint(
        "R 0 0 600 430",
        Tint::between(0x1c191c, 0x332c2e, 0x5f5450),
        broad(0.2, Light::Lamp(150.0, 150.0, 620.0)),
    );
    e.paint(
        "M0 420H600V600H0Z",
        Tint::between(0xa9a296, 0xe2dac8, 0xfaf5e8),
        broad(0.01, Light::Left),
    );
    e.haze("M0 424H600", Rgb(0x2a2426), 6.0, 0.6);
    e.veil("O 330 530 150 22", Rgb(0x3a3236), 0.45);
    e.paint(
        "M232 330C226 400 236 480 252 530H348C364 480 374 400 368 330Z",
        Tint::between(0x4a5a62, 0x9fb2b2, 0xeef2ea),
        Brush::field(22.0, Flow::Slant(0.25), Light::Left).long(70.0),
    );
    e.haze(
        "M262 360C262 430 270 480 276 520M300 360L296 520M334 356C336 420 328 480 322 520",
        Rgb(0x3f5a44),
        8.0,
        0.8,
    );
    e.haze("M244 420C280 430 320 430 358 418", Rgb(0xf7f9f2), 5.0, 0.85);
    for (x, y, turns) in [
        (210.0, 330.0, 0.45),
        (390.0, 330.0, 0.06),
        (300.0, 350.0, 0.2),
        (420.0, 250.0, 0.95),
        (180.0, 250.0, 0.55),
    ] {
        let leaf = Shape::of("M0 0C26 -34 84 -36 118 0C84 22 30 26 0 0Z");
        e.paint(
            leaf.placed((x, y), 0.9, turns),
            Tint::between(0x1f3326, 0x44664a, 0x8fa878),
            Brush::body(18.0).long(52.0).flow(Flow::Slant(turns)).contour(0.0),
        );
    }
    let petals = [
        (0xd98a94, 210.0, 250.0, 1.0),
        (0xf1e6dc, 310.0, 180.0, 1.2),
        (0xc8546a, 400.0, 260.0, 1.0),
        (0xf3d6d2, 296.0, 300.0, 1.0),
    ];
    for (color, x, y, size) in petals {
        let bloom = Shape::of(
            "M-66 0C-78 -44 -30 -74 0 -62C36 -76 80 -40 66 2C70 44 30 66 0 56C-34 68 -72 42 -66 0Z",
        );
        e.paint(
            bloom.placed((x, y), size, 0.0),
            Tint::of(color),
            Brush::field(24.0, Flow::Round(x, y), Light::Lamp(x - 26.0, y - 30.0, 110.0))
                .long(40.0)
                .lively(0.3),
        );
        e.haze(
            Shape::of("M-30 8C-20 -20 20 -24 30 4M-18 20C0 6 16 8 22 20").placed((x, y), size, 0.0),
            Rgb(color).mix(Rgb(0x5a1f34), 0.5),
            7.0,
            0.8,
        );
    }
    e.veil("O 476 548 70 12", Rgb(0x3a3236), 0.45);
    e.paint(
        "M408 512C420 470 490 462 520 490C540 496 544 512 530 520C510 552 430 556 408 512Z",
        Tint::between(0x9a7a14, 0xe9c92e, 0xfdf2a0),
        Brush::field(22.0, Flow::Along, Light::Body).long(44.0),
    );
    e.paint(
        "M70 530C110 520 150 524 190 540L186 552C150 540 110 538 72 546Z",
        Tint::between(0x5a6068, 0xb4bcc0, 0xf8faf8),
        Brush::field(9.0, Flow::Slant(0.02), Light::Left).long(50.0),
    );
    e.line("M40 536L80 538", Rgb(0x241c1e), 14.0);
}

/// A bay, after Gauguin: fields of pure color inside dark outlines, and hardly any shade.
pub(super) fn bay(e: &mut Surface) {
    let field = |slant: f64| {
        Brush::field(30.0, Flow::Slant(slant), Light::Broken).long(80.0).lively(0.3).contour(8.0)
    };
    let flat = |rgb: u32| {
        let t = Tint::soft(rgb);
        Tint([Rgb(0x23264a), t.0[1], t.0[2], t.0[2], t.0[3]])
    };
    e.paint("M-20 -20H620V190H-20Z", flat(0xf2c24a), field(0.0));
    e.paint(
        "M-20 200C60 90 150 60 230 120C300 60 400 70 450 140C510 110 570 130 620 170V260H-20Z",
        flat(0x6a5aa0),
        field(0.1),
    );
    e.paint(
        "M-20 240C120 200 300 250 420 220C500 204 560 220 620 210V300H-20Z",
        flat(0x2f8a6a),
        field(-0.02),
    );
    e.paint(
        "M-20 290H620V400C500 430 420 380 300 400C180 420 80 390 -20 420Z",
        flat(0x2a6fa8),
        field(0.0),
    );
    e.haze("M40 330H140M220 350H330M420 330H540M110 370H200M400 368H480", Rgb(0xa8d4d4), 7.0, 0.9);
    e.paint(
        "M-20 410C80 380 180 420 300 396C420 376 500 424 620 392V620H-20Z",
        flat(0xe8879a),
        field(0.03),
    );
    e.paint("M-20 480C100 450 190 520 240 620H-20Z", flat(0xd2502e), field(0.1));
    e.paint(
        "M520 620C500 480 500 300 470 130L500 124C530 290 545 470 570 620Z",
        flat(0x7a4a34),
        field(0.24),
    );
    for turns in [0.02, 0.13, 0.9, 0.42, 0.52, 0.62, 0.78] {
        let frond = Shape::of("M0 0C40 -40 120 -44 170 10C120 -6 50 6 0 0Z").placed(
            (486.0, 124.0),
            1.0,
            turns,
        );
        e.paint(
            frond,
            flat(0x2f7a4a),
            Brush::field(18.0, Flow::Slant(turns), Light::Broken).long(50.0).contour(7.0),
        );
    }
    e.paint(
        "M250 500C280 480 420 480 450 500C450 550 410 580 350 580C290 580 250 550 250 500Z",
        flat(0x3a4a8a),
        Brush::field(20.0, Flow::Slant(0.0), Light::Broken).contour(8.0),
    );
    for (x, y, rgb) in
        [(300.0, 478.0, 0xe8a02e), (396.0, 478.0, 0xc8352e), (350.0, 462.0, 0x7fa83a)]
    {
        e.paint(
            format!("O {x} {y} 40 36"),
            flat(rgb),
            Brush::field(16.0, Flow::Along, Light::Body).contour(7.0),
        );
    }
    e.paint("M90 470C96 440 150 436 190 446L214 420L222 446C232 452 230 464 220 468L200 480L196 530H178L170 492H130L118 530H100Z", flat(0xf0dca8), Brush::field(14.0, Flow::Slant(0.0), Light::Broken).contour(7.0));
    e.fill("O 212 452 4 4", Rgb(0x23264a));
}

/// A bowl of fruit, after Valadon: heavy outlines round warm bodies.
pub(super) fn bowl(e: &mut Surface) {
    let heavy = |rgb: u32| {
        let t = Tint::of(rgb);
        Tint([Rgb(0x2a2028), t.0[1], t.0[2], t.0[3], t.0[4]])
    };
    e.paint(
        "R -10 -10 220 140",
        Tint::soft(0x6f8f86),
        Brush::field(14.0, Flow::Slant(0.2), Light::Left),
    );
    e.paint(
        "R -10 120 220 100",
        Tint::soft(0xc88a58),
        Brush::field(12.0, Flow::Slant(0.0), Light::Above),
    );
    for (x, y, rgb) in [(70, 92, 0xd9a034), (128, 92, 0xc8442a), (100, 74, 0x9aa83c)] {
        e.paint(format!("O {x} {y} 30 28"), heavy(rgb), Brush::body(9.0).contour(6.0));
    }
    e.paint(
        "M34 104H166C162 146 136 164 100 164C64 164 38 146 34 104Z",
        heavy(0x3f6f9a),
        Brush::body(10.0).contour(6.0),
    );
}
