//! Paintings: pencil on paper, and cell by cell the picture comes alive (CP-1.4, CP-4.7).

use art::{Address, paris::Touch};
use colors_of_paris::{
    Action, Card, ColorsOfParis, Picture, Pigment, Stroke, Studio, cells::CELLS,
};
use game::Seat;
use maud::{Markup, html};
use tongues::Tongue;

use super::{super::phrases, news::News, touch::touch};
use crate::{Offer, Offers, board::piece::picture, words};

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

/// The painting of the one who looks, whose cells are painted one by one. Cells of a color are alike
/// and are filled from the top left (CP-4.7): only the one that comes next can be touched, so that paint
/// never lands elsewhere than where it was put.
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
    let is_first = |at: usize| (0..at).all(|it| colors[it] != colors[at] || painted[it].is_some());
    let strokes: Vec<Strokes<'_>> = Pigment::ALL
        .into_iter()
        .map(|color| Strokes::of(studio, offers, card, color, seat))
        .collect();
    html! {
        span.canvas {
            (picture(&Address::Sketch(of), ""))
            span.grid {
                @for at in 0..CELLS {
                    @if painted[at].is_some() {
                        (cell(of, at, colors[at], painted[at], news.cell(card, at)))
                    } @else if is_first(at) {
                        span.cell { (strokes[colors[at] as usize].first(t)) }
                    } @else {
                        span.cell { (strokes[colors[at] as usize].later(at, t)) }
                    }
                }
            }
        }
        b.worth { (phrases::value(studio, card)) }
    }
}

/// What can be put on the cells of one color: their own pigment by a click on the cell, others by
/// small cubes on it.
struct Strokes<'o> {
    card: Card,
    cell: Pigment,
    own: Option<&'o Offer>,
    instead: Vec<(Instead, &'o Offer)>,
}

/// What is put on a cell instead of its color: another pigment, or a white of somebody else.
#[derive(Clone, Copy)]
enum Instead {
    Pigment(Pigment),
    Borrowed(Seat),
}

impl Strokes<'_> {
    fn of<'o>(
        studio: &Studio,
        offers: &'o Offers<ColorsOfParis>,
        card: Card,
        cell: Pigment,
        seat: Seat,
    ) -> Strokes<'o> {
        let stroke = |pigment| Action::Paint(Stroke { card, cell, pigment });
        let own = offers.place(stroke(cell));
        let others = Pigment::ALL.into_iter().filter(|it| *it != cell);
        let others =
            others.filter_map(|it| Some((Instead::Pigment(it), offers.place(stroke(it))?)));
        let lenders = studio.all_seats().filter(|it| *it != seat);
        let borrowed = lenders.filter_map(|it| {
            Some((Instead::Borrowed(it), offers.place(Action::Borrow(it, card, cell))?))
        });
        Strokes { card, cell, own, instead: others.chain(borrowed).collect() }
    }

    /// The cell that carries the actions.
    fn first(&self, t: Tongue) -> Markup {
        let name = phrases::pigment(t, self.cell);
        let said = if self.own.is_some() { "" } else { &name };
        let mark = html! { i class=(self.cell.name()) {} };
        html! {
            (touch("paint", &self.id("own"), said, self.own, &mark))
            span.instead {
                @for (what, offer) in &self.instead {
                    (touch("dab", &self.id(&what.name()), "", Some(offer), &what.cube()))
                }
            }
        }
    }

    /// Another cell of the color, whose turn comes later.
    fn later(&self, at: usize, t: Tongue) -> Markup {
        let is_asked = self.own.is_some() || !self.instead.is_empty();
        let color = phrases::pigment(t, self.cell);
        let name = if is_asked {
            t.tell("cp-board-later-cell", &[("color", color.into())])
        } else {
            color
        };
        let mark = html! { i class=(self.cell.name()) {} };
        touch("paint", &format!("{}-{at}", self.id("own")), &name, None, &mark)
    }

    fn id(&self, what: &str) -> String {
        format!("cell-{}-{}-{what}", self.card.number(), self.cell.name())
    }
}

impl Instead {
    fn name(self) -> String {
        match self {
            Instead::Pigment(pigment) => pigment.name().to_owned(),
            Instead::Borrowed(lender) => lender.to_string(),
        }
    }

    fn cube(self) -> Markup {
        match self {
            Instead::Pigment(pigment) => picture(&Address::Cube(pigment), ""),
            Instead::Borrowed(lender) => {
                html! { (picture(&Address::Cube(Pigment::White), "")) b { (lender) } }
            }
        }
    }
}

/// That a painting has all its pigments and waits to be exhibited (CP-9.3): where nothing is exhibited,
/// it would count already.
pub(super) fn ready(studio: &Studio, card: Card, t: Tongue) -> Markup {
    html! {
        @if studio.cells[card.idx()].is_full() { span.ready { (t.say("cp-board-ready")) } }
    }
}

/// A painting that counts: in its frame, with the white and the black at its foot (CP-9.3).
pub(super) fn framed(t: Tongue, studio: &Studio, card: Card, id: &str) -> Markup {
    let cells = studio.cells[card.idx()];
    let name = phrases::seen(t, studio, card);
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

/// The back of a painting whose grid is not known: the picture, and what it is worth (CP-9.2). It is
/// muted and has no frame, as nothing is painted yet.
pub(super) fn back(t: Tongue, studio: &Studio, card: Card) -> Markup {
    let of = studio.deck.picture(card);
    let told = words::said_of(t, &phrases::seen(t, studio, card), &t.say("cp-face-down"));
    html! {
        span.back title=(told) {
            (picture(&Address::Picture(of), phrases::picture(of)))
            b.worth { (phrases::value(studio, card)) }
        }
    }
}
