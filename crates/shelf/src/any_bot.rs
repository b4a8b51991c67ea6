//! A bot for a table of any title, which lives as long as it sits there: what it has thought in one
//! decision serves the next one.

use std::any::Any;

use bots::{Bot, Level};
use game::{Record, Seat, Viewer};

use crate::{
    AnyTable, Kind, Refusal, Refused, Shelved, Visitor, opening::no_title, seated::check_asked,
    with_title,
};

/// A bot of one title, which may sit at any table of it. Only this crate makes one: a table that it
/// is handed could be read by others.
pub trait AnyBot: sealed::Sealed + Send {
    /// What it does at `table` for `seat`, which must be asked; nothing is played. It is shown the
    /// view of that seat, and nothing else of the table.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not asked, and a table of another title.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, Refusal>;
}

mod sealed {
    /// Keeps others from being an [`AnyBot`](super::AnyBot).
    pub trait Sealed {}
}

/// A bot of the level called `level` for a table of so many, of the title called `slug`. Its decisions
/// follow from `seed`.
///
/// # Errors
///
/// Refuses a title or a level that there is not.
pub fn bot(slug: &str, level: &str, seats: u8, seed: u64) -> Result<Box<dyn AnyBot>, Refusal> {
    let level = crate::level(level, Some(slug))?;
    with_title(slug, Hire { level, seats, seed }).ok_or_else(|| no_title(slug).into())
}

struct Hire {
    level: Level,
    seats: u8,
    seed: u64,
}

impl Visitor for Hire {
    type Out = Box<dyn AnyBot>;

    fn visit<G: Shelved>(self) -> Box<dyn AnyBot> {
        Box::new(Hired::<G>(self.level.bot(self.seats, self.seed)))
    }
}

struct Hired<G: Shelved>(Box<dyn Bot<G>>);

impl<G: Shelved> sealed::Sealed for Hired<G> {}

impl<G: Shelved> AnyBot for Hired<G> {
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, Refusal> {
        let any: &dyn Any = table;
        let Some(Record { table: own, .. }) = any.downcast_ref::<Record<G>>() else {
            let (ours, other) = (G::TITLE.name, table.title().name);
            return Err(Refusal::new(Kind::Protocol, Refused::OtherTitle { ours, other }));
        };
        check_asked(table, seat)?;
        let view = own.game().view(Viewer::Seat(seat));
        Ok(self.0.choose(seat, &view, &own.actions(seat)).to_string())
    }
}
