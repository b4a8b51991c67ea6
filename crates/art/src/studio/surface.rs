//! Surfaces: drawing operations, in paint or in pencil, which are written as SVG, whole or clipped to a window.
//! There are no ids and no filters, so a page can have any number of them.

use super::{
    Brush, Rgb, Shape, SplitMix64, Tint,
    brush::BrushStroke,
    number::{self, Point},
};

/// The medium of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Medium {
    Paint,
    Pencil,
}

const GRAPHITE: Rgb = Rgb(0x5a_53_50);

/// A drawing operation.
#[derive(Clone, Debug)]
enum PaintOp {
    Ground { shape: Shape, color: Rgb, opacity: f64, contour: (Rgb, f64) },
    Fill { shape: Shape, color: Rgb, opacity: f64 },
    Line { shape: Shape, color: Rgb, wide: f64, opacity: f64 },
    Strokes { strokes: Vec<BrushStroke>, color: Rgb, wide: f64 },
}

/// A picture in progress: the operations so far.
#[derive(Clone, Debug)]
pub(crate) struct Surface {
    medium: Medium,
    pub(crate) random: SplitMix64,
    marks: Vec<PaintOp>,
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

impl Surface {
    /// An empty surface; the name is the seed of its random numbers.
    pub(crate) fn new(name: &str, medium: Medium) -> Surface {
        Surface { medium, random: SplitMix64::of(name), marks: Vec::new() }
    }

    /// Fills a shape with one color, for small things and shadows.
    pub(crate) fn fill(&mut self, shape: impl Into<Shape>, color: Rgb) {
        self.veil(shape, color, 1.0);
    }

    /// Fills a shape with a translucent color.
    pub(crate) fn veil(&mut self, shape: impl Into<Shape>, color: Rgb, opacity: f64) {
        let shape = shape.into();
        match self.medium {
            Medium::Paint => self.marks.push(PaintOp::Fill { shape, color, opacity }),
            Medium::Pencil if opacity >= 1.0 => self.sketch(shape, 2.0),
            Medium::Pencil => {}
        }
    }

    /// Draws the outline of a shape.
    pub(crate) fn line(&mut self, shape: impl Into<Shape>, color: Rgb, wide: f64) {
        self.haze(shape, color, wide, 1.0);
    }

    /// Draws the outline of a shape in a translucent color.
    pub(crate) fn haze(&mut self, shape: impl Into<Shape>, color: Rgb, wide: f64, opacity: f64) {
        let shape = shape.into();
        match self.medium {
            Medium::Paint => self.marks.push(PaintOp::Line { shape, color, wide, opacity }),
            Medium::Pencil => self.sketch(shape, wide.min(2.5)),
        }
    }

    /// Fills a shape with brush strokes.
    pub(crate) fn paint(&mut self, shape: impl Into<Shape>, tint: Tint, brush: Brush) {
        let shape = shape.into();
        match self.medium {
            Medium::Paint => self.lay(shape, tint, brush),
            Medium::Pencil if brush.contour > 0.0 => self.sketch(shape, 3.0),
            Medium::Pencil => self.sketch(shape, 1.6),
        }
    }

    /// Fills a shape as a round body, lit from the upper left.
    pub(crate) fn body(&mut self, shape: impl Into<Shape>, rgb: u32, wide: f64) {
        self.paint(shape, Tint::of(rgb), Brush::body(wide));
    }

    /// Fills a shape with little difference between light and shade, for cloth or paper.
    pub(crate) fn cloth(&mut self, shape: impl Into<Shape>, rgb: u32, wide: f64) {
        self.paint(shape, Tint::soft(rgb), Brush::body(wide).lively(0.35));
    }

