//! Landscapes: a village after Cézanne, poplars after Monet, a windmill after van Gogh.

use crate::studio::{Brush, Flow, Light, Rgb, Shape, Surface, Tint, number::polar};

/// A village, after Cézanne: every plane is a patch of parallel strokes; outlines are broken and blue.
pub(super) fn village(e: &mut Surface) {
    let patch =
        |slant: f64, light| Brush::field(22.0, Flow::Slant(slant), light).long(46.0).lively(0.3);
    e.paint(
        "R 0 0 600 330",
        Tint::broken([0x7f9fbd, 0x93b2c8, 0xa9c4cc, 0xc3d3c8, 0xdfdcc0]),
        patch(0.16, Light::Below).lively(0.5),
    );
    e.paint(
        "M0 330L90 200L210 110L300 150L420 250L600 320V380H0Z",
        Tint::broken([0x5f6f9c, 0x7a86ac, 0x98a0b8, 0xc0b4b4, 0xe2cdb4]),
        patch(0.14, Light::Left).contour(4.0),
    );
    e.paint(
        "M0 350C140 310 260 350 380 330C470 316 540 340 600 330V460H0Z",
        Tint::broken([0x4f6f50, 0x6d8a58, 0x8fa05c, 0xb8b068, 0xd8bf78]),
        patch(0.15, Light::Above).lively(0.5),
    );
    for (wall, roof, side) in [
        ("M120 300H210V400H120Z", "M110 304L165 256L220 304Z", "M210 300L250 320V400H210Z"),
        ("M270 340H380V450H270Z", "M256 346L325 284L394 346Z", "M380 340L430 360V450H380Z"),
        ("M420 300H500V380H420Z", "M410 304L460 262L510 304Z", "M500 300L532 316V380H500Z"),
        ("M60 390H150V480H60Z", "M48 394L105 346L162 394Z", "M150 390L184 408V480H150Z"),
    ] {
        e.paint(
            wall,
            Tint::of(0xe0b878),
            Brush::body(15.0).long(32.0).flow(Flow::Slant(0.15)).light(Light::Left),
        );
        e.paint(side, Tint::of(0xa8795a), Brush::body(13.0).long(28.0).flow(Flow::Slant(0.2)));
        e.paint(roof, Tint::of(0xc0603c), Brush::body(13.0).long(28.0).flow(Flow::Slant(0.05)));
    }
    e.fill(
        "R 150 330 18 30 R 310 372 22 34 R 346 372 22 34 R 450 326 16 26 R 92 420 18 26",
        Rgb(0x4a4a6c),
    );
    e.paint(
        "M0 470C120 430 300 470 420 440C500 424 560 440 600 430V600H0Z",
        Tint::broken([0x3f6048, 0x5f8050, 0x86994f, 0xb3a450, 0xd9b660]),
        patch(0.14, Light::Left).lively(0.5),
    );
    for (x, y, size) in
        [(520.0, 430.0, 1.3), (230.0, 470.0, 0.9), (30.0, 420.0, 1.0), (440.0, 500.0, 0.9)]
    {
        e.line(Shape::of("M0 60C4 30 -4 10 0 -30").placed((x, y), size, 0.0), Rgb(0x4a3a44), 9.0);
        e.paint(
            Shape::of("M-56 0C-70 -60 -20 -110 10 -100C60 -96 76 -40 52 0C30 24 -30 24 -56 0Z")
                .placed((x, y), size, 0.0),
            Tint::broken([0x2f4f48, 0x47704f, 0x668a54, 0x8fa35a, 0xb8b868]),
            Brush::body(17.0).long(36.0).flow(Flow::Slant(0.14)).contour(4.0).lively(0.3),
        );
    }
}

