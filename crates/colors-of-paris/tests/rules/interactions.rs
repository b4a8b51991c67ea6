//! Tests of rules that meet: what is deferred, what is left standing, and cards used through cards.

use colors_of_paris::{Card, Draw, Pigment, Step};
use game::{Game, Seat};

use crate::script::{ParisScript, Script, fresh, opened};

/// Every level is 12 and these four bonus cards are on display; A has the token.
fn with_display(options: &str, display: [&str; 4]) -> Script {
    let mut script = fresh(4, &format!("board=rich.toml {options}"));
    script.go_on(&[], |step| step == Step::Luck(Draw::Display));
    for card in display {
        script.play(&format!("luck bonus {card}"));
    }
    script.go_on(&["luck start A"], |step| matches!(step, Step::Place(_)));
    script
}

/// CP-5.1, CP-6.3, CP-6.4: the token moves at the end of phase 3, so that phase 3 is still played
/// in the old order.
#[test]
fn the_token_moves_last() {
    let mut script = opened(2, "board=rich.toml", &["luck start A"]);
    script.play_all(&["A place acquire-yellow", "B place first-player", "A place paint"]);
    script.play_all(&["B place acquire-blue", "A place white", "B place mix-black"]);
    let round = ["A lay acquire-yellow", "B lay first-player", "B lay acquire-blue"];
    script.go_on(&round, |step| matches!(step, Step::Dry(_)));
    let mut asked = vec![script.step()];
    script.go_on(&[], |step| step != Step::Dry(Seat(0)));
    asked.push(script.step());
    script.go_on(&[], |step| matches!(step, Step::Stand(_)));
    asked.push(script.step());
    script.go_on(&[], |step| step != Step::Stand(Seat(0)));
    asked.push(script.step());
    let [a, b] = [Seat(0), Seat(1)];
    assert_eq!(asked, [Step::Dry(a), Step::Dry(b), Step::Stand(a), Step::Stand(b)]);
    assert_eq!(script.view().studio.first, a);
    script.next_round(&[]);
    assert_eq!((script.view().studio.first, script.asked()), (b, Some(b)));
}

/// CP-6.4, CP-3.2: who is left standing keeps the space, and has one assistant less to place.
#[test]
fn who_stands_keeps_the_space() {
    let mut script = opened(2, "", &["luck start A"]);
    script.place_for_a(&["improve-brush"]);
    script.next_round(&[]);
    // One step on, the only space beside improve-brush now faces acquire-yellow.
    let why = "there is no free space at acquire-yellow (CP-3.2)";
    script.refuses("A place acquire-yellow", why);
    assert_eq!((script.painter(0).idle, script.painter(1).idle), (2, 3));
    script.place_rest();
    script.lay_for_a("acquire-yellow");
    assert_eq!(script.count(0, Pigment::Yellow), 4, "it does what its sector faces now (CP-3.4)");
}

/// CP-5.2, CP-4.6: imitating who takes a painting takes one, and who imitates may buy instead.
#[test]
fn imitating_a_visit() {
    let mut script = with_display("cards=b", ["mix", "mix", "tool", "tool"]);
    script.place_for_a(&["imitator", "white", "take-painting"]);
    script.lay_for_a("white");
    script.lay_for_a("imitator");
    assert_eq!(script.actions(0)[4..], ["buy mix", "buy tool"]);
    script.play("A take 1");
    assert!(script.painter(0).paintings.contains(Card::new(1).unwrap()));
    script.lay_for_a("take-painting");
    script.play("A take 2");
    assert_eq!(script.painter(0).paintings.len(), 2, "the copied one acted later");
}

