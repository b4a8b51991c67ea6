//! Why a request was refused, typed as the engine protocol types it.

use game::{BadNotation, BadRecord, BadSetup, Blank, Clause, Irrevocable, Reason, reason};
use languages::{Arg, Language};
use pages::BadQuestion;
use serde::{Serialize, Serializer, ser::SerializeStruct};

/// Why a request was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}{}", self.citation())]
pub struct Refusal {
    /// What kind of mistake it was.
    pub kind: Kind,
    /// The clause of the rules that forbids it, if one does.
    pub clause: Option<Clause>,
    /// Why, as a sentence in English without a full stop.
    pub reason: String,
    /// The same for those who speak other languages.
    words: Box<Reason>,
    /// What would have been legal, where that is known.
    pub legal: Vec<String>,
}

/// What kind of mistake it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The rules do not allow it.
    Illegal,
    /// The text cannot be read.
    Notation,
    /// Seats and options that do not make a game.
    Setup,
    /// This is not the moment, or not this seat's.
    Turn,
    /// The request itself is malformed, or asks for what there is not.
    Protocol,
}

impl Kind {
    /// As the protocol writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Illegal => "illegal",
            Kind::Notation => "notation",
            Kind::Setup => "setup",
            Kind::Turn => "turn",
            Kind::Protocol => "protocol",
        }
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl Refusal {
    /// A refusal that no clause is about.
    #[must_use]
    pub fn new(kind: Kind, reason: impl Into<Reason>) -> Refusal {
        let words = Box::new(reason.into());
        Refusal { kind, clause: None, reason: brief(&words.text), words, legal: Vec::new() }
    }

    /// A refusal that a clause may be about.
    #[must_use]
    pub fn by(kind: Kind, clause: Option<Clause>, reason: impl Into<Reason>) -> Refusal {
        Refusal { clause, ..Refusal::new(kind, reason) }
    }

    /// The reason, and what would have been legal if that is short.
    #[must_use]
    pub fn advice(&self) -> String {
        const SHORT: usize = 10;
        match self.legal.len() {
            1..=SHORT => format!("{}; legal now: {}", self.reason, self.legal.join(", ")),
            _ => self.reason.clone(),
        }
    }

    /// Why, in the language of whoever reads it.
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        match language {
            Language::English => self.reason.clone(),
            Language::Italian | Language::French => tell(&self.words, language),
        }
    }

    /// Why, for those who fill in a form: by what its fields are called, not by how options are written.
    #[must_use]
    pub fn told_in_form(&self, language: Language) -> String {
        let key = self.words.key.as_deref().or_else(|| languages::key(&self.words.text));
        let Some(key) = key.map(|key| format!("form-{key}")) else { return self.told(language) };
        let told = language.tell(&key, &blanks(&self.words, language));
        if told == key { self.told(language) } else { told }
    }

    #[must_use]
    pub(crate) fn with_legal(self, legal: Vec<String>) -> Refusal {
        Refusal { legal, ..self }
    }

    fn citation(&self) -> String {
        self.clause.map_or_else(String::new, |clause| format!(" ({clause})"))
    }
}

/// A reason in another language; in English where there are no words for it.
fn tell(reason: &Reason, language: Language) -> String {
    let Some(key) = &reason.key else {
        return language.also(&reason.text).unwrap_or_else(|| brief(&reason.text));
    };
    language.tell(key, &blanks(reason, language))
}

fn blanks(reason: &Reason, language: Language) -> Vec<(&'static str, Arg<'static>)> {
    reason.blanks.iter().map(|(name, blank)| (*name, filled(blank, language))).collect()
}

fn filled(blank: &Blank, language: Language) -> Arg<'static> {
    match blank {
        Blank::Number(number) => Arg::from(*number),
        Blank::Text(text) => cut(text).into(),
        Blank::Reason(reason) => tell(reason, language).into(),
        Blank::Either(all) => {
            let or = |one: String, other: String| {
                language.tell("no-or", &[("one", one.into()), ("other", other.into())])
            };
            all.iter().map(|it| cut(it)).reduce(or).unwrap_or_default().into()
        }
    }
}

fn cut(text: &str) -> String {
    BadNotation::new(text, "").text
}

/// The reason, and whatever it quotes cut if it is long: people may send anything.
fn brief(reason: &str) -> String {
    // A quotation ends with the last mark before the next quotation.
    let quotation = |part: &str| match part.rsplit_once('»') {
        Some((quoted, rest)) => format!("«{}»{rest}", cut(quoted)),
        None => format!("«{}", cut(part)),
    };
    let Some((before, quotations)) = reason.split_once('«') else { return reason.to_owned() };
    [before.to_owned()].into_iter().chain(quotations.split('«').map(quotation)).collect()
}

impl From<BadSetup> for Refusal {
    fn from(bad: BadSetup) -> Refusal {
        Refusal::by(Kind::Setup, bad.clause, bad.reason)
    }
}

impl From<BadNotation> for Refusal {
    fn from(bad: BadNotation) -> Refusal {
        let expected = Reason::from(bad.expected);
        let BadNotation { text, .. } = bad;
        let reason =
            reason!("no-notation", "«{text}» is not {expected}", text = text, expected = expected);
        Refusal::new(Kind::Notation, reason)
    }
}

impl From<BadRecord> for Refusal {
    fn from(bad: BadRecord) -> Refusal {
        Refusal::new(Kind::Notation, bad.to_string())
    }
}

impl From<BadQuestion> for Refusal {
    fn from(bad: BadQuestion) -> Refusal {
        Refusal::by(Kind::Notation, Some(bad.clause), bad.reason)
    }
}

impl From<Irrevocable> for Refusal {
    fn from(why: Irrevocable) -> Refusal {
        Refusal::new(Kind::Turn, why.reason())
    }
}

/// As the protocol writes it: the reason goes with what would have been legal.
impl Serialize for Refusal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut refusal = serializer.serialize_struct("Refusal", 3)?;
        refusal.serialize_field("kind", &self.kind)?;
        refusal.serialize_field("clause", &self.clause)?;
        refusal.serialize_field("reason", &self.advice())?;
        refusal.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(reason: &str, expected: &str) {
        assert_eq!(Refusal::new(Kind::Protocol, reason).reason, expected);
    }

    #[test]
    fn long_quotations_are_cut() {
        check("«play» needs «action»", "«play» needs «action»");
        let (long, cut) = ("x".repeat(99), "x".repeat(60));
        check(&format!("no «{long}»: none"), &format!("no «{cut}…»: none"));
        check(&format!("no «{long}»»"), &format!("no «{cut}…»"));
        check(&format!("no «{long}«»"), &format!("no «{cut}…«»"));
    }
}
