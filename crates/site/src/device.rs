//! Moving an identity to another device: a link that is made on one device and used once on the other.

use maud::{Markup, html};

use crate::frame::{Reader, framed};

/// The state of a device link for the person who has opened it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkState {
    /// The link can be used.
    Good {
        /// The name of the person that the link stands for.
        name: String,
        /// The token that the form sends to use the link.
        claim: String,
    },
    /// The link stands for the person who has opened it.
    Own,
    /// The link has been used.
    Used,
    /// The link has expired, or never existed.
    Bad,
}

/// The page that shows a new link.
#[must_use]
pub fn device_link(reader: &Reader, link: &str) -> Markup {
    let t = reader.language;
    let inside = html! {
        main.page id="main" {
            h1 { (t.say("other-device")) }
            p { label for="link" { (t.say("device-link")) } }
            p { input.link id="link" readonly value=(link); }
            p { (t.say("device-means")) }
            p { a.button href="/" { (t.say("to-the-lobby")) } }
        }
    };
    framed(reader, &t.say("other-device"), "plain-page", &inside)
}

/// The page to which the link leads. The page asks before it uses the link, because the link preview of a
/// messenger must not use it up.
#[must_use]
pub fn device(reader: &Reader, state: &LinkState) -> Markup {
    let t = reader.language;
    let inside = html! {
        main.page id="main" {
            @match state {
                LinkState::Good { name, claim } => (question(reader, name, claim)),
                LinkState::Own => { h1 { (t.say("other-device")) } p { (t.say("device-own")) } },
                LinkState::Used => { h1 { (t.say("device-used")) } p { (t.say("device-anew")) } },
                LinkState::Bad => { h1 { (t.say("device-bad")) } p { (t.say("device-anew")) } },
            }
            p { a.button href="/" { (t.say("to-the-lobby")) } }
        }
    };
    framed(reader, &t.say("other-device"), "plain-page", &inside)
}

fn question(reader: &Reader, name: &str, claim: &str) -> Markup {
    let t = reader.language;
    html! {
        h1 { (t.tell("device-be", &[("name", name.into())])) }
        p { (t.say("device-brings")) }
        @if let Some(other) = &reader.name { p { (t.tell("device-until-now", &[("name", other.as_str().into())])) } }
        form method="post" action="/device/claim" {
            input type="hidden" name="claim" value=(claim);
            button.primary { (t.tell("i-am", &[("name", name.into())])) }
        }
    }
}
