//! What is wrong with a form so far: told where it can be mended, in the words of the form.

use maud::{Markup, html};
use pages::english::capitalized;
use shelf::{Refusal, TitleInfo};
use tongues::Tongue;

use super::{options, preset, usual};
use crate::{Fields, agreed};

/// Why a form would not open a table.
pub(super) struct Wrong {
    refusal: Refusal,
    /// The field of the file that cannot be read, if that is why.
    file: Option<String>,
}

/// What is wrong with the rules chosen so far for those who sit down, if something is.
pub(super) fn wrong(title: &TitleInfo, fields: &Fields) -> Option<Wrong> {
    let files = fields.files();
    let open = |options: &str| shelf::open(title.slug, seats(title, fields), options, &files);
    let refusal = open(&options(title, fields)).err()?;
    let reads = |name: &str| {
        let option = format!("{name}={name}");
        shelf::differences(title.slug, "", &option, &files, Tongue::English).is_ok()
    };
    let file = files.keys().find(|it| !reads(it)).map(|it| format!("file-{it}"));
    Some(Wrong { refusal, file })
}

/// How many would sit down.
fn seats(title: &TitleInfo, fields: &Fields) -> u8 {
    let [fewest, most] = title.seats;
    let seats = preset(title, fields).seats[1];
    let sit = match fields.first("seat") {
        Some(_) => fields.sitters(seats).len(),
        None => (0..most).filter(|it| usual(*it, fewest, seats) != "none").count(),
    };
    u8::try_from(sit).unwrap_or(u8::MAX)
}

impl Wrong {
    /// Where it is told: an id.
    pub(super) fn place(&self) -> &str {
        self.file.as_deref().unwrap_or("differences")
    }

    /// Told beside the rules, unless it belongs beside the field of a file.
    pub(super) fn beside_rules(&self, slug: &str, t: Tongue) -> Option<Markup> {
        self.file.is_none().then(|| self.told(slug, t))
    }

    /// Told beside this field of a file, if it belongs there.
    pub(super) fn beside(&self, field: &str, slug: &str, t: Tongue) -> Option<Markup> {
        (self.file.as_deref() == Some(field)).then(|| self.told(slug, t))
    }

    /// Told anywhere: a script carries it to its field.
    pub(super) fn told(&self, slug: &str, t: Tongue) -> Markup {
        html! {
            p.refusal role="alert" data-beside=[&self.file] {
                (capitalized(&self.refusal.told_in_form(t)))
                @if let Some(clause) = self.refusal.clause { " " (agreed::clause(slug, clause.0)) }
            }
        }
    }
}
