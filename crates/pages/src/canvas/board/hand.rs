//! The things of the viewer: cards in hand, backgrounds, tokens, desk.

use art::PicturePath;
use canvas::{Action, Background, Canvas, Card, Step};
use game::Seat;
use maud::{Markup, html};

use super::{BoardContext, easel, panels, plan, tokens};
use crate::{
    Offer, Offers,
    board::piece::{picture, piece},
    canvas::{bounty::Bounty, phrases},
};

pub(super) fn own(context: BoardContext<'_>, seat: Seat, offers: &Offers<Canvas>) -> Markup {
    let is_painting = context.painting() == Some(seat);
    html! {
        div.studio.at-work[is_painting] {
            div.mine {
                (hand(context, seat, offers))
                (backgrounds(context, seat, offers))
            }
            @if is_painting { (easel::desk(context, seat)) }
            @else if let Some(plan) = plan::plan(context, "") { (plan) }
        }
    }
}

fn hand(context: BoardContext<'_>, seat: Seat, offers: &Offers<Canvas>) -> Markup {
    let hand = context.view.painters[seat.idx()].hand;
    html! {
        section.hand aria-label=(context.t.say("cv-board-hand")) {
            @for it in hand.iter().filter(|it| !context.view.desk.contains(it)) {
                (card(context, seat, it, offers.place(Action::Lay(it))))
            }
            @if hand.is_empty() && context.painting() != Some(seat) { p.empty { (context.t.say("cv-board-hand-empty")) } }
        }
    }
}

/// A card in hand; as a possible last layer of a painting, with the points of that painting.
fn card(context: BoardContext<'_>, seat: Seat, card: Card, offer: Option<&Offer>) -> Markup {
    let BoardContext { view, t, .. } = context;
    let is_priced = offer.is_some() && view.desk.len() == 2 && context.names.has_previews();
    let layers: Vec<Card> = view.desk.iter().copied().chain([card]).collect();
    let inside = html! {
        (easel::sheet(view, card, t))
        @if is_priced { span.price { "+" (Bounty::of(view, seat, &layers).points) } }
    };
    let name = phrases::word(view.deck, card, t);
    piece("art-card", &format!("card-{}", card.number()), &name, offer, &inside)
}

/// The backgrounds that are left; while one is being chosen, with the painting on each.
fn backgrounds(context: BoardContext<'_>, seat: Seat, offers: &Offers<Canvas>) -> Markup {
    let BoardContext { view, t, .. } = context;
    let painter = &view.painters[seat.idx()];
    let is_framing = view.step() == Step::Frame(seat);
    let shown = |it: Background, name: &str| {
        if is_framing {
            easel::layers(view, Some(it), &view.desk, t)
        } else {
            picture(&PicturePath::Background(it), name)
        }
    };
    html! {
        section.backgrounds.framing[is_framing] aria-label=(t.say("cv-board-backgrounds")) {
            @for it in painter.backgrounds.iter() {
                @let name = t.tell("cv-board-background", &[("scenery", phrases::scenery(it, t).into())]);
                (piece("background", &format!("background-{}", it.0), &name, offers.place(Action::Frame(it)), &shown(it, &name)))
            }
            (tokens(painter.tokens, "cv-tokens", t))
            (panels::kept(context, painter))
        }
    }
}
