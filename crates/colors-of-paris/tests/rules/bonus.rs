//! Bonus cards (CP-7) under the rules A, B and J (CP-9.8a).

use colors_of_paris::{Bonus, Pigment, Step};
use game::Seat;

use crate::studio::{self, Play};

/// A has 13 white and stands where cards are sold, which is the next thing to act.
fn shopping(options: &str, display: [&str; 4]) -> Play {
    let luck: Vec<String> = display.iter().map(|it| format!("luck bonus {it}")).collect();
    let mut wishes: Vec<&str> = luck.iter().map(String::as_str).collect();
    wishes.push("luck start A");
    // Each of the four kinds is wished once; with the first ones on display the next is drawn.
    let mut play = studio::fresh(4, &format!("board=rich.toml {options}"));
    play.go_on(&[], |step| matches!(step, Step::Luck(colors_of_paris::Draw::Display)));
    play.say_all(&wishes[..4]);
    play.go_on(&wishes[4..], |step| matches!(step, Step::Place(_)));
    play.place_for_a(&["take-painting", "white", "acquire-yellow"]);
    play.lay_for_a("white");
    play.go_on(&[], |step| step == Step::Act(Seat(0)));
    play
}

const ONE_EACH: [&str; 4] = ["imitator", "mix", "exchange", "tool"];

/// CP-7.1: paid at once in white, not replaced before phase 3; CP-1.7: three of each kind.
#[test]
fn buying() {
    let mut play = shopping("cards=b", ONE_EACH);
    play.say("A lay take-painting");
    let cards = ["buy imitator", "buy mix", "buy exchange", "buy tool"];
    assert_eq!(play.actions(0)[4..], cards);
    play.refuses("A buy paint", "no paint card is on display (CP-7.1)");
    play.say("A buy tool");
    assert_eq!(play.count(0, Pigment::White), 12 - 6);
    assert_eq!(play.view().studio.display.len(), 3);
    assert_eq!(play.painter(0).cards.count(Bonus::Tool), 1);
    assert_eq!(play.view().studio.stack.len(), 15 - 4);
}

/// CP-7.1: too little white.
#[test]
fn prices() {
    let mut play = studio::fresh(4, "cards=b");
    play.go_on(&[], |step| matches!(step, Step::Luck(colors_of_paris::Draw::Display)));
    play.say_all(&["luck bonus tool", "luck bonus mix", "luck bonus paint", "luck bonus tool"]);
    play.go_on(&["luck start A"], |step| matches!(step, Step::Place(_)));
    play.place_for_a(&["take-painting", "white"]);
    play.lay_for_a("white");
    play.lay_for_a("take-painting");
    play.refuses("A buy tool", "that card costs 6 white, and you have 3 (CP-7.1)");
}

/// CP-7.1, rule A: used at once, or not at all, and then discarded.
#[test]
fn rule_a() {
    let mut play = shopping("cards=a", ONE_EACH);
    play.say_all(&["A lay take-painting", "A buy mix"]);
    assert_eq!(play.actions(0), ["use mix", "stop"]);
    assert_eq!(play.view().studio.discards.count(Bonus::Mix), 1);
    play.say("A use mix");
    assert_eq!(play.actions(0), ["mix orange", "mix green", "mix violet"]);
    play.say("A mix green");
    assert_eq!(play.count(0, Pigment::Green), 12);
    assert_ne!(play.asked(), Some(Seat(0)));
    let mut play = shopping("cards=a", ONE_EACH);
    play.say_all(&["A lay take-painting", "A buy mix", "A stop"]);
    assert_ne!(play.asked(), Some(Seat(0)));
    assert_eq!(play.view().studio.discards.count(Bonus::Mix), 1);
}

/// CP-7.1, rule B: kept; before laying down or after, one a round; discarded in phase 3.
#[test]
fn rule_b() {
    let mut play = shopping("cards=b", ONE_EACH);
    play.say_all(&["A lay take-painting", "A buy exchange"]);
    assert_eq!(play.actions(0), ["use exchange", "stop"], "right after it was bought");
    play.say("A stop");
    play.go_on(&[], |step| step == Step::Act(Seat(0)));
    assert!(play.actions(0).contains(&"use exchange".to_owned()), "or before the next action");
    play.refuses("A use tool", "you have no tool card to use (CP-7.1)");
    play.say_all(&["A use exchange", "A exchange red blue", "A stop"]);
    assert_eq!(play.step(), Step::Act(Seat(0)), "an assistant must still be laid down");
    assert_eq!(play.painter(0).used, Some(Bonus::Exchange));
    play.refuses("A use exchange", "you have used a bonus card in this round (CP-7.1)");
    assert_eq!((play.count(0, Pigment::Red), play.count(0, Pigment::Blue)), (0, 2));
    play.next_round(&["A dry white"]);
    assert_eq!(play.painter(0).used, None);
    assert_eq!(play.view().studio.discards.count(Bonus::Exchange), 1);
    assert_eq!(play.view().studio.display.len(), 4, "the display is filled again (CP-6.2)");
}

/// CP-9.8a: in Variant J any number a round, each discarded on use.
#[test]
fn rule_j() {
    let mut play = shopping("cards=j", ["exchange", "mix", "exchange", "tool"]);
    play.say_all(&["A lay take-painting", "A buy exchange", "A use exchange"]);
    assert_eq!(play.view().studio.discards.count(Bonus::Exchange), 1);
    play.say_all(&["A exchange red blue", "A exchange yellow red", "A stop"]);
    assert_eq!(play.painter(0).used, None);
}

