//! Tests of payments against a second implementation (AT-4): the offered payments are exactly those that trying
//! everything finds, no question has only one answer, none leads nowhere, and no two sequences of answers lead
//! to the same table.

use std::collections::{BTreeSet, HashSet};

use atelier::{Action, Atelier, Card, Cards, Kind, Options, Step};
use game::{Event, Game, Luck, Seat, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::plainly::{Payer, Payment};
use crate::script::{self, Decked, boxed, with_deck};

fn actions(game: &Atelier, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

fn after(game: &Atelier, seat: Seat, action: Action) -> Atelier {
    let mut next = *game;
    next.apply(&Event::Choice { seat, action });
    next
}

/// All tables to which a play can lead, once it is paid.
fn outcomes(game: &Atelier, seat: Seat, out: &mut Vec<Atelier>) {
    let step = game.view(Viewer::Public).studio.step;
    if !matches!(step, Step::Pay(_) | Step::Place(..)) {
        return out.push(*game);
    }
    let actions = actions(game, seat);
    assert!(1 < actions.len(), "a question with {} answers in {step:?}", actions.len());
    for action in actions {
        outcomes(&after(game, seat, action), seat, out);
    }
}

/// Compares the canvases that `seat`, whose turn it is, may play with those that the second implementation can
/// pay for: of any type, or of `kind` after a first canvas.
fn check(game: &Atelier, seat: Seat, kind: Option<Kind>) -> usize {
    let payer = Payer::of(game, seat);
    let offered: Cards = actions(game, seat)
        .iter()
        .filter_map(|it| if let Action::Lay(card) = it { Some(*card) } else { None })
        .collect();
    let mut ways = 0;
    let playable =
        |it: &Card| it.kind() != Kind::Joker && kind.is_none_or(|kind| it.kind() == kind);
    assert!(offered.iter().all(|it| playable(&it)), "one type a turn (AT-3.3)");
    for card in payer.hand.iter().filter(playable) {
        let payments = payer.payments(card);
        let studio = game.studio();
        let missing = studio.purse(seat, payer.hand).missing(studio.deck, card)
            + studio.missing_pairs(seat, card);
        assert_eq!(missing == 0, !payments.is_empty(), "{card} of {:?}", payer.hand);
        let expected = payer.has_place(card) && !payments.is_empty() && !payer.has_twin(card);
        assert_eq!(offered.contains(card), expected, "{card} of {:?}", payer.hand);
        if expected {
            ways += check_play(game, &payer, card, &payments);
        }
    }
    ways
}

fn check_play(game: &Atelier, payer: &Payer, card: Card, payments: &BTreeSet<Payment>) -> usize {
    let mut found = Vec::new();
    outcomes(&after(game, payer.seat, Action::Lay(card)), payer.seat, &mut found);
    // The last canvas of a turn lets all others stand again, and luck may already have fallen.
    let goes_on = |it: &Atelier| matches!(it.view(Viewer::Public).studio.step, Step::Play(..));
    let last = !found.iter().all(goes_on);
    if !last {
        let different: HashSet<&Atelier> = found.iter().collect();
        assert_eq!(different.len(), found.len(), "two ways to pay for {card} are the same");
    }
    let paid: BTreeSet<_> = found.iter().map(|it| payer.paid(it, card)).collect();
    let plain: BTreeSet<_> = payments.iter().map(|it| it.discarded.clone()).collect();
    assert_eq!(paid, plain, "{card} of {:?}", payer.hand);
    if !last {
        let standing = |it: &Atelier| Payment {
            discarded: payer.paid(it, card),
            upright: payer.standing(it, card),
        };
        let ways: BTreeSet<Payment> = found.iter().map(standing).collect();
        assert_eq!(ways, *payments, "{card} of {:?}", payer.hand);
    }
    found.len()
}

/// Checks some of the turns of random games. Returns the number of checked turns.
fn look_into(options: &Options, seats: u8, games: u64) -> usize {
    let mut ways = 0;
    for seed in 0..games {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Atelier::new(seats, options).unwrap();
        loop {
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Event::Chance(game.draw(&mut luck)),
                Turn::Players(asked) => {
                    let seat = asked.lowest().unwrap();
                    let step = game.view(Viewer::Public).studio.step;
                    if luck.below(4) == 0 {
                        ways += match step {
                            Step::Turn(_) => check(&game, seat, None),
                            Step::Play(_, kind, _) => check(&game, seat, Some(kind)),
                            _ => 0,
                        };
                    }
                    Event::Choice { seat, action: luck.pick(&actions(&game, seat)) }
                }
            };
            game.apply(&event);
        }
    }
    ways
}

/// AT-4.1, AT-4.5, AT-4.6: payments with the cards of the box.
#[test]
fn payments_in_the_box() {
    for text in ["rounds=60", "rounds=60 jokers=any"] {
        let ways = look_into(&boxed(text), 3, 10);
        assert!(3_000 < ways, "{ways} ways are few");
    }
}

/// AT-7.1: payments with pairs.
#[test]
fn payments_with_pairs() {
    assert!(1_500 < look_into(&boxed("rounds=60 mixing=pairs"), 2, 15));
}

/// AT-4.1: payments with many cards that are printed alike.
#[test]
fn payments_with_twins() {
    let deck = Decked {
        blank: "C:M C:M C:M M:Y M:Y Y:C Y:C K:CM K:CM W:KK W:KK W:CC C:KW M:K Y:WW K:MM C:MM M:CC K:W W:K",
        drawn: "rose/C:MM rose/C:MM rose/M:YYC iris/Y:CCK iris/Y:CCK iris/K:WW rose/W:MMM iris/C:YYY",
        painted: "rose/C:RMM rose/C:RMM iris/K:GBY iris/W:RR",
        jokers: 6,
    };
    for text in ["rounds=40", "rounds=40 mixing=pairs", "rounds=40 jokers=any"] {
        assert!(500 < look_into(&with_deck(text, &deck), 2, 20), "{text}");
    }
}

/// AT-8.1, AT-7.1: payments with custom secondary colors that share their parts, in cheap paintings that are
/// often laid down.
#[test]
fn payments_with_other_mixes() {
    let mixes = "[secondary]\n\
                 P = { name = \"pink\", parts = [\"M\", \"W\"] }\n\
                 R = { name = \"red\", parts = [\"M\", \"Y\"] }\n\
                 S = { name = \"slate\", parts = [\"K\", \"W\"] }\n";
    let mut lines = vec!["id,type,subject,gives,cost".to_owned()];
    let gives = ["M", "W", "Y", "K", "M", "W"];
    for (at, gives) in (1..=36).zip(gives.iter().cycle()) {
        lines.push(format!("blank-{at:02},blank,,{gives},"));
    }
    for (at, gives) in (1..=30).zip(gives.iter().skip(1).cycle()) {
        lines.push(format!("drawn-{at:02},drawn,rose,{gives},"));
    }
    let costs = ["PR", "PM", "RMW", "SP", "SWK", "PP", "RR", "SSK"];
    for (at, cost) in (1..=28).zip(costs.iter().cycle()) {
        lines.push(format!("painted-{at:02},painted,rose,M,{cost}"));
    }
    lines.extend((1..=8).map(|at| format!("joker-{at:02},joker,,*,")));
    let files = [("c.csv", &*lines.join("\n")), ("m.toml", mixes)];
    for text in ["", "mixing=pairs", "mixing=pairs jokers=any"] {
        let text = format!("rounds=30 deck=c.csv secondaries=m.toml {text}");
        let options = script::options(&text, &files).unwrap();
        let ways = look_into(&options, 2, 20);
        assert!(500 < ways, "{text}: {ways}");
    }
}
