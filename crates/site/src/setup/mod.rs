//! The set-up form: players and rules. Fields keep the values that the reader has filled in.

mod chosen;
mod refusal;
mod rules;
mod switches;

use display::TitleInfo;
use languages::Language;
use maud::{Markup, html};
use pages::english::capitalized;
use tables::Pace;

use self::{
    chosen::Chosen,
    refusal::{FormErrors, SEATS_FIELD, wrong},
};
pub use self::{
    chosen::{options, preset},
    rules::differences,
};
use crate::{
    Fields, TablePromise,
    frame::{Reader, Sheet, sheet},
    levels::level_options,
    seats::level_name,
    table::paces,
};

/// The contents of the set-up form.
#[derive(Debug)]
pub struct Setup<'s> {
    /// The reader.
    pub reader: Reader,
    /// The title that is to be played.
    pub title: &'s TitleInfo,
    /// The fields as they were filled in.
    pub fields: Fields,
    /// The promised table that the form opens.
    pub promise: TablePromise,
    /// The reason why the form was refused, if it was.
    pub problem: Option<String>,
}

/// The set-up form as a page.
#[must_use]
pub fn setup(setup: &Setup<'_>) -> Markup {
    let (t, title) = (setup.reader.language, setup.title);
    let chosen = Chosen::of(title, &setup.fields);
    let wrong = wrong(&chosen);
    let pace = setup.fields.first("pace").and_then(Pace::named).unwrap_or(Pace::Calm);
    let is_checked = |name| setup.fields.is_empty() || setup.fields.first(name).is_some();
    let inside = html! {
        main.page.setup id="main" {
            h1 { (t.tell("setup-title", &[("title", title.name.into())])) }
            @if let Some(problem) = &setup.problem { (refused(problem, wrong.as_ref(), t)) }
            form method="post" action={ "/new/" (title.slug) } data-setup={ "/new/" (title.slug) } {
                // The first submit button of the form is what Enter in a field presses: it opens the table.
                button.sr tabindex="-1" aria-hidden="true" {}
                (setup.promise.fields())
                (chairs(setup, chosen.preset.seats[1], wrong.as_ref()))
                (rules::rules(&chosen, wrong.as_ref(), t))
                @if title.has_previews { (check("previews", is_checked("previews"), t)) }
                p.pace { (paces(pace, t)) }
                (check("private", is_checked("private"), t))
                (setup.promise.seal(t))
                p.row {
                    button.primary { (t.say("open-table")) }
                    // Without scripts this button shows the meaning of the rules; it opens no table.
                    button.without-scripts formmethod="get" { (t.say("setup-look")) }
                }
            }
        }
    };
    let of = Sheet {
        title: title.name,
        kind: "setup-page",
        slug: None,
        scripts: &["luck.js", "setup.js"],
    };
    sheet(&setup.reader, &of, &inside)
}

/// The reason why the form was refused. Reasons that are shown beside a field are not repeated here.
fn refused(problem: &str, wrong: Option<&FormErrors>, t: Language) -> Markup {
    html! {
        p.refusal role="alert" data-refused[wrong.is_some()] {
            @match wrong {
                Some(wrong) => { (t.say("setup-refused")) " " a href={ "#" (wrong.place()) } { (t.say("setup-where")) } },
                None => (capitalized(problem)),
            }
        }
    }
}

fn check(name: &str, is_checked: bool, t: Language) -> Markup {
    html! {
        label.check { input type="checkbox" name=(name) value="on" checked[is_checked]; " " (t.say(&format!("setup-{name}"))) }
    }
}

fn chairs(setup: &Setup<'_>, seats: u8, wrong: Option<&FormErrors>) -> Markup {
    let (t, title) = (setup.reader.language, setup.title);
    let [fewest, most] = title.seats;
    let said: Vec<&str> = setup.fields.all("seat").collect();
    let here: Vec<&str> = setup.fields.all("here").collect();
    let at = |list: &[&str], seat: u8| list.get(usize::from(seat)).map(|it| (*it).to_owned());
    let why = wrong.and_then(|it| it.beside(SEATS_FIELD, title.slug, t));
    html! {
        fieldset {
            legend { (t.say("setup-seats")) }
            p.own-name {
                label for="name" { (t.say("your-name")) }
                input id="name" name="name" maxlength="40" autocomplete="nickname" required
                    value=[setup.fields.first("name").or(setup.reader.name.as_deref())];
            }
            @for seat in 0..most {
                div.seat {
                    label for={ "seat" (seat) } { (char::from(b'A' + seat)) }
                    select id={ "seat" (seat) } name="seat" {
                        (sitters(title, &at(&said, seat).unwrap_or_else(|| usual(seat, fewest, seats).to_owned()), fewest <= seat, t))
                    }
                    input name="here" maxlength="40" placeholder=(t.say("their-name")) aria-label=(t.say("their-name")) value=[at(&here, seat)];
                }
            }
            div.why id={ "why-" (SEATS_FIELD) } { (why.unwrap_or_default()) }
            p.fine { (t.tell("setup-measured", &[("name", level_name(title.usual.name(), t).into())])) }
        }
    }
}

/// The default of a seat: the first is *me*, then a friend; nobody at seats that the rules do not need or do
/// not have.
const fn usual(seat: u8, fewest: u8, most: u8) -> &'static str {
    match seat {
        0 => "me",
        _ if most <= seat => "none",
        1 => "open",
        _ if seat < fewest => "open",
        _ => "none",
    }
}

/// The choices for a seat.
fn sitters(title: &TitleInfo, chosen: &str, may_stay_free: bool, t: Language) -> Markup {
    html! {
        @for who in ["me", "open", "here"] {
            option value=(who) selected[who == chosen] { (t.say(&format!("sitter-{who}"))) }
        }
        optgroup label=(t.say("sitter-bots")) {
            (level_options(title, "bot-", chosen, t))
        }
        @if may_stay_free { option value="none" selected[chosen == "none"] { (t.say("sitter-none")) } }
    }
}
