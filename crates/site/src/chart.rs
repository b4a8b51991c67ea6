//! The points over time as an SVG chart: a line for each player, told apart by color, dashes and name.

use display::ShownTable;
use std::fmt::Write;

use game::{Seat, Viewer};
use maud::{Markup, html};
use pages::{Names, words::signed};
use shelf::AnyTable;

const WIDTH: i32 = 360;
const HEIGHT: i32 = 190;
/// Room for the scale on the left, and for names and final points on the right.
const LEFT: i32 = 34;
const RIGHT: i32 = 56;
const MARGIN: i32 = 14;

/// The chart of the points of all players.
pub(crate) fn points(table: &dyn AnyTable, viewer: Viewer, names: &Names) -> Markup {
    let t = names.language();
    let story = table.story(0, viewer, names);
    let courses: Vec<Vec<i32>> = Seat::first(usize::from(table.seats()))
        .map(|seat| story.iter().filter_map(|it| it.points.get(seat.idx()).copied()).collect())
        .collect();
    let all = || courses.iter().flatten().copied().chain([0]);
    let range = ChartRange {
        low: all().min().unwrap_or(0),
        high: all().max().unwrap_or(0).max(1),
        moments: story.len().max(2),
    };
    html! {
        figure.chart {
            figcaption { (t.say("points-over-time")) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(in_words(&courses, names)) {
                @for value in range.marks() {
                    line.rule x1=(LEFT) x2=(WIDTH - RIGHT) y1=(range.y(value)) y2=(range.y(value)) {}
                    text.mark x=(LEFT - 6) y=(range.y(value) + 4) text-anchor="end" { (signed(value)) }
                }
                @for (seat, course) in courses.iter().enumerate() {
                    path class={ "course course-" (seat) } d=(range.path(course)) {}
                }
                @for (seat, y) in range.labels(&courses) {
                    text class={ "label label-" (seat) } x=(WIDTH - RIGHT + 8) y=(y) {
                        (Seat(u8::try_from(seat).unwrap_or(0))) " " (signed(courses[seat].last().copied().unwrap_or(0)))
                    }
                }
            }
            ul.courses {
                @for seat in Seat::first(courses.len()) {
                    li {
                        svg viewBox="0 0 30 6" aria-hidden="true" { path class={ "course course-" (seat.idx()) } d="M0 3H30" {} }
                        (names.full(seat))
                    }
                }
            }
        }
    }
}

/// The text alternative of the chart: the final points of each player.
fn in_words(courses: &[Vec<i32>], names: &Names) -> String {
    let told = |(seat, course): (Seat, &Vec<i32>)| {
        format!("{}: {}", names.name(seat), signed(course.last().copied().unwrap_or(0)))
    };
    Seat::first(courses.len()).zip(courses).map(told).collect::<Vec<_>>().join(", ")
}

/// The range of a chart: the lowest and the highest points, and the number of moments.
struct ChartRange {
    low: i32,
    high: i32,
    moments: usize,
}

impl ChartRange {
    fn x(&self, at: usize) -> i32 {
        let room = i64::from(WIDTH - LEFT - RIGHT);
        let (at, last) =
            (i64::try_from(at).unwrap_or(0), i64::try_from(self.moments - 1).unwrap_or(1));
        LEFT + i32::try_from(room * at / last.max(1)).unwrap_or(0)
    }

    fn y(&self, points: i32) -> i32 {
        let room = HEIGHT - 2 * MARGIN;
        HEIGHT - MARGIN - room * (points - self.low) / (self.high - self.low).max(1)
    }

    /// The values on the scale: four or five round numbers.
    fn marks(&self) -> Vec<i32> {
        let step = [1, 2, 5, 10, 20, 25, 50, 100, 200]
            .into_iter()
            .find(|step| (self.high - self.low) / step <= 5)
            .unwrap_or(500);
        let first = self.low.div_euclid(step) * step;
        (0..8).map(|n| first + n * step).filter(|it| (self.low..=self.high).contains(it)).collect()
    }

    /// The path of one line. Points stay until they change, so it is a staircase.
    fn path(&self, course: &[i32]) -> String {
        let mut path = String::new();
        for (at, points) in course.iter().enumerate() {
            let changes = at == 0 || course[at - 1] != *points;
            let (x, y) = (self.x(at), self.y(*points));
            let _ = match at {
                0 => write!(path, "M{x} {y}"),
                _ if changes => write!(path, "H{x}V{y}"),
                _ if at + 1 == course.len() => write!(path, "H{x}"),
                _ => Ok(()),
            };
        }
        path
    }

    /// The height of each label at the end of its line; no label covers another.
    fn labels(&self, courses: &[Vec<i32>]) -> Vec<(usize, i32)> {
        const LINE: i32 = 16;
        let end = |course: &Vec<i32>| self.y(course.last().copied().unwrap_or(0));
        let mut places: Vec<(usize, i32)> =
            courses.iter().enumerate().map(|(seat, it)| (seat, end(it) + 5)).collect();
        places.sort_by_key(|(_, y)| *y);
        for next in 1..places.len() {
            places[next].1 = places[next].1.max(places[next - 1].1 + LINE);
        }
        places
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RANGE: ChartRange = ChartRange { low: -3, high: 40, moments: 101 };

    #[test]
    fn a_course_is_a_stair_within_the_picture() {
        let course: Vec<i32> = (0..=100).map(|at| at / 10 * 4 - 3).collect();
        let path = RANGE.path(&course);
        assert!(path.starts_with("M34 176H") && path.matches('V').count() == 10, "{path}");
        assert_eq!(RANGE.marks(), [0, 10, 20, 30, 40]);
    }

    #[test]
    fn names_do_not_cover_one_another() {
        let labels = RANGE.labels(&[vec![10], vec![10], vec![11]]);
        let mut places: Vec<i32> = labels.iter().map(|(_, y)| *y).collect();
        places.dedup_by(|one, other| (*one - *other).abs() < 16);
        assert_eq!(places.len(), 3);
    }
}
