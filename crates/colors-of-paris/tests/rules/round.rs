//! The round (CP-3), the inner actions (CP-5) and phase 3 (CP-6), and what is refused.

use colors_of_paris::{Deed, Pigment, Step};
use game::{Game, Irrevocable, Seat};

use crate::script::{ParisScript, Script, opened};

/// CP-2.3: three assistants and one of each primary; luck names the first player.
#[test]
fn the_start() {
    let script = opened(3, "", &["luck start B"]);
    let view = script.view();
    assert_eq!((view.studio.first, view.studio.round), (Seat(1), 1));
    for painter in view.studio.seated() {
        assert_eq!((painter.idle, painter.assistants, painter.tools), (3, 3, [0, 0, 0]));
        assert_eq!(Pigment::ALL.map(|it| painter.reserve.count(it)), [1, 1, 1, 0, 0, 0, 0, 0]);
    }
}

/// CP-3.1: one after the other, from the first player on, until all are placed.
#[test]
fn placing_goes_round() {
    let mut script = opened(2, "", &["luck start B"]);
    script.refuses("A place white", "the table does not wait for A");
    script.refuses("B lay white", "now an assistant is to be placed (CP-3.1)");
    for seat in ["B", "A", "B", "A", "B", "A"] {
        script.play(&format!("{seat} place white"));
    }
    assert_eq!(script.asked(), Some(Seat(1)), "all are placed: the first player acts");
}

/// CP-3.2: one assistant a space, any number in the center, none on closed sectors, and the first
/// player does not become the first player. CP-2.1: with two players spaces are covered.
#[test]
fn where_one_may_go() {
    let mut script = opened(2, "", &["luck start A"]);
    script.refuses("A place acquire-red", "there is no free space at acquire-red (CP-3.2)");
    script.refuses("A place take-painting", "there is no free space at take-painting (CP-3.2)");
    let why = "whoever has the first-player token may not go there (CP-3.2)";
    script.refuses("A place first-player", why);
    script.play_all(&["A place acquire-yellow", "B place acquire-yellow"]);
    script.refuses("A place acquire-yellow", "there is no free space at acquire-yellow (CP-3.2)");
    script.play_all(&["A place rotate", "B place first-player"]);
    script.refuses("A place rotate", "there is no free space at rotate (CP-3.2)");
    script.play_all(&["A place white", "B place imitator"]);
    let mut script = opened(2, "", &["luck start A"]);
    script.play("A place imitator");
    script.refuses("B place imitator", "there is no free space at imitator (CP-3.2)");
    script.play_all(&["B place white", "A place white", "B place white"]);
}

/// CP-3.2: several spaces of one action may be one player's.
#[test]
fn several_spaces_of_one_action() {
    let mut script = opened(2, "", &["luck start A"]);
    script.play_all(&["A place acquire-yellow", "B place white", "A place acquire-yellow"]);
    assert_eq!(script.painter(0).standing.counts()[4], 2);
}

/// CP-3.3: laid down, an assistant acts or does nothing; what cannot be done can be declined.
#[test]
fn acting_and_declining() {
    let mut script = opened(2, "", &["luck start A"]);
    script.play_all(&["A place mix-black", "B place acquire-blue"]);
    script.place_rest();
    assert_eq!(script.actions(0), ["decline mix-black", "lay white", "decline white"]);
    let why = "you cannot carry out mix-black: it takes one of each secondary color, and a black \
               that is left (CP-4.3)";
    script.refuses("A lay mix-black", why);
    script.refuses("A lay paint", "you have no assistant standing at paint (CP-3.3)");
    script.play("A decline mix-black");
    script.play("B decline acquire-blue");
    assert_eq!(script.count(1, Pigment::Blue), 1);
    script.refuses("A place white", "now an assistant is to be laid down (CP-3.3)");
}

/// CP-3.4: an assistant left standing does what the turned wheel shows.
#[test]
fn what_the_sector_faces_now() {
    let mut script = opened(2, "", &["luck start A"]);
    script.play("A place acquire-yellow");
    script.place_rest();
    script.play("A decline acquire-yellow");
    script.next_round(&[]);
    script.place_rest();
    assert!(
        script.actions(0).contains(&"decline take-painting".to_owned()),
        "{:?}",
        script.actions(0)
    );
}

/// CP-4.4: any two pigments but black.
#[test]
fn improving() {
    let mut script = opened(2, "", &["luck start A"]);
    script.play("A place improve-brush");
    script.place_rest();
    script.play("A lay improve-brush");
    assert_eq!(script.actions(0), ["pay red", "pay yellow", "pay blue"]);
    script.refuses("A pay black", "you cannot pay with black (CP-4.4)");
    script.refuses("A stop", "now pigments are to be paid (CP-4.4)");
    script.play("A pay red");
    script.play("A pay blue");
    assert_eq!(script.painter(0).tools, [0, 0, 1]);
}

