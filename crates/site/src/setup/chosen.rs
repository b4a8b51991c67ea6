//! What a form says about rules, read once: a preset, a file of house rules, and what is set by hand.

use std::collections::{BTreeMap, BTreeSet};

use display::{PresetInfo, TitleInfo};
use game::house_rules::RULES;
use languages::Language;
use shelf::{HouseRules, Refusal};

use crate::Fields;

/// What a form says about rules.
pub(super) struct Chosen<'f> {
    /// What is to be played.
    pub(super) title: &'f TitleInfo,
    /// What was filled in.
    pub(super) fields: &'f Fields,
    /// The preset that was chosen.
    pub(super) preset: &'f PresetInfo,
    /// The files that were sent.
    pub(super) files: BTreeMap<String, String>,
    /// What a file of house rules says, or why it cannot be followed; nothing if there is none.
    pub(super) house: Result<HouseRules, Refusal>,
    /// The preset with what the house rules say instead, which is how rules stand unless they are set by
    /// hand.
    pub(super) brought: String,
    /// All of it, without files that are not there.
    pub(super) options: String,
}

impl<'f> Chosen<'f> {
    pub(super) fn of(title: &'f TitleInfo, fields: &'f Fields) -> Chosen<'f> {
        let (preset, files) = (preset(title, fields), fields.files());
        let house = files.get(RULES).map_or_else(
            || Ok(HouseRules::default()),
            |text| shelf::house_rules(title.slug, text, &preset.options),
        );
        let words = house.as_ref().map_or("", |it| &it.words);
        let brought = preset.overridden(words);
        let options = together(preset, &brought, &by_hand(fields, &house));
        Chosen { title, fields, preset, files, house, brought, options }
    }

    /// The files that house rules name and nobody brought, by option. A file that was brought in the field
    /// for it is the one that is meant, whatever it is called there.
    pub(super) fn missing(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let named = self.house.iter().flat_map(|it| &it.files);
        let named = named.map(|(option, name)| (*option, name.as_str()));
        named.filter(|(option, _)| !self.files.contains_key(*option))
    }

    /// All of it. Without a file that is missing no table is opened.
    pub(super) fn to_open(&self) -> String {
        let missing = self.missing().map(|(option, name)| format!(" {option}={name}"));
        self.options.clone() + &missing.collect::<String>()
    }

    /// Whether the house rules say something about this option.
    pub(super) fn is_in_house_rules(&self, option: &str) -> bool {
        self.house.as_ref().is_ok_and(|it| says(&it.words, option))
    }

    /// Whether something plays otherwise than the preset alone, or cannot be played.
    pub(super) fn is_changed(&self) -> bool {
        let (preset, t) = (&self.preset.options, Language::English);
        let differ = display::differences(self.title.slug, preset, &self.to_open(), &self.files, t);
        !differ.is_ok_and(|it| it.is_empty())
    }
}

/// The preset that was chosen; as long as none was, the one that plays as printed.
#[must_use]
pub fn preset<'t>(title: &'t TitleInfo, fields: &Fields) -> &'t PresetInfo {
    let named = fields.first("preset").unwrap_or_default();
    let is_as_printed = |it: &&PresetInfo| {
        let differences =
            display::differences(title.slug, "", &it.options, &game::NoFiles, Language::English);
        differences.is_ok_and(|it| it.is_empty())
    };
    let found = title.presets.iter().find(|it| it.name == named);
    let found = found.or_else(|| title.presets.iter().find(is_as_printed));
    found.or(title.presets.first()).expect("every title has a preset")
}

/// The preset, what a file of house rules says instead, and whatever was set by hand, which counts before
/// both.
#[must_use]
pub fn options(title: &TitleInfo, fields: &Fields) -> String {
    Chosen::of(title, fields).to_open()
}

/// What was set by hand, and the files beside house rules. Those are taken apart, if they can be.
fn by_hand(fields: &Fields, house: &Result<HouseRules, Refusal>) -> String {
    let chosen = fields.chosen();
    let is_taken_apart = |word: &&str| house.is_ok() && name_of(word) == RULES;
    chosen.split(' ').filter(|it| !is_taken_apart(it)).collect::<Vec<_>>().join(" ")
}

/// What was brought, unless `by_hand` says otherwise. Of two options of which one stands for the other,
/// that one counts, whatever the other says; but what is set by hand is not stood for by what was brought.
fn together(preset: &PresetInfo, brought: &str, by_hand: &str) -> String {
    let set_by_hand: BTreeSet<&str> = by_hand.split(' ').map(name_of).collect();
    let says = |name: &str| set_by_hand.contains(name);
    let is_stood_for = |word: &&str| {
        preset.instead.iter().any(|(one, other)| says(one) && name_of(word) == *other)
    };
    let is_outdone = |word: &&str| {
        preset.instead.iter().any(|(one, other)| name_of(word) == *one && says(other))
    };
    let words: Vec<&str> = by_hand.split(' ').filter(|it| !is_stood_for(it)).collect();
    let kept: Vec<&str> = brought.split(' ').filter(|it| !is_outdone(it)).collect();
    PresetInfo { options: kept.join(" "), ..preset.clone() }.overridden(&words.join(" "))
}

/// The name of the option in a `name=value` word.
fn name_of(word: &str) -> &str {
    word.split('=').next().unwrap_or_default()
}

fn says(words: &str, name: &str) -> bool {
    words.split(' ').any(|word| name_of(word) == name)
}
