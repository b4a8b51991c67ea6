//! Law: a text is a record, and then it is written and read back exactly, or it is refused with a
//! line that it has and a reason. Nothing panics.

#![no_main]

use atelier::Atelier;
use canvas::Canvas;
use colors_of_paris::ColorsOfParis;
use game::{Game, Record, record};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = record::title(text);
    holds::<Canvas>(text);
    holds::<ColorsOfParis>(text);
    holds::<Atelier>(text);
});

fn holds<G: Game>(text: &str) {
    match Record::<G>::read(text) {
        Ok(record) => {
            let written = record.to_string();
            let again = Record::<G>::read(&written).expect("what is written can be read");
            assert_eq!(again, record);
            assert_eq!(again.to_string(), written);
            record.table.game().audit().expect("a legal record loses nothing");
        }
        Err(refusal) => {
            assert!((1..=text.lines().count().max(1)).contains(&refusal.line), "{refusal}");
            assert!(!refusal.reason.text.is_empty());
        }
    }
}
