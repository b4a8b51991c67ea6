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

use studio::{Easel, Medium, Tint};

/// Our own sign: one stroke of a broad brush in vermilion, bristle by bristle.
#[must_use]
pub fn stroke() -> Svg {
    let mut e = Easel::new("impasto", Medium::Paint);
    let paint = Tint::between(0x8f1f12, 0xd1371f, 0xffa484);
    for bristle in 0..13_u32 {
        let y = 52.0 + f64::from(bristle) * 8.5;
        let (from, to) = (e.chance.between(10.0, 44.0), e.chance.between(150.0, 192.0));
        let light = 0.85 - f64::from(bristle) / 16.0 + e.chance.sway(0.25);
        let path = format!(
            "M{from:.0} {:.0}C70 {:.0} 120 {:.0} {to:.0} {:.0}",
            y + 16.0,
            y - 22.0,
            y + 30.0,
            y - 16.0
        );
        let wide = e.chance.between(9.0, 13.0);
        e.line(path, paint.0[Tint::step(light)], wide);
    }
    Svg::new(200, 200, e.tell())
}
