//! Playing canvases (AT-3.3 to AT-3.5), paying for them (AT-4) and pairs (AT-7.1).

use atelier::{Kind, Step};
use game::Seat;

use crate::script::{AtelierScript, Decked, Script, opened, with_deck};

const THIRTY_CYAN: &str = "C C C C C C C C C C C C C C C C C C C C C C C C C C C C C C";

/// Free canvases of every type.
fn free() -> Script {
    let deck = Decked {
        blank: THIRTY_CYAN,
        drawn: "rose/C rose/M iris/Y rose/C",
        painted: "rose/C rose/M",
        jokers: 3,
    };
    opened(2, with_deck("", &deck), &["b1 b2 b3 b4 d1", "b5 b6 d2 d3 p1 p2"], "j1 d4 j2")
}

/// AT-3.3: up to three blank canvases, and nothing else beside them.
#[test]
fn three_blank_canvases() {
    let mut script = free();
    assert_eq!(script.actions_with(0, "lay"), ["lay blank-01"], "equal cards are one choice");
    assert_eq!(
        script.refusal("A lay blank-02"),
        "blank-02 is like another one, which is named in its place (AT-1.1)"
    );
    script.play("A lay blank-01");
    assert_eq!(script.step(), Step::Play(Seat(0), Kind::Blank, 1));
    assert_eq!(script.actions(0), ["lay blank-02", "done"]);
    let why = "in this turn only blank canvases are played (AT-3.3)";
    assert_eq!(script.refusal("A lay drawn-01"), why);
    let why = "canvases are being played: lay another one, or be done (AT-3.3)";
    assert_eq!(script.refusal("A draw deck"), why);
    script.play_all_settled(&["A lay blank-02", "A lay blank-03"]);
    assert_eq!(script.asked(), Some(Seat(1)), "the limit ends the turn");
}

/// AT-3.3, AT-3.4: up to two drawn canvases, each on a blank one of its own; one painted canvas, on a
/// drawn one of its subject.
#[test]
fn drawn_and_painted_canvases() {
    let mut script = free();
    let why = "there is nothing in the palette that drawn-01 could be laid on (AT-3.4)";
    assert_eq!(script.refusal("A lay drawn-01"), why);
    script.play_all_settled(&[
        "A lay blank-01",
        "A done",
        "B lay blank-05",
        "B lay blank-06",
        "B done",
    ]);
    script.idle(0);
    assert_eq!(
        script.actions_with(1, "lay"),
        ["lay drawn-02", "lay drawn-03"],
        "no place for a painting"
    );
    script.play("B lay drawn-02");
    // Both blank canvases give cyan: which of them is covered makes no difference.
    assert_eq!(script.actions(1), ["lay drawn-03", "done"]);
    script.play("B lay drawn-03");
    assert_eq!(script.asked(), Some(Seat(0)), "two are the limit");
    script.idle(0);
    assert_eq!(script.actions_with(1, "lay"), ["lay painted-01", "lay painted-02"]);
    script.play("B lay painted-01");
    assert_eq!(script.asked(), Some(Seat(0)), "one painting is a turn");
    let stacks = script.view().stacks(Seat(1));
    let told: Vec<Vec<String>> =
        stacks.iter().map(|it| it.iter().map(ToString::to_string).collect()).collect();
    assert_eq!(told, [vec!["blank-06", "drawn-03"], vec!["blank-05", "drawn-02", "painted-01"]]);
    script.idle(0);
    let why = "there is nothing in the palette that painted-02 could be laid on (AT-3.4)";
    assert_eq!(script.refusal("B lay painted-02"), why);
}

