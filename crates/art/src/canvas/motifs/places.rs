//! Motifs of places, buildings and vehicles.

use crate::studio::{Brush, Flow, Light, Rgb, Shape, Surface, Tint};

const INK: Rgb = Rgb(0x221a1c);

fn water(e: &mut Surface, path: &str) {
    let sea = Tint::between(0x24506f, 0x4f8fa8, 0xc9e6e6);
    e.paint(path, sea, Brush::field(12.0, Flow::Slant(0.0), Light::Above).long(50.0).lively(0.4));
}

/// Card 9, "harbor": small moored boats along a low quay.
pub(super) fn harbor(e: &mut Surface) {
    water(e, "M0 660C100 648 200 668 300 656C400 646 500 664 600 654V846H0Z");
    for (x, y, size, hull, sail) in [
        (120.0, 640.0, 0.9, 0xb8483a, 0xf4e8cc),
        (470.0, 644.0, 0.94, 0x3f6d8a, 0xe8a04a),
        (296.0, 666.0, 1.15, 0x4f7a52, 0xf6efe0),
    ] {
        let part = |path: &str| Shape::of(path).placed((x, y), size, 0.0);
        e.line(part("M0 0V-196"), Rgb(0x4a3226), 8.0);
        e.paint(
            part("M8 -190C60 -130 80 -80 84 -24H8Z"),
            Tint::soft(sail),
            Brush::body(13.0).long(36.0).flow(Flow::Slant(0.2)),
        );
        e.paint(
            part("M-8 -170C-40 -120 -58 -70 -62 -24H-8Z"),
            Tint::soft(sail),
            Brush::body(12.0).long(32.0).flow(Flow::Slant(-0.2)),
        );
        e.body(
            part("M-96 -14C-40 -4 50 -4 104 -20C98 14 80 36 60 44H-56C-76 34 -90 14 -96 -14Z"),
            hull,
            13.0,
        );
        e.haze(part("M-92 -10C-40 0 50 0 100 -14"), Rgb(0xf6ead0), 6.0, 0.95);
        e.haze(part("M-60 60H60M-30 74H80"), Rgb(0xdff0ee), 5.0, 0.7);
    }
    e.paint(
        "M0 700H600V846H0Z",
        Tint::of(0x8d8274),
        Brush::body(14.0).long(44.0).flow(Flow::Slant(0.0)).light(Light::Above),
    );
    for x in [70, 200, 400, 540] {
        e.body(
            format!("M{} 724V682C{} 668 {} 668 {} 682V724Z", x - 13, x - 13, x + 13, x + 13),
            0x5a4638,
            8.0,
        );
    }
}

/// Card 13, "nocturnal": dark rooftops with small lit windows.
pub(super) fn rooftops(e: &mut Surface) {
    let houses = [
        ("M-10 846V560L70 490L150 560V846Z", 0x3a3a5c),
        ("M400 846V520L500 440L610 530V846Z", 0x34345a),
        ("M120 846V470L210 390L300 470V846Z", 0x44406a),
        ("M280 846V580L360 510L440 580V846Z", 0x2e3156),
        ("M470 846V620L550 560L630 620V846Z", 0x413d68),
    ];
    for (house, color) in houses {
        e.paint(
            house,
            Tint::of(color),
            Brush::body(17.0).long(44.0).flow(Flow::Slant(0.25)).light(Light::Left),
        );
    }
    for roof in [
        "M-24 568L70 484L164 568",
        "M104 478L210 380L316 478",
        "M384 530L500 430L620 540",
        "M264 588L360 502L456 588",
        "M456 628L550 552L640 628",
    ] {
        e.line(roof, Rgb(0x1c1a34), 19.0);
        e.haze(Shape::of(roof).map(|p| (p.0 - 3.0, p.1 - 5.0)), Rgb(0x8d86b4), 5.0, 0.8);
    }
    e.body("M244 430V370H278V460Z", 0x2a2748, 9.0);
    e.body("M540 470V410H572V500Z", 0x2a2748, 9.0);
    e.haze("M262 360C250 330 280 310 266 280C258 260 270 240 282 226", Rgb(0xb8b4cc), 13.0, 0.5);
    for (x, y) in [
        (46, 590),
        (92, 590),
        (46, 650),
        (170, 500),
        (228, 500),
        (170, 570),
        (228, 640),
        (340, 610),
        (380, 660),
        (450, 550),
        (520, 550),
        (450, 620),
        (550, 660),
        (100, 690),
        (330, 690),
    ] {
        e.veil(format!("R {} {} 42 50", x - 7, y - 7), Rgb(0xffc860), 0.25);
        e.fill(format!("R {x} {y} 28 36"), Rgb(0xffd56e));
        e.line(format!("M{} {y}V{}M{x} {}H{}", x + 14, y + 36, y + 18, x + 28), Rgb(0x6a4a2a), 3.5);
    }
}

