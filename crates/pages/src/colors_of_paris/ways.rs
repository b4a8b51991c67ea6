//! The options of Colors of Paris in words (CP-9, CP-10.4).

use languages::Language;

/// What an option is about.
pub(super) fn about(option: &str, t: Language) -> Option<String> {
    told(t, &format!("cp-about-{option}"))
}

/// What holds at a table whose `option` has this value.
pub(super) fn way(option: &str, value: &str, t: Language) -> Option<String> {
    match (option, value) {
        ("rounds", "off") => told(t, "cp-way-rounds-off"),
        ("rounds", round) => Some(t.tell("cp-way-rounds", &[("round", round.into())])),
        ("board" | "deck", "") => told(t, &format!("cp-way-{option}-box")),
        _ => told(t, &format!("cp-way-{option}-{value}")),
    }
}

/// The message called `key`, if there is one: options of files have values without words.
fn told(t: Language, key: &str) -> Option<String> {
    Some(t.say(key)).filter(|it| it != key)
}
