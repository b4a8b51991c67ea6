//! The strip of swatches along the bottom edge of a card (CV-1.1). A filled swatch is opaque and has the shape
//! of its place, so that it covers the swatches below it exactly; an empty one is not drawn and hides nothing
//! (CV-3.4).

use ::canvas::{Element, Icons, Swatch, components::Icon};

use crate::{
    palette::SWATCHES,
    studio::{
        Rgb, Shape,
        number::{Point, fine},
    },
};

/// The vertical center of the strip.
pub(crate) const MIDDLE: f64 = 788.0;
/// Half of the width and of the height of a swatch.
const HALF: Point = (58.0, 45.0);
const PAPER: Rgb = Rgb(0xfb_f6_ea);
const INK: Rgb = Rgb(0x24_1c_1e);

/// The center of a swatch.
pub(crate) fn place(swatch: Swatch) -> Point {
    (60.0 + 120.0 * f64::from(swatch as u8), MIDDLE)
}

/// The outlines of the swatches that show no icon.
pub(crate) fn places(icons: Icons) -> String {
    let empty = |swatch: &Swatch| icons.at(*swatch).next().is_none();
    let outline = |swatch: Swatch| {
        let color = SWATCHES[swatch as usize].color;
        format!(
            "<path fill=\"{PAPER}\" fill-opacity=\".3\" stroke=\"{color}\" stroke-width=\"5\" \
             stroke-dasharray=\"3 11\" d=\"{}\"/>",
            blot(swatch).data()
        )
    };
    Swatch::ALL.into_iter().filter(empty).map(outline).collect()
}

/// The swatches that show an icon.
pub(crate) fn strip(icons: Icons) -> String {
    Swatch::ALL.into_iter().map(|swatch| filled(icons, swatch)).collect()
}

fn filled(icons: Icons, swatch: Swatch) -> String {
    let shown: Vec<Icon> = icons.at(swatch).collect();
    if shown.is_empty() {
        return String::new();
    }
    let (x, y) = place(swatch);
    let step = if shown.len() > 1 { 28.0 } else { 0.0 };
    let seals: String = (0_u32..)
        .zip(&shown)
        .map(|(i, icon)| seal(*icon, (x - step + 2.0 * step * f64::from(i), y), 27.0))
        .collect();
    format!("{}{seals}", dab(swatch))
}

/// A swatch of thick paint: a blot with a ridge of light and a ridge of shade.
fn dab(swatch: Swatch) -> String {
    let color = SWATCHES[swatch as usize].color;
    let (dark, light) = (color.mix(INK, 0.45), color.mix(PAPER, 0.45));
    let (x, y) = place(swatch);
    let ridge = |path: &str| Shape::of(path).placed((x, y), 1.0, 0.0).data();
    format!(
        "<path fill=\"{color}\" stroke=\"{dark}\" stroke-width=\"5\" d=\"{}\"/>\
         <path stroke=\"{light}\" stroke-width=\"4\" d=\"{}\"/>\
         <path stroke=\"{dark}\" stroke-width=\"4\" opacity=\".6\" d=\"{}\"/>",
        blot(swatch).data(),
        ridge("M-34 -34C-18 -37 6 -37 26 -34"),
        ridge("M-26 35C-6 38 18 38 34 34"),
    )
}

/// The shape of a swatch: each has its own, so that it is known without its color.
pub(crate) fn blot(swatch: Swatch) -> Shape {
    let (w, h) = HALF;
    let path = match swatch {
        Swatch::Red => format!("O 0 0 {w} {h}"),
        Swatch::Yellow => format!("M-{w} 0L-36 -{h}H36L{w} 0L36 {h}H-36Z"),
        Swatch::Green => format!("M-{w} -30C-20 -{h} 20 -{h} {w} -30V30C20 {h} -20 {h} -{w} 30Z"),
        Swatch::Blue => format!("M-{w} -{h}H{w}L50 {h}H-50Z"),
        Swatch::Violet => {
            format!(
                "M-{w} -{h}C-30 -34 30 -34 {w} -{h}C50 -16 50 16 {w} {h}C30 34 -30 34 -{w} {h}C-50 16 -50 -16 -{w} -{h}Z"
            )
        }
    };
    Shape::of(&path).placed(place(swatch), 1.0, 0.0)
}

/// An icon on its disk of paper; a bonus icon has a rosette.
pub(crate) fn seal(icon: Icon, (x, y): Point, radius: f64) -> String {
    let (element, ground) = match icon {
        Icon::Element(element) => {
            let disk = Shape::of(&format!("O {x} {y} {radius} {radius}")).fine_data();
            (element, format!("<path fill=\"{PAPER}\" d=\"{disk}\"/>"))
        }
        Icon::Bonus(element) => {
            let rosette = Shape::star((x, y), 11, radius * 1.24, radius * 0.98).fine_data();
            let gold = "fill=\"#e8c15a\" stroke=\"#5c3d10\" stroke-width=\"2.5\"";
            let disk = Shape::of(&format!("O {x} {y} {0} {0}", radius * 0.78)).fine_data();
            (
                element,
                format!("<path {gold} d=\"{rosette}\"/><path fill=\"{PAPER}\" d=\"{disk}\"/>"),
            )
        }
    };
    let scale = match icon {
        Icon::Element(_) => radius / 23.0,
        Icon::Bonus(_) => radius / 23.0 * 0.78,
    };
    format!("{ground}{}", sign(element, (x, y), scale))
}

/// The sign of an element in a field 40 wide: a drop, a triangle, a weave, a half-lit disk.
pub(crate) fn sign(element: Element, at: Point, scale: f64) -> String {
    let part = |path: &str| Shape::of(path).placed(at, scale, 0.0).fine_data();
    let wide = |width: f64| fine(width * scale);
    match element {
        Element::Hue => format!(
            "<path fill=\"{INK}\" d=\"{}\"/><path fill=\"{PAPER}\" d=\"{}\"/>",
            part("M0 -17C5 -8 14 -2 14 6C14 13 8 17 0 17C-8 17 -14 13 -14 6C-14 -2 -5 -8 0 -17Z"),
            part("M-8 5C-8 10 -5 13 0 13C-4 10 -5 8 -5 4Z"),
        ),
        Element::Shape => format!(
            "<path stroke=\"{INK}\" stroke-width=\"{}\" d=\"{}\"/>",
            wide(4.5),
            part("M0 -14L15 11H-15Z"),
        ),
        Element::Texture => format!(
            "<path stroke=\"{INK}\" stroke-width=\"{}\" d=\"{}\"/>",
            wide(3.6),
            part(
                "M-14 -9C-9 -14 -5 -4 0 -9S9 -4 14 -9M-14 0C-9 -5 -5 5 0 0S9 5 14 0M-14 9C-9 4 -5 14 0 9S9 14 14 9"
            ),
        ),
        Element::Tone => format!(
            "<path stroke=\"{INK}\" stroke-width=\"{}\" d=\"{}\"/><path fill=\"{INK}\" d=\"{}\"/>",
            wide(3.4),
            part("O 0 0 14 14"),
            part("M0 -14C18 -14 18 14 0 14Z"),
        ),
    }
}
