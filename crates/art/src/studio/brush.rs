//! Brushes: in which direction strokes fill a shape, and how the shape is lit.

use super::{
    Shape, SplitMix64, Tint,
    number::{self, Point, unit},
};

/// The direction of strokes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Flow {
    /// Along the outline: strokes model the form.
    Along,
    /// In one direction, in turns from the horizontal.
    Slant(f64),
    /// Around a point.
    Round(f64, f64),
    /// Away from a point.
    From(f64, f64),
    /// In waves of this length and this swing, in turns.
    Waves(f64, f64),
    /// In whirls.
    Whirl,
    /// In random directions, as dots.
    Any,
}

/// The light on a shape.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Light {
    /// A round body, lit from the upper left.
    Body,
    /// Light above, dark below.
    Above,
    /// Dark above, light below.
    Below,
    /// Light on the left.
    Left,
    /// A light at a point (the first two numbers), which reaches as far as the third.
    Lamp(f64, f64, f64),
    /// Random tones: broken color.
    Broken,
}

/// A brush: size, direction and density of its strokes, and the light on them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Brush {
    /// The length of a stroke.
    pub(crate) long: f64,
    /// The width of a stroke.
    pub(crate) wide: f64,
    /// The distance between strokes, as a multiple of their width; at 1 they cover the ground.
    pub(crate) apart: f64,
    pub(crate) flow: Flow,
    pub(crate) light: Light,
    /// The amount of randomness in the tones.
    pub(crate) lively: f64,
    /// The width of the outline; 0 for none.
    pub(crate) contour: f64,
    /// The opacity of the ground under the strokes, from 0 to 1.
    pub(crate) ground: f64,
}

impl Brush {
    /// The brush for bodies: strokes of this width along the form.
    pub(crate) const fn body(wide: f64) -> Brush {
        Brush {
            long: wide * 1.7,
            wide,
            apart: 1.0,
            flow: Flow::Along,
            light: Light::Body,
            lively: 0.22,
            contour: 5.0,
            ground: 1.0,
        }
    }

    /// The brush for fields and skies: broad strokes without an outline.
    pub(crate) const fn field(wide: f64, flow: Flow, light: Light) -> Brush {
        Brush { long: wide * 2.2, flow, light, contour: 0.0, ..Brush::body(wide) }
    }

    pub(crate) const fn flow(self, flow: Flow) -> Brush {
        Brush { flow, ..self }
    }

    pub(crate) const fn light(self, light: Light) -> Brush {
        Brush { light, ..self }
    }

    pub(crate) const fn contour(self, contour: f64) -> Brush {
        Brush { contour, ..self }
    }

    pub(crate) const fn long(self, long: f64) -> Brush {
        Brush { long, ..self }
    }

    pub(crate) const fn apart(self, apart: f64) -> Brush {
        Brush { apart, ..self }
    }

    pub(crate) const fn lively(self, lively: f64) -> Brush {
        Brush { lively, ..self }
    }

    pub(crate) const fn ground(self, ground: f64) -> Brush {
        Brush { ground, ..self }
    }

    /// The strokes that fill `shape`, sorted by tone.
    pub(crate) fn strokes(self, shape: &Shape, random: &mut SplitMix64) -> [Vec<BrushStroke>; 5] {
        let mut tones: [Vec<BrushStroke>; 5] = Default::default();
        let (left, top, right, bottom) = shape.bounds();
        let (dx, dy) = (self.long * 0.62 * self.apart, self.wide * 0.9 * self.apart);
        let mut y = top + dy * 0.5;
        while y < bottom {
            let mut x = left + random.share() * dx;
            while x < right {
                let spot = (x + random.sway(dx * 0.4), y + random.sway(dy * 0.45));
                if let Some((tone, stroke)) = self.stroke(shape, spot, random) {
                    tones[tone].push(stroke);
                }
                x += dx;
            }
            y += dy;
        }
        tones
    }

    fn stroke(
        self,
        shape: &Shape,
        spot: Point,
        random: &mut SplitMix64,
    ) -> Option<(usize, BrushStroke)> {
        if !shape.contains(spot) {
            return None;
        }
        let (far, way) = shape.nearest(spot);
        if far < self.wide * 0.3 {
            return None;
        }
        let value = self.value(shape, spot, far, way) + random.sway(self.lively);
        let along = sway(self.direction(spot, way, random), random.sway(0.03));
        let half = self.long * random.between(0.36, 0.56);
        let reach = |sign: f64| {
            let end = (spot.0 + along.0 * half * sign, spot.1 + along.1 * half * sign);
            let near = (spot.0 + along.0 * half * 0.3 * sign, spot.1 + along.1 * half * 0.3 * sign);
            if shape.contains(end) { end } else { near }
        };
        Some((Tint::step(value), (reach(-1.0), reach(1.0))))
    }

    fn direction(self, spot: Point, way: Point, random: &mut SplitMix64) -> Point {
        match self.flow {
            Flow::Along => (-way.1, way.0),
            Flow::Slant(turns) => (number::cos(turns), number::sin(turns)),
            Flow::Round(x, y) => unit((y - spot.1, spot.0 - x)),
            Flow::From(x, y) => unit((spot.0 - x, spot.1 - y)),
            Flow::Waves(length, swing) => {
                let turns = number::sin(spot.0 / length + spot.1 / length / 2.3) * swing;
                (number::cos(turns), number::sin(turns))
            }
            Flow::Whirl => {
                let turns = number::sin(spot.0 / 560.0) * 0.17
                    + number::cos(spot.1 / 430.0 + spot.0 / 900.0) * 0.2;
                (number::cos(turns), number::sin(turns))
            }
            Flow::Any => number::polar((0.0, 0.0), 1.0, random.share()),
        }
    }

    fn value(self, shape: &Shape, spot: Point, far: f64, way: Point) -> f64 {
        let (left, top, right, bottom) = shape.bounds();
        let down = (spot.1 - top) / (bottom - top).max(1.0);
        match self.light {
            Light::Body => {
                let deep = (right - left).min(bottom - top) * 0.42;
                let edge = (1.0 - far / deep.max(1.0)).clamp(0.0, 1.0);
                let lit = -(way.0 * 0.62 + way.1 * 0.78);
                0.5 + 0.42 * lit * edge + 0.12 * (0.5 - down)
            }
            Light::Above => 0.92 - 0.84 * down,
            Light::Below => 0.08 + 0.84 * down,
            Light::Left => 0.92 - 0.84 * (spot.0 - left) / (right - left).max(1.0),
            Light::Lamp(x, y, reach) => {
                0.95 - 0.9 * (number::length((spot.0 - x, spot.1 - y)) / reach).min(1.0)
            }
            Light::Broken => 0.5,
        }
    }
}

/// A stroke, from one point to another.
pub(crate) type BrushStroke = (Point, Point);

/// The vector turned by `turns`.
fn sway((x, y): Point, turns: f64) -> Point {
    let (s, c) = (number::sin(turns), number::cos(turns));
    (x * c - y * s, x * s + y * c)
}
