//! The ring of open cards round the deck (AT-2.1, AT-3.1).

use atelier::{Action, First, Slot, Step};
use maud::{Markup, html};

use super::{BoardContext, card};
use crate::{
    atelier::{obstacles::lacks, phrases},
    board::piece::{picture, piece},
};

impl BoardContext<'_> {
    pub(super) fn ring(&self) -> Markup {
        html! {
            section.at-ring aria-label=(self.language().say("at-ring")) {
                @for slot in Slot::all() { (self.slot(slot)) }
                (self.deck())
            }
        }
    }

    /// A slot with its card. The slot that was just emptied is marked, since only its neighbors can be drawn
    /// next.
    fn slot(&self, slot: Slot) -> Markup {
        let studio = &self.view.studio;
        let place = format!("s{}", slot.number());
        let Some(it) = studio.ring.at(slot) else {
            let was_taken = matches!(studio.step, Step::Second(_, First::Ring(at)) if at == slot);
            return html! { div.at-gap.(place).taken[was_taken] {} };
        };
        let name = phrases::priced(studio.deck, it, self.language());
        let lacks = self.seat().map_or_else(Vec::new, |seat| lacks(self.view, seat, it));
        let offer = self.offers.place(Action::Ring(slot));
        let alt = if offer.is_some() { "" } else { &name };
        let kind = format!("at-card {place}{}", self.freshly(it));
        piece(
            &kind,
            &card::id(it),
            &name,
            offer,
            &card::face(studio.deck, it, alt, &lacks, self.language()),
        )
    }

    fn deck(&self) -> Markup {
        let t = self.language();
        let name = t.tell("at-deck-cards", &[("count", self.view.pile.into())]);
        let inside = html! {
            span.at-back { (picture(&art::PicturePath::Sign, "")) b { (self.view.pile) } }
        };
        piece("at-card at-deck", "deck", &name, self.offers.place(Action::Deck), &inside)
    }
}
