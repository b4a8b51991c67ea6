//! Motifs of the sky and the weather.

use crate::studio::{
    Brush, Flow, Light, Rgb, Shape, Surface, Tint,
    number::{polar, sin},
};

/// Card 1, "moonlit": a crescent moon with a pale halo.
pub(super) fn moon(e: &mut Surface) {
    for (radius, opacity) in [(150, 0.13), (118, 0.16), (92, 0.2)] {
        e.veil(format!("O 420 170 {radius} {radius}"), Rgb(0xfff6d8), opacity);
    }
    let crescent = "M450 90C392 66 336 106 334 168C332 232 392 276 452 252\
                    C420 240 396 208 398 168C400 130 422 102 450 90Z";
    let silver = Tint::between(0x8f86a8, 0xefe3b4, 0xfffbe6);
    e.paint(crescent, silver, Brush::body(13.0).flow(Flow::Round(420.0, 170.0)).contour(4.0));
    for (x, y, r) in [(150, 120, 9), (230, 60, 6), (96, 220, 6), (520, 330, 7), (250, 300, 5)] {
        let at = (f64::from(x), f64::from(y));
        e.fill(Shape::star(at, 4, f64::from(r) * 2.2, f64::from(r) * 0.6), Rgb(0xfff3c4));
    }
}

/// Card 6, "windy": ribbons of wind curling across the top.
pub(super) fn wind(e: &mut Surface) {
    let gusts = [
        "M20 150C160 70 300 210 420 130C500 76 560 120 536 170C516 208 462 196 470 160",
        "M60 220C200 160 300 270 470 230C540 214 580 250 556 286C536 312 496 300 502 272",
        "M10 84C120 30 240 110 330 70C390 42 430 70 414 102C400 126 366 116 372 94",
    ];
    let tones = [0xdfeaf2, 0xb9cfe2, 0xf4f7f6];
    for (gust, tone) in gusts.into_iter().zip(tones) {
        for (shift, wide, share) in [(14.0, 5.0, 0.45), (7.0, 9.0, 0.2), (0.0, 15.0, 0.0)] {
            let line = Shape::of(gust).map(|(x, y)| (x - shift, y + shift * 1.2));
            e.haze(line, Rgb(tone).mix(Rgb(0x4a6a8c), share), wide, 0.92);
        }
    }
    for (x, y, turns) in [(180.0, 300.0, 0.1), (330.0, 330.0, -0.06), (90.0, 340.0, 0.2)] {
        let leaf = Shape::of("M-26 0C-12 -18 14 -16 28 0C14 12 -12 14 -26 0Z");
        e.body(leaf.placed((x, y), 1.0, turns), 0x6f9a4a, 8.0);
    }
}

/// Card 8, "golden": flakes of gold leaf drifting down.
pub(super) fn gold(e: &mut Surface) {
    let leaf = Tint::between(0x8a5a12, 0xe2b13c, 0xfff2b0);
    for i in 0..26 {
        let (row, way) = (f64::from(i / 4), f64::from(i % 4));
        let at =
            (70.0 + way * 152.0 + e.random.sway(52.0), 50.0 + row * 100.0 + e.random.sway(40.0));
        let size = e.random.between(12.0, 30.0) * (1.15 - row / 14.0);
        let corners: Vec<_> = (0..5)
            .map(|k| polar(at, size * e.random.between(0.6, 1.2), f64::from(k) / 5.0))
            .collect();
        let flake = Shape::polygon(&corners);
        let brush = Brush::body(size / 3.0).flow(Flow::Slant(0.12)).contour(3.0).lively(0.5);
        e.paint(flake, leaf, brush);
    }
}