/// Poplars, after Monet: no outlines, strokes like commas in broken color, every tree reflected in the water.
pub(super) fn poplars(e: &mut Surface) {
    let comma = |flow| Brush::field(11.0, flow, Light::Broken).long(30.0).lively(0.5);
    e.paint(
        "R 0 0 600 330",
        Tint::broken([0xa9bfdc, 0xc3cfe2, 0xe6cfd2, 0xf4dcc0, 0xf9ebc8]),
        comma(Flow::Waves(300.0, 0.06)).light(Light::Below),
    );
    e.paint(
        "M0 290C120 270 300 290 600 262V350H0Z",
        Tint::broken([0x5f7d86, 0x7d9a80, 0x9db07a, 0xc4bd84, 0xe0c998]),
        comma(Flow::Slant(0.02)),
    );
    e.paint(
        "R 0 340 600 260",
        Tint::broken([0x6a8fb8, 0x8fb0cc, 0xb8c8d8, 0xe6cdc4, 0xf6e3bc]),
        comma(Flow::Slant(0.0)).long(44.0).light(Light::Below).lively(0.6),
    );
    let leaves = Tint::broken([0x3f6a5c, 0x5f8a5a, 0x8fa852, 0xc9b04e, 0xeec966]);
    for (x, high, wide) in [
        (70.0, 250.0, 34.0),
        (150.0, 280.0, 38.0),
        (240.0, 300.0, 42.0),
        (345.0, 316.0, 46.0),
        (460.0, 330.0, 52.0),
    ] {
        let tree = |way: f64, squash: f64| {
            Shape::polygon(&[
                (x - wide * 0.5, 335.0),
                (x - wide, 335.0 - way * high * 0.4 * squash),
                (x - wide * 0.55, 335.0 - way * high * 0.8 * squash),
                (x, 335.0 - way * high * squash),
                (x + wide * 0.55, 335.0 - way * high * 0.8 * squash),
                (x + wide, 335.0 - way * high * 0.4 * squash),
                (x + wide * 0.5, 335.0),
            ])
        };
        e.paint(
            tree(-1.0, 0.72),
            leaves,
            comma(Flow::Slant(0.0)).long(34.0).ground(0.0).apart(1.15),
        );
        e.paint(
            tree(1.0, 1.0),
            leaves,
            comma(Flow::Slant(0.2)).long(22.0).ground(0.5).light(Light::Left).lively(0.35),
        );
    }
    e.paint("M0 338C200 328 400 344 600 334V352H0Z", Tint::soft(0x5a6a50), comma(Flow::Slant(0.0)));
    e.paint(
        "M120 470C180 482 260 482 320 466C312 496 290 508 270 510H170C148 506 128 492 120 470Z",
        Tint::of(0x3f6f86),
        Brush::body(9.0).long(30.0).contour(0.0),
    );
    e.fill("M190 470C186 440 196 420 206 420C218 420 226 440 222 470Z", Rgb(0xf4ead6));
    e.fill("O 206 410 11 12", Rgb(0x9a5a40));
    e.fill("M188 406C196 394 216 394 226 406Z", Rgb(0xf0d080));
    e.line("M226 440L280 500", Rgb(0x7a5a40), 5.0);
    for k in 0..8 {
        let y = 520.0 + f64::from(k % 3) * 14.0;
        e.haze(
            format!("M{:.0} {y}h{}", 130.0 + f64::from(k) * 22.0, 30 + k % 3 * 8),
            Rgb(0x4f7f98),
            7.0,
            0.7,
        );
    }
    for _ in 0..16 {
        let (x, y) = (e.random.between(20.0, 560.0), e.random.between(540.0, 590.0));
        e.fill(format!("O {x:.0} {y:.0} 19 7"), Rgb(0x6f9a62));
        e.fill(format!("O {:.0} {:.0} 7 5", x + 3.0, y - 3.0), Rgb(0xf4c6cc));
    }
}

/// A windmill, after van Gogh: dashes that follow the form that they paint, and a sky of whirls.
pub(super) fn windmill(e: &mut Surface) {
    let dash = |flow| Brush::field(11.0, flow, Light::Broken).long(36.0).lively(0.55).apart(1.06);
    e.paint(
        "R 0 0 600 380",
        Tint::broken([0x2a4f8f, 0x3f70ab, 0x6a9bc0, 0x9cc3c4, 0xdfe2b0]),
        dash(Flow::Whirl),
    );
    for (x, y, r) in [(130.0, 110.0, 74.0), (500.0, 90.0, 50.0)] {
        let whirl = dash(Flow::Round(x, y)).ground(0.9);
        let tint = if r > 60.0 {
            Tint::broken([0xe8912c, 0xf0b038, 0xf8cf4e, 0xfce48a, 0xfff6cc])
        } else {
            Tint::broken([0x86b4bc, 0xb0ccb0, 0xdde0a8, 0xf4e9a4, 0xfff6cc])
        };
        e.paint(format!("O {x} {y} {r} {r}"), tint, whirl.light(Light::Lamp(x, y, r)).lively(0.2));
        for k in 0..14_u32 {
            let (a, b) = (
                polar((x, y), r + 16.0, f64::from(k) / 14.0),
                polar((x, y), r + 16.0, f64::from(k) / 14.0 + 0.035),
            );
            e.line(format!("M{:.0} {:.0}L{:.0} {:.0}", a.0, a.1, b.0, b.1), Rgb(0xf4dc8a), 8.0);
        }
    }
    e.paint(
        "M0 350C110 310 240 320 360 352C450 330 540 330 600 346V420H0Z",
        Tint::broken([0x2f5a52, 0x4a7a58, 0x6f9a5a, 0x98ad60, 0xc4bf70]),
        dash(Flow::Waves(200.0, 0.06)),
    );
    e.paint(
        "M0 400C160 370 360 390 600 380V600H0Z",
        Tint::broken([0xa86a1e, 0xc98c2a, 0xe3ae3c, 0xf2cb5c, 0xfae59a]),
        dash(Flow::Slant(0.215)).long(44.0),
    );
    e.paint(
        "M250 600C270 520 300 460 330 400L350 400C350 470 370 540 420 600Z",
        Tint::broken([0x8a5a3a, 0xb07c4e, 0xc99a6a, 0xdcb98a, 0xf0d8b0]),
        dash(Flow::Slant(0.27)),
    );
    e.paint(
        "M330 200H420L446 400H304Z",
        Tint::of(0x9a6a50),
        Brush::body(13.0).long(32.0).flow(Flow::Slant(0.25)).light(Light::Left),
    );
    e.paint("M322 204C330 150 420 150 428 204Z", Tint::of(0x5a3f4a), Brush::body(11.0));
    e.fill("M360 400V352H392V400Z", Rgb(0x3a2a34));
    e.fill("R 366 270 22 30", Rgb(0xf4d06a));
    for k in 0..4_u32 {
        let turns = f64::from(k) / 4.0 + 0.09;
        let sail = Shape::of("M20 -4H170V-34H40Z").placed((375.0, 184.0), 1.0, turns);
        e.paint(
            sail,
            Tint::between(0x8a7a70, 0xefe2c4, 0xfffaea),
            Brush::body(10.0).long(24.0).flow(Flow::Slant(turns + 0.25)),
        );
        e.line(Shape::of("M0 0H176").placed((375.0, 184.0), 1.0, turns), Rgb(0x3a2a2c), 7.0);
    }
    e.fill("O 375 184 13 13", Rgb(0x3a2a2c));
}
