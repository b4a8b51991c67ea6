//! Shapes: outlines that are read from path data, flattened to polygons so that strokes can be laid inside them
//! without clipping, and written again as short path data.
//!
//! The path data is that of SVG, without arcs, and with two commands of our own: `O x y rx ry` is an ellipse,
//! `R x y w h` a rectangle.

use super::number::{self, Point, length, unit};

/// A segment of an outline.
#[derive(Clone, Copy, Debug)]
enum Segment {
    Move(Point),
    Line(Point),
    Curve(Point, Point, Point),
    Close,
}

/// A shape: one or more outlines, filled by the even-odd rule.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    pieces: Vec<Segment>,
    rings: Vec<Vec<Point>>,
}

/// The length of the control handles of a quarter of a circle of radius 1, as a cubic Bézier curve.
const ROUND: f64 = 0.5523;
const FLAT: usize = 8;

impl Shape {
    /// The shape with this outline.
    pub(crate) fn of(path: &str) -> Shape {
        Shape::from_pieces(PathReader::new(path).read())
    }

    /// A polygon.
    pub(crate) fn polygon(spots: &[Point]) -> Shape {
        let mut pieces: Vec<Segment> = spots.iter().map(|spot| Segment::Line(*spot)).collect();
        pieces[0] = Segment::Move(spots[0]);
        pieces.push(Segment::Close);
        Shape::from_pieces(pieces)
    }

    /// A star or a rosette: points alternately at the radius `outer` and `inner`.
    pub(crate) fn star(center: Point, points: u32, outer: f64, inner: f64) -> Shape {
        let n = points * 2;
        let spot = |i: u32| {
            let radius = if i.is_multiple_of(2) { outer } else { inner };
            number::polar(center, radius, f64::from(i) / f64::from(n) - 0.25)
        };
        Shape::polygon(&(0..n).map(spot).collect::<Vec<_>>())
    }

    fn from_pieces(pieces: Vec<Segment>) -> Shape {
        let rings = flatten(&pieces);
        Shape { pieces, rings }
    }

    /// The shape with every point mapped by `to`.
    pub(crate) fn map(&self, to: impl Fn(Point) -> Point) -> Shape {
        let carry = |piece: &Segment| match *piece {
            Segment::Move(a) => Segment::Move(to(a)),
            Segment::Line(a) => Segment::Line(to(a)),
            Segment::Curve(a, b, c) => Segment::Curve(to(a), to(b), to(c)),
            Segment::Close => Segment::Close,
        };
        Shape::from_pieces(self.pieces.iter().map(carry).collect())
    }

    /// The shape scaled about the origin, turned, and moved to `at`.
    pub(crate) fn placed(&self, at: Point, scale: f64, turns: f64) -> Shape {
        let (s, c) = (number::sin(turns) * scale, number::cos(turns) * scale);
        self.map(|(x, y)| (at.0 + x * c - y * s, at.1 + x * s + y * c))
    }

    /// The shape mirrored at the vertical line through `x`.
    pub(crate) fn flipped(&self, x: f64) -> Shape {
        self.map(|spot| (2.0 * x - spot.0, spot.1))
    }

    /// The bounding box: left, top, right, bottom.
    pub(crate) fn bounds(&self) -> (f64, f64, f64, f64) {
        let all = self.rings.iter().flatten();
        all.fold((f64::MAX, f64::MAX, f64::MIN, f64::MIN), |(l, t, r, b), (x, y)| {
            (l.min(*x), t.min(*y), r.max(*x), b.max(*y))
        })
    }

    /// Whether a point is inside.
    pub(crate) fn contains(&self, (x, y): Point) -> bool {
        let crosses = |(a, b): (Point, Point)| {
            (a.1 > y) != (b.1 > y) && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0
        };
        self.edges().filter(|edge| crosses(*edge)).count() % 2 == 1
    }

    /// The distance of the outline from a point, and its direction.
    pub(crate) fn nearest(&self, spot: Point) -> (f64, Point) {
        let toward = |(a, b): (Point, Point)| {
            let (u, v) = ((b.0 - a.0, b.1 - a.1), (spot.0 - a.0, spot.1 - a.1));
            let t = ((u.0 * v.0 + u.1 * v.1) / (u.0 * u.0 + u.1 * u.1).max(1e-9)).clamp(0.0, 1.0);
            (a.0 + u.0 * t - spot.0, a.1 + u.1 * t - spot.1)
        };
        let shortest = self.edges().map(toward).min_by(|a, b| length(*a).total_cmp(&length(*b)));
        let way = shortest.unwrap_or((1e3, 0.0));
        (length(way), unit(way))
    }

    fn edges(&self) -> impl Iterator<Item = (Point, Point)> {
        self.rings.iter().flat_map(|ring| {
            let next = ring.iter().cycle().skip(1);
            ring.iter().zip(next).map(|(a, b)| (*a, *b))
        })
    }

    /// The path data, in whole numbers.
    pub(crate) fn data(&self) -> String {
        self.written(number::push)
    }

    /// The path data with one decimal, for small shapes.
    pub(crate) fn fine_data(&self) -> String {
        self.written(number::push_fine)
    }

    fn written(&self, push: fn(&mut String, f64)) -> String {
        let mut out = String::new();
        for piece in &self.pieces {
            let (letter, spots) = match *piece {
                Segment::Move(a) => ('M', vec![a]),
                Segment::Line(a) => ('L', vec![a]),
                Segment::Curve(a, b, c) => ('C', vec![a, b, c]),
                Segment::Close => ('Z', vec![]),
            };
            out.push(letter);
            for (x, y) in spots {
                push(&mut out, x);
                push(&mut out, y);
            }
        }
        out
    }
}

