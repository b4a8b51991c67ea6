//! What is wrong with a form so far: told where it can be mended, in the words of the form.

use std::collections::BTreeMap;

use display::{TitleInfo, Translate};
use game::{OptionInfo, Quote, house_rules::RULES};
use languages::Language;
use maud::{Markup, html};
use pages::english::capitalized;
use shelf::{Kind, Refusal};

use super::{chosen::Chosen, usual};
use crate::{agreed, refused::Refused};

/// Why a form would not open a table: at most one reason a field, and one for the rules as a whole.
#[derive(Default)]
pub(super) struct FormErrors {
    /// Why those who sit down cannot sit so.
    seats: Option<Refusal>,
    /// Why the rules do not go together.
    rules: Option<Refusal>,
    /// The fields of rules of which each alone could mend that.
    about: Vec<String>,
    /// The fields of files that cannot be read, each with what is wrong with it.
    files: Vec<(String, Refusal)>,
    /// The fields of files that house rules need, each with what is missing.
    missing: Vec<(String, Refusal)>,
}

/// Where it is told who sits down wrongly.
pub(super) const SEATS_FIELD: &str = "seats";

/// What is wrong with the rules chosen so far for those who sit down, if something is.
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

/// How many would sit down.
fn sitting(chosen: &Chosen<'_>) -> u8 {
    let [fewest, most] = chosen.title.seats;
    let seats = chosen.preset.seats[1];
    let sit = match chosen.fields.first("seat") {
        Some(_) => chosen.fields.sitters(seats).len(),
        None => (0..most).filter(|it| usual(*it, fewest, seats) != "none").count(),
    };
    u8::try_from(sit).unwrap_or(u8::MAX)
}

/// The files that cannot be read, each by itself. One may need another, as cards need the colors on them.
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
            _ if !is_text(text) => Some(Refusal::new(Kind::Setup, Refused::NoText)),
            RULES => chosen.house.as_ref().err().cloned(),
            name if is_refused => refused(&option(name)),
            _ => None,
        };
        why.map(|why| (&**name, why))
    };
    chosen.files.iter().filter_map(why).collect()
}

/// The files that house rules name and nobody brought.
fn missing(chosen: &Chosen<'_>) -> impl Iterator<Item = (&'static str, Refusal)> {
    chosen.missing().map(|(option, name)| {
        let why = game::Refused::NoFile { name: Quote::new(name) }.into();
        (option, Refusal::new(Kind::Setup, game::Refused::HouseRules { why }))
    })
}

/// Pictures and programs hold what no text does, and what a browser could not read is marked.
fn is_text(text: &str) -> bool {
    let is_odd = |it: char| it == char::REPLACEMENT_CHARACTER || it.is_control();
    text.chars().all(|it| matches!(it, '\n' | '\r' | '\t') || !is_odd(it))
}

/// A table that is laid out to see whether it can be.
struct TrialOpening<'t> {
    title: &'t TitleInfo,
    seats: u8,
    files: &'t BTreeMap<String, String>,
}

impl TrialOpening<'_> {
    fn open(&self, words: &[&str]) -> Option<Refusal> {
        shelf::open(self.title.slug, self.seats, &words.join(" "), self.files).err()
    }

    /// What the refusal names, and whatever would mend it if it alone were otherwise.
    fn about(&self, words: &[&str], why: &Refusal) -> Vec<String> {
        let name = |word: &&str| word.split('=').next().unwrap_or_default().to_owned();
        let mends = |option: &OptionInfo| {
            let others = words.iter().filter(|it| name(it) != option.name).copied();
            let others: Vec<&str> = others.collect();
            // Then something else may be wrong, as long as it is not of the option's own making.
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
    /// Where it is told first: an id.
    pub(super) fn place(&self) -> &str {
        let file = self.files.iter().chain(&self.missing).next();
        match (&self.seats, &self.rules, file) {
            (Some(_), _, _) => "why-seats",
            (None, None, Some((file, _))) => file,
            (None, _, _) => "differences",
        }
    }

    /// Told above the rules, unless it is only about seats or files.
    pub(super) fn above_rules(&self, slug: &str, t: Language) -> Option<Markup> {
        self.rules.as_ref().map(|why| told(why, None, slug, t))
    }

    /// Told beside this field, if it is about it.
    pub(super) fn beside(&self, field: &str, slug: &str, t: Language) -> Option<Markup> {
        self.each(slug, t).find(|(it, _)| *it == field).map(|(_, told)| told)
    }

    /// All of it: a script carries it to its fields.
    pub(super) fn everything(&self, slug: &str, t: Language) -> Markup {
        html! {
            (self.above_rules(slug, t).unwrap_or_default())
            @for (_, told) in self.each(slug, t) { (told) }
        }
    }

    /// What is told beside fields.
    fn each(&self, slug: &str, t: Language) -> impl Iterator<Item = (&str, Markup)> {
        let seats = self.seats.iter().map(|why| (SEATS_FIELD, why));
        let files = self.files.iter().map(|(field, why)| (field.as_str(), why));
        let about = self.about.iter().map(String::as_str).zip(self.rules.iter().cycle());
        let wrong = seats.chain(files).chain(about);
        let wrong = wrong.map(move |(field, why)| (field, told(why, Some(field), slug, t)));
        let missing = self.missing.iter();
        wrong.chain(missing.map(move |(field, why)| (field.as_str(), asked_for(why, field, t))))
    }
}

/// A file that is missing, and where it is to be put.
fn asked_for(why: &Refusal, field: &str, t: Language) -> Markup {
    let why = capitalized(&why.told_in_form(t));
    html! { p.refusal role="alert" data-beside=(field) { (why) ". " (t.say("setup-paste")) "." } }
}

/// Beside a rule it is told again, which nobody needs to hear twice.
fn told(why: &Refusal, field: Option<&str>, slug: &str, t: Language) -> Markup {
    let is_again = field.is_some_and(|it| it.starts_with("option-"));
    html! {
        p.refusal role=[(!is_again).then_some("alert")] data-beside=[field] {
            (capitalized(&why.told_in_form(t)))
            @if let Some(clause) = why.clause { " " (agreed::clause(slug, clause.0)) }
        }
    }
}
