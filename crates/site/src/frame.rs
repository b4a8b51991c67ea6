//! What stands around every page.

use maud::{DOCTYPE, Markup, html};
use tongues::Tongue;

use crate::assets::address;

/// Who reads.
#[derive(Clone, Debug)]
pub struct Reader {
    /// In which language.
    pub tongue: Tongue,
    /// What they are called, if they have told us.
    pub name: Option<String>,
    /// Where they are, to come back to.
    pub path: String,
}

/// A whole page.
pub(crate) fn framed(reader: &Reader, title: &str, kind: &str, inside: &Markup) -> Markup {
    dressed(reader, title, kind, None, inside)
}

/// A whole page dressed for the title called `slug`.
pub(crate) fn dressed(
    reader: &Reader,
    title: &str,
    kind: &str,
    slug: Option<&str>,
    inside: &Markup,
) -> Markup {
    let t = reader.tongue;
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
                script defer src=(address("idiomorph.js")) {}
                script defer src=(address("table.js")) {}
                @if slug.is_some() { script defer src=(address("plan.js")) {} }
            }
            body class=(kind) {
                a.skip href="#main" { (t.say("skip")) }
                (header(reader))
                (inside)
            }
        }
    }
}

fn header(reader: &Reader) -> Markup {
    let t = reader.tongue;
    html! {
        header.top {
            a.brand href="/" { "Impasto" }
            form.languages method="post" action="/language" {
                input type="hidden" name="back" value=(reader.path);
                @for tongue in Tongue::ALL {
                    button name="tongue" value=(tongue.code()) lang=(tongue.code()) aria-pressed=(tongue == t) title=(tongue.name()) { (tongue.code()) }
                }
            }
        }
    }
}

/// There is no such page.
#[must_use]
pub fn missing(reader: &Reader, what: &str) -> Markup {
    let t = reader.tongue;
    let inside = html! {
        main.page id="main" {
            h1 { (t.say("missing-title")) }
            p { (what) }
            p { a.button href="/" { (t.say("to-the-lobby")) } }
        }
    };
    framed(reader, &t.say("missing-title"), "plain-page", &inside)
}
