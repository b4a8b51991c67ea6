//! The titles: the one place that lists them.

use std::{collections::BTreeSet, sync::OnceLock};

use atelier::Atelier;
use bots::{Judged, Level};
use canvas::Canvas;
use colors_of_paris::ColorsOfParis;
use game::{Game, OptionInfo, Options};
use languages::Language;
use pages::{Board, Telling};
use serde::Serialize;

use crate::{LevelInfo, levels};

/// The slugs of all titles.
pub const SLUGS: [&str; 3] = [CANVAS, COLORS_OF_PARIS, ATELIER];

const ATELIER: &str = Atelier::TITLE.slug;
const CANVAS: &str = Canvas::TITLE.slug;
const COLORS_OF_PARIS: &str = ColorsOfParis::TITLE.slug;

/// What a title needs to stand on the shelf: rules, words, and a judgement for bots.
pub trait Shelved: Telling + Board + Judged {}

impl<G: Telling + Board + Judged> Shelved for G {}

/// Something to do with a title that is picked at run time.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it with the title `G`.
    fn visit<G: Shelved>(self) -> Self::Out;
}

/// Does with the title called `slug` what `visitor` does; nothing if there is no such title.
pub fn with_title<V: Visitor>(slug: &str, visitor: V) -> Option<V::Out> {
    match slug {
        ATELIER => Some(visitor.visit::<Atelier>()),
        CANVAS => Some(visitor.visit::<Canvas>()),
        COLORS_OF_PARIS => Some(visitor.visit::<ColorsOfParis>()),
        _ => None,
    }
}

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
    /// let jury = shelf::preset("canvas", "jury").expect("Canvas has it");
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
    SLUGS.into_iter().filter_map(|slug| with_title(slug, Describe)).collect()
}

/// The title of this name.
#[must_use]
pub fn title(slug: &str) -> Option<&'static TitleInfo> {
    static ALL: OnceLock<Vec<TitleInfo>> = OnceLock::new();
    ALL.get_or_init(titles).iter().find(|it| it.slug == slug)
}

struct Describe;

impl Visitor for Describe {
    type Out = TitleInfo;

    fn visit<G: Shelved>(self) -> TitleInfo {
        let presets = G::presets().into_iter().map(|preset| PresetInfo {
            name: preset.name,
            options: preset.options.to_string(),
            seats: [*preset.seats.start(), *preset.seats.end()],
            part: G::part(preset.name),
            instead: G::INSTEAD,
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
            levels: levels(G::TITLE.slug),
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

    fn visit<G: Shelved>(self) -> maud::Markup {
        G::poster()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_slug_leads_to_its_title() {
        let found: Vec<_> = titles().iter().map(|title| title.slug).collect();
        assert_eq!(found, SLUGS);
        assert!(with_title("chess", Describe).is_none());
    }
}
