//! Who knows what (CV-2.5): everything but the order of the deck, and the votes of a jury until
//! the last one is in.

use game::{EventOf, Luck, Seat, Sight, Viewer};
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::{
    components::{Backgrounds, Card, Cards},
    deck::Deck,
    jury::Ballot,
    round::Step,
    row::Row,
    state::{Canvas, Painter},
    variants::{Rules, ScoringCards},
};

/// What one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What the options amount to.
    pub rules: Rules,
    /// What happens next, the next step last.
    pub agenda: ArrayVec<[Step; 4]>,
    /// The scoring cards by place.
    pub scoring: ScoringCards,
    /// The row, the card farthest from the deck first.
    pub row: Row,
    /// The painting being made, bottom to top.
    pub desk: ArrayVec<[Card; 3]>,
    /// By seat.
    pub painters: ArrayVec<[Painter; 5]>,
    /// Vincent's tokens, or the reserve's.
    pub aside: u8,
    /// The art cards that are still to come, in an order that nobody knows.
    pub pile: Cards,
    /// The art cards that left the game.
    pub removed: Cards,
    /// The backgrounds not dealt.
    pub backgrounds: Backgrounds,
    /// By seat, what is known of the jury's votes.
    pub votes: [Vote; 5],
    /// What is printed on the cards.
    pub deck: Deck,
}

/// What a viewer knows of a vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Vote {
    /// There is none.
    None,
    /// There is one, face down.
    Cast,
    /// It says this.
    Known(Ballot),
}

impl Canvas {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        View {
            viewer,
            rules: self.rules,
            agenda: self.agenda,
            scoring: self.scoring,
            row: self.row,
            desk: self.desk,
            painters: self.painters[..usize::from(self.seats)].iter().copied().collect(),
            aside: self.aside,
            pile: self.pile,
            removed: self.removed,
            backgrounds: self.backgrounds,
            votes: self.votes_seen_by(viewer),
            deck: self.deck,
        }
    }

    /// One's own vote, and all of them once the last one is in (CV-4.3).
    fn votes_seen_by(&self, viewer: Viewer) -> [Vote; 5] {
        let mut votes = [Vote::None; 5];
        for seat in Seat::first(5) {
            votes[seat.idx()] = match self.ballots[seat.idx()] {
                None => Vote::None,
                Some(_) if self.step() == Step::Jury && !viewer.is(seat) => Vote::Cast,
                Some(ballot) => Vote::Known(ballot),
            };
        }
        votes
    }

    /// Votes are secret until the last one turns all of them over; the rest happens in the open.
    pub(crate) fn sight(&self, viewer: Viewer, event: EventOf<Canvas>) -> Sight {
        let game::Event::Choice { seat, .. } = event else { return Sight::Open };
        if self.step() != Step::Jury {
            return Sight::Open;
        }
        let is_last = self.jurors_without_vote().len() == 1;
        let has_secrets = self.votes_seen_by(viewer).contains(&Vote::Cast);
        if is_last && has_secrets {
            Sight::Unveils
        } else if is_last || viewer.is(seat) {
            Sight::Open
        } else {
            Sight::Hidden
        }
    }
}

impl View {
    pub(crate) fn imagine<L: Luck>(&self, luck: &mut L) -> Canvas {
        let mut canvas = self.open_table();
        if self.votes != [Vote::None; 5] {
            canvas.imagine_ballots(&self.votes, luck);
        }
        canvas
    }
}

impl Canvas {
    /// A vote that the viewer does not know may be any, each as likely as the others.
    fn imagine_ballots<L: Luck>(&mut self, votes: &[Vote; 5], luck: &mut L) {
        let tied: Vec<Seat> = self.tied().iter().collect();
        for (seat, vote) in votes.iter().enumerate() {
            self.ballots[seat] = match vote {
                Vote::None => None,
                Vote::Known(ballot) => Some(*ballot),
                Vote::Cast => {
                    let choices = u32::try_from(tied.len()).expect("five at most") + 1;
                    let tied = tied.get(luck.below(choices) as usize);
                    Some(tied.map_or(Ballot::Abstained, |seat| Ballot::For(*seat)))
                }
            };
        }
    }
}
