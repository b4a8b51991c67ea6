//! Motifs of plants: branches, fronds, fields and fruit.

use crate::studio::{
    Brush, Flow, Light, Rgb, Shape, Surface, Tint,
    number::{Point, polar, sin},
};

/// The outline of a leaf from the origin to the right, 62 units long.
const LEAF: &str = "M0 0C12 -18 40 -20 62 0C40 14 14 16 0 0Z";

/// Card 2, "sunken": rising bubbles above swaying seaweed.
pub(super) fn seaweed(e: &mut Surface) {
    let blades: [(f64, f64, u32); 6] = [
        (60.0, 330.0, 0x2f6d4f),
        (150.0, 250.0, 0x3f8a5a),
        (245.0, 170.0, 0x2a5f57),
        (370.0, 210.0, 0x4b8f4a),
        (460.0, 320.0, 0x2f7a5f),
        (545.0, 230.0, 0x3d7f48),
    ];
    for (x, high, color) in blades {
        let sway = e.random.between(0.0, 1.0);
        let at = |t: f64, side: f64| {
            let wide = 26.0 * (1.0 - t) + 3.0;
            (x + sin(t * 1.1 + sway) * 34.0 * t + side * wide, 744.0 - high * t)
        };
        let up = (0..=9_u32).map(|k| at(f64::from(k) / 9.0, -1.0));
        let down = (0..=9_u32).rev().map(|k| at(f64::from(k) / 9.0, 1.0));
        let blade = Shape::polygon(&up.chain(down).collect::<Vec<_>>());
        e.paint(blade, Tint::of(color), Brush::body(14.0).long(34.0));
    }
    for (x, y, r) in [
        (110, 360, 26),
        (170, 270, 17),
        (135, 180, 30),
        (320, 430, 22),
        (290, 330, 13),
        (350, 250, 34),
        (480, 280, 20),
        (455, 180, 27),
        (520, 100, 16),
        (240, 90, 20),
        (400, 100, 12),
    ] {
        let bubble = format!("O {x} {y} {r} {r}");
        e.veil(bubble.as_str(), Rgb(0xd6f0f2), 0.34);
        e.haze(bubble.as_str(), Rgb(0xeefafa), 4.0, 0.9);
        let (x, y, r) = (f64::from(x), f64::from(y), f64::from(r));
        let glint =
            format!("O {:.0} {:.0} {:.0} {:.0}", x - r * 0.35, y - r * 0.35, r * 0.22, r * 0.22);
        e.fill(glint, Rgb(0xffffff));
    }
}

/// Card 4, "flowering": blossoming branches reaching in from the right.
pub(super) fn blossom(e: &mut Surface) {
    let bark = Tint::of(0x5b4034);
    for branch in [
        "M610 60C500 110 420 130 300 128C230 126 180 150 130 190C190 166 240 152 300 152C430 154 530 140 610 104Z",
        "M610 150C540 190 480 250 400 280C350 300 320 330 296 372C330 344 370 320 412 304C500 270 560 220 610 196Z",
        "M440 132C400 90 360 70 300 52C350 84 380 108 412 142Z",
    ] {
        e.paint(branch, bark, Brush::body(9.0).long(26.0));
    }
    let petals = [0xf3b9c4, 0xf7d3d6, 0xe893aa];
    for (x, y, size) in [
        (130.0, 190.0, 1.1),
        (214.0, 140.0, 0.9),
        (300.0, 56.0, 1.1),
        (300.0, 136.0, 1.2),
        (390.0, 84.0, 0.8),
        (420.0, 150.0, 1.0),
        (520.0, 116.0, 1.2),
        (296.0, 372.0, 1.0),
        (366.0, 318.0, 1.1),
        (450.0, 270.0, 0.9),
        (524.0, 218.0, 1.2),
        (560.0, 60.0, 0.9),
    ] {
        let (spin, color) = (e.random.share(), e.random.one_of(&petals));
        for k in 0..5_u32 {
            let turns = spin + f64::from(k) / 5.0;
            let petal = Shape::of("M2 0C8 -20 34 -22 38 -4C40 14 18 16 2 0Z");
            let brush = Brush::body(17.0).long(24.0).contour(3.0);
            e.paint(petal.placed((x, y), size, turns), Tint::soft(color), brush);
        }
        e.fill(format!("O {x:.0} {y:.0} 7 7"), Rgb(0xc9822e));
    }
    for (x, y, turns) in
        [(240.0, 150.0, 0.6), (470.0, 142.0, 0.2), (420.0, 300.0, 0.3), (180.0, 168.0, 0.15)]
    {
        e.body(Shape::of(LEAF).placed((x, y), 0.8, turns), 0x7fa052, 10.0);
    }
}