/// CP-4.3: a black costs one of each secondary, whatever the palette.
#[test]
fn black() {
    let mut script = opened(4, "", &["luck start A"]);
    script.place_for_a(&["acquire-yellow", "acquire-blue", "mix-violet"]);
    script.next_round(&["A lay acquire-yellow", "A lay acquire-blue", "A lay mix-violet"]);
    script.place_for_a(&["acquire-red", "mix-green"]);
    script.next_round(&["A lay acquire-red", "A lay mix-green"]);
    script.place_for_a(&["mix-orange", "mix-black"]);
    script.lay_for_a("mix-orange");
    script.lay_for_a("mix-black");
    let counts = Pigment::ALL.map(|it| script.count(0, it));
    assert_eq!(counts, [2, 2, 2, 1, 1, 1, 0, 1]);
    assert_eq!(script.view().studio.blacks, 4);
}

/// CP-5.1, CP-6.5: a white now, the token at the end; who declines gets neither (CP-5.5).
#[test]
fn the_first_player() {
    for (verb, white, first) in [("lay", 1, Seat(1)), ("decline", 0, Seat(0))] {
        let mut script = opened(2, "", &["luck start A"]);
        script.play_all(&["A place white", "B place first-player"]);
        script.place_rest();
        script.play("A decline white");
        script.play(&format!("B {verb} first-player"));
        assert_eq!(script.count(1, Pigment::White), white);
        assert_eq!(script.view().studio.first, Seat(0), "not yet");
        script.next_round(&[]);
        assert_eq!(script.view().studio.first, first);
        assert_eq!(script.asked(), Some(first));
    }
}

/// CP-5.2: the action of any assistant that stands on the lower board, done as one's own.
#[test]
fn the_imitator() {
    let mut script = opened(2, "", &["luck start A"]);
    script.play_all(&["A place imitator", "B place acquire-blue", "A place acquire-yellow"]);
    script.place_rest();
    script.play("A lay imitator");
    assert_eq!(script.actions(0), ["copy acquire-yellow", "copy acquire-blue"]);
    script.refuses("A copy white", "nobody stands at white (CP-5.2)");
    script.play("A copy acquire-blue");
    assert_eq!(script.count(0, Pigment::Blue), 4);
    script.play("B lay acquire-blue");
    assert_eq!(script.count(1, Pigment::Blue), 4, "the copied one acts later");
}

/// CP-5.2: if nobody stands there, there is nothing to copy.
#[test]
fn nothing_to_imitate() {
    let mut script = opened(2, "", &["luck start A"]);
    script.play("A place imitator");
    script.place_rest();
    let why = "you cannot carry out imitator: nobody stands there whose action you can carry out \
               (CP-5.2)";
    script.refuses("A lay imitator", why);
    assert!(script.actions(0).contains(&"decline imitator".to_owned()));
}

/// CP-5.3, CP-6.1: the wheel turns 1 step, or 0 or 2 for whoever rotated.
#[test]
fn the_wheel_turns() {
    for (line, turned) in [("A turn 0", 0), ("A turn 2", 2)] {
        let mut script = opened(2, "", &["luck start A"]);
        script.play("A place rotate");
        script.place_rest();
        script.play("A lay rotate");
        script.go_on(&[], |step| matches!(step, Step::Turn(_)));
        assert_eq!(script.actions(0), ["turn 0", "turn 2"]);
        script.refuses("A turn 1", "the wheel turns 0 or 2 steps (CP-5.3)");
        script.play(line);
        assert_eq!(script.view().studio.turned, turned);
    }
    let mut script = opened(2, "", &["luck start A"]);
    script.play("A place rotate");
    script.place_rest();
    script.play("A decline rotate");
    script.next_round(&[]);
    assert_eq!(script.view().studio.turned, 1, "who declines changes nothing (CP-5.5)");
}

/// CP-1.2: after r steps, action i faces sector i + r.
#[test]
fn facing() {
    let mut script = opened(2, "", &["luck start A"]);
    script.place_rest();
    script.next_round(&[]);
    script.play("A place take-painting");
    assert_eq!(script.painter(0).standing.counts()[3 + 1], 1);
    let wheel = serde_json::to_value(script.view()).unwrap()["wheel"].clone();
    assert_eq!((&wheel[1], &wheel[0]), (&"acquire-red".into(), &"paint".into()));
    assert!(Deed::AcquireRed.is_outer() && !Deed::White.is_outer());
}

