//! Hidden information: random games of every title are played through the server, every byte that
//! anybody receives is kept, and none of them may tell what its viewer may not know.
//!
//! The proof is by *twins*. A second game is generated that a viewer cannot tell from the first: all events that they
//! saw are the same, those that they did not see differ. The server is given its log, and must send that viewer the
//! same bytes again, and other bytes to those who saw the difference.

mod imported_game;
mod pages;
mod played;
mod private;
mod proofs;
mod twin;
mod watcher;

use played::{Match, Played};

/// The number of rounds, for longer tests: `IMPASTO_SECRETS=5` plays every preset at every number of seats, five times.
fn rounds() -> Option<u64> {
    std::env::var("IMPASTO_SECRETS").ok().and_then(|it| it.parse().ok())
}

/// The number of comparisons made, so that a test that compares nothing fails.
#[derive(Debug, Default)]
struct Found {
    twins: usize,
    scenes: usize,
    /// Viewers who saw the difference, and were sent other bytes.
    differences_shown: usize,
    /// Pages that were compared.
    pages: usize,
}

async fn prove(slug: &str) {
    let mut found = Found::default();
    for game in matches(slug) {
        let played = Played::play(&game).await;
        played.check_nobody_has_credentials();
        played.check_hidden_events_are_not_named();
        played.check_twins(&mut found).await;
    }
    println!("{slug}: {found:?}");
    assert!(
        10 <= found.twins && 20 <= found.scenes && 10 <= found.differences_shown,
        "{slug}: {found:?}"
    );
    assert!(20 <= found.pages, "{slug}: {found:?}");
}

/// The games to play: every preset, at one number of seats each, in rotation.
fn matches(slug: &str) -> Vec<Match> {
    let titles = display::titles();
    let title = titles.iter().find(|it| it.slug == slug).unwrap();
    let mut matches = Vec::new();
    for (nth, preset) in (0..).zip(&title.presets) {
        let [fewest, most] = preset.seats;
        let seats = u8::try_from(nth % u64::from(most - fewest + 1)).unwrap() + fewest;
        let options = shelf::bounded(slug, &preset.options, &game::NoFiles).unwrap();
        let one = Match { slug: title.slug, options, seats, seed: nth };
        match rounds() {
            // Votes are all that is hidden in Canvas, and it takes four to have such.
            None if preset.name == "jury" => {
                let each = [(4, 0), (5, 1), (5, 2)];
                matches.extend(each.map(|(seats, seed)| Match { seats, seed, ..one.clone() }));
            }
            None => matches.push(one),
            Some(rounds) => {
                let each = |seats| {
                    let one = one.clone();
                    (0..rounds).map(move |seed| Match { seats, seed, ..one.clone() })
                };
                matches.extend((fewest..=most).flat_map(each));
            }
        }
    }
    matches
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn canvas_tells_nobody_what_is_hidden() {
    prove("canvas").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn colors_of_paris_tells_nobody_what_is_hidden() {
    prove("colors-of-paris").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn atelier_tells_nobody_what_is_hidden() {
    prove("atelier").await;
}
