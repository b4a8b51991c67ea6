//! `Sitting`: the state of a shared table, which is the fold of its rows.

mod comings;
mod chat;
mod known;
mod undo;
mod waiting;

use game::Seat;
use shelf::{AnyTable, Kind, Refusal};

use self::{chat::ActionCountsByPerson, waiting::Waiting};
pub use self::{
    chat::Remark,
    comings::{Coming, What},
};
use crate::{BadRow, Chair, Fairness, Holder, Opening, Pace, PersonId, Row, Token, Untimely};

/// The state of a shared table, with all its secrets.
pub struct Sitting {
    opening: Opening,
    chairs: Vec<Chair>,
    /// The chairs at the end of the game: a person who gets up afterwards has still played it.
    ended: Option<Vec<Chair>>,
    /// Every person who has had a chair since the deal, with the seat whose secrets they know.
    knowing: Vec<(PersonId, Seat)>,
    /// The input of the table's luck, once the game has begun.
    fairness: Option<Fairness>,
    table: Box<dyn AnyTable>,
    /// The number of each event. Undone events have used up numbers too, so no two events ever have the same.
    numbers: Vec<u64>,
    /// The number of the next event.
    next: u64,
    /// The number of the first event that happened at this table; earlier ones came with the opening record.
    begins_at: u64,
    /// The number of draws of luck in this game, without undone ones.
    draws: u64,
    remarks: Vec<Remark>,
    comings: Vec<Coming>,
    /// By seat: the number of rows after the last decision of the seat's person.
    decided: Vec<u64>,
    action_counts: ActionCountsByPerson,
    pace: Pace,
    rematch: Option<(Token, Option<PersonId>)>,
    rows: u64,
    /// The number of rows after the last one that concerned the game: chat, names, pace and rematch do not.
    settled: u64,
    /// How long the table has waited for its present decision.
    waiting: Waiting,
    /// The time of the opening, in milliseconds since 1970.
    opened: u64,
}

impl Clone for Sitting {
    fn clone(&self) -> Sitting {
        Sitting {
            opening: self.opening.clone(),
            chairs: self.chairs.clone(),
            ended: self.ended.clone(),
            knowing: self.knowing.clone(),
            fairness: self.fairness.clone(),
            table: self.table.copy(),
            numbers: self.numbers.clone(),
            remarks: self.remarks.clone(),
            comings: self.comings.clone(),
            decided: self.decided.clone(),
            action_counts: self.action_counts.clone(),
            waiting: self.waiting.clone(),
            ..*self
        }
    }
}

impl std::fmt::Debug for Sitting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let title = self.table.title().slug;
        f.debug_struct("Sitting")
            .field("title", &title)
            .field("rows", &self.rows)
            .finish_non_exhaustive()
    }
}

impl Sitting {
    /// Opens a table: the fold of its first row alone.
    ///
    /// # Errors
    ///
    /// Returns the reason why there is no such table.
    pub fn open(opening: Opening, time: u64) -> Result<Sitting, BadRow> {
        let bad = |reason: String| BadRow { number: 0, reason };
        let table = shelf::read_record(&opening.head).map_err(|it| bad(it.to_string()))?;
        let given = table.at() as u64;
        let draws = table.events(0).iter().filter(|it| it.is_luck()).count() as u64;
        let seats = usize::from(table.seats());
        Ok(Sitting {
            chairs: vec![Chair::default(); seats],
            pace: opening.pace,
            opening,
            ended: None,
            knowing: Vec::new(),
            fairness: None,
            table,
            numbers: (0..given).collect(),
            next: given,
            begins_at: given,
            draws,
            remarks: Vec::new(),
            comings: Vec::new(),
            decided: vec![0; seats],
            action_counts: ActionCountsByPerson::default(),
            rematch: None,
            rows: 1,
            settled: 1,
            waiting: Waiting::since(time),
            opened: time,
        })
    }