    fn lay(&mut self, shape: Shape, tint: Tint, brush: Brush) {
        let tones = brush.strokes(&shape, &mut self.random);
        if brush.contour > 0.0 || brush.ground > 0.0 {
            let contour = (tint.dark(), brush.contour);
            self.marks.push(PaintOp::Ground {
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
                self.marks.push(PaintOp::Strokes { strokes, color, wide: brush.wide });
            }
        }
    }

    /// Draws an outline in pencil: two lines, slightly apart.
    fn sketch(&mut self, shape: Shape, wide: f64) {
        let (dx, dy) = (self.random.sway(4.0), self.random.sway(4.0));
        let again = shape.map(|(x, y)| (x + dx, y + dy));
        self.marks.push(PaintOp::Line { shape, color: GRAPHITE, wide, opacity: 0.75 });
        self.marks.push(PaintOp::Line { shape: again, color: GRAPHITE, wide, opacity: 0.35 });
    }

    /// All operations as SVG.
    pub(crate) fn tell(&self) -> String {
        svg_paths(self.marks.iter().map(PaintOp::element))
    }

    /// The operations that touch a window (left, top, right, bottom) as SVG.
    pub(crate) fn tell_within(&self, window: (f64, f64, f64, f64)) -> String {
        svg_paths(
            self.marks.iter().filter_map(|mark| mark.within(window)).map(|mark| mark.element()),
        )
    }
}

/// An SVG path: attributes and path data.
type PathElement = (String, String);

/// The paths as SVG; neighbors with the same attributes become one.
fn svg_paths(elements: impl Iterator<Item = PathElement>) -> String {
    let mut paths: Vec<PathElement> = Vec::new();
    for (attributes, data) in elements {
        match paths.last_mut() {
            Some(last) if last.0 == attributes && data.starts_with('M') => last.1 += &data,
            _ => paths.push((attributes, data)),
        }
    }
    paths.iter().map(|(attributes, data)| format!("<path {attributes} d=\"{data}\"/>")).collect()
}

impl PaintOp {
    fn within(&self, (left, top, right, bottom): (f64, f64, f64, f64)) -> Option<PaintOp> {
        let touches = |(l, t, r, b): (f64, f64, f64, f64), wide: f64| {
            l - wide < right && r + wide > left && t - wide < bottom && b + wide > top
        };
        match self {
            PaintOp::Ground { shape, contour, .. } => {
                touches(shape.bounds(), contour.1).then(|| self.clone())
            }
            PaintOp::Fill { shape, .. } => touches(shape.bounds(), 0.0).then(|| self.clone()),
            PaintOp::Line { shape, wide, .. } => {
                touches(shape.bounds(), *wide).then(|| self.clone())
            }
            PaintOp::Strokes { strokes, color, wide } => {
                let half = wide / 2.0;
                let seen = strokes.iter().copied().filter(|(a, b)| {
                    touches((a.0.min(b.0), a.1.min(b.1), a.0.max(b.0), a.1.max(b.1)), half)
                });
                let strokes: Vec<BrushStroke> = seen.collect();
                let color = *color;
                (!strokes.is_empty()).then_some(PaintOp::Strokes { strokes, color, wide: *wide })
            }
        }
    }

    fn element(&self) -> PathElement {
        match self {
            PaintOp::Ground { shape, color, opacity, contour: (dark, wide) } => {
                let contour = if *wide > 0.0 {
                    format!(" paint-order=\"stroke\" {}", stroked(*dark, *wide * 1.5))
                } else {
                    String::new()
                };
                (format!("fill=\"{color}\"{}{contour}", veil(*opacity)), shape.data())
            }
            PaintOp::Fill { shape, color, opacity } => {
                (format!("fill=\"{color}\"{}", veil(*opacity)), shape.data())
            }
            PaintOp::Line { shape, color, wide, opacity } => {
                (stroked(*color, *wide) + &veil(*opacity), shape.data())
            }
            PaintOp::Strokes { strokes, color, wide } => (stroked(*color, *wide), data(strokes)),
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

/// The path data of strokes, each relative to the end of the last one, which keeps the numbers short.
fn data(strokes: &[BrushStroke]) -> String {
    let mut out = String::new();
    let mut at: Point = (0.0, 0.0);
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
