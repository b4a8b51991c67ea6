//! The secret choices before the first round: painter tiles (CP-8.0), the pack of a draft (CP-9.2). They stay
//! visible while others still choose, with a ribbon on the chosen one that only its player sees.

use art::PicturePath;
use colors_of_paris::{Action, Cards, Step, View, draft::HAND_CARDS, view::Secret};
use game::Seat;
use languages::Language;
use maud::{Markup, html};

use super::{super::phrases, BoardContext, painting, touch::touch};
use crate::board::piece::picture;

/// The painter tiles that were dealt, one of which is kept.
pub(super) fn tiles(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { view, studio, offers, t, .. } = context;
    let seen = &view.tiles[seat.idx()];
    let Some(dealt) = seen.tiles.filter(|_| studio.step() == Step::Keep) else {
        return Markup::default();
    };
    html! {
        section.dealt aria-label=(t.say("cp-board-tiles")) {
            @for tile in dealt.iter() {
                (touch("piece tile", &format!("dealt-{}", tile.name()), "", offers.place(Action::Keep(tile)), &html! {
                    (picture(&PicturePath::Painter(tile), ""))
                    span.label { strong { (phrases::tile(tile)) } (phrases::power(t, studio, tile)) }
                    (ribbon(seen.chosen, tile, t))
                }))
            }
        }
    }
}

/// The pack of a draft, one card of which is kept.
pub(super) fn pack(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { view, studio, offers, t, .. } = context;
    let Step::Pick(passes) = studio.step() else { return Markup::default() };
    let chosen = view.hands.chosen[seat.idx()];
    html! {
        section.pack aria-label=(t.say("cp-board-pack")) {
            @for card in held(view, seat, passes).iter() {
                (touch("piece painting", &format!("pack-{}", card.number()), &phrases::in_full(t, studio, card),
                    offers.place(Action::Pick(card)), &html! {
                        (painting::canvas(context, card))
                        span.by { (phrases::picture(studio.deck.picture(card))) }
                        (ribbon(chosen, card, t))
                    }))
            }
        }
    }
}

/// The cards of the pack that `seat` holds after this number of passes to the left. Its holder sees all
/// fronts, so the known candidates are the cards.
fn held(view: &View, seat: Seat, passes: u8) -> Cards {
    let seats = view.studio.seats;
    let dealt_to = (seat.0 + seats * HAND_CARDS - passes) % seats;
    Cards(view.hands.packs[usize::from(dealt_to)].iter().fold(0, |all, it| all | it.0))
}

/// The ribbon on the chosen thing.
pub(super) fn ribbon<T: Copy + PartialEq>(chosen: Secret<T>, it: T, t: Language) -> Markup {
    html! { @if chosen == Secret::Known(it) { span.your-choice { (t.say("cp-board-chosen")) } } }
}
