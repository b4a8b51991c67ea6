//! The twenty backgrounds (CV-1.4): landscapes and rooms in broad, quiet strokes, so that the motifs on them
//! stand out. All are lit from the upper left, like the motifs.

use crate::studio::{Brush, Flow, Light, Medium, Rgb, Shape, Surface, Tint};

const WHOLE: &str = "M-20 -20H620V860H-20Z";

/// The brush for skies, with broad strokes.
fn sky(flow: Flow, light: Light) -> Brush {
    Brush::field(34.0, flow, light).long(80.0)
}

/// The brush for the ground, with smaller strokes.
fn land(slant: f64) -> Brush {
    Brush::field(22.0, Flow::Slant(slant), Light::Above).long(60.0).lively(0.3)
}

/// The background with this number, from 1; higher numbers repeat the backgrounds.
pub(crate) fn background(number: u8) -> Surface {
    let mut e = Surface::new(&format!("background {number}"), Medium::Paint);
    e.fill(WHOLE, Rgb(0x8f8a86));
    match (number.max(1) - 1) % 20 {
        0 => morning(&mut e),
        1 => wheat(&mut e),
        2 => night(&mut e),
        3 => parlor(&mut e),
        4 => forest(&mut e),
        5 => dunes(&mut e),
        6 => winter(&mut e),
        7 => gray_sea(&mut e),
        8 => lavender(&mut e),
        9 => sunset(&mut e),
        10 => depths(&mut e),
        11 => terrace(&mut e),
        12 => mountains(&mut e),
        13 => dusk(&mut e),
        14 => meadow(&mut e),
        15 => red_room(&mut e),
        16 => lake(&mut e),
        17 => olives(&mut e),
        18 => aurora(&mut e),
        _ => linen(&mut e),
    }
    e
}

fn morning(e: &mut Surface) {
    e.paint(
        WHOLE,
        Tint::between(0x9fb7cf, 0xf0d9c0, 0xfbe9c9),
        sky(Flow::Waves(420.0, 0.04), Light::Below),
    );
    e.paint(
        "M-20 560H620V860H-20Z",
        Tint::between(0x5c87a0, 0x8fb6bf, 0xe9dcc4),
        Brush::field(20.0, Flow::Slant(0.0), Light::Above).long(70.0).lively(0.35),
    );
}

fn wheat(e: &mut Surface) {
    e.paint(WHOLE, Tint::between(0x6f9cc4, 0xa5c6d8, 0xe9efe0), sky(Flow::Whirl, Light::Below));
    e.paint("M-20 520C150 480 400 500 620 470V560H-20Z", Tint::soft(0x7d8f58), land(-0.02));
    e.paint(
        "M-20 560C200 530 420 540 620 520V860H-20Z",
        Tint::between(0x9a6f2a, 0xd9b04e, 0xf3da8c),
        Brush::field(20.0, Flow::Slant(0.23), Light::Above).lively(0.4),
    );
}

fn night(e: &mut Surface) {
    e.paint(
        WHOLE,
        Tint::between(0x1f2a4d, 0x34487a, 0x6d82ad),
        sky(Flow::Whirl, Light::Lamp(420.0, 160.0, 620.0)),
    );
    e.paint(
        "M-20 600C140 560 260 600 380 580C480 562 560 580 620 566V860H-20Z",
        Tint::between(0x18203a, 0x2c3a5c, 0x4d6484),
        land(0.01),
    );
}

fn parlor(e: &mut Surface) {
    e.paint(
        WHOLE,
        Tint::between(0x8f8058, 0xb9a877, 0xdccda0),
        sky(Flow::Slant(0.25), Light::Left),
    );
    for k in 0..9_i32 {
        e.haze(format!("M{} -20V610", 10 + k * 74), Rgb(0x8a7a4e), 5.0, 0.35);
    }
    e.paint(
        "M-20 610H620V860H-20Z",
        Tint::between(0x5f3d28, 0x94663f, 0xc59a68),
        Brush::field(22.0, Flow::Slant(0.02), Light::Above).long(80.0),
    );
    e.haze("M-20 612H620", Rgb(0xefe3c4), 14.0, 0.8);
}