/// Card 23, "tropical": palm fronds hanging from both upper corners.
pub(super) fn fronds(e: &mut Surface) {
    for side in [0.0, 1.0] {
        let turn = |shape: Shape| if side > 0.5 { shape.flipped(300.0) } else { shape };
        for (turns, long, color) in
            [(0.02, 300.0, 0x2f6b45), (0.2, 330.0, 0x2a5a40), (0.11, 380.0, 0x3f8a4c)]
        {
            let bend = |t: f64| polar((-20.0, -10.0), long * t, turns + t * t * 0.06);
            for (way, share) in [(0.16, 0.3), (-0.13, 0.0)] {
                let leaflet = |path: &str, k: u32| {
                    let t = f64::from(k) / 9.5;
                    let size = (1.35 - (t - 0.45).abs() * 1.2) * 1.15;
                    turn(Shape::of(path).placed(bend(t), size, turns + t * 0.08 + way))
                };
                let green = Rgb(color).mix(Rgb(0x14243a), share);
                for k in 1..10 {
                    e.line(
                        leaflet("M0 0C20 -12 60 -12 84 4C56 10 22 12 0 0Z", k),
                        green.mix(Rgb(0x14203a), 0.5),
                        7.0,
                    );
                }
                for k in 1..10 {
                    e.fill(leaflet("M0 0C20 -12 60 -12 84 4C56 10 22 12 0 0Z", k), green);
                }
                for k in 1..10 {
                    e.line(
                        leaflet("M14 -4C30 -8 50 -7 62 -3", k),
                        green.mix(Rgb(0xd8e89a), 0.4),
                        6.0,
                    );
                }
            }
            let rib: Vec<Point> = (0..=8_u32).map(|k| bend(f64::from(k) / 8.0)).collect();
            let line =
                rib.iter().skip(1).fold(format!("M{:.0} {:.0}", rib[0].0, rib[0].1), |d, p| {
                    format!("{d}L{:.0} {:.0}", p.0, p.1)
                });
            e.line(turn(Shape::of(&line)), Rgb(0xa9b765), 6.0);
        }
    }
}

/// Card 33, "willow": a weeping willow trailing from the right.
pub(super) fn willow(e: &mut Surface) {
    let trunk = "M606 846C590 640 600 520 560 430C540 380 520 340 528 250L580 240C590 320 604 350 620 420V846Z";
    e.paint(trunk, Tint::of(0x6b5140), Brush::body(15.0).long(40.0));
    let crown = "M620 60C540 30 440 60 410 130C390 190 420 240 480 250C540 270 600 260 620 250Z";
    e.paint(crown, Tint::of(0x7d9a4c), Brush::body(17.0).flow(Flow::Slant(0.2)).contour(0.0));
    for i in 0..19_u32 {
        let x = 300.0 + f64::from(i) * 17.0 + e.random.sway(6.0);
        let top = 250.0 - (x - 300.0) * 0.7 + e.random.sway(20.0);
        let low = 620.0 - (x - 440.0).abs() * 0.8 + e.random.sway(60.0);
        let color = e.random.one_of(&[0x5f8a3f, 0x86a650, 0xa9bd62, 0x4d7538]);
        let strand = format!(
            "M{:.0} {:.0}C{:.0} {:.0} {:.0} {:.0} {x:.0} {low:.0}",
            x + 60.0,
            top.max(70.0),
            x + 6.0,
            top.max(70.0) + 20.0,
            x + 8.0,
            low - 140.0
        );
        e.haze(strand, Rgb(color), 9.0, 0.95);
        for k in 0..5_u32 {
            let y = low - 10.0 - f64::from(k) * 44.0;
            let leaf = Shape::of("M0 0C3 10 3 24 -5 36C-9 24 -7 10 0 0Z");
            let side = if k.is_multiple_of(2) { 1.0 } else { -1.0 };
            e.fill(
                leaf.map(|p| (p.0 * side, p.1)).placed((x + 3.0 * side, y), 1.0, 0.0),
                Rgb(color).mix(Rgb(0xe9efb0), 0.3),
            );
        }
    }
}

