//! The row from the free card to the deck (CV-2.2), and the extras of solo games beside it (CV-6).

use art::PicturePath;
use canvas::{Action, Canvas, Card, Mode, Rank, Slot, View};
use maud::{Markup, html};

use super::{BoardContext, easel, legend, tokens};
use crate::{
    Offers,
    board::piece::{picture, piece},
    canvas::phrases,
    words,
};

pub(super) fn row(context: BoardContext<'_>, offers: &Offers<Canvas>) -> Markup {
    let BoardContext { view, t, .. } = context;
    let pile = words::count(t, "cv-in-the-deck", u8::try_from(view.pile.len()).unwrap_or(u8::MAX));
    html! {
        section.canvas-row aria-label=(t.say("cv-head-row")) {
            @for (position, it) in (1..).zip(view.row.iter()) { (slot(context, position, it, offers)) }
            @if view.row.is_empty() { p.empty { (t.say("cv-no-cards")) } }
            div.beside {
                div.pile title=(pile) {
                    (picture(&PicturePath::CardBack, &pile))
                    span.count aria-hidden="true" { (view.pile.len()) }
                }
                (legend::legend(context))
            }
        }
        (alone(context))
    }
}

/// A card of the row, its price, and the tokens on it (CV-3.3).
fn slot(context: BoardContext<'_>, position: u8, slot: Slot, offers: &Offers<Canvas>) -> Markup {
    let BoardContext { view, t, .. } = context;
    let known = context.before.map(|it| it.row.iter().find(|it| it.card == slot.card));
    let is_new = known == Some(None);
    let has_more = known.flatten().is_some_and(|it| it.tokens < slot.tokens);
    let name = phrases::word(view.deck, slot.card, t);
    let inside = easel::sheet(view, slot.card, t);
    let id = format!("card-{}", slot.card.number());
    html! {
        div.slot.fresh[is_new].paid[has_more] {
            (piece("art-card", &id, &name, offers.place(Action::Take(position)), &inside))
            (tokens(slot.tokens, "cv-board-on-it", t))
            p.price-tag {
                @if position == 1 { (t.say("cv-board-free")) }
                @else { (position - 1) " " (picture(&PicturePath::Inspiration, &t.say("cv-board-token"))) }
                @if is_new { span.sr { (t.say("cv-board-new")) } }
            }
        }
    }
}

/// Vincent with his last toss, or the reserve.
fn alone(context: BoardContext<'_>) -> Markup {
    let BoardContext { view, t, .. } = context;
    let (kind, name, about) = match view.rules.mode {
        Mode::Together => return html! {},
        Mode::Vincent => ("vincent", "cv-board-vincent", "cv-board-vincent-about"),
        Mode::Puzzle => ("reserve", "cv-board-reserve", "cv-board-reserve-about"),
    };
    html! {
        section.alone.(kind) id=(kind) aria-label=(t.say(name)) {
            div { h3 { (t.say(name)) } p.note { (t.say(about)) } }
            div.purse {
                (tokens(view.aside, "cv-tokens", t))
                @if view.aside == 0 { span.note { (words::count(t, "cv-tokens", 0)) } }
            }
            (gone(context))
            (ranks(context))
        }
    }
}

/// The ranks of a solo game (CV-6.1), those that are reached marked.
fn ranks(context: BoardContext<'_>) -> Markup {
    let BoardContext { view, t, .. } = context;
    let points = view.painters.first().map_or(0, |it| view.points(it));
    html! {
        div.ranks {
            span.note { (t.say("cv-board-ranks")) }
            ol {
                @for (rank, floor) in Rank::FLOORS {
                    li.reached[floor <= points] { b { (floor) } " " (phrases::rank(rank, t)) }
                }
            }
        }
    }
}

/// Vincent's last toss: the tokens he used of those he had, and the card he removed.
fn gone(context: BoardContext<'_>) -> Markup {
    let BoardContext { view, t, .. } = context;
    let Some(before) = context.before.filter(|_| view.rules.mode == Mode::Vincent) else {
        return html! {};
    };
    let mut gone = view.removed.iter().filter(|it| !before.removed.contains(*it));
    let Some(card) = gone.next() else { return html! {} };
    let (used, all) = (used(view, before, card), before.aside);
    html! {
        div.gone {
            div {
                p.note { (t.tell("cv-board-tossed", &[("count", used.into()), ("all", all.into())])) }
                span.tokens.tossed aria-hidden="true" {
                    @for n in 0..usize::from(all) { span.idle[used <= n] { (picture(&PicturePath::Inspiration, "")) } }
                }
            }
            div.small-card title=(phrases::word(view.deck, card, t)) { (easel::sheet(view, card, t)) }
        }
    }
}

/// The number of cards that Vincent has passed over: those before the one that he removed, each for a token.
/// A card that came to the row only then was behind all others.
fn used(view: &View, before: &View, removed: Card) -> usize {
    let is_there = |card: Card| card == removed || view.row.iter().any(|it| it.card == card);
    let mut row = before.row.iter().map(|it| it.card).filter(|it| is_there(*it));
    row.by_ref().take_while(|it| *it != removed).count()
}