fn forest(e: &mut Surface) {
    e.paint(
        WHOLE,
        Tint::between(0x3c5a48, 0x6f8f68, 0xc9d49a),
        sky(Flow::Slant(0.25), Light::Lamp(300.0, 200.0, 640.0)),
    );
    for (x, wide) in [(40, 34), (130, 18), (480, 22), (560, 40)] {
        e.paint(
            format!("M{x} -20H{}L{} 700H{}Z", x + wide, x + wide + 8, x - 8),
            Tint::of(0x5a5348),
            Brush::field(14.0, Flow::Slant(0.25), Light::Left),
        );
    }
    e.paint(
        "M-20 660C160 620 420 640 620 610V860H-20Z",
        Tint::between(0x3d4f34, 0x6b7f46, 0xaab468),
        land(-0.02),
    );
}

fn dunes(e: &mut Surface) {
    e.paint(
        WHOLE,
        Tint::between(0xa9c3cc, 0xd6dccb, 0xf6e8c6),
        sky(Flow::Waves(500.0, 0.03), Light::Below),
    );
    e.paint(
        "M-20 520C120 430 260 460 360 520C460 560 540 500 620 480V860H-20Z",
        Tint::between(0xa8794f, 0xdcb480, 0xf4dcae),
        land(0.03),
    );
    e.paint(
        "M-20 700C160 600 320 640 620 720V860H-20Z",
        Tint::between(0x9a6842, 0xcf9f68, 0xf0cd96),
        land(-0.04),
    );
}

fn winter(e: &mut Surface) {
    e.paint(
        WHOLE,
        Tint::between(0x8c9db8, 0xb9c6d4, 0xe9e6e2),
        sky(Flow::Slant(0.02), Light::Below),
    );
    e.paint(
        "M-20 540C100 520 180 548 300 530C420 510 520 536 620 520V600H-20Z",
        Tint::soft(0x72839a),
        land(0.0),
    );
    e.paint(
        "M-20 580C160 556 420 590 620 566V860H-20Z",
        Tint::between(0x9fb2c8, 0xdbe5ec, 0xfbfaf4),
        land(0.01),
    );
}

fn gray_sea(e: &mut Surface) {
    e.paint(WHOLE, Tint::between(0x566372, 0x8895a0, 0xc9cfce), sky(Flow::Whirl, Light::Above));
    e.paint(
        "M-20 480H620V860H-20Z",
        Tint::between(0x2f4a58, 0x557784, 0xa9c2bf),
        Brush::field(20.0, Flow::Waves(150.0, 0.06), Light::Above).long(60.0).lively(0.45),
    );
}

fn lavender(e: &mut Surface) {
    e.paint(
        WHOLE,
        Tint::between(0xb2b7d8, 0xe4d3d6, 0xf9e6cc),
        sky(Flow::Waves(420.0, 0.04), Light::Below),
    );
    e.paint("M-20 470C160 430 380 450 620 420V540H-20Z", Tint::soft(0x8f9a70), land(-0.02));
    for k in 0..7_i32 {
        let (a, b) = (-420 + k * 206, -300 + k * 206);
        let row = format!("M{} 520L{} 520L{b} 860L{a} 860Z", 190 + k * 32, 214 + k * 32);
        e.paint(
            row,
            Tint::between(0x5f4a86, 0x8f76b4, 0xc7b2da),
            Brush::field(18.0, Flow::From(300.0, 400.0), Light::Left).lively(0.4),
        );
    }
    e.veil("M-20 520H620V560H-20Z", Rgb(0xa793bf), 0.4);
}

