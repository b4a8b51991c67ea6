//! The options of Atelier in words (AT-6.5, AT-7, AT-8).

use languages::Language;

/// The description of an option.
pub(super) fn about(option: &str, language: Language) -> Option<String> {
    const OPTIONS: [&str; 9] = [
        "mixing",
        "drawing",
        "blank",
        "jokers",
        "objectives",
        "rounds",
        "deck",
        "secondaries",
        "rules",
    ];
    OPTIONS.contains(&option).then(|| language.say(&format!("at-about-{option}")))
}

/// The rule at a table whose `option` has this value.
pub(super) fn way(option: &str, value: &str, language: Language) -> Option<String> {
    let key = match (option, value) {
        ("mixing", "free") => "at-way-mixing-free",
        ("mixing", "pairs") => "at-way-mixing-pairs",
        ("drawing", "mixed") => "at-way-drawing-mixed",
        ("drawing", "unmixed") => "at-way-drawing-unmixed",
        ("blank", "-1") => "at-way-blank-costs",
        ("blank", "1") => "at-way-blank-brings",
        ("jokers", "primary") => "at-way-jokers-primary",
        ("jokers", "any") => "at-way-jokers-any",
        ("objectives", "covered") => "at-way-objectives-covered",
        ("objectives", "visible") => "at-way-objectives-visible",
        ("rounds", "off") => "at-way-rounds-off",
        ("deck", "") => "at-way-deck",
        ("secondaries", "") => "at-way-secondaries",
        ("rounds", round) => {
            return Some(language.tell("at-way-rounds", &[("round", round.into())]));
        }
        _ => return None,
    };
    Some(language.say(key))
}
