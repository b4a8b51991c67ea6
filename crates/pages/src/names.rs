//! What the players are called, and the grammar that hangs on it: *you take*, *Anna takes*.

use game::{Seat, Viewer};
use languages::{Arg, Language};

use crate::words;

/// What a player is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Name {
    /// The reader.
    You,
    /// Somebody else.
    Called(String),
}

/// What everybody at a table is called, by seat, and how the reader is told of it: in which language,
/// whether with previews, and whether beside pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    called: Vec<Name>,
    language: Language,
    has_previews: bool,
    is_by_sight: bool,
}

impl Names {
    /// These names, by seat, for a reader of English.
    #[must_use]
    pub fn new(called: Vec<Name>) -> Names {
        Names { called, language: Language::English, has_previews: true, is_by_sight: false }
    }

    /// The same for a reader of another language.
    #[must_use]
    pub fn in_language(self, language: Language) -> Names {
        Names { language, ..self }
    }

    /// The same at a table where everybody works out by themselves what something would bring.
    #[must_use]
    pub fn without_previews(self) -> Names {
        Names { has_previews: false, ..self }
    }

    /// The same for a reader who sees the table: things are told by what is seen on them, not by the
    /// numbers that others type.
    #[must_use]
    pub fn by_sight(self) -> Names {
        Names { is_by_sight: true, ..self }
    }

    /// Whether the reader sees what lies on the table.
    #[must_use]
    pub fn is_by_sight(&self) -> bool {
        self.is_by_sight
    }

    /// Whether the reader is told what something would bring before it is done.
    #[must_use]
    pub fn has_previews(&self) -> bool {
        self.has_previews
    }

    /// The language of the reader.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message called `key` about `seat`, in the reader's language. Its blanks are these, `who`
    /// (what `seat` is called), `you` (`yes` if that is the reader), on which the verb depends, and
    /// `of` (`Anna's`, `di Anna`), for what belongs to others:
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

    /// The message called `key` about all of `seats`: `who` is the list of them with a capital at
    /// its start, `you` is `yes` if the reader is among them, `count` says how many they are.
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

    /// Everybody is called by the letter of their seat.
    #[must_use]
    pub fn letters(seats: u8) -> Names {
        let seats = Seat::first(usize::from(seats));
        Names::new(seats.map(|seat| Name::Called(seat.to_string())).collect())
    }

    /// Whether the reader sits there.
    #[must_use]
    pub fn is_you(&self, seat: Seat) -> bool {
        self.called.get(seat.idx()) == Some(&Name::You)
    }

    /// `You` or `Anna`, to begin a sentence or stand alone.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        match self.called.get(seat.idx()) {
            Some(Name::You) => self.language.say("you"),
            Some(Name::Called(name)) => name.clone(),
            None => seat.to_string(),
        }
    }

    /// `you` or `Anna`, within a sentence.
    #[must_use]
    pub fn within(&self, seat: Seat) -> String {
        if self.is_you(seat) { self.language.say("you-within") } else { self.name(seat) }
    }

    /// `You` or the letter of the seat, to head a column.
    #[must_use]
    pub fn short(&self, seat: Seat) -> String {
        if self.is_you(seat) { self.name(seat) } else { seat.to_string() }
    }

    /// `You` or `Anna (B)`, to head a paragraph.
    #[must_use]
    pub fn full(&self, seat: Seat) -> String {
        let name = self.name(seat);
        let has_letter = name.split(' ').any(|word| word == seat.to_string());
        if has_letter { name } else { format!("{name} ({seat})") }
    }

    /// `You take` or `Anna takes`, given both forms of the verb.
    #[must_use]
    pub fn does(&self, seat: Seat, you: &str, others: &str) -> String {
        let verb = if self.is_you(seat) { you } else { others };
        format!("{} {verb}", self.name(seat))
    }

    /// `your` or `Anna's`.
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
        let names = Names::new(vec![Name::You, Name::Called("Anna".to_owned())]);
        assert_eq!(names.does(Seat(0), "take", "takes"), "You take");
        assert_eq!(names.does(Seat(1), "take", "takes"), "Anna takes");
        assert_eq!(names.owner(Seat(1)), "Anna's");
        assert_eq!(names.full(Seat(1)), "Anna (B)");
        assert_eq!(names.name(Seat(2)), "C");
        assert_eq!(Names::letters(2).full(Seat(1)), "B");
    }
}
