//! The prompts of Colors of Paris.

use colors_of_paris::{Draw, Step, View};
use game::{Seat, Viewer};
use languages::Arg;

use super::{deeds, phrases};
use crate::{Names, words};

/// The prompt: one sentence that says who is asked for what.
pub(super) fn prompt(view: &View, names: &Names) -> String {
    let (t, studio) = (names.language(), &view.studio);
    let ask = |seat: Seat, key: &str| names.tell(seat, key, &[]);
    let ask_of = |seat: Seat, key: &str, name: &str, what: String| {
        names.tell(seat, key, &[(name, what.into())])
    };
    let count = |seat: Seat, key: &str, n: u8| names.tell(seat, key, &[("count", n.into())]);
    match studio.step() {
        Step::Luck(draw) => t.say(luck(draw)),
        Step::Keep => all_choose(view, names, "cp-ask-keep"),
        Step::Pick(_) => all_choose(view, names, "cp-ask-pick"),
        Step::Unveil => all_choose(view, names, "cp-ask-unveil"),
        Step::Tint(seat) => ask(seat, "cp-ask-tint"),
        Step::Place(seat) => count(seat, "cp-ask-place", studio.painter(seat).idle),
        Step::Act(seat) if view.viewer.is(seat) && !studio.can_act(seat) => ask(seat, "cp-ask-lie"),
        Step::Act(seat) => ask(seat, "cp-ask-act"),
        Step::After(seat) => ask(seat, "cp-ask-after"),
        Step::Visit(seat) => ask_of(seat, "cp-ask-visit", "ways", deeds::ways(t, studio, seat)),
        Step::Bought(seat, bonus) => {
            ask_of(seat, "cp-ask-bought", "card", phrases::bonus(t, bonus))
        }
        Step::Exhibit(seat) => ask(seat, "cp-ask-exhibit"),
        Step::Show(seat) => ask(seat, "cp-ask-show"),
        Step::Copy(seat) => ask(seat, "cp-ask-copy"),
        Step::MixAny(seat) => ask(seat, "cp-ask-mix-any"),
        Step::Mix(seat, color) => ask_of(seat, "cp-ask-mix", "color", phrases::pigment(t, color)),
        Step::Pay(seat, tool, left) | Step::PayAgain(seat, tool, left) => {
            let args = [("count", left.into()), ("tool", phrases::tool(t, tool).into())];
            names.tell(seat, "cp-ask-pay", &args)
        }
        Step::Again(seat, tool) => {
            let level = studio.painter(seat).tools[tool as usize] + 1;
            let price = studio.board.level(tool, level);
            let args = [("count", price.into()), ("tool", phrases::tool(t, tool).into())];
            names.tell(seat, "cp-ask-again", &args)
        }
        Step::Reward(seat, tool) => ask_of(seat, "cp-ask-reward", "tool", tool.name().to_owned()),
        Step::Tools(seat, left) => count(seat, "cp-ask-tools", left),
        Step::Exchange(seat, left) => count(seat, "cp-ask-exchange", left),
        Step::Paint { seat, left, guests: 0 } => count(seat, "cp-ask-paint", left),
        Step::Paint { seat, left, .. } => count(seat, "cp-ask-paint-borrow", left),
        Step::Dab { seat, color, left, .. } => {
            let args = [("count", left.into()), ("color", phrases::pigment(t, color).into())];
            names.tell(seat, "cp-ask-dab", &args)
        }
        Step::Degas { seat, from, left, .. } => {
            let from = phrases::card(names, studio, from);
            names.tell(seat, "cp-ask-degas", &[("count", left.into()), ("card", from.into())])
        }
        Step::Turn(seat) => ask(seat, "cp-ask-turn"),
        Step::Dry(seat) => dry(view, names, seat),
        Step::Stand(seat) => ask(seat, "cp-ask-stand"),
        Step::Prepare | Step::Next | Step::Over => t.say("cp-over"),
    }
}

const fn luck(draw: Draw) -> &'static str {
    match draw {
        Draw::Tiles(_) => "cp-luck-tiles",
        Draw::Pictures => "cp-luck-pictures",
        Draw::Back(_) | Draw::Front(..) => "cp-luck-paintings",
        Draw::Pass(_) => "cp-luck-pass",
        Draw::HalfTurn => "cp-half-turn",
        Draw::Refill | Draw::Renew(_) => "cp-luck-easels",
        Draw::Display => "cp-luck-bonus",
        Draw::Start => "cp-luck-start",
    }
}

/// The prompt of a question that all players answer at the same time. A reader who has answered is told who
/// has not.
fn all_choose(view: &View, names: &Names, key: &str) -> String {
    let (t, decided) = (names.language(), view.studio.decided);
    match view.viewer {
        Viewer::Seat(seat) if !decided.contains(seat) => names.tell(seat, key, &[]),
        Viewer::Seat(_) => {
            let others = view.studio.all_seats().filter(|it| !decided.contains(*it));
            let others: Vec<String> = others.map(|it| names.name(it)).collect();
            t.tell("cp-waiting-for", &[("who", words::list(t, &others).into())])
        }
        Viewer::Public => t.say(&format!("{key}-all")),
    }
}

fn dry(view: &View, names: &Names, seat: Seat) -> String {
    let (has, limit) = (view.studio.drying(seat), view.studio.limit(seat));
    let args: [(&str, Arg<'_>); 3] =
        [("has", has.into()), ("limit", limit.into()), ("count", (has - limit).into())];
    names.tell(seat, "cp-ask-dry", &args)
}
