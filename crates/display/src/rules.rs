//! Rules in words: where two sets of rules differ, the rulebook, what options put on the table.

use std::fmt::Write;

use game::{BadSetup, Clause, Files, Options, Rulebook, Table, Title, Viewer, house_rules::RULES};
use languages::Language;
use pages::Agreed;
use serde::Serialize;
use shelf::{AnyFiles, OptionValues, Refusal, is_file, is_shorthand, no_title};

use crate::{Shown, Visitor, brought, with_title};

/// One rule in which two tables differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The clause it is about.
    pub clause: Clause,
    /// The option that makes the difference.
    pub option: &'static str,
    /// What the option is about.
    pub about: Option<String>,
    /// How the first table plays.
    pub one: Way,
    /// How the second table plays.
    pub other: Way,
}

/// How a table plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Way {
    /// The value of the option.
    pub value: String,
    /// What that means, as a sentence.
    pub words: Option<String>,
}

/// Where tables of the title called `slug` with these options differ, in the order of its options.
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

impl Visitor for Compare<'_> {
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

/// How two tables differ in an option, if they do.
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
            Some(text) => brought::told::<G>(option.name, &text, language),
            None => G::way(option.name, &value, language),
        };
        Way { value, words }
    };
    Some(Difference {
        clause: option.clause,
        option: option.name,
        about: G::about_option(option.name, language),
        one: way(one),
        other: way(other),
    })
}

/// The title called `slug` with its rules in our own words.
#[must_use]
pub fn rulebook(slug: &str, language: Language) -> Option<(Title, Rulebook)> {
    with_title(slug, ReadRules(language))
}

struct ReadRules(Language);

impl Visitor for ReadRules {
    type Out = (Title, Rulebook);

    fn visit<G: Shown>(self) -> Self::Out {
        (G::TITLE, Rulebook::read(G::TITLE.rules_in(self.0.code())))
    }
}

/// Whether a clause of the rules matters at this table.
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

/// What options put on the table before anything is drawn, under a heading; nothing if they cannot be
/// read, or do not decide that.
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

impl Visitor for LayOut<'_> {
    type Out = Option<(String, Vec<String>)>;

    fn visit<G: Shown>(self) -> Self::Out {
        G::laid_out(&G::Options::read(self.options, &self.files).ok()?, self.language)
    }
}

/// What players of the title called `slug` collect over many games, under a heading.
#[must_use]
pub fn collected(slug: &str, language: Language) -> Option<(String, Vec<String>)> {
    with_title(slug, Collect(language))?
}

struct Collect(Language);

impl Visitor for Collect {
    type Out = Option<(String, Vec<String>)>;

    fn visit<G: Shown>(self) -> Self::Out {
        G::collected(self.0)
    }
}

/// The file of the title called `slug` that `option` would take, as printed in the box: what to begin with
/// for those who make one of their own.
#[must_use]
pub fn printed(slug: &str, option: &str) -> Option<String> {
    with_title(slug, Print(option))?
}

struct Print<'o>(&'o str);

impl Visitor for Print<'_> {
    type Out = Option<String>;

    fn visit<G: Shown>(self) -> Self::Out {
        if self.0 == RULES { Some(all_options::<G>()) } else { G::printed(self.0) }
    }
}

/// Every option as the rulebook has it, with what else may be said: house rules that change nothing yet.
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
