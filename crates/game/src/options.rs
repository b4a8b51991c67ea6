//! What the players agree on before they sit down, as text: `scenario=chill jury=on`.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use serde::Serialize;

use crate::{
    Clause, Quote, Reason, Refused,
    foreign::{MAX_OPTIONS, MAX_OPTIONS_BYTES, admit},
};

/// The options of a title. Their text is one line of `name=value` words; what does not fit into a
/// word, such as a deck of one's own, is a [`File`] that the text names.
///
/// `Self::read(&options.to_string(), &options.files())` gives back the same options.
pub trait Options:
    Clone + Eq + Default + fmt::Debug + fmt::Display + Send + Sync + 'static
{
    /// Reads options; files they name are taken from `files`. No text at all is the default.
    ///
    /// # Errors
    ///
    /// Says what cannot be read and what would be accepted.
    fn read(text: &str, files: &impl Files) -> Result<Self, BadSetup>;

    /// The files these options name.
    fn files(&self) -> Vec<File> {
        Vec::new()
    }

    /// The same, with an end where nothing in the rulebook forces one. People come to an end by
    /// themselves; whoever plays at random, or lets programs play thousands of games, asks for this.
    #[must_use]
    fn bounded(self) -> Self {
        self
    }

    /// Every option with its values, for those who fill in a form.
    fn describe() -> Vec<OptionInfo>;
}

/// The `name=value` words of an options text, each name once.
///
/// # Errors
///
/// Says which word is no option, or is said twice, and how long the text may be.
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

/// Refuses more options than any title has.
pub(crate) fn check_number(options: usize) -> Result<(), BadSetup> {
    if options <= MAX_OPTIONS {
        return Ok(());
    }
    Err(BadSetup::new(Refused::OptionNumber { most: MAX_OPTIONS }))
}

/// One option, described.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionInfo {
    /// What stands before the `=`.
    pub name: &'static str,
    /// What may stand behind it; a word in capitals is a placeholder.
    pub values: Vec<&'static str>,
    /// What holds when it is left out.
    pub default: &'static str,
    /// The clause it is about.
    pub clause: Clause,
}

/// A file that options name, with its content.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct File {
    /// The name, without a folder and without spaces.
    pub name: String,
    /// The text in it.
    pub text: String,
}

/// Where named files come from: a folder, an upload, the header of a record.
pub trait Files {
    /// The text of the file called `name`.
    ///
    /// # Errors
    ///
    /// Says why there is none.
    fn text(&self, name: &str) -> Result<String, BadSetup>;
}

/// For those who accept no files.
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

/// These seats and options do not make a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BadSetup {
    /// The clause that forbids it, if one does.
    pub clause: Option<Clause>,
    /// Why, as a sentence without a full stop.
    pub reason: Reason,
}

impl BadSetup {
    /// A refusal that no clause is about.
    #[must_use]
    pub fn new(reason: impl Into<Reason>) -> BadSetup {
        BadSetup { clause: None, reason: reason.into() }
    }

    /// A refusal by the rules.
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
