//! The reasons why an assistant cannot act now, in few words.

use colors_of_paris::{Deed, Obstacle, Pigment, Studio};
use game::Seat;
use languages::Language;

use super::phrases;
use crate::words;

/// The reason why `seat` cannot carry out `deed` now, if there is one: `you lack 1 yellow`.
pub(super) fn reason(t: Language, studio: &Studio, seat: Seat, deed: Deed) -> Option<String> {
    let all: Vec<String> = studio.obstacles(seat, deed).into_iter().map(|it| lack(t, it)).collect();
    (!all.is_empty()).then(|| words::list(t, &all))
}

fn lack(t: Language, obstacle: Obstacle) -> String {
    match obstacle {
        Obstacle::Pigments(them) => {
            let what = phrases::pigments(t, them);
            t.tell("cp-lacks-pigments", &[("what", what.into()), ("count", them.total().into())])
        }
        Obstacle::NoBlackLeft => t.say("cp-lacks-black"),
        Obstacle::Price { cost, owned } => {
            t.tell("cp-lacks-price", &[("cost", cost.into()), ("owned", owned.into())])
        }
        Obstacle::LastSpace(tool) => {
            t.tell("cp-lacks-space", &[("tool", phrases::tool(t, tool).into())])
        }
        Obstacle::NoPainting => t.say("cp-lacks-painting"),
        Obstacle::AllPainted => t.say("cp-lacks-cells"),
        Obstacle::NothingFits => t.say("cp-lacks-fitting"),
        Obstacle::EmptyEasels => t.say("cp-lacks-easels"),
        Obstacle::OnePainting => t.say("cp-lacks-room"),
        Obstacle::NotCompleted => t.say("cp-lacks-completed"),
        Obstacle::NoCards => t.say("cp-lacks-cards"),
        Obstacle::White { cost, owned } => {
            let cost = phrases::so_many(t, cost, Pigment::White);
            t.tell("cp-lacks-white", &[("cost", cost.into()), ("owned", owned.into())])
        }
        Obstacle::NobodyToCopy => t.say("cp-lacks-copy"),
    }
}
