//! The studio: what pictures are made with. Numbers that are the same on every machine, shapes,
//! color, chance, brushes, and the easel on which marks are put down.

pub(crate) mod chance;
pub(crate) mod color;
pub(crate) mod brush;
pub(crate) mod easel;
pub(crate) mod lettering;
pub(crate) mod number;
pub(crate) mod shape;
pub(crate) mod svg;

pub(crate) use {
    brush::{Brush, Flow, Light},
    chance::Chance,
    color::{Rgb, Tint},
    easel::{Easel, Medium},
    shape::Shape,
};
