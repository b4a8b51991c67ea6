//! The board after the game: the works of all players in frames, the best player first (AT-6).

use atelier::{Card, Kind, Objective, Step, components::BLANK};
use game::Seat;
use maud::{Markup, html};

use super::{BoardContext, card, palette::hung, wall::seat_mark};
use crate::{atelier::phrases, board::piece::picture, words};

impl BoardContext<'_> {
    pub(super) fn gallery(&self) -> Markup {
        let Step::Over(_) = self.view.studio.step else { return html! {} };
        let mut seats: Vec<Seat> = self.view.studio.all_seats().collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(self.view.studio.points(*seat)));
        html! {
            section.at-gallery aria-label=(self.language().say("at-gallery")) {
                h2 { (self.language().say("at-gallery")) }
                @for seat in seats { (self.room(seat)) }
            }
        }
    }

    /// The works of a player: paintings, then drawings; of blank canvases only their number.
    fn room(&self, seat: Seat) -> Markup {
        let (t, studio) = (self.language(), &self.view.studio);
        let visible = studio.palette(seat) - studio.covered;
        let mut works: Vec<Card> = (visible - BLANK).iter().collect();
        works.reverse();
        let blank = (visible & BLANK).len();
        html! {
            div.at-room {
                h3 { (seat_mark(seat)) " " (self.names.name(seat)) " · " (words::points(t, studio.points(seat))) }
                div.at-hung {
                    @for it in works { (self.work(it)) }
                }
                div.at-honors {
                    @if blank != 0 { p { "+ " (t.tell("at-works-blank", &[("count", blank.into())])) } }
                    @for it in Objective::ALL.into_iter().filter(|it| studio.objectives[*it as usize] == Some(seat)) {
                        p.at-award { (picture(&art::PicturePath::Objective(it), "")) (phrases::objective(it, t)) strong { "+" (it.points()) } }
                    }
                }
            }
        }
    }

    fn work(&self, it: Card) -> Markup {
        let (t, studio) = (self.language(), &self.view.studio);
        let name = phrases::laid(studio, it, t);
        let subject = phrases::subject(studio.deck.subject(it).unwrap_or_default(), t);
        let worth = match it.kind() {
            Kind::Painted if studio.fakes.contains(it) => t.say("at-a-fake"),
            Kind::Painted => t.say("at-the-original"),
            Kind::Blank | Kind::Drawn | Kind::Joker => t.say("at-a-drawing"),
        };
        html! {
            figure.at-work.(it.kind().name()) {
                (picture(&card::address(studio.deck, it, hung(studio, it)), &name))
                figcaption { span.what { (subject) } ", " (worth) }
            }
        }
    }
}
