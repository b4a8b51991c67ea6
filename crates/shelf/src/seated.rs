//! A [`Record`](game::Record) of one title as an [`AnyTable`]: every text is parsed, passed on and answered
//! with text.

use std::num::NonZeroU8;

use bots::{Analysis, Level};
use game::{
    Event, File, Game, Illegal, Objection, Options, Outcome, Reason, Record, Seat, Table,
    TextEvent, Title, Turn, Viewer,
};
use rand_core::Rng;
use serde_json::value::RawValue;

use crate::{ActionAnalysis, AnyTable, Refusal, RefusalKind, Refused, Shelved, hash};

impl<G: Shelved> AnyTable for Record<G> {
    fn title(&self) -> Title {
        G::TITLE
    }

    fn seats(&self) -> u8 {
        self.table.seats()
    }

    fn options(&self) -> String {
        self.table.options().to_string()
    }

    fn files(&self) -> Vec<File> {
        self.table.options().files()
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.table.seats();
        let none = || Refused::NoSeat { seat: seat.0, last: seats - 1 };
        (seat.0 < seats).then_some(()).ok_or_else(|| Refusal::new(RefusalKind::Protocol, none()))
    }

    fn turn(&self) -> Turn {
        self.table.game().turn()
    }

    fn at(&self) -> usize {
        self.table.events().len()
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        texts(&actions(&self.table, seat))
    }

    fn listed(&self, seat: Seat, text: &str) -> Option<String> {
        let action = text.parse().ok().filter(|_| seat.0 < self.table.seats())?;
        self.table.game().listed(seat, &action).map(|it| it.to_string())
    }

    fn chances(&self) -> Vec<(String, u32)> {
        let chances = self.table.chances().into_iter();
        chances.map(|(chance, weight)| (chance.to_string(), weight)).collect()
    }

    fn events(&self, since: usize) -> Vec<TextEvent> {
        self.table.events().iter().skip(since).map(Event::to_text).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.game().outcome()
    }

    fn hash(&self) -> String {
        hash::position(self.table.game())
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        check_asked(self, seat)?;
        let played = match text.parse() {
            Ok(action) => self.table.play(seat, action).map_err(refusal),
            Err(bad) => Err(Refusal::from(bad)),
        };
        played.map_err(|why| why.with_legal(AnyTable::actions(self, seat)))
    }

    fn luck(&mut self, text: &str) -> Result<(), Refusal> {
        if self.turn() != Turn::Chance {
            return Err(Refusal::new(RefusalKind::Turn, Refused::NotLucksTurn));
        }
        let fallen = match text.parse() {
            Ok(chance) => self.table.witness(Event::Chance(chance)).map_err(refusal),
            Err(bad) => Err(Refusal::from(bad)),
        };
        let legal = || self.chances().into_iter().map(|(text, _)| text).collect::<Vec<_>>();
        fallen.map_err(|why| why.with_legal(legal()))
    }

    fn settle(&mut self, mut luck: &mut dyn Rng) {
        self.table.settle(&mut luck);
    }

    fn fall(&mut self, mut luck: &mut dyn Rng) -> Option<String> {
        let has_fallen = self.table.fall(&mut luck);
        match self.table.events().last().filter(|_| has_fallen)? {
            Event::Chance(chance) => Some(chance.to_string()),
            Event::Choice { .. } => None,
        }
    }

    fn take_back(&mut self, seat: Seat) -> Result<Vec<usize>, Refusal> {
        self.check_seat(seat)?;
        Ok(self.table.take_back(seat)?)
    }

    fn can_take_back(&self, seat: Seat) -> bool {
        self.table.can_take_back(seat)
    }

    fn bot(&self, seat: Seat, level: Level, seed: u64) -> Result<String, Refusal> {
        check_asked(self, seat)?;
        let view = self.table.game().view(Viewer::Seat(seat));
        let mut bot = G::bot(level, self.table.seats(), seed);
        let action = bot.choose(seat, &view, &self.table.actions(seat));
        Ok(action.to_string())
    }

