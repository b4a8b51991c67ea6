//! The rules that a set-up form chooses, read once: a preset, a file of house rules, and options set by hand.

use std::collections::{BTreeMap, BTreeSet};

use display::{PresetInfo, TitleInfo};
use game::house_rules::RULES;
use languages::Language;
use shelf::{HouseRules, Refusal};

use crate::Fields;

/// The rules that a set-up form chooses.
pub(super) struct Chosen<'f> {
    /// The title that is to be played.
    pub(super) title: &'f TitleInfo,
    /// The fields of the form.
    pub(super) fields: &'f Fields,
    /// The chosen preset.
    pub(super) preset: &'f PresetInfo,
    /// The files that were sent.
    pub(super) files: BTreeMap<String, String>,
    /// The contents of the file of house rules, or why it cannot be read; empty if there is none.
    pub(super) house: Result<HouseRules, Refusal>,
    /// The options of the preset and the house rules together: the defaults of the options that can be set by
    /// hand.
    pub(super) brought: String,
    /// All options, without files that are missing.
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

    /// The files that house rules name and the form lacks, by option. If the field of an option has a file, that file
    /// is the one that the house rules mean, whatever its name.
    pub(super) fn missing(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let named = self.house.iter().flat_map(|it| &it.files);
        let named = named.map(|(option, name)| (*option, name.as_str()));
        named.filter(|(option, _)| !self.files.contains_key(*option))
    }

    /// All options, including files that are missing: no table can be opened without them.
    pub(super) fn to_open(&self) -> String {
        let missing = self.missing().map(|(option, name)| format!(" {option}={name}"));
        self.options.clone() + &missing.collect::<String>()
    }

    /// Whether the house rules set this option.
    pub(super) fn is_in_house_rules(&self, option: &str) -> bool {
        self.house.as_ref().is_ok_and(|it| says(&it.words, option))
    }

    /// Whether the options differ from the preset, or cannot be played.
    pub(super) fn is_changed(&self) -> bool {
        let (preset, t) = (&self.preset.options, Language::English);
        let differ = display::differences(self.title.slug, preset, &self.to_open(), &self.files, t);
        !differ.is_ok_and(|it| it.is_empty())
    }
}

/// The chosen preset; as long as none is chosen, the one that plays as printed.
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

/// The options of a form: the preset, overridden by the house rules, overridden by what is set by hand.
#[must_use]
pub fn options(title: &TitleInfo, fields: &Fields) -> String {
    Chosen::of(title, fields).to_open()
}

/// The options set by hand, and the files other than house rules; those are split into options where
/// possible.
fn by_hand(fields: &Fields, house: &Result<HouseRules, Refusal>) -> String {
    let chosen = fields.chosen();
    let is_taken_apart = |word: &&str| house.is_ok() && name_of(word) == RULES;
    chosen.split(' ').filter(|it| !is_taken_apart(it)).collect::<Vec<_>>().join(" ")
}

/// The options of preset and house rules, except those that `by_hand` sets. Where one option replaces
/// another, the replacing one wins; but neither preset nor house rules replace
/// what is set by hand.
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
