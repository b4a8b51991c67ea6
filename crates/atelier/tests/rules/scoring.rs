//! Originals and fakes (AT-5.1), objectives (AT-5.2, AT-8.4), the end and the points (AT-6, AT-8.2).

use atelier::{Atelier, Objective, Options, scoring::Points};
use game::{Clause, Game, Seat, Verdict};

use crate::easel::{self, Decked, Easel, opened, with_deck};

/// Free canvases, as many as there is room for.
fn free(text: &str, subjects: [&str; 2]) -> Options {
    let [drawn, painted] = subjects;
    let deck = Decked { blank: &"C M Y W K ".repeat(9), drawn, painted, ..Decked::default() };
    with_deck(text, &deck)
}

fn verdict(easel: &Easel) -> Verdict {
    easel.game().verdict().expect("the game is over")
}

fn taken(easel: &Easel) -> Vec<(&'static str, Seat)> {
    let all = Objective::ALL.into_iter();
    all.filter_map(|it| Some((it.name(), easel.view().studio.objectives[it as usize]?))).collect()
}

/// AT-5.1: the first of a subject is the original, whoever paints the next.
#[test]
fn originals_and_fakes() {
    let options = free("", ["rose/C rose/M rose/Y", "rose/C rose/M rose/Y"]);
    let mut easel = opened(2, options, &["b1 b2 d1 d2 p1", "b3 d3 p2 p3"], "");
    easel.say_all(&["A lay blank-01", "A lay blank-02", "A done", "B lay blank-03", "B done"]);
    easel.say_all(&["A lay drawn-01", "A on blank-01", "A lay drawn-02"]);
    easel.say_all(&["B lay drawn-03", "B done", "A lay painted-01", "A on drawn-01"]);
    assert!(easel.view().studio.fakes.is_empty());
    easel.say("B lay painted-02");
    assert_eq!(easel::names(easel.view().studio.fakes), ["painted-02"]);
    let works = |seat| easel.view().studio.works(Seat(seat));
    assert_eq!((works(0).originals, works(0).drawings, works(0).fakes), (1, 1, 0));
    assert_eq!((works(1).originals, works(1).fakes, works(1).blanks), (0, 1, 0));
}

/// AT-5.1: one can forge one's own work.
#[test]
fn ones_own_fake() {
    let options = free("", ["rose/C rose/M", "rose/C rose/M"]);
    let mut easel = opened(2, options, &["b1 d1 d2 p1 p2"], "b2");
    easel.say_all(&["A lay blank-01", "A done"]);
    easel.idle(1);
    easel.say_all(&["A draw ring 1", "A draw deck"]);
    easel.idle(1);
    easel.say_all(&["A lay blank-02", "A done"]);
    easel.idle(1);
    easel.say_all(&["A lay drawn-01", "A on blank-01", "A lay drawn-02"]);
    easel.idle(1);
    easel.say_all(&["A lay painted-01", "A on drawn-01"]);
    easel.idle(1);
    easel.say("A lay painted-02");
    assert_eq!(easel::names(easel.view().studio.fakes), ["painted-02"]);
    let points = Points { originals: 4, fakes: 3, objectives: 4, ..Points::default() };
    assert_eq!(easel.view().studio.points_by_source(Seat(0)), points, "with the first painting");
    assert_eq!(easel.view().studio.points(Seat(0)), 4 + 3 + 4);
}

/// AT-5.2: an objective goes to the first who meets it, at once, and stays there.
#[test]
fn objectives_are_taken_at_once() {
    let options = free("", ["rose/C", "rose/C"]);
    let mut easel = opened(2, options, &["b1 b2 b3 b4 b5", "b6 b7 b8 b9 b10"], "");
    easel.say_all(&["A lay blank-01", "A lay blank-02", "A lay blank-03"]);
    easel.say_all(&["B lay blank-06", "B lay blank-07", "B lay blank-08"]);
    easel.say("A lay blank-04");
    assert_eq!(taken(&easel), []);
    easel.say("A lay blank-05");
    assert_eq!(taken(&easel), [("all-colors", Seat(0))], "in the midst of the turn");
    easel.say("A done");
    easel.say_all(&["B lay blank-09", "B lay blank-10", "B done"]);
    assert_eq!(taken(&easel), [("all-colors", Seat(0))], "B is too late");
    assert_eq!(easel.view().studio.points(Seat(0)), -5 + 2);
    assert_eq!(easel.view().studio.points(Seat(1)), -5);
}

/// AT-5.2: several can be taken together: seven blank canvases, five of one color.
#[test]
fn objectives_are_taken_together() {
    let deck = Decked { blank: &"C C:C ".repeat(20), ..Decked::default() };
    let mut easel = opened(2, with_deck("", &deck), &["b1 b3 b5 b7 b9"], "b11 b13");
    easel.say_all(&["A lay blank-01", "A lay blank-03", "A lay blank-05"]);
    easel.idle(1);
    easel.say_all(&["A draw ring 1", "A draw ring 2"]);
    easel.idle(1);
    easel.say("A lay blank-07");
    assert_eq!(taken(&easel), []);
    easel.say("A lay blank-09");
    assert_eq!(taken(&easel), [("one-color", Seat(0))]);
    easel.say("A lay blank-11");
    easel.idle(1);
    easel.say("A lay blank-13");
    assert_eq!(taken(&easel), [("blank-canvases", Seat(0)), ("one-color", Seat(0))]);
    assert_eq!(easel.view().studio.reached(Seat(0), Objective::BlankCanvases), 7);
}

