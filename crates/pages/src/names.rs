//! The names of the players, and the grammar that depends on them: *you take*, *Anna takes*.

use game::{Seat, Viewer};
use languages::{Arg, Language};

use crate::words;

/// The name of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerName {
    /// The reader, who is called *you*.
    You,
    /// Another player, by name.
    Called(String),
}

/// The names of all players by seat, and the settings of the reader: language, previews, and whether they see
/// pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    called: Vec<PlayerName>,
    language: Language,
    has_previews: bool,
    is_by_sight: bool,
}

impl Names {
    /// The names of the players by seat, for a reader of English.
    #[must_use]
    pub fn new(called: Vec<PlayerName>) -> Names {
        Names { called, language: Language::English, has_previews: true, is_by_sight: false }
    }

    /// These names for a reader of this language.
    #[must_use]
    pub fn in_language(self, language: Language) -> Names {
        Names { language, ..self }
    }

    /// These names for a table without previews, where labels do not tell what an action would bring.
    #[must_use]
    pub fn without_previews(self) -> Names {
        Names { has_previews: false, ..self }
    }

    /// These names for a reader who sees the board: texts name things by what is seen on them, not by the
    /// numbers that others type.
    #[must_use]
    pub fn by_sight(self) -> Names {
        Names { is_by_sight: true, ..self }
    }

    /// Whether the reader sees the board.
    #[must_use]
    pub fn is_by_sight(&self) -> bool {
        self.is_by_sight
    }

    /// Whether labels tell what an action would bring.
    #[must_use]
    pub fn has_previews(&self) -> bool {
        self.has_previews
    }

    /// The language of the reader.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message with this key about `seat`, in the reader's language. Its variables are `args`, `who` (the
    /// name of `seat`), `you` (`yes` if `seat` is the reader), which selects the verb, and `of` (`Anna's`,
    /// `di Anna`), for things of others:
    ///
    /// ```fluent
    /// at-drew = { $you ->
    ///     [yes] You draw a card.
    ///    *[no] { $who } draws a card.
    /// }
    /// ```
    #[must_use]
    pub fn tell(&self, seat: Seat, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let you = if self.is_you(seat) { "yes" } else { "no" };
        let name = self.name(seat);
        let of = words::of(self.language, &name);
        let mut all = vec![("who", name.into()), ("you", you.into()), ("of", of.into())];
        all.extend_from_slice(args);
        self.language.tell(key, &all)
    }

    /// The message with this key about all of `seats`. Its variables are `args`, `who` (the list of their
    /// names, with a capital), `you` (`yes` if the reader is among them) and `count` (their number).
    #[must_use]
    pub fn tell_all(&self, seats: &[Seat], key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let among = |seat: &Seat| {
            if self.is_you(*seat) { self.language.say("you-among") } else { self.name(*seat) }
        };
        let called: Vec<String> = seats.iter().map(among).collect();
        let who = words::capitalized(&words::list(self.language, &called));
        let you = if seats.iter().any(|seat| self.is_you(*seat)) { "yes" } else { "no" };
        let count = seats.len().into();
        let mut all = vec![("who", who.into()), ("you", you.into()), ("count", count)];
        all.extend_from_slice(args);
        self.language.tell(key, &all)
    }

    /// Names for a table where every player is called by the letter of the seat.
    #[must_use]
    pub fn letters(seats: u8) -> Names {
        let seats = Seat::first(usize::from(seats));
        Names::new(seats.map(|seat| PlayerName::Called(seat.to_string())).collect())
    }

    /// Whether `seat` is the reader's.
    #[must_use]
    pub fn is_you(&self, seat: Seat) -> bool {
        self.called.get(seat.idx()) == Some(&PlayerName::You)
    }

    /// The name at the beginning of a sentence, or alone: `You` or `Anna`.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        match self.called.get(seat.idx()) {
            Some(PlayerName::You) => self.language.say("you"),
            Some(PlayerName::Called(name)) => name.clone(),
            None => seat.to_string(),
        }
    }

    /// The name within a sentence: `you` or `Anna`.
    #[must_use]
    pub fn within(&self, seat: Seat) -> String {
        if self.is_you(seat) { self.language.say("you-within") } else { self.name(seat) }
    }

    /// The name at the head of a column: `You` or the letter of the seat.
    #[must_use]
    pub fn short(&self, seat: Seat) -> String {
        if self.is_you(seat) { self.name(seat) } else { seat.to_string() }
    }

    /// The name at the head of a paragraph: `You` or `Anna (B)`.
    #[must_use]
    pub fn full(&self, seat: Seat) -> String {
        let name = self.name(seat);
        let has_letter = name.split(' ').any(|word| word == seat.to_string());
        if has_letter { name } else { format!("{name} ({seat})") }
    }

    /// The name with a verb, given both forms of the verb: `You take` or `Anna takes`.
    #[must_use]
    pub fn does(&self, seat: Seat, you: &str, others: &str) -> String {
        let verb = if self.is_you(seat) { you } else { others };
        format!("{} {verb}", self.name(seat))
    }

    /// The possessive: `your` or `Anna's`.
    #[must_use]
    pub fn owner(&self, seat: Seat) -> String {
        if self.is_you(seat) { "your".to_owned() } else { format!("{}'s", self.name(seat)) }
    }
}

/// All seats, clockwise from the reader.
pub(crate) fn around(reader: Viewer, seats: u8) -> impl Iterator<Item = Seat> {
    let first = match reader {
        Viewer::Seat(seat) => seat.0,
        Viewer::Public => 0,
    };
    (0..seats).map(move |after| Seat((first + after) % seats))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verbs_agree() {
        let names = Names::new(vec![PlayerName::You, PlayerName::Called("Anna".to_owned())]);
        assert_eq!(names.does(Seat(0), "take", "takes"), "You take");
        assert_eq!(names.does(Seat(1), "take", "takes"), "Anna takes");
        assert_eq!(names.owner(Seat(1)), "Anna's");
        assert_eq!(names.full(Seat(1)), "Anna (B)");
        assert_eq!(names.name(Seat(2)), "C");
        assert_eq!(Names::letters(2).full(Seat(1)), "B");
    }
}