/// AT-3.4: the player chooses only among places that differ.
#[test]
fn places() {
    let deck = Decked {
        blank: &format!("C C M {THIRTY_CYAN}"),
        drawn: "rose/C rose/C rose/C",
        painted: "rose/C",
        ..Decked::default()
    };
    let options = with_deck("", &deck);
    let mut script = opened(2, options, &["b1 b2 b3 d1 d2", "d3 p1"], "");
    script.play_all_settled(&["A lay blank-01", "A lay blank-02", "A lay blank-03"]);
    script.idle(1);
    script.play("A lay drawn-01");
    assert_eq!(script.actions(0), ["on blank-01", "on blank-03"]);
    let why = "blank-02 is like another one, which is named in its place (AT-3.4)";
    assert_eq!(script.refusal("A on blank-02"), why);
    assert_eq!(script.refusal("A on blank-09"), "drawn-01 cannot be laid on blank-09 (AT-3.4)");
    assert_eq!(script.refusal("A done"), "say first what drawn-01 is laid on (AT-3.4)");
    script.play_all_settled(&["A on blank-03", "A lay drawn-02"]);
    assert_eq!(script.asked(), Some(Seat(1)), "the others are alike: nothing to ask");
    assert_eq!(script.refusal("B on blank-01"), "there is no canvas to be placed (AT-3.4)");
}

/// AT-3.4: drawings of one color count as different places if the canvases beneath them differ.
#[test]
fn places_that_differ_beneath() {
    let deck = Decked {
        blank: &format!("C M {THIRTY_CYAN}"),
        drawn: "rose/C rose/C",
        painted: "rose/C",
        ..Decked::default()
    };
    let mut script = opened(2, with_deck("", &deck), &["b1 b2 d1 d2 p1"], "");
    script.play_all_settled(&["A lay blank-01", "A lay blank-02", "A done"]);
    script.idle(1);
    script.play_all_settled(&["A lay drawn-01", "A on blank-01", "A lay drawn-02"]);
    script.idle(1);
    script.play("A lay painted-01");
    assert_eq!(script.actions(0), ["on drawn-01", "on drawn-02"]);
}

/// AT-3.5: a player who can do something cannot pass; a player who can do nothing must.
#[test]
fn passing() {
    let mut script = free();
    assert_eq!(script.refusal("A pass"), "nobody passes who can draw or play (AT-3.5)");
    assert_eq!(script.refusal("A done"), "nothing has been played: draw or play (AT-3.3)");
    let deck = Decked { blank: &"C:M ".repeat(11), ..Decked::default() };
    let mut script = opened(2, with_deck("", &deck), &[], "");
    assert_eq!(script.actions(0), ["pass"]);
    script.play("A pass");
    assert_eq!(script.actions(1), ["pass"]);
}

/// AT-4.3, AT-4.4: a canvas laid down in this turn pays for the next one; a canvas never pays for itself, and
/// the canvas that it covers may.
#[test]
fn paying_with_what_is_there() {
    let deck = Decked {
        blank: &format!("C:C C M:C Y:M {THIRTY_CYAN}"),
        drawn: "rose/W:M rose/M:M",
        ..Decked::default()
    };
    let options = with_deck("", &deck);
    let mut script = opened(2, options, &["b3 b4 d1", "b1 d2"], "b2");
    // No cyan but what the fillers give: A holds two of those.
    script.play("A lay blank-03");
    script.settle();
    while matches!(script.step(), Step::Pay(_)) {
        let first = script.actions(0)[0].clone();
        script.play(&format!("A {first}"));
    }
    assert_eq!(
        script.actions_with(0, "lay blank-04"),
        ["lay blank-04"],
        "blank-03 gives magenta at once"
    );
    script.play("A lay blank-04");
    assert_eq!(script.turned(), ["blank-03"]);
    script.play("A done");
    script.idle(1);
    // The drawing costs magenta, which only the canvas under it gives.
    script.play_all_settled(&["A lay drawn-01", "A on blank-03"]);
    assert_eq!(script.turned(), ["blank-03"]);
    assert!(script.palette(0).contains(&"drawn-01".into()));
    let why = "drawn-02 is not in hand (AT-3.3)";
    assert_eq!(script.refusal("A lay drawn-02"), why);
}

/// AT-4.4: a card that gives what it costs cannot be played by itself.
#[test]
fn no_card_pays_for_itself() {
    let deck = Decked { blank: "K:K K:K W W W W W W W W W W W W W W W W W W", ..Decked::default() };
    let options = with_deck("", &deck);
    let mut script = opened(2, options.clone(), &["b1 b3 b4 b5 b6", "b2"], "");
    assert_eq!(script.refusal("A lay blank-01"), "blank-01 cannot be paid for (AT-4.1)");
    let mut script = opened(2, options, &["b1 b2 b3 b4 b5"], "");
    script.play("A lay blank-01");
    assert_eq!(script.discards(), ["blank-02"], "the only way pays itself");
}

