//! The schedule of the expensive laws in a long game.
//!
//! Some laws are cheap and are checked at every event. Others imagine states, try every legal event, or replay
//! the game from its start, which costs a hundred times as much as an event. Those are checked throughout a
//! game of up to [`WATCHED_EVENTS`] events; in a longer one they are checked in some spells, drawn with the
//! random numbers of the game, about as many events in all.

use game::Luck;

use crate::Dice;

/// The approximate number of events of a game at which the expensive laws are checked; in games of up to this
/// length, at all of them.
const WATCHED_EVENTS: usize = 256;

/// The number of events in a spell, a stretch of a game in which the expensive laws are either checked or not: many,
/// so that twins run for a while.
const SPELL_EVENTS: u32 = 32;

/// The schedule of the expensive laws in one game.
pub(crate) struct Watch {
    /// The `n` of "one spell in `n` is watched".
    odds: u32,
    /// The number of events left in this spell.
    left: u32,
    looks: bool,
}

impl Watch {
    /// The schedule for a game of about `events` events. The first spell is always watched: there the secrets
    /// are dealt.
    pub(crate) fn over(events: usize) -> Watch {
        let odds = u32::try_from(events.div_ceil(WATCHED_EVENTS)).expect("a game is not that long");
        Watch { odds: odds.max(1), left: SPELL_EVENTS, looks: true }
    }

    /// Whether the expensive laws are checked at the next event.
    pub(crate) fn looks(&mut self, luck: &mut Dice) -> bool {
        if self.left == 0 {
            self.left = SPELL_EVENTS;
            // No luck is used up where there is nothing to decide.
            self.looks = self.odds == 1 || luck.below(self.odds) == 0;
        }
        self.left -= 1;
        self.looks
    }

    /// Whether to check a law whose cost grows with the length of the game, `events` events by now. Always in a
    /// short game; the more seldom the longer it is, so that the cost of an event stays the same.
    pub(crate) fn affords_a_replay(events: usize, luck: &mut Dice) -> bool {
        const SHORT_GAME_EVENTS: usize = 60;
        let odds = u32::try_from(events / SHORT_GAME_EVENTS).expect("a game is not that long");
        luck.below(odds + 1) == 0
    }
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;

    use super::*;

    /// How many of `events` events are watched if the game was expected to have `scouted`.
    fn watched(scouted: usize, events: usize, luck: &mut Dice) -> usize {
        let mut watch = Watch::over(scouted);
        (0..events).filter(|_| watch.looks(luck)).count()
    }

    #[test]
    fn a_short_game_is_watched_throughout() {
        let mut luck = Dice::seed_from_u64(0);
        assert_eq!(watched(WATCHED_EVENTS, 500, &mut luck), 500);
        assert_eq!(watched(0, 20, &mut luck), 20);
        assert_eq!(luck, Dice::seed_from_u64(0), "no luck is used up");
    }

    #[test]
    fn of_a_long_game_a_part_is_watched() {
        const GAMES: usize = 1000;
        let mut luck = Dice::seed_from_u64(0);
        let length = WATCHED_EVENTS * 10;
        let seen: usize = (0..GAMES).map(|_| watched(length, length, &mut luck)).sum();
        let (seen, first) = (seen / GAMES, SPELL_EVENTS as usize);
        assert!(WATCHED_EVENTS <= seen && seen <= WATCHED_EVENTS + first, "{seen} events");
    }
}
