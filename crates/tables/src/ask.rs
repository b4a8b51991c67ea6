//! Who may do what: a request becomes rows, or is denied.

use bots::Level;
use game::{Event, Reason, Seat};
use shelf::{Kind, Refusal};

use crate::{
    Chair, Entropy, Forbidden, Holder, Name, Pace, PersonId, Row, Sitting, Speech, Token, Untimely,
};

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A person.
    Person(PersonId),
    /// The house, for its bots.
    Server,
}

/// What one can ask of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Sit down.
    Join {
        /// Where; anywhere if it is not said.
        seat: Option<Seat>,
        /// Called so.
        name: Name,
        /// What is added to the luck of the table.
        entropy: Entropy,
        /// What lets one in.
        invitation: Option<Token>,
    },
    /// Let a bot sit down on a free chair.
    Fill(Seat, Level),
    /// Get up for good.
    Leave(Seat),
    /// Let a bot play for somebody: for oneself at any time, for others who keep the table waiting.
    Substitute {
        /// For whom.
        seat: Seat,
        /// Which bot, if it is for oneself.
        level: Level,
        /// Whether whoever has the seat looks at the table right now.
        is_here: bool,
    },
    /// Play oneself again.
    Return(Seat),
    /// Decide.
    Play(Seat, String),
    /// Take the last decision back.
    Undo(Seat),
    /// Say something.
    Say(Speech),
    /// Be called so.
    Rename(Seat, Name),
    /// Let bots answer at once, though one may still take one's decision back: no row tells of it.
    Hurry,
    /// Let bots leave so much time from now on.
    Pace(Pace),
    /// Go on at this other table.
    Rematch(Token),
}

/// Why a request was denied. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Denied {
    /// The rules, or the moment, do not allow it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// It is not theirs to do.
    #[error("{0}")]
    Forbidden(Forbidden),
}

/// After so many milliseconds of waiting a bot may play for somebody who is away.
pub const AWAY_PATIENCE_MS: u64 = 60_000;
/// The same for somebody who is here: they think, or they have fallen asleep.
pub const PRESENT_PATIENCE_MS: u64 = 10 * AWAY_PATIENCE_MS;

/// Who plays for somebody whom others were tired of waiting for.
pub const STAND_IN: Level = Level::Journeyman;

/// So much is said at a table at most, and so long is its log: nobody fills a disk from a chair.
pub const MAX_REMARKS: usize = 5_000;
/// The longest games have some thousands of rows.
pub const MAX_ROWS: u64 = 100_000;
/// From here on only decisions are taken, and what the others need so that their game does not wait for
/// one who is gone: whoever gets up and sits down without end does not end the game of the others.
const MAX_OTHER_ROWS: u64 = MAX_ROWS / 2;
/// So often somebody changes their name at a table, or the pace of its bots, and comes back from where a bot played for them: who
/// does so without end has rows for nobody else's game. The bot plays on.
pub const MAX_RENAMES: u32 = 100;
/// See [`MOST_RENAMES`].
pub const MAX_PACES: u32 = 100;
/// See [`MOST_RENAMES`].
pub const MAX_RETURNS: u32 = 1_000;

/// A table and what has just been added to its log.
struct Next {
    sitting: Sitting,
    rows: Vec<Row>,
    now: u64,
}

impl Sitting {
    /// What comes of a request at the time `now`: the table as it will stand, and the rows that
    /// have to be added to its log first.
    ///
    /// # Errors
    ///
    /// Says why it is denied.
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
                self.check_may_substitute(who, seat, now.saturating_sub(patience_ms))?;
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
                // What it is already needs no row.
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

    /// The log keeps a decision as the title writes it, however it was typed.
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

/// Who may do what.
impl Sitting {
    fn check_room(&self, request: &Request) -> Result<(), Denied> {
        let max_rows = match request {
            // Without these a game may wait for ever for somebody who is gone. Nobody can go on with them
            // for ever: who leaves has sat down, who is substituted has come back, a bot stays, and what
            // is said, and how often somebody comes back, has a bound of its own.
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

    /// Those who sit here, and whoever opened the table.
    fn check_belongs(&self, who: Who) -> Result<(), Denied> {
        let id = person(who)?;
        if self.is_of(id) {
            return Ok(());
        }
        Err(Denied::Forbidden(Forbidden::NotSeated))
    }

    /// Nobody shortens the time that somebody else has to regret.
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

    /// The table must have waited since `then`, if it is for somebody else.
    fn check_may_substitute(&self, who: Who, seat: Seat, waiting_since: u64) -> Result<(), Denied> {
        let chair = self.existing(seat)?;
        if chair.person().is_none() || chair.stand_in.is_some() {
            return Err(untimely(Untimely::NobodyPlays));
        }
        if chair.person() == Some(person(who)?) {
            return Ok(());
        }
        self.check_belongs(who)?;
        let is_kept_waiting = self.asked().contains(seat) && self.since() <= waiting_since;
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

/// This is not the moment.
fn untimely(reason: impl Into<Reason>) -> Denied {
    Refusal::new(Kind::Turn, reason).into()
}
