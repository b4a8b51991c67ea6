//! Objections: the reasons why an action is refused, each with the clause that forbids the action. The legal
//! actions are decided in `actions`; this file explains a refusal afterwards.

use game::{Clause, Seat, reasons};

use crate::{
    actions::Action,
    components::{Card, Color, JOKERS, Kind},
    paying::Due,
    ring::Slot,
    round::{First, Step},
    state::Atelier,
    switches::Drawing,
};

/// The reason why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// The slot of the ring has no card.
    Gap(Slot),
    /// The second card from the ring must lie beside the first, and the card of this slot does not.
    NotBeside(Slot),
    /// Under the expert rule both cards are drawn from the ring or both from the deck.
    NoMixing,
    /// There are neither cards in the deck nor discards to shuffle, so nothing can be drawn from the deck.
    NoDeck,
    /// The player has drawn a first card and must draw the second.
    SecondCard,
    /// The player has too many cards in hand and must discard.
    TooManyCards,
    /// The player's hand is within its limit, so nothing is discarded.
    NoDiscard,
    /// The card is not in the player's hand; the clause is that of the intended action.
    NotInHand(Card, Clause),
    /// An equivalent card is listed in place of this card; the clause is that of the intended action.
    Alike(Card, Clause),
    /// A joker cannot be laid down; it only pays.
    JokerLaid,
    /// The canvas is of another type than those already laid down in this turn.
    OtherKind(Kind),
    /// The palette has no canvas on which this one can be laid.
    NoPlace(Card),
    /// The player cannot pay the cost of the canvas.
    CannotPay(Card),
    /// The player has begun to lay canvases down and cannot draw any more.
    Playing,
    /// The canvas in play needs a place first.
    NeedsPlace(Card),
    /// The first canvas cannot be laid on the second.
    NotOn(Card, Card),
    /// No canvas is in play that needs a place.
    NothingToPlace,
    /// The canvas in play needs a payment of this color first.
    NeedsPayment(Card, Color),
    /// No canvas is in play that has to be paid for.
    NothingToPay,
    /// Another color has to be paid now: the second color is due, not the first.
    OtherColor(Color, Color),
    /// The card does not give the color that has to be paid.
    WrongColor(Card, Color),
    /// A joker does not stand for this color here.
    NoJoker(Color),
    /// No unturned canvas of the palette gives this color.
    NothingToTurn(Color),
    /// The sources of a color are used in one order only, and this one comes too late.
    OutOfOrder,
    /// After this payment the rest of the cost could not be paid.
    RestUnpaid,
    /// The player has laid down nothing in this turn, so the turn cannot be ended yet.
    NothingPlayed,
    /// The player can draw or play, so passing is not allowed.
    CanAct,
}

impl game::Objection for Objection {
    fn clause(&self) -> Clause {
        Clause(match self {
            Objection::NotInHand(_, clause) | Objection::Alike(_, clause) => return *clause,
            Objection::Gap(_) | Objection::NotBeside(_) | Objection::SecondCard => "AT-3.1",
            Objection::NoMixing => "AT-7.2",
            Objection::NoDeck => "AT-6.4",
            Objection::TooManyCards | Objection::NoDiscard => "AT-3.2",
            Objection::OtherKind(_)
            | Objection::Playing
            | Objection::NeedsPayment(..)
            | Objection::NothingPlayed => "AT-3.3",
            Objection::NoPlace(_)
            | Objection::NeedsPlace(_)
            | Objection::NotOn(..)
            | Objection::NothingToPlace => "AT-3.4",
            Objection::CanAct => "AT-3.5",
            Objection::CannotPay(_)
            | Objection::NothingToPay
            | Objection::OtherColor(..)
            | Objection::WrongColor(..)
            | Objection::NothingToTurn(_)
            | Objection::OutOfOrder
            | Objection::RestUnpaid => "AT-4.1",
            Objection::JokerLaid | Objection::NoJoker(_) => "AT-4.6",
        })
    }
}

