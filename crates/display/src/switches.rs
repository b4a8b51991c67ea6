//! The options of a title as form fields, in words.

use game::{Clause, NoFiles, OptionInfo, Options};
use languages::Language;

use shelf::{OptionValues, is_shorthand};

use crate::{DescribedValue, Shown, ShownTitleVisitor, with_title};

/// An option as a form field, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwitchField {
    /// The name of the option, which stands before the `=`.
    pub name: &'static str,
    /// The clause of the option.
    pub clause: Clause,
    /// The description of the option.
    pub about: Option<String>,
    /// The default value.
    pub usual: DescribedValue,
    /// The kind of form field, with the values to choose from.
    pub kind: SwitchKind,
}

/// The kind of form field by which an option is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SwitchKind {
    /// A choice of exactly one value.
    One(Vec<DescribedValue>),
    /// A choice of several values.
    Several(Vec<DescribedValue>),
    /// A text field, with these words as suggestions.
    Words(Vec<&'static str>),
    /// A file.
    File,
}

/// The options of the title with this slug, in the order of its rules, with the values of `preset` as
/// defaults; empty if there is no such title. Shorthands for several options are left out.
#[must_use]
pub fn switches(slug: &str, preset: &str, language: Language) -> Vec<SwitchField> {
    with_title(slug, DescribeSwitches { preset, language }).unwrap_or_default()
}

struct DescribeSwitches<'p> {
    preset: &'p str,
    language: Language,
}

impl ShownTitleVisitor for DescribeSwitches<'_> {
    type Out = Vec<SwitchField>;

    fn visit<G: Shown>(self) -> Vec<SwitchField> {
        let preset = G::Options::read(self.preset, &NoFiles).unwrap_or_default();
        let said = OptionValues::by(&preset).expect("options are written as they are read");
        let switch = |option: OptionInfo| SwitchField {
            name: option.name,
            clause: option.clause,
            about: G::about_option(option.name, self.language),
            usual: way::<G>(option.name, &said.value(&option).0, self.language),
            kind: kind::<G>(&option, self.language),
        };
        let all = G::Options::describe().into_iter().filter(|it| !is_shorthand(it));
        all.map(switch).collect()
    }
}

fn way<G: Shown>(option: &str, value: &str, language: Language) -> DescribedValue {
    DescribedValue { value: value.to_owned(), words: G::way(option, value, language) }
}

fn kind<G: Shown>(option: &OptionInfo, language: Language) -> SwitchKind {
    /// The maximum number of values of an option without a default for which exactly one is chosen; of more
    /// values, several can be chosen.
    const MAX_EXCLUSIVE: usize = 2;
    let is_placeholder = |value: &&str| value.chars().all(|it| it.is_ascii_uppercase());
    let ways =
        |values: &[&str]| values.iter().map(|it| way::<G>(option.name, it, language)).collect();
    match &*option.values {
        ["FILE"] => SwitchKind::File,
        values if values.iter().any(is_placeholder) => {
            SwitchKind::Words(values.iter().filter(|it| !is_placeholder(it)).copied().collect())
        }
        values if option.default.is_empty() && MAX_EXCLUSIVE < values.len() => {
            SwitchKind::Several(ways(values))
        }
        values => SwitchKind::One(ways(values)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_is_told() {
        for slug in shelf::SLUGS {
            let found = switches(slug, "", Language::English);
            let files = found.iter().filter(|it| it.kind == SwitchKind::File).count();
            assert!((2..=3).contains(&files), "{slug}");
            let is_told = |it: &DescribedValue| it.words.is_some();
            for switch in &found {
                assert!(switch.about.is_some(), "{slug} {}", switch.name);
                if let SwitchKind::One(ways) | SwitchKind::Several(ways) = &switch.kind {
                    assert!(ways.iter().all(is_told), "{slug} {}", switch.name);
                }
                if matches!(switch.kind, SwitchKind::One(_)) {
                    assert!(is_told(&switch.usual), "{slug} {}", switch.name);
                }
            }
        }
        assert!(switches("chess", "", Language::English).is_empty());
    }

    #[test]
    fn a_switch_stands_as_the_preset_says() {
        let j = crate::preset("colors-of-paris", "variant-j").unwrap();
        let found = switches("colors-of-paris", &j.options, Language::English);
        let paintings = found.iter().find(|it| it.name == "paintings").unwrap();
        assert_eq!(paintings.usual.value, "draft");
        assert!(found.iter().all(|it| it.name != "variant"));
    }
}
