//! Accessors of a `Sitting`, for the code that keeps tables.

use game::{Outcome, Seat, Seats, Turn};
use shelf::AnyTable;

use super::Sitting;
use crate::{Chair, Fairness, Opening, Pace, PersonId, Token};

impl Sitting {
    /// The number of rows, which is also the number that the next row gets.
    #[must_use]
    pub fn rows(&self) -> u64 {
        self.rows
    }

    /// Whether somebody who knows the first `at` rows knows the state of the game: all later rows
    /// are chat, names, pace or a rematch.
    #[must_use]
    pub fn is_known_by(&self, at: u64) -> bool {
        (self.settled..=self.rows).contains(&at)
    }

    /// The game.
    #[must_use]
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// The chairs, by seat.
    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The chairs of those who play or, after the end, of those who played.
    #[must_use]
    pub fn players(&self) -> &[Chair] {
        self.ended.as_ref().unwrap_or(&self.chairs)
    }

    /// Whether anybody but `person` has ever known a secret of this game.
    #[must_use]
    pub fn is_known_to_others(&self, person: PersonId) -> bool {
        self.knowing.iter().any(|(who, _)| *who != person)
    }

    /// The chair of `seat`, if there is one.
    #[must_use]
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.idx())
    }

    /// The first row: the terms on which the table was opened.
    #[must_use]
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The table of the rematch.
    #[must_use]
    pub fn rematch(&self) -> Option<Token> {
        self.rematch.map(|(table, _)| table)
    }

    /// The person who asked for the rematch; old logs do not name them.
    #[must_use]
    pub fn challenger(&self) -> Option<PersonId> {
        self.rematch.and_then(|(_, who)| who)
    }

    /// The pace of the bots: how much time they leave to people.
    #[must_use]
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// The input of the table's luck, once the game has begun.
    #[must_use]
    pub fn fairness(&self) -> Option<&Fairness> {
        self.fairness.as_ref()
    }

    /// The number of each event, counted with undone ones: a gap shows that something was undone.
    #[must_use]
    pub fn numbers(&self) -> &[u64] {
        &self.numbers
    }

    /// The number of events that came with the opening record: their luck was not drawn at this table.
    #[must_use]
    pub fn given(&self) -> usize {
        self.numbers.partition_point(|number| *number < self.begins_at)
    }

    /// The time of the opening, in milliseconds since 1970.
    #[must_use]
    pub fn opened(&self) -> u64 {
        self.opened
    }

    /// The number of rows after the last decision of the person on this chair. Decisions of a stand-in do not count.
    #[must_use]
    pub fn decided(&self, seat: Seat) -> u64 {
        self.decided.get(seat.idx()).copied().unwrap_or_default()
    }

    /// Whether the table has waited for its present decision for so many milliseconds at the time `now`.
    #[must_use]
    pub(crate) fn has_waited(&self, patience_ms: u64, now: u64) -> bool {
        patience_ms <= self.waiting.time(now)
    }

    /// The time since which the table has waited for its present decision, in milliseconds since 1970.
    #[must_use]
    pub fn since(&self) -> u64 {
        self.waiting.told()
    }

    /// Whether the game has begun: cards have been dealt.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.fairness.is_some()
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.has_begun() && self.table.turn() == Turn::Over
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.table.outcome()).flatten()
    }

    /// The seats that the table waits for.
    #[must_use]
    pub fn asked(&self) -> Seats {
        match self.table.turn() {
            Turn::Players(seats) if self.has_begun() => seats,
            Turn::Players(_) | Turn::Chance | Turn::Over => Seats::default(),
        }
    }

    /// Whether `person` may take a chair without knowing the secrets of a second seat: during a game nobody has had
    /// one chair and then another.
    #[must_use]
    pub fn may_have(&self, person: PersonId, seat: Seat) -> bool {
        let mut had = self.knowing.iter().filter(|(who, _)| *who == person).peekable();
        self.is_over() || had.peek().is_none() || had.any(|(_, it)| *it == seat)
    }
}