    fn analyze(
        &self,
        seat: Seat,
        level: Level,
        seed: u64,
        searches: NonZeroU8,
    ) -> Result<Vec<ActionAnalysis>, Refusal> {
        let seeds = (0..u64::from(searches.get())).map(|number| seed.wrapping_add(number));
        let analyzer = |seed| G::analyzer(level, self.table.seats(), seed);
        let analyzers = seeds.map(analyzer).collect::<Option<Vec<_>>>();
        let mut analyzers = analyzers.ok_or_else(|| no_search::<G>(level, self.table.seats()))?;
        check_asked(self, seat)?;
        let view = self.table.game().view(Viewer::Seat(seat));
        let analyses =
            bots::analyze_parallel(&mut analyzers, seat, &view, &self.table.actions(seat));
        Ok(analyses.into_iter().map(|analysis| described(&analysis)).collect())
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        G::view_json(&self.table.game().view(viewer))
    }

    fn is_secret(&self) -> bool {
        G::is_secret(&self.table.game().view(Viewer::Public))
    }

    fn has_news(&self, seat: Seat) -> bool {
        self.table.has_news(seat)
    }

    fn tags(&self) -> &[(String, String)] {
        Record::tags(self)
    }

    fn tag(&mut self, name: &str, value: &str) {
        Record::tag(self, name, value);
    }

    fn untagged(&self) -> Box<dyn AnyTable> {
        Box::new(Record::<G>::new(self.table.clone()))
    }

    fn record(&self) -> String {
        self.to_string()
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn rewound(&self, at: usize) -> Box<dyn AnyTable> {
        let events = &self.table.events()[..at.min(self.at())];
        let table = Table::replay(self.table.seats(), self.table.options().clone(), events);
        let mut record = Record::<G>::new(table.expect("these events were played at a table"));
        for (name, value) in Record::tags(self) {
            Record::tag(&mut record, name, value);
        }
        Box::new(record)
    }
}

/// The legal actions of `seat`; none for a seat that does not exist.
fn actions<G: Game>(table: &Table<G>, seat: Seat) -> Vec<G::Action> {
    if seat.0 < table.seats() { table.actions(seat) } else { Vec::new() }
}

pub(crate) fn check_asked(table: &dyn AnyTable, seat: Seat) -> Result<(), Refusal> {
    table.check_seat(seat)?;
    let reason: Reason = match table.turn() {
        Turn::Players(seats) if seats.contains(seat) => return Ok(()),
        Turn::Players(seats) => {
            let asked: Vec<String> = seats.iter().map(|it| it.to_string()).collect();
            Refused::NotTheirTurn { seat, asked: asked.join(", ") }.into()
        }
        Turn::Chance => Refused::LucksTurn { seat }.into(),
        Turn::Over => game::Refused::Over.into(),
    };
    Err(Refusal::new(RefusalKind::Turn, reason))
}

fn refusal<O: Objection>(why: Illegal<O>) -> Refusal {
    match why {
        Illegal::Against(objection) => {
            Refusal::by(RefusalKind::Illegal, Some(objection.clause()), objection.reason())
        }
        Illegal::NotYourTurn(_) | Illegal::Over => Refusal::new(RefusalKind::Turn, why),
        Illegal::NotLuck => Refusal::new(RefusalKind::Illegal, why),
    }
}

fn no_search<G: Shelved>(level: Level, seats: u8) -> Refusal {
    let searching = bots::levels().iter().filter(|it| G::analyzer(**it, seats, 0).is_some());
    let levels: Vec<&str> = searching.map(|level| level.name()).collect();
    let level = level.name().to_owned();
    Refusal::new(RefusalKind::Protocol, Refused::NoSearch { level, levels: levels.join(", ") })
}

fn described<A: ToString>(analysis: &Analysis<A>) -> ActionAnalysis {
    ActionAnalysis {
        action: analysis.action.to_string(),
        visits: analysis.visits,
        visit_share: analysis.visit_share,
        values: analysis.values.to_vec(),
    }
}

fn texts<T: ToString>(all: &[T]) -> Vec<String> {
    all.iter().map(T::to_string).collect()
}
