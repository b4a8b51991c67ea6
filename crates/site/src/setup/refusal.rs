//! What is wrong with a form so far: told where it can be mended, in the words of the form.

use std::collections::BTreeMap;

use game::OptionInfo;
use maud::{Markup, html};
use pages::english::capitalized;
use shelf::{Kind, Refusal, TitleInfo};
use tongues::Tongue;

use super::{options, preset, usual};
use crate::{Fields, agreed};

/// Why a form would not open a table: at most one reason a field, and one for the rules as a whole.
#[derive(Default)]
pub(super) struct Wrong {
    /// Why those who sit down cannot sit so.
    seats: Option<Refusal>,
    /// Why the rules do not go together.
    rules: Option<Refusal>,
    /// The fields of rules of which each alone could mend that.
    about: Vec<String>,
    /// The fields of files that cannot be read, each with what is wrong with it.
    files: Vec<(String, Refusal)>,
}

/// Where it is told who sits down wrongly.
pub(super) const SEATS: &str = "seats";

/// What is wrong with the rules chosen so far for those who sit down, if something is.
pub(super) fn wrong(title: &TitleInfo, fields: &Fields) -> Option<Wrong> {
    let seats = fields.check_seats().err();
    let try_out = Try { title, seats: sitting(title, fields), files: fields.files() };
    let files = unreadable(title, &try_out.files);
    let is_read = |word: &&str| files.iter().all(|(name, _)| *word != format!("{name}={name}"));
    let options = options(title, fields);
    let read: Vec<&str> = options.split_whitespace().filter(is_read).collect();
    let rules = try_out.open(&read);
    let about = rules.as_ref().map(|why| try_out.about(&read, why)).unwrap_or_default();
    let files: Vec<_> =
        files.into_iter().map(|(name, why)| (format!("file-{name}"), why)).collect();
    let is_fine = seats.is_none() && rules.is_none() && files.is_empty();
    (!is_fine).then_some(Wrong { seats, rules, about, files })
}

/// How many would sit down.
fn sitting(title: &TitleInfo, fields: &Fields) -> u8 {
    let [fewest, most] = title.seats;
    let seats = preset(title, fields).seats[1];
    let sit = match fields.first("seat") {
        Some(_) => fields.sitters(seats).len(),
        None => (0..most).filter(|it| usual(*it, fewest, seats) != "none").count(),
    };
    u8::try_from(sit).unwrap_or(u8::MAX)
}

/// The files that cannot be read, each by itself. One may need another, as cards need the colors on them.
fn unreadable(title: &TitleInfo, files: &BTreeMap<String, String>) -> Vec<(String, Refusal)> {
    let refused =
        |options: &str| shelf::differences(title.slug, "", options, files, Tongue::English).err();
    let option = |name: &String| format!("{name}={name}");
    let all: Vec<String> = files.keys().map(option).collect();
    if files.values().all(|it| is_text(it)) && refused(&all.join(" ")).is_none() {
        return Vec::new();
    }
    let why = |(name, text): (&String, &String)| {
        let no_text = || Refusal::new(Kind::Setup, "this is not a text file");
        let why = if is_text(text) { refused(&option(name)) } else { Some(no_text()) };
        why.map(|why| (name.clone(), why))
    };
    files.iter().filter_map(why).collect()
}

/// Pictures and programs hold what no text does, and what a browser could not read is marked.
fn is_text(text: &str) -> bool {
    let is_odd = |it: char| it == char::REPLACEMENT_CHARACTER || it.is_control();
    text.chars().all(|it| matches!(it, '\n' | '\r' | '\t') || !is_odd(it))
}

/// A table that is laid out to see whether it can be.
struct Try<'t> {
    title: &'t TitleInfo,
    seats: u8,
    files: BTreeMap<String, String>,
}

impl Try<'_> {
    fn open(&self, words: &[&str]) -> Option<Refusal> {
        shelf::open(self.title.slug, self.seats, &words.join(" "), &self.files).err()
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
            let is_told = option.values != ["FILE"] && option.name != "variant";
            is_told && (why.clause == Some(option.clause) || mends(option))
        };
        let about = self.title.options.iter().filter(is_about);
        about.map(|it| format!("option-{}", it.name)).collect()
    }
}

impl Wrong {
    /// Where it is told first: an id.
    pub(super) fn place(&self) -> &str {
        match (&self.seats, &self.rules, &self.files[..]) {
            (Some(_), _, _) => "why-seats",
            (None, None, [(file, _), ..]) => file,
            (None, _, _) => "differences",
        }
    }

    /// Told above the rules, unless it is only about seats or files.
    pub(super) fn above_rules(&self, slug: &str, t: Tongue) -> Option<Markup> {
        self.rules.as_ref().map(|why| told(why, None, slug, t))
    }

    /// Told beside this field, if it is about it.
    pub(super) fn beside(&self, field: &str, slug: &str, t: Tongue) -> Option<Markup> {
        self.each().find(|(it, _)| *it == field).map(|(_, why)| told(why, Some(field), slug, t))
    }

    /// All of it: a script carries it to its fields.
    pub(super) fn everything(&self, slug: &str, t: Tongue) -> Markup {
        html! {
            (self.above_rules(slug, t).unwrap_or_default())
            @for (field, why) in self.each() { (told(why, Some(field), slug, t)) }
        }
    }

    /// What is told beside fields.
    fn each(&self) -> impl Iterator<Item = (&str, &Refusal)> {
        let seats = self.seats.iter().map(|why| (SEATS, why));
        let files = self.files.iter().map(|(field, why)| (field.as_str(), why));
        let about = self.about.iter().map(String::as_str).zip(self.rules.iter().cycle());
        seats.chain(files).chain(about)
    }
}

/// Beside a rule it is told again, which nobody needs to hear twice.
fn told(why: &Refusal, field: Option<&str>, slug: &str, t: Tongue) -> Markup {
    let is_again = field.is_some_and(|it| it.starts_with("option-"));
    html! {
        p.refusal role=[(!is_again).then_some("alert")] data-beside=[field] {
            (capitalized(&why.told_in_form(t)))
            @if let Some(clause) = why.clause { " " (agreed::clause(slug, clause.0)) }
        }
    }
}
