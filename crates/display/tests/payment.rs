//! The payment that the board of Atelier proposes pays the whole canvas, takes the fewest cards, and leaves
//! the best ones (AT-4).

use display::ShownTable;
use game::{Luck, NoFiles, Seat, Turn, Viewer};
use pages::Names;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use shelf::AnyTable;

/// The payment that the board proposes to `seat`, as a list of actions.
fn proposed(table: &dyn AnyTable, seat: Seat) -> Option<Vec<String>> {
    let html = table.board(Viewer::Seat(seat), &Names::letters(table.seats())).shared.into_string();
    let plan = html.split("data-plan=\"").nth(1)?.split('"').next()?;
    assert_eq!(html.matches("at-unit now").count(), 1, "one unit is asked for at a time");
    Some(plan.split(';').map(str::to_owned).collect())
}

fn is_paying(table: &dyn AnyTable, seat: Seat) -> bool {
    let is_payment = |it: &String| it.starts_with("pay ") || it.starts_with("turn ");
    table.actions(seat).iter().any(is_payment)
}

/// The number of cards in the hand of `seat`, and the worth of those cards. The worth of a kind is larger than
/// that of a whole hand of the next lower kind.
fn held(table: &dyn AnyTable, seat: Seat) -> (usize, u32) {
    let view: serde_json::Value =
        serde_json::from_str(table.view(Viewer::Seat(seat)).get()).unwrap();
    let cards = view["painters"][seat.idx()]["hand"]["cards"].as_array().unwrap();
    let worth = |card: &str| match card.split('-').next() {
        Some("blank") => 1,
        Some("drawn") => 20,
        Some("painted") => 400,
        Some("joker") => 8000,
        other => panic!("{other:?} is no kind of card"),
    };
    (cards.len(), cards.iter().map(|it| worth(it.as_str().unwrap())).sum())
}

/// Plays the actions of the plan, each when the game asks for it, as the page does.
fn follow(table: &mut dyn AnyTable, seat: Seat, plan: &[String]) {
    for action in plan {
        if table.actions(seat).contains(action) {
            table.play(seat, action).unwrap();
        }
    }
}

/// Pays by random legal actions, and returns what is left in hand.
fn pay_at_random(table: &dyn AnyTable, seat: Seat, luck: &mut ChaCha8Rng) -> (usize, u32) {
    let mut table = table.copy();
    while is_paying(&*table, seat) {
        let action = any(&*table, seat, luck);
        table.play(seat, &action).unwrap();
    }
    held(&*table, seat)
}

fn any(table: &dyn AnyTable, seat: Seat, luck: &mut ChaCha8Rng) -> String {
    let actions = table.actions(seat);
    actions[luck.below(u32::try_from(actions.len()).unwrap()) as usize].clone()
}

/// Plays a random game, and returns the number of payments that it asked about.
fn play(options: &str, seats: u8, seed: u64) -> u32 {
    let mut luck = ChaCha8Rng::seed_from_u64(seed);
    let mut table = shelf::open("atelier", seats, options, &NoFiles).unwrap();
    let mut payments = 0;
    loop {
        table.settle(&mut luck);
        let Turn::Players(asked) = table.turn() else { return payments };
        let seat = asked.lowest().unwrap();
        assert_eq!(proposed(&*table, seat).is_some(), is_paying(&*table, seat));
        if let Some(plan) = proposed(&*table, seat) {
            let others: Vec<(usize, u32)> =
                (0..5).map(|_| pay_at_random(&*table, seat, &mut luck)).collect();
            follow(&mut *table, seat, &plan);
            assert!(!is_paying(&*table, seat), "{plan:?} does not pay all");
            let (cards, worth) = held(&*table, seat);
            assert!(others.iter().all(|it| it.0 <= cards), "{plan:?} is not the cheapest way");
            assert!(others.iter().all(|it| it.1 <= worth), "{plan:?} throws away too much");
            payments += 1;
        } else {
            let action = any(&*table, seat, &mut luck);
            table.play(seat, &action).unwrap();
        }
    }
}

#[test]
fn the_proposal_is_the_cheapest_way() {
    let games = [("mixing=free", 2), ("mixing=pairs", 3), ("jokers=any", 5)];
    let payments: u32 = (0..)
        .zip(games)
        .map(|(seed, (options, seats))| play(&format!("{options} rounds=40"), seats, seed))
        .sum();
    assert!(100 < payments, "only {payments}");
}
