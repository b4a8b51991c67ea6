//! What lies before the one who looks: the cards in hand, the backgrounds, the tokens, the desk.

use art::PicturePath;
use canvas::{Action, Background, Canvas, Card, Step};
use game::Seat;
use maud::{Markup, html};

use super::{Look, easel, panels, plan, tokens};
use crate::{
    Offer, Offers,
    board::piece::{picture, piece},
    canvas::{bounty::Bounty, phrases},
};

pub(super) fn own(look: Look<'_>, seat: Seat, offers: &Offers<Canvas>) -> Markup {
    let is_painting = look.painting() == Some(seat);
    html! {
        div.studio.at-work[is_painting] {
            div.mine {
                (hand(look, seat, offers))
                (backgrounds(look, seat, offers))
            }
            @if is_painting { (easel::desk(look, seat)) }
            @else if let Some(plan) = plan::plan(look, "") { (plan) }
        }
    }
}

fn hand(look: Look<'_>, seat: Seat, offers: &Offers<Canvas>) -> Markup {
    let hand = look.view.painters[seat.idx()].hand;
    html! {
        section.hand aria-label=(look.t.say("cv-board-hand")) {
            @for it in hand.iter().filter(|it| !look.view.desk.contains(it)) {
                (card(look, seat, it, offers.place(Action::Lay(it))))
            }
            @if hand.is_empty() && look.painting() != Some(seat) { p.empty { (look.t.say("cv-board-hand-empty")) } }
        }
    }
}

/// A card in hand; where it would be the last of a painting, with the points that brings.
fn card(look: Look<'_>, seat: Seat, card: Card, offer: Option<&Offer>) -> Markup {
    let Look { view, t, .. } = look;
    let is_priced = offer.is_some() && view.desk.len() == 2 && look.names.has_previews();
    let layers: Vec<Card> = view.desk.iter().copied().chain([card]).collect();
    let inside = html! {
        (easel::sheet(view, card, t))
        @if is_priced { span.price { "+" (Bounty::of(view, seat, &layers).points) } }
    };
    let name = phrases::word(view.deck, card, t);
    piece("art-card", &format!("card-{}", card.number()), &name, offer, &inside)
}

/// The backgrounds that are left; while one is chosen, with the painting on each.
fn backgrounds(look: Look<'_>, seat: Seat, offers: &Offers<Canvas>) -> Markup {
    let Look { view, t, .. } = look;
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
            (panels::kept(look, painter))
        }
    }
}
