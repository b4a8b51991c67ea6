//! Taking back: it reaches exactly as far as nothing new was shown to the player.
//!
//! The rules know nothing of it. What was shown is asked of [`Game::sight`]; the choice is dropped
//! from the record and the rest replayed.

use crate::{Event, EventOf, Game, Seat, Sight, Table, Viewer, reasons, table::Judge};

/// Why a choice cannot be taken back. The table is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Irrevocable {
    /// The seat has decided nothing.
    Nothing(Seat),
    /// Since then the player has seen something new: luck, cards turned over, another's decision.
    Shown(Seat),
    /// Another player has decided knowing it, or has seen luck that would have to fall anew.
    BuiltOn(Seat),
}

reasons! {
    impl Irrevocable {
        Irrevocable::Nothing(seat) => "no-undo-nothing", "{seat} has nothing to take back", seat;
        Irrevocable::Shown(seat) => "no-undo-shown", "{seat} has seen something new since then", seat;
        Irrevocable::BuiltOn(seat)
            => "no-undo-built-on", "another player has already built on the decision of {seat}", seat;
    }
}

impl<G: Game> Table<G> {
    /// Takes back the last choice of `seat`.
    ///
    /// Later decisions of others, which `seat` has not seen, stay; so does later luck where it
    /// still fits. Luck that does not is dropped, to fall anew, but only if nobody has seen it.
    /// Returns which events have stayed, by the numbers they had.
    ///
    /// # Errors
    ///
    /// Refuses once the player has seen something new, or another has built on the choice: then
    /// nothing has changed.
    pub fn take_back(&mut self, seat: Seat) -> Result<Vec<usize>, Irrevocable> {
        let (at, before) = self.last_choice(seat).ok_or(Irrevocable::Nothing(seat))?;
        let (choice, rest) = self.events[at..].split_first().expect("the choice is there");
        if has_shown(seat, before.clone(), choice, rest) {
            return Err(Irrevocable::Shown(seat));
        }
        let left = self.without(before, choice, rest);
        let (game, kept) = left.ok_or(Irrevocable::BuiltOn(seat))?;
        let stayed: Vec<usize> = (0..at).chain(kept.iter().map(|nth| at + 1 + nth)).collect();
        self.events = stayed.iter().map(|at| self.events[*at]).collect();
        self.game = game;
        Ok(stayed)
    }

    /// Whether [`take_back`](Table::take_back) would succeed.
    #[must_use]
    pub fn can_take_back(&self, seat: Seat) -> bool {
        self.clone().take_back(seat).is_ok()
    }

    /// Whether luck has shown `seat` something since its last choice that others do not see: a card from
    /// the deck, which a player wants to look at before somebody else sits down here.
    #[must_use]
    pub fn has_news(&self, seat: Seat) -> bool {
        let Some((at, mut game)) = self.last_choice(seat) else { return false };
        self.events[at..].iter().any(|event| {
            let sees = |viewer| game.sight(viewer, event) != Sight::Hidden;
            let alone = matches!(event, Event::Chance(_))
                && sees(Viewer::Seat(seat))
                && !sees(Viewer::Public);
            game.apply(event);
            alone
        })
    }

    /// The game with `rest` played on `before` and no choice between, and which of `rest` still
    /// fit. Nothing if others would lose something they have decided or seen.
    fn without(
        &self,
        before: G,
        choice: &EventOf<G>,
        rest: &[EventOf<G>],
    ) -> Option<(G, Vec<usize>)> {
        if rest.iter().any(|event| knows(&before, choice, event)) {
            return None;
        }
        let mut judge = Judge::default();
        let mut kept = Vec::new();
        let (mut game, mut was) = (before.clone(), before);
        was.apply(choice);
        for (nth, event) in rest.iter().enumerate() {
            if judge.check(&game, event).is_ok() {
                game.apply(event);
                kept.push(nth);
            } else if !is_unseen_luck(&was, self.seats(), event) {
                return None;
            }
            was.apply(event);
        }
        Some((game, kept))
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

/// Whether it is luck that nobody has seen.
fn is_unseen_luck<G: Game>(game: &G, seats: u8, event: &EventOf<G>) -> bool {
    let mut viewers = Viewer::all(seats);
    matches!(event, Event::Chance(_))
        && viewers.all(|viewer| game.sight(viewer, event) == Sight::Hidden)
}

/// Whether `event` is a decision of somebody who has seen `choice`.
fn knows<G: Game>(before: &G, choice: &EventOf<G>, event: &EventOf<G>) -> bool {
    let Event::Choice { seat, .. } = event else { return false };
    before.sight(Viewer::Seat(*seat), choice) != Sight::Hidden
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
