//! The five subjects of Atelier. Each is one composition of our own, drawn in pencil or in paint.

use crate::studio::{Brush, Flow, Light, Medium, Rgb, Shape, Surface, Tint, number::polar};

/// A subject of drawn and painted canvases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A town on a hill under a comet.
    Night,
    /// A cat on a fence, at the moon.
    Scream,
    /// A wave about to break over a boat.
    Wave,
    /// Planes of color between black bars.
    Grid,
    /// Apples on a cloth.
    Apples,
}

impl Subject {
    /// The five subjects.
    pub const ALL: [Subject; 5] =
        [Subject::Night, Subject::Scream, Subject::Wave, Subject::Grid, Subject::Apples];

    /// The name of the subject, as card files write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Subject::Night => "night",
            Subject::Scream => "scream",
            Subject::Wave => "wave",
            Subject::Grid => "grid",
            Subject::Apples => "apples",
        }
    }

    /// The subject called `name`. Custom decks may have other names; each is given one of the five, always the
    /// same.
    #[must_use]
    pub fn named(name: &str) -> Subject {
        let known = Subject::ALL.into_iter().find(|it| it.name() == name);
        let sum: usize = name.bytes().map(usize::from).sum();
        known.unwrap_or(Subject::ALL[sum % Subject::ALL.len()])
    }

    /// The subject drawn on a surface of 500 by 600.
    pub(super) fn on_surface(self, medium: Medium) -> Surface {
        let mut e = Surface::new(self.name(), medium);
        match self {
            Subject::Night => night(&mut e),
            Subject::Scream => scream(&mut e),
            Subject::Wave => wave(&mut e),
            Subject::Grid => grid(&mut e),
            Subject::Apples => apples(&mut e),
        }
        e
    }
}

fn night(e: &mut Surface) {
    let dash = Brush::field(15.0, Flow::Whirl, Light::Above).long(48.0).lively(0.4);
    e.paint("R 0 0 500 600", Tint::between(0x16244a, 0x2c4a86, 0x6f94bc), dash);
    let tail = dash.flow(Flow::Slant(0.95)).light(Light::Broken).lively(0.5).long(60.0);
    e.paint(
        "M0 330C120 320 240 280 380 196L404 232C280 320 140 350 0 350Z",
        Tint::between(0x5f8ab4, 0xb4d0d0, 0xfbf6d8),
        tail,
    );
    e.fill(Shape::star((396.0, 212.0), 8, 44.0, 22.0), Rgb(0xfff6cc));
    for (x, y, r) in [
        (96.0, 96.0, 42.0),
        (236.0, 62.0, 26.0),
        (330.0, 120.0, 22.0),
        (180.0, 166.0, 18.0),
        (60.0, 196.0, 15.0),
    ] {
        e.paint(
            format!("O {x} {y} {r} {r}"),
            Tint::between(0xd9922c, 0xf6cf5a, 0xfff8d0),
            Brush::body(8.0).flow(Flow::Round(x, y)).contour(0.0).light(Light::Lamp(x, y, r)),
        );
        for k in 0..10_u32 {
            let (a, b) = (
                polar((x, y), r + 9.0, f64::from(k) / 10.0),
                polar((x, y), r + 9.0, f64::from(k) / 10.0 + 0.05),
            );
            e.line(format!("M{:.0} {:.0}L{:.0} {:.0}", a.0, a.1, b.0, b.1), Rgb(0xf2dc96), 5.0);
        }
    }
    e.paint(
        "M396 40C440 50 462 92 440 130C420 160 380 160 360 140C400 140 420 90 396 40Z",
        Tint::between(0xc98a2c, 0xf8d97a, 0xfffbe0),
        Brush::body(9.0),
    );
    e.paint(
        "M0 470C90 380 200 360 290 390C380 410 440 390 500 370V600H0Z",
        Tint::between(0x14223c, 0x2f4f5c, 0x6f8f78),
        Brush::field(18.0, Flow::Waves(220.0, 0.08), Light::Above).contour(4.0),
    );
    for (x, y, size) in [
        (150.0, 420.0, 1.0),
        (220.0, 404.0, 1.2),
        (300.0, 416.0, 1.0),
        (370.0, 420.0, 1.1),
        (90.0, 466.0, 0.9),
        (260.0, 470.0, 1.2),
        (340.0, 486.0, 1.0),
        (180.0, 490.0, 1.1),
    ] {
        let part = |path: &str| Shape::of(path).placed((x, y), size, 0.0);
        e.body(part("M-26 0H26V40H-26Z"), 0x46506e, 14.0);
        e.body(part("M-32 2L0 -28L32 2Z"), 0x2a2f4c, 12.0);
        e.fill(part("R -12 12 10 14 R 6 12 10 14"), Rgb(0xffd56e));
    }
}

