//! Permissions: a request of a person, or of the server, becomes rows of the log or is denied.

use bots::Level;
use game::{Event, Reason, Seat};
use shelf::{Kind, Refusal};

use crate::{
    Chair, Entropy, Forbidden, Holder, Name, Pace, PersonId, Row, Sitting, Speech, Token, Untimely,
};

/// The sender of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A person.
    Person(PersonId),
    /// The server, on behalf of its bots.
    Server,
}

/// A request to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Take a free chair.
    Join {
        /// The wanted seat; any free one if it is `None`.
        seat: Option<Seat>,
        /// The player's name at this table.
        name: Name,
        /// The person's contribution to the luck of the table.
        entropy: Entropy,
        /// The invitation, which a private table asks for.
        invitation: Option<Token>,
    },
    /// Put a bot on a free chair.
    Fill(Seat, Level),
    /// Leave a chair for good.
    Leave(Seat),
    /// Let a bot play for a person: for oneself at any time, for another who keeps the table waiting.
    Substitute {
        /// The seat that the bot plays for.
        seat: Seat,
        /// The level of the bot; another person's stand-in is always [`STAND_IN`].
        level: Level,
        /// Whether the person who has the seat is connected to the table right now.
        is_here: bool,
    },
    /// Take a seat back from the bot that played for it.
    Return(Seat),
    /// Choose an action for a seat, in notation.
    Play(Seat, String),
    /// Undo the last decision of a seat.
    Undo(Seat),
    /// Send a remark to the chat of the table.
    Say(Speech),
    /// Change a player's name.
    Rename(Seat, Name),
    /// End the pause in which bots wait for people to undo. It adds no row to the log.
    Hurry,
    /// Change the pace of the bots.
    Pace(Pace),
    /// Record the table on which the same people play a rematch.
    Rematch(Token),
}

/// The reason why a request was denied. A denied request changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Denied {
    /// Against the rules, or untimely.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Not permitted for this person.
    #[error("{0}")]
    Forbidden(Forbidden),
}

/// How long, in milliseconds, a table waits for a person who is away before others may let a bot play for them.
pub const AWAY_PATIENCE_MS: u64 = 60_000;
/// How long, in milliseconds, a table waits for a person who is connected, thinking or asleep.
pub const PRESENT_PATIENCE_MS: u64 = 10 * AWAY_PATIENCE_MS;

/// The level of a bot that plays for a person on the request of others.
pub const STAND_IN: Level = Level::Journeyman;

/// The maximum number of remarks at a table. Together with [`MAX_ROWS`], it keeps one person from filling a disk.
pub const MAX_REMARKS: usize = 5_000;
/// The maximum number of rows in a log. The longest games have some thousands.
pub const MAX_ROWS: u64 = 100_000;
/// The number of rows above which a log accepts only decisions, and whatever keeps a game from waiting for an
/// absent player. A person who sits down and gets up without end does not end the game of the others.
const MAX_OTHER_ROWS: u64 = MAX_ROWS / 2;
/// The maximum number of renames by one person at a table. Endless renames would use up the rows that the
/// others need for their game.
pub const MAX_RENAMES: u32 = 100;
/// The maximum number of changes of pace at a table, for the same reason as [`MAX_RENAMES`].
pub const MAX_PACES: u32 = 100;
/// The maximum number of times one person returns from a stand-in, for the same reason as [`MAX_RENAMES`]. After
/// that the bot plays on.
pub const MAX_RETURNS: u32 = 1_000;

/// A copy of a table with the rows that a request has added so far.
struct Next {
    sitting: Sitting,
    rows: Vec<Row>,
    now: u64,
}