/// Card 12, "migratory": wild geese flying in a wedge.
pub(super) fn geese(e: &mut Surface) {
    let body = "M-52 4C-36 -6 -20 -8 0 -8C22 -8 40 -4 52 4C70 2 92 -10 104 -14C110 -18 122 -16 \
                126 -10L110 -6C96 4 76 16 52 18C20 22 -20 18 -52 4Z";
    let wing = "M-8 -4C-30 -34 -30 -70 -64 -96C-24 -92 22 -60 34 -4Z";
    let far = "M0 2C4 30 -14 56 -20 78C8 62 30 34 30 2Z";
    let flock = [(430.0, 120.0, 0.9), (300.0, 172.0, 0.8), (190.0, 238.0, 0.7), (94.0, 318.0, 0.6)];
    let other = [(490.0, 232.0, 0.66), (512.0, 330.0, 0.56)];
    for (x, y, size) in flock.into_iter().chain(other) {
        let part = |path: &str| Shape::of(path).placed((x, y), size, -0.04);
        e.body(part(far), 0x6a5a4c, 7.0);
        e.body(part(body), 0xb9a68c, 7.0);
        e.body(part(wing), 0x7d6a58, 8.0);
        e.fill(Shape::of("O 112 -12 11 7").placed((x, y), size, -0.04), Rgb(0x2c2522));
        e.line(Shape::of("M122 -12L138 -9").placed((x, y), size, -0.04), Rgb(0xd98a2b), 5.0);
    }
}

/// Card 15, "autumnal": red and amber leaves falling.
pub(super) fn leaves(e: &mut Surface) {
    let leaf =
        "M0 -40C26 -30 34 -6 24 14C16 30 6 36 0 44C-6 36 -16 30 -24 14C-34 -6 -26 -30 0 -40Z";
    let colors = [0xc23b22, 0xe08a2c, 0xa8481e, 0xe9b23a, 0x8f2f26];
    for i in 0..15 {
        let (row, way) = (f64::from(i / 3), f64::from(i % 3));
        let at =
            (110.0 + way * 190.0 + e.random.sway(72.0), 70.0 + row * 138.0 + e.random.sway(46.0));
        let (size, turns) = (e.random.between(0.7, 1.25), e.random.share());
        let color = e.random.one_of(&colors);
        e.body(Shape::of(leaf).placed(at, size, turns), color, 10.0);
        let vein = Shape::of("M0 -30V58").placed(at, size, turns);
        e.line(vein, Rgb(color).mix(Rgb(0x3a1a14), 0.55), 3.5);
    }
}

/// Card 18, "stormy": forked lightning over slanting rain.
pub(super) fn storm(e: &mut Surface) {
    for i in 0..46 {
        let x = e.random.between(10.0, 620.0);
        let y = 70.0 + f64::from(i) * 13.6 + e.random.sway(16.0);
        let long = e.random.between(40.0, 92.0);
        let drop = format!("M{x:.0} {y:.0}L{:.0} {:.0}", x - long * 0.4, y + long);
        e.haze(drop.as_str(), Rgb(0xa9c0d4), 4.0, 0.62);
    }
    let bolt = "M352 20L252 218L322 214L214 402L290 396L196 612L380 344L306 350L414 186L344 188\
                L436 20Z";
    e.haze(bolt, Rgb(0xfff4b8), 26.0, 0.28);
    let fire = Tint::between(0xd99a1e, 0xffe066, 0xfffce6);
    e.paint(bolt, fire, Brush::body(13.0).flow(Flow::Slant(0.3)).contour(6.0));
    e.line("M290 396L352 470L332 478L400 566", Rgb(0xffe98a), 7.0);
    e.line("M414 186L500 262L480 272L540 340", Rgb(0xffe98a), 6.0);
}

/// Card 24, "iridescent": a thin rainbow arching side to side.
pub(super) fn rainbow(e: &mut Surface) {
    let bands = [0xc8384a, 0xe87f3a, 0xf2c84b, 0x6fae5c, 0x3f86b8, 0x6a5aa8];
    for (i, color) in (0_u32..).zip(bands) {
        let (outer, inner) = (330.0 - f64::from(i) * 15.0, 316.0 - f64::from(i) * 15.0);
        let at = |radius: f64, turns: f64| polar((300.0, 420.0), radius, turns);
        let arc = |radius: f64, way: f64| {
            (0..=24_u32).map(move |k| (radius, -0.25 + way * (f64::from(k) / 24.0 - 0.5) * 0.52))
        };
        let ring: Vec<_> =
            arc(outer, 1.0).chain(arc(inner, -1.0)).map(|(radius, t)| at(radius, t)).collect();
        let brush = Brush::body(15.0).long(38.0).flow(Flow::Round(300.0, 420.0)).contour(0.0);
        e.paint(Shape::polygon(&ring), Tint::soft(color), brush.lively(0.4).ground(0.75));
    }
}

