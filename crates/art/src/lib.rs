//! The pictures of the games, all of them ours: painted stroke by stroke in code, the same on every
//! machine, a few kilobytes each.
//!
//! A picture is an [`Svg`]: a file ([`Svg::file`]), a part of a page ([`Svg::ornament`],
//! [`Svg::named`]) or a part of another picture ([`Svg::part`]). What never changes has an [`Address`],
//! so that a page can show it by `<img>` and a browser keeps it; what changes with the table (the wheel,
//! a painting that fills) is drawn into the page. Nothing has an id, a style or a script.
//!
//! How it is painted: a shape is filled with strokes of a brush that follow its form, in five tones from
//! dusk to lamp, lit from the upper left (`studio`). So everything agrees in light and hand, and layers
//! laid over one another are one picture.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    clippy::format_collect,
    clippy::many_single_char_names,
    clippy::mistyped_literal_suffixes,
    clippy::unreadable_literal,
    reason = "coordinates are small numbers, geometry has short names, pictures are texts"
)]

mod studio;
pub mod palette;
pub mod canvas;
pub mod paris;
pub mod atelier;
mod address;

pub use address::Address;
pub use studio::{color::Rgb, svg::Svg};

use studio::{Brush, Easel, Flow, Light, Medium, Shape, Tint};

/// Our own sign: a dab of vermilion, thick enough to cast a shadow.
#[must_use]
pub fn dab() -> Svg {
    let mut e = Easel::new("impasto", Medium::Paint);
    let stroke = "M14 168C6 96 66 26 140 22C184 20 200 56 176 80C154 100 122 92 112 104C84 122 78 150 86 182C60 204 20 200 14 168Z";
    e.veil(Shape::of(stroke).map(|(x, y)| (x + 8.0, y + 10.0)), Rgb(0x2a204a), 0.3);
    let paint = Tint::between(0x8f1f12, 0xd1371f, 0xffa484);
    let thick = Brush::field(11.0, Flow::Round(150.0, 170.0), Light::Body).long(56.0);
    e.paint(stroke, paint, thick.contour(5.0).lively(0.3));
    Svg::new(200, 212, e.tell())
}
