//! The result of a game of Atelier (AT-6): who has won and why, points by source.

use atelier::{End, Step, Studio, View, scoring::Works};
use game::{Outcome, Seat, Verdict};
use languages::Language;

use crate::{
    Names,
    grid::SCREEN_COLUMNS,
    score_sheet::{self, score_sheet},
    words,
};

/// The whole result.
pub(super) fn result(view: &View, outcome: &Outcome, names: &Names) -> String {
    let (studio, t) = (&view.studio, names.language());
    let verdict = format!("{} {}", ending(studio, t), victory(studio, &outcome.verdict, names));
    let verdict = words::wrapped(&verdict, SCREEN_COLUMNS).join("\n");
    let works: Vec<Works> = studio.all_seats().map(|seat| studio.works(seat)).collect();
    let counted = |of: fn(&Works) -> i32| works.iter().map(|it| of(it).to_string()).collect();
    let [originals, fakes, drawings] =
        ["at-seen-originals", "at-seen-fakes", "at-seen-drawings"].map(|key| t.say(key));
    let more = [
        (&*originals, counted(|it| it.originals)),
        (&*fakes, counted(|it| it.fakes)),
        (&*drawings, counted(|it| it.drawings)),
    ];
    let source = |name: &str| t.say(&format!("at-source-{name}"));
    format!("{verdict}\n\n{}", score_sheet(outcome, names, source, &more))
}

/// The reason for the end of the game (AT-6.1, AT-6.4, AT-6.5).
fn ending(studio: &Studio, language: Language) -> String {
    match studio.step {
        Step::Over(End::Standstill) => language.say("at-end-standstill"),
        Step::Over(End::Rounds) => language.say("at-end-rounds"),
        _ => language.tell("at-end-paintings", &[("count", studio.paintings().len().into())]),
    }
}

/// The sentence about who has won and by what.
fn victory(studio: &Studio, verdict: &Verdict, names: &Names) -> String {
    let [winner] = *score_sheet::winners(verdict) else {
        return score_sheet::shared(verdict, names, "AT-6.3");
    };
    score_sheet::won(verdict, names, winner, &margin(studio, winner, names.language()))
}

/// The margin of the winner: points, or the first tie-breaker that differs (AT-6.3).
fn margin(studio: &Studio, winner: Seat, language: Language) -> String {
    let merit = |seat: Seat| {
        let Works { originals, fakes, drawings, .. } = studio.works(seat);
        [studio.points(seat), originals, fakes, drawings]
    };
    let rival = studio.all_seats().filter(|seat| *seat != winner).map(merit).max();
    let (own, rival) = (merit(winner), rival.unwrap_or_default());
    if own[0] != rival[0] {
        return score_sheet::ahead(own[0] - rival[0], language);
    }
    let decisive = (0..3).find(|at| own[at + 1] != rival[at + 1]).unwrap_or_default();
    language.say(["at-by-originals", "at-by-fakes", "at-by-drawings"][decisive])
}
