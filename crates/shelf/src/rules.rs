//! The options of any title: the numbers of players they can be played with, and the value of each.

use std::collections::BTreeMap;

use game::{BadSetup, Files, Options, options::words};

use crate::{
    Refusal, Shelved, TitleVisitor,
    opening::{AnyFiles, no_title},
    with_title,
};

/// For each number of players, whether a table can be set up.
pub type BySeats = Vec<(u8, Result<(), BadSetup>)>;

/// For each number of players, whether the title with this slug can be played with these options.
///
/// # Errors
///
/// Gives the reason why the options cannot be read at all.
pub fn playable(slug: &str, options: &str, files: &dyn Files) -> Result<BySeats, Refusal> {
    let found = with_title(slug, TrySeats { options, files: AnyFiles(files) });
    Ok(found.ok_or_else(|| no_title(slug))??)
}

/// These options with a limit on the length of the game, for programs that play many games: see
/// [`Options::bounded`].
///
/// # Errors
///
/// Gives the reason why the options cannot be read.
pub fn bounded(slug: &str, options: &str, files: &dyn Files) -> Result<String, Refusal> {
    let found = with_title(slug, Bound { options, files: AnyFiles(files) });
    Ok(found.ok_or_else(|| no_title(slug))??)
}

struct Bound<'o> {
    options: &'o str,
    files: AnyFiles<'o>,
}

impl TitleVisitor for Bound<'_> {
    type Out = Result<String, BadSetup>;

    fn visit<G: Shelved>(self) -> Self::Out {
        Ok(G::Options::read(self.options, &self.files)?.bounded().to_string())
    }
}

struct TrySeats<'o> {
    options: &'o str,
    files: AnyFiles<'o>,
}

impl TitleVisitor for TrySeats<'_> {
    type Out = Result<BySeats, BadSetup>;

    fn visit<G: Shelved>(self) -> Self::Out {
        let options = G::Options::read(self.options, &self.files)?;
        let tried = |seats| (seats, G::new(seats, &options).map(|_| ()));
        Ok(G::TITLE.seats.map(tried).collect())
    }
}

/// The values of options by name; an option that is not set has its default.
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

/// Whether an option is a shorthand for several others. A shorthand is not described by itself.
#[must_use]
pub fn is_shorthand(option: &game::OptionInfo) -> bool {
    option.name == "variant"
}

impl OptionValues {
    /// The values that these options set.
    ///
    /// # Errors
    ///
    /// Fails if the text of the options cannot be read back.
    pub fn by(options: &impl Options) -> Result<OptionValues, BadSetup> {
        let text = options.to_string();
        let words = words(&text)?;
        let words = words.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned()));
        Ok(OptionValues { words: words.collect(), files: options.files() })
    }

    /// The value of an option and, if the value names a file, the text of the file.
    #[must_use]
    pub fn value(&self, option: &game::OptionInfo) -> (String, Option<String>) {
        let said = self.words.get(option.name);
        let value = said.filter(|_| !is_shorthand(option)).map_or(option.default, String::as_str);
        let file = self.files.iter().find(|file| file.name == value);
        (value.to_owned(), file.map(|file| file.text.clone()))
    }
}
