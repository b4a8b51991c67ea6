//! Rules of any title: with how many seats they can be played, and what options say.

use std::collections::BTreeMap;

use game::{BadSetup, Files, Options, options::words};

use crate::{
    Refusal, Shelved, Visitor,
    opening::{AnyFiles, no_title},
    with_title,
};

/// By number of players, whether a table can be laid out.
pub type BySeats = Vec<(u8, Result<(), BadSetup>)>;

/// By number of players, whether the title called `slug` can be played with these options.
///
/// # Errors
///
/// Says why the options cannot be read at all.
pub fn playable(slug: &str, options: &str, files: &dyn Files) -> Result<BySeats, Refusal> {
    let found = with_title(slug, TrySeats { options, files: AnyFiles(files) });
    Ok(found.ok_or_else(|| no_title(slug))??)
}

/// These options with an end, for programs that play many games: see [`Options::bounded`].
///
/// # Errors
///
/// Says why the options cannot be read.
pub fn bounded(slug: &str, options: &str, files: &dyn Files) -> Result<String, Refusal> {
    let found = with_title(slug, Bound { options, files: AnyFiles(files) });
    Ok(found.ok_or_else(|| no_title(slug))??)
}

struct Bound<'o> {
    options: &'o str,
    files: AnyFiles<'o>,
}

impl Visitor for Bound<'_> {
    type Out = Result<String, BadSetup>;

    fn visit<G: Shelved>(self) -> Self::Out {
        Ok(G::Options::read(self.options, &self.files)?.bounded().to_string())
    }
}

struct TrySeats<'o> {
    options: &'o str,
    files: AnyFiles<'o>,
}

impl Visitor for TrySeats<'_> {
    type Out = Result<BySeats, BadSetup>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let options = G::Options::read(self.options, &self.files)?;
        let tried = |seats| (seats, G::new(seats, &options).map(|_| ()));
        Ok(G::TITLE.seats.map(tried).collect())
    }
}

/// What options say, by name; what they do not say is as usual.
#[derive(Clone, Debug)]
pub struct OptionValues {
    words: BTreeMap<String, String>,
    files: Vec<game::File>,
}

/// Whether an option names a file.
#[must_use]
pub fn is_file(option: &game::OptionInfo) -> bool {
    option.values == ["FILE"]
}

/// Whether an option stands for many others: it is not told by itself.
#[must_use]
pub fn is_shorthand(option: &game::OptionInfo) -> bool {
    option.name == "variant"
}

impl OptionValues {
    /// What these options say.
    ///
    /// # Errors
    ///
    /// Fails if options are not written as they are read.
    pub fn by(options: &impl Options) -> Result<OptionValues, BadSetup> {
        let text = options.to_string();
        let words = words(&text)?;
        let words = words.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned()));
        Ok(OptionValues { words: words.collect(), files: options.files() })
    }

    /// The value of an option, with what is in the file if it is the name of one.
    #[must_use]
    pub fn value(&self, option: &game::OptionInfo) -> (String, Option<String>) {
        let said = self.words.get(option.name);
        let value = said.filter(|_| !is_shorthand(option)).map_or(option.default, String::as_str);
        let file = self.files.iter().find(|file| file.name == value);
        (value.to_owned(), file.map(|file| file.text.clone()))
    }
}
