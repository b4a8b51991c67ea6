//! Law: whatever is read as an action, as luck or as options is written back to something that is
//! read as the same; whatever is not read is refused in words. So are decks, boards and house rules.
//! Nothing panics.

#![no_main]

use std::fmt::{Debug, Display};

use atelier::Atelier;
use canvas::{Canvas, Deck};
use colors_of_paris::{Board, ColorsOfParis, Paintings};
use game::{File, Game, NoFiles, Options, Seat, record};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    reads_back::<Seat>(text);
    speaks::<Canvas>(text);
    speaks::<ColorsOfParis>(text);
    speaks::<Atelier>(text);
    if let Ok(board) = Board::read(text) {
        assert_eq!(Board::read(&board.to_toml()), Ok(board));
    }
    if let Ok(paintings) = Paintings::read(text) {
        assert_eq!(Paintings::read(&paintings.to_csv()), Ok(paintings));
    }
    if let Ok(deck) = Deck::read(text) {
        assert_eq!(Deck::read(&deck.to_csv()), Ok(deck));
    }
});

fn speaks<G: Game>(text: &str) {
    reads_back::<G::Action>(text);
    reads_back::<G::Chance>(text);
    if let Ok(event) = record::event::<G>(text) {
        assert_eq!(record::event::<G>(&event.to_string()), Ok(event));
    }
    let rules = vec![File { name: "rules.toml".to_owned(), text: text.to_owned() }];
    let said = G::Options::read(text, &NoFiles);
    let in_a_file = G::Options::read("rules=rules.toml", &rules);
    for options in [said, in_a_file].into_iter().flatten() {
        let again = G::Options::read(&options.to_string(), &options.files());
        assert_eq!(again, Ok(options.clone()));
        for seats in 0..10 {
            let _ = game::Table::<G>::open(seats, options.clone());
        }
    }
}

fn reads_back<T: game::Notation + PartialEq + Debug + Display>(text: &str) {
    match text.parse::<T>() {
        Ok(value) => assert_eq!(value.to_string().parse(), Ok(value)),
        Err(refusal) => assert!(!refusal.to_string().is_empty()),
    }
}
