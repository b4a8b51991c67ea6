//! How strong the levels are: what `impasto ladder` has measured, kept in a table that is compiled
//! in, and what is told of it wherever a level is chosen.

use std::sync::LazyLock;

use arena::{Elo, Share};
use bots::Level;
use serde::{Deserialize, Serialize};

use crate::{Kind, Refusal, Refused, fingerprint};

/// What is measured without being asked for: a title with its options. The first of a title is how
/// it is usually played.
pub const COURSES: [(&str, &str); 4] =
    [("canvas", ""), ("colors-of-paris", ""), ("colors-of-paris", "variant=j"), ("atelier", "")];

/// The number of players at the tables where Elo is told.
const USUAL_SEATS: u8 = 2;

/// Fewer games say nothing.
const ENOUGH: u64 = 100;

/// What was measured.
const MEASURED: &str = include_str!("../data/ladder.csv");

/// A level against the one below it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rung {
    /// What was played.
    pub title: String,
    /// With which options, besides those that are usual.
    pub options: String,
    /// How many sat at a table, the two levels by turns.
    pub seats: u8,
    /// The level.
    pub level: String,
    /// The one below it.
    pub against: String,
    /// How many games.
    pub games: u64,
    /// The seed they follow from.
    pub seed: u64,
    /// How often the level came before the one below, a draw as a half.
    pub duels: f64,
    /// The lower end of the 95% interval of `duels`.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// `duels` as a difference in Elo; where all of them went one way, the end of its interval that
    /// is known.
    pub elo: f64,
    /// How often a seat of the level won its game.
    pub wins: f64,
    /// The level's points.
    pub points: f64,
    /// Those of the one below.
    pub points_against: f64,
    /// How many decisions there were in a game, by all seats.
    pub decisions: f64,
    /// How many seconds of a processor the level took for a decision, where it was measured.
    pub seconds: f64,
    /// What [`fingerprint`] said of the level when it was measured.
    #[serde(default)]
    pub fingerprint: String,
}

impl Rung {
    /// Whether both tell of the same thing, measured at different times.
    #[must_use]
    pub fn is_same(&self, other: &Rung) -> bool {
        let key = |it: &Rung| (it.title.clone(), it.options.clone(), it.seats, it.level.clone());
        key(self) == key(other)
    }

    /// Whether the levels are today what they were when they were measured.
    #[must_use]
    pub fn is_current(&self) -> bool {
        let today = Level::named(&self.level);
        let today = today.and_then(|it| fingerprint(&self.title, it, self.seats));
        today.is_some_and(|it| it == self.fingerprint)
    }

    /// Whether this says something about the levels of today.
    #[must_use]
    pub fn is_told(&self) -> bool {
        ENOUGH <= self.games && self.is_current()
    }

    /// Whether the level came before the one below in all duels: then it is stronger by `elo` or
    /// more.
    #[must_use]
    pub fn is_saturated(&self) -> bool {
        1.0 <= self.duels
    }

    /// By how much the level is stronger at the least: the lower end of the interval in Elo.
    fn least(&self) -> f64 {
        Elo::of(Share { mean: self.duels, low: self.low, high: self.high }).low
    }
}

/// What is told of a level where one is chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LevelInfo {
    /// Its name in commands and records.
    pub name: &'static str,
    /// How it plays.
    pub about: &'static str,
    /// Whether it is a step of the ladder.
    pub role: Role,
    /// How far it stands above the random yardstick at tables of two at the least, in Elo: the lower
    /// ends of the steps' intervals, summed; none if that was not measured.
    pub elo: Option<i32>,
    /// The measured step below it; none if it was not measured since it was changed.
    pub beats: Option<Step>,
}

/// What a level is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// To be played against.
    Level,
    /// To measure others by.
    Yardstick,
}

