//! Paintings: pencil on paper, and cell by cell the picture comes alive (CP-1.4, CP-4.7).

use art::{Address, paris::Touch};
use colors_of_paris::{
    Action, Card, ColorsOfParis, Picture, Pigment, Stroke, Studio, cells::CELLS,
};
use game::Seat;
use maud::{Markup, html};
use tongues::Tongue;

use super::{super::phrases, news::News, touch::touch};
use crate::{Offers, board::piece::picture};

/// A painting with its cells, as it lies on an easel, in a hand or before somebody else.
pub(super) fn canvas(studio: &Studio, news: News<'_>, card: Card) -> Markup {
    let of = studio.deck.picture(card);
    let painted = studio.cells[card.idx()].all();
    html! {
        span.canvas {
            (picture(&Address::Sketch(of), ""))
            span.grid {
                @for (at, color) in studio.deck.cells(card).iter().enumerate() {
                    (cell(of, at, *color, painted[at], news.cell(card, at)))
                }
            }
        }
        b.worth { (phrases::value(studio, card)) }
    }
}

/// A cell: what it asks for, or what lies on it.
fn cell(of: Picture, at: usize, color: Pigment, on: Option<Pigment>, fresh: &str) -> Markup {
    html! {
        @match on {
            None => i class=(color.name()) {},
            Some(pigment) => i class={ "on " (pigment.name()) (fresh) } {
                (picture(&Address::Tile(of, at, Touch::of(on)), ""))
            },
        }
    }
}

/// What a painting is called for those who hear it: `#12 Monet, worth 14: roy bbg vro`.
pub(super) fn name(t: Tongue, studio: &Studio, card: Card) -> String {
    format!("{}: {}", phrases::valued(t, studio, card), phrases::cells(studio, card))
}

/// The painting of the one who looks, whose cells are painted one by one. Cells of a color are alike:
/// the first free one stands for all of them.
pub(super) fn worked_on(
    studio: &Studio,
    news: News<'_>,
    offers: &Offers<ColorsOfParis>,
    card: Card,
    seat: Seat,
    t: Tongue,
) -> Markup {
    let of = studio.deck.picture(card);
    let (colors, painted) = (studio.deck.cells(card), studio.cells[card.idx()].all());
    let is_first = |at: usize| {
        painted[at].is_none() && (0..at).all(|it| colors[it] != colors[at] || painted[it].is_some())
    };
    html! {
        span.canvas {
            (picture(&Address::Sketch(of), ""))
            span.grid {
                @for at in 0..CELLS {
                    @if is_first(at) {
                        span.cell { (strokes(studio, offers, card, colors[at], seat, t)) }
                    } @else {
                        (cell(of, at, colors[at], painted[at], news.cell(card, at)))
                    }
                }
            }
        }
        b.worth { (phrases::value(studio, card)) }
    }
}

/// What can be put on the cells of one color: their own pigment by a click on the cell, others by
/// small cubes on it.
fn strokes(
    studio: &Studio,
    offers: &Offers<ColorsOfParis>,
    card: Card,
    cell: Pigment,
    seat: Seat,
    t: Tongue,
) -> Markup {
    let stroke = |pigment| Action::Paint(Stroke { card, cell, pigment });
    let id = |what: &str| format!("cell-{}-{}-{what}", card.number(), cell.name());
    let others = Pigment::ALL.into_iter().filter(|it| *it != cell);
    let lenders = studio.all_seats().filter(|it| *it != seat);
    let name = phrases::pigment(t, cell);
    let mark = html! { i class=(cell.name()) {} };
    html! {
        @let own = offers.place(stroke(cell));
        (touch("paint", &id("own"), if own.is_some() { "" } else { &name }, own, &mark))
        span.instead {
            @for pigment in others {
                @if let Some(offer) = offers.place(stroke(pigment)) {
                    (touch("dab", &id(pigment.name()), "", Some(offer), &picture(&Address::Cube(pigment), "")))
                }
            }
            @for lender in lenders {
                @if let Some(offer) = offers.place(Action::Borrow(lender, card, cell)) {
                    (touch("dab", &id(&lender.to_string()), "", Some(offer), &html! {
                        (picture(&Address::Cube(Pigment::White), "")) b { (lender) }
                    }))
                }
            }
        }
    }
}

/// A painting that counts: in its frame, with the white and the black at its foot (CP-9.3).
pub(super) fn framed(t: Tongue, studio: &Studio, card: Card, id: &str) -> Markup {
    let cells = studio.cells[card.idx()];
    let name = phrases::valued(t, studio, card);
    html! {
        figure.piece.framed id={ (id) "-" (card.number()) } title=(name) {
            (picture(&Address::Picture(studio.deck.picture(card)), &name))
            b.worth { (phrases::value(studio, card)) }
            span.foot {
                @for _ in 0..cells.white() { (picture(&Address::Cube(Pigment::White), &phrases::pigment(t, Pigment::White))) }
                @if cells.is_signed() { (picture(&Address::Cube(Pigment::Black), &phrases::pigment(t, Pigment::Black))) }
            }
        }
    }
}

/// The back of a painting whose grid is not known: the picture, and what it is worth (CP-9.2).
pub(super) fn back(t: Tongue, studio: &Studio, card: Card) -> Markup {
    let of = studio.deck.picture(card);
    html! {
        span.back title={ (phrases::picture(of)) ", " (phrases::worth(t, studio, card)) } {
            (picture(&Address::Picture(of), phrases::picture(of)))
            b.worth { (phrases::value(studio, card)) }
        }
    }
}
