//! The easel: marks are put down one over the other, in paint or in pencil, and told as SVG, whole
//! or through a window. There are no ids and no filters, so any number fits on one page.

use super::{
    Brush, Chance, Rgb, Shape, Tint,
    brush::Stroke,
    number::{self, Spot},
};

/// What a picture is done in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Medium {
    Paint,
    Pencil,
}

const GRAPHITE: Rgb = Rgb(0x5a_53_50);

/// Something on the canvas.
#[derive(Clone, Debug)]
enum Mark {
    Ground { shape: Shape, color: Rgb, opacity: f64, contour: (Rgb, f64) },
    Fill { shape: Shape, color: Rgb, opacity: f64 },
    Line { shape: Shape, color: Rgb, wide: f64, opacity: f64 },
    Strokes { strokes: Vec<Stroke>, color: Rgb, wide: f64 },
}

/// A picture in the making.
#[derive(Clone, Debug)]
pub(crate) struct Easel {
    medium: Medium,
    pub(crate) chance: Chance,
    marks: Vec<Mark>,
}

impl From<&str> for Shape {
    fn from(path: &str) -> Shape {
        Shape::of(path)
    }
}

impl From<String> for Shape {
    fn from(path: String) -> Shape {
        Shape::of(&path)
    }
}

impl From<&Shape> for Shape {
    fn from(shape: &Shape) -> Shape {
        shape.clone()
    }
}

impl Easel {
    /// A picture called so; the name is its seed.
    pub(crate) fn new(name: &str, medium: Medium) -> Easel {
        Easel { medium, chance: Chance::of(name), marks: Vec::new() }
    }

    /// A flat patch: for small things, and for shadows.
    pub(crate) fn fill(&mut self, shape: impl Into<Shape>, color: Rgb) {
        self.veil(shape, color, 1.0);
    }

    /// A patch that one sees through.
    pub(crate) fn veil(&mut self, shape: impl Into<Shape>, color: Rgb, opacity: f64) {
        let shape = shape.into();
        match self.medium {
            Medium::Paint => self.marks.push(Mark::Fill { shape, color, opacity }),
            Medium::Pencil if opacity >= 1.0 => self.sketch(shape, 2.0),
            Medium::Pencil => {}
        }
    }

    /// A line.
    pub(crate) fn line(&mut self, shape: impl Into<Shape>, color: Rgb, wide: f64) {
        self.haze(shape, color, wide, 1.0);
    }

    /// A line that one sees through.
    pub(crate) fn haze(&mut self, shape: impl Into<Shape>, color: Rgb, wide: f64, opacity: f64) {
        let shape = shape.into();
        match self.medium {
            Medium::Paint => self.marks.push(Mark::Line { shape, color, wide, opacity }),
            Medium::Pencil => self.sketch(shape, wide.min(2.5)),
        }
    }

    /// A shape filled with strokes.
    pub(crate) fn paint(&mut self, shape: impl Into<Shape>, tint: Tint, brush: Brush) {
        let shape = shape.into();
        match self.medium {
            Medium::Paint => self.lay(shape, tint, brush),
            Medium::Pencil if brush.contour > 0.0 => self.sketch(shape, 3.0),
            Medium::Pencil => self.sketch(shape, 1.6),
        }
    }

    /// A body in the round, in the light of the studio.
    pub(crate) fn body(&mut self, shape: impl Into<Shape>, rgb: u32, wide: f64) {
        self.paint(shape, Tint::of(rgb), Brush::body(wide));
    }

    /// Something with little light and shade, such as cloth or paper.
    pub(crate) fn cloth(&mut self, shape: impl Into<Shape>, rgb: u32, wide: f64) {
        self.paint(shape, Tint::soft(rgb), Brush::body(wide).lively(0.35));
    }

    fn lay(&mut self, shape: Shape, tint: Tint, brush: Brush) {
        let tones = brush.strokes(&shape, &mut self.chance);
        if brush.contour > 0.0 || brush.ground > 0.0 {
            let contour = (tint.dark(), brush.contour);
            self.marks.push(Mark::Ground {
                shape,
                color: tint.0[1],
                opacity: brush.ground,
                contour,
            });
        }
        for (tone, (strokes, color)) in tones.into_iter().zip(tint.0).enumerate() {
            // The ground has the second tone already: strokes of it would be seen by nobody.
            let unseen = tone == 1 && brush.ground >= 1.0;
            if !strokes.is_empty() && !unseen {
                self.marks.push(Mark::Strokes { strokes, color, wide: brush.wide });
            }
        }
    }

