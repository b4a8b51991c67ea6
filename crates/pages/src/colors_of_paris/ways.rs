//! The options of Colors of Paris in words (CP-9, CP-10.4).

use languages::Language;

/// The description of an option.
pub(super) fn about(option: &str, t: Language) -> Option<String> {
    optional_message(t, &format!("cp-about-{option}"))
}

/// The rule at a table whose `option` has this value.
pub(super) fn way(option: &str, value: &str, t: Language) -> Option<String> {
    match (option, value) {
        ("rounds", "off") => optional_message(t, "cp-way-rounds-off"),
        ("rounds", round) => Some(t.tell("cp-way-rounds", &[("round", round.into())])),
        ("board" | "deck", "") => optional_message(t, &format!("cp-way-{option}-box")),
        _ => optional_message(t, &format!("cp-way-{option}-{value}")),
    }
}

/// The message with this key, if there is one: options that take a file have values without messages.
fn optional_message(t: Language, key: &str) -> Option<String> {
    Some(t.say(key)).filter(|it| it != key)
}
