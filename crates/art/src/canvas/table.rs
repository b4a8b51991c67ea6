//! The other components of Canvas: ribbons, tokens, the backs of cards, and pictograms for the scoring cards.

use ::canvas::{Color, Condition, Element, Swatch};

use super::strip;
use crate::{
    Svg,
    palette::{RIBBONS, SWATCHES, line},
    studio::{
        Brush, Flow, Light, Medium, Rgb, Shape, Surface, Tint, lettering,
        number::{fine, polar},
    },
};

const INK: Rgb = Rgb(0x2a_21_1c);
const PAPER: Rgb = Rgb(0xfb_f6_ea);

/// A ribbon of a color (CV-1.3): a rosette with two tails, its mark and letter in the middle.
#[must_use]
pub fn ribbon(color: Color) -> Svg {
    let hue = RIBBONS[color as usize];
    let (dark, light) = (hue.color.mix(INK, 0.5), hue.color.mix(PAPER, 0.4));
    let rosette = Shape::star((50.0, 42.0), 14, 40.0, 35.0).fine_data();
    let pleats: String = (0..14_u32)
        .map(|k| {
            let (a, b) = (
                polar((50.0, 42.0), 24.0, f64::from(k) / 14.0),
                polar((50.0, 42.0), 36.0, f64::from(k) / 14.0),
            );
            format!("M{} {}L{} {}", fine(a.0), fine(a.1), fine(b.0), fine(b.1))
        })
        .collect();
    let tails = "M30 66L18 116L34 106L44 118L48 74ZM70 66L82 116L66 106L56 118L52 74Z";
    let body = format!(
        "<path fill=\"{}\" stroke=\"{dark}\" stroke-width=\"3\" d=\"{tails}\"/>\
         <path fill=\"{0}\" stroke=\"{dark}\" stroke-width=\"3\" d=\"{rosette}\"/>{}\
         <circle cx=\"50\" cy=\"42\" r=\"25\" fill=\"{PAPER}\" stroke=\"{dark}\" stroke-width=\"2\"/>{}",
        hue.color,
        line(light, 2.0, &pleats),
        hue.mark().part(26.0, 18.0, 48.0, 48.0),
    );
    Svg::new(100, 120, body)
}

/// An inspiration token (CV-1.4): a painter's palette of wood.
#[must_use]
pub fn token() -> Svg {
    let mut e = Surface::new("inspiration", Medium::Paint);
    let board = "M200 40C320 40 376 120 366 210C356 290 300 270 276 286C250 306 276 350 200 356C100 356 30 280 34 196C40 100 110 40 200 40Z";
    e.paint(
        board,
        Tint::between(0x7a4a20, 0xd09a58, 0xfbe0ac),
        Brush::body(17.0).long(52.0).flow(Flow::Waves(420.0, 0.04)).contour(9.0).light(Light::Left),
    );
    e.fill("O 150 268 34 27", Rgb(0x4a3020));
    for ((x, y), hue) in
        [(110.0, 160.0), (170.0, 100.0), (248.0, 98.0), (312.0, 150.0), (318.0, 216.0)]
            .into_iter()
            .zip(SWATCHES)
    {
        e.body(format!("O {x} {y} 32 28"), hue.color.0, 12.0);
    }
    Svg::new(400, 400, e.tell())
}

/// The back of an art card.
#[must_use]
pub fn back() -> Svg {
    let mut e = Surface::new("back", Medium::Paint);
    e.paint(
        "R 0 0 600 840",
        Tint::between(0x3a2418, 0x6a4630, 0x9a7048),
        Brush::field(30.0, Flow::Slant(0.25), Light::Lamp(200.0, 200.0, 820.0)).long(110.0),
    );
    for (k, hue) in (0_u32..).zip(SWATCHES) {
        let y = 210.0 + f64::from(k) * 86.0;
        let stroke = format!(
            "M110 {}C220 {} 340 {} 490 {}C480 {} 340 {} 110 {}Z",
            y + 30.0,
            y - 24.0,
            y + 40.0,
            y - 10.0,
            y + 56.0,
            y + 96.0,
            y + 66.0
        );
        e.paint(
            stroke,
            Tint::of(hue.color.0),
            Brush::body(17.0).long(70.0).flow(Flow::Waves(380.0, 0.06)).contour(6.0).lively(0.4),
        );
    }
    let frame = line(Rgb(0xe8_c1_5a), 8.0, "M34 34H566V806H34Z")
        + &line(Rgb(0xe8_c1_5a), 3.0, "M50 50H550V790H50Z");
    Svg::new(600, 840, e.tell() + &frame)
}

/// An item of a pictogram.
#[derive(Clone, Copy)]
enum PictogramItem {
    /// A swatch that shows an element.
    Shows(Element),
    /// A swatch that shows any element.
    Any,
    /// An empty space between swatches.
    Gap,
}

