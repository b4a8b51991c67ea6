//! Undo: a player may take back a choice as long as the player has been shown nothing new since.
//!
//! The rules of a title know nothing of undo. [`Game::sight`] tells what was shown; the choice is dropped from
//! the record, and the rest is replayed.

use crate::{Event, EventOf, Game, Seat, Sight, Table, Viewer, reasons, table::Judge};

/// The reason why a choice cannot be taken back. The table is then unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Irrevocable {
    /// The seat has made no choice.
    Nothing(Seat),
    /// The player has since seen something new: an outcome of luck, cards turned over, another player's
    /// decision.
    Shown(Seat),
    /// Another player has decided with knowledge of the choice, or has seen an outcome of luck that would have
    /// to be drawn again.
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
    /// Later decisions of others, which `seat` has not seen, stay. Later chances stay where they are still
    /// possible; where not they are dropped, to be drawn again, but only if nobody has seen them. Returns the
    /// former numbers of the events that have stayed.
    ///
    /// # Errors
    ///
    /// Refuses if the player has seen something new since, or if another player has built on the choice; the
    /// table is then unchanged.
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

    /// Whether luck has shown `seat` something since its last choice that other viewers do not see, such as a
    /// card from the deck. Players who share a screen look at it before the next player comes.
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

    /// The game `before`, with the events `rest` played on it but not the choice between the two; and the
    /// indices of the events that are still legal. Nothing if another player would lose a decision or something
    /// seen.
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

    /// The number of the last choice of `seat`, and the state before that choice.
    fn last_choice(&self, seat: Seat) -> Option<(usize, G)> {
        let by_seat =
            |it: &EventOf<G>| matches!(it, Event::Choice { seat: who, .. } if *who == seat);
        let at = self.events.iter().rposition(by_seat)?;
        let mut game = self.start();
        self.events[..at].iter().for_each(|event| game.apply(event));
        Some((at, game))
    }
}

/// Whether `event` is a chance that no viewer sees.
fn is_unseen_luck<G: Game>(game: &G, seats: u8, event: &EventOf<G>) -> bool {
    let mut viewers = Viewer::all(seats);
    matches!(event, Event::Chance(_))
        && viewers.all(|viewer| game.sight(viewer, event) == Sight::Hidden)
}

/// Whether `event` is a decision of a player who has seen `choice`.
fn knows<G: Game>(before: &G, choice: &EventOf<G>, event: &EventOf<G>) -> bool {
    let Event::Choice { seat, .. } = event else { return false };
    before.sight(Viewer::Seat(*seat), choice) != Sight::Hidden
}

/// Whether `choice` or the events of `rest` have shown `seat` anything besides the choice itself.
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
