//! Bonus cards (CP-7) under the rules A, B and J (CP-9.8a).

use colors_of_paris::{Bonus, Pigment, Step};
use game::Seat;

use crate::script::{self, ParisScript, Script};

/// A has 13 white and stands where cards are sold, which is the next thing to act.
fn shopping(options: &str, display: [&str; 4]) -> Script {
    let luck: Vec<String> = display.iter().map(|it| format!("luck bonus {it}")).collect();
    let mut wishes: Vec<&str> = luck.iter().map(String::as_str).collect();
    wishes.push("luck start A");
    // Each of the four kinds is wished once; with the first ones on display the next is drawn.
    let mut script = script::fresh(4, &format!("board=rich.toml {options}"));
    script.go_on(&[], |step| matches!(step, Step::Luck(colors_of_paris::Draw::Display)));
    script.play_all(&wishes[..4]);
    script.go_on(&wishes[4..], |step| matches!(step, Step::Place(_)));
    script.place_for_a(&["take-painting", "white", "acquire-yellow"]);
    script.lay_for_a("white");
    script.go_on(&[], |step| step == Step::Act(Seat(0)));
    script
}

const ONE_EACH: [&str; 4] = ["imitator", "mix", "exchange", "tool"];

/// CP-7.1: paid at once in white, not replaced before phase 3; CP-1.7: three of each kind.
#[test]
fn buying() {
    let mut script = shopping("cards=b", ONE_EACH);
    script.play("A lay take-painting");
    let cards = ["buy imitator", "buy mix", "buy exchange", "buy tool"];
    assert_eq!(script.actions(0)[4..], cards);
    script.refuses("A buy paint", "no paint card is on display (CP-7.1)");
    script.play("A buy tool");
    assert_eq!(script.count(0, Pigment::White), 12 - 6);
    assert_eq!(script.view().studio.display.len(), 3);
    assert_eq!(script.painter(0).cards.count(Bonus::Tool), 1);
    assert_eq!(script.view().studio.stack.len(), 15 - 4);
}

/// CP-7.1: too little white.
#[test]
fn prices() {
    let mut script = script::fresh(4, "cards=b");
    script.go_on(&[], |step| matches!(step, Step::Luck(colors_of_paris::Draw::Display)));
    script.play_all(&["luck bonus tool", "luck bonus mix", "luck bonus paint", "luck bonus tool"]);
    script.go_on(&["luck start A"], |step| matches!(step, Step::Place(_)));
    script.place_for_a(&["take-painting", "white"]);
    script.lay_for_a("white");
    script.lay_for_a("take-painting");
    script.refuses("A buy tool", "that card costs 6 white, and you have 3 (CP-7.1)");
}

/// CP-7.1, rule A: used at once, or not at all, and then discarded.
#[test]
fn rule_a() {
    let mut script = shopping("cards=a", ONE_EACH);
    script.play_all(&["A lay take-painting", "A buy mix"]);
    assert_eq!(script.actions(0), ["use mix", "stop"]);
    assert_eq!(script.view().studio.discards.count(Bonus::Mix), 1);
    script.play("A use mix");
    assert_eq!(script.actions(0), ["mix orange", "mix green", "mix violet"]);
    script.play("A mix green");
    assert_eq!(script.count(0, Pigment::Green), 12);
    assert_ne!(script.asked(), Some(Seat(0)));
    let mut script = shopping("cards=a", ONE_EACH);
    script.play_all(&["A lay take-painting", "A buy mix", "A stop"]);
    assert_ne!(script.asked(), Some(Seat(0)));
    assert_eq!(script.view().studio.discards.count(Bonus::Mix), 1);
}

/// CP-7.1, rule B: kept; before laying down or after, one a round; discarded in phase 3.
#[test]
fn rule_b() {
    let mut script = shopping("cards=b", ONE_EACH);
    script.play_all(&["A lay take-painting", "A buy exchange"]);
    assert_eq!(script.actions(0), ["use exchange", "stop"], "right after it was bought");
    script.play("A stop");
    script.go_on(&[], |step| step == Step::Act(Seat(0)));
    assert!(script.actions(0).contains(&"use exchange".to_owned()), "or before the next action");
    script.refuses("A use tool", "you have no tool card to use (CP-7.1)");
    script.play_all(&["A use exchange", "A exchange red blue", "A stop"]);
    assert_eq!(script.step(), Step::Act(Seat(0)), "an assistant must still be laid down");
    assert_eq!(script.painter(0).used, Some(Bonus::Exchange));
    script.refuses("A use exchange", "you have used a bonus card in this round (CP-7.1)");
    assert_eq!((script.count(0, Pigment::Red), script.count(0, Pigment::Blue)), (0, 2));
    script.next_round(&["A dry white"]);
    assert_eq!(script.painter(0).used, None);
    assert_eq!(script.view().studio.discards.count(Bonus::Exchange), 1);
    assert_eq!(script.view().studio.display.len(), 4, "the display is filled again (CP-6.2)");
}

/// CP-9.8a: in Variant J any number a round, each discarded on use.
#[test]
fn rule_j() {
    let mut script = shopping("cards=j", ["exchange", "mix", "exchange", "tool"]);
    script.play_all(&["A lay take-painting", "A buy exchange", "A use exchange"]);
    assert_eq!(script.view().studio.discards.count(Bonus::Exchange), 1);
    script.play_all(&["A exchange red blue", "A exchange yellow red", "A stop"]);
    assert_eq!(script.painter(0).used, None);
}

