//! An introduction to Colors of Paris, for those who play for the first time.

use colors_of_paris::{
    View,
    variants::{Black, BonusRule, Counting, EndCall, Origin, Tiles},
};
use languages::Language;

/// The introduction in a few sentences, with the rules of this table.
pub(super) fn primer(view: &View, t: Language) -> Vec<String> {
    let rules = view.studio.rules;
    let mut keys = vec!["cp-primer-place", "cp-primer-colors"];
    keys.push(match rules.origin {
        Origin::Market => "cp-primer-market",
        Origin::Draft => "cp-primer-draft",
    });
    keys.push(match rules.counting {
        Counting::Completed => "cp-primer-completed",
        Counting::Exhibited => "cp-primer-exhibited",
    });
    let more = [
        ("cp-primer-marker", rules.end == EndCall::Marker),
        ("cp-primer-signature", rules.black == Black::Signature),
        ("cp-primer-tiles", rules.tiles == Tiles::On),
        ("cp-primer-cards", rules.cards != BonusRule::Off),
    ];
    keys.extend(more.into_iter().filter(|(_, holds)| *holds).map(|(key, _)| key));
    keys.into_iter().map(|key| t.say(key)).collect()
}
