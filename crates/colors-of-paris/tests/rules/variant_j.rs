//! Variant J (CP-9), change by change.

use colors_of_paris::{Bonus, Card, Cards, Pigment, Step, Token};
use game::{Clause, Game, Seat};

use crate::script::{ParisScript, Script, fresh, opened};

const EASY: &str = "board=lavish.toml deck=yellow.csv";

/// A, to act, has a completed painting that is not exhibited yet, and stands where it could be.
fn with_a_completed_painting(options: &str) -> Script {
    let mut script = opened(4, &format!("{EASY} {options}"), &["luck start A"]);
    script.place_for_a(&["acquire-yellow", "paint", "take-painting"]);
    script.lay_for_a("acquire-yellow");
    script.lay_for_a("paint");
    let card = script.painter(0).paintings.iter().next().unwrap().number();
    let stroke = format!("A paint {card} yellow");
    // The first stroke is the only one there is, which is not asked.
    (0..8).for_each(|_| script.play(&stroke));
    script.go_on(&[], |step| step == Step::Act(Seat(0)));
    script
}

/// CP-9.1: other values.
#[test]
fn values() {
    let values = |options| opened(2, options, &["luck start A"]).view().studio.rules.values;
    assert_eq!((values(""), values("values=j")), ([10, 12, 14, 16], [9, 12, 15, 18]));
}

/// CP-9.2: pictures by the number of players, at least one of each value; four cards each.
#[test]
fn the_draft_is_dealt() {
    for (seats, pictures) in [(2, 4), (3, 6), (4, 8)] {
        let script = opened(seats, "variant=j", &["luck start A"]);
        let studio = script.view().studio;
        assert_eq!(studio.pictures.count_ones(), pictures);
        for painter in studio.seated() {
            assert_eq!((painter.paintings.len(), painter.kept), (1, 3));
        }
        assert_eq!(studio.easels, [None; 4], "there is no market");
        let tiers: std::collections::BTreeSet<_> = Cards::ALL
            .iter()
            .filter(|it| studio.pictures >> studio.deck.picture(*it) as u8 & 1 == 1)
            .map(|it| studio.deck.tier(it))
            .collect();
        assert_eq!(tiers.len(), 4);
    }
}

/// CP-9.2: packs go clockwise, and the last card is kept unasked.
#[test]
fn packs_go_round() {
    let mut script = fresh(2, "variant=j");
    script.go_on(&[], |step| step == Step::Pick(0));
    let packs = [script.actions(0), script.actions(1)];
    script.refuses("A pick 32", "painting 32 is not in your hand (CP-9.2)");
    for seat in [0, 1] {
        let line = format!("{} {}", Seat(seat), script.actions(seat)[0]);
        script.play(&line);
    }
    script.play("luck pass");
    assert_eq!(script.actions(0), packs[1][1..]);
    assert_eq!(script.actions(1), packs[0][1..]);
    script.go_on(&[], |step| step == Step::Unveil);
    assert_eq!(script.actions(0).len(), 4);
}

/// CP-9.3: what is completed is exhibited by an action; colors return, then the next card is put
/// down. Until then its pigments stay on it.
#[test]
fn exhibiting() {
    let mut script = with_a_completed_painting("variant=j cards=off swap=off half-turn=display");
    let done = script.painter(0).paintings.iter().next().unwrap();
    assert!(script.view().studio.cells[done.idx()].is_full());
    let view = script.view();
    assert_eq!(view.studio.points(&view.studio.painters[0]), 0, "it does not count yet");
    script.play("A lay take-painting");
    assert_eq!(script.step(), Step::Show(Seat(0)), "the only one is exhibited unasked");
    assert!(script.view().studio.cells[done.idx()].is_bare());
    let view = script.view();
    assert_eq!(view.studio.points(&view.studio.painters[0]), 9);
    script.refuses("A stop", "now put your next painting before you (CP-9.3)");
    let next = format!("A {}", script.actions(0)[0]);
    script.play(&next);
    assert_eq!((script.painter(0).paintings.len(), script.painter(0).kept), (1, 2));
}

