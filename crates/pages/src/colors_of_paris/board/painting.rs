//! Paintings as HTML: a pencil drawing that is colored cell by cell (CP-1.4, CP-4.7).

use art::{PicturePath, paris::CellLook};
use colors_of_paris::{
    Action, Card, Cell, Picture, Pigment, Stroke,
    cells::{CELLS, ROW_CELLS},
    scoring::WHITE_POINTS,
};
use game::Seat;
use languages::Language;
use maud::{Markup, html};

use super::{
    super::phrases,
    BoardContext,
    touch::{touch, touch_there},
};
use crate::{Offer, board::piece::picture, words};

/// A painting with its cells, without buttons: on an easel, in a hand, or of another player.
pub(super) fn canvas(context: BoardContext<'_>, card: Card) -> Markup {
    let BoardContext { studio, news, .. } = context;
    let of = studio.deck.picture(card);
    let painted = studio.cells[card.idx()].all();
    html! {
        span.canvas {
            (picture(&PicturePath::Sketch(of), ""))
            span.grid {
                @for (at, color) in studio.deck.cells(card).iter().enumerate() {
                    (cell(of, at, *color, painted[at], news.cell(card, at)))
                }
            }
        }
        b.worth { (phrases::value(studio, card)) }
    }
}

/// A cell: its color, or the pigment on it.
fn cell(of: Picture, at: usize, color: Pigment, on: Option<Pigment>, fresh: &str) -> Markup {
    html! {
        @match on {
            None => i class=(color.name()) {},
            Some(pigment) => i class={ "on " (pigment.name()) (fresh) } {
                (picture(&PicturePath::Tile(of, at, CellLook::of(on)), ""))
            },
        }
    }
}

/// A painting of the viewer with buttons on its cells. Cells of a color are equal (CP-4.7), but each free one
/// has a button, so paint lands where it is put.
pub(super) fn worked_on(context: BoardContext<'_>, seat: Seat, card: Card) -> Markup {
    let BoardContext { studio, news, t, .. } = context;
    let of = studio.deck.picture(card);
    let (colors, painted) = (studio.deck.cells(card), studio.cells[card.idx()].all());
    let white = studio.cells[card.idx()].white();
    let strokes = Pigment::ALL.map(|color| Strokes::of(context, seat, card, color));
    html! {
        span.canvas {
            (picture(&PicturePath::Sketch(of), ""))
            span.grid {
                @for at in 0..CELLS {
                    @if painted[at].is_some() {
                        (cell(of, at, colors[at], painted[at], news.cell(card, at)))
                    } @else {
                        span.cell { (strokes[colors[at] as usize].at(at, named(&colors, &painted, at), t)) }
                    }
                }
            }
        }
        b.worth { (phrases::value(studio, card)) @if white != 0 { small { "−" (WHITE_POINTS.unsigned_abs() * white) } } }
    }
}

/// The name of the free cell at a place in actions. The first free cell of a color is filled where no place
/// is named, so its button has the listed action.
fn named(colors: &[Pigment; CELLS], painted: &[Option<Pigment>; CELLS], at: usize) -> Cell {
    let color = colors[at];
    let is_first = (0..at).all(|it| colors[it] != color || painted[it].is_some());
    if is_first { Cell::any(color) } else { Cell::at(color, at) }
}

/// The pigments that can be put on the cells of one color: their own by a click on the cell, others by small
/// cubes on it.
struct Strokes<'o> {
    card: Card,
    color: Pigment,
    own: Option<StrokeOffer<'o>>,
    instead: Vec<(Substitute, StrokeOffer<'o>)>,
}

/// An action on any cell of a color, with its offer.
type StrokeOffer<'o> = (Action, &'o Offer);

/// A substitute for the color of a cell: another pigment, or a white of another player.
#[derive(Clone, Copy)]
enum Substitute {
    Pigment(Pigment),
    Borrowed(Seat),
}

