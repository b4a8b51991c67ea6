//! Any combination of switches that is accepted keeps all laws (CP-9).

use colors_of_paris::{ColorsOfParis, Options};
use conformance::Trial;
use game::{Luck, NoFiles, Options as _};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// How many accepted combinations are tried, with the laws looking on in a short game of each: 100,
/// or a thousand with `IMPASTO_GAMES=10000`.
fn combinations() -> u64 {
    (conformance::games() / 10).max(1)
}

/// Every option with every one of its ways equally likely, files aside.
fn any_options(luck: &mut impl Luck) -> String {
    let described = Options::describe();
    let switches = described
        .iter()
        .filter(|it| !it.values.contains(&"FILE") && !["variant", "rounds"].contains(&it.name));
    let mut words: Vec<String> =
        switches.map(|it| format!("{}={}", it.name, luck.pick(&it.values))).collect();
    words.push(format!("rounds={}", 1 + luck.below(4)));
    words.join(" ")
}

/// CP-9.1 to CP-9.9: many combinations, each with all laws looking on.
#[test]
fn any_combination_keeps_the_laws() {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(9);
    let (mut tried, mut refused) = (0, 0);
    while tried < combinations() {
        let text = any_options(&mut luck);
        let options = Options::read(&text, &NoFiles).unwrap();
        let seats = 2 + u8::try_from(luck.below(3)).unwrap();
        if let Err(why) = options.settle(seats) {
            assert!(why.clause.is_some(), "{text}: {why}");
            refused += 1;
            continue;
        }
        let trial = Trial { preset: "any", options, seats };
        if let Err(breach) = conformance::check::<ColorsOfParis>(&trial, 1) {
            panic!("{text}, {seats} seats: {breach}");
        }
        tried += 1;
    }
    assert!(0 < refused, "some combinations are impossible");
}
