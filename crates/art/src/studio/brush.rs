//! Brushes: how strokes run through a shape, and how light falls on it.

use super::{
    Chance, Shape, Tint,
    number::{self, Spot, unit},
};

/// The direction of strokes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Flow {
    /// Along the outline: strokes model the form.
    Along,
    /// All one way, in turns from the level.
    Slant(f64),
    /// Round a spot.
    Round(f64, f64),
    /// Away from a spot.
    From(f64, f64),
    /// In waves: their length, their swing in turns.
    Waves(f64, f64),
    /// Whirls, as the wind makes them.
    Whirl,
    /// Every way: dots.
    Any,
}

/// Where it is light.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Light {
    /// A body in the round, lit from the upper left.
    Body,
    /// Light above, dark below.
    Above,
    /// Dark above, light below.
    Below,
    /// Light on the left.
    Left,
    /// Light from a spot, reaching so far.
    Lamp(f64, f64, f64),
    /// Chance alone: broken color.
    Broken,
}

/// A brush and the way it is used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Brush {
    /// The length of a stroke.
    pub(crate) long: f64,
    /// Its width.
    pub(crate) wide: f64,
    /// How far strokes lie from each other; 1 covers.
    pub(crate) apart: f64,
    pub(crate) flow: Flow,
    pub(crate) light: Light,
    /// How much chance there is in the light.
    pub(crate) lively: f64,
    /// How wide the outline is; 0 for none.
    pub(crate) contour: f64,
    /// How much of the ground is covered before strokes are laid, from 0 to 1.
    pub(crate) ground: f64,
}

impl Brush {
    /// For bodies: strokes this wide along the form.
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

    /// For fields and skies: broad, and without an outline.
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

    /// The strokes that fill `shape`, by their tone.
    pub(crate) fn strokes(self, shape: &Shape, chance: &mut Chance) -> [Vec<Stroke>; 5] {
        let mut tones: [Vec<Stroke>; 5] = Default::default();
        let (left, top, right, bottom) = shape.bounds();
        let (dx, dy) = (self.long * 0.62 * self.apart, self.wide * 0.9 * self.apart);
        let mut y = top + dy * 0.5;
        while y < bottom {
            let mut x = left + chance.share() * dx;
            while x < right {
                let spot = (x + chance.sway(dx * 0.4), y + chance.sway(dy * 0.45));
                if let Some((tone, stroke)) = self.stroke(shape, spot, chance) {
                    tones[tone].push(stroke);
                }
                x += dx;
            }
            y += dy;
        }
        tones
    }

    fn stroke(self, shape: &Shape, spot: Spot, chance: &mut Chance) -> Option<(usize, Stroke)> {
        if !shape.contains(spot) {
            return None;
        }
        let (far, way) = shape.nearest(spot);
        if far < self.wide * 0.3 {
            return None;
        }
        let value = self.value(shape, spot, far, way) + chance.sway(self.lively);
        let along = sway(self.direction(spot, way, chance), chance.sway(0.03));
        let half = self.long * chance.between(0.36, 0.56);
        let reach = |sign: f64| {
            let end = (spot.0 + along.0 * half * sign, spot.1 + along.1 * half * sign);
            let near = (spot.0 + along.0 * half * 0.3 * sign, spot.1 + along.1 * half * 0.3 * sign);
            if shape.contains(end) { end } else { near }
        };
        Some((Tint::step(value), (reach(-1.0), reach(1.0))))
    }

    fn direction(self, spot: Spot, way: Spot, chance: &mut Chance) -> Spot {
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
            Flow::Any => number::polar((0.0, 0.0), 1.0, chance.share()),
        }
    }

    fn value(self, shape: &Shape, spot: Spot, far: f64, way: Spot) -> f64 {
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

/// A stroke, from here to there.
pub(crate) type Stroke = (Spot, Spot);

/// `v` turned a little.
fn sway((x, y): Spot, turns: f64) -> Spot {
    let (s, c) = (number::sin(turns), number::cos(turns));
    (x * c - y * s, x * s + y * c)
}
