//! The same person on another device: a link that is made here and used there, once.

use maud::{Markup, html};

use crate::frame::{Reader, framed};

/// What a link is worth to whoever has opened it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkState {
    /// It makes them this person.
    Good {
        /// What that person is called.
        name: String,
        /// What is sent to use it.
        claim: String,
    },
    /// They are this person already, on this device.
    Own,
    /// Somebody has used it.
    Used,
    /// It is too old, or never was one.
    Bad,
}

/// The page with a link that was just made.
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

/// The page that the link leads to. It asks first: those who only look at a link, such as the preview of
/// a messenger, do not use it up.
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
