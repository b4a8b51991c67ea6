//! The engine protocol: one request, one answer, both a line of JSON. `docs/PROTOCOL.md` is its
//! reference.

mod answer;
mod fields;
pub mod refused;
mod request;

use std::collections::BTreeMap;

use game::{BadSetup, Event, Files, NoFiles, Turn, Viewer};
use shelf::{AnyTable, Refusal, RefusalKind};

use crate::generators::Generators;
use answer::Answer;
pub(crate) use answer::refusal;
use refused::Refused;
use request::{EngineRequest, LuckBy, OpeningSettings};

/// The longest request, in bytes.
pub const MAX_LINE_BYTES: usize = 16 << 20;

/// An engine: it answers requests, and has at most one open table.
pub struct Engine {
    disk: Box<dyn Files + Send>,
    open: Option<OpenTable>,
}

/// The open table, and its luck.
struct OpenTable {
    table: Box<dyn AnyTable>,
    luck: LuckBy,
    generators: Generators,
}

/// An engine that reads no files.
impl Default for Engine {
    fn default() -> Engine {
        Engine::new(NoFiles)
    }
}

impl Engine {
    /// An engine without an open table. A file that an option names comes from the request, or else from
    /// `disk`.
    pub fn new(disk: impl Files + Send + 'static) -> Engine {
        Engine { disk: Box::new(disk), open: None }
    }

    /// The answer to one request, both lines without a line feed. Never panics; a refused request changes
    /// nothing.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let answered = EngineRequest::read(line).and_then(|request| self.attend(request));
        answer::line(answered)
    }

    fn attend(&mut self, request: EngineRequest) -> Result<Answer, Refusal> {
        match request {
            EngineRequest::Titles => Ok(Answer::Titles { titles: display::titles() }),
            EngineRequest::New { title, seats, options, files, opening } => {
                let files = RequestFiles { files, disk: &*self.disk };
                let table = shelf::open(&title, seats, &options, &files)?;
                self.sit_down(table, opening, LuckBy::Engine)
            }
            EngineRequest::Load { record, opening } => {
                let table = shelf::read_record(&record)?;
                // A record that ends before a chance event comes from a table with "luck":"ask".
                let stops_at_luck = table.turn() == Turn::Chance;
                let luck = if stops_at_luck { LuckBy::Request } else { LuckBy::Engine };
                self.sit_down(table, opening, luck)
            }
            EngineRequest::Table(request) => self.open()?.attend(request),
        }
    }

    fn open(&mut self) -> Result<&mut OpenTable, Refusal> {
        self.open.as_mut().ok_or_else(|| Refusal::new(RefusalKind::Protocol, Refused::NoTable))
    }

    fn sit_down(
        &mut self,
        table: Box<dyn AnyTable>,
        opening: OpeningSettings,
        by_default: LuckBy,
    ) -> Result<Answer, Refusal> {
        let generators = Generators::new(opening.seed).map_err(|error| {
            Refusal::new(RefusalKind::Protocol, Refused::NoRandomness { why: format!("{error:#}") })
        })?;
        let luck = opening.luck.unwrap_or(by_default);
        let open = self.open.insert(OpenTable { table, luck, generators });
        open.settle();
        Ok(open.position())
    }
}

impl OpenTable {
    fn attend(&mut self, request: request::TableRequest) -> Result<Answer, Refusal> {
        use request::TableRequest;
        match request {
            TableRequest::Turn => Ok(Answer::Turn { turn: self.table.turn().into() }),
            TableRequest::Actions(seat) => {
                self.table.check_seat(seat)?;
                Ok(Answer::Actions { actions: self.table.actions(seat) })
            }
            TableRequest::Chances => Ok(Answer::Chances { chances: self.table.chances() }),
            TableRequest::Play { seat, action } => self.happen(|table| table.play(seat, &action)),
            TableRequest::Luck(chance) => {
                self.check_luck()?;
                self.happen(|table| table.luck(&chance))
            }
            TableRequest::Undo(seat) => {
                self.table.take_back(seat)?;
                self.settle();
                Ok(self.position())
            }
            TableRequest::View(viewer) => {
                if let Viewer::Seat(seat) = viewer {
                    self.table.check_seat(seat)?;
                }
                Ok(Answer::View { view: self.table.view(viewer) })
            }
            TableRequest::Outcome => Ok(Answer::Outcome { outcome: self.table.outcome() }),
            TableRequest::Record => Ok(Answer::Record { record: self.table.record() }),
            TableRequest::Bot { seat, level, seed } => {
                let mut generators = self.generators.clone();
                let seed = seed.unwrap_or_else(|| generators.bot_seed());
                let level = ladder::level(&level, Some(self.table.title().slug))?;
                let action = self.table.bot(seat, level, seed)?;
                // Stored only now: a refusal changes nothing, not even the generator of bot seeds.
                self.generators = generators;
                Ok(Answer::Bot { action })
            }
            TableRequest::Hash => Ok(Answer::Hash { hash: self.table.hash() }),
        }
    }

    /// Plays an event and settles the luck that follows from it.
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
            LuckBy::Engine => self.table.settle(&mut self.generators.luck),
            LuckBy::Request => (),
        }
    }

    fn position(&self) -> Answer {
        Answer::Position { turn: self.table.turn().into(), at: self.table.at() }
    }

    fn check_luck(&self) -> Result<(), Refusal> {
        match self.luck {
            LuckBy::Request => Ok(()),
            LuckBy::Engine => Err(Refusal::new(RefusalKind::Turn, Refused::LuckSettled)),
        }
    }
}

/// The files of a request, and those of the disk behind them.
struct RequestFiles<'d> {
    files: BTreeMap<String, String>,
    disk: &'d (dyn Files + Send),
}

impl Files for RequestFiles<'_> {
    fn text(&self, name: &str) -> Result<String, BadSetup> {
        self.files.get(name).map_or_else(|| self.disk.text(name), |text| Ok(text.clone()))
    }
}
