//! A thing on the board as an HTML element: a button if it has an offer, else a `div`.

use art::PicturePath;
use maud::{Markup, html};

use crate::{board::Offer, words};

/// The element of a thing, with the class `kind`. By `id` a morph recognizes it over updates. The label of
/// the offer, or else the name, is its tooltip.
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

/// A picture that never changes and is cached by the browser. A new one is decoded a frame after the table:
/// to decode it first would keep everything else waiting.
pub(crate) fn picture(address: &PicturePath, alt: &str) -> Markup {
    html! { img src={ "/art/" (address) } alt=(alt) loading="lazy" decoding="async" draggable="false"; }
}