impl Sitting {
    /// Answers a request at the time `now` with the next state of the table, and the rows that must be appended to
    /// its log first.
    ///
    /// # Errors
    ///
    /// Returns the reason why the request is denied.
    pub fn ask(&self, who: Who, request: Request, now: u64) -> Result<(Sitting, Vec<Row>), Denied> {
        self.check_room(&request)?;
        let mut next = Next { sitting: self.clone(), rows: Vec::new(), now };
        match request {
            Request::Join { seat, name, entropy, invitation } => {
                self.check_goes_on()?;
                let id = person(who)?;
                if !self.admits(Some(id), invitation) {
                    return Err(Denied::Forbidden(Forbidden::Private));
                }
                let seat = self.free_chair_for(id, seat)?;
                next.add(Row::Sit(seat, Holder::Person { id, name, entropy }))?;
                next.begin_if_full()?;
            }
            Request::Fill(seat, level) => {
                self.check_goes_on()?;
                self.check_belongs(who)?;
                let seat = self.free_chair(seat)?;
                next.add(Row::Sit(seat, Holder::Bot(level)))?;
                next.begin_if_full()?;
            }
            Request::Leave(seat) => {
                self.check_holds(who, seat)?;
                next.add(Row::Leave(seat))?;
            }
            Request::Substitute { seat, level, is_here } => {
                let patience_ms = if is_here { PRESENT_PATIENCE_MS } else { AWAY_PATIENCE_MS };
                self.check_may_substitute(who, seat, patience_ms, now)?;
                // Nobody chooses how badly a rival is played.
                let is_own = self.check_holds(who, seat).is_ok();
                next.add(Row::Substitute(seat, if is_own { level } else { STAND_IN }))?;
            }
            Request::Return(seat) => {
                let chair = self.check_holds(who, seat)?;
                if chair.stand_in.is_none() {
                    return Err(untimely(Untimely::NoStandIn));
                }
                if MAX_RETURNS <= self.counts_of(person(who)?).returns {
                    return Err(untimely(Untimely::ManyReturns));
                }
                next.add(Row::Return(seat))?;
            }
            Request::Play(seat, action) => {
                self.check_decides(who, seat)?;
                next.play(seat, action)?;
                next.settle();
            }
            Request::Undo(seat) => {
                self.check_goes_on()?;
                self.check_decides(who, seat)?;
                next.add(Row::Undo(seat))?;
                next.settle();
            }
            Request::Say(speech) => {
                let id = person(who)?;
                self.check_belongs(who)?;
                if MAX_REMARKS <= self.remarks().len() {
                    return Err(untimely(Untimely::ManyRemarks));
                }
                next.add(Row::Say(id, speech))?;
            }
            Request::Rename(seat, name) => {
                self.check_goes_on()?;
                self.check_holds(who, seat)?;
                if MAX_RENAMES <= self.counts_of(person(who)?).renames {
                    return Err(untimely(Untimely::ManyNames));
                }
                next.add(Row::Rename(seat, name))?;
            }
            Request::Hurry => self.check_may_hurry(who)?,
            Request::Pace(pace) => {
                self.check_goes_on()?;
                if person(who)? != self.opening().host {
                    return Err(Denied::Forbidden(Forbidden::NotHost));
                }
                if MAX_PACES <= self.counts_of(self.opening().host).paces {
                    return Err(untimely(Untimely::ManyPaces));
                }
                // The present pace needs no row.
                if pace != self.pace() {
                    next.add(Row::Pace(pace))?;
                }
            }
            Request::Rematch(table) => {
                self.check_belongs(who)?;
                if !self.is_over() || self.rematch().is_some() {
                    return Err(untimely(Untimely::NoRematch));
                }
                next.add(Row::Rematch(table, Some(person(who)?)))?;
            }
        }
        Ok((next.sitting, next.rows))
    }
}

impl Next {
    fn add(&mut self, row: Row) -> Result<(), Denied> {
        self.sitting.fold(&row, self.now)?;
        self.rows.push(row);
        Ok(())
    }

    /// Adds a decision as the title writes it, however it was typed.
    fn play(&mut self, seat: Seat, action: String) -> Result<(), Denied> {
        self.add(Row::Move(seat, action))?;
        let table = self.sitting.table();
        let written = table.events(table.at() - 1).pop();
        if let Some(Event::Choice { seat, action }) = written {
            self.rows.pop();
            self.rows.push(Row::Move(seat, action));
        }
        Ok(())
    }

    fn begin_if_full(&mut self) -> Result<(), Denied> {
        let is_full = !self.sitting.chairs().iter().any(Chair::is_free);
        if is_full && !self.sitting.has_begun() {
            self.add(Row::Begin)?;
            self.settle();
        }
        Ok(())
    }

    fn settle(&mut self) {
        while let Some(row) = self.sitting.fall(self.now) {
            self.rows.push(row);
        }
    }
}

/// Permission checks.
impl Sitting {
    fn check_room(&self, request: &Request) -> Result<(), Denied> {
        let max_rows = match request {
            // Without these a game may wait for ever for an absent player. Each of them ends by itself: a person who
            // leaves has sat down, a substituted one has returned, a bot stays, and remarks and returns have limits
            // of their own.
            Request::Play(..)
            | Request::Substitute { .. }
            | Request::Return(_)
            | Request::Leave(_)
            | Request::Fill(..)
            | Request::Say(_)
            | Request::Hurry
            | Request::Rematch(_) => MAX_ROWS,
            Request::Join { .. } | Request::Undo(_) | Request::Rename(..) | Request::Pace(_) => {
                MAX_OTHER_ROWS
            }
        };
        if self.rows() < max_rows { Ok(()) } else { Err(untimely(Untimely::LogFull)) }
    }

