//! A bot for tables of any title. It lives as long as it sits at a table, so that its search tree can serve
//! the next decision.

use std::any::Any;

use bots::{Bot, Level};
use game::{Record, Seat, Viewer};

use crate::{
    AnyTable, Refusal, RefusalKind, Refused, Shelved, TitleVisitor, opening::no_title,
    seated::check_asked, with_title,
};

/// A bot of one title, behind an object-safe trait. Only this crate implements the trait: another
/// implementation could read the whole table that it is passed.
pub trait AnyBot: sealed::Sealed + Send {
    /// The action that the bot chooses at `table` for `seat`, which must be asked; nothing is played. The bot
    /// is passed the view of that seat and nothing else of the table.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not asked, and a table of another title.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, Refusal>;
}

mod sealed {
    /// Keeps other crates from implementing [`AnyBot`](super::AnyBot).
    pub trait Sealed {}
}

/// A new bot of this level for the title with this slug, at a table with this number of seats. Its decisions
/// follow from `seed`.
///
/// # Errors
///
/// Refuses an unknown title.
pub fn bot(slug: &str, level: Level, seats: u8, seed: u64) -> Result<Box<dyn AnyBot>, Refusal> {
    with_title(slug, NewBot { level, seats, seed }).ok_or_else(|| no_title(slug).into())
}

/// The visitor that creates the bot of a title.
struct NewBot {
    level: Level,
    seats: u8,
    seed: u64,
}

impl TitleVisitor for NewBot {
    type Out = Box<dyn AnyBot>;

    fn visit<G: Shelved>(self) -> Box<dyn AnyBot> {
        Box::new(TitleBot::<G>(G::bot(self.level, self.seats, self.seed)))
    }
}

/// A bot of a known title.
struct TitleBot<G: Shelved>(Box<dyn Bot<G>>);

impl<G: Shelved> sealed::Sealed for TitleBot<G> {}

impl<G: Shelved> AnyBot for TitleBot<G> {
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, Refusal> {
        let any: &dyn Any = table;
        let Some(Record { table: own, .. }) = any.downcast_ref::<Record<G>>() else {
            let (ours, other) = (G::TITLE.name, table.title().name);
            return Err(Refusal::new(RefusalKind::Protocol, Refused::OtherTitle { ours, other }));
        };
        check_asked(table, seat)?;
        let view = own.game().view(Viewer::Seat(seat));
        Ok(self.0.choose(seat, &view, &own.actions(seat)).to_string())
    }
}