/// Card 16, "shipwrecked": a broken mast with a torn sail.
pub(super) fn wreck(e: &mut Surface) {
    let wood = 0x6f4c34;
    e.line("M130 250L420 330", Rgb(0x4a3020), 15.0);
    e.paint("M142 258L410 334C400 400 420 440 396 500L372 450L352 520L330 430L300 540L280 440L240 500L230 410L190 450C180 380 150 320 142 258Z",
        Tint::between(0x9c8a70, 0xe9dcc0, 0xfffaec), Brush::body(17.0).long(44.0).flow(Flow::Slant(0.19)));
    e.haze("M200 290C210 340 216 370 230 410M280 312C280 360 276 400 280 440M344 330C340 370 336 400 330 430", Rgb(0x8a775c), 5.0, 0.7);
    e.body("M250 846L262 150L244 110L272 124L284 84L298 130L318 110L310 160L330 846Z", wood, 13.0);
    e.line("M310 180L470 520M262 200L120 560", Rgb(0x5a4636), 5.0);
    e.body("M60 846C90 690 180 660 300 668C420 660 510 684 560 846Z", 0x5f4230, 15.0);
    e.body("M120 700L60 560L100 580L160 690ZM450 690L520 570L544 600L500 700Z", wood, 11.0);
    e.haze(
        "M20 726C80 706 120 736 180 720M400 728C460 708 520 736 590 716",
        Rgb(0xe6f2f2),
        11.0,
        0.85,
    );
}

/// Card 20, "staircase": stone steps climbing toward the left.
pub(super) fn staircase(e: &mut Surface) {
    for k in 0..8 {
        let (x, y) = (600 - (k + 1) * 66, 846 - (k + 1) * 56);
        let riser = format!("M{x} {y}H{}V846H{x}Z", x + 66);
        e.paint(
            riser,
            Tint::of(0x8f8478),
            Brush::body(15.0).long(32.0).flow(Flow::Slant(0.25)).light(Light::Above),
        );
        let tread = format!("M{} {}H{}L{} {y}H{}Z", x + 20, y - 22, x + 88, x + 66, x - 6);
        e.paint(
            tread,
            Tint::between(0xa39682, 0xd9ccb4, 0xfff6e0),
            Brush::body(8.0).long(28.0).flow(Flow::Slant(0.0)),
        );
    }
    for k in [0, 2, 4, 6] {
        let (x, y) = (582 - (k + 1) * 66, 830 - (k + 1) * 56);
        e.line(format!("M{} {y}V{}", x + 60, y - 150), Rgb(0x2f2c34), 9.0);
    }
    e.line("M620 672L106 236", Rgb(0x2f2c34), 13.0);
    e.haze("M618 666L104 230", Rgb(0x8d8694), 4.0, 0.9);
    e.body("O 102 230 19 19", 0x3a3640, 8.0);
}

/// Card 32, "island": a round green island with one hut.
pub(super) fn island(e: &mut Surface) {
    water(e, "M30 690C120 650 480 650 570 690C580 730 480 846 300 846C120 846 20 730 30 690Z");
    e.paint(
        "M90 690C110 668 490 668 510 690C500 716 100 716 90 690Z",
        Tint::of(0xe2c58a),
        Brush::body(10.0).long(36.0).contour(3.0),
    );
    e.paint(
        "M104 686C110 560 210 490 300 490C390 490 490 560 496 686C400 704 200 704 104 686Z",
        Tint::of(0x6c9a4c),
        Brush::body(20.0).long(38.0),
    );
    e.body("M258 540H346V624H258Z", 0xe6cfa4, 12.0);
    e.body("M240 550L302 476L364 550Z", 0x9a5a34, 12.0);
    e.fill("M290 624V580H316V624Z", Rgb(0x4a2f22));
    for (x, y, size) in
        [(176.0, 600.0, 1.0), (420.0, 604.0, 1.15), (220.0, 650.0, 0.8), (384.0, 660.0, 0.8)]
    {
        e.line(format!("M{x} {y}V{:.0}", y - 34.0), Rgb(0x5a3f2a), 9.0);
        e.body(Shape::of("O 0 -60 36 38").placed((x, y), size, 0.0), 0x4a8040, 13.0);
    }
    e.haze("M40 716H160M440 722H560M210 734H380", Rgb(0xe6f4f2), 5.0, 0.8);
}

