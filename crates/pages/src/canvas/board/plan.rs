//! A private plan: three cards of one's hand or of the row laid over one another in thought, with what
//! the painting would be called and bring. Made of nothing but the view of the one who plans;
//! nothing comes of it before they say so.

use canvas::{Action, Card, Step, setup::PAINTINGS};
use game::{Seat, notation};
use maud::{Markup, html};
use tongues::Tongue;

use super::{Look, easel};
use crate::canvas::phrases;

/// So many cards make a painting (CV-3.4).
const LAYERS: usize = 3;

/// The plan of the cards whose numbers are in `wish`, bottom to top; what cannot be had is left out.
pub(super) fn plan(look: Look<'_>, wish: &str) -> Option<Markup> {
    let seat = look.seat().filter(|it| !is_done(look, *it))?;
    let hand: Vec<Card> = look.view.painters[seat.idx()].hand.iter().collect();
    let row: Vec<Card> = look.view.row.iter().map(|it| it.card).collect();
    let laid = laid(wish, &[&hand[..], &row].concat());
    let t = look.t;
    Some(html! {
        section.desk.plan id="plan" data-cards=(text(&laid)) data-kept[!laid.is_empty()] aria-label=(t.say("cv-plan")) {
            h3 { (t.say("cv-plan")) }
            // What is touched lies above what comes of it, which grows: nothing moves under a pointer.
            div.palette {
                (choices(look, &t.say("cv-board-hand"), &hand, &laid))
                (choices(look, &t.say("cv-head-row"), &row, &laid))
            }
            div.easel { (easel::layers(look.view, None, &laid, t)) }
            div.appraised {
                @if laid.is_empty() { p.note { (t.say("cv-plan-about")) } }
                @else { (easel::appraised(look, seat, &laid)) }
            }
            @if !laid.is_empty() {
                div.arranged {
                    (order(look, &laid))
                    div.deeds {
                        button type="submit" form="plan-form" name="cards" value="" { (t.say("cv-plan-clear")) }
                        @if can_paint(look, seat, &hand, &laid) { (paint(&laid, t)) }
                    }
                }
            }
        }
    })
}

/// Whether the plan can be carried out at once: it is their turn, and they hold all of it (CV-3.2).
fn can_paint(look: Look<'_>, seat: Seat, hand: &[Card], laid: &[Card]) -> bool {
    let is_whole = laid.len() == LAYERS && laid.iter().all(|it| hand.contains(it));
    is_whole && look.view.step() == Step::Turn(seat)
}

/// All layers at one touch; the background is chosen then.
fn paint(laid: &[Card], t: Tongue) -> Markup {
    let lays: Vec<String> = laid.iter().map(|it| Action::Lay(*it).to_string()).collect();
    html! {
        button.primary type="submit" form="act" name="action" value=(lays[0]) data-plan=(lays.join(";")) {
            (t.say("cv-plan-paint"))
        }
    }
}

/// Whoever has made all paintings plans none.
fn is_done(look: Look<'_>, seat: Seat) -> bool {
    look.is_exhibition() || look.view.painters[seat.idx()].paintings.len() == PAINTINGS
}

/// The cards of the wish that there are, each once.
fn laid(wish: &str, there: &[Card]) -> Vec<Card> {
    let mut laid: Vec<Card> = Vec::new();
    for card in wish.split(',').filter_map(notation::number).filter_map(Card::new) {
        if there.contains(&card) && !laid.contains(&card) && laid.len() < LAYERS {
            laid.push(card);
        }
    }
    laid
}

fn text(cards: &[Card]) -> String {
    cards.iter().map(|it| it.number().to_string()).collect::<Vec<_>>().join(",")
}

/// Cards to choose from: one that lies is taken away, another is laid on top, in the place of the third
/// if there are three.
fn choices(look: Look<'_>, from: &str, cards: &[Card], laid: &[Card]) -> Markup {
    html! {
        @if !cards.is_empty() {
            div.choices role="group" aria-label=(from) {
                span.from { (from) }
                @for card in cards { (choice(look, *card, laid)) }
            }
        }
    }
}

fn choice(look: Look<'_>, card: Card, laid: &[Card]) -> Markup {
    let is_laid = laid.contains(&card);
    let mut wish: Vec<Card> = laid.iter().copied().filter(|it| *it != card).collect();
    if !is_laid {
        wish.truncate(LAYERS - 1);
        wish.push(card);
    }
    let name = phrases::word(look.view.deck, card, look.t);
    html! {
        button.small-card type="submit" form="plan-form" name="cards" value=(text(&wish)) id={ "plan-" (card.number()) }
            aria-pressed=(is_laid) title=(name) {
            (easel::sheet(look.view, card, look.t))
        }
    }
}

/// The layers from the top down; each can be raised over the one above it.
fn order(look: Look<'_>, laid: &[Card]) -> Markup {
    let t = look.t;
    let raised = |at: usize| {
        let mut wish = laid.to_vec();
        wish.swap(at, at + 1);
        text(&wish)
    };
    html! {
        ol.order {
            @for (at, card) in laid.iter().enumerate().rev() {
                li {
                    span { (phrases::word(look.view.deck, *card, t)) }
                    @if at + 1 < laid.len() {
                        button type="submit" form="plan-form" name="cards" value=(raised(at)) title=(t.say("cv-plan-raise")) aria-label=(t.say("cv-plan-raise")) { "↑" }
                    }
                }
            }
        }
    }
}
