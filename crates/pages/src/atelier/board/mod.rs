//! The board of Atelier as HTML: the ring round the deck between the objectives and the exhibition, the
//! viewer's palette and hand below, the canvas that is being paid for above all of it.

mod bill;
mod card;
mod desk;
mod gallery;
mod hand;
mod legend;
mod palette;
mod panel;
mod ring;
mod wall;
mod why;

use art::atelier::Subject;
use atelier::{Action, Atelier, Card, Cards, View};
use game::Seat;
use languages::Language;
use maud::{Markup, html};

use self::bill::{Bill, PaymentSource};
use crate::{Names, Offers, Parts, names::around};

/// The inputs of all parts of a board.
struct BoardContext<'l> {
    view: &'l View,
    offers: &'l Offers<Atelier>,
    names: &'l Names,
    /// The cards that have moved since the viewer's last decision.
    fresh: Cards,
    /// The bill of the canvas that is being paid for, if there is one.
    bill: Option<Bill>,
    /// The cheapest payment of the rest of the bill; empty if the viewer does not pay.
    proposal: Vec<PaymentSource>,
}

/// The board, with marks on changes since `before`.
pub(super) fn board(
    view: &View,
    before: Option<&View>,
    offers: &Offers<Atelier>,
    names: &Names,
) -> Parts {
    let bill = Bill::of(view);
    let proposal = if offers.is_empty() { Vec::new() } else { bill::cheapest(view) };
    let fresh = before.map_or(Cards::EMPTY, |before| fresh(view, before));
    let context = BoardContext { view, offers, names, fresh, bill, proposal };
    let own = context.seat().map(|seat| context.own(seat));
    Parts {
        shared: context.shared(),
        own,
        panels: around(view.viewer, view.studio.seats).map(|seat| context.panel(seat)).collect(),
        left: offers.left(),
    }
}

/// The visible cards that lie elsewhere than before: in the ring, in a palette, in a hand.
fn fresh(view: &View, before: &View) -> Cards {
    let ring = view.studio.ring.cards() - before.studio.ring.cards();
    let palettes = view.studio.palettes.iter().zip(before.studio.palettes);
    let hands = view.hands.iter().zip(&before.hands);
    let laid = palettes.map(|(now, then)| *now - then);
    let drawn = hands.map(|(now, then)| now.cards - then.cards);
    laid.chain(drawn).fold(ring, |all, some| all | some)
}

/// The poster of Atelier.
pub(super) fn poster() -> Markup {
    maud::PreEscaped(art::atelier::scene(Subject::ALL[0]).ornament())
}

impl BoardContext<'_> {
    fn language(&self) -> Language {
        self.names.language()
    }

    /// The seat of the viewer.
    fn seat(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    fn shared(&self) -> Markup {
        html! {
            (self.gallery())
            div.at-board {
                div.at-side { (self.objectives()) (self.legend()) }
                div.at-middle { (self.ring()) }
                (self.exhibition())
                (self.desk())
            }
        }
    }

    fn own(&self, seat: Seat) -> Markup {
        html! { (self.palette(seat)) (self.hand(seat)) }
    }

    /// The cards that the proposal would turn or discard.
    fn proposed(&self) -> Cards {
        self.proposal.iter().map(|it| it.card()).collect()
    }

    /// The class of a card that has moved, to be added to others.
    fn freshly(&self, card: Card) -> &'static str {
        if self.fresh.contains(card) { " fresh" } else { "" }
    }

    /// The offer of the action on `card`, if it is legal.
    fn offer(&self, action: impl Fn(Card) -> Action, card: Card) -> Option<&crate::Offer> {
        self.offers.place(action(card))
    }
}