/// Card 41, "lighthouse": a striped lighthouse on a small rock.
pub(super) fn lighthouse(e: &mut Surface) {
    e.veil("M420 196L-20 90V260L420 232Z", Rgb(0xfff0a8), 0.34);
    e.veil("M460 200L640 130V320L460 236Z", Rgb(0xfff0a8), 0.3);
    e.body("M300 846C320 690 370 664 440 660C510 664 560 694 590 846Z", 0x6f6a70, 17.0);
    for k in 0..5 {
        let (top, low) = (260.0 + f64::from(k) * 82.0, 342.0 + f64::from(k) * 82.0);
        let half = |y: f64| 40.0 + (y - 260.0) * 0.085;
        let band = Shape::polygon(&[
            (440.0 - half(top), top),
            (440.0 + half(top), top),
            (440.0 + half(low), low),
            (440.0 - half(low), low),
        ]);
        let color = if k % 2 == 0 { 0xc63a36 } else { 0xf5efe2 };
        e.paint(
            band,
            Tint::of(color),
            Brush::body(14.0).long(30.0).flow(Flow::Slant(0.0)).light(Light::Left),
        );
    }
    e.body("M384 244H496L486 266H394Z", 0x3a3640, 8.0);
    e.paint(
        "M404 180H476V244H404Z",
        Tint::between(0xd99a2c, 0xffe07a, 0xfffbe0),
        Brush::body(10.0),
    );
    e.line("M428 180V244M452 180V244", Rgb(0x3a3640), 4.0);
    e.body("M392 182C396 140 420 122 440 116C460 122 484 140 488 182Z", 0xb8333a, 10.0);
    e.fill("O 440 110 9 11", Rgb(0x3a3640));
    e.fill("R 428 390 22 32 R 432 560 22 32", INK);
    e.haze(
        "M310 738C340 720 360 744 390 730M480 738C510 722 540 744 580 730",
        Rgb(0xeaf5f4),
        9.0,
        0.9,
    );
}

/// Card 46, "bridge": an arched stone bridge over water.
pub(super) fn bridge(e: &mut Surface) {
    water(e, "M0 670C100 660 200 678 300 668C400 660 500 676 600 666V846H0Z");
    let stone = Tint::of(0xa3937e);
    e.paint("M-10 520C140 440 460 440 610 520V700H520C520 600 470 560 420 560C370 560 330 600 326 700H274C270 600 230 560 180 560C130 560 80 600 80 700H-10Z",
        stone, Brush::body(18.0).long(30.0).flow(Flow::Waves(130.0, 0.05)).lively(0.45));
    for arch in [
        "M80 700C80 600 130 560 180 560C230 560 270 600 274 700",
        "M326 700C330 600 370 560 420 560C470 560 520 600 520 700",
    ] {
        e.line(arch, Rgb(0x5a4c42), 16.0);
        e.haze(Shape::of(arch).map(|p| (p.0 - 2.0, p.1 - 7.0)), Rgb(0xe6d6ba), 6.0, 0.9);
    }
    e.paint(
        "M-10 500C140 420 460 420 610 500V524C460 446 140 446 -10 524Z",
        Tint::between(0x7a6a5a, 0xc9b89a, 0xfff2d8),
        Brush::body(10.0).long(32.0),
    );
    e.haze("M90 690H260M340 690H510M120 712H230M370 714H480", Rgb(0xd8ecec), 5.0, 0.8);
    for x in [60, 540] {
        e.line(format!("M{x} 470V400"), Rgb(0x2f2a30), 8.0);
        e.body(format!("O {x} 390 17 19"), 0xffd87a, 8.0);
    }
}

