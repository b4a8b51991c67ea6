//! Every option of a title in words, for those who fill in a form.

use game::{Clause, OptionInfo, Options};
use tongues::Tongue;

use crate::{Shelved, Visitor, Way, with_title};

/// An option in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Switch {
    /// What stands before the `=`.
    pub name: &'static str,
    /// The clause it is about.
    pub clause: Clause,
    /// What it is about.
    pub about: Option<String>,
    /// How it is set.
    pub kind: SwitchKind,
}

/// How an option is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SwitchKind {
    /// By choosing one of a few ways.
    Ways(Vec<Way>),
    /// By a few words, such as these.
    Words(Vec<&'static str>),
    /// By a file.
    File,
}

/// The options of the title called `slug`, in the order of its rules; none if there is no such title.
#[must_use]
pub fn switches(slug: &str, tongue: Tongue) -> Vec<Switch> {
    with_title(slug, Describe(tongue)).unwrap_or_default()
}

struct Describe(Tongue);

impl Visitor for Describe {
    type Out = Vec<Switch>;

    fn visit<G: Shelved>(self) -> Vec<Switch> {
        let switch = |option: OptionInfo| Switch {
            name: option.name,
            clause: option.clause,
            about: G::about_option(option.name, self.0),
            kind: kind::<G>(&option, self.0),
        };
        G::Options::describe().into_iter().map(switch).collect()
    }
}

fn kind<G: Shelved>(option: &OptionInfo, tongue: Tongue) -> SwitchKind {
    /// More ways than these are told by words, several at a time.
    const FEW: usize = 2;
    let is_placeholder = |value: &&str| value.chars().all(|it| it.is_ascii_uppercase());
    let way = |value: &&'static str| Way {
        value: (*value).to_owned(),
        words: G::way(option.name, value, tongue),
    };
    match &*option.values {
        ["FILE"] => SwitchKind::File,
        values if values.iter().any(is_placeholder) => {
            SwitchKind::Words(values.iter().filter(|it| !is_placeholder(it)).copied().collect())
        }
        values if option.default.is_empty() && FEW < values.len() => {
            SwitchKind::Words(values.to_vec())
        }
        values => SwitchKind::Ways(values.iter().map(way).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_is_told() {
        for slug in crate::SLUGS {
            let found = switches(slug, Tongue::English);
            let files = found.iter().filter(|it| it.kind == SwitchKind::File).count();
            assert!((2..=3).contains(&files), "{slug}");
            let is_told = |it: &Way| it.words.is_some();
            let ways = |it: &Switch| matches!(&it.kind, SwitchKind::Ways(ways) if ways.iter().all(is_told));
            assert!(found.iter().any(ways), "{slug}");
        }
        assert!(switches("chess", Tongue::English).is_empty());
    }
}
