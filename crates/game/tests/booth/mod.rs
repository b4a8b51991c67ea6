//! A toy title: two players pick a number each, then luck draws one. Its options say who sees the picks and the
//! draw, so that every case of undo can be tested.

use std::{fmt, str::FromStr};

use game::{
    BadNotation, BadSetup, Clause, Event, EventOf, Files, Game, Luck, OptionInfo, PerSeat, Preset,
    Seat, Sight, Source, Title, Turn, Verdict, Viewer, notation::number, places_by,
};
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Booth {
    picks: [Option<u8>; 2],
    fall: Option<u8>,
    sights: Sights,
}

/// The options: who sees the picks, and who sees what luck draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Sights {
    pub(crate) picks: &'static str,
    pub(crate) falls: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Pick(pub(crate) u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Fall(pub(crate) u8);

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct View;

game::reasons! {
    pub(crate) enum Objection {
        TooHigh = "no-bo-high", "it is below 4";
        Notation = "no-bo-notation", "a number";
    }
}

impl game::Objection for Objection {
    fn clause(&self) -> Clause {
        Clause("BO-1.1")
    }
}

impl Game for Booth {
    const TITLE: Title = Title {
        slug: "booth",
        name: "Booth",
        seats: 2..=2,
        rules_version: 1,
        rules: "",
        translations: &[],
    };

    type Options = Sights;
    type Action = Pick;
    type Chance = Fall;
    type View = View;
    type Objection = Objection;

    fn new(_: u8, sights: &Sights) -> Result<Booth, BadSetup> {
        Ok(Booth { picks: [None; 2], fall: None, sights: *sights })
    }

    fn turn(&self) -> Turn {
        let silent = |seat: &Seat| self.picks[seat.idx()].is_none();
        match (self.picks, self.fall) {
            (_, Some(_)) => Turn::Over,
            ([Some(_), Some(_)], None) => Turn::Chance,
            _ => Turn::Players(Seat::first(2).filter(silent).collect()),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Pick>) {
        if self.turn().asks(seat) {
            out.extend((0..4).map(Pick));
        }
    }

    fn chances(&self, out: &mut Vec<(Fall, u32)>) {
        if self.turn() == Turn::Chance {
            out.extend((0..4).map(|n| (Fall(n), 1)));
        }
    }

    fn draw<L: Luck>(&self, luck: &mut L) -> Fall {
        luck.pick(&[Fall(0), Fall(1), Fall(2), Fall(3)])
    }

    fn apply(&mut self, event: &EventOf<Booth>) {
        match event {
            Event::Choice { seat, action } => self.picks[seat.idx()] = Some(action.0),
            Event::Chance(fall) => self.fall = Some(fall.0),
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        let fall = self.fall?;
        let points: PerSeat<i32> =
            self.picks.iter().map(|it| i32::from(*it == Some(fall))).collect();
        Some(Verdict { end: Clause("BO-1.1"), points, places: places_by(&points) })
    }

    fn sources(&self, _: Seat) -> Vec<Source> {
        Vec::new()
    }

    fn view(&self, _: Viewer) -> View {
        View
    }

    fn sight(&self, viewer: Viewer, event: &EventOf<Booth>) -> Sight {
        let seen = match event {
            Event::Choice { seat, .. } => {
                viewer.is(*seat)
                    || self.sights.picks == "everybody"
                    || (self.sights.picks == "A in the open" && *seat == Seat(0))
            }
            Event::Chance(_) => {
                self.sights.falls == "everybody" || (self.sights.falls == "B" && viewer.is(Seat(1)))
            }
        };
        if seen { Sight::Open } else { Sight::Hidden }
    }

    fn imagine<L: Luck>(_: &View, _: &mut L) -> Booth {
        unreachable!("nobody imagines a booth")
    }

    fn presets() -> Vec<Preset<Sights>> {
        Vec::new()
    }

    fn objection(&self, _: Seat, _: &Pick) -> Objection {
        Objection::TooHigh
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

impl Default for Sights {
    fn default() -> Sights {
        Sights { picks: "own", falls: "everybody" }
    }
}

impl fmt::Display for Sights {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl game::Options for Sights {
    fn read(_: &str, _: &impl Files) -> Result<Sights, BadSetup> {
        Ok(Sights::default())
    }

    fn describe() -> Vec<OptionInfo> {
        Vec::new()
    }
}

macro_rules! notation {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = BadNotation;

            fn from_str(text: &str) -> Result<$name, BadNotation> {
                number(text).map($name).ok_or_else(|| BadNotation::new(text, Objection::Notation))
            }
        }
    };
}

notation!(Pick);
notation!(Fall);
