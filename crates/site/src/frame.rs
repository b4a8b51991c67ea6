//! What stands around every page.

use languages::Language;
use maud::{DOCTYPE, Markup, html};

use crate::assets::address;

/// Who reads.
#[derive(Clone, Debug)]
pub struct Reader {
    /// In which language.
    pub language: Language,
    /// What they are called, if they have told us.
    pub name: Option<String>,
    /// Where they are, to come back to.
    pub path: String,
}

/// A whole page.
pub(crate) fn framed(reader: &Reader, title: &str, kind: &str, inside: &Markup) -> Markup {
    sheet(reader, &Sheet { title, kind, slug: None, scripts: &[] }, inside)
}

/// The same dressed by a style sheet of its own.
pub(crate) fn dressed(
    reader: &Reader,
    title: &str,
    kind: &str,
    slug: Option<&str>,
    inside: &Markup,
) -> Markup {
    sheet(reader, &Sheet { title, kind, slug, scripts: &[] }, inside)
}

/// What a page is.
#[derive(Clone, Copy)]
pub(crate) struct Sheet<'s> {
    /// What browsers call it.
    pub(crate) title: &'s str,
    /// Its kind, for style sheets.
    pub(crate) kind: &'s str,
    /// For which title it is dressed.
    pub(crate) slug: Option<&'s str>,
    /// What makes it come alive.
    pub(crate) scripts: &'s [&'s str],
}

/// A whole page of this kind.
pub(crate) fn sheet(reader: &Reader, sheet: &Sheet<'_>, inside: &Markup) -> Markup {
    let (t, Sheet { title, kind, slug, scripts }) = (reader.language, *sheet);
    html! {
        (DOCTYPE)
        html lang=(t.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " · Impasto" }
                link rel="icon" href=(address("icon.svg")) type="image/svg+xml";
                link rel="preload" href=(address("fraunces.woff2")) as="font" type="font/woff2" crossorigin;
                link rel="stylesheet" href=(address("site.css"));
                @if let Some(slug) = slug { link rel="stylesheet" href=(address(&format!("{slug}.css"))); }
                @for script in scripts { script defer src=(address(script)) {} }
            }
            body class=(kind) {
                a.skip href="#main" { (t.say("skip")) }
                (header(reader))
                @if !scripts.is_empty() { (told(t)) }
                (inside)
            }
        }
    }
}

/// Where scripts tell what the table cannot: whether there is a connection, why something is refused, who has
/// said something or come and gone, how much was said meanwhile, and, to those who listen, what has happened; and
/// what a thing is to those who cannot hover over it, who listen to its name. It stands outside of what is redrawn.
fn told(t: Language) -> Markup {
    html! {
        p.connection id="connection" role="status" data-lost=(t.say("connection-lost")) data-back=(t.say("connection-back")) {}
        p.refusal id="refusal" role="alert" {}
        p.said id="said" role="status" {}
        p.unread role="status" { a id="unread" href="#talk" hidden data-one=(t.say("unread-one")) data-many=(t.say("unread-many")) {} }
        p.sr id="news" aria-live="polite" {}
        p.hint id="hint" aria-hidden="true" hidden {}
    }
}

fn header(reader: &Reader) -> Markup {
    let t = reader.language;
    html! {
        header.top {
            a.brand href="/" { "Impasto" }
            form.languages method="post" action="/language" {
                input type="hidden" name="back" value=(reader.path);
                @for language in Language::ALL {
                    button name="language" value=(language.code()) lang=(language.code()) aria-pressed=(language == t) title=(language.name()) { (language.code()) }
                }
            }
        }
    }
}

/// There is no such page.
#[must_use]
pub fn missing(reader: &Reader, what: &str) -> Markup {
    excuse(reader, "missing-title", what, ("/", "to-the-lobby"))
}

/// Something was refused at the table that lies at `back`.
#[must_use]
pub fn refused(reader: &Reader, why: &str, back: &str) -> Markup {
    excuse(reader, "refused-title", why, (back, "to-the-table"))
}

fn excuse(reader: &Reader, title: &str, words: &str, (way, label): (&str, &str)) -> Markup {
    let t = reader.language;
    let inside = html! {
        main.page id="main" {
            h1 { (t.say(title)) }
            p { (words) }
            p { a.button href=(way) { (t.say(label)) } }
        }
    };
    framed(reader, &t.say(title), "plain-page", &inside)
}