/// CP-9.3 without CP-9.2: the space offers all three.
#[test]
fn exhibiting_in_a_market() {
    let options = format!("{EASY} counts=exhibited");
    let mut script = opened(4, &options, &["luck start A"]);
    script.place_for_a(&["take-painting", "acquire-yellow", "paint"]);
    script.lay_for_a("take-painting");
    assert_eq!(script.actions(0), ["take 1", "take 2", "take 3", "take 4"]);
    script.play("A take 1");
    script.lay_for_a("acquire-yellow");
    script.lay_for_a("paint");
    (0..8).for_each(|_| script.play("A paint 1 yellow"));
    script.next_round(&["A stand acquire-blue", "A dry yellow"]);
    script.place_for_a(&["take-painting"]);
    script.lay_for_a("take-painting");
    assert!(script.actions(0).contains(&"exhibit 1".to_owned()), "{:?}", script.actions(0));
    assert!(script.actions(0).iter().any(|it| it.starts_with("take ")));
    script.refuses("A exhibit 2", "painting 2 is no completed painting of yours (CP-9.3)");
    script.play("A exhibit 1");
    assert!(script.painter(0).finished.contains(Card::new(1).unwrap()));
}

/// CP-9.2 without CP-9.3: it counts at once, and the next card is put down at once; the rest of
/// the brush goes on with it (CP-4.8).
#[test]
fn a_draft_without_exhibitions() {
    let options = format!("{EASY} paintings=draft easel=one");
    let mut script = opened(4, &options, &["luck start A"]);
    script.place_for_a(&["acquire-yellow", "paint", "take-painting"]);
    script.lay_for_a("acquire-yellow");
    script.lay_for_a("paint");
    let card = script.painter(0).paintings.iter().next().unwrap().number();
    (0..8).for_each(|_| script.play(&format!("A paint {card} yellow")));
    assert_eq!(script.step(), Step::Show(Seat(0)));
    let next = script.actions(0)[0].clone();
    script.play(&format!("A {next}"));
    assert!(matches!(script.step(), Step::Paint { left: 11, .. }));
    script.play("A stop");
    script.go_on(&[], |step| step == Step::Act(Seat(0)));
    assert_eq!(script.actions(0), ["decline take-painting"], "it is idle without bonus cards");
}

/// CP-9.4a without CP-9.2: a painting is taken only when none lies before the player.
#[test]
fn one_painting_at_a_time() {
    let mut script = opened(4, &format!("{EASY} easel=one cards=b"), &["luck start A"]);
    script.place_for_a(&["take-painting", "take-painting", "white"]);
    script.lay_for_a("white");
    script.lay_for_a("take-painting");
    script.play("A take 1");
    script.lay_for_a("take-painting");
    assert!(script.actions(0).iter().all(|it| it.starts_with("buy")), "{:?}", script.actions(0));
    let why = "a painting lies before you: finish it before you take another (CP-9.4a)";
    script.refuses("A take 2", why);
}

/// CP-9.4b: one black a painting, in place of any color, worth 6 where the painting counts.
#[test]
fn signatures() {
    let script = opened(2, "black=signature", &["luck start A"]);
    let mut studio = script.view().studio;
    let mut painter = *studio.painter(Seat(0));
    painter.reserve.add(Pigment::Black, 1);
    assert_eq!(studio.points(&painter), 0, "in the reserve it is worth nothing");
    let card = Card::new(1).unwrap();
    let grid = colors_of_paris::cells::grid(&studio.deck.cells(card));
    studio.cells[card.idx()].fill(&grid, Pigment::Red, Pigment::Black);
    painter.paintings.add(card);
    assert_eq!(studio.points(&painter), 0, "nor before it counts");
    painter.paintings.take(card);
    painter.finished.add(card);
    assert_eq!(studio.points(&painter), 10 + 6);
}

/// CP-9.4b: a signature is painted like any pigment, once a painting.
#[test]
fn signing() {
    let mut script = opened(4, "black=signature", &["luck start A"]);
    script.place_for_a(&["acquire-yellow", "acquire-blue", "mix-violet"]);
    script.next_round(&["A lay acquire-yellow", "A lay acquire-blue", "A lay mix-violet"]);
    script.place_for_a(&["acquire-red", "mix-green"]);
    // The assistant left standing takes a painting now.
    let wishes = ["A lay acquire-red", "A lay mix-green", "A lay take-painting", "A take 1"];
    script.next_round(&wishes);
    script.place_for_a(&["mix-orange", "mix-black"]);
    script.next_round(&["A lay mix-orange", "A lay mix-black"]);
    assert_eq!(script.count(0, Pigment::Black), 1);
    script.place_for_a(&["paint"]);
    script.lay_for_a("paint");
    script.play("A paint 1 blue black");
    assert!(script.view().studio.cells[0].is_signed());
    script.refuses("A paint 1 red black", "painting 1 is signed already (CP-9.4b)");
}

/// CP-9.4c: black counts to the limit, and a dried one can be taken again.
#[test]
fn black_dries() {
    let dryings = |options| {
        let mut studio = opened(2, options, &["luck start A"]).view().studio;
        studio.painters[0].reserve.add(Pigment::Black, 2);
        studio.drying(Seat(0))
    };
    assert_eq!((dryings(""), dryings("dry=black")), (3, 5));
}