fn sunset(e: &mut Surface) {
    e.paint(
        WHOLE,
        Tint::between(0x6f5a8c, 0xd98a76, 0xf6cf86),
        sky(Flow::Waves(380.0, 0.05), Light::Below),
    );
    e.paint(
        "M-20 580H620V860H-20Z",
        Tint::between(0x4a3f66, 0x9c6a78, 0xeeb280),
        Brush::field(20.0, Flow::Slant(0.0), Light::Above).long(70.0).lively(0.35),
    );
}

fn depths(e: &mut Surface) {
    e.paint(
        WHOLE,
        Tint::between(0x123d52, 0x2c6f7e, 0x8cc4b8),
        sky(Flow::Waves(300.0, 0.06), Light::Above),
    );
    for (x, wide) in [(90, 60), (250, 40), (400, 70)] {
        e.veil(
            format!("M{x} -20H{}L{} 700H{}Z", x + wide, x + wide + 160, x + 40),
            Rgb(0xd6f2dc),
            0.13,
        );
    }
    e.paint(
        "M-20 740C120 690 260 740 400 712C480 696 560 716 620 700V860H-20Z",
        Tint::between(0x3a5a58, 0x7d8f74, 0xc2bd92),
        land(0.0),
    );
}

fn terrace(e: &mut Surface) {
    e.paint(
        WHOLE,
        Tint::between(0x7aa6bd, 0xb9d3d2, 0xf0ead0),
        sky(Flow::Waves(420.0, 0.04), Light::Below),
    );
    e.paint(
        "M-20 440C120 400 240 430 360 410C460 392 540 410 620 396V520H-20Z",
        Tint::soft(0x7f9aa0),
        land(0.0),
    );
    e.paint("M-20 580H620V860H-20Z", Tint::between(0xa08268, 0xd4b894, 0xf3e2c2), land(0.0));
    for k in 0..9_i32 {
        e.haze(format!("M{} 586L{} 860", 40 + k * 66, -240 + k * 136), Rgb(0x8f7258), 5.0, 0.5);
    }
    e.haze("M-20 640H620M-20 720H620", Rgb(0x8f7258), 5.0, 0.45);
    e.paint(
        "M-20 546H620V586H-20Z",
        Tint::soft(0xe9dcc4),
        Brush::field(14.0, Flow::Slant(0.0), Light::Above),
    );
}

fn mountains(e: &mut Surface) {
    e.paint(
        WHOLE,
        Tint::between(0x8fb0cc, 0xc4d4d8, 0xf4e6cc),
        sky(Flow::Waves(420.0, 0.04), Light::Below),
    );
    e.paint(
        "M-20 540L110 340L180 420L310 240L420 400L500 330L640 540V620H-20Z",
        Tint::between(0x5d6f94, 0x93a3ba, 0xece6dc),
        Brush::field(24.0, Flow::Slant(0.17), Light::Left).lively(0.35),
    );
    e.paint(
        "M-20 580C120 530 300 570 440 540C520 526 580 540 620 530V860H-20Z",
        Tint::between(0x4d6a4e, 0x7f9a66, 0xbfc78c),
        land(-0.02),
    );
}

fn dusk(e: &mut Surface) {
    e.paint(
        WHOLE,
        Tint::between(0x3f4a78, 0x8a7a9c, 0xe9b79a),
        sky(Flow::Waves(420.0, 0.04), Light::Below),
    );
    let skyline = "M-20 620V560H40V520H100V570H150V490H200V560H260V530H300V580H360V500H420V550H470V470H510V540H570V510H620V860H-20Z";
    e.paint(
        skyline,
        Tint::between(0x2f3458, 0x545a80, 0x8d86a0),
        Brush::field(20.0, Flow::Slant(0.25), Light::Above),
    );
    e.paint(
        "M-20 690H620V860H-20Z",
        Tint::between(0x2c3150, 0x5a5f80, 0xb898a0),
        Brush::field(18.0, Flow::Slant(0.0), Light::Above).long(66.0).lively(0.4),
    );
}