/// AT-8.4: what is covered counts for objectives, or does not.
#[test]
fn covered_canvases_count() {
    for (text, colors) in [("", 2), ("objectives=visible", 1)] {
        let options = free(text, ["rose/M", "rose/C"]);
        let mut easel = opened(2, options, &["b1 d1"], "");
        easel.say_all(&["A lay blank-01", "A done"]);
        easel.idle(1);
        easel.say_all(&["A lay drawn-01", "A done"]);
        assert_eq!(easel.view().studio.reached(Seat(0), Objective::AllColors), colors, "{text}");
    }
}

/// AT-6.2, AT-8.2: only what lies in sight counts; a blank canvas costs a point, or brings one.
#[test]
fn points() {
    for (text, blanks) in [("", -1), ("blank=1", 1)] {
        let options = free(text, ["rose/M", "rose/C"]);
        let mut easel = opened(2, options, &["b1 b2 d1"], "");
        easel.say_all(&["A lay blank-01", "A lay blank-02", "A done"]);
        easel.idle(1);
        easel.say_all(&["A lay drawn-01", "A on blank-01", "A done"]);
        let points = Points { drawings: 1, blanks, ..Points::default() };
        assert_eq!(easel.view().studio.points_by_source(Seat(0)), points, "{text}");
        assert_eq!(easel.view().studio.points(Seat(0)), 1 + blanks, "{text}");
    }
}

/// Both build stacks as fast as they can until the game is over; A paints first.
fn race(seats: u8, rounds: &str) -> Easel {
    let canvases = "rose/C iris/C ".repeat(14);
    let deck = Decked { blank: &"C ".repeat(40), drawn: &canvases, painted: &canvases, jokers: 0 };
    let mut easel = opened(seats, with_deck(rounds, &deck), &[], "");
    while easel.game().verdict().is_none() {
        easel.settle();
        let Some(seat) = easel.asked() else { continue };
        let actions = easel.actions(seat.0);
        // The highest type first, so that paintings come about.
        let best = |verb: &str| actions.iter().find(|it| it.starts_with(verb)).cloned();
        let action = best("lay painted")
            .or_else(|| best("on"))
            .or_else(|| best("lay drawn"))
            .or_else(|| best("lay blank").filter(|_| easel.palette(seat.0).len() < 12))
            .or_else(|| best("draw deck"))
            .unwrap_or_else(|| actions[0].clone());
        easel.say(&format!("{seat} {action}"));
    }
    easel
}

/// AT-6.1: enough paintings end the game after the round; all have had as many turns.
#[test]
fn the_end() {
    for (seats, needed) in [(2, 7), (3, 8), (4, 9), (5, 10)] {
        let easel = race(seats, "");
        assert_eq!(verdict(&easel).end, Clause("AT-6.1"), "{seats}");
        let painted = easel.view().studio.paintings().len();
        assert!((needed..needed + usize::from(seats)).contains(&painted), "{painted}");
        let last = easel.0.events().iter().rev().find_map(|event| match event {
            game::Event::Choice { seat, .. } => Some(*seat),
            game::Event::Chance(_) => None,
        });
        assert_eq!(last, Some(Seat(seats - 1)), "A began, so the last seat ends");
    }
}

/// AT-6.5: a table may agree on a last round.
#[test]
fn the_last_round() {
    let easel = race(3, "rounds=2");
    assert_eq!(verdict(&easel).end, Clause("AT-6.5"));
    assert_eq!(easel.view().studio.round, 2);
}

/// AT-6.4: as many passes as there are players, one after the other, end the game.
#[test]
fn the_standstill() {
    let deck = Decked { blank: &"C:M ".repeat(18), ..Decked::default() };
    let mut easel = opened(3, with_deck("", &deck), &[], "");
    easel.say("A draw ring 1");
    for line in ["B pass", "C pass"] {
        easel.say(line);
        assert!(easel.game().verdict().is_none());
    }
    easel.say("A pass");
    let Verdict { end, points, places } = verdict(&easel);
    assert_eq!((end, &points[..], &places[..]), (Clause("AT-6.4"), &[0, 0, 0][..], &[1, 1, 1][..]));
}

/// AT-6.4: who draws or plays in between breaks the row of passes.
#[test]
fn passes_one_after_the_other() {
    let deck = Decked { blank: &format!("{}C", "C:M ".repeat(11)), ..Decked::default() };
    let mut easel = opened(2, with_deck("", &deck), &["", "b1 b2 b3 b4 b5 b12"], "b11");
    easel.say("A draw ring 1");
    easel.say("B lay blank-12");
    easel.say("B done");
    for line in ["A pass", "B pass"] {
        assert!(easel.game().verdict().is_none());
        easel.say(line);
    }
    assert_eq!(verdict(&easel).end, Clause("AT-6.4"));
    assert_eq!(verdict(&easel).points[..], [0, -1]);
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
    let options = easel::boxed("rounds=25");
    let mut table = game::Table::<Atelier>::open(5, options).unwrap();
    table.play_out(&mut rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(seed));
    *table.game()
}