/// How often a level comes before the one below it, in percent, at tables of two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// The one below.
    pub level: String,
    /// How often.
    pub percent: i32,
    /// The lower end of the 95% interval.
    pub low: i32,
    /// The upper end.
    pub high: i32,
    /// In how many games.
    pub games: u64,
}

/// Everything that was measured.
#[must_use]
pub fn ladder() -> &'static [Rung] {
    static RUNGS: LazyLock<Vec<Rung>> =
        LazyLock::new(|| read_ladder(MEASURED).expect("a test has read it"));
    &RUNGS
}

/// Reads a table of rungs.
///
/// # Errors
///
/// Says which line cannot be read.
pub fn read_ladder(text: &str) -> Result<Vec<Rung>, csv::Error> {
    csv::Reader::from_reader(text.as_bytes()).deserialize().collect()
}

/// Writes a table of rungs.
///
/// # Errors
///
/// Fails only where there is no memory.
pub fn write_ladder(rungs: &[Rung]) -> Result<String, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    rungs.iter().try_for_each(|rung| writer.serialize(rung))?;
    let bytes = writer.into_inner().map_err(csv::IntoInnerError::into_error)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The levels of the title called `slug`, the weakest first, then the yardsticks. Nothing is told of
/// the strength of levels that were changed since they were measured, or hardly measured at all.
#[must_use]
pub fn levels(slug: &str) -> Vec<LevelInfo> {
    told(slug, ladder())
}

fn told(slug: &str, rungs: &[Rung]) -> Vec<LevelInfo> {
    let steps = Level::LADDER.map(|it| usual_rung(slug, it, rungs));
    let level = |(at, level): (usize, Level)| {
        let elo = steps[..=at].iter().map(|it| it.map(Rung::least)).sum::<Option<f64>>();
        LevelInfo {
            role: Role::Level,
            elo: elo.map(whole),
            beats: steps[at].map(step),
            ..described(level)
        }
    };
    let ladder = Level::LADDER.into_iter().enumerate().map(level);
    ladder.chain(Level::YARDSTICKS.map(described)).collect()
}

fn described(level: Level) -> LevelInfo {
    let (name, about) = (level.name(), level.about());
    LevelInfo { name, about, role: Role::Yardstick, elo: None, beats: None }
}

fn usual_rung<'r>(slug: &str, level: Level, rungs: &'r [Rung]) -> Option<&'r Rung> {
    let (_, options) = COURSES.iter().find(|(title, _)| *title == slug)?;
    let is_usual = |it: &&Rung| {
        (&*it.title, &*it.options, it.seats, &*it.level)
            == (slug, *options, USUAL_SEATS, level.name())
    };
    rungs.iter().find(is_usual).filter(|it| it.is_told())
}

fn step(rung: &Rung) -> Step {
    let [percent, low, high] = [rung.duels, rung.low, rung.high].map(|it| whole(100.0 * it));
    Step { level: rung.against.clone(), percent, low, high, games: rung.games }
}

#[expect(clippy::cast_possible_truncation, reason = "Elo and percent are small")]
fn whole(number: f64) -> i32 {
    number.round() as i32
}

/// The level called `name`.
///
/// # Errors
///
/// Says which levels there are, and where the title is known, how strong they are in it.
pub fn level(name: &str, slug: Option<&str>) -> Result<Level, Refusal> {
    Level::named(name).ok_or_else(|| {
        let none = Refused::NoLevel { name: name.into(), levels: named(slug) };
        Refusal::new(Kind::Protocol, none)
    })
}

