//! Provably fair luck: a commitment, entropy of every person, and a keyed hash.
//!
//! A table's secret is settled before anybody sits down, and its hash is shown at once: the commitment, or seal. Then
//! every person adds entropy of their own as they sit down. How luck falls follows from the secret,
//! from all that entropy and from the number of the draw, by a keyed hash. Whoever opened the table
//! cannot know the entropy, whoever sits down cannot know the secret, and once the game is over the
//! secret is shown, so that everybody can draw every card again.
//!
//! What this does not prevent: the operator of the server knows the secret, and the entropy of those who sat down
//! before. An operator who sits down last can choose theirs. Only hashes of all entropy, sent first, would prevent that.

use std::fmt;

use game::Seat;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::hex::bytes;

bytes! {
    /// The key of a table's luck, shown only after the end.
    Secret, 32
}

bytes! {
    /// The hash of a secret, shown before the deal.
    Commitment, 32
}

bytes! {
    /// The random bytes that a person adds to the luck of a table.
    Entropy, 16
}

impl Secret {
    /// The hash of this secret, which is shown before the deal.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment::new(*blake3::hash(self.bytes()).as_bytes())
    }
}

/// Hides the secret, so that no log shows it by accident.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The input of all luck of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fairness {
    /// The table's secret.
    pub secret: Secret,
    /// The entropy of people, in the order of seats; bots add none.
    pub entropy: Vec<(Seat, Entropy)>,
}

impl Fairness {
    /// The generator for the draw after `number` draws of this game. Only draws count, so neither the operator nor a
    /// player can skip one. An undone draw, which nobody has seen, is made again as it was.
    #[must_use]
    pub fn luck(&self, number: u64) -> ChaCha8Rng {
        let mut hash = blake3::Hasher::new_keyed(self.secret.bytes());
        for (seat, entropy) in &self.entropy {
            hash.update(&[seat.0]).update(entropy.bytes());
        }
        // A byte that is no seat separates the two parts.
        hash.update(&[u8::MAX]).update(&number.to_le_bytes());
        ChaCha8Rng::from_seed(*hash.finalize().as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use rand_core::Rng;

    use super::*;

    fn fairness(secret: u8, entropy: &[(u8, u8)]) -> Fairness {
        let entropy = entropy.iter().map(|(seat, it)| (Seat(*seat), Entropy::new([*it; 16])));
        Fairness { secret: Secret::new([secret; 32]), entropy: entropy.collect() }
    }

    #[test]
    fn luck_follows_from_everything_that_goes_in() {
        let draw = |fairness: &Fairness, number| fairness.luck(number).next_u64();
        let one = fairness(1, &[(0, 7), (1, 8)]);
        assert_eq!(draw(&one, 3), draw(&one.clone(), 3));
        let others = [
            draw(&one, 4),
            draw(&fairness(2, &[(0, 7), (1, 8)]), 3),
            draw(&fairness(1, &[(0, 7), (1, 9)]), 3),
            draw(&fairness(1, &[(0, 8), (1, 7)]), 3),
            draw(&fairness(1, &[(0, 7)]), 3),
            draw(&fairness(1, &[(0, 7), (2, 8)]), 3),
        ];
        assert!(others.iter().all(|other| *other != draw(&one, 3)));
    }

    /// The derivation of luck must never change: records are verified years later. So this test pins it.
    #[test]
    fn the_derivation_is_pinned() {
        let number = fairness(1, &[(0, 7), (1, 8)]).luck(3).next_u64();
        let commitment = Secret::new([1; 32]).commitment().to_string();
        assert_eq!((number, &commitment[..16]), (PINNED, "9515049071ed9131"));
    }

    const PINNED: u64 = 14_461_075_102_916_949_731;

    #[test]
    fn secrets_are_not_told_by_accident() {
        assert_eq!(format!("{:?}", fairness(1, &[]).secret), "Secret(..)");
    }
}
