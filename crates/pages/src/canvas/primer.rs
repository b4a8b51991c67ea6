//! An introduction to Canvas, for those who play for the first time.

use canvas::{Mode, View};
use languages::Language;

/// The introduction in a few sentences, for this number of players (CV-3, CV-6).
pub(super) fn primer(view: &View, language: Language) -> Vec<String> {
    let keys: &[&str] = match view.rules.mode {
        Mode::Together => &["cv-primer-take", "cv-primer-paint", "cv-primer-together"],
        Mode::Vincent => {
            &["cv-primer-take", "cv-primer-paint", "cv-primer-alone", "cv-primer-vincent"]
        }
        Mode::Puzzle => &["cv-primer-puzzle", "cv-primer-paint", "cv-primer-alone"],
    };
    keys.iter().map(|key| language.say(key)).collect()
}
