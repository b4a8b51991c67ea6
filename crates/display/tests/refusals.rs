//! Refusals of tables in the language of the reader. Another test checks that every reason has its messages:
//! `impasto/tests/refusals.rs`, which sees the lists of all crates.

use display::Translate;
use game::{Luck, NoFiles, Turn};
use languages::Language;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use shelf::{AnyTable, Refusal, RefusalKind};

#[track_caller]
fn check(refusal: &Refusal, english: &str, italian: &str, french: &str) {
    let told = Language::ALL.map(|it| refusal.translated(it));
    assert_eq!(told, [english, italian, french]);
}

#[test]
fn refusals_are_told_in_the_language_of_the_reader() {
    let open = |seats, options| shelf::open("canvas", seats, options, &NoFiles);
    let table = open(2, "").unwrap();
    let refused = |options| open(2, options).err().expect("it is wrong");
    check(
        &open(6, "").err().unwrap(),
        "Canvas is for 1 to 5 players, not 6",
        "Canvas è per 1-5 giocatori, non per 6",
        "Canvas se joue de 1 à 5, pas à 6",
    );
    check(
        &refused("jury=maybe"),
        "jury cannot be «maybe»: it is on or off",
        "jury non può essere «maybe»: è on o off",
        "jury ne peut pas être «\u{a0}maybe\u{a0}»\u{a0}: c’est on ou off",
    );
    check(
        &refused("solo=vincent"),
        "the solo modes are for one player",
        "i modi in solitaria sono per un giocatore",
        "les modes solo sont pour un joueur",
    );
    let mut begun = table.copy();
    begun.settle(&mut ChaCha8Rng::seed_from_u64(1));
    let Turn::Players(asked) = begun.turn() else { panic!("nobody is asked") };
    let seat = asked.lowest().unwrap();
    check(
        &begun.play(seat, "take 9").unwrap_err(),
        "there is no card at position 9",
        "non c’è una carta alla posizione 9",
        "il n’y a pas de carte à la position 9",
    );
    check(
        &begun.play(seat, "sing").unwrap_err(),
        "«sing» is not an action: take POSITION, lay CARD, background NUMBER, vote SEAT or abstain",
        "«sing» non è un’azione: take POSITION, lay CARD, background NUMBER, vote SEAT o abstain",
        "«\u{a0}sing\u{a0}» n’est pas une action\u{a0}: take POSITION, lay CARD, background NUMBER, vote SEAT ou abstain",
    );
    check(
        &refused(&format!("jury={}", "x".repeat(99))),
        &format!("jury cannot be «{0}…»: it is on or off", "x".repeat(60)),
        &format!("jury non può essere «{0}…»: è on o off", "x".repeat(60)),
        &format!("jury ne peut pas être «\u{a0}{0}…\u{a0}»\u{a0}: c’est on ou off", "x".repeat(60)),
    );
}

/// Tries every action that was legal at an earlier moment again at every later moment.
fn try_all(table: &dyn AnyTable, tried: &[String], told: &mut usize) {
    let Turn::Players(asked) = table.turn() else { return };
    let seat = asked.lowest().expect("somebody is asked");
    for action in tried {
        let Err(refusal) = table.copy().play(seat, action) else { continue };
        assert_eq!(refusal.kind, RefusalKind::Illegal);
        for language in [Language::Italian, Language::French] {
            let words = refusal.translated(language);
            assert!(words != refusal.reason, "{words}");
            // A card may be called disegno-07; a word that begins like that is a raw key.
            let is_raw = |word: &str| word.starts_with("no-") || word.contains('{');
            assert!(!words.split_whitespace().any(is_raw), "{words}");
        }
        *told += 1;
    }
}

fn play(slug: &str, options: &str, seed: u64) {
    let options = shelf::bounded(slug, options, &NoFiles).unwrap();
    let mut table = shelf::open(slug, 3, &options, &NoFiles).unwrap();
    let mut luck = ChaCha8Rng::seed_from_u64(seed);
    let (mut tried, mut told) = (Vec::new(), 0);
    for _ in 0..60 {
        table.settle(&mut luck);
        let Turn::Players(asked) = table.turn() else { break };
        try_all(&*table, &tried, &mut told);
        let seat = asked.lowest().unwrap();
        let actions = table.actions(seat);
        let picked = luck.below(u32::try_from(actions.len()).unwrap()) as usize;
        table.play(seat, &actions[picked]).unwrap();
        tried.extend(actions);
        tried.sort();
        tried.dedup();
    }
    assert!(50 < told, "only {told} refusals at a table of {slug}");
}

#[test]
fn every_objection_met_in_play_has_words() {
    play("canvas", "", 1);
    play("atelier", "drawing=unmixed", 2);
    play("colors-of-paris", "cards=b tiles=on", 3);
    play("colors-of-paris", "variant=j tiles=on", 4);
}
