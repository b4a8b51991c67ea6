//! The laws, for every preset and number of seats, and for custom boards and decks.

use std::collections::BTreeMap;

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

/// CP-1.4, CP-9.2: backs show values too, so a picture with four values tells its cards from behind.
#[test]
fn a_deck_of_mixed_values_keeps_the_laws() {
    let mixed: String = include_str!("../../data/paintings.csv")
        .lines()
        .enumerate()
        .map(|(number, line)| {
            let mut fields: Vec<&str> = line.split(',').collect();
            if number != 0 {
                fields[2] = ["1", "2", "3", "4"][number % 4];
            }
            fields.join(",") + "\n"
        })
        .collect();
    let files = BTreeMap::from([("mixed.csv".to_owned(), mixed)]);
    let options = Options::read("variant=j deck=mixed.csv rounds=3", &files).unwrap();
    for seats in 2..=4 {
        let trial = Trial { preset: "mixed", options: options.clone(), seats };
        match conformance::check::<ColorsOfParis>(&trial, conformance::games() / 10) {
            Ok(tally) => println!("{trial}: {tally}"),
            Err(breach) => panic!("{breach}"),
        }
    }
}

/// CP-1.1: the printed wheel has its actions in the order in which the code lists them, so only another one
/// shows whether the two are ever mistaken for each other.
#[test]
fn a_wheel_of_ones_own_keeps_the_laws() {
    let printed = include_str!("../../data/board.toml");
    let (before, rest) = printed.split_once("clockwise = [").unwrap();
    let (_, after) = rest.split_once(']').unwrap();
    let order = "acquire-red paint mix-black improve-palette mix-orange acquire-blue take-painting \
                 mix-violet improve-tube acquire-yellow mix-green improve-brush";
    let named = order.split(' ').map(|deed| format!("\"{deed}\"")).collect::<Vec<_>>().join(", ");
    let board = format!("{before}clockwise = [{named}]{after}");
    let files = BTreeMap::from([("wheel.toml".to_owned(), board)]);
    for text in ["board=wheel.toml rounds=4", "variant=j tiles=on board=wheel.toml rounds=4"] {
        let options = Options::read(text, &files).unwrap();
        for seats in 2..=4 {
            let trial = Trial { preset: "wheel", options: options.clone(), seats };
            match conformance::check::<ColorsOfParis>(&trial, conformance::games() / 10) {
                Ok(tally) => println!("{trial}: {tally}"),
                Err(breach) => panic!("{breach}"),
            }
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