/// Card 34, "embroidered": stitched thread flowers around the border.
pub(super) fn stitches(e: &mut Surface) {
    let thread = ["M36 60V700", "M564 60V700", "M60 30H540"];
    for line in thread {
        let b = Shape::of(line).bounds();
        let (long, upright) = ((b.2 - b.0).max(b.3 - b.1), b.3 > b.1);
        for k in 0..(long / 30.0) as u32 {
            let t = f64::from(k) * 30.0;
            let stitch = if upright {
                format!("M{} {}L{} {}", b.0 - 7.0, b.1 + t, b.0 + 7.0, b.1 + t + 18.0)
            } else {
                format!("M{} {}L{} {}", b.0 + t, b.1 + 7.0, b.0 + t + 18.0, b.1 - 7.0)
            };
            e.line(stitch, Rgb(0xd8b45a), 5.0);
        }
    }
    let colors = [0xb83a4b, 0x3a6ea5, 0xd9772b, 0x7a4f9a];
    let places = [
        (70.0, 70.0),
        (300.0, 62.0),
        (530.0, 70.0),
        (70.0, 290.0),
        (530.0, 290.0),
        (70.0, 500.0),
        (530.0, 500.0),
        (82.0, 676.0),
        (518.0, 676.0),
    ];
    for (i, at) in places.into_iter().enumerate() {
        for k in 0..3_u32 {
            let turns = f64::from(k) / 3.0 + 0.08;
            let leaf = Shape::of(LEAF).placed(polar(at, 22.0, turns), 0.72, turns);
            let brush = Brush::body(9.0)
                .long(22.0)
                .flow(Flow::Slant(turns + 0.16))
                .contour(2.0)
                .lively(0.5);
            e.paint(leaf, Tint::soft(0x4f8a57), brush);
        }
        for (from, to, wide, share) in [(12.0, 40.0, 11.0, 0.0), (14.0, 34.0, 4.0, 0.4)] {
            for k in 0..8_u32 {
                let turns = f64::from(k) / 8.0;
                let (a, b) = (polar(at, from, turns), polar(at, to, turns));
                let color = Rgb(colors[i % 4]).mix(Rgb(0xffe9d2), share);
                e.line(format!("M{:.0} {:.0}L{:.0} {:.0}", a.0, a.1, b.0, b.1), color, wide);
            }
        }
        e.fill(format!("O {} {} 11 11", at.0, at.1), Rgb(0xf0c956));
    }
}

/// Card 37, "thorny": dark brambles curling in from the left.
pub(super) fn brambles(e: &mut Surface) {
    let canes = [
        "M-10 640C120 560 150 420 130 300C116 210 190 150 270 190C330 220 320 290 270 290",
        "M-10 460C80 430 200 440 270 400C340 356 420 380 410 450C400 500 350 500 340 464",
        "M-10 720C110 690 230 640 320 650C400 660 470 640 500 590",
    ];
    for cane in canes {
        e.line(cane, Rgb(0x2b1f2c), 19.0);
        e.line(cane, Rgb(0x4d3440), 11.0);
        let lit = Shape::of(cane).map(|p| (p.0 - 3.0, p.1 - 3.0));
        e.haze(lit, Rgb(0x8a6470), 3.5, 0.9);
    }
    let thorns = [
        (40.0, 606.0, -0.3),
        (106.0, 520.0, -0.1),
        (138.0, 410.0, 0.02),
        (124.0, 330.0, 0.5),
        (150.0, 220.0, -0.35),
        (220.0, 176.0, -0.25),
        (300.0, 220.0, 0.0),
        (100.0, 436.0, -0.25),
        (200.0, 428.0, 0.24),
        (310.0, 376.0, -0.27),
        (402.0, 420.0, 0.0),
        (90.0, 692.0, -0.3),
        (200.0, 660.0, 0.22),
        (330.0, 650.0, -0.25),
        (440.0, 640.0, 0.2),
    ];
    for (x, y, turns) in thorns {
        let thorn = Shape::of("M0 -11L32 3L0 11Z");
        e.fill(thorn.placed((x, y), 1.0, turns), Rgb(0x2b1f2c));
    }
    for (x, y, turns) in [
        (150.0, 300.0, 0.05),
        (270.0, 188.0, 0.9),
        (250.0, 410.0, 0.15),
        (412.0, 440.0, 0.1),
        (300.0, 652.0, 0.85),
        (480.0, 610.0, 0.95),
        (80.0, 560.0, 0.1),
    ] {
        e.body(Shape::of(LEAF).placed((x, y), 1.0, turns), 0x4c6b45, 11.0);
    }
    for (x, y) in [(190.0, 300.0), (330.0, 440.0), (420.0, 600.0)] {
        for k in 0..7_u32 {
            let at = polar((x, y), if k == 0 { 0.0 } else { 15.0 }, f64::from(k) / 6.0);
            e.fill(format!("O {:.0} {:.0} 10 10", at.0, at.1), Rgb(0x4a1f3d));
            e.fill(format!("O {:.0} {:.0} 3 3", at.0 - 3.0, at.1 - 3.0), Rgb(0xc79ab8));
        }
    }
}

