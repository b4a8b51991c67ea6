//! The titles as people are shown them: names, presets, options, levels, posters.

use std::{collections::BTreeSet, sync::OnceLock};

use bots::Level;
use game::{BadSetup, Game, OptionInfo, Options, Quote};
use ladder::LevelInfo;
use languages::Language;
use pages::{Board, Telling};
use serde::Serialize;
use shelf::{Refusal, Refused, SLUGS, Shelved};

/// A title that can be shown: on the shelf, with words and a board.
pub trait Shown: Shelved + Telling + Board {}

impl<G: Shelved + Telling + Board> Shown for G {}

/// Something to show of a title that is picked at run time.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it with the title `G`.
    fn visit<G: Shown>(self) -> Self::Out;
}

macro_rules! show {
    ($($crate_name:ident :: $title:ident),+) => {
        /// Does with the title called `slug` what `visitor` does; nothing if there is no such title.
        pub fn with_title<V: Visitor>(slug: &str, visitor: V) -> Option<V::Out> {
            $(if slug == $crate_name::$title::TITLE.slug {
                return Some(visitor.visit::<$crate_name::$title>());
            })+
            None
        }
    };
}

shelf::titles!(show);

/// What there is to know about a title before one sits down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TitleInfo {
    /// The name in commands, records and file names.
    pub slug: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// The fewest and the most that may play.
    pub seats: [u8; 2],
    /// The version of its rules.
    pub rules: u32,
    /// Option sets that have a name.
    pub presets: Vec<PresetInfo>,
    /// Every option with its values.
    pub options: Vec<OptionInfo>,
    /// Who may be played against, and how strong they are.
    pub levels: Vec<LevelInfo>,
    /// Against whom a newcomer plays.
    #[serde(skip)]
    pub usual: Level,
    /// Whether anything is told before it is done that players would else work out by themselves.
    #[serde(skip)]
    pub has_previews: bool,
    /// What is to be said to people about each option, in the same order.
    #[serde(skip)]
    pub about: Vec<Option<String>>,
}

/// An option set that has a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PresetInfo {
    /// Its name.
    pub name: &'static str,
    /// What it stands for, as the text of options.
    pub options: String,
    /// The fewest and the most that may play it.
    pub seats: [u8; 2],
    /// The part of the list of presets in which it stands, if that has parts: a message.
    #[serde(skip)]
    pub part: Option<&'static str>,
    /// Options that stand for others, too.
    #[serde(skip)]
    pub instead: &'static [(&'static str, &'static str)],
}

impl PresetInfo {
    /// What it stands for where `words` do not say otherwise, and these words.
    ///
    /// ```
    /// let jury = display::preset("canvas", "jury").expect("Canvas has it");
    /// assert_eq!(jury.overridden("scenario=chill"), "jury=on scenario=chill");
    /// assert_eq!(jury.overridden("cards=space,style,variety"), "jury=on cards=space,style,variety");
    /// ```
    #[must_use]
    pub fn overridden(&self, words: &str) -> String {
        fn name(word: &str) -> Option<&str> {
            word.split_once('=').map(|(name, _)| name)
        }
        let mut said: BTreeSet<&str> = words.split_whitespace().filter_map(name).collect();
        let stood_for = self.instead.iter().filter(|(it, _)| said.contains(it));
        let stood_for: Vec<&str> = stood_for.map(|(_, other)| *other).collect();
        said.extend(stood_for);
        let is_said = |word: &&str| name(word).is_some_and(|name| said.contains(name));
        let kept = self.options.split_whitespace().filter(|word| !is_said(word));
        kept.chain(words.split_whitespace()).collect::<Vec<_>>().join(" ")
    }
}

/// All titles.
#[must_use]
pub fn titles() -> Vec<TitleInfo> {
    SLUGS.into_iter().filter_map(|slug| with_title(slug, DescribeTitle)).collect()
}

/// The title of this name.
#[must_use]
pub fn title(slug: &str) -> Option<&'static TitleInfo> {
    static ALL: OnceLock<Vec<TitleInfo>> = OnceLock::new();
    ALL.get_or_init(titles).iter().find(|it| it.slug == slug)
}

struct DescribeTitle;

impl Visitor for DescribeTitle {
    type Out = TitleInfo;

    fn visit<G: Shown>(self) -> TitleInfo {
        let presets = G::presets().into_iter().map(|preset| PresetInfo {
            name: preset.name,
            options: preset.options.to_string(),
            seats: [*preset.seats.start(), *preset.seats.end()],
            part: G::part(preset.name),
            instead: G::OVERRIDES,
        });
        let options = G::Options::describe();
        TitleInfo {
            about: options
                .iter()
                .map(|option| G::about_option(option.name, Language::English))
                .collect(),
            slug: G::TITLE.slug,
            name: G::TITLE.name,
            seats: [*G::TITLE.seats.start(), *G::TITLE.seats.end()],
            rules: G::TITLE.rules_version,
            presets: presets.collect(),
            levels: ladder::levels(G::TITLE.slug),
            usual: Level::LADDER[G::DEFAULT_LEVEL],
            options,
            has_previews: G::HAS_PREVIEWS,
        }
    }
}

/// What the box of the title called `slug` looks like.
#[must_use]
pub fn poster(slug: &str) -> Option<maud::Markup> {
    with_title(slug, Poster)
}

struct Poster;

impl Visitor for Poster {
    type Out = maud::Markup;

    fn visit<G: Shown>(self) -> maud::Markup {
        G::poster()
    }
}

/// The preset called `name` of a title.
///
/// # Errors
///
/// Says which presets there are.
pub fn preset(slug: &str, name: &str) -> Result<PresetInfo, Refusal> {
    let presets = &title(slug).ok_or_else(|| shelf::no_title(slug))?.presets;
    let names: Vec<&str> = presets.iter().map(|preset| preset.name).collect();
    let none = || Refused::NoPreset { name: Quote::new(name), presets: names.join(", ") };
    let found = presets.iter().find(|preset| preset.name == name);
    found.cloned().ok_or_else(|| BadSetup::new(none()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_slug_leads_to_its_title() {
        let found: Vec<_> = titles().iter().map(|title| title.slug).collect();
        assert_eq!(found, SLUGS);
        assert!(title("chess").is_none());
    }
}
