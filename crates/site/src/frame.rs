//! The HTML frame of every page: head, header, messages.

use languages::Language;
use maud::{DOCTYPE, Markup, html};

use crate::assets::address;

/// The reader of a page.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The language of the reader.
    pub language: Language,
    /// The name of the reader, if they have given one.
    pub name: Option<String>,
    /// The path of the page, to return to after a change of language.
    pub path: String,
}

/// A whole page with the default style sheet.
pub(crate) fn framed(reader: &Reader, title: &str, kind: &str, inside: &Markup) -> Markup {
    sheet(reader, &Sheet { title, kind, slug: None, scripts: &[] }, inside)
}

/// A whole page with an additional style sheet.
pub(crate) fn dressed(
    reader: &Reader,
    title: &str,
    kind: &str,
    slug: Option<&str>,
    inside: &Markup,
) -> Markup {
    sheet(reader, &Sheet { title, kind, slug, scripts: &[] }, inside)
}

/// The head of a page: title, classes, style sheets and scripts.
#[derive(Clone, Copy)]
pub(crate) struct Sheet<'s> {
    /// The title in the browser's tab.
    pub(crate) title: &'s str,
    /// The class of the body, for style sheets.
    pub(crate) kind: &'s str,
    /// The name of the additional style sheet: a title, or `help`.
    pub(crate) slug: Option<&'s str>,
    /// The scripts of the page.
    pub(crate) scripts: &'s [&'s str],
}

/// A whole page with this head.
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
                @if !scripts.is_empty() { (message_elements(t)) }
                (inside)
            }
        }
    }
}

/// The elements in which scripts show messages: lost connections, refusals, chat, arrivals and departures, the
/// number of unread remarks, a live region for screen readers, and tooltips for touch screens. They stand
/// outside the part of the page that is redrawn.
fn message_elements(t: Language) -> Markup {
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

/// The page for a URL that does not exist.
#[must_use]
pub fn missing(reader: &Reader, what: &str) -> Markup {
    excuse(reader, "missing-title", what, ("/", "to-the-lobby"))
}

/// The page for a refused request at the table with the URL `back`.
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
