//! What each answer means.

use colors_of_paris::{Action, Card, Pigment, Step, Stroke, Studio, Tool, View};
use game::Seat;

use super::{deeds, phrases};
use crate::english::a;

/// What `action` means if `seat` takes it now.
pub(super) fn label(view: &View, seat: Seat, action: Action) -> String {
    let studio = &view.studio;
    match action {
        Action::Keep(tile) => format!("{}: {}", phrases::tile(tile), phrases::power(tile)),
        Action::Tint(color) => format!("mix {} with white", color.name()),
        Action::Pick(card) => format!("keep {}", in_full(studio, card)),
        Action::Show(card) => format!("put down {}", in_full(studio, card)),
        Action::Place(deed) | Action::Lay(deed) | Action::Copy(deed) => {
            deeds::effect(studio, seat, deed)
        }
        Action::Decline(deed) => format!("leave {} undone", phrases::deed(studio, deed)),
        Action::Use(bonus) => format!("use {}: {}", phrases::bonus(bonus), phrases::use_of(bonus)),
        Action::ExhibitBy(bonus) => format!("exhibit, with {}", phrases::bonus(bonus)),
        Action::Take(card) => format!("take {}", in_full(studio, card)),
        Action::Buy(bonus) => {
            let cost = studio.board.cost(bonus);
            format!("for {cost} white, {}: {}", phrases::bonus(bonus), phrases::use_of(bonus))
        }
        Action::Exhibit(card) => format!("exhibit {}", phrases::valued(studio, card)),
        Action::Mix(color, without) => mix(studio, seat, color, without),
        Action::Pay(pigment) => owned(studio, seat, "pay 1", pigment),
        Action::Again => "improve the same tool once more".to_owned(),
        Action::Hire => {
            "one assistant more from the next round on; the last space still brings 10".to_owned()
        }
        Action::Token => "the token: 6 points now, and 4 more on the last space".to_owned(),
        Action::Advance(tool) => advance(studio, seat, tool),
        Action::Exchange(from, to) => format!("give 1 {} and get 1 {}", from.name(), to.name()),
        Action::Paint(stroke) => paint(studio, stroke),
        Action::Borrow(lender, card, cell) => {
            let on = phrases::card(studio, card);
            format!("a white of {lender} on {} cell of {on}, which costs 2 points", a(cell.name()))
        }
        Action::Stop => stop(studio.step()).to_owned(),
        Action::Turn(0) => "the wheel stays as it is".to_owned(),
        Action::Turn(steps) => format!("the wheel turns by {steps} steps"),
        Action::Dry(pigment) => owned(studio, seat, "give back 1", pigment),
        Action::Stand(deed) => stand(studio, deed),
    }
}

/// `#12 Monet, worth 14: roy bbg vro (2r 1y 2b 2o 1g 1v)`.
fn in_full(studio: &Studio, card: Card) -> String {
    let colors = phrases::brief(phrases::open(studio, card));
    format!("{}: {} ({colors})", phrases::valued(studio, card), phrases::cells(studio, card))
}

fn mix(studio: &Studio, seat: Seat, color: Pigment, without: Option<Pigment>) -> String {
    match without {
        None => deeds::mix(studio, seat, color),
        Some(part) => format!("white in place of {}", part.name()),
    }
}

/// `pay 1 red of 3`.
fn owned(studio: &Studio, seat: Seat, verb: &str, pigment: Pigment) -> String {
    let count = studio.painter(seat).reserve.count(pigment);
    format!("{verb} {} of {count}", pigment.name())
}

fn advance(studio: &Studio, seat: Seat, tool: Tool) -> String {
    let next = studio.painter(seat).tools[tool as usize] + 1;
    deeds::step(studio, seat, tool, next)
}

fn paint(studio: &Studio, stroke: Stroke) -> String {
    let Stroke { card, cell, pigment } = stroke;
    let open = phrases::open(studio, card);
    let on = phrases::card(studio, card);
    let price = match pigment {
        Pigment::White => ", which costs 2 points",
        Pigment::Black => ", as your signature",
        _ => "",
    };
    let completes = if open.total() == 1 { ": that completes it" } else { "" };
    if cell == pigment {
        let cells = if open.count(cell) == 1 { "the last cell" } else { "a cell" };
        format!("{} on {cells} of that color of {on}{completes}", pigment.name())
    } else {
        format!("{} on {} cell of {on}{price}{completes}", pigment.name(), a(cell.name()))
    }
}

/// What is left undone.
const fn stop(step: Step) -> &'static str {
    match step {
        Step::After(_) | Step::Bought(..) => "use no card now",
        Step::Again(..) => "do not improve it again",
        Step::Tools(..) => "advance no more tools",
        Step::Exchange(..) => "exchange no more",
        Step::Paint { .. } | Step::Dab { .. } | Step::Degas { .. } => "paint no more",
        _ => "do no more",
    }
}

fn stand(studio: &Studio, deed: colors_of_paris::Deed) -> String {
    format!("stays where {} is now", phrases::deed(studio, deed))
}
