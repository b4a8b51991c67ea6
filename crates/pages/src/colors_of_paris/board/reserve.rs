//! The pigments in reserve (CP-6.3): piles of cubes, the limit, and what can be mixed.

use art::PicturePath;
use colors_of_paris::{Action, Pigment, Tool};
use game::Seat;
use maud::{Markup, html};

use super::{super::phrases, BoardContext, touch::touch};
use crate::board::piece::picture;

/// The reserve of the viewer. Every pigment has a place of its own even if there is none of it, because buttons
/// must not move under the pointer while several pigments are paid.
pub(super) fn reserve(context: BoardContext<'_>, seat: Seat) -> Markup {
    let painter = context.studio.painter(seat);
    html! {
        section.reserve aria-label=(context.t.say("cp-board-reserve")) {
            @for pigment in Pigment::ALL {
                @let count = painter.reserve.count(pigment);
                div.heap { @if count != 0 { (pile(context, pigment, count)) (swaps(context, pigment)) } }
            }
            (limit(context, seat))
        }
        (recipes(context, seat))
    }
}

/// The cubes of one color, with a button to pay one or give one back.
fn pile(context: BoardContext<'_>, pigment: Pigment, count: u8) -> Markup {
    let BoardContext { offers, t, .. } = context;
    let offer = offers.place(Action::Pay(pigment)).or_else(|| offers.place(Action::Dry(pigment)));
    let name = phrases::so_many(t, count, pigment);
    let said = if offer.is_some() { "" } else { &name };
    let inside = html! {
        @for _ in 0..count { (picture(&PicturePath::Cube(pigment), "")) }
        b { (count) }
    };
    touch("cubes", &format!("pile-{}", pigment.name()), said, offer, &inside)
}

/// The pigments for which one can be exchanged (CP-7.2).
fn swaps(context: BoardContext<'_>, from: Pigment) -> Markup {
    html! {
        @for to in from.kin().iter().filter(|it| **it != from) {
            @if let Some(offer) = context.offers.place(Action::Exchange(from, *to)) {
                (touch("dab", &format!("swap-{}-{}", from.name(), to.name()), "", Some(offer),
                    &html! { "→" (picture(&PicturePath::Cube(*to), "")) }))
            }
        }
    }
}

/// The limit: as many wells as pigments may be kept; those beyond it dry.
fn limit(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { studio, t, .. } = context;
    let (has, limit) = (studio.drying(seat), studio.limit(seat));
    let told = t.tell("cp-kept-pigments", &[("has", has.into()), ("limit", limit.into())]);
    html! {
        p.limit title=(told) {
            span.wells aria-hidden="true" {
                @for at in 0..limit.max(has) { i.full[at < has && at < limit].over[limit <= at] {} }
            }
            span { (has) "/" (limit) } span.sr { (told) }
        }
    }
}

/// The colors that can be mixed, where there is a choice (CP-7.2, CP-8.3).
fn recipes(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { studio, offers, t, .. } = context;
    let ways = offers.place_all(|it| matches!(it, Action::Mix(..)));
    if ways.is_empty() {
        return Markup::default();
    }
    let cube = |it: Pigment| picture(&PicturePath::Cube(it), &phrases::pigment(t, it));
    html! {
        section.recipes {
            @for (action, offer) in ways {
                @if let Action::Mix(color, without) = action {
                    (touch("recipe", &format!("mix-{}-{}", color.name(), without.map_or("all", Pigment::name)), "",
                        Some(offer), &html! {
                            @for part in parts(color, without) { (cube(part)) }
                            "→" (cube(color))
                            @if color != Pigment::Black { b { "×" (studio.level(seat, Tool::Palette)) } }
                        }))
                }
            }
        }
    }
}

/// The parts of a color, with white in place of one part if it is mixed that way.
fn parts(color: Pigment, without: Option<Pigment>) -> Vec<Pigment> {
    let parts = color.parts().map_or(Pigment::SECONDARIES.to_vec(), |it| it.to_vec());
    parts.into_iter().map(|it| if Some(it) == without { Pigment::White } else { it }).collect()
}

/// The reserve of another player: one cube of each color, with its number.
pub(super) fn brief(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { studio, news, t, .. } = context;
    html! {
        span.purse {
            @for pigment in Pigment::ALL {
                @let count = studio.painter(seat).reserve.count(pigment);
                @if count != 0 {
                    span class=(news.pigment(seat, pigment, count).trim_start()) title=(phrases::so_many(t, count, pigment)) {
                        (picture(&PicturePath::Cube(pigment), &phrases::pigment(t, pigment))) (count)
                    }
                }
            }
        }
    }
}
