//! The laws, for every preset and number of seats, and for situations that random games seldom reach: votes,
//! and decks that run out (CV-3.7, CV-4.3).

use canvas::{Canvas, Deck};
use conformance::Trial;
use game::{NoFiles, Options};

#[test]
fn canvas_keeps_the_laws() {
    conformance::laws::<Canvas>();
}

/// A game with only two scoring cards has few points and many ties, so that every fiftieth random game ends
/// with a vote.
#[test]
fn a_jury_keeps_the_laws() {
    let options = canvas::Options::read("scenario=family jury=on", &NoFiles).unwrap();
    for seats in 3..=5 {
        keeps_the_laws(&Trial { preset: "family with a jury", options: options.clone(), seats });
    }
}

#[test]
fn a_small_deck_keeps_the_laws() {
    let box_of_cards = Deck::standard().to_csv();
    for (cards, preset) in [(5, "five cards"), (13, "thirteen cards"), (40, "forty cards")] {
        let lines: Vec<&str> = box_of_cards.lines().take(cards + 1).collect();
        let files = vec![game::File { name: "small.csv".to_owned(), text: lines.join("\n") }];
        for (seats, solo) in [(1, "solo=vincent"), (1, "solo=puzzle"), (2, ""), (5, "jury=on")] {
            let text = format!("scenario=random deck=small.csv {solo}");
            let options = canvas::Options::read(&text, &files).unwrap();
            keeps_the_laws(&Trial { preset, options, seats });
        }
    }
}

fn keeps_the_laws(trial: &Trial<canvas::Options>) {
    match conformance::check::<Canvas>(trial, conformance::games()) {
        Ok(tally) => println!("canvas · {trial}: {tally}"),
        Err(breach) => panic!("{breach}"),
    }
}
