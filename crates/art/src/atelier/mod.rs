//! The pictures of Atelier: blank, drawn and painted canvases of each subject, cards, objectives.

mod subjects;

use ::atelier::{Color, Kind, Objective};

pub use subjects::Subject;

use crate::{
    Svg,
    palette::{Hue, INKS, SECONDARIES, line},
    studio::{
        Brush, Flow, Light, Medium, Rgb, Shape, Surface, Tint, lettering,
        number::{fine, polar},
    },
};

const PAPER: Rgb = Rgb(0xfb_f6_ea);
const LINEN: Rgb = Rgb(0xf0_e6_d0);
const INK: Rgb = Rgb(0x2a_21_1c);

/// The width and the height of a canvas.
pub const SIZE: [i32; 2] = [500, 600];

/// The color of a canvas, with its letter and its mark.
#[must_use]
pub fn hue(color: Color) -> &'static Hue {
    &INKS[color as usize]
}

/// A canvas: blank, or with a subject drawn or painted on it. A joker is a palette.
#[must_use]
pub fn canvas(kind: Kind, subject: Option<Subject>) -> Svg {
    let subject = subject.unwrap_or(Subject::Night);
    let body = match kind {
        Kind::Blank => blank(),
        Kind::Drawn => blank() + &subject.on_surface(Medium::Pencil).tell(),
        Kind::Painted => subject.on_surface(Medium::Paint).tell(),
        Kind::Joker => blank() + &joker(),
    };
    Svg::new(SIZE[0], SIZE[1], body + &line(Rgb(0x8a_6a_48), 14.0, "M0 0H500V600H0Z"))
}

/// The painting on a canvas without the edge of the canvas, to be shown alone.
#[must_use]
pub fn scene(subject: Subject) -> Svg {
    Svg::new(SIZE[0], SIZE[1], subject.on_surface(Medium::Paint).tell())
}

/// A fake: the painting upside down, with a stamp.
#[must_use]
pub fn fake(subject: Subject) -> Svg {
    let upright = canvas(Kind::Painted, Some(subject)).body;
    Svg::new(
        SIZE[0],
        SIZE[1],
        format!("<g transform=\"rotate(180 250 300)\">{upright}</g>{}", stamp()),
    )
}

/// A red stamp over a corner of a fake.
fn stamp() -> String {
    let ring = Shape::star((410.0, 510.0), 14, 64.0, 56.0).data();
    format!("<path fill=\"{PAPER}\" stroke=\"#991f35\" stroke-width=\"8\" d=\"{ring}\"/>")
        + &line(Rgb(0x99_1f_35), 11.0, "M386 486L434 534M434 486L386 534")
}

/// A blank canvas: primed linen.
fn blank() -> String {
    let mut e = Surface::new("blank", Medium::Paint);
    let primer =
        Brush::field(30.0, Flow::Slant(0.11), Light::Lamp(120.0, 120.0, 900.0)).long(100.0);
    e.paint("R 0 0 500 600", Tint::between(0xdccfb4, 0xefe6d2, 0xfdf8ec), primer.lively(0.3));
    e.tell()
}

/// A joker: a palette with the three colors that it stands for (AT-4.6).
fn joker() -> String {
    let board = "M250 130C400 130 460 240 440 340C424 430 350 400 326 420C290 446 330 490 250 490C120 490 50 400 60 300C70 200 150 130 250 130ZM190 370C216 370 232 386 232 408C232 428 214 442 190 442C166 442 148 426 148 406C148 384 166 370 190 370Z";
    let wood = format!(
        "<path fill=\"#c8965a\" fill-rule=\"evenodd\" stroke=\"{INK}\" stroke-width=\"9\" d=\"{}\"/>",
        Shape::of(board).data()
    );
    let wells = [(150.0, 250.0), (260.0, 200.0), (360.0, 260.0)];
    let dabs: String = INKS
        .iter()
        .zip(wells)
        .map(|(ink, (x, y))| ink.mark().part(x - 52.0, y - 52.0, 104.0, 104.0))
        .collect();
    wood + &dabs
}

