//! The scoring cards with everybody's ribbons (CV-5).

use art::Address;
use canvas::{Painter, View};
use game::Seat;
use maud::{Markup, html};

use crate::{Names, board::piece::picture, canvas::phrases};

/// The scoring cards, and on each the ribbons that everybody has for it.
pub(super) fn cards(view: &View, names: &Names) -> Markup {
    html! {
        section.scoring aria-label="Scoring cards" {
            @for (place, condition) in view.scoring.iter().enumerate() {
                div.scoring-card.{ "ribbon-" (phrases::color(place)) } id={ "scoring-" (place) } {
                    (picture(&Address::Condition(*condition), ""))
                    h3 { (condition.name()) }
                    p { (phrases::asks(*condition)) }
                    (track(condition.track(), &owners(view, place, names)))
                }
            }
            div.scoring-card.ribbon-gray id="scoring-bonus" {
                h3 { "bonus" }
                p { (phrases::BONUS_ASKS) }
                (track(&[2, 4, 6, 8, 10, 12, 14], &owners(view, 4, names)))
            }
        }
    }
}

/// For each number of ribbons, who has as many.
fn owners(view: &View, place: usize, names: &Names) -> Vec<(usize, String)> {
    let owner = |(seat, painter): (u8, &Painter)| {
        (usize::from(painter.ribbons[place]), names.short(Seat(seat)))
    };
    (0..).zip(&view.painters).map(owner).filter(|(ribbons, _)| *ribbons > 0).collect()
}

/// The points for one ribbon, for two and so on, with who stands where; whoever has more stands last.
fn track(points: &[u8], owners: &[(usize, String)]) -> Markup {
    let stands = |ribbons: usize| ribbons.min(points.len());
    html! {
        ol.track {
            @for (n, points) in (1..).zip(points) {
                li {
                    (points)
                    @for (_, name) in owners.iter().filter(|(ribbons, _)| stands(*ribbons) == n) {
                        span.owner { (name) }
                    }
                }
            }
        }
    }
}

/// The ribbons of one player, by color.
pub(super) fn ribbons(view: &View, painter: &Painter) -> Markup {
    html! {
        ul.ribbons {
            @for place in (0..view.scoring.len()).chain([4]) {
                @let n = painter.ribbons[place];
                li.{ "ribbon-" (phrases::color(place)) }.none[n == 0] title=(phrases::color(place)) { (n) }
            }
        }
    }
}
