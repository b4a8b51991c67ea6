//! Which clauses of the rules matter at a table: those of every game, and those of what it plays with.

/// In which games a clause matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// In every one.
    Base,
    /// Where an option has one of these values.
    With(&'static str, &'static [&'static str]),
    /// Where an option has another value than usual: a number, a file.
    Changed(&'static str),
    /// Where one plays alone.
    Alone,
    /// Where one plays alone, and an option has one of these values.
    AloneWith(&'static str, &'static [&'static str]),
    /// Where what it is about was drawn or picked, which is seen at the table.
    InPlay,
}

/// What a table has agreed on, as far as clauses depend on it.
#[derive(Clone, Copy)]
pub struct Agreed<'a> {
    /// How many play.
    pub seats: u8,
    /// The value of an option, and whether it is another than usual.
    pub value: &'a dyn Fn(&str) -> (String, bool),
}

impl Scope {
    /// Whether the clause matters where this is agreed; `in_play` is asked for what only the table
    /// shows.
    pub fn holds(self, agreed: Agreed<'_>, in_play: impl Fn() -> bool) -> bool {
        let is_one_of = |option: &str, values: &[&str]| {
            let (value, _) = (agreed.value)(option);
            values.contains(&&*value)
        };
        match self {
            Scope::Base => true,
            Scope::With(option, values) => is_one_of(option, values),
            Scope::Changed(option) => (agreed.value)(option).1,
            Scope::Alone => agreed.seats == 1,
            Scope::AloneWith(option, values) => agreed.seats == 1 && is_one_of(option, values),
            Scope::InPlay => in_play(),
        }
    }

    /// The option that decides, if one does.
    #[must_use]
    pub const fn option(self) -> Option<&'static str> {
        match self {
            Scope::With(option, _) | Scope::Changed(option) | Scope::AloneWith(option, _) => {
                Some(option)
            }
            Scope::Base | Scope::Alone | Scope::InPlay => None,
        }
    }
}

/// The scope of `clause` in a table of scopes by clause or, where all of a chapter are alike, by
/// chapter; what stands first counts.
pub(crate) fn find(scopes: &[(&str, Scope)], clause: &str) -> Option<Scope> {
    let chapter = clause.split_once('.').map_or(clause, |(chapter, _)| chapter);
    let found = scopes.iter().find(|(it, _)| *it == clause || *it == chapter);
    found.map(|(_, scope)| *scope)
}
