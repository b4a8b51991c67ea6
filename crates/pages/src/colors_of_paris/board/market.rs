//! The market (CP-2.2, CP-4.6, CP-7.1): easels and bonus cards; and the state of the round.

use art::{PicturePath, palette::Family};
use colors_of_paris::{
    Action, Bonus, Deed, Pigment,
    variants::{BonusRule, Origin},
};
use maud::{Markup, html};

use super::{
    super::{phrases, table},
    BoardContext, painting,
    touch::touch,
};
use crate::{Offer, board::piece::picture, words};

/// The state of the round: its number, the first player, black in the supply, and steps to half a turn
/// (CP-6.2).
pub(super) fn round(context: BoardContext<'_>) -> Markup {
    let BoardContext { studio, names, t, .. } = context;
    let half = words::count(t, "cp-board-half", table::steps_to_half_turn(studio));
    let black = words::count(t, "cp-black-left", studio.blacks);
    let first = names.tell(studio.first, "cp-board-first", &[]);
    html! {
        ul.round {
            @if studio.round == 0 {
                li { (words::capitalized(&t.say("cp-before-first"))) }
            } @else {
                li.number { (words::capitalized(&table::told_round(t, studio.rules.rounds, studio.round))) }
                @if studio.end.is_some() { li.ending { (words::capitalized(&t.say("cp-last-round"))) } }
                li title=(first) {
                    (picture(&PicturePath::Deed(Deed::FirstPlayer), &first))
                    (seat_mark(studio.first))
                    @if let Some(next) = studio.next_first.filter(|it| *it != studio.first) { "→" (seat_mark(next)) }
                }
                li title=(half) { (picture(&PicturePath::Deed(Deed::Rotate), &half)) (table::steps_to_half_turn(studio)) }
            }
            li title=(black) { (picture(&PicturePath::Cube(Pigment::Black), &black)) (studio.blacks) }
        }
    }
}

/// The letter of a seat in its color.
pub(super) fn seat_mark(seat: game::Seat) -> Markup {
    html! { b class={ "who s" (seat.0) } { (seat) } }
}

/// The easels with their paintings; nothing in a draft.
pub(super) fn easels(context: BoardContext<'_>) -> Markup {
    let BoardContext { studio, news, offers, t, .. } = context;
    if studio.rules.origin == Origin::Draft {
        return Markup::default();
    }
    let pile = words::count(t, "cp-board-pile", u32::try_from(studio.pile.len()).unwrap_or(0));
    html! {
        section.easels.three[studio.rules.easels == 3].four[studio.rules.easels == 4] aria-label=(t.say("cp-board-easels")) {
            @for (n, card) in studio.easels.iter().take(studio.rules.easels.into()).enumerate() {
                @match card {
                    Some(card) => (touch(&format!("piece painting{}", news.easel(*card)), &format!("easel-{}", card.number()),
                        &phrases::in_full(t, studio, *card), offers.place(Action::Take(*card)), &painting::canvas(context, *card))),
                    None => div.painting.empty id={ "easel-" (n) "-empty" } title=(words::capitalized(&t.say("cp-board-easel-empty"))) {
                        (picture(&PicturePath::Deed(Deed::TakePainting), &t.say("cp-board-easel-empty")))
                    },
                }
            }
            p.pile { (pile) }
        }
    }
}

/// The bonus cards on display.
pub(super) fn display(context: BoardContext<'_>) -> Markup {
    let BoardContext { studio, offers, t, .. } = context;
    if studio.rules.cards == BonusRule::Off || studio.display.is_empty() {
        return Markup::default();
    }
    html! {
        section.display aria-label=(t.say("cp-board-bonus")) {
            @for bonus in studio.display.kinds() {
                (card(context, bonus, studio.display.count(bonus), "display", offers.place(Action::Buy(bonus))))
            }
        }
    }
}

/// A bonus card: its effect, the number of copies, and its price as long as it can be bought.
pub(super) fn card(
    context: BoardContext<'_>,
    bonus: Bonus,
    copies: u16,
    place: &str,
    offer: Option<&Offer>,
) -> Markup {
    let BoardContext { studio, t, .. } = context;
    let is_sold = place == "display";
    let name = if is_sold {
        phrases::priced_bonus(t, studio, bonus)
    } else {
        phrases::told_bonus(t, bonus)
    };
    let said = if offer.is_some() { "" } else { &name };
    let inside = html! {
        (picture(&PicturePath::Bonus(bonus), ""))
        span.label { (phrases::bonus_name(t, bonus)) }
        @if is_sold { (cost(context, bonus)) }
        span.use { (words::capitalized(&phrases::use_of(t, bonus))) }
        @if 1 < copies { b.many { "×" (copies) } }
    };
    touch("piece bonus", &format!("{place}-{}", bonus.name()), said, offer, &inside)
}

/// The price of a bonus card, which is paid in white only (CP-7.1).
fn cost(context: BoardContext<'_>, bonus: Bonus) -> Markup {
    html! {
        span.cost {
            b { (context.studio.board.cost(bonus)) }
            (picture(&PicturePath::Mark(Family::Pigment, Pigment::White as usize), ""))
            (phrases::pigment(context.t, Pigment::White))
        }
    }
}