reasons! {
    impl Objection {
        Objection::Gap(slot) => "no-at-gap", "slot {slot} of the ring is empty", slot;
        Objection::NotBeside(slot)
            => "no-at-not-beside", "slot {slot} is not beside the card drawn first", slot;
        Objection::NoMixing
            => "no-at-no-mixing", "both cards are drawn from the ring, or both from the deck";
        Objection::NoDeck
            => "no-at-no-deck", "the deck is empty, and there are no discards to make a new one of";
        Objection::SecondCard => "no-at-second-card", "a card has been drawn: draw the second one";
        Objection::TooManyCards
            => "no-at-too-many", "there are more than ten cards in hand: discard one";
        Objection::NoDiscard
            => "no-at-no-discard", "cards are discarded only after drawing, down to ten";
        Objection::NotInHand(card, _) => "no-at-not-in-hand", "{card} is not in hand", card;
        Objection::Alike(card, _)
            => "no-at-alike", "{card} is like another one, which is named in its place", card;
        Objection::JokerLaid => "no-at-joker-laid", "a joker is never laid down";
        Objection::OtherKind(kind)
            => "no-at-other-kind", "in this turn only {kind} canvases are played", kind;
        Objection::NoPlace(card)
            => "no-at-no-place", "there is nothing in the palette that {card} could be laid on", card;
        Objection::CannotPay(card) => "no-at-cannot-pay", "{card} cannot be paid for", card;
        Objection::Playing
            => "no-at-playing", "canvases are being played: lay another one, or be done";
        Objection::NeedsPlace(card)
            => "no-at-needs-place", "say first what {card} is laid on", card;
        Objection::NotOn(card, beneath)
            => "no-at-not-on", "{card} cannot be laid on {beneath}", card, beneath;
        Objection::NothingToPlace => "no-at-nothing-to-place", "there is no canvas to be placed";
        Objection::NeedsPayment(card, color)
            => "no-at-needs-payment", "{color} is due for {card}: pay first", color, card;
        Objection::NothingToPay => "no-at-nothing-to-pay", "there is nothing to be paid";
        Objection::OtherColor(due, color)
            => "no-at-other-color", "{due} is due now, not {color}", due, color;
        Objection::WrongColor(card, color)
            => "no-at-wrong-color", "{card} does not give {color}", card, color;
        Objection::NoJoker(color)
            => "no-at-no-joker", "a joker cannot stand for this {color}", color;
        Objection::NothingToTurn(color)
            => "no-at-nothing-to-turn", "no canvas of the palette can be turned for {color}", color;
        Objection::OutOfOrder
            => "no-at-out-of-order", "a color is paid by turning first, then with canvases in their order, then with jokers";
        Objection::RestUnpaid => "no-at-rest-unpaid", "the rest of the cost could not be paid then";
        Objection::NothingPlayed => "no-at-nothing-played", "nothing has been played: draw or play";
        Objection::CanAct => "no-at-can-act", "nobody passes who can draw or play";
    }
}

impl Atelier {
    pub(crate) fn objection(&self, seat: Seat, action: Action) -> Objection {
        match (self.studio.step, action) {
            (Step::Pay(due), Action::Turn(color)) => self.object_to_turning(due, color),
            (Step::Pay(due), Action::Pay(card)) => self.object_to_paying(due, card),
            (Step::Pay(due), _) => Objection::NeedsPayment(due.play.card, due.color),
            (Step::Place(_, card, _), Action::On(beneath)) => self.object_to_place(card, beneath),
            (Step::Place(_, card, _), _) => Objection::NeedsPlace(card),
            (Step::Trim(_), Action::Discard(card)) => self.object_to_card(seat, card),
            (Step::Trim(_), _) => Objection::TooManyCards,
            (Step::Second(_, first), Action::Ring(slot)) => self.object_to_second(first, slot),
            (Step::Second(_, First::Ring(_)), Action::Deck) if self.has_deck() => {
                Objection::NoMixing
            }
            (Step::Second(..), Action::Deck) => Objection::NoDeck,
            (Step::Second(..), _) => Objection::SecondCard,
            (Step::Play(_, kind, _), Action::Lay(card)) => self.object_to_play(seat, card, kind),
            (Step::Play(..), _) => Objection::Playing,
            (_, Action::Ring(slot)) => Objection::Gap(slot),
            (_, Action::Deck) => Objection::NoDeck,
            (_, Action::Lay(card)) => self.object_to_play(seat, card, card.kind()),
            (_, Action::On(_)) => Objection::NothingToPlace,
            (_, Action::Turn(_) | Action::Pay(_)) => Objection::NothingToPay,
            (_, Action::Discard(_)) => Objection::NoDiscard,
            (_, Action::Done) => Objection::NothingPlayed,
            (_, Action::Pass) => Objection::CanAct,
        }
    }