fn scream(e: &mut Surface) {
    let wavy = |light| Brush::field(17.0, Flow::Waves(300.0, 0.08), light).long(70.0).lively(0.35);
    e.paint("R 0 0 500 600", Tint::between(0x3a2050, 0xa83a4c, 0xf2a04e), wavy(Light::Below));
    e.paint(
        "O 366 136 96 96",
        Tint::between(0xc98a3a, 0xf6d78a, 0xfffbe0),
        Brush::body(14.0).flow(Flow::Round(366.0, 136.0)).contour(4.0),
    );
    e.paint(
        "M0 420C60 380 120 400 160 420V600H0ZM330 440C400 390 450 400 500 420V600H330Z",
        Tint::of(0x3a3058),
        wavy(Light::Above).contour(4.0),
    );
    for k in 0..7_u32 {
        let x = 12.0 + f64::from(k) * 72.0;
        let board = format!("M{x} 600V478L{} 450L{} 478V600Z", x + 28.0, x + 56.0);
        e.paint(
            board,
            Tint::of(0x7a5a44),
            Brush::body(14.0).long(44.0).flow(Flow::Slant(0.25)).light(Light::Left),
        );
    }
    e.line("M0 530H500", Rgb(0x4a342a), 13.0);
    let fur = Tint::between(0x15111c, 0x3a3248, 0x9a8aa8);
    e.paint(
        "M300 470C360 470 420 450 430 380C434 350 470 350 468 384C464 480 380 520 300 510Z",
        fur,
        Brush::body(12.0).long(26.0),
    );
    e.paint("M176 500C150 420 170 330 230 300C300 280 350 350 346 430C344 470 336 500 320 512H190C182 510 178 506 176 500Z", fur, Brush::body(17.0).long(38.0));
    e.paint("M196 500L186 420C190 400 214 400 220 420L226 506ZM256 506L262 420C270 402 292 404 296 424L290 506Z", fur, Brush::body(11.0).long(30.0));
    e.paint("M150 300C130 250 140 200 160 168L128 96L196 134C220 126 250 126 270 136L330 92L316 170C336 204 340 260 318 304C290 340 180 342 150 300Z", fur, Brush::body(14.0));
    e.fill("M142 116L182 142L160 160ZM318 112L284 142L308 160Z", Rgb(0xb87a8a));
    e.line("M178 196C190 186 206 190 214 202M256 200C266 188 282 186 292 196", Rgb(0xf2dc6a), 9.0);
    e.fill(
        "M236 232C276 230 288 262 278 296C268 322 204 322 196 296C188 262 198 232 236 232Z",
        Rgb(0x6a1426),
    );
    e.fill("M216 292C224 276 250 276 258 292C254 310 220 310 216 292Z", Rgb(0xe27a84));
    e.fill("M208 240L218 262L226 236ZM248 236L256 262L266 242Z", Rgb(0xfdf8ea));
    e.fill("M226 222H248L237 232Z", Rgb(0xd98a94));
    e.haze(
        "M150 256L80 236M150 270L78 276M322 256L392 236M322 270L394 276",
        Rgb(0xe6dcea),
        4.0,
        0.9,
    );
    e.haze("M110 150C70 190 60 250 84 320M66 120C14 190 6 280 40 370", Rgb(0xf8dca0), 7.0, 0.8);
}