/// AT-4.2: covered canvases turn too, each once (AT-4.1).
#[test]
fn covered_canvases_turn() {
    let deck = Decked {
        blank: &format!("K W:KK W:K {THIRTY_CYAN}"),
        drawn: "rose/K",
        ..Decked::default()
    };
    let mut script = opened(2, with_deck("", &deck), &["b1 b2 b3 d1"], "");
    script.play_all_settled(&["A lay blank-01", "A done"]);
    script.idle(1);
    script.play_all_settled(&["A lay drawn-01", "A done"]);
    script.idle(1);
    script.play("A lay blank-02");
    assert_eq!(script.turned(), ["blank-01", "drawn-01"]);
    assert_eq!(script.refusal("A lay blank-03"), "blank-03 cannot be paid for (AT-4.1)");
    script.play("A done");
    script.idle(1);
    script.play("A lay blank-03");
    assert_eq!(script.turned(), ["blank-01"], "all stood again");
}

/// A table at which A holds two black cards and two jokers, and B a canvas that costs two units.
fn jokers(options: &str, cost: &str) -> Script {
    let deck = Decked {
        blank: &format!("W:{cost} M M:W C C {THIRTY_CYAN}").replace(" C", " W"),
        jokers: 4,
        ..Decked::default()
    };
    opened(2, with_deck(options, &deck), &["b1 b2 b3 j1 j2"], "")
}

/// AT-4.1: for one color, first the palette pays, then the hand in its order, then jokers, so every set of
/// cards can be chosen in one order only.
#[test]
fn one_order_of_payment() {
    let mut script = jokers("", "MM");
    script.play("A lay blank-01");
    assert_eq!(script.actions(0), ["pay blank-02", "pay blank-03", "pay joker-01"]);
    assert_eq!(
        script.refusal("A pay joker-02"),
        "joker-02 is like another one, which is named in its place (AT-2.2)"
    );
    assert_eq!(
        script.refusal("A turn magenta"),
        "no canvas of the palette can be turned for magenta (AT-4.1)"
    );
    assert_eq!(script.refusal("A turn cyan"), "magenta is due now, not cyan (AT-4.1)");
    assert_eq!(script.refusal("A done"), "magenta is due for blank-01: pay first (AT-3.3)");
    assert_eq!(script.refusal("A pay blank-01"), "blank-01 is not in hand (AT-4.1)");
    let mut other = script.clone();
    other.play("A pay joker-01");
    assert_eq!(other.discards(), ["joker-01", "joker-02"], "jokers pay the rest");
    let mut other = script.clone();
    other.play("A pay blank-03");
    assert_eq!(other.discards(), ["blank-03", "joker-01"], "only a joker can follow");
    script.play("A pay blank-02");
    assert_eq!(script.actions(0), ["pay blank-03", "pay joker-01"]);
}

/// AT-4.1: a source out of order is refused for that reason, and a source that leaves the rest unpaid for that
/// one.
#[test]
fn why_a_source_is_refused() {
    let order = "a color is paid by turning first, then with canvases in their order, then with jokers (AT-4.1)";
    let deck = Decked {
        blank: &format!("W:MM M M:W M:K {}", "W ".repeat(30)),
        jokers: 1,
        ..Decked::default()
    };
    let mut script = opened(2, with_deck("", &deck), &["b1 b2 b3 b4 j1"], "");
    script.play("A lay blank-01");
    assert_eq!(script.refusal("A pay joker-01"), order, "one joker does not pay both");
    script.play("A pay blank-03");
    assert_eq!(script.refusal("A pay blank-02"), order);
    let deck = Decked {
        blank: &format!("W:CM C C:W M {}", "W ".repeat(30)),
        jokers: 1,
        ..Decked::default()
    };
    let mut script = opened(2, with_deck("", &deck), &["b1 b2 b3 j1"], "");
    script.play("A lay blank-01");
    let why = "the rest of the cost could not be paid then (AT-4.1)";
    assert_eq!(script.refusal("A pay joker-01"), why, "magenta needs the joker");
    let deck =
        Decked { blank: &format!("W:K K K:W {}", "W ".repeat(30)), jokers: 1, ..Decked::default() };
    let mut script = opened(2, with_deck("", &deck), &["b1 b2 b3 j1"], "");
    script.play("A lay blank-01");
    assert_eq!(script.refusal("A pay joker-01"), "a joker cannot stand for this black (AT-4.6)");
}