/// CP-6.2: empty easels are refilled each round; half a turn renews the others as well.
#[test]
fn easels_are_refilled_and_renewed() {
    let mut script = opened(4, "", &["luck start A"]);
    let shown = |script: &Script| script.view().studio.easels.map(|it| it.unwrap().number());
    assert_eq!(shown(&script), [1, 2, 3, 4]);
    script.play("A place take-painting");
    script.place_rest();
    script.play_all(&["A lay take-painting", "A take 2"]);
    assert_eq!(script.view().studio.easels[1], None, "not before phase 3 (CP-4.6)");
    script.next_round(&[]);
    assert_eq!(shown(&script), [1, 5, 3, 4]);
    for _ in 0..4 {
        script.place_rest();
        script.next_round(&[]);
        assert_eq!(shown(&script), [1, 5, 3, 4]);
    }
    script.place_rest();
    script.next_round(&[]);
    assert_eq!(script.view().studio.turned, 6, "half a turn");
    assert_eq!(shown(&script), [6, 7, 8, 9]);
    assert_eq!(script.view().studio.removed.len(), 4);
}

/// CP-6.2: two steps may pass the Forbidden sector; no step never reaches it.
#[test]
fn passing_is_reaching() {
    let mut script = opened(2, "", &["luck start A"]);
    for _ in 0..5 {
        script.place_rest();
        script.next_round(&[]);
    }
    assert_eq!((script.view().studio.turned, script.view().studio.removed.len()), (5, 0));
    let mut still = Script::clone(&script);
    for (script, turn, renewed) in [(&mut script, "A turn 2", 3), (&mut still, "A turn 0", 0)] {
        script.play("A place rotate");
        script.place_rest();
        script.play("A lay rotate");
        script.next_round(&[turn]);
        assert_eq!(script.view().studio.removed.len(), renewed, "{turn}");
    }
}

/// CP-6.2: when the deck runs short, empty easels are filled first and a painting without a
/// replacement stays.
#[test]
fn the_deck_runs_out() {
    let mut script = opened(2, "", &["luck start A"]);
    for _ in 0..59 {
        script.place_rest();
        script.next_round(&[]);
    }
    let studio = script.view().studio;
    assert_eq!((studio.turned, studio.pile.len(), studio.removed.len()), (11, 2, 27));
    let last = studio.easels[2];
    script.place_for_a(&["take-painting"]);
    script.play("A lay take-painting");
    let taken = format!("A take {}", studio.easels[0].unwrap().number());
    script.play(&taken);
    script.next_round(&[]);
    let studio = script.view().studio;
    assert_eq!((studio.pile.len(), studio.removed.len()), (0, 28), "one is renewed");
    assert!(studio.easels[0].is_some(), "the empty easel was filled");
    assert_eq!(studio.easels[2], last, "there is nothing to replace it with");
}

/// CP-6.3: at most 12 pigments are kept, of the player's choice.
#[test]
fn pigments_dry() {
    let mut script = opened(2, "board=rich.toml", &["luck start A"]);
    script.play("A place acquire-yellow");
    script.place_rest();
    script.play("A lay acquire-yellow");
    script.go_on(&[], |step| matches!(step, Step::Dry(_)));
    assert_eq!(script.actions(0), ["dry red", "dry yellow", "dry blue"]);
    script.refuses("A dry white", "you have no white that could dry (CP-6.3)");
    script.refuses("A stop", "now pigments are to be given back (CP-6.3)");
    script.play_all(&["A dry yellow", "A dry red", "A dry blue"]);
    assert_eq!(script.painter(0).reserve.total(), 12);
    assert_eq!(script.count(0, Pigment::Yellow), 12);
    assert!(!matches!(script.step(), Step::Dry(_)));
}

/// CP-6.4: one stays standing, which is obligatory; the others return.
#[test]
fn one_stays() {
    let mut script = opened(2, "", &["luck start A"]);
    script.play_all(&["A place acquire-yellow", "B place white", "A place paint", "B place white"]);
    script.place_rest();
    script.go_on(&[], |step| matches!(step, Step::Stand(_)));
    assert_eq!(script.actions(0), ["stand take-painting", "stand mix-violet"], "as they face now");
    script.refuses("A stand paint", "you have no assistant lying at paint (CP-6.4)");
    script.refuses("A stop", "now an assistant is to be stood up (CP-6.4)");
    script.play("A stand mix-violet");
    assert_eq!((script.painter(0).idle, script.painter(1).idle), (2, 3));
    assert_eq!(script.painter(0).standing.counts()[11], 1);
}

/// CP-2.4: all lies open, so a choice can be taken back until another one follows.
#[test]
fn taking_back() {
    let mut script = opened(2, "", &["luck start A"]);
    let before = script.table().clone();
    script.play("A place paint");
    script.table_mut().take_back(Seat(0)).unwrap();
    assert_eq!(*script.table(), before);
    script.play_all(&["A place paint", "B place white"]);
    let refusal = script.table_mut().take_back(Seat(0));
    assert_eq!(refusal, Err(Irrevocable::Shown(Seat(0))));
    assert!(script.game().audit().is_ok());
}
