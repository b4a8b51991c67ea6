//! What each answer means.

use colors_of_paris::{Action, Card, Pigment, Step, Stroke, Studio, Tool, View};
use game::Seat;
use tongues::{Arg, Tongue};

use super::{deeds, phrases};

/// What `action` means if `seat` takes it now.
pub(super) fn label(view: &View, seat: Seat, action: Action, t: Tongue) -> String {
    let studio = &view.studio;
    let about = |key: &str, card: String| t.tell(key, &[("card", card.into())]);
    match action {
        Action::Keep(tile) => format!("{}: {}", phrases::tile(tile), phrases::power(t, tile)),
        Action::Tint(color) => colored(t, "cp-label-tint", color),
        Action::Pick(card) => about("cp-label-pick", in_full(t, studio, card)),
        Action::Show(card) => about("cp-label-show", in_full(t, studio, card)),
        Action::Take(card) => about("cp-label-take", in_full(t, studio, card)),
        Action::Exhibit(card) => about("cp-label-exhibit", phrases::valued(t, studio, card)),
        Action::ExhibitBy(bonus) => about("cp-label-exhibit-by", phrases::bonus(t, bonus)),
        Action::Place(deed) | Action::Lay(deed) | Action::Copy(deed) => {
            deeds::effect(t, studio, seat, deed)
        }
        Action::Decline(deed) => on_deed(t, "cp-label-decline", studio, deed),
        Action::Stand(deed) => on_deed(t, "cp-label-stand", studio, deed),
        Action::Use(bonus) => {
            let args = [
                ("card", phrases::bonus(t, bonus).into()),
                ("use", phrases::use_of(t, bonus).into()),
            ];
            t.tell("cp-label-use", &args)
        }
        Action::Buy(bonus) => {
            let args = [
                ("cost", studio.board.cost(bonus).into()),
                ("card", phrases::bonus(t, bonus).into()),
                ("use", phrases::use_of(t, bonus).into()),
            ];
            t.tell("cp-label-buy", &args)
        }
        Action::Mix(color, None) => deeds::mix(t, studio, seat, color),
        Action::Mix(_, Some(part)) => colored(t, "cp-label-mix-white", part),
        Action::Pay(pigment) => owned(t, "cp-label-pay", studio, seat, pigment),
        Action::Dry(pigment) => owned(t, "cp-label-dry", studio, seat, pigment),
        Action::Again => t.say("cp-label-again"),
        Action::Hire => t.say("cp-label-hire"),
        Action::Token => t.say("cp-label-token"),
        Action::Advance(tool) => advance(t, studio, seat, tool),
        Action::Exchange(from, to) => {
            let [from, to] = [from, to].map(|it| phrases::so_many(t, 1, it));
            t.tell("cp-label-exchange", &[("from", from.into()), ("to", to.into())])
        }
        Action::Paint(stroke) => paint(t, studio, stroke),
        Action::Borrow(lender, card, cell) => {
            let args = [
                ("lender", lender.to_string().into()),
                ("cell", phrases::cell(t, cell).into()),
                ("card", phrases::card(studio, card).into()),
            ];
            t.tell("cp-label-borrow", &args)
        }
        Action::Stop => t.say(stop(studio.step())),
        Action::Turn(0) => t.say("cp-label-turn-none"),
        Action::Turn(steps) => t.tell("cp-label-turn", &[("steps", steps.into())]),
    }
}

fn colored(t: Tongue, key: &str, color: Pigment) -> String {
    t.tell(key, &[("color", phrases::pigment(t, color).into())])
}

fn on_deed(t: Tongue, key: &str, studio: &Studio, deed: colors_of_paris::Deed) -> String {
    t.tell(key, &[("deed", phrases::deed(t, studio, deed).into())])
}

/// `#12 Monet, worth 14: roy bbg vro (2r 1y 2b 2o 1g 1v)`.
fn in_full(t: Tongue, studio: &Studio, card: Card) -> String {
    let colors = phrases::brief(phrases::open(studio, card));
    format!("{}: {} ({colors})", phrases::valued(t, studio, card), phrases::cells(studio, card))
}

/// `pay 1 red of 3`.
fn owned(t: Tongue, key: &str, studio: &Studio, seat: Seat, pigment: Pigment) -> String {
    let count = studio.painter(seat).reserve.count(pigment);
    t.tell(key, &[("one", phrases::so_many(t, 1, pigment).into()), ("count", count.into())])
}

fn advance(t: Tongue, studio: &Studio, seat: Seat, tool: Tool) -> String {
    let next = studio.painter(seat).tools[tool as usize] + 1;
    deeds::step(t, studio, seat, tool, next)
}

fn paint(t: Tongue, studio: &Studio, stroke: Stroke) -> String {
    let Stroke { card, cell, pigment } = stroke;
    let open = phrases::open(studio, card);
    let yes = |is: bool| Arg::from(if is { "yes" } else { "no" });
    let mut args = vec![
        ("color", phrases::pigment(t, pigment).into()),
        ("card", phrases::card(studio, card).into()),
        ("completes", yes(open.total() == 1)),
    ];
    if cell == pigment {
        args.push(("last", yes(open.count(cell) == 1)));
        return t.tell("cp-label-paint", &args);
    }
    args.push(("cell", phrases::cell(t, cell).into()));
    args.push(("kind", pigment.name().into()));
    t.tell("cp-label-paint-instead", &args)
}

/// What is left undone.
const fn stop(step: Step) -> &'static str {
    match step {
        Step::After(_) | Step::Bought(..) => "cp-stop-cards",
        Step::Again(..) => "cp-stop-again",
        Step::Tools(..) => "cp-stop-tools",
        Step::Exchange(..) => "cp-stop-exchange",
        Step::Paint { .. } | Step::Dab { .. } | Step::Degas { .. } => "cp-stop-paint",
        _ => "cp-stop",
    }
}