fn wave(e: &mut Surface) {
    e.paint(
        "R 0 0 500 600",
        Tint::between(0xc9b48e, 0xe8d9b4, 0xf8efd4),
        Brush::field(24.0, Flow::Waves(420.0, 0.03), Light::Above).long(80.0),
    );
    e.paint(
        "O 380 120 52 52",
        Tint::between(0xb8321e, 0xd9573a, 0xf2a07a),
        Brush::body(13.0).contour(0.0),
    );
    e.body("M330 430C350 400 420 400 446 430Z", 0x7a7070, 9.0);
    e.body("M374 410L380 340H404L410 410Z", 0xf0e8d8, 8.0);
    e.body("M376 340L392 318L408 340Z", 0xb8323a, 7.0);
    let sea = |light| {
        Brush::field(15.0, Flow::Waves(190.0, 0.09), light).long(54.0).contour(5.0).lively(0.3)
    };
    let blue = Tint::between(0x12305a, 0x2f6a9c, 0x9cc8d4);
    e.paint("M180 470C260 400 380 410 500 440V600H180Z", blue, sea(Light::Above));
    let crest = "M0 600V300C20 180 110 90 220 90C320 92 380 150 384 230C360 196 330 186 306 194C330 220 330 250 318 272C296 236 262 228 232 244C196 264 190 320 214 370C250 440 340 470 420 470V600Z";
    e.paint(crest, blue, Brush::body(17.0).long(56.0).flow(Flow::Round(270.0, 330.0)).lively(0.3));
    let foam = "M220 90C320 92 380 150 384 230C376 214 366 204 354 198L350 226L334 194C324 190 314 190 306 194L318 226L300 216L318 272C310 258 300 248 290 242L284 262L268 238C254 236 244 238 232 244L236 260L214 258C222 200 280 170 310 176C290 140 240 118 170 128C186 102 204 90 220 90Z";
    e.paint(
        foam,
        Tint::between(0xa4bcc4, 0xf0f2e6, 0xffffff),
        Brush::body(10.0).contour(3.5).lively(0.3),
    );
    e.haze("M60 590C40 440 60 280 160 200M120 590C100 470 120 340 190 270M190 590C160 520 160 440 190 390", Rgb(0xd8ecec), 7.0, 0.85);
    for (x, y) in
        [(400, 210), (420, 250), (350, 290), (392, 280), (330, 310), (250, 280), (430, 190)]
    {
        e.fill(format!("O {x} {y} 7 7"), Rgb(0xfbfaf0));
    }
    e.body(
        "M300 500C350 520 420 510 470 470C474 510 440 550 390 552C350 552 316 536 300 500Z",
        0x9a5a34,
        10.0,
    );
    e.body("O 350 496 13 15 O 386 498 13 15 O 420 488 13 15", 0xe2ad86, 7.0);
    e.paint(
        "M0 560C120 520 220 570 330 556C400 546 450 560 500 550V600H0Z",
        Tint::between(0x1f4a76, 0x6fa4bc, 0xf4f8f0),
        sea(Light::Below).contour(0.0),
    );
}