/// Card 26, "snowy": soft snowflakes over a drifted white foreground.
pub(super) fn snow(e: &mut Surface) {
    let drift = "M0 690C90 640 180 676 270 660C380 640 450 600 600 650V846H0Z";
    let white = Tint::between(0x93a9c4, 0xe6eef5, 0xffffff);
    e.paint(drift, white, Brush::field(20.0, Flow::Waves(260.0, 0.05), Light::Above));
    for i in 0..34 {
        let (row, way) = (f64::from(i / 5), f64::from(i % 5));
        let at =
            (70.0 + way * 116.0 + e.random.sway(50.0), 40.0 + row * 88.0 + e.random.sway(36.0));
        let size = e.random.between(5.0, 15.0);
        if size > 10.5 {
            for k in 0..3 {
                let (a, b) =
                    (polar(at, size, f64::from(k) / 6.0), polar(at, -size, f64::from(k) / 6.0));
                let arm = format!("M{:.0} {:.0}L{:.0} {:.0}", a.0, a.1, b.0, b.1);
                e.line(arm.as_str(), Rgb(0xfafdff), 4.5);
            }
        } else {
            let dot = format!("O {:.0} {:.0} {size:.0} {size:.0}", at.0, at.1);
            e.veil(dot.as_str(), Rgb(0xf4f9ff), 0.92);
        }
    }
}

/// Card 29, "misty": pale bands of mist along the bottom.
pub(super) fn mist(e: &mut Surface) {
    let bands = [
        (
            "M0 560C120 520 240 566 360 540C460 520 540 536 600 524V590C480 600 360 620 240 604C140 592 60 612 0 616Z",
            0.35,
        ),
        (
            "M0 620C140 590 260 640 400 606C480 588 560 600 600 606V670C460 690 300 660 160 684C90 694 40 684 0 680Z",
            0.5,
        ),
        ("M0 680C100 660 220 700 340 676C450 656 540 684 600 672V846H0Z", 0.66),
    ];
    let pale = Tint::between(0xb4c0c8, 0xe4e8e6, 0xfbfaf4);
    for (band, opacity) in bands {
        e.veil(band, pale.mid(), opacity);
        let brush = Brush::field(9.0, Flow::Waves(300.0, 0.04), Light::Above).long(70.0);
        e.paint(band, pale, brush.apart(2.6).ground(0.0));
    }
}

/// Card 35, "cosmic": ringed planets on thin curved orbits.
pub(super) fn planets(e: &mut Surface) {
    for orbit in ["M-10 330C160 90 420 60 640 200", "M-20 520C180 260 460 230 630 380"] {
        e.haze(orbit, Rgb(0xe9dcb8), 3.5, 0.75);
    }
    e.body("O 190 190 84 84", 0xc4714a, 15.0);
    let ring = "M66 236C40 270 120 256 196 222C276 186 340 136 314 122C300 114 274 120 250 130\
                C270 126 286 128 282 138C274 156 232 182 186 204C138 226 90 244 84 232C82 228 88 222 92 216\
                C80 222 72 228 66 236Z";
    e.paint(ring, Tint::of(0xe6c37a), Brush::body(8.0).flow(Flow::Slant(-0.07)).contour(3.0));
    e.body("O 452 322 52 52", 0x4d7fa8, 12.0);
    e.line("M404 310C430 322 474 318 500 304M402 332C436 346 474 344 502 330", Rgb(0xa9cbe0), 5.0);
    e.body("O 470 118 26 26", 0xb9a3c9, 8.0);
    e.body("O 96 420 30 30", 0x7f9a5a, 8.0);
    for (x, y) in [(330, 60), (60, 90), (548, 240), (300, 300), (560, 470), (220, 380)] {
        let at = (f64::from(x), f64::from(y));
        e.fill(Shape::star(at, 4, 15.0, 4.0), Rgb(0xfff1c2));
    }
}