/// CP-7.2, Exchange: up to four, primary for primary.
#[test]
fn exchange() {
    let mut play = shopping("cards=a", ONE_EACH);
    play.say_all(&["A lay take-painting", "A buy exchange", "A use exchange"]);
    assert_eq!(play.actions(0).len(), 6, "three primaries, each for two others");
    play.refuses("A exchange red orange", "red cannot be exchanged for orange (CP-7.2)");
    play.refuses("A stop", "what you have begun you must do at least in part (CP-3.3)");
    for line in ["A exchange red blue", "A exchange blue red", "A exchange red blue"] {
        play.say(line);
    }
    play.say("A exchange yellow red");
    assert_ne!(play.asked(), Some(Seat(0)), "four and no more");
}

/// CP-7.2, Tool: one marker two spaces or two markers one; what a space brings comes first.
#[test]
fn tool() {
    let mut play = shopping("cards=a", ONE_EACH);
    play.say_all(&["A lay take-painting", "A buy tool", "A use tool", "A advance brush"]);
    assert_eq!(play.actions(0), ["advance tube", "advance palette", "advance brush", "stop"]);
    play.say("A advance brush");
    assert_eq!(play.painter(0).tools, [0, 0, 2]);
    assert_ne!(play.asked(), Some(Seat(0)));
}

/// CP-7.2, CP-3.3: a card that can be used in one way only is used so without asking.
#[test]
fn the_only_way() {
    let mut play = studio::fresh(4, "board=rich.toml cards=a");
    play.go_on(&[], |step| matches!(step, Step::Luck(colors_of_paris::Draw::Display)));
    play.say_all(&["luck bonus exchange", "luck bonus mix", "luck bonus mix", "luck bonus mix"]);
    play.go_on(&["luck start A"], |step| matches!(step, Step::Place(_)));
    play.place_for_a(&["take-painting", "take-painting", "white"]);
    play.lay_for_a("white");
    play.lay_for_a("take-painting");
    play.say_all(&["A buy exchange", "A use exchange", "A exchange blue red", "A stop"]);
    play.lay_for_a("take-painting");
    play.say_all(&["A buy mix", "A use mix"]);
    assert_eq!(play.count(0, Pigment::Orange), 12);
    assert_ne!(play.asked(), Some(Seat(0)));
}

/// CP-7.2, Imitator: used before laying down it may copy the very assistant laid down next.
#[test]
fn imitator() {
    let mut play = shopping("cards=b", ONE_EACH);
    play.say_all(&["A lay take-painting", "A buy imitator", "A stop"]);
    play.go_on(&[], |step| step == Step::Act(Seat(0)));
    play.say("A use imitator");
    assert_eq!(play.count(0, Pigment::Yellow), 13, "the only one that stands is copied unasked");
    play.say("A lay acquire-yellow");
    assert_eq!(play.count(0, Pigment::Yellow), 25);
}

/// CP-7.3: a card bought through a card is used at once under rule A, before anything else.
#[test]
fn a_card_through_a_card() {
    let mut play = studio::fresh(4, "board=rich.toml cards=a");
    play.go_on(&[], |step| matches!(step, Step::Luck(colors_of_paris::Draw::Display)));
    let cards = ["luck bonus imitator", "luck bonus mix", "luck bonus mix", "luck bonus mix"];
    play.say_all(&cards);
    play.go_on(&["luck start A"], |step| matches!(step, Step::Place(_)));
    play.place_for_a(&["take-painting", "take-painting", "white"]);
    play.lay_for_a("white");
    play.lay_for_a("take-painting");
    play.say_all(&["A buy imitator", "A use imitator", "A buy mix", "A use mix", "A mix orange"]);
    assert_eq!(play.count(0, Pigment::Orange), 12);
    assert_ne!(play.asked(), Some(Seat(0)));
}

/// CP-6.2, CP-9.8c: half a turn renews the display, and in Variant J takes the players' cards.
#[test]
fn half_a_turn() {
    for (options, left) in [("cards=b", 1), ("cards=b half-turn=all", 0)] {
        let mut play = shopping(options, ["tool", "tool", "tool", "mix"]);
        play.say_all(&["A lay take-painting", "A buy mix", "A stop"]);
        for _ in 0..6 {
            assert_eq!(play.painter(0).cards.len(), 1);
            play.place_rest();
            play.next_round(&["A dry white", "A stop"]);
        }
        assert_eq!(play.view().studio.turned, 6);
        assert_eq!(play.painter(0).cards.len(), left, "{options}");
        assert_eq!(play.view().studio.display.count(Bonus::Tool), 0, "they were discarded");
    }
}

/// CP-6.2: an empty stack is made of the discards.
#[test]
fn discards_come_back() {
    let mut play = studio::opened(2, "cards=b", &["luck start A"]);
    let cards = |play: &Play| {
        let studio = play.view().studio;
        [studio.stack, studio.display, studio.discards].map(colors_of_paris::Bonuses::len)
    };
    for half_turn in [[7, 4, 4], [3, 4, 8], [11, 4, 0]] {
        for _ in 0..6 {
            play.place_rest();
            play.next_round(&[]);
        }
        assert_eq!(cards(&play), half_turn, "three were left, and a fourth was needed");
    }
}
