//! Views (CV-2.5): a viewer knows everything but the order of the pile, and the votes of a jury until the last
//! one is cast.

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

/// A view: what one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The rules that follow from the options.
    pub rules: Rules,
    /// The agenda, the next step last.
    pub agenda: ArrayVec<[Step; 4]>,
    /// The scoring cards, by place.
    pub scoring: ScoringCards,
    /// The row, the card farthest from the deck first.
    pub row: Row,
    /// The cards of the unfinished painting, bottom to top.
    pub desk: ArrayVec<[Card; 3]>,
    /// What lies before each player, by seat.
    pub painters: ArrayVec<[Painter; 5]>,
    /// The tokens of Vincent, or of the reserve of the solo puzzle.
    pub aside: u8,
    /// The art cards in the pile, whose order nobody knows.
    pub pile: Cards,
    /// The art cards that have left the game.
    pub removed: Cards,
    /// The backgrounds that were not dealt.
    pub backgrounds: Backgrounds,
    /// By seat, what is known of the jury's votes.
    pub votes: [Vote; 5],
    /// The deck, with the prints of the cards.
    pub deck: Deck,
}

/// A vote as a viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Vote {
    /// The seat has cast no vote.
    None,
    /// The seat has cast a vote that the viewer does not know.
    Cast,
    /// The vote of the seat, which the viewer knows.
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

    /// By seat, the votes as `viewer` knows them: their own vote, and all votes once the last one is cast
    /// (CV-4.3).
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

    /// What `viewer` sees of `event`: votes are hidden until the last one reveals all of them; everything else
    /// is open.
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
    /// Whether a seat knows something that other viewers do not, which is so only while a jury votes (CV-4.3).
    #[must_use]
    pub fn is_secret(&self) -> bool {
        self.step() == Step::Jury
    }

    pub(crate) fn imagine<L: Luck>(&self, luck: &mut L) -> Canvas {
        let mut canvas = self.open_table();
        if self.votes != [Vote::None; 5] {
            canvas.imagine_ballots(&self.votes, luck);
        }
        canvas
    }
}

impl Canvas {
    /// Samples the votes that the viewer does not know; each possible vote is as likely as the others.
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
