//! The contract that every title implements, and the table it is played on.
//!
//! A game is its options and its [events](Event); everything else is a fold of them. A title implements
//! [`Game`]; people, bots, pages and files use it through a [`Table`], a [`Viewer`]'s view, and text in the
//! title's [`Notation`]. Nothing in this crate knows a title.
//!
//! # Example
//!
//! A title of a few lines, Nim: players take one or two of five stones, and the one who takes the last wins. No
//! luck is involved, so there are no chances, and nothing is secret, so the view is the state.
//!
//! ```
//! use game::*;
//!
//! /// The number of stones left, and the number of actions so far.
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
//! struct Nim {
//!     stones: u8,
//!     taken: u8,
//! }
//!
//! impl Game for Nim {
//!     const TITLE: Title = Title {
//!         slug: "nim",
//!         name: "Nim",
//!         seats: 2..=2,
//!         rules_version: 1,
//!         rules: "- **NI-1.1** Take one or two of five stones. Who takes the last wins.",
//!         translations: &[],
//!     };
//!     type Options = Plain;
//!     type Action = Take;
//!     type Chance = Take;
//!     type View = Nim;
//!     type Objection = NimRefusal;
//!
//!     fn new(_seats: u8, _options: &Plain) -> Result<Nim, BadSetup> {
//!         Ok(Nim { stones: 5, taken: 0 })
//!     }
//!     fn turn(&self) -> Turn {
//!         match self.stones {
//!             0 => Turn::Over,
//!             _ => Turn::Players(Seats::only(Seat(self.taken % 2))),
//!         }
//!     }
//!     fn actions(&self, seat: Seat, out: &mut Vec<Take>) {
//!         if self.turn().asks(seat) {
//!             out.extend((1..=self.stones.min(2)).map(Take));
//!         }
//!     }
//!     fn apply(&mut self, event: &EventOf<Nim>) {
//!         let Event::Choice { action, .. } = event else { unreachable!("there is no luck") };
//!         *self = Nim { stones: self.stones - action.0, taken: self.taken + 1 };
//!     }
//!     fn verdict(&self) -> Option<Verdict> {
//!         let wins = |seat: Seat| i32::from(seat.0 != self.taken % 2);
//!         let points: PerSeat<i32> = Seat::first(2).map(wins).collect();
//!         let verdict = Verdict { end: Clause("NI-1.1"), points, places: places_by(&points) };
//!         (self.stones == 0).then_some(verdict)
//!     }
//!     fn objection(&self, _: Seat, _: &Take) -> NimRefusal {
//!         NimRefusal::TooMany
//!     }
//! #     fn chances(&self, _: &mut Vec<(Take, u32)>) {}
//! #     fn draw<L: Luck>(&self, _: &mut L) -> Take { unreachable!("there is no luck") }
//! #     fn sources(&self, _: Seat) -> Vec<Source> { Vec::new() }
//! #     fn view(&self, _: Viewer) -> Nim { *self }
//! #     fn sight(&self, _: Viewer, _: &EventOf<Nim>) -> Sight { Sight::Open }
//! #     fn imagine<L: Luck>(view: &Nim, _: &mut L) -> Nim { *view }
//! #     fn presets() -> Vec<Preset<Plain>> { Vec::new() }
//! #     fn audit(&self) -> Result<(), String> { Ok(()) }
//!     // Views, sights, audits and the rest are as short.
//! }
//!
//! let mut table = Table::<Nim>::open(2, Plain)?;
//! assert_eq!(table.actions(Seat(0)), [Take(1), Take(2)]);
//! table.play(Seat(0), Take(2))?;
//! let refusal = table.play(Seat(1), Take(3)).unwrap_err();
//! assert_eq!(refusal.to_string(), "one takes one or two stones (NI-1.1)");
//! table.play(Seat(1), Take(1))?;
//! table.play(Seat(0), "take 2".parse()?)?;
//! assert_eq!(table.game().verdict().unwrap().places[..], [1, 2]);
//! let record = Record::new(table).to_string();
//! assert!(record.ends_with("\nA     take 2\nB     take 1\nA     take 2\n"));
//!
//! /// An action: the number of stones to take.
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
//! struct Take(u8);
//!
//! impl std::fmt::Display for Take {
//!     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
//!         write!(f, "take {}", self.0)
//!     }
//! }
//!
//! impl std::str::FromStr for Take {
//!     type Err = BadNotation;
//!     fn from_str(text: &str) -> Result<Take, BadNotation> {
//!         let stones = text.strip_prefix("take ").and_then(notation::number);
//!         stones.map(Take).ok_or_else(|| BadNotation::new(text, NimRefusal::Notation))
//!     }
//! }
//! #
//! # #[derive(Clone, Debug, Default, PartialEq, Eq)]
//! # struct Plain;
//! # impl std::fmt::Display for Plain {
//! #     fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { Ok(()) }
//! # }
//! # impl Options for Plain {
//! #     fn read(_: &str, _: &impl Files) -> Result<Plain, BadSetup> { Ok(Plain) }
//! #     fn describe() -> Vec<OptionInfo> { Vec::new() }
//! # }
//!
//! game::reasons! {
//!     /// Why something is refused: a key for translations, and a sentence.
//!     pub enum NimRefusal {
//!         TooMany = "no-nim-stones", "one takes one or two stones";
//!         Notation = "no-nim-notation", "an action such as «take 2»";
//!     }
//! }
//!
//! impl Objection for NimRefusal {
//!     fn clause(&self) -> Clause {
//!         Clause("NI-1.1")
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Design decisions
//!
//! - `verdict` (small, for those who play thousands of games) stands apart from `sources` (where every
//!   point comes from); `outcome` is both. A search asks for the former at the end of every playout.
//! - Objections are a type of each title, not a struct with a sentence in it. What they amount to is a
//!   `Reason`: the sentence in English, a key and what fills its blanks, by which other languages tell it
//!   (`words/*/refusals.ftl`). Every crate declares its reasons in lists (`game::reasons!`): an enum with a key,
//!   an English sentence and its blanks for each variant. A test goes through all lists and asks for each
//!   sentence in every language (`impasto/tests/refusals.rs`).
//! - Options may name files (`deck=mine.csv`). Whoever reads options brings the files: the disk, an upload,
//!   the header of a record. So nothing but the binary reads a disk, and a record carries its deck.
//! - `tinyvec` instead of `arrayvec`, because its vectors are `Copy`: a state is then copied as one
//!   block, which is what keeps a copy at 6 ns.
//! - Actions and chances are `Copy`: they are a few bytes in every title.
//! - Some rulebooks force no end. A game of people ends because they want to; one of programs may not. So
//!   options have a `bounded` form, which laws, benchmarks and bots play, and presets are as printed.
//! - A listed action names what it does, not where: `place paint`, not a space. The spaces of a sector are
//!   alike, and so are the cells of one color on a painting: ways that lead to the same table are one way. But
//!   people want the cell that they touch. So an action may have *nuances* (`Game::nuances`, `paint 17 red at
//!   5`): as legal as the action, seen by all, and without any meaning for what comes next. Lists, strides,
//!   searches and what was measured of them know nothing of it; in Colors of Paris color and place share a byte,
//!   so decisions are no larger than they were.
//! - House rules are options in a file, read in `game` for every title (`rules=mine.toml`). A record
//!   carries the switches they amount to, so it needs no file.

