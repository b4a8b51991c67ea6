//! The private plan: up to three cards of the viewer's hand or of the row laid over one another, with title
//! and gain of the painting. It is made of the view of the viewer alone, and nothing is played before they
//! say so.
//!
//! A *wish* is the list of clicks in their order, so that no click is lost by those who click faster than
//! pages arrive: `12,7,31` lays three cards, `12,7,12` removes the first again, `12,7,12^` raises it.

use canvas::{Action, Card, LAYERS, PAINTINGS, Step};
use game::{Seat, notation};
use languages::Language;
use maud::{Markup, html};

use super::{BoardContext, easel};
use crate::canvas::{ending, phrases};

/// The plan after the clicks in `wish`, without cards that cannot be had.
pub(super) fn plan(context: BoardContext<'_>, wish: &str) -> Option<Markup> {
    let seat = context.seat().filter(|it| !is_done(context, *it))?;
    let hand: Vec<Card> = context.view.painters[seat.idx()].hand.iter().collect();
    let row: Vec<Card> = context.view.row.iter().map(|it| it.card).collect();
    let laid = laid(wish, &[&hand[..], &row].concat());
    let t = context.t;
    let can_paint = can_paint(context, seat, &hand, &laid);
    let ends = ending::announcement(context.view, seat, t).filter(|_| can_paint);
    Some(html! {
        section.desk.plan id="plan" data-cards=(text(&laid)) data-kept[!laid.is_empty()] aria-label=(t.say("cv-plan")) {
            h3 { (t.say("cv-plan")) }
            // The buttons stand above the result, which grows, so that nothing moves under a pointer.
            div.palette {
                (choices(context, &t.say("cv-board-hand"), &hand, &laid))
                (choices(context, &t.say("cv-head-row"), &row, &laid))
            }
            div.easel { (easel::layers(context.view, None, &laid, t)) }
            div.appraised {
                @if laid.is_empty() { p.note { (t.say("cv-plan-about")) } }
                @else { (easel::appraised(context, seat, &laid)) }
            }
            @if !laid.is_empty() {
                div.arranged {
                    (order(context, &laid))
                    div.deeds {
                        button type="submit" form="plan-form" name="cards" value="" data-touch="" { (t.say("cv-plan-clear")) }
                        @if can_paint { (paint(&laid, ends.as_deref(), t)) }
                    }
                    @if let Some(ends) = ends { p.note { (ends) } }
                }
            }
        }
    })
}

/// Whether the plan can be painted at once: it is the viewer's turn, and they hold all its cards (CV-3.2).
fn can_paint(context: BoardContext<'_>, seat: Seat, hand: &[Card], laid: &[Card]) -> bool {
    let is_whole = laid.len() == LAYERS && laid.iter().all(|it| hand.contains(it));
    is_whole && context.view.step() == Step::Turn(seat)
}

/// The button that lays all layers; the background is chosen afterwards.
fn paint(laid: &[Card], ends: Option<&str>, t: Language) -> Markup {
    let lays: Vec<String> = laid.iter().map(|it| Action::Lay(*it).to_string()).collect();
    html! {
        button.primary type="submit" form="act" name="action" value=(lays[0]) data-plan=(lays.join(";")) title=[ends] {
            (t.say("cv-plan-paint"))
        }
    }
}

/// Whether `seat` has made all paintings, so that there is nothing to plan.
fn is_done(context: BoardContext<'_>, seat: Seat) -> bool {
    context.is_exhibition() || context.view.painters[seat.idx()].paintings.len() == PAINTINGS
}

/// A click: on a card that is laid or removed, or on a layer that is raised over the next.
#[derive(Clone, Copy)]
enum Touch {
    Card(Card),
    Raise(Card),
}

impl Touch {
    fn read(text: &str) -> Option<Touch> {
        let card = |number| notation::number(number).and_then(Card::new);
        match text.strip_suffix('^') {
            Some(number) => card(number).map(Touch::Raise),
            None => card(text).map(Touch::Card),
        }
    }

    fn text(self) -> String {
        match self {
            Touch::Card(card) => card.number().to_string(),
            Touch::Raise(card) => format!("{}^", card.number()),
        }
    }

    /// Applies the click to the layers, bottom to top: a card of the plan is removed, another card is laid on
    /// top, as the third if there are three.
    fn apply(self, laid: &mut Vec<Card>) {
        let at = |card| laid.iter().position(|it| *it == card);
        match self {
            Touch::Card(card) => {
                if let Some(at) = at(card) {
                    laid.remove(at);
                } else {
                    laid.truncate(LAYERS - 1);
                    laid.push(card);
                }
            }
            Touch::Raise(card) => {
                if let Some(at) = at(card).filter(|at| at + 1 < laid.len()) {
                    laid.swap(at, at + 1);
                }
            }
        }
    }
}

/// The layers after the clicks of a wish, of the available cards.
fn laid(wish: &str, there: &[Card]) -> Vec<Card> {
    let mut laid = Vec::new();
    for touch in wish.split(',').filter_map(Touch::read) {
        let (Touch::Card(card) | Touch::Raise(card)) = touch;
        if there.contains(&card) {
            touch.apply(&mut laid);
        }
    }
    laid
}

/// The wish for these layers and one more click.
fn touched(laid: &[Card], touch: Touch) -> String {
    let mut laid = laid.to_vec();
    touch.apply(&mut laid);
    text(&laid)
}

fn text(cards: &[Card]) -> String {
    cards.iter().map(|it| it.number().to_string()).collect::<Vec<_>>().join(",")
}

/// The cards to choose from.
fn choices(context: BoardContext<'_>, from: &str, cards: &[Card], laid: &[Card]) -> Markup {
    html! {
        @if !cards.is_empty() {
            div.choices role="group" aria-label=(from) {
                span.from { (from) }
                @for card in cards { (choice(context, *card, laid)) }
            }
        }
    }
}

fn choice(context: BoardContext<'_>, card: Card, laid: &[Card]) -> Markup {
    let (is_laid, touch) = (laid.contains(&card), Touch::Card(card));
    let name = phrases::word(context.view.deck, card, context.t);
    html! {
        button.small-card type="submit" form="plan-form" name="cards" value=(touched(laid, touch)) data-touch=(touch.text())
            id={ "plan-" (card.number()) } aria-pressed=(is_laid) title=(name) {
            (easel::sheet(context.view, card, context.t))
        }
    }
}

/// The layers from the top down; each can be raised over the one above it.
fn order(context: BoardContext<'_>, laid: &[Card]) -> Markup {
    let t = context.t;
    html! {
        ol.order {
            @for (at, card) in laid.iter().enumerate().rev() {
                li {
                    span { (phrases::word(context.view.deck, *card, t)) }
                    @if at + 1 == laid.len() { small.fine { (t.say("cv-plan-top")) } }
                    @else {
                        @let touch = Touch::Raise(*card);
                        button type="submit" form="plan-form" name="cards" value=(touched(laid, touch)) data-touch=(touch.text()) title=(t.say("cv-plan-raise")) aria-label=(t.say("cv-plan-raise")) { "↑" }
                    }
                }
            }
        }
    }
}
