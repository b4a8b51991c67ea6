//! The laws, for every preset and number of seats, and for what random games seldom reach: decks that run out,
//! cards that are alike, every switch.

use atelier::{Atelier, Options};
use conformance::Trial;

use crate::script::{Decked, boxed, with_deck};

#[test]
fn atelier_keeps_the_laws() {
    conformance::laws::<Atelier>();
}

fn keeps_the_laws(preset: &'static str, options: &Options, seats: u8) {
    let trial = Trial { preset, options: options.clone(), seats };
    match conformance::check::<Atelier>(&trial, conformance::games() / 4) {
        Ok(tally) => println!("atelier · {trial}: {tally}"),
        Err(breach) => panic!("{breach}"),
    }
}

/// AT-8.2 to AT-8.4: the laws under the switches that no preset uses.
#[test]
fn switches_keep_the_laws() {
    let options = boxed("blank=1 jokers=any objectives=visible rounds=15");
    for seats in [2, 4] {
        keeps_the_laws("switches", &options, seats);
    }
}

/// AT-6.4: the laws with decks that run out again and again, until the game comes to a standstill.
#[test]
fn small_decks_keep_the_laws() {
    let costly = Decked { blank: &"C:M M:K K:C ".repeat(7), jokers: 2, ..Decked::default() };
    let free = Decked {
        blank: "C M Y W K C M Y",
        drawn: "rose/C iris/M rose/Y",
        painted: "rose/C iris/M rose/Y",
        jokers: 1,
    };
    for (preset, deck) in [("a small deck", costly), ("a free deck", free)] {
        for text in ["rounds=15", "rounds=15 drawing=unmixed"] {
            let options = with_deck(text, &deck);
            for seats in [2, 5] {
                keeps_the_laws(preset, &options, seats);
            }
        }
    }
}

/// AT-4.1: the laws with equal cards, one of which is listed for all.
#[test]
fn twins_keep_the_laws() {
    let deck = Decked {
        blank: &"C:M C:M M:C M:C Y:CM K:CM K:C W:K W:K ".repeat(3),
        drawn: "rose/C:MM rose/C:MM rose/M:CC rose/M:CC",
        painted: "rose/C:BM rose/C:BM",
        jokers: 6,
    };
    for text in ["rounds=15", "rounds=15 mixing=pairs"] {
        keeps_the_laws("twins", &with_deck(text, &deck), 3);
    }
}

/// AT-2.2: imagined states have the right probabilities after deals, draws and decisions. Nothing in this deck
/// can be paid for, because a payment without an alternative would tell more about a hand than a view
/// remembers.
#[test]
fn draws_are_imagined_fairly() {
    let costs = ["K", "KK", "KKK"];
    let prints =
        ["C", "M", "Y", "W"].map(|gives| costs.map(|cost| format!("{gives}:{cost} ")).concat());
    let deck = Decked { blank: &prints.concat(), ..Decked::default() };
    let trial = Trial { preset: "twelve cards", options: with_deck("", &deck), seats: 2 };
    // One begins, eleven cards are dealt, one is laid open and drawn, and the other has to pass.
    let compared = conformance::fair::<Atelier>(&trial, 15, 20_000);
    assert!(0 < compared.unwrap_or_else(|breach| panic!("{breach}")));
}