pub mod contract;
pub mod title;
pub mod foreign;
pub mod options;
pub mod switch;
pub mod house_rules;
pub mod deck_file;
pub mod seat;
pub mod event;
pub mod notation;
pub mod reason;
pub mod reasons;
pub mod refused;
pub mod objection;
pub mod outcome;
pub mod luck;
pub mod table;
pub mod undo;
pub mod record;
pub mod rulebook;
pub mod playout;
pub mod bag;
pub mod archive;

pub use crate::{
    archive::Archive,
    bag::{Bag, Piece},
    contract::Game,
    event::{Event, EventOf, Sight, TextEvent, Turn},
    luck::Luck,
    notation::{BadNotation, Notation},
    objection::{Clause, Objection},
    options::{BadSetup, File, Files, NoFiles, OptionInfo, Options},
    outcome::{Outcome, Source, Verdict, places_by},
    playout::{Stride, playout, rollout},
    reason::{Blank, Quote, Reason},
    reasons::{Reasons, Sentence},
    record::{BadRecord, Record},
    refused::Refused,
    rulebook::Rulebook,
    seat::{MAX_SEATS, PerSeat, Seat, Seats, Viewer},
    table::{BadReplay, Illegal, Table},
    title::{Preset, Title},
    undo::Irrevocable,
};
