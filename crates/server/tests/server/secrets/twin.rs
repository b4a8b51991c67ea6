//! Twins: a second game that one viewer cannot tell from the first.

use game::{Event, EventOf, Game, Luck, Options, Sight, Table, Turn, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use shelf::{Shelved, TitleVisitor};
use tables::Row;

/// The parameters of the search for a twin of a game, given by its rows.
#[derive(Clone, Copy)]
pub(crate) struct Wanted<'r> {
    pub(crate) seats: u8,
    pub(crate) options: &'r str,
    pub(crate) rows: &'r [Row],
    /// The viewer who cannot tell the games apart.
    pub(crate) viewer: Viewer,
    /// The first row that may differ.
    pub(crate) from: usize,
    pub(crate) seed: u64,
}

/// A twin of a game.
pub(crate) struct Twin {
    /// The rows of the twin, for as long as it looks the same.
    pub(crate) rows: Vec<Row>,
    /// The viewers who have seen the first difference.
    pub(crate) seen_by: Vec<Viewer>,
}

impl TitleVisitor for Wanted<'_> {
    type Out = Option<Twin>;

    fn visit<G: Shelved>(self) -> Option<Twin> {
        let options = G::Options::read(self.options, &game::NoFiles).unwrap();
        let here = Table::<G>::open(self.seats, options).unwrap();
        let there = here.clone();
        let luck = ChaCha8Rng::seed_from_u64(self.seed);
        let pair = Pair { wanted: self, here, there, luck, seen_by: Vec::new() };
        pair.walk()
    }
}

/// A game and its twin, side by side.
struct Pair<'r, G: Game> {
    wanted: Wanted<'r>,
    here: Table<G>,
    there: Table<G>,
    luck: ChaCha8Rng,
    seen_by: Vec<Viewer>,
}

impl<G: Shelved> Pair<'_, G> {
    fn walk(mut self) -> Option<Twin> {
        let mut rows = Vec::new();
        for (n, row) in self.wanted.rows.iter().enumerate() {
            let Some(row) = self.step(n, row) else { break };
            rows.push(row);
        }
        (self.wanted.from < rows.len()).then_some(Twin { rows, seen_by: self.seen_by })
    }

    /// The row of the twin for a row of the game; `None` once the viewer could tell them apart.
    fn step(&mut self, n: usize, row: &Row) -> Option<Row> {
        let event = match row {
            Row::Undo(seat) => {
                let (ours, theirs) = (self.here.take_back(*seat), self.there.take_back(*seat));
                return (ours == theirs).then(|| row.clone());
            }
            Row::Move(..) | Row::Luck(_) => event::<G>(row),
            Row::Open(_)
            | Row::Sit(..)
            | Row::Leave(_)
            | Row::Begin
            | Row::Substitute(..)
            | Row::Return(_)
            | Row::Say(..)
            | Row::Rename(..)
            | Row::Pace(_)
            | Row::Rematch(..) => {
                return Some(row.clone());
            }
        };
        let viewer = self.wanted.viewer;
        let sight = self.here.game().sight(viewer, &event);
        let other = match sight {
            Sight::Hidden if self.wanted.from <= n => self.otherwise(n, &event)?,
            Sight::Hidden | Sight::Open | Sight::Unveils => event,
        };
        self.here.witness(event).unwrap();
        self.there.witness(other).ok()?;
        let is_over = self.here.game().turn() == Turn::Over;
        let unveiled = sight == Sight::Unveils
            && self.here.game().view(viewer) != self.there.game().view(viewer);
        (!is_over && !unveiled).then(|| as_row::<G>(row, &other))
    }

    /// Another event that looks the same to the viewer; at the first difference it must be another one.
    fn otherwise(&mut self, n: usize, event: &EventOf<G>) -> Option<EventOf<G>> {
        let first = n == self.wanted.from;
        let mut other: Vec<EventOf<G>> = match event {
            Event::Choice { seat, .. } => {
                let each = |action| Event::Choice { seat: *seat, action };
                self.there.actions(*seat).into_iter().map(each).collect()
            }
            Event::Chance(_) => {
                self.there.chances().into_iter().map(|(chance, _)| Event::Chance(chance)).collect()
            }
        };
        let viewer = self.wanted.viewer;
        other.retain(|it| self.there.game().sight(viewer, it) == Sight::Hidden);
        other.retain(|it| !first || it != event);
        if first {
            let sees = |it: &Viewer| self.here.game().sight(*it, event) != Sight::Hidden;
            self.seen_by = Viewer::all(self.wanted.seats).filter(sees).collect();
        }
        (!other.is_empty()).then(|| self.luck.pick(&other))
    }
}

