//! The drawing tools: numbers that are the same on every machine, shapes, colors, a random number generator,
//! brushes, and surfaces.

pub(crate) mod splitmix;
pub(crate) mod color;
pub(crate) mod brush;
pub(crate) mod surface;
pub(crate) mod lettering;
pub(crate) mod number;
pub(crate) mod shape;
pub(crate) mod svg;

pub(crate) use {
    brush::{Brush, Flow, Light},
    color::{Rgb, Tint},
    shape::Shape,
    splitmix::SplitMix64,
    surface::{Medium, Surface},
};
