//! The titles as people see them: names, presets, options, levels, posters.

use std::{collections::BTreeSet, sync::OnceLock};

use bots::Level;
use game::{BadSetup, Game, OptionInfo, Options, Quote};
use ladder::LevelInfo;
use languages::Language;
use pages::{HtmlBoard, Telling};
use serde::Serialize;
use shelf::{Refusal, Refused, SLUGS, Shelved};

/// A title that can be shown: on the shelf, with messages and a board.
pub trait Shown: Shelved + Telling + HtmlBoard {}

impl<G: Shelved + Telling + HtmlBoard> Shown for G {}

/// A function over titles that can be shown, to be called with one that is chosen at run time.
pub trait ShownTitleVisitor {
    /// The result of the function.
    type Out;
    /// Calls the function with the title `G`.
    fn visit<G: Shown>(self) -> Self::Out;
}

macro_rules! show {
    ($($crate_name:ident :: $title:ident),+) => {
        /// Calls `visitor` with the title that has this slug; nothing if there is no such title.
        pub fn with_title<V: ShownTitleVisitor>(slug: &str, visitor: V) -> Option<V::Out> {
            $(if slug == $crate_name::$title::TITLE.slug {
                return Some(visitor.visit::<$crate_name::$title>());
            })+
            None
        }
    };
}

shelf::titles!(show);

/// A title as it is described before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TitleInfo {
    /// The name in commands, records and file names.
    pub slug: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// The smallest and the largest number of players.
    pub seats: [u8; 2],
    /// The version of the rules.
    pub rules: u32,
    /// The presets: named sets of options.
    pub presets: Vec<PresetInfo>,
    /// Every option with its values.
    pub options: Vec<OptionInfo>,
    /// The levels of bots with their measured strength.
    pub levels: Vec<LevelInfo>,
    /// The level that a newcomer plays against.
    #[serde(skip)]
    pub usual: Level,
    /// Whether labels tell the points of an action before it is taken, which players would otherwise work out
    /// by themselves.
    #[serde(skip)]
    pub has_previews: bool,
    /// The descriptions of the options, in the same order.
    #[serde(skip)]
    pub about: Vec<Option<String>>,
}

/// A preset: a named set of options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PresetInfo {
    /// The name of the preset.
    pub name: &'static str,
    /// The options of the preset, as text.
    pub options: String,
    /// The smallest and the largest number of players with these options.
    pub seats: [u8; 2],
    /// The key of the heading under which a list of presets shows this one, if the list has headings.
    #[serde(skip)]
    pub part: Option<&'static str>,
    /// Pairs of options: where the first is set, the second of the preset is dropped.
    #[serde(skip)]
    pub instead: &'static [(&'static str, &'static str)],
}

impl PresetInfo {
    /// The options of the preset, except those that `words` set, followed by `words`.
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

/// The title with this slug.
#[must_use]
pub fn title(slug: &str) -> Option<&'static TitleInfo> {
    static ALL: OnceLock<Vec<TitleInfo>> = OnceLock::new();
    ALL.get_or_init(titles).iter().find(|it| it.slug == slug)
}

struct DescribeTitle;

impl ShownTitleVisitor for DescribeTitle {
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

/// A picture in the style of the box of the title with this slug.
#[must_use]
pub fn poster(slug: &str) -> Option<maud::Markup> {
    with_title(slug, Poster)
}

struct Poster;

impl ShownTitleVisitor for Poster {
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
