//! Originals and fakes (AT-5.1), objectives (AT-5.2, AT-8.4), the end and the points (AT-6, AT-8.2).

use atelier::{Atelier, Objective, Options, scoring::Points};
use game::{Clause, Game, Seat, Verdict};

use crate::script::{self, AtelierScript, Decked, Script, opened, with_deck};

/// Free canvases, as many as there is room for.
fn free(text: &str, subjects: [&str; 2]) -> Options {
    let [drawn, painted] = subjects;
    let deck = Decked { blank: &"C M Y W K ".repeat(9), drawn, painted, ..Decked::default() };
    with_deck(text, &deck)
}

fn verdict(script: &Script) -> Verdict {
    script.game().verdict().expect("the game is over")
}

fn taken(script: &Script) -> Vec<(&'static str, Seat)> {
    let all = Objective::ALL.into_iter();
    all.filter_map(|it| Some((it.name(), script.view().studio.objectives[it as usize]?))).collect()
}

/// AT-5.1: the first of a subject is the original, whoever paints the next.
#[test]
fn originals_and_fakes() {
    let options = free("", ["rose/C rose/M rose/Y", "rose/C rose/M rose/Y"]);
    let mut script = opened(2, options, &["b1 b2 d1 d2 p1", "b3 d3 p2 p3"], "");
    script.play_all_settled(&[
        "A lay blank-01",
        "A lay blank-02",
        "A done",
        "B lay blank-03",
        "B done",
    ]);
    script.play_all_settled(&["A lay drawn-01", "A on blank-01", "A lay drawn-02"]);
    script.play_all_settled(&["B lay drawn-03", "B done", "A lay painted-01", "A on drawn-01"]);
    assert!(script.view().studio.fakes.is_empty());
    script.play("B lay painted-02");
    assert_eq!(script::names(script.view().studio.fakes), ["painted-02"]);
    let works = |seat| script.view().studio.works(Seat(seat));
    assert_eq!((works(0).originals, works(0).drawings, works(0).fakes), (1, 1, 0));
    assert_eq!((works(1).originals, works(1).fakes, works(1).blanks), (0, 1, 0));
}

/// AT-5.1: a player can forge their own painting.
#[test]
fn ones_own_fake() {
    let options = free("", ["rose/C rose/M", "rose/C rose/M"]);
    let mut script = opened(2, options, &["b1 d1 d2 p1 p2"], "b2");
    script.play_all_settled(&["A lay blank-01", "A done"]);
    script.idle(1);
    script.play_all_settled(&["A draw ring 1", "A draw deck"]);
    script.idle(1);
    script.play_all_settled(&["A lay blank-02", "A done"]);
    script.idle(1);
    script.play_all_settled(&["A lay drawn-01", "A on blank-01", "A lay drawn-02"]);
    script.idle(1);
    script.play_all_settled(&["A lay painted-01", "A on drawn-01"]);
    script.idle(1);
    script.play("A lay painted-02");
    assert_eq!(script::names(script.view().studio.fakes), ["painted-02"]);
    let points = Points { originals: 4, fakes: 3, objectives: 4, ..Points::default() };
    assert_eq!(script.view().studio.points_by_source(Seat(0)), points, "with the first painting");
    assert_eq!(script.view().studio.points(Seat(0)), 4 + 3 + 4);
}

/// AT-5.2: an objective goes at once to the first player who meets it, and stays there.
#[test]
fn objectives_are_taken_at_once() {
    let options = free("", ["rose/C", "rose/C"]);
    let mut script = opened(2, options, &["b1 b2 b3 b4 b5", "b6 b7 b8 b9 b10"], "");
    script.play_all_settled(&["A lay blank-01", "A lay blank-02", "A lay blank-03"]);
    script.play_all_settled(&["B lay blank-06", "B lay blank-07", "B lay blank-08"]);
    script.play("A lay blank-04");
    assert_eq!(taken(&script), []);
    script.play("A lay blank-05");
    assert_eq!(taken(&script), [("all-colors", Seat(0))], "in the midst of the turn");
    script.play("A done");
    script.play_all_settled(&["B lay blank-09", "B lay blank-10", "B done"]);
    assert_eq!(taken(&script), [("all-colors", Seat(0))], "B is too late");
    assert_eq!(script.view().studio.points(Seat(0)), -5 + 2);
    assert_eq!(script.view().studio.points(Seat(1)), -5);
}

/// AT-5.2: a player can take several objectives together: seven blank canvases, five of one color.
#[test]
fn objectives_are_taken_together() {
    let deck = Decked { blank: &"C C:C ".repeat(20), ..Decked::default() };
    let mut script = opened(2, with_deck("", &deck), &["b1 b3 b5 b7 b9"], "b11 b13");
    script.play_all_settled(&["A lay blank-01", "A lay blank-03", "A lay blank-05"]);
    script.idle(1);
    script.play_all_settled(&["A draw ring 1", "A draw ring 2"]);
    script.idle(1);
    script.play("A lay blank-07");
    assert_eq!(taken(&script), []);
    script.play("A lay blank-09");
    assert_eq!(taken(&script), [("one-color", Seat(0))]);
    script.play("A lay blank-11");
    script.idle(1);
    script.play("A lay blank-13");
    assert_eq!(taken(&script), [("blank-canvases", Seat(0)), ("one-color", Seat(0))]);
    assert_eq!(script.view().studio.reached(Seat(0), Objective::BlankCanvases), 7);
}

