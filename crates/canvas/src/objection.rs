//! Objections: the reasons why an action is refused, each with the clause that forbids the action. The legal
//! actions are decided in `actions`; this file explains a refusal afterwards.

use game::{Clause, Seat, reasons};

use crate::{
    actions::{Action, complete::LAYERS, take::MAX_HAND_CARDS},
    components::{Background, Card},
    round::Step,
    state::Canvas,
};

/// The reason why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// The row has no card at this position.
    NoSuchPosition(u8),
    /// The player has fewer tokens than there are cards before the chosen one.
    TooFewTokens {
        /// The number of tokens needed: one for each card before the chosen one.
        needed: u8,
        /// The number of tokens that the player has.
        owned: u8,
    },
    /// The player's hand is full, so no card can be taken.
    HandFull,
    /// The player has too few cards in hand, this many, to complete a painting.
    TooFewCards(u8),
    /// The card is not in the player's hand.
    NotInHand(Card),
    /// The background belongs to another player, or has been used.
    NotYourBackground(Background),
    /// The player has begun a painting and must finish it first.
    Unfinished,
    /// The painting has all its layers and needs a background.
    NeedsBackground,
    /// The painting needs more layers before its background.
    NeedsCards,
    /// No jury votes at this moment.
    NoVote,
    /// The seat is not tied for the first place, so nobody can vote for it.
    NotTied(Seat),
    /// The game waits for votes, so nothing else can be done.
    OnlyVotes,
}

impl game::Objection for Objection {
    fn clause(&self) -> Clause {
        Clause(match self {
            Objection::NoSuchPosition(_) | Objection::TooFewTokens { .. } => "CV-3.3",
            Objection::HandFull | Objection::TooFewCards(_) => "CV-3.2",
            Objection::NotInHand(_)
            | Objection::NotYourBackground(_)
            | Objection::Unfinished
            | Objection::NeedsBackground
            | Objection::NeedsCards => "CV-3.4",
            Objection::NoVote | Objection::NotTied(_) | Objection::OnlyVotes => "CV-4.3",
        })
    }
}

reasons! {
    impl Objection {
        Objection::NoSuchPosition(position)
            => "no-cv-position", "there is no card at position {position}", position;
        Objection::TooFewTokens { needed, owned }
            => "no-cv-tokens", "that card costs {needed} inspiration, more than the {owned} at hand", needed, owned;
        Objection::HandFull
            => "no-cv-hand-full", "with five cards in hand a painting must be completed";
        Objection::TooFewCards(held)
            => "no-cv-few-cards", "a painting needs three cards, more than the {held} in hand", held;
        Objection::NotInHand(card) => "no-cv-not-in-hand", "card {card} is not in hand", card;
        Objection::NotYourBackground(background)
            => "no-cv-background", "background {background} is not there to be used", background;
        Objection::Unfinished
            => "no-cv-unfinished", "a painting lies unfinished on the desk: lay its next card, or take the last one back";
        Objection::NeedsBackground
            => "no-cv-needs-background", "the painting has its three cards: choose its background";
        Objection::NeedsCards
            => "no-cv-needs-cards", "a background is chosen when three cards are laid";
        Objection::NoVote => "no-cv-no-vote", "there is nothing to vote on";
        Objection::NotTied(seat)
            => "no-cv-not-tied", "{seat} is not tied for the first place", seat;
        Objection::OnlyVotes
            => "no-cv-only-votes", "the paintings are finished: vote for one of the tied exhibitions or abstain";
    }
}

impl Canvas {
    pub(crate) fn objection(&self, seat: Seat, action: Action) -> Objection {
        match (action, self.step()) {
            (Action::Vote(tied), Step::Jury) => Objection::NotTied(tied),
            (_, Step::Jury) => Objection::OnlyVotes,
            (Action::Vote(_) | Action::Abstain, _) => Objection::NoVote,
            (Action::Take(_), Step::Lay(_)) => Objection::Unfinished,
            (Action::Take(_) | Action::Lay(_), Step::Frame(_)) => Objection::NeedsBackground,
            (Action::Take(position), _) => self.object_to_take(seat, position),
            (Action::Lay(card), _) => self.object_to_lay(seat, card),
            (Action::Frame(background), Step::Frame(_)) => Objection::NotYourBackground(background),
            (Action::Frame(_), _) => Objection::NeedsCards,
        }
    }

    fn object_to_take(&self, seat: Seat, position: u8) -> Objection {
        let painter = &self.painters[seat.idx()];
        if MAX_HAND_CARDS <= painter.hand.len() {
            return Objection::HandFull;
        }
        if position == 0 || self.row.len() < usize::from(position) {
            return Objection::NoSuchPosition(position);
        }
        Objection::TooFewTokens { needed: position - 1, owned: painter.tokens }
    }

    fn object_to_lay(&self, seat: Seat, card: Card) -> Objection {
        let hand = &self.painters[seat.idx()].hand;
        if self.desk.is_empty() && hand.len() < LAYERS {
            return Objection::TooFewCards(u8::try_from(hand.len()).expect("two at most"));
        }
        Objection::NotInHand(card)
    }
}
