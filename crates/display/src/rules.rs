//! Rules in words: the differences between two sets of options, the rulebook, the cards that options put on
//! the table.

use std::fmt::Write;

use game::{BadSetup, Clause, Files, Options, Rulebook, Table, Title, Viewer, house_rules::RULES};
use languages::Language;
use pages::Agreed;
use serde::Serialize;
use shelf::{AnyFiles, OptionValues, Refusal, is_file, is_shorthand, no_title};

use crate::{Shown, ShownTitleVisitor, file_changes, with_title};

/// An option in which two tables differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The clause of the option.
    pub clause: Clause,
    /// The name of the option.
    pub option: &'static str,
    /// The description of the option.
    pub about: Option<String>,
    /// The value at the first table.
    pub one: DescribedValue,
    /// The value at the second table.
    pub other: DescribedValue,
}

/// A value of an option, with the rule that it stands for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DescribedValue {
    /// The value in notation.
    pub value: String,
    /// The rule that the value stands for, as a sentence.
    pub words: Option<String>,
}

/// The differences between two tables of the title with this slug, in the order of its options.
///
/// # Errors
///
/// Says which options cannot be read.
pub fn differences(
    slug: &str,
    one: &str,
    other: &str,
    files: &dyn Files,
    language: Language,
) -> Result<Vec<Difference>, Refusal> {
    let found = with_title(slug, Compare { one, other, files: AnyFiles(files), language });
    Ok(found.ok_or_else(|| no_title(slug))??)
}

struct Compare<'o> {
    one: &'o str,
    other: &'o str,
    files: AnyFiles<'o>,
    language: Language,
}

impl ShownTitleVisitor for Compare<'_> {
    type Out = Result<Vec<Difference>, BadSetup>;

    fn visit<G: Shown>(self) -> Self::Out {
        let one = OptionValues::by(&G::Options::read(self.one, &self.files)?)?;
        let other = OptionValues::by(&G::Options::read(self.other, &self.files)?)?;
        let differ = |option: &game::OptionInfo| {
            let is_told = option.name != RULES;
            is_told.then(|| difference::<G>(option, &one, &other, self.language)).flatten()
        };
        Ok(G::Options::describe().iter().filter_map(differ).collect())
    }
}

/// The difference between two tables in one option, if there is one.
pub(crate) fn difference<G: Shown>(
    option: &game::OptionInfo,
    one: &OptionValues,
    other: &OptionValues,
    language: Language,
) -> Option<Difference> {
    let [one, other] = [one, other].map(|it| it.value(option));
    if one == other {
        return None;
    }
    let way = |(value, file): (String, Option<String>)| {
        let words = match file {
            Some(text) => file_changes::describe::<G>(option.name, &text, language),
            None => G::way(option.name, &value, language),
        };
        DescribedValue { value, words }
    };
    Some(Difference {
        clause: option.clause,
        option: option.name,
        about: G::about_option(option.name, language),
        one: way(one),
        other: way(other),
    })
}

/// The title with this slug, and its rulebook in our own words.
#[must_use]
pub fn rulebook(slug: &str, language: Language) -> Option<(Title, Rulebook)> {
    with_title(slug, ReadRules(language))
}

struct ReadRules(Language);

impl ShownTitleVisitor for ReadRules {
    type Out = (Title, Rulebook);

    fn visit<G: Shown>(self) -> Self::Out {
        (G::TITLE, Rulebook::read(G::TITLE.rules_in(self.0.code())))
    }
}

/// Whether a clause of the rules applies at this table.
pub(crate) fn applies<G: Shown>(table: &Table<G>, clause: &str) -> bool {
    let Some(scope) = G::scope(clause) else { return false };
    let said = OptionValues::by(table.options()).ok();
    let all = G::Options::describe();
    let value = |name: &str| {
        let option = all.iter().find(|it| it.name == name);
        let value = option.zip(said.as_ref()).map(|(option, said)| said.value(option).0);
        let value = value.unwrap_or_default();
        let is_changed = option.is_some_and(|it| it.default != value);
        (value, is_changed)
    };
    let agreed = Agreed { seats: table.seats(), value: &value };
    scope.holds(agreed, || G::in_play(&table.game().view(Viewer::Public), clause))
}

/// The cards that options put on the table before anything is drawn, under a heading; nothing if the options
/// cannot be read or name no cards.
#[must_use]
pub fn laid_out(
    slug: &str,
    options: &str,
    files: &dyn Files,
    language: Language,
) -> Option<(String, Vec<String>)> {
    with_title(slug, LayOut { options, files: AnyFiles(files), language })?
}

struct LayOut<'o> {
    options: &'o str,
    files: AnyFiles<'o>,
    language: Language,
}

impl ShownTitleVisitor for LayOut<'_> {
    type Out = Option<(String, Vec<String>)>;

    fn visit<G: Shown>(self) -> Self::Out {
        G::laid_out(&G::Options::read(self.options, &self.files).ok()?, self.language)
    }
}

/// What players of the title with this slug collect over many games, under a heading.
#[must_use]
pub fn collected(slug: &str, language: Language) -> Option<(String, Vec<String>)> {
    with_title(slug, Collect(language))?
}

struct Collect(Language);

impl ShownTitleVisitor for Collect {
    type Out = Option<(String, Vec<String>)>;

    fn visit<G: Shown>(self) -> Self::Out {
        G::collected(self.0)
    }
}

/// The printed contents of the file that `option` takes: an example for those who write a file of their own.
#[must_use]
pub fn printed(slug: &str, option: &str) -> Option<String> {
    with_title(slug, Print(option))?
}

struct Print<'o>(&'o str);

impl ShownTitleVisitor for Print<'_> {
    type Out = Option<String>;

    fn visit<G: Shown>(self) -> Self::Out {
        if self.0 == RULES { Some(all_options::<G>()) } else { G::printed(self.0) }
    }
}

/// A file of house rules that changes nothing yet: every option with its default, and all its values in a
/// comment.
fn all_options<G: Shown>() -> String {
    let mut text = format!("# the game that these are rules of\ntitle = \"{}\"\n", G::TITLE.slug);
    for option in G::Options::describe() {
        if is_file(&option) || is_shorthand(&option) {
            continue;
        }
        let about = G::about_option(option.name, Language::English).unwrap_or_default();
        let _ = writeln!(text, "\n# {about}: {}", option.values.join(", "));
        let sign = if option.default.is_empty() { "# " } else { "" };
        let _ = writeln!(text, "{sign}{} = \"{}\"", option.name, option.default);
    }
    text
}
