//! The scope of a clause: the games in which it applies.

/// The games in which a clause applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All games.
    Base,
    /// Games in which an option has one of these values.
    With(&'static str, &'static [&'static str]),
    /// Games in which an option (a number, a file) does not have its default.
    Changed(&'static str),
    /// Games of one player.
    Alone,
    /// Games of one player in which an option has one of these values.
    AloneWith(&'static str, &'static [&'static str]),
    /// Games in which the card or tile that the clause is about was drawn or picked.
    InPlay,
}

/// The options and seats of a table, as far as scopes depend on them.
#[derive(Clone, Copy)]
pub struct Agreed<'a> {
    /// The number of players.
    pub seats: u8,
    /// The value of an option, and whether it differs from the default.
    pub value: &'a dyn Fn(&str) -> (String, bool),
}

impl Scope {
    /// Whether the clause applies at a table with this agreement; `in_play` is called if only the view can
    /// tell.
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

    /// The option that decides about the scope, if one does.
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

/// The scope of `clause` in a list of scopes by clause or, where all clauses of a chapter have the same, by
/// chapter; the first match counts.
pub(crate) fn find(scopes: &[(&str, Scope)], clause: &str) -> Option<Scope> {
    let chapter = clause.split_once('.').map_or(clause, |(chapter, _)| chapter);
    let found = scopes.iter().find(|(it, _)| *it == clause || *it == chapter);
    found.map(|(_, scope)| *scope)
}