/// Card 38, "sunlit": slanting sunbeams from the upper left corner.
pub(super) fn sunbeams(e: &mut Surface) {
    for (i, turns) in [0.02, 0.065, 0.11, 0.155, 0.2, 0.24].into_iter().enumerate() {
        let wide = 0.011 + 0.004 * sin(i as f64 * 0.37);
        let (a, b) =
            (polar((30.0, 30.0), 830.0, turns - wide), polar((30.0, 30.0), 830.0, turns + wide));
        let beam = Shape::polygon(&[(30.0, 30.0), a, b]);
        e.veil(&beam, Rgb(0xfff0b0), 0.26);
        let brush = Brush::field(7.0, Flow::From(30.0, 30.0), Light::Lamp(30.0, 30.0, 800.0));
        let glow = Tint::between(0xf6d27a, 0xffe9a8, 0xfffbe2);
        e.paint(&beam, glow, brush.long(84.0).apart(2.7).ground(0.0));
    }
    let sun = Tint::between(0xe8912c, 0xffd256, 0xfff6c8);
    let brush = Brush::body(16.0).flow(Flow::Round(26.0, 26.0));
    e.paint("O 26 26 104 104", sun, brush.light(Light::Lamp(20.0, 20.0, 118.0)));
}

/// Card 39, "floating": red balloons trailing long strings.
pub(super) fn balloons(e: &mut Surface) {
    let flight = [
        (190.0, 190.0, 1.0, 0xc9332b),
        (330.0, 120.0, 0.86, 0xd9483a),
        (410.0, 270.0, 0.94, 0xb82a2c),
    ];
    for (x, y, size, color) in flight {
        let string = format!(
            "M{x:.0} {:.0}C{:.0} {:.0} {:.0} {:.0} {:.0} {:.0}",
            y + 96.0 * size,
            x + 40.0,
            y + 190.0,
            x - 50.0,
            y + 260.0,
            280.0 + (x - 300.0) * 0.16,
            y + 370.0
        );
        e.line(string.as_str(), Rgb(0x4a3a34), 3.0);
        let globe = "M0 -84C48 -84 70 -48 66 -8C62 36 28 66 0 84C-28 66 -62 36 -66 -8C-70 -48 -48 -84 0 -84Z";
        e.body(Shape::of("M0 80L14 102H-14Z").placed((x, y), size, 0.0), color, 7.0);
        e.body(Shape::of(globe).placed((x, y), size, 0.0), color, 15.0);
        let shine = Shape::of("M-38 -34C-34 -54 -20 -64 -6 -66C-20 -54 -28 -42 -38 -34Z");
        e.fill(shine.placed((x, y), size, 0.0), Rgb(0xffe3d6));
    }
}

/// Card 22, "cloud": one plump cloud with a flat base.
pub(super) fn cloud(e: &mut Surface) {
    let puff = "M96 330C50 330 40 270 92 254C84 200 150 170 188 200C206 130 312 110 346 176\
                C394 140 470 170 462 226C524 222 540 292 500 316C490 328 470 332 440 332Z";
    let vapor = Tint::between(0x8e95b4, 0xdfe3ea, 0xfffdf6);
    e.paint(puff, vapor, Brush::body(19.0).contour(4.0).light(Light::Above).lively(0.3));
    e.haze("M150 262C160 230 200 226 216 248M300 210C330 190 370 210 372 240M396 268C420 246 458 258 456 286",
        Rgb(0x9aa3bd), 8.0, 0.7);
}

/// Card 49, "dawn": a pale sun rising behind low hills.
pub(super) fn dawn(e: &mut Surface) {
    let glow = Tint::between(0xf2a65a, 0xffd98a, 0xfff7d6);
    for (radius, opacity) in [(250, 0.14), (200, 0.2)] {
        e.veil(
            format!(
                "M{} 640C{} {} {} {} {} 640Z",
                300 - radius,
                300 - radius,
                640 - radius * 4 / 3,
                300 + radius,
                640 - radius * 4 / 3,
                300 + radius
            ),
            Rgb(0xffe2a0),
            opacity,
        );
    }
    let sun = Brush::body(16.0).flow(Flow::Round(300.0, 600.0)).contour(0.0);
    e.paint("O 300 580 120 120", glow, sun.light(Light::Lamp(280.0, 540.0, 170.0)));
    let brush = |slope| Brush::field(15.0, Flow::Slant(slope), Light::Above).contour(5.0);
    e.paint(
        "M0 640C100 560 210 570 320 640C400 600 500 580 600 610V846H0Z",
        Tint::of(0x7d7aa8),
        brush(0.02),
    );
    e.paint(
        "M0 690C130 630 260 650 360 690C450 650 540 650 600 670V846H0Z",
        Tint::of(0x4f6a72),
        brush(-0.02),
    );
}
