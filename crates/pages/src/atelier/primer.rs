//! An introduction to Atelier, for those who play for the first time.

use atelier::{Drawing, Mixing, View};
use languages::Language;

/// The introduction in a few sentences (AT-3, AT-4, AT-6).
pub(super) fn primer(view: &View, language: Language) -> Vec<String> {
    let rules = view.studio.rules;
    let drawing = match rules.drawing {
        Drawing::Mixed => "at-primer-draw",
        Drawing::Unmixed => "at-primer-draw-unmixed",
    };
    let mixing = match rules.mixing {
        Mixing::Free => "at-primer-mix",
        Mixing::Pairs => "at-primer-mix-pairs",
    };
    let keys = ["at-primer-turn", drawing, "at-primer-pay", mixing, "at-primer-points"];
    let end = language.tell("at-primer-end", &[("count", rules.paintings.into())]);
    keys.into_iter().map(|key| language.say(key)).chain([end]).collect()
}