/// Card 51, "theater": red curtains parted above a wooden stage.
pub(super) fn theater(e: &mut Surface) {
    e.paint(
        "M-10 668H610V846H-10Z",
        Tint::of(0x8a5a38),
        Brush::body(13.0).long(60.0).flow(Flow::Slant(0.0)).light(Light::Above),
    );
    for flip in [false, true] {
        let turn = |path: &str| if flip { Shape::of(path).flipped(300.0) } else { Shape::of(path) };
        let velvet = Tint::between(0x4a0c1c, 0xb3242e, 0xf08a72);
        let brush = Brush::body(19.0).long(70.0).flow(Flow::Slant(if flip { 0.22 } else { 0.28 }));
        e.paint(
            turn("M-10 30H240C230 200 190 330 92 420C110 500 130 600 140 676H-10Z"),
            velvet,
            brush.lively(0.5),
        );
        e.haze(turn("M60 60C70 200 60 320 40 420M130 60C130 200 110 320 66 416M190 60C184 190 150 310 84 414M40 440C50 520 60 600 60 676M76 440C90 520 104 600 106 676"), Rgb(0x4a0c1c), 8.0, 0.75);
        e.body(
            turn("M-10 408C30 400 80 404 104 416L108 442C70 434 30 432 -10 438Z"),
            0xe0ac38,
            9.0,
        );
        e.body(turn("M92 436L112 500H74Z"), 0xe0ac38, 8.0);
    }
    for k in 0..5 {
        let x = -10 + k * 124;
        e.paint(
            format!("M{x} 20H{}C{} 130 {} 130 {x} 20Z", x + 124, x + 110, x + 14),
            Tint::between(0x5a1020, 0xbf2b34, 0xf5977c),
            Brush::body(14.0).long(34.0),
        );
        e.line(
            format!("M{} 74C{} 118 {} 118 {} 74", x + 6, x + 40, x + 84, x + 118),
            Rgb(0xe8bc52),
            8.0,
        );
    }
    e.paint(
        "M-10 0H610V34H-10Z",
        Tint::between(0x7a4c16, 0xd9a441, 0xfff0b0),
        Brush::body(11.0).long(40.0).flow(Flow::Slant(0.0)),
    );
}

/// Card 55, "train": a steam train crossing the lower third.
pub(super) fn train(e: &mut Surface) {
    for (x, y, r) in
        [(130, 450, 30), (190, 400, 42), (270, 356, 54), (370, 330, 62), (470, 320, 54)]
    {
        e.paint(
            format!("O {x} {y} {r} {r}"),
            Tint::between(0x9aa0b4, 0xe2e4e8, 0xfffef8),
            Brush::body(15.0).contour(0.0).ground(0.85),
        );
    }
    e.line("M-10 728H610", Rgb(0x4a3a34), 11.0);
    e.body("M352 560H470V690H352ZM492 560H620V690H492Z", 0x9a3a34, 15.0);
    e.fill("R 372 580 32 44 R 418 580 32 44 R 512 580 32 44 R 558 580 32 44", Rgb(0xffe09a));
    e.line("M344 556H478M486 556H610", Rgb(0x3a2a2c), 13.0);
    e.body("M240 520H344V696H240Z", 0x2f5a50, 14.0);
    e.fill("R 260 544 60 54", Rgb(0xffe09a));
    e.line("M230 514H354", Rgb(0x1f2f30), 15.0);
    e.body("M84 590C84 570 96 562 116 562H250V680H84Z", 0x35695c, 14.0);
    e.body("M112 566L104 480H156L148 566Z", 0x2a3436, 9.0);
    e.body("M190 564C190 530 226 530 226 564Z", 0xd9a441, 8.0);
    e.body("M60 696L96 650H250V696Z", 0x2a3436, 10.0);
    e.body("O 84 618 17 19", 0xf6d27a, 8.0);
    e.haze("M120 590H236M120 640H236", Rgb(0xd9a441), 6.0, 1.0);
    for (x, r) in [(130, 30), (204, 30), (296, 34), (390, 22), (440, 22), (530, 22), (580, 22)] {
        e.body(format!("O {x} {} {r} {r}", 726 - r), 0x8a2f33, 9.0);
        e.fill(format!("O {x} {} 8 8", 726 - r), Rgb(0xf0d08a));
    }
    e.line("M130 696H296", Rgb(0xb9b2ac), 8.0);
}
