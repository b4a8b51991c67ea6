//! The panel of a player: works and points, a small palette, the known part of the hand (AT-2.2).

use art::PicturePath;
use atelier::{Card, Kind, Objective, scoring::Works};
use game::Seat;
use maud::{Markup, html};

use super::{
    BoardContext,
    card::{self, mark},
    palette::hung,
};
use crate::{
    Panel,
    atelier::{phrases, points},
    board::piece::picture,
    words,
};

impl BoardContext<'_> {
    pub(super) fn panel(&self, seat: Seat) -> Panel {
        let is_own = self.view.viewer.is(seat);
        Panel {
            seat,
            points: self.view.studio.points(seat),
            brief: self.works(seat),
            full: html! {
                div.at-panel {
                    (self.sources(seat))
                    (self.awards(seat))
                    @if !is_own { (self.others_hand(seat)) (self.small_palette(seat)) }
                }
            },
        }
    }

    /// The numbers of works in sight that count (AT-6.2), and of cards in hand.
    fn works(&self, seat: Seat) -> Markup {
        let t = self.language();
        let Works { originals, fakes, drawings, blanks } = self.view.studio.works(seat);
        let counts =
            [("original", originals), ("fake", fakes), ("drawing", drawings), ("blank", blanks)];
        html! {
            span.at-works {
                @for (what, count) in counts.into_iter().filter(|(_, count)| *count != 0) {
                    span.(what) title=(t.tell(&format!("at-works-{what}"), &[("count", count.into())])) { (count) }
                }
                span.held title=(t.tell("at-in-hand", &[("count", self.view.hands[seat.idx()].len().into())])) { (self.view.hands[seat.idx()].len()) }
            }
        }
    }

    /// The sources of the points beside the name, which change with every canvas.
    fn sources(&self, seat: Seat) -> Markup {
        let t = self.language();
        let all = points::sources(&self.view.studio, seat, t);
        html! {
            @if !all.is_empty() {
                p.at-sources {
                    @for (at, it) in all.iter().enumerate() {
                        @if at != 0 { " · " }
                        span { (it.what) " " b { (words::change(it.points)) } }
                    }
                }
            }
        }
    }

    /// The objectives that a player has taken.
    fn awards(&self, seat: Seat) -> Markup {
        let (t, studio) = (self.language(), &self.view.studio);
        let taken: Vec<Objective> = Objective::ALL
            .into_iter()
            .filter(|it| studio.objectives[*it as usize] == Some(seat))
            .collect();
        html! {
            @if !taken.is_empty() {
                ul.at-awards {
                    @for it in taken {
                        li title=(words::capitalized(&phrases::objective(it, t))) { (picture(&PicturePath::Objective(it), &phrases::objective(it, t))) "+" (it.points()) }
                    }
                }
            }
        }
    }

    /// The size of another player's hand, and the cards that all have seen being taken from the ring
    /// (AT-2.2).
    fn others_hand(&self, seat: Seat) -> Markup {
        let (t, seen) = (self.language(), &self.view.hands[seat.idx()]);
        let unknown = seen.recent + seen.older;
        html! {
            ul.at-held aria-label=(t.tell("at-in-hand", &[("count", seen.len().into())])) {
                @for it in seen.cards { (self.small(&[it], &phrases::card(self.view.studio.deck, it, t))) }
                @if unknown != 0 {
                    @let told = t.tell("at-unknown-cards", &[("count", unknown.into())]);
                    li.at-unknown title=(told) { @for _ in 0..unknown { i {} } span.sr { (told) } }
                }
            }
        }
    }

    fn small_palette(&self, seat: Seat) -> Markup {
        let (t, studio) = (self.language(), &self.view.studio);
        html! {
            ul.at-small aria-label=(self.names.tell(seat, "at-palette-of", &[])) {
                @for stack in self.stacks(seat) {
                    @let told: Vec<String> = stack.iter().rev().map(|it| phrases::laid(studio, *it, t)).collect();
                    (self.small(&stack, &told.join(" · ")))
                }
            }
        }
    }

    /// A small stack: its top card, and the colors that it gives from the top down.
    fn small(&self, stack: &[Card], name: &str) -> Markup {
        let studio = &self.view.studio;
        let Some(top) = stack.last() else { return html! {} };
        html! {
            li.piece.fresh[stack.iter().any(|it| self.fresh.contains(*it))] id=(card::id(*top)) title=(words::capitalized(name)) {
                (picture(&card::address(studio.deck, *top, hung(studio, *top)), name))
                @for it in stack.iter().rev().filter(|it| it.kind() != Kind::Joker) {
                    @if studio.turned.contains(*it) { b.turned { (mark(studio.deck.gives(*it).letter())) } }
                    @else { (mark(studio.deck.gives(*it).letter())) }
                }
            }
        }
    }
}