/// AT-4.6: jokers stand for the three primary colors, or for all five (AT-8.3).
#[test]
fn what_jokers_stand_for() {
    for (cost, color) in [("CC", true), ("YY", true), ("KK", false), ("CK", false)] {
        let mut script = jokers("", cost);
        assert_eq!(script.try_play("A lay blank-01").is_ok(), color, "{cost}");
        let mut script = jokers("jokers=any", cost);
        assert!(script.try_play("A lay blank-01").is_ok(), "{cost}");
    }
    let mut script = jokers("", "MM");
    assert_eq!(script.refusal("A lay joker-01"), "a joker is never laid down (AT-4.6)");
}

/// A has a drawing laid down and a painting in hand that costs `cost`, and two jokers.
fn before_painting(options: &str, cost: &str) -> Script {
    let deck = Decked {
        blank: &format!("Y M {}", "W ".repeat(30)),
        drawn: "rose/M rose/W",
        painted: &format!("rose/W:{cost}"),
        jokers: 2,
    };
    let mut script = opened(2, with_deck(options, &deck), &["b1 d1 p1 j1 j2", "b2 d2"], "");
    script.play_all_settled(&["A lay blank-01", "A done"]);
    script.idle(1);
    script.play_all_settled(&["A lay drawn-01", "A done"]);
    script.idle(1);
    script
}

/// AT-4.5, AT-4.6: a joker helps to pay for a painting, but is no part of a secondary color.
#[test]
fn jokers_do_not_mix() {
    assert!(
        before_painting("", "R").try_play("A lay painted-01").is_ok(),
        "yellow and magenta turn"
    );
    assert!(before_painting("", "RM").try_play("A lay painted-01").is_ok(), "and a joker");
    assert!(before_painting("", "RMY").try_play("A lay painted-01").is_ok(), "two jokers");
    let why = "painted-01 cannot be paid for (AT-4.1)";
    assert_eq!(before_painting("", "RR").refusal("A lay painted-01"), why);
    assert_eq!(before_painting("", "G").refusal("A lay painted-01"), why);
    let mut script = before_painting("", "RM");
    script.play("A lay painted-01");
    assert!(script.discards().contains(&"joker-01".into()));
}

/// AT-7.1: a pair is a drawn canvas and the blank one under it; each makes one secondary color.
#[test]
fn pairs() {
    let pairs = "mixing=pairs";
    assert!(before_painting(pairs, "R").try_play("A lay painted-01").is_ok());
    let why = "painted-01 cannot be paid for (AT-4.1)";
    assert_eq!(before_painting(pairs, "RR").refusal("A lay painted-01"), why);
    // The pair gives yellow and magenta, and no more of them; jokers pay what is asked for plainly.
    assert!(before_painting(pairs, "RMY").try_play("A lay painted-01").is_ok());
    assert_eq!(before_painting(pairs, "RMYY").refusal("A lay painted-01"), why);
}

/// AT-7.1: two canvases that lie side by side are no pair, even if the hand could pay.
#[test]
fn no_pair() {
    let deck = Decked {
        blank: &format!("Y M Y M {}", "W ".repeat(30)),
        drawn: "rose/W",
        painted: "rose/W:R",
        ..Decked::default()
    };
    for (options, legal) in [("", true), ("mixing=pairs", false)] {
        let mut script = opened(2, with_deck(options, &deck), &["b1 b2 d1 p1 b3", "b4"], "");
        script.play_all_settled(&["A lay blank-01", "A lay blank-02", "A done"]);
        script.idle(1);
        script.play_all_settled(&["A lay drawn-01", "A on blank-01", "A done"]);
        script.idle(1);
        assert_eq!(script.try_play("A lay painted-01").is_ok(), legal, "{options}");
    }
}