    /// Folds a whole log, given as texts with their times.
    ///
    /// # Errors
    ///
    /// Names the first row that does not fit.
    pub fn read<'r>(rows: impl IntoIterator<Item = (&'r str, u64)>) -> Result<Sitting, BadRow> {
        let mut rows = rows.into_iter();
        let first = rows.next().map(|(text, time)| (text.parse(), time));
        let Some((Ok(Row::Open(opening)), time)) = first else {
            let reason = "a table begins with how it was opened".to_owned();
            return Err(BadRow { number: 0, reason });
        };
        let mut sitting = Sitting::open(opening, time)?;
        rows.try_for_each(|(text, time)| sitting.read_on(text, time))?;
        Ok(sitting)
    }

    /// Folds one more row of the log.
    ///
    /// # Errors
    ///
    /// Returns the reason why the row does not fit; then nothing has changed.
    pub fn read_on(&mut self, text: &str, time: u64) -> Result<(), BadRow> {
        let number = self.rows;
        let row: Row = text.parse().map_err(|reason| BadRow { number, reason })?;
        self.fold(&row, time).map_err(|why| BadRow { number, reason: why.to_string() })
    }

    /// Applies one row. The rules are checked here, permissions are not: they are checked by [`ask`](Self::ask).
    pub(crate) fn fold(&mut self, row: &Row, time: u64) -> Result<(), Refusal> {
        let coming = self.coming(row);
        match row {
            Row::Open(_) => return Err(refused(Untimely::OpenedTwice)),
            Row::Sit(seat, holder) => {
                *self.chair_mut(*seat)? = Chair { holder: holder.clone(), stand_in: None };
                self.remember_who_knows();
            }
            Row::Leave(seat) => *self.chair_mut(*seat)? = Chair::default(),
            Row::Begin => self.begin()?,
            Row::Substitute(seat, level) => self.chair_mut(*seat)?.stand_in = Some(*level),
            Row::Return(seat) => self.come_back(*seat)?,
            Row::Undo(seat) => {
                self.undo(*seat)?;
                self.clamp_comings();
            }
            Row::Say(who, speech) => self.say(*who, speech, time),
            Row::Rename(seat, to) => self.rename(*seat, to)?,
            Row::Pace(pace) => self.set_pace(*pace),
            Row::Rematch(table, who) => self.rematch = Some((*table, *who)),
            Row::Move(seat, action) => {
                self.check_begun()?;
                self.table.play(*seat, action)?;
                self.count_event();
                if self.chair(*seat).is_some_and(|it| it.bot().is_none()) {
                    self.decided[seat.idx()] = self.rows + 1;
                }
            }
            Row::Luck(chance) => {
                self.check_begun()?;
                self.table.luck(chance)?;
                self.count_event();
                self.draws += 1;
            }
        }
        self.comings.extend(coming);
        self.end_row(row, time);
        Ok(())
    }

    /// Draws luck if the game waits for it, and returns the row of the draw.
    pub(crate) fn fall(&mut self, time: u64) -> Option<Row> {
        let mut luck = self.fairness.as_ref()?.luck(self.draws);
        let chance = self.table.fall(&mut luck)?;
        self.count_event();
        self.draws += 1;
        let row = Row::Luck(chance);
        self.end_row(&row, time);
        Some(row)
    }

    fn begin(&mut self) -> Result<(), Refusal> {
        if self.has_begun() {
            return Err(refused(Untimely::BegunTwice));
        }
        let entropy = |(seat, chair): (Seat, &Chair)| match &chair.holder {
            Holder::Person { entropy, .. } => Some((seat, *entropy)),
            Holder::Bot(_) | Holder::Nobody => None,
        };
        let entropy =
            Seat::first(self.chairs.len()).zip(&self.chairs).filter_map(entropy).collect();
        self.fairness = Some(Fairness { secret: self.opening.secret, entropy });
        self.remember_who_knows();
        Ok(())
    }

    /// Records which seats' secrets the people at the table know, for good, once the game has begun.
    fn remember_who_knows(&mut self) {
        if !self.has_begun() {
            return;
        }
        for (seat, chair) in Seat::first(self.chairs.len()).zip(&self.chairs) {
            let knows = chair.person().map(|id| (id, seat));
            self.knowing.extend(knows.filter(|it| !self.knowing.contains(it)));
        }
    }

    fn count_event(&mut self) {
        self.numbers.push(self.next);
        self.next += 1;
    }

    fn end_row(&mut self, row: &Row, time: u64) {
        self.rows += 1;
        if self.is_over() != self.ended.is_some() {
            self.ended = self.is_over().then(|| self.chairs.clone());
        }
        let (settles, waits_anew) = match row {
            Row::Say(..) | Row::Rename(..) | Row::Pace(_) | Row::Rematch(..) => (false, false),
            // Changes of other chairs do not prolong the waiting time of those who must decide.
            Row::Sit(seat, _) | Row::Leave(seat) | Row::Substitute(seat, _) | Row::Return(seat) => {
                (true, !self.has_begun() || self.asked().contains(*seat))
            }
            Row::Open(_) | Row::Begin | Row::Undo(_) | Row::Move(..) | Row::Luck(_) => (true, true),
        };
        if settles {
            self.settled = self.rows;
        }
        if waits_anew {
            self.waiting = Waiting::since(time);
        }
    }

    fn check_begun(&self) -> Result<(), Refusal> {
        if self.has_begun() { Ok(()) } else { Err(refused(Untimely::NotBegun)) }
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, Refusal> {
        self.chairs.get_mut(seat.idx()).ok_or_else(|| refused(Untimely::NoSeat { seat }))
    }
}

fn refused(reason: Untimely) -> Refusal {
    Refusal::new(Kind::Turn, reason)
}