    fn check_goes_on(&self) -> Result<(), Denied> {
        if self.is_over() { Err(untimely(game::Refused::Over)) } else { Ok(()) }
    }

    /// Requires a person who has a chair here, or who opened the table.
    fn check_belongs(&self, who: Who) -> Result<(), Denied> {
        let id = person(who)?;
        if self.is_of(id) {
            return Ok(());
        }
        Err(Denied::Forbidden(Forbidden::NotSeated))
    }

    /// Requires that no other person could still undo: nobody shortens the pause of somebody else.
    fn check_may_hurry(&self, who: Who) -> Result<(), Denied> {
        self.check_belongs(who)?;
        let own = self.seats_of(person(who)?);
        let others_regret = self.regretful().any(|it| !own.contains(it));
        if others_regret { Err(untimely(Untimely::OthersRegret)) } else { Ok(()) }
    }

    fn check_holds(&self, who: Who, seat: Seat) -> Result<&Chair, Denied> {
        let chair = self.existing(seat)?;
        if chair.person() == Some(person(who)?) {
            return Ok(chair);
        }
        Err(Denied::Forbidden(Forbidden::NotYourSeat))
    }

    fn check_decides(&self, who: Who, seat: Seat) -> Result<(), Denied> {
        let chair = match who {
            Who::Server => self.existing(seat)?,
            Who::Person(_) => self.check_holds(who, seat)?,
        };
        match (who, chair.bot()) {
            (Who::Server, None) => Err(Denied::Forbidden(Forbidden::NoBot)),
            (Who::Person(_), Some(_)) => Err(untimely(Untimely::BotPlays)),
            (Who::Server, Some(_)) | (Who::Person(_), None) if self.has_begun() => Ok(()),
            (Who::Server, Some(_)) | (Who::Person(_), None) => Err(untimely(Untimely::NotFull)),
        }
    }

    /// Requires, for somebody else's seat, that the table has waited for that seat for `patience_ms` at the time `now`.
    fn check_may_substitute(
        &self,
        who: Who,
        seat: Seat,
        patience_ms: u64,
        now: u64,
    ) -> Result<(), Denied> {
        let chair = self.existing(seat)?;
        if chair.person().is_none() || chair.stand_in.is_some() {
            return Err(untimely(Untimely::NobodyPlays));
        }
        if chair.person() == Some(person(who)?) {
            return Ok(());
        }
        self.check_belongs(who)?;
        let is_kept_waiting = self.asked().contains(seat) && self.has_waited(patience_ms, now);
        if is_kept_waiting { Ok(()) } else { Err(untimely(Untimely::MayThink)) }
    }

    fn free_chair(&self, seat: Seat) -> Result<Seat, Denied> {
        let is_free = self.existing(seat)?.is_free();
        if is_free { Ok(seat) } else { Err(untimely(Untimely::SeatTaken)) }
    }

    fn free_chair_for(&self, person: PersonId, seat: Option<Seat>) -> Result<Seat, Denied> {
        const KNOWS: Denied = Denied::Forbidden(Forbidden::KnowsSecrets);
        let all = Seat::first(self.chairs().len()).zip(self.chairs());
        let mut free = all.filter(|(_, chair)| chair.is_free()).map(|(seat, _)| seat).peekable();
        let seat = match seat {
            Some(seat) => self.free_chair(seat)?,
            None if free.peek().is_none() => {
                return Err(untimely(Untimely::Full));
            }
            None => free.find(|seat| self.may_have(person, *seat)).ok_or(KNOWS)?,
        };
        if self.may_have(person, seat) { Ok(seat) } else { Err(KNOWS) }
    }

    fn existing(&self, seat: Seat) -> Result<&Chair, Denied> {
        self.table().check_seat(seat)?;
        Ok(&self.chairs()[seat.idx()])
    }
}

fn person(who: Who) -> Result<PersonId, Denied> {
    match who {
        Who::Person(id) => Ok(id),
        Who::Server => Err(Denied::Forbidden(Forbidden::NotAPerson)),
    }
}

/// A refusal of a request that comes at the wrong moment.
fn untimely(reason: impl Into<Reason>) -> Denied {
    Refusal::new(Kind::Turn, reason).into()
}