/// AT-8.4: covered canvases count for objectives, or they do not, by the switch.
#[test]
fn covered_canvases_count() {
    for (text, colors) in [("", 2), ("objectives=visible", 1)] {
        let options = free(text, ["rose/M", "rose/C"]);
        let mut script = opened(2, options, &["b1 d1"], "");
        script.play_all_settled(&["A lay blank-01", "A done"]);
        script.idle(1);
        script.play_all_settled(&["A lay drawn-01", "A done"]);
        assert_eq!(script.view().studio.reached(Seat(0), Objective::AllColors), colors, "{text}");
    }
}

/// AT-6.2, AT-8.2: only what lies in sight counts; a blank canvas costs a point, or brings one.
#[test]
fn points() {
    for (text, blanks) in [("", -1), ("blank=1", 1)] {
        let options = free(text, ["rose/M", "rose/C"]);
        let mut script = opened(2, options, &["b1 b2 d1"], "");
        script.play_all_settled(&["A lay blank-01", "A lay blank-02", "A done"]);
        script.idle(1);
        script.play_all_settled(&["A lay drawn-01", "A on blank-01", "A done"]);
        let points = Points { drawings: 1, blanks, ..Points::default() };
        assert_eq!(script.view().studio.points_by_source(Seat(0)), points, "{text}");
        assert_eq!(script.view().studio.points(Seat(0)), 1 + blanks, "{text}");
    }
}

/// A game in which both players build stacks as fast as they can until it is over; A paints first.
fn race(seats: u8, rounds: &str) -> Script {
    let canvases = "rose/C iris/C ".repeat(14);
    let deck = Decked { blank: &"C ".repeat(40), drawn: &canvases, painted: &canvases, jokers: 0 };
    let mut script = opened(seats, with_deck(rounds, &deck), &[], "");
    while script.game().verdict().is_none() {
        script.settle();
        let Some(seat) = script.asked() else { continue };
        let actions = script.actions(seat.0);
        // The highest type first, so that paintings come about.
        let best = |verb: &str| actions.iter().find(|it| it.starts_with(verb)).cloned();
        let action = best("lay painted")
            .or_else(|| best("on"))
            .or_else(|| best("lay drawn"))
            .or_else(|| best("lay blank").filter(|_| script.palette(seat.0).len() < 12))
            .or_else(|| best("draw deck"))
            .unwrap_or_else(|| actions[0].clone());
        script.play(&format!("{seat} {action}"));
    }
    script
}

/// AT-6.1: enough paintings end the game after the round, so all players have had the same number of turns.
#[test]
fn the_end() {
    for (seats, needed) in [(2, 7), (3, 8), (4, 9), (5, 10)] {
        let script = race(seats, "");
        assert_eq!(verdict(&script).end, Clause("AT-6.1"), "{seats}");
        let painted = script.view().studio.paintings().len();
        assert!((needed..needed + usize::from(seats)).contains(&painted), "{painted}");
        let last = script.table().events().iter().rev().find_map(|event| match event {
            game::Event::Choice { seat, .. } => Some(*seat),
            game::Event::Chance(_) => None,
        });
        assert_eq!(last, Some(Seat(seats - 1)), "A began, so the last seat ends");
    }
}

/// AT-6.5: a table may agree on a last round.
#[test]
fn the_last_round() {
    let script = race(3, "rounds=2");
    assert_eq!(verdict(&script).end, Clause("AT-6.5"));
    assert_eq!(script.view().studio.round, 2);
}

/// AT-6.4: as many passes as there are players, one after the other, end the game.
#[test]
fn the_standstill() {
    let deck = Decked { blank: &"C:M ".repeat(18), ..Decked::default() };
    let mut script = opened(3, with_deck("", &deck), &[], "");
    script.play("A draw ring 1");
    for line in ["B pass", "C pass"] {
        script.play(line);
        assert!(script.game().verdict().is_none());
    }
    script.play("A pass");
    let Verdict { end, points, places } = verdict(&script);
    assert_eq!((end, &points[..], &places[..]), (Clause("AT-6.4"), &[0, 0, 0][..], &[1, 1, 1][..]));
}

/// AT-6.4: a player who draws or plays in between interrupts the row of passes.
#[test]
fn passes_one_after_the_other() {
    let deck = Decked { blank: &format!("{}C", "C:M ".repeat(11)), ..Decked::default() };
    let mut script = opened(2, with_deck("", &deck), &["", "b1 b2 b3 b4 b5 b12"], "b11");
    script.play("A draw ring 1");
    script.play("B lay blank-12");
    script.play("B done");
    for line in ["A pass", "B pass"] {
        assert!(script.game().verdict().is_none());
        script.play(line);
    }
    assert_eq!(verdict(&script).end, Clause("AT-6.4"));
    assert_eq!(verdict(&script).points[..], [0, -1]);
}

/// AT-6.3: ties go to originals, then fakes, then drawn canvases in sight; then they are shared.
#[test]
fn ties() {
    let mut broken = 0;
    for seed in 0..400 {
        let game = played(seed);
        let (verdict, view) = (game.verdict().unwrap(), game.view(game::Viewer::Public));
        let merit = |seat: Seat| {
            let works = view.studio.works(seat);
            (verdict.points[seat.idx()], works.originals, works.fakes, works.drawings)
        };
        for one in Seat::first(5) {
            for other in Seat::first(5) {
                let places = (verdict.places[one.idx()], verdict.places[other.idx()]);
                assert_eq!(merit(one).cmp(&merit(other)), places.1.cmp(&places.0));
                broken += u32::from(merit(one).0 == merit(other).0 && places.0 != places.1);
            }
        }
    }
    assert!(0 < broken, "no tie was broken: then this shows nothing");
}

fn played(seed: u64) -> Atelier {
    use rand_core::SeedableRng;
    let options = script::boxed("rounds=25");
    let mut table = game::Table::<Atelier>::open(5, options).unwrap();
    table.play_out(&mut rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(seed));
    *table.game()
}