/// The pictogram of a scoring condition, 240 by 100.
#[must_use]
pub fn pictogram(condition: Condition) -> Svg {
    use Element::{Hue, Shape as Form, Texture, Tone};
    use PictogramItem::{Any, Gap, Shows};
    let plate = format!(
        "<path fill=\"{PAPER}\" stroke=\"{INK}\" stroke-width=\"3\" d=\"M14 2H226C234 2 238 6 238 14V86C238 94 234 98 226 98H14C6 98 2 94 2 86V14C2 6 6 2 14 2Z\"/>"
    );
    let body = match condition {
        Condition::Composition => swatches(),
        Condition::Consistency => row(&[Any, Any, Any, Any, Any, Any], 36.0) + &number("6"),
        Condition::Emphasis => row(&[Gap, Gap, Shows(Hue), Gap, Gap], 42.0) + &number("1"),
        Condition::Hierarchy => stairs(),
        Condition::Movement => {
            row(&[Any, Any, Any], 46.0) + &line(INK, 5.0, "M60 84H176M164 76L178 84L164 92")
        }
        Condition::Proximity => {
            row(&[Shows(Texture), Shows(Tone)], 50.0) + &line(INK, 5.0, "M96 84H144")
        }
        Condition::Proportion => groups(),
        Condition::Repetition => row(&[Shows(Form), Shows(Form)], 54.0) + &number("2"),
        Condition::Space => {
            row(&[Shows(Hue), Gap, Shows(Form)], 54.0)
                + &line(INK, 5.0, "M62 84H178M62 78V90M178 78V90")
        }
        Condition::Style => {
            row(&[Shows(Texture), Shows(Texture), Shows(Texture)], 54.0) + &number("3")
        }
        Condition::Symmetry => {
            row(&[Any, Any, Gap, Any, Any], 42.0)
                + &line(INK, 4.0, "M120 12V24M120 34V46M120 56V68M120 78V90")
        }
        Condition::Variety => row(&[Shows(Hue), Shows(Form), Shows(Texture), Shows(Tone)], 54.0),
    };
    Svg::new(240, 100, plate + &body)
}

/// Items of a pictogram in a row, `step` apart.
fn row(things: &[PictogramItem], step: f64) -> String {
    row_at(things, step, 120.0, 46.0)
}

fn row_at(things: &[PictogramItem], step: f64, middle: f64, y: f64) -> String {
    let first = middle - step * (things.len() as f64 - 1.0) / 2.0;
    let draw = |(i, thing): (usize, &PictogramItem)| {
        let at = (first + step * i as f64, y);
        let r = (step * 0.42).min(21.0);
        let [x, y, radius] = [at.0, at.1, r].map(fine);
        match thing {
            PictogramItem::Shows(element) => strip::sign(*element, at, r / 14.5),
            PictogramItem::Any => {
                format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{INK}\"/>")
            }
            PictogramItem::Gap => format!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" stroke=\"{INK}\" stroke-width=\"2.5\" stroke-dasharray=\"1 6\"/>"
            ),
        }
    };
    things.iter().enumerate().map(draw).collect()
}

fn number(text: &str) -> String {
    lettering::write(text, (120.0, 82.0), 19.0, INK, 4.0)
}

/// Five swatches, none of them empty.
fn swatches() -> String {
    Swatch::ALL
        .into_iter()
        .map(|swatch| {
            let (x, y) = strip::place(swatch);
            let at = (28.0 + 46.0 * f64::from(swatch as u8), 50.0);
            let blot = strip::blot(swatch)
                .map(|p| (at.0 + (p.0 - x) * 0.38, at.1 + (p.1 - y) * 0.5))
                .fine_data();
            format!(
                "<path fill=\"{}\" stroke=\"{INK}\" stroke-width=\"2.5\" d=\"{blot}\"/>",
                SWATCHES[swatch as usize].color
            )
        })
        .collect()
}

/// A staircase with tone on the highest step.
fn stairs() -> String {
    let steps = format!(
        "<path fill=\"#e4d4b4\" stroke=\"{INK}\" stroke-width=\"3\" d=\"M40 92V72H90V56H150V72H200V92Z\"/>"
    );
    let (others, tone) = ([(Element::Shape, 62.0), (Element::Texture, 178.0)], (120.0, 32.0));
    steps
        + &others.map(|(element, x)| strip::sign(element, (x, 52.0), 0.9)).concat()
        + &strip::sign(Element::Tone, tone, 1.25)
}

/// Three icons of a kind and two of a kind.
fn groups() -> String {
    let dot = |x: f64, y: f64| {
        format!("<circle cx=\"{}\" cy=\"{}\" r=\"13\" fill=\"{INK}\"/>", fine(x), fine(y))
    };
    let ring = |x: f64, y: f64| {
        format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"11\" stroke=\"{INK}\" stroke-width=\"5\"/>",
            fine(x),
            fine(y)
        )
    };
    [dot(40.0, 42.0), dot(72.0, 42.0), dot(104.0, 42.0), ring(160.0, 42.0), ring(192.0, 42.0)]
        .concat()
        + &lettering::write("3", (72.0, 80.0), 19.0, INK, 4.0)
        + &lettering::write("+", (132.0, 60.0), 17.0, INK, 4.0)
        + &lettering::write("2", (176.0, 80.0), 19.0, INK, 4.0)
}