/// CP-5.2, CP-9.3: where paintings are exhibited, imitating exhibits.
#[test]
fn imitating_an_exhibition() {
    let options =
        "board=lavish.toml deck=yellow.csv variant=j cards=off swap=off half-turn=display";
    let mut script = opened(4, options, &["luck start A"]);
    let places = ["A place acquire-yellow", "B place take-painting", "C place white"];
    script.play_all(&places);
    script.play_all(&["D place white", "A place paint"]);
    script.go_on(&["A place imitator"], |step| !matches!(step, Step::Place(_)));
    let decline = ["B decline white"];
    script.go_on(&["A lay acquire-yellow"], |step| step == Step::Act(Seat(1)));
    script.go_on(&decline, |step| step == Step::Act(Seat(0)));
    script.play("A lay paint");
    let card = script.painter(0).paintings.iter().next().unwrap();
    (0..8).for_each(|_| script.play(&format!("A paint {} yellow", card.number())));
    script.go_on(&decline, |step| step == Step::Act(Seat(0)));
    script.play("A lay imitator");
    assert_eq!(script.step(), Step::Show(Seat(0)), "the next card must follow");
    assert!(script.painter(0).finished.contains(card));
    assert_eq!(script.actions(1), [""; 0]);
}

/// A, to act with an assistant to spare, has bought these two cards and stopped.
fn with_two_cards(rule: &str, cards: [&str; 2]) -> Script {
    let display = [cards[0], cards[1], cards[0], cards[1]];
    let mut script = with_display(&format!("cards={rule}"), display);
    script.place_for_a(&["white", "take-painting", "take-painting"]);
    script.lay_for_a("white");
    for card in cards {
        script.lay_for_a("take-painting");
        script.play(&format!("A buy {card}"));
        script.go_on(&["A stop"], |step| !matches!(step, Step::After(_)));
    }
    script.next_round(&["A dry white"]);
    script.place_for_a(&["acquire-yellow"]);
    script.go_on(&[], |step| step == Step::Act(Seat(0)));
    script
}

/// CP-7.1: under rule B one card a round, before or after; the other one in the next round.
#[test]
fn one_card_a_round() {
    let mut script = with_two_cards("b", ["exchange", "mix"]);
    script.play_all(&["A use exchange", "A exchange red blue", "A stop"]);
    let lists_a_card = |script: &Script| script.actions(0).iter().any(|it| it.starts_with("use"));
    assert!(!lists_a_card(&script), "{:?}", script.actions(0));
    script.refuses("A use mix", "you have used a bonus card in this round (CP-7.1)");
    script.play("A lay acquire-yellow");
    assert_ne!(script.step(), Step::After(Seat(0)), "nor after it");
    script.next_round(&["A dry yellow"]);
    script.place_rest();
    assert!(lists_a_card(&script), "{:?}", script.actions(0));
}

/// CP-9.8a: in Variant J any number in either window.
#[test]
fn any_number_of_cards() {
    let mut script = with_two_cards("j", ["exchange", "mix"]);
    script.play_all(&["A use exchange", "A exchange red blue", "A stop", "A use mix"]);
    assert_eq!(script.count(0, Pigment::Green), 12, "the only way to mix is not asked");
    assert_eq!(script.painter(0).cards.len(), 0);
    let mut script = with_two_cards("j", ["exchange", "mix"]);
    script.play_all(&["A use exchange", "A exchange red blue", "A stop", "A lay acquire-yellow"]);
    assert_eq!(script.actions(0), ["use mix", "stop"], "another one after the action");
}

/// CP-7.2: white and black are not exchanged.
#[test]
fn colors_alone_are_exchanged() {
    let mut script = with_two_cards("j", ["exchange", "mix"]);
    script.play_all(&["A use mix", "A mix green", "A use exchange"]);
    let from: Vec<_> =
        script.actions(0).iter().map(|it| it.split(' ').nth(1).unwrap().to_owned()).collect();
    assert!(from.iter().all(|it| ["red", "green"].contains(&&**it)), "{from:?}");
    assert!(0 < script.count(0, Pigment::White));
    script.refuses("A exchange green red", "green cannot be exchanged for red (CP-7.2)");
    assert!(script.game().audit().is_ok());
}