fn meadow(e: &mut Surface) {
    e.paint(WHOLE, Tint::between(0x7db0d0, 0xb5d5dc, 0xf0f1dc), sky(Flow::Whirl, Light::Below));
    e.paint(
        "M-20 520C140 460 320 500 620 450V860H-20Z",
        Tint::between(0x4f7d42, 0x86a958, 0xcdd888),
        Brush::field(22.0, Flow::Slant(0.21), Light::Above).lively(0.4),
    );
    for _ in 0..26 {
        let at = (e.random.between(0.0, 600.0), e.random.between(580.0, 840.0));
        let color = e.random.one_of(&[0xf4eede, 0xf0cf6a, 0xe2a0a8]);
        e.fill(Shape::of("O 0 0 7 6").placed(at, 1.0, 0.0), Rgb(color));
    }
}

fn red_room(e: &mut Surface) {
    e.paint(
        WHOLE,
        Tint::between(0x7a2a2c, 0xa8443e, 0xcf7a62),
        sky(Flow::Slant(0.22), Light::Left),
    );
    e.paint(
        "M-20 600C160 590 420 610 620 596V860H-20Z",
        Tint::between(0x5a3038, 0x8f5650, 0xd29a7c),
        land(0.0),
    );
    e.haze("M-20 600C160 590 420 610 620 596", Rgb(0xe6b48c), 8.0, 0.7);
}

fn lake(e: &mut Surface) {
    e.paint(
        WHOLE,
        Tint::between(0x9fb0b4, 0xc9d2cc, 0xede9da),
        sky(Flow::Slant(0.0), Light::Below),
    );
    e.paint(
        "M-20 440C80 400 160 430 260 410C360 392 470 420 620 390V480H-20Z",
        Tint::soft(0x8a9c9a),
        land(0.0),
    );
    e.paint(
        "M-20 480H620V860H-20Z",
        Tint::between(0x6f8f92, 0xa5bcb6, 0xe9ead8),
        Brush::field(20.0, Flow::Slant(0.0), Light::Below).long(84.0).lively(0.3),
    );
}

fn olives(e: &mut Surface) {
    e.paint(WHOLE, Tint::between(0x9ab8c4, 0xd2dcc8, 0xf6ecc8), sky(Flow::Whirl, Light::Below));
    for (hill, color) in [
        ("M-20 500C100 430 240 440 340 490C440 430 540 430 620 460V860H-20Z", 0x9aa57c),
        ("M-20 600C120 520 300 560 420 600C500 560 560 560 620 570V860H-20Z", 0x828f58),
        ("M-20 720C160 640 340 690 620 650V860H-20Z", 0xa89a58),
    ] {
        e.paint(
            hill,
            Tint::soft(color),
            Brush::field(20.0, Flow::Waves(240.0, 0.08), Light::Above).lively(0.3),
        );
    }
}

fn aurora(e: &mut Surface) {
    e.paint(
        WHOLE,
        Tint::between(0x182a48, 0x2a5262, 0x7dbf9c),
        sky(Flow::Slant(0.22), Light::Lamp(260.0, 200.0, 470.0)),
    );
    e.paint(
        "M-20 620L90 560L180 600L300 520L420 590L520 540L620 600V860H-20Z",
        Tint::between(0x16203a, 0x33506a, 0x9ab8c0),
        land(0.03),
    );
}

fn linen(e: &mut Surface) {
    e.paint(
        WHOLE,
        Tint::between(0xb8a68a, 0xd9cbb0, 0xf0e7d2),
        Brush::field(26.0, Flow::Slant(0.13), Light::Lamp(160.0, 160.0, 900.0)).long(90.0),
    );
    e.paint(
        "M-20 640C200 620 420 650 620 630V860H-20Z",
        Tint::between(0xa58a6c, 0xc4a98a, 0xe6d3b4),
        land(0.0),
    );
}
