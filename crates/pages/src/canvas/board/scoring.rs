//! The scoring cards with the ribbons of all players (CV-5).

use art::PicturePath;
use canvas::{Color, Painter, scoring::GRAY_POINTS};
use game::Seat;
use languages::Language;
use maud::{Markup, html};

use super::{BoardContext, chip};
use crate::{
    board::piece::picture,
    canvas::{bounty::places, phrases},
};

/// The least length of the track of gray ribbons, which has no end.
const MIN_GRAY_STEPS: u8 = 5;

/// The scoring cards, each with the ribbons of all players.
pub(super) fn cards(context: BoardContext<'_>) -> Markup {
    let t = context.t;
    html! {
        section.scoring aria-label=(t.say("cv-board-scoring")) {
            @for (place, name) in places(context.view) {
                div.scoring-card.{ "ribbon-" (Color::ALL[place].name()) } id={ "scoring-" (place) } {
                    (ribbon(Color::ALL[place], t))
                    h3 { (phrases::source(name, t)) }
                    p { @if name == phrases::BONUS { (t.say("cv-board-bonus-asks")) } @else { (phrases::asks(name, t)) } }
                    @if let Some(condition) = context.view.scoring.get(place) {
                        (picture(&PicturePath::Condition(*condition), ""))
                    }
                    (track(context, place))
                }
            }
        }
    }
}

/// The track of points for one ribbon, two and so on, with the players on it.
fn track(context: BoardContext<'_>, place: usize) -> Markup {
    let owned = |seat: Seat| context.view.painters[seat.idx()].ribbons[place];
    let seats = || Seat::first(context.view.painters.len());
    let most = seats().map(owned).max().unwrap_or_default();
    let points: Vec<i32> = match context.view.scoring.get(place) {
        Some(condition) => condition.track().iter().map(|it| i32::from(*it)).collect(),
        None => (1..=most.max(MIN_GRAY_STEPS)).map(|it| i32::from(it) * GRAY_POINTS).collect(),
    };
    html! {
        ol.track {
            @for (n, points) in (1..).zip(points) {
                li.reached[seats().any(|it| n <= owned(it))] {
                    span { (points) }
                    @for seat in seats().filter(|it| owned(*it) == n) { (chip(context, seat)) }
                }
            }
            @if context.view.scoring.get(place).is_none() { li.endless { "…" } }
        }
    }
}

/// A ribbon, with the name of its color as tooltip.
pub(super) fn ribbon(color: Color, t: Language) -> Markup {
    picture(&PicturePath::Ribbon(color), &phrases::color(color as usize, t))
}

/// The ribbons of one player, by color.
pub(super) fn ribbons(context: BoardContext<'_>, painter: &Painter) -> Markup {
    html! {
        ul.ribbons {
            @for (place, name) in places(context.view) {
                @let n = painter.ribbons[place];
                li.none[n == 0] title=(phrases::source(name, context.t)) {
                    (ribbon(Color::ALL[place], context.t))
                    (n)
                }
            }
        }
    }
}
