//! The options of Canvas in words (CV-2.1, CV-4.3, CV-6.0, CV-7).

use canvas::{MAX_SCORING_CARDS, Options, Pick};
use languages::Language;

use super::phrases;
use crate::words;

/// The description of an option.
pub(super) fn about(option: &str, t: Language) -> Option<String> {
    optional_message(t, &format!("cv-about-{option}"))
}

/// The rule at a table whose `option` has this value. A single scoring card is told with its condition,
/// several are listed.
pub(super) fn way(option: &str, value: &str, t: Language) -> Option<String> {
    match (option, value) {
        ("scenario", _) => optional_message(t, &format!("cv-way-scenario-{value}")),
        ("cards", "") => None,
        ("cards", _) if value.contains(',') => {
            let cards: Vec<String> = value.split(',').map(|it| phrases::source(it, t)).collect();
            Some(t.tell("cv-scoring-are", &[("cards", words::list(t, &cards).into())]))
        }
        ("cards", card) => Some(phrases::scoring_card(card, t)),
        ("jury", _) => optional_message(t, &format!("cv-way-jury-{value}")),
        // The default of a solo game is Vincent (CV-6.0).
        ("solo", "" | "vincent") => optional_message(t, "cv-way-vincent"),
        ("solo", "puzzle") => optional_message(t, "cv-way-puzzle"),
        ("deck", "") => optional_message(t, "cv-way-deck"),
        _ => None,
    }
}

/// The scoring cards that these options name, or the number that is drawn (CV-2.1).
pub(super) fn laid_out(options: &Options, t: Language) -> (String, Vec<String>) {
    let named = match options.pick {
        Pick::Scenario(scenario) if options.cards.is_empty() => scenario.cards(),
        Pick::Scenario(_) | Pick::Table | Pick::Random => &options.cards,
    };
    let drawn = match options.pick {
        Pick::Scenario(scenario) => scenario.free_places(),
        Pick::Table | Pick::Random => MAX_SCORING_CARDS,
    };
    let lines = match named {
        [] => vec![words::capitalized(&words::counted(t, "cv-drawn", drawn))],
        named => named.iter().map(|it| phrases::scoring_card(it.name(), t)).collect(),
    };
    (t.say("cv-board-scoring"), lines)
}

/// The heading of a preset: scenarios first, then solo modes (CV-6), then special presets.
pub(super) fn part(preset: &str) -> &'static str {
    match preset {
        "solo-puzzle" | "solo-vincent" => "cv-presets-alone",
        "jury" => "cv-presets-special",
        _ => "cv-presets-scenarios",
    }
}

/// The message with this key, if there is one. Options that take a file have no messages for their values.
fn optional_message(t: Language, key: &str) -> Option<String> {
    Some(t.say(key)).filter(|it| it != key)
}
