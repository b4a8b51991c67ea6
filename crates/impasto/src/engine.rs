//! The engine protocol: one request, one answer, both a line of JSON. `docs/PROTOCOL.md` tells it
//! in full.

mod answer;
mod fields;
pub mod refused;
mod request;

use std::collections::BTreeMap;

use game::{BadSetup, Event, Files, NoFiles, Turn, Viewer};
use shelf::{AnyTable, Kind, Refusal};

use crate::fate::Fate;
use answer::Answer;
pub(crate) use answer::refusal;
use refused::Refused;
use request::{LuckBy, Opening, Request};

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 16 << 20;

/// Answers requests, with one table open at a time.
pub struct Engine {
    disk: Box<dyn Files + Send>,
    open: Option<Open>,
}

/// The table that is open.
struct Open {
    table: Box<dyn AnyTable>,
    luck: LuckBy,
    fate: Fate,
}

/// An engine that reads no files.
impl Default for Engine {
    fn default() -> Engine {
        Engine::new(NoFiles)
    }
}

impl Engine {
    /// An engine with no table open. Files that options name and requests do not bring are taken
    /// from `disk`.
    pub fn new(disk: impl Files + Send + 'static) -> Engine {
        Engine { disk: Box::new(disk), open: None }
    }

    /// The answer to one line, itself a line, without its end. Never panics; after a refusal
    /// nothing has changed.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let answered = Request::read(line).and_then(|request| self.attend(request));
        answer::line(answered)
    }

    fn attend(&mut self, request: Request) -> Result<Answer, Refusal> {
        match request {
            Request::Titles => Ok(Answer::Titles { titles: display::titles() }),
            Request::New { title, seats, options, files, opening } => {
                let files = Upload { files, disk: &*self.disk };
                let table = shelf::open(&title, seats, &options, &files)?;
                self.sit_down(table, opening, LuckBy::Engine)
            }
            Request::Load { record, opening } => {
                let table = shelf::read_record(&record)?;
                // A record that stops where luck decides comes from a table that was asked for it.
                let stops_at_luck = table.turn() == Turn::Chance;
                let luck = if stops_at_luck { LuckBy::Request } else { LuckBy::Engine };
                self.sit_down(table, opening, luck)
            }
            Request::OfTable(request) => self.open()?.attend(request),
        }
    }

    fn open(&mut self) -> Result<&mut Open, Refusal> {
        self.open.as_mut().ok_or_else(|| Refusal::new(Kind::Protocol, Refused::NoTable))
    }

    fn sit_down(
        &mut self,
        table: Box<dyn AnyTable>,
        opening: Opening,
        by_default: LuckBy,
    ) -> Result<Answer, Refusal> {
        let fate = Fate::new(opening.seed).map_err(|error| {
            Refusal::new(Kind::Protocol, Refused::NoRandomness { why: format!("{error:#}") })
        })?;
        let luck = opening.luck.unwrap_or(by_default);
        let open = self.open.insert(Open { table, luck, fate });
        open.settle();
        Ok(open.position())
    }
}

impl Open {
    fn attend(&mut self, request: request::OfTable) -> Result<Answer, Refusal> {
        use request::OfTable;
        match request {
            OfTable::Turn => Ok(Answer::Turn { turn: self.table.turn().into() }),
            OfTable::Actions(seat) => {
                self.table.check_seat(seat)?;
                Ok(Answer::Actions { actions: self.table.actions(seat) })
            }
            OfTable::Chances => Ok(Answer::Chances { chances: self.table.chances() }),
            OfTable::Play { seat, action } => self.happen(|table| table.play(seat, &action)),
            OfTable::Luck(chance) => {
                self.check_luck()?;
                self.happen(|table| table.luck(&chance))
            }
            OfTable::Undo(seat) => {
                self.table.take_back(seat)?;
                self.settle();
                Ok(self.position())
            }
            OfTable::View(viewer) => {
                if let Viewer::Seat(seat) = viewer {
                    self.table.check_seat(seat)?;
                }
                Ok(Answer::View { view: self.table.view(viewer) })
            }
            OfTable::Outcome => Ok(Answer::Outcome { outcome: self.table.outcome() }),
            OfTable::Record => Ok(Answer::Record { record: self.table.record() }),
            OfTable::Bot { seat, level, seed } => {
                let mut fate = self.fate.clone();
                let seed = seed.unwrap_or_else(|| fate.whim());
                let level = ladder::level(&level, Some(self.table.title().slug))?;
                let action = self.table.bot(seat, level, seed)?;
                // Only now: a refusal changes nothing, not even the bots' generator.
                self.fate = fate;
                Ok(Answer::Bot { action })
            }
            OfTable::Hash => Ok(Answer::Hash { hash: self.table.hash() }),
        }
    }

    /// Plays something; luck settles what follows from it.
    fn happen(
        &mut self,
        play: impl FnOnce(&mut dyn AnyTable) -> Result<(), Refusal>,
    ) -> Result<Answer, Refusal> {
        let before = self.table.at();
        play(&mut *self.table)?;
        self.settle();
        Ok(Answer::Happened {
            events: self.table.events(before).iter().map(Event::line).collect(),
            turn: self.table.turn().into(),
            at: self.table.at(),
        })
    }

    fn settle(&mut self) {
        match self.luck {
            LuckBy::Engine => self.table.settle(&mut self.fate.luck),
            LuckBy::Request => (),
        }
    }

    fn position(&self) -> Answer {
        Answer::Position { turn: self.table.turn().into(), at: self.table.at() }
    }

    fn check_luck(&self) -> Result<(), Refusal> {
        match self.luck {
            LuckBy::Request => Ok(()),
            LuckBy::Engine => Err(Refusal::new(Kind::Turn, Refused::LuckSettled)),
        }
    }
}

/// The files that a request brings, before those of the disk.
struct Upload<'d> {
    files: BTreeMap<String, String>,
    disk: &'d (dyn Files + Send),
}

impl Files for Upload<'_> {
    fn text(&self, name: &str) -> Result<String, BadSetup> {
        self.files.get(name).map_or_else(|| self.disk.text(name), |text| Ok(text.clone()))
    }
}
