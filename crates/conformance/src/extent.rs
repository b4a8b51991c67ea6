//! The number of games and the seeds of a run, read from the environment: the same test serves a quick run and
//! a long one.

use std::{env, ops::Range};

/// The number of games for each preset and number of seats: 1000, unless the environment variable
/// `IMPASTO_GAMES` says otherwise.
///
/// # Panics
///
/// Panics if the variable is not a number above 0.
#[must_use]
pub fn games() -> u64 {
    const GAMES: u64 = 1000;
    let games = variable("IMPASTO_GAMES").unwrap_or(GAMES);
    assert!(0 < games, "IMPASTO_GAMES is 0: then nothing is checked");
    games
}

/// The seeds to play: as many as [`games`], or the one in `IMPASTO_SEED`.
pub(crate) fn seeds() -> Range<u64> {
    variable("IMPASTO_SEED").map_or_else(|| 0..games(), |seed| seed..seed + 1)
}

fn variable(name: &str) -> Option<u64> {
    let text = env::var_os(name)?;
    Some(number(name, &text.to_string_lossy()))
}

fn number(name: &str, text: &str) -> u64 {
    text.parse().unwrap_or_else(|_| panic!("{name} is a number such as 1000, not «{text}»"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_read() {
        assert_eq!(number("IMPASTO_GAMES", "20000"), 20_000);
    }

    #[test]
    #[should_panic(expected = "IMPASTO_GAMES is a number such as 1000, not «many»")]
    fn anything_else_is_refused() {
        number("IMPASTO_GAMES", "many");
    }
}
