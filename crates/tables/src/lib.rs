//! A table that people share: who sits where, who may do what, and luck that can be proven fair.
//!
//! A table is a log of [`Row`]s, texts that are added and never changed. [`Sitting`] is their fold.
//! What somebody asks for becomes rows ([`Sitting::ask`]) or a refusal; whoever keeps the log adds
//! the rows and folds them. Nothing here reads a clock, a disk or a network.
//!
//! Invariant: a [`Sitting`] holds every secret of a table. Only views and what [`Sitting`] tells
//! about itself may leave the process.

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
        Denied, LONG_PATIENCE, MOST_PACES, MOST_REMARKS, MOST_RENAMES, MOST_RETURNS, MOST_ROWS,
        PATIENCE, Request, STAND_IN, Who,
    },
    chair::{Chair, Holder},
    eyes::{ReplayEyes, Screen},
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