/// CP-9.4d: 3, 4 or 5 black.
#[test]
fn less_black() {
    for seats in 2..=4 {
        let black = |options| opened(seats, options, &["luck start A"]).view().studio.blacks;
        assert_eq!((black(""), black("supply=seats")), (5, seats + 1));
    }
}

/// CP-9.5: a marker on its last space calls the end.
#[test]
fn the_last_space() {
    let mut script = opened(2, "board=short.toml end=marker cards=a", &["luck start A"]);
    script.place_for_a(&["improve-tube", "white", "rotate"]);
    let wishes = ["A lay improve-tube", "A pay red", "A token", "A lay white", "A lay rotate"];
    script.next_round(&[&wishes[..], &["A turn 0"]].concat());
    // The assistant left standing faces the same action again.
    script.place_rest();
    script.lay_for_a("improve-tube");
    script.go_on(&["A pay white"], |step| !matches!(step, Step::Pay(..)));
    assert_eq!(script.painter(0).tokens[0], Token::Ten);
    script.go_on(&[], |step| step == Step::Over);
    assert_eq!(script.game().verdict().unwrap().end, Clause("CP-9.5"));
}

/// CP-9.6: two paintings of the same picture turn one token from 6 to 10.
#[test]
fn twins() {
    let points = |options, cards: [u8; 2], token| {
        let studio = opened(2, options, &["luck start A"]).view().studio;
        let mut painter = *studio.painter(Seat(0));
        painter.finished = cards.iter().map(|it| Card::new(*it).unwrap()).collect();
        painter.tokens = [token; 3];
        studio.points(&painter) - 20
    };
    assert_eq!(points("twins=on", [1, 2], Token::Six), 18 + 4, "once");
    assert_eq!(points("twins=on", [1, 5], Token::Six), 18, "another picture of the same value");
    assert_eq!(points("twins=on", [1, 2], Token::Ten), 30, "none to turn");
    assert_eq!(points("", [1, 2], Token::Six), 18);
    let studio = opened(2, "twins=on", &["luck start A"]).view().studio;
    let mut painter = *studio.painter(Seat(0));
    painter.tokens = [Token::Six; 3];
    painter.finished.add(Card::new(1).unwrap());
    painter.paintings.add(Card::new(2).unwrap());
    assert_eq!(studio.points(&painter), 10 + 18, "both have to count");
}

/// CP-9.8b: a bonus card may exhibit instead of what it says.
#[test]
fn exhibiting_with_a_card() {
    let mut script = opened(4, &format!("{EASY} variant=j"), &["luck start A"]);
    script.place_for_a(&["white", "take-painting", "rotate"]);
    script.lay_for_a("white");
    script.lay_for_a("take-painting");
    script.play_all(&["A buy paint", "A stop"]);
    script.next_round(&["A lay rotate", "A stop", "A turn 0", "A dry white"]);
    script.place_for_a(&["acquire-yellow", "paint"]);
    let why = "you have no completed painting to exhibit (CP-9.3)";
    script.refuses("A exhibit by paint", why);
    script.play_all(&["A lay acquire-yellow", "A stop"]);
    script.go_on(&[], |step| step == Step::Act(Seat(0)));
    script.play("A lay paint");
    let card = script.painter(0).paintings.iter().next().unwrap().number();
    (0..9).for_each(|_| script.play(&format!("A paint {card} yellow")));
    assert_eq!(
        script.actions(0),
        ["exhibit by paint", "stop"],
        "there is nothing left to paint on"
    );
    script.play("A exhibit by paint");
    assert_eq!(script.step(), Step::Show(Seat(0)));
    assert_eq!((script.painter(0).finished.len(), script.painter(0).cards.len()), (1, 0));
    assert_eq!(script.view().studio.discards.count(Bonus::Paint), 1);
}

/// CP-9.7: black anywhere counts for ties.
#[test]
fn ties() {
    let mut studio = opened(2, "ties=j black=signature", &["luck start A"]).view().studio;
    studio.painters[0].reserve.add(Pigment::Black, 1);
    assert_eq!(studio.merit(studio.painter(Seat(0))), [0, 0, 1, 0]);
    let card = Card::new(1).unwrap();
    let grid = colors_of_paris::cells::grid(&studio.deck.cells(card));
    studio.cells[card.idx()].fill(&grid, Pigment::Red, Pigment::Black);
    studio.painters[0].paintings.add(card);
    assert_eq!(studio.merit(studio.painter(Seat(0))), [0, 0, 2, 0], "also where it is begun");
}
