//! Palettes: stacks of canvases, a blank one under a drawing under a painting. Every canvas of a stack can be
//! turned for the color it gives (AT-4.2), so the edge of each is visible.

use atelier::{Action, Card, Cards, Kind, Step, Studio};
use game::Seat;
use maud::{Markup, html};

use super::{
    BoardContext,
    card::{self, Hung, mark},
    why::name_with_reason,
};
use crate::{Offer, atelier::phrases, board::piece::picture};

impl BoardContext<'_> {
    /// The palette of the viewer.
    pub(super) fn palette(&self, seat: Seat) -> Markup {
        let t = self.language();
        let asked = self.asked(seat);
        html! {
            section.at-palette aria-label=(t.say("at-palette")) {
                h2 { (t.say("at-palette")) }
                div.at-stacks {
                    @for stack in self.stacks(seat) {
                        div.at-stack.{ "n" (stack.len()) } {
                            @for it in stack { (self.canvas(it, &asked)) }
                        }
                    }
                    @if self.view.studio.palette(seat).is_empty() { p.empty { (t.say("at-palette-empty")) } }
                }
            }
        }
    }

    /// The stacks of `seat`, ordered by their lowest canvas, so that a stack keeps its place whatever is laid
    /// on it.
    pub(super) fn stacks(&self, seat: Seat) -> Vec<Vec<Card>> {
        let mut stacks = self.view.stacks(seat);
        stacks.sort();
        stacks
    }

    /// The offers on canvases of the palette: for each, the canvas with the button, the offer, and all
    /// canvases that are equal to it.
    fn asked(&self, seat: Seat) -> Vec<(Card, &Offer, Cards)> {
        let studio = &self.view.studio;
        let open = studio.palette(seat) - studio.covered;
        match studio.step {
            Step::Pay(due) => {
                let giving = (studio.palette(seat) - studio.turned) & studio.deck.giving(due.color);
                let offer = self.offers.place(Action::Turn(due.color));
                let in_sight = (giving - studio.covered).lowest();
                in_sight
                    .or(giving.lowest())
                    .zip(offer)
                    .map(|(first, it)| (first, it, giving))
                    .into_iter()
                    .collect()
            }
            Step::Place(_, card, _) => {
                let places = if card.kind() == Kind::Drawn {
                    open & Kind::Blank.cards()
                } else {
                    open & studio.deck.drawings_for(card)
                };
                let same = |it: Card| {
                    places
                        .iter()
                        .filter(|other| looks(studio, *other) == looks(studio, it))
                        .collect()
                };
                places
                    .iter()
                    .filter_map(|it| Some((it, self.offer(Action::On, it)?, same(it))))
                    .collect()
            }
            Step::Start
            | Step::Hands(_)
            | Step::Refill(_)
            | Step::Deal(..)
            | Step::Turn(_)
            | Step::Second(..)
            | Step::Trim(_)
            | Step::Play(..)
            | Step::Over(_) => Vec::new(),
        }
    }

    fn canvas(&self, it: Card, asked: &[(Card, &Offer, Cards)]) -> Markup {
        let (t, studio) = (self.language(), &self.view.studio);
        let offer = asked.iter().find(|(first, ..)| *first == it).map(|(_, offer, _)| *offer);
        let twin = asked.iter().find(|(_, _, alike)| offer.is_none() && alike.contains(it));
        let why = if offer.is_some() || twin.is_some() { None } else { self.why_not_turned(it) };
        let name = name_with_reason(phrases::laid(studio, it, t), why);
        let inside = html! {
            span.at-band.{ (studio.deck.gives(it).letter()) } { (mark(studio.deck.gives(it).letter())) (self.worth(it)) }
            (picture(&card::address(studio.deck, it, hung(studio, it)), if offer.is_some() { "" } else { &name }))
        };
        let mut kind = "at-canvas".to_owned();
        for (class, holds) in [
            (" fresh", self.fresh.contains(it)),
            (" turned", studio.turned.contains(it)),
            (" proposed", self.proposed().contains(it)),
            (" goes-on", self.bill.as_ref().is_some_and(|bill| bill.on == Some(it))),
        ] {
            kind += if holds { class } else { "" };
        }
        card::lying(
            &kind,
            it,
            &name,
            offer,
            twin.map(|(first, offer, _)| (*first, *offer)),
            &inside,
        )
    }

    /// The mark of a painting: a star for the original, a cross for a fake.
    fn worth(&self, it: Card) -> Markup {
        html! {
            @if it.kind() == Kind::Painted {
                span.at-worth aria-hidden="true" { @if self.view.studio.fakes.contains(it) { "✕ 3" } @else { "★ 4" } }
            }
        }
    }
}

pub(super) fn hung(studio: &Studio, it: Card) -> Hung {
    if studio.fakes.contains(it) { Hung::Fake } else { Hung::Upright }
}

/// The colors by which canvases differ as places for another canvas: their own color and the color of the
/// canvas beneath (AT-3.4).
fn looks(studio: &Studio, it: Card) -> (char, Option<char>) {
    let beneath =
        (it.kind() == Kind::Drawn).then(|| studio.deck.gives(studio.beneath(it)).letter());
    (studio.deck.gives(it).letter(), beneath)
}
