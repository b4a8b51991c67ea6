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

use studio::{Brush, Easel, Flow, Light, Medium, Tint};

/// Our own sign: a dab of vermilion, thick enough to cast a shadow.
#[must_use]
pub fn dab() -> Svg {
    let mut e = Easel::new("impasto", Medium::Paint);
    e.veil("M16 66C26 84 62 92 86 74C96 64 92 50 84 46C88 62 50 76 16 66Z", Rgb(0x2a204a), 0.3);
    let dab = "M10 58C6 36 22 16 46 14C62 8 84 14 90 32C96 54 78 66 62 70C42 80 16 78 10 58Z";
    let paint = Tint::between(0x8f1f12, 0xd1371f, 0xff9a78);
    let thick = Brush::field(9.0, Flow::Waves(120.0, 0.09), Light::Body).long(40.0);
    e.paint(dab, paint, thick.contour(3.0).lively(0.35));
    Svg::new(100, 92, e.tell())
}
