//! The jury (CV-4.3): if points and tokens leave a tie for the first place, the other players vote in secret,
//! and all votes are revealed together.

use game::{Seat, Seats};
use serde::Serialize;

use crate::{actions::Action, state::Canvas, variants::Jury};

/// The vote of a juror.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Ballot {
    /// No vote.
    Abstained,
    /// A vote for the exhibition of this seat.
    For(Seat),
}

impl Canvas {
    /// The seats tied for the first place before any vote.
    pub(crate) fn tied(&self) -> Seats {
        let merits = self.merits();
        let best = merits.iter().max().expect("somebody plays");
        Seat::first(merits.len()).filter(|seat| merits[seat.idx()] == *best).collect()
    }

    /// The jurors: nobody unless there is a tie and the table plays with a jury.
    pub(crate) fn jurors(&self) -> Seats {
        if self.rules.jury == Jury::Off {
            return Seats::default();
        }
        let tied = self.tied();
        if tied.len() < 2 {
            return Seats::default();
        }
        Seat::first(usize::from(self.seats)).filter(|seat| !tied.contains(*seat)).collect()
    }

    pub(crate) fn jurors_without_vote(&self) -> Seats {
        let silent = |seat: &Seat| self.ballots[seat.idx()].is_none();
        self.jurors().iter().filter(silent).collect()
    }

    pub(crate) fn list_votes(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.jurors_without_vote().contains(seat) {
            out.extend(self.tied().iter().map(Action::Vote));
            out.push(Action::Abstain);
        }
    }

    pub(crate) fn vote(&mut self, juror: Seat, ballot: Ballot) {
        self.ballots[juror.idx()] = Some(ballot);
    }

    /// For each seat, the number of votes for it.
    pub(crate) fn votes(&self) -> [u8; 5] {
        let mut votes = [0; 5];
        for ballot in self.ballots.iter().flatten() {
            if let Ballot::For(seat) = ballot {
                votes[seat.idx()] += 1;
            }
        }
        votes
    }
}
