//! What is asked, and of whom.

use colors_of_paris::{Draw, Pigment, Step, View};
use game::{Seat, Viewer};

use super::{deeds, phrases};
use crate::{Names, english};

/// One sentence: what is asked, and of whom.
pub(super) fn prompt(view: &View, names: &Names) -> String {
    let chooses =
        |seat: Seat, what: &str| format!("{} {what}.", names.does(seat, "choose", "chooses"));
    let may = |seat: Seat, what: &str| format!("{} may {what}.", names.name(seat));
    match view.studio.step() {
        Step::Luck(draw) => luck(draw).to_owned(),
        Step::Keep => all_choose(view, names, "which painter tile to keep"),
        Step::Pick(_) => all_choose(view, names, "which card of the pack to keep"),
        Step::Unveil => all_choose(view, names, "the first painting to work on"),
        Step::Tint(seat) => chooses(seat, "a color for Gauguin's tile"),
        Step::Place(seat) => place(view, names, seat),
        Step::Act(seat) => chooses(seat, "which assistant to lay down"),
        Step::After(seat) => may(seat, "use a bonus card"),
        Step::Visit(seat) => {
            format!("{} may {}.", names.name(seat), english::either(&deeds::ways(&view.studio)))
        }
        Step::Bought(seat, bonus) => may(seat, &format!("use {}", phrases::bonus(bonus))),
        Step::Exhibit(seat) => chooses(seat, "which painting to exhibit"),
        Step::Show(seat) => chooses(seat, "the next painting to work on"),
        Step::Copy(seat) => chooses(seat, "which action to copy"),
        Step::MixAny(seat) => chooses(seat, "what to mix"),
        Step::Mix(seat, color) => chooses(seat, &format!("how to mix {}", color.name())),
        Step::Pay(seat, tool, left) | Step::PayAgain(seat, tool, left) => {
            let pigments = english::count(left, "pigment");
            let pays = names.does(seat, "pay", "pays");
            format!("{pays} {pigments} for {}.", phrases::tool(tool))
        }
        Step::Again(seat, tool) => {
            let level = view.studio.painter(seat).tools[tool as usize] + 1;
            let price = english::count(view.studio.board.level(tool, level), "pigment");
            may(seat, &format!("improve {} again for {price}", phrases::tool(tool)))
        }
        Step::Reward(seat, tool) => {
            chooses(seat, &format!("an assistant or the token of {}", phrases::tool(tool)))
        }
        Step::Tools(seat, left) => {
            may(seat, &format!("advance tools, {} more", english::count(left, "step")))
        }
        Step::Exchange(seat, left) => {
            may(seat, &format!("exchange {} more", english::count(left, "pigment")))
        }
        Step::Paint { seat, left, guests } => paint(names, seat, left, guests),
        Step::Dab { seat, color, left, .. } => {
            may(seat, &format!("paint {} of {}", english::count(left, "cell"), color.name()))
        }
        Step::Degas { seat, from, left, .. } => {
            let from = phrases::card(&view.studio, from);
            let pigments = english::count(left, "pigment");
            may(seat, &format!("paint with {pigments} of {from} on another painting"))
        }
        Step::Turn(seat) => chooses(seat, "how far the wheel turns"),
        Step::Dry(seat) => dry(view, names, seat),
        Step::Stand(seat) => chooses(seat, "which assistant stays standing on the board"),
        Step::Prepare | Step::Next | Step::Over => "The game is over.".to_owned(),
    }
}

const fn luck(draw: Draw) -> &'static str {
    match draw {
        Draw::Tiles(_) => "Luck deals painter tiles.",
        Draw::Pictures => "Luck draws the pictures of the draft.",
        Draw::Back(_) | Draw::Front(..) => "Luck deals paintings.",
        Draw::Pass(_) => "The packs are passed on.",
        Draw::HalfTurn => "The wheel has made half a turn.",
        Draw::Refill | Draw::Renew(_) => "Luck brings paintings to the easels.",
        Draw::Display => "Luck brings bonus cards.",
        Draw::Start => "Luck names the first player.",
    }
}

/// A question that all answer at the same time, said to the one who reads it.
fn all_choose(view: &View, names: &Names, what: &str) -> String {
    match view.viewer {
        Viewer::Seat(seat) if !view.studio.decided.contains(seat) => {
            format!("{} {what}.", names.does(seat, "choose", "chooses"))
        }
        Viewer::Seat(_) | Viewer::Public => format!("All choose {what}."),
    }
}

fn place(view: &View, names: &Names, seat: Seat) -> String {
    let idle = view.studio.painter(seat).idle;
    let left = english::count(idle, "assistant");
    format!("{} an assistant, {left} left.", names.does(seat, "place", "places"))
}

fn paint(names: &Names, seat: Seat, left: u8, guests: u8) -> String {
    let more = english::count(left, "pigment");
    let guests = match guests {
        0 => String::new(),
        _ => format!(", and {} of an opponent", Pigment::White.name()),
    };
    format!("{} up to {more}{guests}.", names.does(seat, "paint", "paints"))
}

fn dry(view: &View, names: &Names, seat: Seat) -> String {
    let has = view.studio.drying(seat);
    let limit = view.studio.limit(seat);
    let owns = names.does(seat, "have", "has");
    let too_many = english::count(has - limit, "pigment");
    let dry = if has - limit == 1 { "dries" } else { "dry" };
    format!("{owns} {has} pigments and may keep {limit}: {too_many} {dry}.")
}