    /// Pencil goes over a line twice.
    fn sketch(&mut self, shape: Shape, wide: f64) {
        let (dx, dy) = (self.chance.sway(4.0), self.chance.sway(4.0));
        let again = shape.map(|(x, y)| (x + dx, y + dy));
        self.marks.push(Mark::Line { shape, color: GRAPHITE, wide, opacity: 0.75 });
        self.marks.push(Mark::Line { shape: again, color: GRAPHITE, wide, opacity: 0.35 });
    }

    /// All marks as SVG.
    pub(crate) fn tell(&self) -> String {
        told(self.marks.iter().map(Mark::element))
    }

    /// The marks that touch a window: left, top, right, bottom.
    pub(crate) fn tell_within(&self, window: (f64, f64, f64, f64)) -> String {
        told(self.marks.iter().filter_map(|mark| mark.within(window)).map(|mark| mark.element()))
    }
}

/// Attributes and path data.
type Element = (String, String);

/// Elements one after the other; neighbors with the same attributes are one path.
fn told(elements: impl Iterator<Item = Element>) -> String {
    let mut paths: Vec<Element> = Vec::new();
    for (attributes, data) in elements {
        match paths.last_mut() {
            Some(last) if last.0 == attributes && data.starts_with('M') => last.1 += &data,
            _ => paths.push((attributes, data)),
        }
    }
    paths.iter().map(|(attributes, data)| format!("<path {attributes} d=\"{data}\"/>")).collect()
}

impl Mark {
    fn within(&self, (left, top, right, bottom): (f64, f64, f64, f64)) -> Option<Mark> {
        let touches = |(l, t, r, b): (f64, f64, f64, f64), wide: f64| {
            l - wide < right && r + wide > left && t - wide < bottom && b + wide > top
        };
        match self {
            Mark::Ground { shape, contour, .. } => {
                touches(shape.bounds(), contour.1).then(|| self.clone())
            }
            Mark::Fill { shape, .. } => touches(shape.bounds(), 0.0).then(|| self.clone()),
            Mark::Line { shape, wide, .. } => touches(shape.bounds(), *wide).then(|| self.clone()),
            Mark::Strokes { strokes, color, wide } => {
                let half = wide / 2.0;
                let seen = strokes.iter().copied().filter(|(a, b)| {
                    touches((a.0.min(b.0), a.1.min(b.1), a.0.max(b.0), a.1.max(b.1)), half)
                });
                let strokes: Vec<Stroke> = seen.collect();
                let color = *color;
                (!strokes.is_empty()).then_some(Mark::Strokes { strokes, color, wide: *wide })
            }
        }
    }

    fn element(&self) -> Element {
        match self {
            Mark::Ground { shape, color, opacity, contour: (dark, wide) } => {
                let contour = if *wide > 0.0 {
                    format!(" paint-order=\"stroke\" {}", stroked(*dark, *wide * 1.5))
                } else {
                    String::new()
                };
                (format!("fill=\"{color}\"{}{contour}", veil(*opacity)), shape.data())
            }
            Mark::Fill { shape, color, opacity } => {
                (format!("fill=\"{color}\"{}", veil(*opacity)), shape.data())
            }
            Mark::Line { shape, color, wide, opacity } => {
                (stroked(*color, *wide) + &veil(*opacity), shape.data())
            }
            Mark::Strokes { strokes, color, wide } => (stroked(*color, *wide), data(strokes)),
        }
    }
}

fn stroked(color: Rgb, wide: f64) -> String {
    format!("stroke=\"{color}\" stroke-width=\"{}\"", number::fine(wide))
}

fn veil(opacity: f64) -> String {
    if opacity >= 1.0 {
        return String::new();
    }
    format!(" opacity=\".{:02}\"", (opacity * 100.0).round() as i64)
}

/// Strokes one after the other, each from where the last one ended: short numbers.
fn data(strokes: &[Stroke]) -> String {
    let mut out = String::new();
    let mut at: Spot = (0.0, 0.0);
    for (a, b) in strokes {
        let [a, b] = [a, b].map(|spot| (spot.0.round(), spot.1.round()));
        out.push('m');
        number::push(&mut out, a.0 - at.0);
        number::push(&mut out, a.1 - at.1);
        out.push('l');
        number::push(&mut out, b.0 - a.0);
        number::push(&mut out, b.1 - a.1);
        at = b;
    }
    out
}
