//! Which part of a long game the dear laws look at.
//!
//! Some laws cost little and look on at every event. Others imagine worlds, try everything that
//! could happen, or replay the game from its start: a hundred times the price of an event. Those
//! watch a game of up to [`CLOSELY`] events from beginning to end; of a longer one they watch some
//! spells, drawn with the luck of the game, about as many events in all.

use game::Luck;

use crate::Dice;

/// About how many events of a game the dear laws look at: every one in games up to this length.
const CLOSELY: usize = 256;

/// How many events they stay once they look: so that worlds side by side go a long way together.
const SPELL: u32 = 32;

/// Whether to look closely now.
pub(crate) struct Watch {
    /// One spell in so many is watched.
    odds: u32,
    /// How many events are left of this spell.
    left: u32,
    looks: bool,
}

impl Watch {
    /// Watches a game that will be about `events` events long. The first spell is watched always:
    /// there the secrets are dealt.
    pub(crate) fn over(events: usize) -> Watch {
        let odds = u32::try_from(events.div_ceil(CLOSELY)).expect("a game is not that long");
        Watch { odds: odds.max(1), left: SPELL, looks: true }
    }

    /// Whether the dear laws look at the next event.
    pub(crate) fn looks(&mut self, luck: &mut Dice) -> bool {
        if self.left == 0 {
            self.left = SPELL;
            // No luck is used up where there is nothing to decide.
            self.looks = self.odds == 1 || luck.below(self.odds) == 0;
        }
        self.left -= 1;
        self.looks
    }

    /// Whether to do what costs as much as the game is long, `events` events by now. Always in a
    /// short game; in a long one less and less often, so that the price of an event stays the same.
    pub(crate) fn affords_a_replay(events: usize, luck: &mut Dice) -> bool {
        const SHORT: usize = 60;
        let odds = u32::try_from(events / SHORT).expect("a game is not that long");
        luck.below(odds + 1) == 0
    }
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;

    use super::*;

    /// How many of so many events are watched after a scout of another number.
    fn watched(scouted: usize, events: usize, luck: &mut Dice) -> usize {
        let mut watch = Watch::over(scouted);
        (0..events).filter(|_| watch.looks(luck)).count()
    }

    #[test]
    fn a_short_game_is_watched_throughout() {
        let mut luck = Dice::seed_from_u64(0);
        assert_eq!(watched(CLOSELY, 500, &mut luck), 500);
        assert_eq!(watched(0, 20, &mut luck), 20);
        assert_eq!(luck, Dice::seed_from_u64(0), "no luck is used up");
    }

    #[test]
    fn of_a_long_game_a_part_is_watched() {
        const GAMES: usize = 1000;
        let mut luck = Dice::seed_from_u64(0);
        let length = CLOSELY * 10;
        let seen: usize = (0..GAMES).map(|_| watched(length, length, &mut luck)).sum();
        let (seen, first) = (seen / GAMES, SPELL as usize);
        assert!(CLOSELY <= seen && seen <= CLOSELY + first, "{seen} events");
    }
}
