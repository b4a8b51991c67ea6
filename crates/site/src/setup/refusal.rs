//! The errors of a set-up form, shown beside the fields that can correct them, in the words of the form.

use std::collections::BTreeMap;

use display::{TitleInfo, Translate};
use game::{OptionInfo, Quote, house_rules::RULES};
use languages::Language;
use maud::{Markup, html};
use pages::english::capitalized;
use shelf::{Refusal, RefusalKind};

use super::{chosen::Chosen, usual};
use crate::{agreed, refused::Refused};

/// The errors of a set-up form: at most one for each field, and one for the rules as a whole.
#[derive(Default)]
pub(super) struct FormErrors {
    /// Why these players cannot sit down.
    seats: Option<Refusal>,
    /// Why the rules contradict each other.
    rules: Option<Refusal>,
    /// The option fields of which each alone could resolve the contradiction.
    about: Vec<String>,
    /// The fields of files that cannot be read, each with the reason.
    files: Vec<(String, Refusal)>,
    /// The fields of files that house rules name and the form lacks, each with the reason.
    missing: Vec<(String, Refusal)>,
}

/// The id of the element for errors about seats.
pub(super) const SEATS_FIELD: &str = "seats";

/// The errors of the form so far, if there are any.
pub(super) fn wrong(chosen: &Chosen<'_>) -> Option<FormErrors> {
    let seats = chosen.fields.check_seats().err();
    let try_out =
        TrialOpening { title: chosen.title, seats: sitting(chosen), files: &chosen.files };
    let files = unreadable(chosen);
    let is_read = |word: &&str| files.iter().all(|(name, _)| *word != format!("{name}={name}"));
    let read: Vec<&str> = chosen.options.split_whitespace().filter(is_read).collect();
    let rules = try_out.open(&read);
    let about = rules.as_ref().map(|why| try_out.about(&read, why)).unwrap_or_default();
    let field = |(name, why): (&str, Refusal)| (format!("file-{name}"), why);
    let files: Vec<_> = files.into_iter().map(field).collect();
    let missing: Vec<_> = missing(chosen).map(field).collect();
    let is_fine = seats.is_none() && rules.is_none() && files.is_empty() && missing.is_empty();
    (!is_fine).then_some(FormErrors { seats, rules, about, files, missing })
}

/// The number of players that would sit down.
fn sitting(chosen: &Chosen<'_>) -> u8 {
    let [fewest, most] = chosen.title.seats;
    let seats = chosen.preset.seats[1];
    let sit = match chosen.fields.first("seat") {
        Some(_) => chosen.fields.sitters(seats).len(),
        None => (0..most).filter(|it| usual(*it, fewest, seats) != "none").count(),
    };
    u8::try_from(sit).unwrap_or(u8::MAX)
}

/// The files that cannot be read, each by itself. A file may need another, as cards need the colors on them.
fn unreadable<'c>(chosen: &'c Chosen<'_>) -> Vec<(&'c str, Refusal)> {
    let refused = |options: &str| {
        display::differences(chosen.title.slug, "", options, &chosen.files, Language::English).err()
    };
    let option = |name: &str| format!("{name}={name}");
    let printed = chosen.files.keys().filter(|it| *it != RULES);
    let together: Vec<String> = printed.map(|it| option(it)).collect();
    let is_refused = refused(&together.join(" ")).is_some();
    let why = |(name, text): (&'c String, &String)| {
        let why = match &**name {
            _ if !is_text(text) => Some(Refusal::new(RefusalKind::Setup, Refused::NoText)),
            RULES => chosen.house.as_ref().err().cloned(),
            name if is_refused => refused(&option(name)),
            _ => None,
        };
        why.map(|why| (&**name, why))
    };
    chosen.files.iter().filter_map(why).collect()
}

/// The files that house rules name and the form lacks.
fn missing(chosen: &Chosen<'_>) -> impl Iterator<Item = (&'static str, Refusal)> {
    chosen.missing().map(|(option, name)| {
        let why = game::Refused::NoFile { name: Quote::new(name) }.into();
        (option, Refusal::new(RefusalKind::Setup, game::Refused::HouseRules { why }))
    })
}

