//! The pictures of the games as SVG: our own, painted stroke by stroke in code, the same on every machine, a
//! few kilobytes each.
//!
//! A picture is an [`Svg`]: a file ([`Svg::file`]), a part of a page ([`Svg::ornament`], [`Svg::named`]) or a
//! part of another picture ([`Svg::part`]). A picture that never changes has a [`PicturePath`], so that a page
//! can show it by `<img>` and a browser caches it; a picture that changes with the table (the wheel, a painting
//! in progress) is drawn into the page. No picture has an id, a style or a script.
//!
//! A shape is filled with brush strokes that follow its form, in five tones from dark to light, lit from the
//! upper left (`studio`). So all pictures have the same light and hand, and layers laid over one another look
//! like one picture.
//!
//! # How a picture is made
//!
//! - A shape is filled with strokes that follow its form, in five tones, lit from the upper left
//!   (`art::studio`). Strokes of a tone are one path of whole numbers, so a motif takes 2 to 17 KB, and
//!   about a third of that on the way. There are no ids, filters, fonts or styles.
//! - Sines are sums and products, coordinates are rounded, chance is seeded by a picture's name: the bytes
//!   are the same everywhere, and a test holds their hashes.
//! - What never changes has a `PicturePath` (`canvas/motif/12.svg`) and is sent once. A painting of Canvas is
//!   a background, up to three motifs, and above them one strip of swatches as the rules count them.
//! - Every color that means something has a letter and a mark too (`art::palette`); tests measure contrast,
//!   and distances for four kinds of eyes.
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
mod picture_path;

pub use picture_path::PicturePath;
pub use studio::{color::Rgb, svg::Svg};

use studio::{Medium, Surface, Tint};

/// The logo: one stroke of a broad brush in vermilion, bristle by bristle.
#[must_use]
pub fn stroke() -> Svg {
    let mut e = Surface::new("impasto", Medium::Paint);
    let paint = Tint::between(0x8f1f12, 0xd1371f, 0xffa484);
    for bristle in 0..13_u32 {
        let y = 52.0 + f64::from(bristle) * 8.5;
        let (from, to) = (e.random.between(10.0, 44.0), e.random.between(150.0, 192.0));
        let light = 0.85 - f64::from(bristle) / 16.0 + e.random.sway(0.25);
        let path = format!(
            "M{from:.0} {:.0}C70 {:.0} 120 {:.0} {to:.0} {:.0}",
            y + 16.0,
            y - 22.0,
            y + 30.0,
            y - 16.0
        );
        let wide = e.random.between(9.0, 13.0);
        e.line(path, paint.0[Tint::step(light)], wide);
    }
    Svg::new(200, 200, e.tell())
}
