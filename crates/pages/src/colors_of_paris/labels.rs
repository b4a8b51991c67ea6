//! The labels of Colors of Paris.

use colors_of_paris::{Action, Deed, Obstacle, Pigment, Step, Stroke, Studio, Tool, View};
use game::Seat;
use languages::{Arg, Language};

use super::{deeds, lacks, outlook::outlook, phrases};

/// The label of `action` for `seat`: its meaning and its immediate consequences.
pub(super) fn label(view: &View, seat: Seat, action: Action, t: Language) -> String {
    let meaning = meaning(view, seat, action, t);
    match outlook(view, seat, action, t) {
        Some(more) => format!("{meaning} — {more}"),
        None => meaning,
    }
}

fn meaning(view: &View, seat: Seat, action: Action, t: Language) -> String {
    let studio = &view.studio;
    let about = |key: &str, card: String| t.tell(key, &[("card", card.into())]);
    match action {
        Action::Keep(tile) => phrases::told_tile(t, studio, tile),
        Action::Tint(color) => colored(t, "cp-label-tint", color),
        Action::Pick(card) => about("cp-label-pick", phrases::in_full(t, studio, card)),
        Action::Show(card) => about("cp-label-show", phrases::in_full(t, studio, card)),
        Action::Take(card) => about("cp-label-take", phrases::in_full(t, studio, card)),
        Action::Exhibit(card) => about("cp-label-exhibit", phrases::seen(t, studio, card)),
        Action::ExhibitBy(bonus) => about("cp-label-exhibit-by", phrases::bonus(t, bonus)),
        Action::Place(deed) => place(t, studio, seat, deed),
        Action::Lay(deed) | Action::Copy(deed) => deeds::with_effect(t, studio, seat, deed),
        Action::Decline(deed) => decline(t, studio, seat, deed),
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
                ("cell", phrases::cell(t, cell.color()).into()),
                ("card", phrases::of_card(studio, card).into()),
            ];
            t.tell("cp-label-borrow", &args)
        }
        Action::Stop => t.say(stop(studio.step())),
        Action::Turn(0) => t.say("cp-label-turn-none"),
        Action::Turn(steps) => t.tell("cp-label-turn", &[("steps", steps.into())]),
    }
}

fn colored(t: Language, key: &str, color: Pigment) -> String {
    t.tell(key, &[("color", phrases::pigment(t, color).into())])
}

fn on_deed(t: Language, key: &str, studio: &Studio, deed: Deed) -> String {
    t.tell(key, &[("deed", phrases::deed(t, studio, deed).into())])
}

/// The label of placing an assistant: the effect of the action, and what is still missing for it. That may
/// change until its turn comes.
fn place(t: Language, studio: &Studio, seat: Seat, deed: Deed) -> String {
    let told = deeds::with_effect(t, studio, seat, deed);
    // The effect of the action already says that a marker is on its last space.
    let is_last = |it: &Obstacle| matches!(it, Obstacle::LastSpace(_));
    let is_told = studio.obstacles(seat, deed).iter().any(is_last);
    match lacks::reason(t, studio, seat, deed).filter(|_| !is_told) {
        Some(why) => t.tell("cp-label-not-yet", &[("told", told.into()), ("why", why.into())]),
        None => told,
    }
}

fn decline(t: Language, studio: &Studio, seat: Seat, deed: Deed) -> String {
    let name = phrases::deed(t, studio, deed);
    match lacks::reason(t, studio, seat, deed) {
        Some(why) => t.tell("cp-label-cannot", &[("deed", name.into()), ("why", why.into())]),
        None => t.tell("cp-label-decline", &[("deed", name.into())]),
    }
}

/// A payment with the number in reserve: `pay 1 red of 3`.
fn owned(t: Language, key: &str, studio: &Studio, seat: Seat, pigment: Pigment) -> String {
    let count = studio.painter(seat).reserve.count(pigment);
    t.tell(key, &[("one", phrases::so_many(t, 1, pigment).into()), ("count", count.into())])
}

fn advance(t: Language, studio: &Studio, seat: Seat, tool: Tool) -> String {
    let next = studio.painter(seat).tools[tool as usize] + 1;
    deeds::step(t, studio, seat, tool, next)
}

fn paint(t: Language, studio: &Studio, stroke: Stroke) -> String {
    let Stroke { card, pigment, .. } = stroke;
    let cell = stroke.cell.color();
    let open = phrases::open(studio, card);
    let mut args: Vec<(&str, Arg<'_>)> = vec![
        ("color", phrases::pigment(t, pigment).into()),
        ("card", phrases::of_card(studio, card).into()),
    ];
    if cell == pigment {
        let is_last = if open.count(cell) == 1 { "yes" } else { "no" };
        args.push(("last", is_last.into()));
        return t.tell("cp-label-paint", &args);
    }
    args.push(("cell", phrases::cell(t, cell).into()));
    args.push(("kind", pigment.name().into()));
    t.tell("cp-label-paint-instead", &args)
}

/// The key of the label for ending a step early.
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
