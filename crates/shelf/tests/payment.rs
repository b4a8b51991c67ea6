//! The web table of Atelier proposes how to pay: the proposal pays the whole canvas, and no other way
//! takes fewer cards (AT-4).

use game::{Luck, NoFiles, Seat, Turn, Viewer};
use pages::Names;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use shelf::AnyTable;

/// The plan that the board proposes to `seat`, decision by decision.
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

fn held(table: &dyn AnyTable, seat: Seat) -> usize {
    let view = table.view(Viewer::Seat(seat));
    view["painters"][seat.idx()]["hand"]["cards"].as_array().unwrap().len()
}

/// Plays what the plan says wherever it is asked for, as the page does.
fn follow(table: &mut dyn AnyTable, seat: Seat, plan: &[String]) {
    for action in plan {
        if table.actions(seat).contains(action) {
            table.play(seat, action).unwrap();
        }
    }
}

/// Pays any way; how many cards are left in hand.
fn pay_at_random(table: &dyn AnyTable, seat: Seat, luck: &mut ChaCha8Rng) -> usize {
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

/// A random game; how many payments it asked about.
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
            let others = (0..5).map(|_| pay_at_random(&*table, seat, &mut luck)).max();
            follow(&mut *table, seat, &plan);
            assert!(!is_paying(&*table, seat), "{plan:?} does not pay all");
            assert!(others <= Some(held(&*table, seat)), "{plan:?} is not the cheapest way");
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
