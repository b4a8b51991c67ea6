//! Taking back: it reaches exactly as far as nothing new was shown to the player.
//!
//! The rules know nothing of it. What was shown is asked of [`Game::sight`]; the choice is dropped
//! from the record and the rest replayed.

use crate::{Event, EventOf, Game, Seat, Sight, Table, Viewer, table::Judge};

/// Why a choice cannot be taken back. The table is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Irrevocable {
    /// The seat has decided nothing.
    #[error("{0} has nothing to take back")]
    Nothing(Seat),
    /// Since then the player has seen something new: luck, cards turned over, another's decision.
    #[error("{0} has seen something new since then")]
    Shown(Seat),
    /// Another player has decided something that would no longer be possible.
    #[error("another player has already built on the decision of {0}")]
    BuiltOn(Seat),
}

impl<G: Game> Table<G> {
    /// Takes back the last choice of `seat`.
    ///
    /// Later decisions of others, which `seat` has not seen, stay; so does later luck where it
    /// still fits, and where it does not it is dropped, to fall anew.
    ///
    /// # Errors
    ///
    /// Refuses once the player has seen something new: then nothing has changed.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Irrevocable> {
        let (at, before) = self.last_choice(seat).ok_or(Irrevocable::Nothing(seat))?;
        let (choice, rest) = self.events[at..].split_first().expect("the choice is there");
        if has_shown(seat, before.clone(), choice, rest) {
            return Err(Irrevocable::Shown(seat));
        }
        let (game, kept) = without(before, rest).ok_or(Irrevocable::BuiltOn(seat))?;
        self.events.truncate(at);
        self.events.extend(kept);
        self.game = game;
        Ok(())
    }

    /// Whether [`take_back`](Table::take_back) would succeed.
    #[must_use]
    pub fn can_take_back(&self, seat: Seat) -> bool {
        self.clone().take_back(seat).is_ok()
    }

    /// The number of the last choice of `seat`, and the game as it was before.
    fn last_choice(&self, seat: Seat) -> Option<(usize, G)> {
        let by_seat =
            |it: &EventOf<G>| matches!(it, Event::Choice { seat: who, .. } if *who == seat);
        let at = self.events.iter().rposition(by_seat)?;
        let mut game = self.start();
        self.events[..at].iter().for_each(|event| game.apply(event));
        Some((at, game))
    }
}

/// Whether `seat` learnt more from its own `choice` and from the `rest` than that it chose.
fn has_shown<G: Game>(seat: Seat, mut game: G, choice: &EventOf<G>, rest: &[EventOf<G>]) -> bool {
    let viewer = Viewer::Seat(seat);
    if game.sight(viewer, choice) == Sight::Unveils {
        return true;
    }
    game.apply(choice);
    rest.iter().any(|event| {
        let sight = game.sight(viewer, event);
        game.apply(event);
        sight != Sight::Hidden
    })
}

/// The game with `rest` played on it and no choice before it, and which of `rest` still fit.
/// Nothing if a player's decision does not.
fn without<G: Game>(mut game: G, rest: &[EventOf<G>]) -> Option<(G, Vec<EventOf<G>>)> {
    let mut judge = Judge::default();
    let mut kept = Vec::new();
    for event in rest {
        match judge.check(&game, event) {
            Ok(()) => {
                game.apply(event);
                kept.push(*event);
            }
            Err(_) if matches!(event, Event::Chance(_)) => (),
            Err(_) => return None,
        }
    }
    Some((game, kept))
}