/// Card 43, "harvest": wheat sheaves tied in golden bundles.
pub(super) fn sheaves(e: &mut Surface) {
    for (x, y, size) in [(450.0, 560.0, 0.8), (150.0, 570.0, 0.86), (300.0, 590.0, 1.1)] {
        let straw = Tint::between(0x8f5f1e, 0xdba63c, 0xfbe6a0);
        let place = |path: &str| Shape::of(path).placed((x, y), size, 0.0);
        let foot =
            Brush::body(9.0).long(46.0).flow(Flow::From(x, y - 60.0 * size)).light(Light::Left);
        e.paint(
            place("M-34 -30C-50 40 -74 90 -90 134C-40 150 40 150 90 134C74 90 50 40 34 -30Z"),
            straw,
            foot,
        );
        let head = foot.flow(Flow::From(x, y));
        e.paint(place("M-34 -40C-60 -90 -104 -130 -128 -196C-60 -250 60 -250 128 -196C104 -130 60 -90 34 -40Z"), straw, head);
        for k in 0..9_u32 {
            let turns = -0.25 + (f64::from(k) - 4.0) * 0.032;
            let at = polar((x, y), 205.0 * size, turns);
            let ear = Shape::of("M-26 0C-16 -12 14 -12 40 0C14 12 -16 12 -26 0Z");
            e.paint(
                ear.placed(at, size, turns),
                straw,
                Brush::body(10.0).flow(Flow::Slant(turns + 0.1)).lively(0.4),
            );
        }
        e.body(
            place("M-42 -46C-20 -36 20 -36 42 -46L40 -22C18 -12 -18 -12 -40 -22Z"),
            0xa5432f,
            9.0,
        );
    }
}

/// Card 53, "garden": rows of tulips behind a low fence.
pub(super) fn tulips(e: &mut Surface) {
    let cup = "M-26 -34C-20 -24 -12 -22 -9 -40C-4 -28 4 -28 9 -40C12 -22 20 -24 26 -34C34 4 20 26 0 26C-20 26 -34 4 -26 -34Z";
    for (row, (y, size)) in [(510.0, 0.8), (572.0, 1.0)].into_iter().enumerate() {
        for k in 0..7_u32 {
            let x = 40.0 + f64::from(k) * 87.0 + row as f64 * 30.0 - 20.0;
            let y = y + e.random.sway(14.0);
            let color = e.random.one_of(&[0xc8323a, 0xe9a72f, 0xd9628a, 0xe8752e, 0x8a4fa0]);
            e.line(
                format!(
                    "M{x:.0} {y:.0}C{:.0} {:.0} {x:.0} {:.0} {x:.0} 690",
                    x + 8.0,
                    y + 60.0,
                    y + 90.0
                ),
                Rgb(0x3f7042),
                8.0,
            );
            for (way, turns) in [(1.0, -0.2), (-1.0, -0.3)] {
                let leaf = Shape::of("M0 0C20 -14 70 -14 96 0C70 10 22 14 0 0Z");
                e.body(leaf.placed((x + way * 3.0, y + 130.0), 1.0, turns), 0x5a8f4f, 19.0);
            }
            e.paint(
                Shape::of(cup).placed((x, y), size, 0.0),
                Tint::of(color),
                Brush::body(13.0).long(26.0).flow(Flow::Slant(0.25)),
            );
        }
    }
    e.line("M-10 660H610M-10 706H610", Rgb(0x7d6a58), 20.0);
    e.line("M-10 658H610M-10 704H610", Rgb(0xefe6d4), 13.0);
    for k in 0..8_u32 {
        let x = 30.0 + f64::from(k) * 78.0;
        let pale = format!("M{} 846V632L{x} 608L{} 632V846Z", x - 15.0, x + 15.0);
        e.paint(
            pale,
            Tint::between(0x9a8f86, 0xefe8da, 0xfffcf2),
            Brush::body(10.0).long(34.0).flow(Flow::Slant(0.25)),
        );
    }
}

/// Card 59, "pear": a single ripe pear with one leaf.
pub(super) fn pear(e: &mut Surface) {
    e.veil("O 320 656 170 30", Rgb(0x2a204a), 0.3);
    let pear = "M300 240C350 240 362 300 372 360C384 420 452 462 446 552C440 632 370 662 300 662C230 662 160 632 154 552\
                C148 462 216 420 228 360C238 300 250 240 300 240Z";
    e.paint(pear, Tint::between(0x7a6a1e, 0xd0b43a, 0xf8eda0), Brush::body(19.0));
    e.paint(
        "M372 470C420 500 436 550 420 590C400 630 360 640 350 620C380 580 386 520 372 470Z",
        Tint::soft(0xc8643a),
        Brush::body(14.0).contour(0.0).ground(0.0).apart(1.2),
    );
    e.line("M302 246C298 216 306 190 328 168", Rgb(0x4a3020), 13.0);
    e.paint(
        "M312 214C350 150 430 140 480 172C440 226 370 240 312 214Z",
        Tint::of(0x5f8f45),
        Brush::body(13.0).flow(Flow::Slant(-0.06)),
    );
    e.line("M318 212C370 190 420 178 468 174", Rgb(0xbdd08a), 4.0);
}
