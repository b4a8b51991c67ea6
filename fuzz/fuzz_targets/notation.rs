//! Law: whatever is read as an action, as luck or as options is written back to something that is
//! read as the same; whatever is not read is refused in words. Nothing panics.

#![no_main]

use std::fmt::{Debug, Display};

use canvas::{Canvas, Deck};
use game::{Game, NoFiles, Options, Seat, record};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    reads_back::<Seat>(text);
    speaks::<Canvas>(text);
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
    if let Ok(options) = G::Options::read(text, &NoFiles) {
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