fn flatten(pieces: &[Segment]) -> Vec<Vec<Point>> {
    let mut rings: Vec<Vec<Point>> = Vec::new();
    for piece in pieces {
        match *piece {
            Segment::Move(a) => rings.push(vec![a]),
            Segment::Line(a) => rings.last_mut().expect("a path begins with M").push(a),
            Segment::Curve(b, c, d) => {
                let ring = rings.last_mut().expect("a path begins with M");
                let a = *ring.last().expect("a ring has its first spot");
                ring.extend((1..=FLAT).map(|i| bezier(a, b, c, d, i as f64 / FLAT as f64)));
            }
            Segment::Close => {}
        }
    }
    rings
}

fn bezier(a: Point, b: Point, c: Point, d: Point, t: f64) -> Point {
    let s = 1.0 - t;
    let blend = |a: f64, b: f64, c: f64, d: f64| {
        s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d
    };
    (blend(a.0, b.0, c.0, d.0), blend(a.1, b.1, c.1, d.1))
}

/// A reader of path data.
struct PathReader<'a> {
    rest: &'a str,
    at: Point,
    start: Point,
    handle: Point,
    pieces: Vec<Segment>,
}

impl<'a> PathReader<'a> {
    fn new(path: &'a str) -> PathReader<'a> {
        PathReader {
            rest: path,
            at: (0.0, 0.0),
            start: (0.0, 0.0),
            handle: (0.0, 0.0),
            pieces: vec![],
        }
    }

    fn read(mut self) -> Vec<Segment> {
        let mut letter = 'M';
        while let Some(first) = self.peek() {
            if first.is_ascii_alphabetic() {
                letter = first;
                self.rest = &self.rest[1..];
            }
            self.word(letter);
            letter = if letter == 'M' {
                'L'
            } else if letter == 'm' {
                'l'
            } else {
                letter
            };
        }
        self.pieces
    }

    fn peek(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start_matches([' ', ',', '\n']);
        self.rest.chars().next()
    }

    fn number(&mut self) -> f64 {
        self.peek();
        let inner = |(i, c): (usize, char)| !(c.is_ascii_digit() || c == '.' || i == 0 && c == '-');
        let end = self.rest.char_indices().position(inner).unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at(end);
        self.rest = rest;
        text.parse().expect("a path of ours has numbers where they belong")
    }

    fn spot(&mut self, relative: bool) -> Point {
        let (x, y) = (self.number(), self.number());
        if relative { (self.at.0 + x, self.at.1 + y) } else { (x, y) }
    }

    fn word(&mut self, letter: char) {
        let relative = letter.is_ascii_lowercase();
        let from = if relative { self.at } else { (0.0, 0.0) };
        match letter.to_ascii_uppercase() {
            'M' => {
                let a = self.spot(relative);
                self.start = a;
                self.go(Segment::Move(a), a, a);
            }
            'L' => {
                let a = self.spot(relative);
                self.go(Segment::Line(a), a, a);
            }
            'H' => {
                let a = (from.0 + self.number(), self.at.1);
                self.go(Segment::Line(a), a, a);
            }
            'V' => {
                let a = (self.at.0, from.1 + self.number());
                self.go(Segment::Line(a), a, a);
            }
            'C' => {
                let (a, b, c) = (self.spot(relative), self.spot(relative), self.spot(relative));
                self.go(Segment::Curve(a, b, c), c, b);
            }
            'S' => {
                let a = self.mirrored();
                let (b, c) = (self.spot(relative), self.spot(relative));
                self.go(Segment::Curve(a, b, c), c, b);
            }
            'Q' => {
                let (a, b) = (self.spot(relative), self.spot(relative));
                self.bend(a, b);
            }
            'T' => {
                let a = self.mirrored();
                let b = self.spot(relative);
                self.bend(a, b);
            }
            'O' => self.ellipse(),
            'R' => self.rectangle(),
            'Z' => {
                let start = self.start;
                self.go(Segment::Close, start, start);
            }
            other => unreachable!("a path of ours has no {other}"),
        }
    }

    fn mirrored(&self) -> Point {
        (2.0 * self.at.0 - self.handle.0, 2.0 * self.at.1 - self.handle.1)
    }

    fn go(&mut self, piece: Segment, to: Point, handle: Point) {
        self.pieces.push(piece);
        (self.at, self.handle) = (to, handle);
    }

    fn bend(&mut self, a: Point, b: Point) {
        let third = |end: Point| (end.0 + (a.0 - end.0) / 1.5, end.1 + (a.1 - end.1) / 1.5);
        let (first, second) = (third(self.at), third(b));
        self.go(Segment::Curve(first, second, b), b, a);
    }

    fn ellipse(&mut self) {
        let (x, y, rx, ry) = (self.number(), self.number(), self.number(), self.number());
        let (kx, ky) = (rx * ROUND, ry * ROUND);
        self.pieces.extend([
            Segment::Move((x - rx, y)),
            Segment::Curve((x - rx, y - ky), (x - kx, y - ry), (x, y - ry)),
            Segment::Curve((x + kx, y - ry), (x + rx, y - ky), (x + rx, y)),
            Segment::Curve((x + rx, y + ky), (x + kx, y + ry), (x, y + ry)),
            Segment::Curve((x - kx, y + ry), (x - rx, y + ky), (x - rx, y)),
            Segment::Close,
        ]);
    }

    fn rectangle(&mut self) {
        let (x, y, w, h) = (self.number(), self.number(), self.number(), self.number());
        self.pieces.extend([
            Segment::Move((x, y)),
            Segment::Line((x + w, y)),
            Segment::Line((x + w, y + h)),
            Segment::Line((x, y + h)),
            Segment::Close,
        ]);
    }
}
