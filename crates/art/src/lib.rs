//! The pictures of the games, all of them ours: painted stroke by stroke in code, the same on every
//! machine, a few kilobytes each.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::many_single_char_names,
    clippy::unreadable_literal,
    reason = "coordinates are small numbers, and geometry has short names"
)]

mod studio;
pub mod palette;
pub mod canvas;
pub mod paris;
pub mod atelier;

pub use studio::{color::Rgb, svg::Svg};