    fn object_to_card(&self, seat: Seat, card: Card) -> Objection {
        if self.hands[seat.idx()].contains(card) {
            alike(card)
        } else {
            Objection::NotInHand(card, Clause("AT-3.2"))
        }
    }

    fn object_to_second(&self, first: First, slot: Slot) -> Objection {
        match first {
            First::Deck if self.studio.rules.drawing == Drawing::Unmixed => Objection::NoMixing,
            First::Ring(drawn) if !drawn.neighbors().contains(&slot) => Objection::NotBeside(slot),
            First::Deck | First::Ring(_) => Objection::Gap(slot),
        }
    }

    fn object_to_play(&self, seat: Seat, card: Card, kind: Kind) -> Objection {
        let hand = self.hands[seat.idx()];
        if card.kind() == Kind::Joker {
            Objection::JokerLaid
        } else if card.kind() != kind {
            Objection::OtherKind(kind)
        } else if !hand.contains(card) {
            Objection::NotInHand(card, Clause("AT-3.3"))
        } else if kind != Kind::Blank && self.studio.all_places(seat, card).is_empty() {
            Objection::NoPlace(card)
        } else if !self.studio.twins_in(hand, card).is_empty() {
            alike(card)
        } else {
            Objection::CannotPay(card)
        }
    }

    fn object_to_place(&self, card: Card, beneath: Card) -> Objection {
        let Step::Place(seat, ..) = self.studio.step else { return Objection::NothingToPlace };
        if self.studio.all_places(seat, card).contains(beneath) {
            Objection::Alike(beneath, Clause("AT-3.4"))
        } else {
            Objection::NotOn(card, beneath)
        }
    }

    fn object_to_turning(&self, due: Due, color: Color) -> Objection {
        let canvases = self.studio.unturned(due.play.seat) & self.studio.deck.giving(color);
        if color != due.color {
            Objection::OtherColor(due.color, color)
        } else if canvases.is_empty() {
            Objection::NothingToTurn(color)
        } else {
            Objection::OutOfOrder
        }
    }

    fn object_to_paying(&self, due: Due, card: Card) -> Objection {
        let hand = self.hands[due.play.seat.idx()];
        if !hand.contains(card) {
            Objection::NotInHand(card, Clause("AT-4.1"))
        } else if JOKERS.contains(card) {
            self.object_to_joker(due, card)
        } else if self.studio.deck.gives(card) != due.color {
            Objection::WrongColor(card, due.color)
        } else if !self.studio.twins_in(hand, card).is_empty() {
            alike(card)
        } else {
            // One canvas of a color is as good as another: nothing but the order is against it.
            Objection::OutOfOrder
        }
    }

    fn object_to_joker(&self, due: Due, joker: Card) -> Objection {
        let studio = &self.studio;
        if !(self.sources(due).cards & JOKERS).is_empty() {
            alike(joker)
        } else if !studio.joker_helps(due) {
            Objection::NoJoker(due.color)
        } else if studio.spare_jokers(due, self.hands[due.play.seat.idx()]) == 0 {
            Objection::RestUnpaid
        } else {
            Objection::OutOfOrder
        }
    }
}

/// The objection that an equivalent card of the hand is listed in place of `card`.
fn alike(card: Card) -> Objection {
    let clause = match card.kind() {
        Kind::Blank | Kind::Drawn | Kind::Painted => "AT-1.1",
        Kind::Joker => "AT-2.2",
    };
    Objection::Alike(card, Clause(clause))
}
