//! The wall: the objectives with their owners (AT-5.2), and the exhibition of all subjects with originals and
//! fakes (AT-5.1).

use art::{PicturePath, atelier::Subject, palette::Family};
use atelier::{Card, Cards, Kind, Objective, components::PAINTED};
use game::Seat;
use maud::{Markup, html};

use super::BoardContext;
use crate::{atelier::phrases, board::piece::picture, words};

impl BoardContext<'_> {
    pub(super) fn objectives(&self) -> Markup {
        html! {
            section.at-objectives {
                h2 { (self.language().say("at-objectives-title")) }
                ul { @for objective in Objective::ALL { (self.objective(objective)) } }
            }
        }
    }

    /// An objective: its condition, its points, its owner or the viewer's progress.
    fn objective(&self, objective: Objective) -> Markup {
        let (t, studio) = (self.language(), &self.view.studio);
        let owner = studio.objectives[objective as usize];
        let points = words::points(t, objective.points());
        html! {
            li.at-objective.taken[owner.is_some()] id={ "objective-" (objective.name()) } {
                (picture(&PicturePath::Objective(objective), ""))
                span.what { (phrases::objective(objective, t)) }
                strong.worth title=(points) { "+" (objective.points()) }
                span.whose {
                    @match (owner, self.seat()) {
                        (Some(seat), _) => { (seat_mark(seat)) (self.names.name(seat)) },
                        (None, Some(seat)) => (self.progress(seat, objective)),
                        (None, None) => (t.say("at-nobody-yet")),
                    }
                }
            }
        }
    }

    fn progress(&self, seat: Seat, objective: Objective) -> Markup {
        let (reached, needs) = (self.view.studio.reached(seat, objective), objective.needs());
        let told = [("count", reached.into()), ("needs", needs.into())];
        html! {
            progress value=(reached) max=(needs) aria-label=(self.language().tell("at-progress", &told)) {}
            span { (reached.min(needs)) "/" (needs) }
        }
    }

    /// The subjects with their paintings, and the number of paintings until the last round.
    pub(super) fn exhibition(&self) -> Markup {
        let (t, studio) = (self.language(), &self.view.studio);
        html! {
            section.at-exhibition {
                h2 { (t.say("at-exhibition")) }
                (self.count())
                ul {
                    @for of_subject in self.subjects() { (self.subject(of_subject)) }
                }
                p.at-discards {
                    (t.tell("at-discarded-count", &[("count", studio.discards.len().into())]))
                    @let painted = phrases::subjects(studio.deck, studio.discards & PAINTED, t);
                    @if !painted.is_empty() { (t.tell("at-paintings-among", &[("subjects", painted.join(", ").into())])) }
                }
            }
        }
    }

    /// The paintings until the last round (AT-6.1), one frame for each.
    fn count(&self) -> Markup {
        let (t, studio) = (self.language(), &self.view.studio);
        let (hung, all) = (studio.paintings().len(), usize::from(studio.rules.paintings));
        html! {
            p.at-count {
                span.at-frames aria-hidden="true" {
                    @for at in 0..all { i.full[at < hung] {} }
                }
                span { (t.tell("at-paintings-left", &[("left", all.saturating_sub(hung).into()), ("all", all.into())])) }
                @if studio.round != 0 {
                    " · " (match studio.rules.rounds {
                        Some(last) => t.tell("at-round-of", &[("round", studio.round.into()), ("last", last.into())]),
                        None => t.tell("at-round", &[("round", studio.round.into())]),
                    })
                }
            }
        }
    }

    /// The painted canvases of each subject of the deck.
    fn subjects(&self) -> Vec<Cards> {
        let deck = self.view.studio.deck;
        let mut all: Vec<Cards> = Vec::new();
        for card in deck.cards() & PAINTED {
            let same = deck.same_subject(card) & PAINTED;
            if !all.contains(&same) {
                all.push(same);
            }
        }
        all
    }

    /// A subject: a framed picture as soon as it has its original, before that only an outline.
    fn subject(&self, paintings: Cards) -> Markup {
        let (t, studio) = (self.language(), &self.view.studio);
        let hung = paintings & studio.paintings();
        let name = paintings.lowest().and_then(|it| studio.deck.subject(it)).unwrap_or_default();
        let kind = if hung.is_empty() { Kind::Drawn } else { Kind::Painted };
        let original = (hung - studio.fakes).lowest().and_then(|it| self.owner(it));
        let fakes: Vec<Seat> =
            (hung & studio.fakes).iter().filter_map(|it| self.owner(it)).collect();
        html! {
            li.at-subject.open[hung.is_empty()] {
                (picture(&PicturePath::Canvas(kind, Some(Subject::named(name))), ""))
                span.what { (phrases::subject(name, t)) }
                span.whose {
                    @match original {
                        Some(seat) => { span title=(self.names.tell(seat, "at-original-of", &[])) { "★" (seat_mark(seat)) } },
                        None => (t.say("at-not-painted")),
                    }
                    @for seat in fakes {
                        span.fake title=(self.names.tell(seat, "at-fake-of", &[])) { "✕" (seat_mark(seat)) }
                    }
                }
            }
        }
    }

    fn owner(&self, card: Card) -> Option<Seat> {
        let studio = &self.view.studio;
        studio.all_seats().find(|seat| studio.palette(*seat).contains(card))
    }
}

/// The letter of a seat in its color.
pub(super) fn seat_mark(seat: Seat) -> Markup {
    html! { span.at-seat { (picture(&PicturePath::Mark(Family::Seat, seat.idx()), &seat.to_string())) } }
}
