//! The hand of the viewer.

use atelier::{Action, Card, Cards, Kind, Step};
use game::Seat;
use maud::{Markup, html};

use super::{BoardContext, card, why::name_with_reason};
use crate::{
    Offer,
    atelier::{obstacles::lacks, phrases},
};

impl BoardContext<'_> {
    pub(super) fn hand(&self, seat: Seat) -> Markup {
        let (t, hand) = (self.language(), self.view.hands[seat.idx()].cards);
        let asked = self.asked_of_hand(hand);
        html! {
            section.at-hand.{ (self.mood()) }.asked[self.is_asked(seat)] aria-label=(t.say("at-hand")) {
                h2 { (t.say("at-hand")) " " small { (t.tell("at-cards", &[("count", hand.len().into())])) } }
                div.at-cards {
                    @for it in hand { (self.held(seat, it, &asked)) }
                    @if hand.is_empty() { p.empty { (t.say("at-hand-empty")) } }
                }
            }
        }
    }

    /// Whether the question is about the hand and the palette of `seat`, not about the ring.
    fn is_asked(&self, seat: Seat) -> bool {
        match self.view.studio.step {
            Step::Trim(it) | Step::Play(it, ..) | Step::Place(it, ..) => it == seat,
            Step::Pay(due) => due.play.seat == seat,
            Step::Start
            | Step::Hands(_)
            | Step::Refill(_)
            | Step::Deal(..)
            | Step::Turn(_)
            | Step::Second(..)
            | Step::Over(_) => false,
        }
    }

    /// The class for the effect of a click on a card of the hand: it is played, or it is discarded.
    fn mood(&self) -> &'static str {
        match self.view.studio.step {
            Step::Trim(_) => "trim",
            Step::Pay(_) => "pay",
            Step::Start
            | Step::Hands(_)
            | Step::Refill(_)
            | Step::Deal(..)
            | Step::Turn(_)
            | Step::Second(..)
            | Step::Play(..)
            | Step::Place(..)
            | Step::Over(_) => "play",
        }
    }

    fn asked_of_hand(&self, hand: Cards) -> Vec<(Card, &Offer)> {
        let offer = |it: Card| {
            let first = self.offer(Action::Lay, it);
            let pay = || self.offer(Action::Pay, it);
            first.or_else(pay).or_else(|| self.offer(Action::Discard, it))
        };
        hand.iter().filter_map(|it| Some((it, offer(it)?))).collect()
    }

    fn held(&self, seat: Seat, it: Card, asked: &[(Card, &Offer)]) -> Markup {
        let deck = self.view.studio.deck;
        let offer = asked.iter().find(|(card, _)| *card == it).map(|(_, offer)| *offer);
        let twin = asked.iter().find(|(card, _)| offer.is_none() && self.are_alike(*card, it));
        let usable = offer.is_some() || twin.is_some();
        let why = if usable { None } else { self.why_not(seat, it) };
        let name = name_with_reason(phrases::priced(deck, it, self.language()), why);
        let lacks = if self.bill.is_some() { Vec::new() } else { lacks(self.view, seat, it) };
        let alt = if offer.is_some() { "" } else { &name };
        let proposed = if self.proposed().contains(it) { " proposed" } else { "" };
        let idle = if usable || self.offers.is_empty() { "" } else { " idle" };
        let kind = format!("at-card{proposed}{idle}{}", self.freshly(it));
        let inside = card::face(deck, it, alt, &lacks, self.language());
        card::lying(&kind, it, &name, offer, twin.copied(), &inside)
    }

    /// Whether two cards of the hand have the same print and are known to the same players, so that one
    /// stands for both.
    fn are_alike(&self, one: Card, other: Card) -> bool {
        let (studio, deck) = (&self.view.studio, self.view.studio.deck);
        if one.kind() != other.kind() || one.kind() == Kind::Joker {
            return one.kind() == other.kind();
        }
        let print =
            |it| (deck.gives(it), deck.cost(it), deck.subject(it), studio.known.contains(it));
        print(one) == print(other)
    }
}