/// A card: the canvas with the color that it gives and its cost, letter by letter.
#[must_use]
pub fn card(kind: Kind, subject: Option<Subject>, gives: Option<Color>, cost: &str) -> Svg {
    let color = gives.map_or(Rgb(0xe0_ac_38), |it| hue(it).color);
    let ground = format!(
        "<path fill=\"{PAPER}\" stroke=\"{INK}\" stroke-width=\"6\" d=\"M30 3H570C590 3 597 14 597 30V810C597 828 590 837 570 837H30C12 837 3 828 3 810V30C3 14 12 3 30 3Z\"/>\
         <path fill=\"{color}\" d=\"M30 6H570C588 6 594 16 594 30V130H6V30C6 16 14 6 30 6Z\"/>\
         <path stroke=\"{INK}\" stroke-width=\"4\" d=\"M6 131H594\"/>"
    );
    let emblem = gives.map_or_else(
        || lettering::write("*", (66.0, 68.0), 80.0, INK, 11.0),
        |it| hue(it).mark().part(14.0, 14.0, 108.0, 108.0),
    );
    let plate = format!("<circle cx=\"68\" cy=\"68\" r=\"56\" fill=\"{PAPER}\"/>");
    let picture = canvas(kind, subject).part(75.0, 150.0, 450.0, 540.0);
    Svg::new(600, 840, ground + &plate + &emblem + &picture + &price(cost))
}

/// The marks of the colors of a cost, in a row along the bottom of a card.
fn price(cost: &str) -> String {
    let count = cost.chars().count() as f64;
    let step = (540.0 / count.max(1.0)).min(100.0);
    let first = 300.0 - step * (count - 1.0) / 2.0;
    let mark = |(i, letter): (usize, char)| {
        let x = first + step * i as f64;
        mark_of(letter).map_or_else(
            || lettering::write(&letter.to_string(), (x, 764.0), 50.0, INK, 8.0),
            |hue| hue.mark().part(x - step / 2.0, 764.0 - step / 2.0, step, step),
        )
    };
    cost.chars().enumerate().map(mark).collect()
}

/// The color with this letter, secondary colors included.
#[must_use]
pub fn mark_of(letter: char) -> Option<&'static Hue> {
    INKS.iter().chain(&SECONDARIES).find(|hue| hue.letter == letter)
}

/// The icon of an objective (AT-5.2), on a field of 100.
#[must_use]
pub fn objective(objective: Objective) -> Svg {
    let small = |kind, x: f64, y: f64, size: f64| {
        canvas(kind, Some(Subject::Apples)).part(x, y, size, size * 1.2)
    };
    let ink = |index: usize, x: f64, y: f64, size: f64| INKS[index].mark().part(x, y, size, size);
    let body = match objective {
        Objective::BlankCanvases => fan(objective.needs(), |x, y| simple(LINEN, x, y)),
        Objective::DrawnCanvases => fan(objective.needs(), |x, y| {
            simple(LINEN, x, y)
                + &line(INK, 2.5, &format!("M{} {}l6 -8l5 6l6 -10", fine(x + 5.0), fine(y + 26.0)))
        }),
        Objective::PaintedCanvas => small(Kind::Painted, 16.0, 8.0, 68.0),
        Objective::AllColors => (0..objective.needs())
            .map(|k| {
                let (x, y) = polar((50.0, 50.0), 30.0, k as f64 / objective.needs() as f64 - 0.25);
                ink(k, x - 18.0, y - 18.0, 36.0)
            })
            .collect(),
        Objective::OneColor => [(14.0, 8.0), (50.0, 8.0), (32.0, 34.0), (14.0, 60.0), (50.0, 60.0)]
            .iter()
            .map(|(x, y)| ink(0, *x, *y, 36.0))
            .collect(),
    };
    Svg::new(100, 100, body)
}

/// A row of `count` small canvases.
fn fan(count: usize, canvas: impl Fn(f64, f64) -> String) -> String {
    let step = if count > 3 { 9.5 } else { 26.0 };
    let left = 50.0 - step * (count - 1) as f64 / 2.0 - 14.0;
    (0..count)
        .map(|k| canvas(left + step * k as f64, 26.0 + if k % 2 == 0 { 0.0 } else { 12.0 }))
        .collect()
}

fn simple(fill: Rgb, x: f64, y: f64) -> String {
    format!(
        "<path fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"3\" d=\"M{} {}h28v36h-28z\"/>",
        fine(x),
        fine(y)
    )
}