impl<'o> Strokes<'o> {
    fn of(context: BoardContext<'o>, seat: Seat, card: Card, color: Pigment) -> Strokes<'o> {
        let cell = Cell::any(color);
        let way = |action| Some((action, context.offers.place(action)?));
        let stroke = |pigment| way(Action::Paint(Stroke { card, cell, pigment }));
        let own = stroke(color);
        let others = Pigment::ALL.into_iter().filter(|it| *it != color);
        let others = others.filter_map(|it| Some((Substitute::Pigment(it), stroke(it)?)));
        let lenders = context.studio.all_seats().filter(|it| *it != seat);
        let borrowed = lenders.filter_map(|it| {
            Some((Substitute::Borrowed(it), way(Action::Borrow(it, card, cell))?))
        });
        Strokes { card, color, own, instead: others.chain(borrowed).collect() }
    }

    /// The free cell at a place, which actions call `cell`.
    fn at(&self, at: usize, cell: Cell, t: Language) -> Markup {
        let id = |what: &str| format!("cell-{}-{}-{what}", self.card.number(), at + 1);
        let place = [("row", (at / ROW_CELLS + 1).into()), ("column", (at % ROW_CELLS + 1).into())];
        let there = t.tell("cp-board-cell-at", &place);
        let put = |kind: &str, what: &str, (action, offer): StrokeOffer<'_>, inside: &Markup| {
            touch_there(kind, &id(what), offer, &action.on(cell).to_string(), &there, inside)
        };
        let mark = html! { i class=(self.color.name()) {} };
        html! {
            @match self.own {
                Some(way) => (put("paint", "own", way, &mark)),
                None => (touch("paint", &id("own"), &phrases::pigment(t, self.color), None, &mark)),
            }
            span.instead {
                @for (what, way) in &self.instead {
                    (put("dab", &what.name(), *way, &what.cube()))
                }
            }
        }
    }
}

impl Substitute {
    fn name(self) -> String {
        match self {
            Substitute::Pigment(pigment) => pigment.name().to_owned(),
            Substitute::Borrowed(lender) => lender.to_string(),
        }
    }

    fn cube(self) -> Markup {
        match self {
            Substitute::Pigment(pigment) => picture(&PicturePath::Cube(pigment), ""),
            Substitute::Borrowed(lender) => {
                html! { (picture(&PicturePath::Cube(Pigment::White), "")) b { (lender) } }
            }
        }
    }
}

/// The mark of a completed painting that can be exhibited (CP-9.3); where nothing is exhibited, it would
/// count already.
pub(super) fn ready(context: BoardContext<'_>, card: Card) -> Markup {
    html! {
        @if context.studio.cells[card.idx()].is_full() { span.ready { (context.t.say("cp-board-ready")) } }
    }
}

/// A painting that counts: framed, with its white and black at the foot (CP-9.3).
pub(super) fn framed(context: BoardContext<'_>, card: Card, id: &str) -> Markup {
    let BoardContext { studio, t, .. } = context;
    let cells = studio.cells[card.idx()];
    let name = phrases::seen(t, studio, card);
    html! {
        figure.piece.framed id={ (id) "-" (card.number()) } title=(name) {
            (picture(&PicturePath::Picture(studio.deck.picture(card)), &name))
            b.worth { (phrases::value(studio, card)) }
            span.foot {
                @for _ in 0..cells.white() { (picture(&PicturePath::Cube(Pigment::White), &phrases::pigment(t, Pigment::White))) }
                @if cells.is_signed() { (picture(&PicturePath::Cube(Pigment::Black), &phrases::pigment(t, Pigment::Black))) }
            }
        }
    }
}

/// The back of a painting whose grid is not known: the picture and the value (CP-9.2). It is muted and
/// unframed, because nothing is painted yet.
pub(super) fn back(context: BoardContext<'_>, card: Card) -> Markup {
    let BoardContext { studio, t, .. } = context;
    let of = studio.deck.picture(card);
    let told = words::said_of(t, &phrases::seen(t, studio, card), &t.say("cp-face-down"));
    html! {
        span.back title=(told) {
            (picture(&PicturePath::Picture(of), phrases::picture(of)))
            b.worth { (phrases::value(studio, card)) }
        }
    }
}