/// CP-7.2, Exchange: up to four, primary for primary.
#[test]
fn exchange() {
    let mut script = shopping("cards=a", ONE_EACH);
    script.play_all(&["A lay take-painting", "A buy exchange", "A use exchange"]);
    assert_eq!(script.actions(0).len(), 6, "three primaries, each for two others");
    script.refuses("A exchange red orange", "red cannot be exchanged for orange (CP-7.2)");
    script.refuses("A stop", "what you have begun you must do at least in part (CP-3.3)");
    for line in ["A exchange red blue", "A exchange blue red", "A exchange red blue"] {
        script.play(line);
    }
    script.play("A exchange yellow red");
    assert_ne!(script.asked(), Some(Seat(0)), "four and no more");
}

/// CP-7.2, Tool: one marker two spaces or two markers one; what a space brings comes first.
#[test]
fn tool() {
    let mut script = shopping("cards=a", ONE_EACH);
    script.play_all(&["A lay take-painting", "A buy tool", "A use tool", "A advance brush"]);
    assert_eq!(script.actions(0), ["advance tube", "advance palette", "advance brush", "stop"]);
    script.play("A advance brush");
    assert_eq!(script.painter(0).tools, [0, 0, 2]);
    assert_ne!(script.asked(), Some(Seat(0)));
}

/// CP-7.2, CP-3.3: a card that can be used in one way only is used so without asking.
#[test]
fn the_only_way() {
    let mut script = script::fresh(4, "board=rich.toml cards=a");
    script.go_on(&[], |step| matches!(step, Step::Luck(colors_of_paris::Draw::Display)));
    script.play_all(&["luck bonus exchange", "luck bonus mix", "luck bonus mix", "luck bonus mix"]);
    script.go_on(&["luck start A"], |step| matches!(step, Step::Place(_)));
    script.place_for_a(&["take-painting", "take-painting", "white"]);
    script.lay_for_a("white");
    script.lay_for_a("take-painting");
    script.play_all(&["A buy exchange", "A use exchange", "A exchange blue red", "A stop"]);
    script.lay_for_a("take-painting");
    script.play_all(&["A buy mix", "A use mix"]);
    assert_eq!(script.count(0, Pigment::Orange), 12);
    assert_ne!(script.asked(), Some(Seat(0)));
}

/// CP-7.2, Imitator: used before laying down it may copy the very assistant laid down next.
#[test]
fn imitator() {
    let mut script = shopping("cards=b", ONE_EACH);
    script.play_all(&["A lay take-painting", "A buy imitator", "A stop"]);
    script.go_on(&[], |step| step == Step::Act(Seat(0)));
    script.play("A use imitator");
    assert_eq!(script.count(0, Pigment::Yellow), 13, "the only one that stands is copied unasked");
    script.play("A lay acquire-yellow");
    assert_eq!(script.count(0, Pigment::Yellow), 25);
}

/// CP-7.3: a card bought through a card is used at once under rule A, before anything else.
#[test]
fn a_card_through_a_card() {
    let mut script = script::fresh(4, "board=rich.toml cards=a");
    script.go_on(&[], |step| matches!(step, Step::Luck(colors_of_paris::Draw::Display)));
    let cards = ["luck bonus imitator", "luck bonus mix", "luck bonus mix", "luck bonus mix"];
    script.play_all(&cards);
    script.go_on(&["luck start A"], |step| matches!(step, Step::Place(_)));
    script.place_for_a(&["take-painting", "take-painting", "white"]);
    script.lay_for_a("white");
    script.lay_for_a("take-painting");
    script.play_all(&[
        "A buy imitator",
        "A use imitator",
        "A buy mix",
        "A use mix",
        "A mix orange",
    ]);
    assert_eq!(script.count(0, Pigment::Orange), 12);
    assert_ne!(script.asked(), Some(Seat(0)));
}

/// CP-6.2, CP-9.8c: half a turn renews the display, and in Variant J takes the players' cards.
#[test]
fn half_a_turn() {
    for (options, left) in [("cards=b", 1), ("cards=b half-turn=all", 0)] {
        let mut script = shopping(options, ["tool", "tool", "tool", "mix"]);
        script.play_all(&["A lay take-painting", "A buy mix", "A stop"]);
        for _ in 0..6 {
            assert_eq!(script.painter(0).cards.len(), 1);
            script.place_rest();
            script.next_round(&["A dry white", "A stop"]);
        }
        assert_eq!(script.view().studio.turned, 6);
        assert_eq!(script.painter(0).cards.len(), left, "{options}");
        assert_eq!(script.view().studio.display.count(Bonus::Tool), 0, "they were discarded");
    }
}

/// CP-6.2: an empty stack is made of the discards.
#[test]
fn discards_come_back() {
    let mut script = script::opened(2, "cards=b", &["luck start A"]);
    let cards = |script: &Script| {
        let studio = script.view().studio;
        [studio.stack, studio.display, studio.discards].map(colors_of_paris::Bonuses::len)
    };
    for half_turn in [[7, 4, 4], [3, 4, 8], [11, 4, 0]] {
        for _ in 0..6 {
            script.place_rest();
            script.next_round(&[]);
        }
        assert_eq!(cards(&script), half_turn, "three were left, and a fourth was needed");
    }
}
