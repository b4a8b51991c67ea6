//! Options: what the players agree on before the game, as text such as `scenario=chill jury=on`.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use serde::Serialize;

use crate::{
    Clause, Quote, Reason, Refused,
    foreign::{MAX_OPTIONS, MAX_OPTIONS_BYTES, admit},
};

/// The options of a title. Their text is one line of `name=value` words; what does not fit into a word, such as
/// a custom deck, is a [`File`] that the text names.
///
/// `Self::read(&options.to_string(), &options.files())` gives back the same options.
pub trait Options:
    Clone + Eq + Default + fmt::Debug + fmt::Display + Send + Sync + 'static
{
    /// Reads options; the files that they name come from `files`. The empty text is the default.
    ///
    /// # Errors
    ///
    /// Names what cannot be read, and what would be accepted.
    fn read(text: &str, files: &impl Files) -> Result<Self, BadSetup>;

    /// The files that these options name.
    fn files(&self) -> Vec<File> {
        Vec::new()
    }

    /// The same options with a limit on the length of the game, for a title whose rulebook does not force an
    /// end. People end a game by themselves; random play and programs need the limit.
    #[must_use]
    fn bounded(self) -> Self {
        self
    }

    /// The descriptions of all options with their values, for a form or a help text.
    fn describe() -> Vec<OptionInfo>;
}

/// The `name=value` words of an options text, each name once.
///
/// # Errors
///
/// Refuses a word that is no option, a name that stands twice, and a text that is too long.
pub fn words(text: &str) -> Result<Vec<(&str, &str)>, BadSetup> {
    admit(text, MAX_OPTIONS_BYTES)?;
    let mut names = BTreeSet::new();
    let mut words: Vec<(&str, &str)> = Vec::new();
    for word in text.split_whitespace() {
        let no_option = || BadSetup::new(Refused::OptionWord { word: Quote::new(word) });
        let (name, value) = word.split_once('=').ok_or_else(no_option)?;
        if !names.insert(name) {
            return Err(BadSetup::new(Refused::OptionTwice { name: name.to_owned() }));
        }
        check_number(names.len())?;
        words.push((name, value));
    }
    Ok(words)
}

/// Refuses a number of options that is greater than any title has.
pub(crate) fn check_number(options: usize) -> Result<(), BadSetup> {
    if options <= MAX_OPTIONS {
        return Ok(());
    }
    Err(BadSetup::new(Refused::OptionNumber { most: MAX_OPTIONS }))
}

/// The description of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionInfo {
    /// The name of the option, which stands before the `=`.
    pub name: &'static str,
    /// The values of the option, which stand after the `=`; a value in capitals is a placeholder.
    pub values: Vec<&'static str>,
    /// The value that holds if the option is left out.
    pub default: &'static str,
    /// The clause that the option is about.
    pub clause: Clause,
}

/// A file that options name, with its content.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct File {
    /// The name of the file, without a folder and without spaces.
    pub name: String,
    /// The content of the file.
    pub text: String,
}

/// A source of the files that options name: a folder, an upload, the header of a record.
pub trait Files {
    /// The content of the file called `name`.
    ///
    /// # Errors
    ///
    /// Gives the reason why there is no such file.
    fn text(&self, name: &str) -> Result<String, BadSetup>;
}

/// A source without files, for callers that accept none.
#[derive(Clone, Copy, Debug)]
pub struct NoFiles;

impl Files for NoFiles {
    fn text(&self, name: &str) -> Result<String, BadSetup> {
        Err(BadSetup::new(Refused::NoFile { name: Quote::new(name) }))
    }
}

impl Files for Vec<File> {
    fn text(&self, name: &str) -> Result<String, BadSetup> {
        let found = self.iter().find(|file| file.name == name);
        found.map_or_else(|| NoFiles.text(name), |file| Ok(file.text.clone()))
    }
}

impl Files for BTreeMap<String, String> {
    fn text(&self, name: &str) -> Result<String, BadSetup> {
        self.get(name).map_or_else(|| NoFiles.text(name), |text| Ok(text.clone()))
    }
}

/// The error for seats and options with which a title cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BadSetup {
    /// The clause that forbids the set-up, if one does.
    pub clause: Option<Clause>,
    /// The reason, as a sentence without a full stop.
    pub reason: Reason,
}

impl BadSetup {
    /// An error without a clause.
    #[must_use]
    pub fn new(reason: impl Into<Reason>) -> BadSetup {
        BadSetup { clause: None, reason: reason.into() }
    }

    /// An error with the clause of the rules that forbids the set-up.
    #[must_use]
    pub fn by(clause: &'static str, reason: impl Into<Reason>) -> BadSetup {
        BadSetup { clause: Some(Clause(clause)), reason: reason.into() }
    }
}

impl From<BadSetup> for Reason {
    /// The reason with its clause, as `Display` writes it.
    fn from(bad: BadSetup) -> Reason {
        match bad.clause {
            Some(Clause(clause)) => Refused::Cited { why: bad.reason, clause }.into(),
            None => bad.reason,
        }
    }
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.clause {
            Some(clause) => write!(f, "{} ({clause})", self.reason),
            None => self.reason.fmt(f),
        }
    }
}
