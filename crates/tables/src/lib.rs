//! A table that people share: its chairs, the permissions of people, and provably fair luck.
//!
//! A table is a log of [`Row`]s, texts that are appended and never changed. [`Sitting`] is their fold. A request
//! becomes rows ([`Sitting::ask`]) or is denied; the owner of the log appends the rows and folds them. Nothing here
//! reads a clock, a disk or a network.
//!
//! Invariant: a [`Sitting`] holds every secret of a table. Only views, and what the methods of [`Sitting`] return,
//! may leave the process.
//!
//! # Design decisions
//!
//! - A request names the number of rows that its sender knows. Later chat does not make it stale; a decision does.
//! - Luck follows from the table's secret, whose hash is shown before the deal, from what every person adds
//!   when they sit down, and from the number of the draw: the first, the second. Decisions do not count, so
//!   nobody can bend luck by doing more or less, and an undone draw, unseen by anybody, is made
//!   again as it was. After the end the record holds the secret, and `impasto verify` draws every card again.
//!   A browser remembers the seal it was shown and what it added, and the fairness page compares. Not
//!   proven: an operator of the server who sits down last could try many entropies before they send
//!   one, for they can read the others'. To bind them too, everybody would have to send a hash first.
//! - The secret of a promised table follows from the key of the store and the table's id. So a page can show
//!   the seal of a table that is not opened yet, by a signed promise of its id that is good for a day, and
//!   nothing has to be kept for those that never are. Without it, a table of bots would be dealt before anybody
//!   could have seen its seal. The secret of any other table is made when it is opened.
//! - Arrivals and departures during a game are a part of the fold (`Sitting::comings`), shown beside what was played.
//! - A table can be opened with a record that has events already: a game from elsewhere that is brought in or
//!   gone on with. Its proof covers what fell here, and says how many events were given.
//! - Nobody has one chair and then another during a game: they would know two hands. Before the deal chairs
//!   change hands freely, so everybody is shown the public view: a game that was brought here has hands
//!   already (`Sitting::eyes_of`).

mod ask;
mod chair;
mod company;
mod eyes;
mod fair;
mod hex;
mod labels;
mod pace;
mod person;
mod proof;
mod refused;
mod row;
mod sitting;
mod words;

pub use crate::{
    ask::{
        AWAY_PATIENCE_MS, Denied, MAX_PACES, MAX_REMARKS, MAX_RENAMES, MAX_RETURNS, MAX_ROWS,
        PRESENT_PATIENCE_MS, Request, STAND_IN, Who,
    },
    chair::{Chair, Holder},
    eyes::{ReplayEyes, ScreenView},
    fair::{Commitment, Entropy, Fairness, Secret},
    hex::BadHex,
    labels::{FINISHED, PUBLIC, label_of},
    pace::Pace,
    person::{PersonId, Token},
    proof::{BadProof, Proof, verify},
    refused::{Forbidden, Untimely},
    row::{BadRow, Opening, Privacy, Row},
    sitting::{Coming, Remark, Sitting, What},
    words::{Name, Speech},
};