/// `apprentice, …, maestro; random and greedy are there to measure by`.
fn named(slug: Option<&str>) -> String {
    let levels = levels(slug.unwrap_or_default());
    let name = |it: &LevelInfo| match it.elo {
        Some(elo) => format!("{} (Elo {elo} or more)", it.name),
        None => it.name.to_owned(),
    };
    let of = |role: Role| levels.iter().filter(move |it| it.role == role).map(name);
    let ladder: Vec<String> = of(Role::Level).collect();
    let yardsticks: Vec<String> = of(Role::Yardstick).collect();
    format!("{}; {} are there to measure by", ladder.join(", "), yardsticks.join(" and "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SLUGS;

    #[test]
    fn the_table_is_read_and_written_back() {
        let rungs = read_ladder(MEASURED).unwrap();
        assert_eq!(write_ladder(&rungs).unwrap(), MEASURED);
    }

    #[test]
    fn every_level_of_every_title_is_in_the_table() {
        for rung in ladder() {
            assert_eq!(ladder().iter().filter(|it| it.is_same(rung)).count(), 1, "{rung:?}");
            let level = Level::named(&rung.level).unwrap();
            assert_eq!(rung.against, level.below().unwrap().name());
            assert!(0 < rung.games && rung.low <= rung.duels && rung.duels <= rung.high);
            let is_course = COURSES.contains(&(&rung.title, &rung.options));
            assert!(
                is_course,
                "only courses belong in this table, as COURSES spells them: {rung:?}"
            );
        }
        let steps = |(title, options): (&str, &str), seats: u8| {
            let is_meant =
                |it: &&Rung| (&*it.title, &*it.options, it.seats) == (title, options, seats);
            ladder().iter().filter(is_meant).count()
        };
        for course in COURSES {
            assert_eq!([2, 4].map(|seats| steps(course, seats)), [5, 5], "{course:?}");
        }
        for slug in SLUGS {
            let levels = levels(slug);
            assert_eq!(levels.len(), Level::ALL.len());
            assert!(levels[5..].iter().all(|it| it.role == Role::Yardstick && it.elo.is_none()));
        }
    }

    /// What was measured of Canvas, as if it had been measured today in so many games.
    fn today(games: u64) -> Vec<Rung> {
        let refreshed = |it: &Rung| {
            let level = Level::named(&it.level).unwrap();
            Rung {
                games,
                fingerprint: fingerprint(&it.title, level, it.seats).unwrap(),
                ..it.clone()
            }
        };
        ladder().iter().map(refreshed).collect()
    }

    #[test]
    fn what_was_measured_today_is_told() {
        let levels = told("canvas", &today(100));
        assert!(levels[..5].iter().all(|it| it.elo.is_some() && it.beats.is_some()));
        assert!(told("canvas", &today(99)).iter().all(|it| it.elo.is_none() && it.beats.is_none()));
    }

    #[test]
    fn what_is_outdated_is_not_told() {
        let mut rungs = today(400);
        let student = rungs.iter_mut().find(|it| it.title == "canvas" && it.level == "student");
        student.unwrap().fingerprint = "00000000".to_owned();
        let levels = told("canvas", &rungs);
        assert!(levels[0].elo.is_some() && levels[2].beats.is_some());
        assert_eq!((levels[1].elo, &levels[1].beats), (None, &None));
        assert_eq!(levels[2].elo, None, "the sum has a gap");
    }

    #[test]
    fn elo_is_the_sum_of_what_every_step_is_worth_at_the_least() {
        let mut rungs = today(400);
        for rung in &mut rungs {
            // 10 to 1 is 400, whatever was seen beyond it.
            (rung.low, rung.duels, rung.high) = (10.0 / 11.0, 0.95, 1.0);
        }
        let elo: Vec<Option<i32>> = told("canvas", &rungs).iter().map(|it| it.elo).collect();
        let steps = [400, 800, 1200, 1600, 2000].map(Some);
        assert_eq!(elo, [&steps[..], &[None, None]].concat());
    }

    #[test]
    fn an_unknown_level_is_refused_with_those_there_are() {
        let refused = |slug| level("best", slug).unwrap_err().reason;
        assert!(refused(None).starts_with(
            "there is no level «best»: the levels are apprentice, student, journeyman, master, \
             maestro; random and greedy are there to measure by"
        ));
        assert!(refused(Some("canvas")).contains("the levels are apprentice"));
    }
}
