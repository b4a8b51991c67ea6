//! The table of Atelier in a browser: the ring round the deck between the objectives and the
//! exhibition, one's palette and hand below, the canvas that is being paid for over all of it.

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

/// What all parts of a board are made from.
struct BoardContext<'l> {
    view: &'l View,
    offers: &'l Offers<Atelier>,
    names: &'l Names,
    /// What has come to lie where it lies since the one who looks decided last.
    fresh: Cards,
    /// What is being paid for, if anything is.
    bill: Option<Bill>,
    /// The cheapest way to pay what is left of it, if that is for the one who looks to decide.
    proposal: Vec<PaymentSource>,
}

/// The board; what is other than `before` is marked.
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

/// The cards that lie elsewhere than before, as far as one can see them: in the ring, in a palette, in
/// a hand.
fn fresh(view: &View, before: &View) -> Cards {
    let ring = view.studio.ring.cards() - before.studio.ring.cards();
    let palettes = view.studio.palettes.iter().zip(before.studio.palettes);
    let hands = view.hands.iter().zip(&before.hands);
    let laid = palettes.map(|(now, then)| *now - then);
    let drawn = hands.map(|(now, then)| now.cards - then.cards);
    laid.chain(drawn).fold(ring, |all, some| all | some)
}

/// A painting to look forward to.
pub(super) fn poster() -> Markup {
    maud::PreEscaped(art::atelier::scene(Subject::ALL[0]).ornament())
}

impl BoardContext<'_> {
    fn language(&self) -> Language {
        self.names.language()
    }

    /// Where the one who looks sits.
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

    /// The class of what is fresh, to be added to others.
    fn freshly(&self, card: Card) -> &'static str {
        if self.fresh.contains(card) { " fresh" } else { "" }
    }

    /// The action on `card`, if it can be done.
    fn offer(&self, action: impl Fn(Card) -> Action, card: Card) -> Option<&crate::Offer> {
        self.offers.place(action(card))
    }
}
