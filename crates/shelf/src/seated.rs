//! A record of one title is a table of any title: every request is read, passed on, answered in
//! text.

use std::num::NonZeroU8;

use bots::Analysis;
use game::{
    Clause, Event, File, Game, Illegal, Objection, Options, Outcome, Reason, Record, Rulebook,
    Seat, Table, TextEvent, Title, Turn, Viewer,
};
use languages::Language;
use maud::Markup;
use pages::{Calculator, Names, Offers, Parts};
use rand_core::Rng;
use serde_json::{Value, value::RawValue};

use crate::{
    ActionAnalysis, AnyTable, Choice, Kind, Moment, Refusal, Refused, Shelved, hash, rules, story,
};

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

    fn rulebook(&self, language: Language) -> Rulebook {
        Rulebook::read(G::TITLE.rules_in(language.code()))
    }

    fn applies(&self, clause: &str) -> bool {
        rules::applies(&self.table, clause)
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.table.seats();
        let none = || Refused::NoSeat { seat: seat.0, last: seats - 1 };
        (seat.0 < seats).then_some(()).ok_or_else(|| Refusal::new(Kind::Protocol, none()))
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
            return Err(Refusal::new(Kind::Turn, Refused::NotLucksTurn));
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

    fn bot(&self, seat: Seat, level: &str, seed: u64) -> Result<String, Refusal> {
        let level = crate::level(level, Some(G::TITLE.slug))?;
        check_asked(self, seat)?;
        let view = self.table.game().view(Viewer::Seat(seat));
        let mut bot = level.bot::<G>(self.table.seats(), seed);
        let action = bot.choose(seat, &view, &self.table.actions(seat));
        Ok(action.to_string())
    }

    fn analyze(
        &self,
        seat: Seat,
        level: &str,
        seed: u64,
        searches: NonZeroU8,
    ) -> Result<Vec<ActionAnalysis>, Refusal> {
        let named = crate::level(level, Some(G::TITLE.slug))?;
        let seeds = (0..u64::from(searches.get())).map(|number| seed.wrapping_add(number));
        let analyzer = |seed| named.analyzer::<G>(self.table.seats(), seed);
        let analyzers = seeds.map(analyzer).collect::<Option<Vec<_>>>();
        let mut analyzers = analyzers.ok_or_else(|| no_search::<G>(level, self.table.seats()))?;
        check_asked(self, seat)?;
        let view = self.table.game().view(Viewer::Seat(seat));
        let analyses =
            bots::analyze_parallel(&mut analyzers, seat, &view, &self.table.actions(seat));
        Ok(analyses.into_iter().map(|analysis| described::<G>(&view, seat, &analysis)).collect())
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.table.game().view(viewer)).expect("views are plain data")
    }

    fn position(&self, viewer: Viewer) -> Box<RawValue> {
        G::position(&self.table.game().view(viewer))
    }

    fn print(&self) -> Box<RawValue> {
        G::print(&self.table.game().view(Viewer::Public))
    }

    fn text(&self, viewer: Viewer, names: &Names) -> String {
        G::table(&self.table.game().view(viewer), names)
    }

    fn board(&self, viewer: Viewer, names: &Names) -> Parts {
        let actions = match viewer {
            Viewer::Seat(seat) => actions(&self.table, seat),
            Viewer::Public => Vec::new(),
        };
        let view = self.table.game().view(viewer);
        let offers = Offers::new(&view, viewer, &actions, names);
        match story::known_before(&self.table, viewer) {
            Some(before) => G::board_since(&view, &before, &offers, names),
            None => G::board(&view, &offers, names),
        }
    }

    fn plan(&self, viewer: Viewer, wish: &str, names: &Names) -> Option<Markup> {
        G::plan(&self.table.game().view(viewer), wish, names)
    }

    fn picture(&self, viewer: Viewer, names: &Names) -> Parts {
        let view = self.table.game().view(viewer);
        G::board(&view, &Offers::new(&view, viewer, &[], names), names)
    }

    fn primer(&self, language: Language) -> Vec<String> {
        G::primer(&self.table.game().view(Viewer::Public), language)
    }

    fn progress(&self, language: Language) -> Option<String> {
        G::progress(&self.table.game().view(Viewer::Public), language)
    }

    fn focus(&self, viewer: Viewer, language: Language) -> Option<String> {
        G::focus(&self.table.game().view(viewer), language)
    }

    fn prompt(&self, viewer: Viewer, names: &Names) -> String {
        G::prompt(&self.table.game().view(viewer), names)
    }

    fn clause(&self) -> Option<Clause> {
        G::clause(&self.table.game().view(Viewer::Public))
    }

    fn choices(&self, seat: Seat, names: &Names) -> Vec<Choice> {
        let view = self.table.game().view(Viewer::Seat(seat));
        let choice = |action: &G::Action| Choice {
            text: action.to_string(),
            label: G::label(&view, seat, action, names),
        };
        actions(&self.table, seat).iter().map(choice).collect()
    }

    fn is_secret(&self) -> bool {
        G::is_secret(&self.table.game().view(Viewer::Public))
    }

    fn has_news(&self, seat: Seat) -> bool {
        self.table.has_news(seat)
    }

    fn story(&self, since: usize, viewer: Viewer, names: &Names) -> Vec<Moment> {
        story::since(&self.table, since, viewer, names)
    }

    fn result(&self, viewer: Viewer, names: &Names) -> Option<String> {
        let outcome = self.table.game().outcome()?;
        Some(G::result(&self.table.game().view(viewer), &outcome, names))
    }

    fn calculator(&self) -> Option<Box<dyn Calculator>> {
        G::calculator(self.table.options())
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

/// Nothing for a seat that there is not.
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
    Err(Refusal::new(Kind::Turn, reason))
}

fn refusal<O: Objection>(why: Illegal<O>) -> Refusal {
    match why {
        Illegal::Against(objection) => {
            Refusal::by(Kind::Illegal, Some(objection.clause()), objection.reason())
        }
        Illegal::NotYourTurn(_) | Illegal::Over => Refusal::new(Kind::Turn, why),
        Illegal::NotLuck => Refusal::new(Kind::Illegal, why),
    }
}

fn no_search<G: Shelved>(name: &str, seats: u8) -> Refusal {
    let searching = bots::levels().iter().filter(|level| level.analyzer::<G>(seats, 0).is_some());
    let levels: Vec<&str> = searching.map(|level| level.name()).collect();
    let none = Refused::NoSearch { level: name.to_owned(), levels: levels.join(", ") };
    Refusal::new(Kind::Protocol, none)
}

fn described<G: Shelved>(
    view: &G::View,
    seat: Seat,
    analysis: &Analysis<G::Action>,
) -> ActionAnalysis {
    ActionAnalysis {
        action: analysis.action.to_string(),
        label: G::label(view, seat, &analysis.action, &Names::letters(0)),
        visits: analysis.visits,
        visit_share: analysis.visit_share,
        values: analysis.values.to_vec(),
    }
}

fn texts<T: ToString>(all: &[T]) -> Vec<String> {
    all.iter().map(T::to_string).collect()
}
