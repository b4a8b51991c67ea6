//! The laws every title keeps, for every preset and number of seats.

use colors_of_paris::{ColorsOfParis, Options};
use conformance::Trial;
use game::{NoFiles, Options as _};

#[test]
fn colors_of_paris_keeps_the_laws() {
    conformance::laws::<ColorsOfParis>();
}

/// CP-10.1: at random, hardly a game of thirty rounds ends by paintings or black. Some longer ones.
#[test]
fn long_games_keep_the_laws() {
    for (seats, text) in [(2, "rounds=99"), (4, "rounds=99 cards=b tiles=on")] {
        let options = Options::read(text, &NoFiles).unwrap();
        let trial = Trial { preset: "long", options, seats };
        match conformance::check::<ColorsOfParis>(&trial, conformance::games().div_ceil(20)) {
            Ok(tally) => println!("{trial}: {tally}"),
            Err(breach) => panic!("{breach}"),
        }
    }
}

/// CP-8.0: what others were dealt, and what they keep of it, is imagined as it may be.
#[test]
fn tiles_are_imagined_fairly() {
    let options = Options::read("tiles=on rounds=1", &NoFiles).unwrap();
    let trial = Trial { preset: "tiles", options, seats: 2 };
    for steps in [4, 5] {
        conformance::fair::<ColorsOfParis>(&trial, steps, 20_000).unwrap();
    }
}
