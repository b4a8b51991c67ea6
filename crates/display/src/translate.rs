//! Refusals in the language of the reader, found by the key of the reason, never by its English text.

use game::{Blank, Reason};
use languages::{Arg, Language};
use shelf::Refusal;

/// A refusal that can be translated.
pub trait Translate {
    /// The reason in this language.
    fn translated(&self, language: Language) -> String;
    /// The reason in this language for a form: with the labels of its fields instead of the notation of
    /// options.
    fn translated_for_form(&self, language: Language) -> String;
}

impl Translate for Refusal {
    fn translated(&self, language: Language) -> String {
        tell(&self.words, language)
    }

    fn translated_for_form(&self, language: Language) -> String {
        let key = format!("form-{}", self.words.key());
        let told = language.tell(&key, &blanks(&self.words, language));
        if told == key { self.translated(language) } else { told }
    }
}

/// A reason in this language: in English as it is declared, in others by its key.
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
