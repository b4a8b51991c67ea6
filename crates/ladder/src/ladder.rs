//! The ladder: the measured strength of the levels. The measurements of `impasto ladder` are
//! compiled in as a table, and shown wherever a level is chosen.

use std::sync::LazyLock;

use bots::Level;
use serde::{Deserialize, Serialize};

use shelf::{Refusal, RefusalKind, Refused};
use statistics::{Elo, Proportion};

use crate::fingerprint;

/// The configurations that `impasto ladder` measures by default: a title with its options. The
/// first one of a title is the usual way to play it.
pub const CONFIGURATIONS: [(&str, &str); 4] =
    [("canvas", ""), ("colors-of-paris", ""), ("colors-of-paris", "variant=j"), ("atelier", "")];

/// The number of seats at the tables whose Elo is shown.
const ELO_SEATS: u8 = 2;

/// The least number of games for a measurement to be shown.
const MIN_GAMES: u64 = 100;

/// The measurements as comma-separated values.
const MEASURED: &str = include_str!("../data/ladder.csv");

/// A measurement of a level against the one below it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rung {
    /// The title's slug.
    pub title: String,
    /// The options that differ from the default.
    pub options: String,
    /// The number of seats at a table, which the two levels take by turns.
    pub seats: u8,
    /// The name of the level.
    pub level: String,
    /// The name of the level below it.
    pub against: String,
    /// The number of games.
    pub games: u64,
    /// The seed of the contest.
    pub seed: u64,
    /// The proportion of duels that the level won against the one below, a draw as a half.
    pub duels: f64,
    /// The lower end of the 95% interval of `duels`.
    pub low: f64,
    /// The upper end of that interval.
    pub high: f64,
    /// `duels` as an Elo difference; if one level won all duels, the known end of its interval.
    pub elo: f64,
    /// The proportion of games won by a seat of the level.
    pub wins: f64,
    /// The mean points of the level.
    pub points: f64,
    /// The mean points of the level below.
    pub points_against: f64,
    /// The mean number of decisions of all seats in a game.
    pub decisions: f64,
    /// The mean CPU time of the level for a decision in seconds, on the machine of the measurement.
    pub seconds: f64,
    /// The [`fingerprint`] of the level when it was measured.
    #[serde(default)]
    pub fingerprint: String,
}

impl Rung {
    /// Whether both rungs measure the same level in the same configuration.
    #[must_use]
    pub fn is_same(&self, other: &Rung) -> bool {
        let key = |it: &Rung| (it.title.clone(), it.options.clone(), it.seats, it.level.clone());
        key(self) == key(other)
    }

    /// Whether the fingerprint of the level is still the one that was measured.
    #[must_use]
    pub fn is_current(&self) -> bool {
        let today = Level::named(&self.level);
        let today = today.and_then(|it| fingerprint(&self.title, it, self.seats));
        today.is_some_and(|it| it == self.fingerprint)
    }

    /// Whether the measurement is current and has enough games to be shown.
    #[must_use]
    pub fn is_conclusive(&self) -> bool {
        MIN_GAMES <= self.games && self.is_current()
    }

    /// Whether the level won all duels, so that `elo` is only a lower bound.
    #[must_use]
    pub fn is_saturated(&self) -> bool {
        1.0 <= self.duels
    }

    /// The lower end of the interval of the Elo difference.
    fn min_elo(&self) -> f64 {
        Elo::of(Proportion { mean: self.duels, low: self.low, high: self.high }).low
    }
}

/// The information about a level that is shown when a player chooses one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LevelInfo {
    /// The name in commands and records.
    pub name: &'static str,
    /// A description of how the level plays.
    pub about: &'static str,
    /// Whether it is a step of the ladder or a baseline.
    pub role: Role,
    /// The Elo above the random baseline at tables of two, as a lower bound: the sum of the lower
    /// ends of the steps' intervals. None if a step was not measured.
    pub elo: Option<i32>,
    /// The result against the level below it; none if it was not measured since it was changed.
    pub beats: Option<StepResult>,
}

/// What a level is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// A level that people play against.
    Level,
    /// A baseline that other levels are measured against.
    #[serde(rename = "yardstick")]
    Baseline,
}

/// The proportion of duels that a level wins against the one below it, in percent, at tables of
/// two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StepResult {
    /// The name of the level below.
    pub level: String,
    /// The percentage of duels that the level won against the one below.
    pub percent: i32,
    /// The lower end of the 95% interval.
    pub low: i32,
    /// The upper end of the interval.
    pub high: i32,
    /// The number of games.
    pub games: u64,
}

/// All measurements.
#[must_use]
pub fn ladder() -> &'static [Rung] {
    static RUNGS: LazyLock<Vec<Rung>> =
        LazyLock::new(|| read_ladder(MEASURED).expect("a test has read it"));
    &RUNGS
}