fn event<G: Game>(row: &Row) -> EventOf<G> {
    let fits = |text: &str| format!("the log holds «{text}»");
    match row {
        Row::Move(seat, text) => {
            let action = text.parse().unwrap_or_else(|_| panic!("{}", fits(text)));
            Event::Choice { seat: *seat, action }
        }
        Row::Luck(text) => Event::Chance(text.parse().unwrap_or_else(|_| panic!("{}", fits(text)))),
        other => panic!("no event: {other}"),
    }
}

fn as_row<G: Game>(row: &Row, event: &EventOf<G>) -> Row {
    match (row, event) {
        (Row::Move(seat, _), Event::Choice { action, .. }) => Row::Move(*seat, action.to_string()),
        (_, Event::Chance(chance)) => Row::Luck(chance.to_string()),
        (_, Event::Choice { .. }) => panic!("luck is not a decision"),
    }
}

/// The rows of a game that contain an event hidden from `viewer`.
pub(crate) struct Hidden<'r> {
    pub(crate) seats: u8,
    pub(crate) options: &'r str,
    pub(crate) rows: &'r [Row],
    pub(crate) viewer: Viewer,
}

impl TitleVisitor for Hidden<'_> {
    /// For each row: which events, of those that hold after it, the viewer has not seen.
    type Out = Vec<Vec<bool>>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let options = G::Options::read(self.options, &game::NoFiles).unwrap();
        let mut table = Table::<G>::open(self.seats, options).unwrap();
        let mut hidden: Vec<bool> = Vec::new();
        let mut all = Vec::new();
        for row in self.rows {
            match row {
                Row::Undo(seat) => {
                    let stayed = table.take_back(*seat).unwrap();
                    hidden = stayed.into_iter().map(|at| hidden[at]).collect();
                }
                Row::Move(..) | Row::Luck(_) => {
                    let event = event::<G>(row);
                    hidden.push(table.game().sight(self.viewer, &event) == Sight::Hidden);
                    table.witness(event).unwrap();
                }
                Row::Open(_)
                | Row::Sit(..)
                | Row::Leave(_)
                | Row::Begin
                | Row::Substitute(..)
                | Row::Return(_)
                | Row::Say(..)
                | Row::Rename(..)
                | Row::Pace(_)
                | Row::Rematch(..) => (),
            }
            all.push(hidden.clone());
        }
        all
    }
}

/// A search for a game, as rows, whose next event is hidden from somebody.
pub(crate) struct Secretive<'o> {
    pub(crate) seats: u8,
    pub(crate) options: &'o str,
    pub(crate) seed: u64,
}

impl TitleVisitor for Secretive<'_> {
    type Out = Vec<String>;

    fn visit<G: Shelved>(self) -> Vec<String> {
        let options = G::Options::read(self.options, &game::NoFiles).unwrap();
        let mut luck = ChaCha8Rng::seed_from_u64(self.seed);
        for _ in 0..100_000 {
            let mut table = Table::<G>::open(self.seats, options.clone()).unwrap();
            table.settle(&mut luck);
            while let Turn::Players(asked) = table.game().turn() {
                let seat = asked.lowest().unwrap();
                let action = luck.pick(&table.actions(seat));
                let event = Event::Choice { seat, action };
                if table.game().sight(Viewer::Public, &event) == Sight::Hidden {
                    return table.events().iter().map(row::<G>).collect();
                }
                table.witness(event).unwrap();
                table.settle(&mut luck);
            }
        }
        panic!("nothing is ever hidden with {}", self.options)
    }
}

fn row<G: Game>(event: &EventOf<G>) -> String {
    match event {
        Event::Choice { seat, action } => Row::Move(*seat, action.to_string()).to_string(),
        Event::Chance(chance) => Row::Luck(chance.to_string()).to_string(),
    }
}
