//! What there is to know of a table, for those who keep it.

use game::{Outcome, Seat, Seats, Turn};
use shelf::AnyTable;

use super::Sitting;
use crate::{Chair, Fairness, Opening, Pace, PersonId, Token};

impl Sitting {
    /// How many rows there have been: the number that the next one gets.
    #[must_use]
    pub fn rows(&self) -> u64 {
        self.rows
    }

    /// Whether somebody who knows of the first `at` rows knows how the table stands: all that came
    /// later was talk.
    #[must_use]
    pub fn is_known_by(&self, at: u64) -> bool {
        (self.settled..=self.rows).contains(&at)
    }

    /// The game.
    #[must_use]
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// Who sits where.
    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Who has played: who sits there, and after the end who sat there then.
    #[must_use]
    pub fn players(&self) -> &[Chair] {
        self.ended.as_ref().unwrap_or(&self.chairs)
    }

    /// Whether somebody else than `person` has ever known what a player of this game knew.
    #[must_use]
    pub fn is_known_to_others(&self, person: PersonId) -> bool {
        self.knowing.iter().any(|(who, _)| *who != person)
    }

    /// The chair of `seat`, if there is one.
    #[must_use]
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.idx())
    }

    /// How the table was opened.
    #[must_use]
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// Where the same people went on.
    #[must_use]
    pub fn rematch(&self) -> Option<Token> {
        self.rematch.map(|(table, _)| table)
    }

    /// Who wished to go on there, as far as the log says.
    #[must_use]
    pub fn challenger(&self) -> Option<PersonId> {
        self.rematch.and_then(|(_, who)| who)
    }

    /// How much time its bots leave to people.
    #[must_use]
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// What luck follows from, once the game has begun.
    #[must_use]
    pub fn fairness(&self) -> Option<&Fairness> {
        self.fairness.as_ref()
    }

    /// The number of each event, counted with all that was taken back: by these one notices that
    /// something was.
    #[must_use]
    pub fn numbers(&self) -> &[u64] {
        &self.numbers
    }

    /// How many events of the game were there when the table was opened: their luck fell elsewhere.
    #[must_use]
    pub fn given(&self) -> usize {
        self.numbers.partition_point(|number| *number < self.begins_at)
    }

    /// When the table was opened, in milliseconds since 1970.
    #[must_use]
    pub fn opened(&self) -> u64 {
        self.opened
    }

    /// How many rows there were when whoever has this chair decided last; what a bot does for them does not
    /// count.
    #[must_use]
    pub fn decided(&self, seat: Seat) -> u64 {
        self.decided.get(seat.idx()).copied().unwrap_or_default()
    }

    /// Since when the table waits for what it waits for, in milliseconds since 1970.
    #[must_use]
    pub fn since(&self) -> u64 {
        self.since
    }

    /// Whether cards have been dealt.
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

    /// Whether `person` may sit down there without knowing more than the seat does: while cards are
    /// dealt, nobody has had a chair and then another one.
    #[must_use]
    pub fn may_have(&self, person: PersonId, seat: Seat) -> bool {
        let mut had = self.knowing.iter().filter(|(who, _)| *who == person).peekable();
        self.is_over() || had.peek().is_none() || had.any(|(_, it)| *it == seat)
    }
}