/// Reads a table of measurements.
///
/// # Errors
///
/// Says which line cannot be read.
pub fn read_ladder(text: &str) -> Result<Vec<Rung>, csv::Error> {
    csv::Reader::from_reader(text.as_bytes()).deserialize().collect()
}

/// Writes a table of measurements.
///
/// # Errors
///
/// Fails only if there is no memory.
pub fn write_ladder(rungs: &[Rung]) -> Result<String, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    rungs.iter().try_for_each(|rung| writer.serialize(rung))?;
    let bytes = writer.into_inner().map_err(csv::IntoInnerError::into_error)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The levels of the title with this slug, the weakest first, then the baselines. The strength of a
/// level is left out if it was changed since it was measured, or measured in too few games.
#[must_use]
pub fn levels(slug: &str) -> Vec<LevelInfo> {
    described_by(slug, ladder())
}

fn described_by(slug: &str, rungs: &[Rung]) -> Vec<LevelInfo> {
    let steps = Level::LADDER.map(|it| usual_rung(slug, it, rungs));
    let level = |(at, level): (usize, Level)| {
        let elo = steps[..=at].iter().map(|it| it.map(Rung::min_elo)).sum::<Option<f64>>();
        LevelInfo {
            role: Role::Level,
            elo: elo.map(whole),
            beats: steps[at].map(step),
            ..without_strength(level)
        }
    };
    let ladder = Level::LADDER.into_iter().enumerate().map(level);
    ladder.chain(Level::BASELINES.map(without_strength)).collect()
}

fn without_strength(level: Level) -> LevelInfo {
    let (name, about) = (level.name(), level.about());
    LevelInfo { name, about, role: Role::Baseline, elo: None, beats: None }
}

fn usual_rung<'r>(slug: &str, level: Level, rungs: &'r [Rung]) -> Option<&'r Rung> {
    let (_, options) = CONFIGURATIONS.iter().find(|(title, _)| *title == slug)?;
    let is_usual = |it: &&Rung| {
        (&*it.title, &*it.options, it.seats, &*it.level)
            == (slug, *options, ELO_SEATS, level.name())
    };
    rungs.iter().find(is_usual).filter(|it| it.is_conclusive())
}

fn step(rung: &Rung) -> StepResult {
    let [percent, low, high] = [rung.duels, rung.low, rung.high].map(|it| whole(100.0 * it));
    StepResult { level: rung.against.clone(), percent, low, high, games: rung.games }
}

#[expect(clippy::cast_possible_truncation, reason = "Elo and percent are small")]
fn whole(number: f64) -> i32 {
    number.round() as i32
}

/// The level called `name`.
///
/// # Errors
///
/// Lists the existing levels and, if the title is known, their strength in it.
pub fn level(name: &str, slug: Option<&str>) -> Result<Level, Refusal> {
    Level::named(name).ok_or_else(|| {
        let none = Refused::NoLevel { name: name.into(), levels: named(slug) };
        Refusal::new(RefusalKind::Protocol, none)
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
    let baselines: Vec<String> = of(Role::Baseline).collect();
    format!("{}; {} are there to measure by", ladder.join(", "), baselines.join(" and "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use shelf::SLUGS;

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
            let is_course = CONFIGURATIONS.contains(&(&rung.title, &rung.options));
            assert!(
                is_course,
                "only configurations belong in this table, as CONFIGURATIONS spells them: {rung:?}"
            );
        }
        let steps = |(title, options): (&str, &str), seats: u8| {
            let is_meant =
                |it: &&Rung| (&*it.title, &*it.options, it.seats) == (title, options, seats);
            ladder().iter().filter(is_meant).count()
        };
        for configuration in CONFIGURATIONS {
            assert_eq!(
                [2, 4].map(|seats| steps(configuration, seats)),
                [5, 5],
                "{configuration:?}"
            );
        }
        for slug in SLUGS {
            let levels = levels(slug);
            assert_eq!(levels.len(), Level::ALL.len());
            assert!(levels[5..].iter().all(|it| it.role == Role::Baseline && it.elo.is_none()));
        }
    }

    /// The measurements, as if they had been made today in this number of games.
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
    fn current_measurements_are_shown() {
        let levels = described_by("canvas", &today(100));
        assert!(levels[..5].iter().all(|it| it.elo.is_some() && it.beats.is_some()));
        assert!(
            described_by("canvas", &today(99))
                .iter()
                .all(|it| it.elo.is_none() && it.beats.is_none())
        );
    }

    #[test]
    fn outdated_measurements_are_not_shown() {
        let mut rungs = today(400);
        let student = rungs.iter_mut().find(|it| it.title == "canvas" && it.level == "student");
        student.unwrap().fingerprint = "00000000".to_owned();
        let levels = described_by("canvas", &rungs);
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
        let elo: Vec<Option<i32>> =
            described_by("canvas", &rungs).iter().map(|it| it.elo).collect();
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
