//! A thing on the table: a button where something can be done with it, else not.

use art::PicturePath;
use maud::{Markup, html};

use crate::{board::Offer, words};

/// A thing of this kind that can be recognized over updates by `id`. What it offers is said by its
/// label and shown when it is touched; what it is, by `name`.
pub(crate) fn piece(
    kind: &str,
    id: &str,
    name: &str,
    offer: Option<&Offer>,
    inside: &Markup,
) -> Markup {
    if let Some(it @ Offer { action, .. }) = offer {
        html! {
            button type="submit" form="act" name="action" value=(action) data-action=(action)
                id=(id) class={ "piece " (kind) } title=(it.said()) aria-label=(it.of(name)) {
                (inside)
            }
        }
    } else {
        html! {
            div id=(id) class={ "piece " (kind) } title=(words::capitalized(name)) { (inside) }
        }
    }
}

/// A picture that never changes, kept by the browser. One that is new comes a frame after the table: to read
/// it first would keep everything else waiting.
pub(crate) fn picture(address: &PicturePath, alt: &str) -> Markup {
    html! { img src={ "/art/" (address) } alt=(alt) loading="lazy" decoding="async" draggable="false"; }
}
