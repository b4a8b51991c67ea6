//! Refusals in the language of whoever reads them: found by the key of the reason, never by its English.

use game::{Blank, Reason};
use languages::{Arg, Language};
use shelf::Refusal;

/// A refusal that can be told in every language.
pub trait Translate {
    /// Why, in the language of whoever reads it.
    fn told(&self, language: Language) -> String;
    /// Why, for those who fill in a form: by what its fields are called, not by how options are written.
    fn told_in_form(&self, language: Language) -> String;
}

impl Translate for Refusal {
    fn told(&self, language: Language) -> String {
        tell(&self.words, language)
    }

    fn told_in_form(&self, language: Language) -> String {
        let key = format!("form-{}", self.words.key());
        let told = language.tell(&key, &blanks(&self.words, language));
        if told == key { self.told(language) } else { told }
    }
}

/// A reason in the language of whoever reads it: in English as it is, in others by its key.
#[must_use]
pub fn tell(reason: &Reason, language: Language) -> String {
    match language {
        Language::English => reason.text.clone(),
        Language::Italian | Language::French => {
            language.tell(reason.key(), &blanks(reason, language))
        }
    }
}

fn blanks(reason: &Reason, language: Language) -> Vec<(&'static str, Arg<'static>)> {
    reason.blanks.iter().map(|(name, blank)| (*name, filled(blank, language))).collect()
}

fn filled(blank: &Blank, language: Language) -> Arg<'static> {
    match blank {
        Blank::Number(number) => Arg::from(*number),
        Blank::Text(text) => text.clone().into(),
        Blank::Reason(reason) => tell(reason, language).into(),
    }
}
