//! What one does in a game of Canvas, for those who sit down for the first time; and what its
//! options mean.

use canvas::{Mode, View};
use tongues::Tongue;

/// The game in a few sentences, for so many players (CV-3, CV-6).
pub(super) fn primer(view: &View, tongue: Tongue) -> Vec<String> {
    let keys: &[&str] = match view.rules.mode {
        Mode::Together => &["cv-primer-take", "cv-primer-paint", "cv-primer-together"],
        Mode::Vincent => {
            &["cv-primer-take", "cv-primer-paint", "cv-primer-alone", "cv-primer-vincent"]
        }
        Mode::Puzzle => &["cv-primer-puzzle", "cv-primer-paint", "cv-primer-alone"],
    };
    keys.iter().map(|key| tongue.say(key)).collect()
}

/// What is to be said about an option, besides its values.
pub(super) fn about_option(name: &str, tongue: Tongue) -> Option<String> {
    let key = match name {
        "cards" => "cv-about-cards",
        "solo" => "cv-about-solo",
        "deck" => "cv-about-deck",
        _ => return None,
    };
    Some(tongue.say(key))
}

/// What holds with a value of an option.
pub(super) fn way(option: &str, value: &str, tongue: Tongue) -> Option<String> {
    let key = match (option, value) {
        ("jury", "off") => "cv-way-jury-off",
        ("jury", "on") => "cv-way-jury-on",
        ("solo", "vincent") => "cv-way-vincent",
        ("solo", "puzzle") => "cv-way-puzzle",
        ("deck", "") => "cv-way-deck",
        _ => return None,
    };
    Some(tongue.say(key))
}
