//! The exhibition (CV-4): the paintings of all players with titles and gains, the points by source, and the
//! special objectives; while a jury votes, its ballot.

use canvas::{Action, Canvas, Mode, Objective, Painter, Rank, Step};
use game::Seat;
use maud::{Markup, html};

use super::{BoardContext, chip, easel};
use crate::{
    Offers,
    board::piece::piece,
    canvas::{bounty::Bounty, phrases},
    words,
};

/// The paintings of all players, the best player first.
pub(super) fn gallery(context: BoardContext<'_>, offers: &Offers<Canvas>) -> Markup {
    let view = context.view;
    let mut seats: Vec<Seat> = Seat::first(view.painters.len()).collect();
    let merit = |seat: &Seat| {
        let painter = &view.painters[seat.idx()];
        std::cmp::Reverse((view.points(painter), painter.tokens))
    };
    seats.sort_by_key(merit);
    html! {
        section.gallery aria-label=(context.t.say("cv-board-exhibition")) {
            h2 { (context.t.say("cv-board-exhibition")) }
            @for seat in seats { (wall(context, seat, offers)) }
            @if context.view.step() != Step::Jury { (objectives(context)) }
        }
    }
}

/// The ten special objectives (CV-8), each with the players who have reached it in this game.
fn objectives(context: BoardContext<'_>) -> Markup {
    let (t, seats) = (context.t, Seat::first(context.view.painters.len()));
    let reached: Vec<_> = seats.map(|it| (it, context.view.objectives(it))).collect();
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
                        @for seat in seats { (chip(context, seat)) }
                    }
                }
            }
            p.note { (t.say("cv-board-awards-about")) }
        }
    }
}

fn wall(context: BoardContext<'_>, seat: Seat, offers: &Offers<Canvas>) -> Markup {
    let BoardContext { view, names, t, .. } = context;
    let painter = &view.painters[seat.idx()];
    let points = view.points(painter);
    html! {
        article.wall id={ "wall-" (seat) } {
            header {
                (chip(context, seat))
                h3 { (names.name(seat)) }
                strong { (words::points(t, points)) }
                @if view.rules.mode != Mode::Together { span.rank { (phrases::rank(Rank::of(points), t)) } }
                @if let Some(offer) = offers.place(Action::Vote(seat)) {
                    (piece("vote", &format!("vote-{seat}"), &names.name(seat), Some(offer), &html! { (offer.label) }))
                }
            }
            div.hung-paintings { (paintings(context, seat)) }
            (easel::worth(view, &Bounty::given(view, Painter::default(), painter.ribbons), t))
            (awards(context, seat))
        }
    }
}

/// The paintings of a player in the order in which they were made.
fn paintings(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { view, t, .. } = context;
    let paintings = view.painters[seat.idx()].paintings;
    let bounties = bounties(context, seat);
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

/// The gain from each painting: the points of a ribbon depend on the earlier ones.
fn bounties(context: BoardContext<'_>, seat: Seat) -> Vec<Bounty<'_>> {
    let mut so_far = Painter::default();
    let mut bounties = Vec::new();
    for ribbons in context.view.ribbons_by_painting(seat) {
        let bounty = Bounty::given(context.view, so_far, ribbons);
        so_far = bounty.paid();
        bounties.push(bounty);
    }
    bounties
}

/// The special objectives that a player has reached in this game (CV-8), once it is over.
fn awards(context: BoardContext<'_>, seat: Seat) -> Markup {
    let is_over = context.view.step() != Step::Jury;
    let objectives = if is_over { context.view.objectives(seat) } else { Vec::new() };
    html! {
        @if !objectives.is_empty() {
            ul.awards aria-label=(context.t.say("cv-board-awards")) {
                @for it in objectives { li { (phrases::objective(it, context.t)) } }
            }
        }
    }
}