/// Whether a file is text. Pictures and programs contain control characters, or the replacement character for
/// bytes that a browser could not read.
fn is_text(text: &str) -> bool {
    let is_odd = |it: char| it == char::REPLACEMENT_CHARACTER || it.is_control();
    text.chars().all(|it| matches!(it, '\n' | '\r' | '\t') || !is_odd(it))
}

/// A trial: would these options open a table?
struct TrialOpening<'t> {
    title: &'t TitleInfo,
    seats: u8,
    files: &'t BTreeMap<String, String>,
}

impl TrialOpening<'_> {
    fn open(&self, words: &[&str]) -> Option<Refusal> {
        shelf::open(self.title.slug, self.seats, &words.join(" "), self.files).err()
    }

    /// The option fields of the clause that the refusal cites, and the option fields of which another value
    /// would resolve the contradiction.
    fn about(&self, words: &[&str], why: &Refusal) -> Vec<String> {
        let name = |word: &&str| word.split('=').next().unwrap_or_default().to_owned();
        let mends = |option: &OptionInfo| {
            let others = words.iter().filter(|it| name(it) != option.name).copied();
            let others: Vec<&str> = others.collect();
            // Another error may remain, as long as this option does not cause it.
            let is_better =
                |other: Refusal| other.reason != why.reason && other.clause != Some(option.clause);
            let with = |value: &&str| {
                let word = format!("{}={value}", option.name);
                self.open(&[&others[..], &[&word]].concat()).is_none_or(is_better)
            };
            option.values.iter().any(with)
        };
        let is_about = |option: &&OptionInfo| {
            let is_told = !shelf::is_file(option) && option.name != "variant";
            is_told && (why.clause == Some(option.clause) || mends(option))
        };
        let about = self.title.options.iter().filter(is_about);
        about.map(|it| format!("option-{}", it.name)).collect()
    }
}

impl FormErrors {
    /// The id of the first element that shows an error.
    pub(super) fn place(&self) -> &str {
        let file = self.files.iter().chain(&self.missing).next();
        match (&self.seats, &self.rules, file) {
            (Some(_), _, _) => "why-seats",
            (None, None, Some((file, _))) => file,
            (None, _, _) => "differences",
        }
    }

    /// The error above the rules, unless it is only about seats or files.
    pub(super) fn above_rules(&self, slug: &str, t: Language) -> Option<Markup> {
        self.rules.as_ref().map(|why| error_text(why, None, slug, t))
    }

    /// The error beside this field, if there is one.
    pub(super) fn beside(&self, field: &str, slug: &str, t: Language) -> Option<Markup> {
        self.each(slug, t).find(|(it, _)| *it == field).map(|(_, told)| told)
    }

    /// All errors; a script moves them to their fields.
    pub(super) fn everything(&self, slug: &str, t: Language) -> Markup {
        html! {
            (self.above_rules(slug, t).unwrap_or_default())
            @for (_, told) in self.each(slug, t) { (told) }
        }
    }

    /// The errors that are shown beside fields.
    fn each(&self, slug: &str, t: Language) -> impl Iterator<Item = (&str, Markup)> {
        let seats = self.seats.iter().map(|why| (SEATS_FIELD, why));
        let files = self.files.iter().map(|(field, why)| (field.as_str(), why));
        let about = self.about.iter().map(String::as_str).zip(self.rules.iter().cycle());
        let wrong = seats.chain(files).chain(about);
        let wrong = wrong.map(move |(field, why)| (field, error_text(why, Some(field), slug, t)));
        let missing = self.missing.iter();
        wrong.chain(missing.map(move |(field, why)| (field.as_str(), asked_for(why, field, t))))
    }
}

/// A missing file, and the field it belongs to.
fn asked_for(why: &Refusal, field: &str, t: Language) -> Markup {
    let why = capitalized(&why.translated_for_form(t));
    html! { p.refusal role="alert" data-beside=(field) { (why) ". " (t.say("setup-paste")) "." } }
}

/// The text of an error. Beside an option it is no alert, because screen readers have read it above the rules.
fn error_text(why: &Refusal, field: Option<&str>, slug: &str, t: Language) -> Markup {
    let is_again = field.is_some_and(|it| it.starts_with("option-"));
    html! {
        p.refusal role=[(!is_again).then_some("alert")] data-beside=[field] {
            (capitalized(&why.translated_for_form(t)))
            @if let Some(clause) = why.clause { " " (agreed::clause(slug, clause.0)) }
        }
    }
}