fn grid(e: &mut Surface) {
    let plane = |e: &mut Surface, path: &str, rgb: u32, slant: f64| {
        e.paint(
            path,
            Tint::soft(rgb),
            Brush::field(20.0, Flow::Slant(slant), Light::Broken).long(60.0).lively(0.34),
        );
    };
    plane(e, "R 0 0 500 600", 0xf4eede, 0.0);
    for (path, rgb, slant) in [
        ("R 0 0 150 210", 0xf2c637, 0.25),
        ("R 320 0 180 130", 0x2b57a8, 0.0),
        ("R 150 210 220 250", 0xd0352b, 0.0),
        ("R 0 460 90 140", 0x2b57a8, 0.25),
        ("R 370 380 130 80", 0xf2c637, 0.0),
        ("R 250 520 120 80", 0x2a2628, 0.0),
        ("R 370 130 130 120", 0xe2ddd2, 0.25),
        ("R 90 460 160 140", 0xe8e2d4, 0.0),
    ] {
        plane(e, path, rgb, slant);
    }
    for bar in [
        "M150 0V460",
        "M370 130V600",
        "M320 0V130",
        "M90 460V600",
        "M250 460V600",
        "M0 210H370",
        "M0 460H500",
        "M320 130H500",
        "M370 250H500",
        "M370 380H500",
        "M250 520H370",
        "M0 330H150",
    ] {
        e.line(bar, Rgb(0x221e20), 15.0);
        e.haze(Shape::of(bar).map(|p| (p.0 - 3.0, p.1 - 3.0)), Rgb(0x6a6468), 2.5, 0.7);
    }
}

fn apples(e: &mut Surface) {
    e.paint(
        "R 0 0 500 370",
        Tint::broken([0x4f6a70, 0x6a8684, 0x8aa094, 0xb0b49c, 0xd4caa8]),
        Brush::field(22.0, Flow::Slant(0.16), Light::Left).long(56.0).lively(0.35),
    );
    e.paint(
        "M0 340H500V600H0Z",
        Tint::of(0x9a6a42),
        Brush::field(18.0, Flow::Slant(0.01), Light::Above).long(70.0),
    );
    e.paint("M30 430C90 360 180 380 260 370C350 356 420 380 470 420C480 480 440 560 400 590C360 560 330 600 280 584C230 600 190 570 150 592C100 570 40 520 30 430Z",
        Tint::between(0x9a9aac, 0xf0ead8, 0xffffff), Brush::field(17.0, Flow::Slant(0.17), Light::Left).long(44.0).contour(5.0).lively(0.35));
    e.haze("M120 420C110 480 130 540 150 584M250 400C240 470 260 540 280 580M380 400C400 460 410 520 400 584", Rgb(0x8a8ca4), 7.0, 0.7);
    e.paint("M60 330C56 250 90 236 96 190C98 160 92 140 96 120H150C154 140 148 160 150 190C156 236 190 250 186 330C186 380 150 400 123 400C96 400 62 380 60 330Z",
        Tint::of(0x4f7a5c), Brush::body(15.0).long(34.0));
    e.haze("M86 300C88 260 104 246 108 210", Rgb(0xdff0d8), 9.0, 0.8);
    for (x, y, r, rgb) in [
        (230.0, 330.0, 56.0, 0xc8342a),
        (330.0, 350.0, 58.0, 0xd98a2c),
        (276.0, 410.0, 60.0, 0xb82a30),
        (190.0, 430.0, 54.0, 0xa8b03c),
        (390.0, 440.0, 56.0, 0xc8442a),
        (306.0, 494.0, 54.0, 0xd9a034),
    ] {
        e.veil(format!("O {} {} {} {}", x + 12.0, y + r * 0.86, r, r * 0.3), Rgb(0x3a3450), 0.35);
        let apple = "M0 -78C20 -96 84 -96 96 -30C102 40 56 96 0 92C-56 96 -102 40 -96 -30C-84 -96 -20 -96 0 -78Z";
        e.paint(
            Shape::of(apple).placed((x, y), r / 96.0, 0.0),
            Tint::of(rgb),
            Brush::body(13.0).long(24.0),
        );
        e.line(
            Shape::of("M0 -70C-4 -96 6 -110 16 -122").placed((x, y), r / 96.0, 0.0),
            Rgb(0x3a2a20),
            6.0,
        );
    }
}
