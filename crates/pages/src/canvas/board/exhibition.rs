//! The exhibition (CV-4): everybody's paintings with their titles and what each brought, the points by
//! source, and the special objectives; while a jury votes, where one votes.

use canvas::{Action, Canvas, Mode, Objective, Painter, Rank, Step};
use game::Seat;
use maud::{Markup, html};

use super::{Look, chip, easel};
use crate::{
    Offers,
    board::piece::piece,
    canvas::{bounty::Bounty, phrases},
    words,
};

/// Everybody's wall, the best first.
pub(super) fn gallery(look: Look<'_>, offers: &Offers<Canvas>) -> Markup {
    let view = look.view;
    let mut seats: Vec<Seat> = Seat::first(view.painters.len()).collect();
    let merit = |seat: &Seat| {
        let painter = &view.painters[seat.idx()];
        std::cmp::Reverse((view.points(painter), painter.tokens))
    };
    seats.sort_by_key(merit);
    html! {
        section.gallery aria-label=(look.t.say("cv-board-exhibition")) {
            h2 { (look.t.say("cv-board-exhibition")) }
            @for seat in seats { (wall(look, seat, offers)) }
            @if look.view.step() != Step::Jury { (objectives(look)) }
        }
    }
}

/// The ten special objectives (CV-8), each with those who have reached it in this game.
fn objectives(look: Look<'_>) -> Markup {
    let (t, seats) = (look.t, Seat::first(look.view.painters.len()));
    let reached: Vec<_> = seats.map(|it| (it, look.view.objectives(it))).collect();
    let by = |objective| {
        let by = reached.iter().filter(move |(_, all)| all.contains(&objective));
        by.map(|(seat, _)| *seat).collect::<Vec<_>>()
    };
    html! {
        section.objectives id="objectives" aria-label=(t.say("cv-board-awards")) {
            h3 { (t.say("cv-board-awards")) }
            ul {
                @for objective in Objective::ALL {
                    @let seats = by(objective);
                    li.reached[!seats.is_empty()] {
                        span { (phrases::objective(objective, t)) }
                        @for seat in seats { (chip(look, seat)) }
                    }
                }
            }
            p.note { (t.say("cv-board-awards-about")) }
        }
    }
}

fn wall(look: Look<'_>, seat: Seat, offers: &Offers<Canvas>) -> Markup {
    let Look { view, names, t, .. } = look;
    let painter = &view.painters[seat.idx()];
    let points = view.points(painter);
    html! {
        article.wall id={ "wall-" (seat) } {
            header {
                (chip(look, seat))
                h3 { (names.name(seat)) }
                strong { (words::points(t, points)) }
                @if view.rules.mode != Mode::Together { span.rank { (phrases::rank(Rank::of(points), t)) } }
                @if let Some(offer) = offers.place(Action::Vote(seat)) {
                    (piece("vote", &format!("vote-{seat}"), &names.name(seat), Some(offer), &html! { (offer.label) }))
                }
            }
            div.hung-paintings { (paintings(look, seat)) }
            (easel::worth(view, &Bounty::given(view, Painter::default(), painter.ribbons), t))
            (awards(look, seat))
        }
    }
}

/// The paintings in the order in which they were made.
fn paintings(look: Look<'_>, seat: Seat) -> Markup {
    let Look { view, t, .. } = look;
    let paintings = view.painters[seat.idx()].paintings;
    let bounties = bounties(look, seat);
    html! {
        @if paintings.is_empty() { p.note { (t.say("cv-no-paintings")) } }
        @for (painting, bounty) in paintings.iter().zip(&bounties) {
            figure {
                (easel::layers(view, Some(painting.background), &painting.layers, t))
                figcaption {
                    span.title { (phrases::title(view.deck, &painting.layers, t)) }
                    span.bounty { (bounty.brief(t)) }
                }
            }
        }
    }
}

/// What each painting brought: the points of a ribbon depend on those there were before.
fn bounties(look: Look<'_>, seat: Seat) -> Vec<Bounty<'_>> {
    let mut so_far = Painter::default();
    let mut bounties = Vec::new();
    for ribbons in look.view.ribbons_by_painting(seat) {
        let bounty = Bounty::given(look.view, so_far, ribbons);
        so_far = bounty.paid();
        bounties.push(bounty);
    }
    bounties
}

/// The special objectives reached in this game (CV-8), once it is over.
fn awards(look: Look<'_>, seat: Seat) -> Markup {
    let is_over = look.view.step() != Step::Jury;
    let objectives = if is_over { look.view.objectives(seat) } else { Vec::new() };
    html! {
        @if !objectives.is_empty() {
            ul.awards aria-label=(look.t.say("cv-board-awards")) {
                @for it in objectives { li { (phrases::objective(it, look.t)) } }
            }
        }
    }
}
