//! A thing on the board as an HTML element: a button if it has an offer, else a `div`.

use art::PicturePath;
use maud::{Markup, html};

use crate::{board::Offer, words};

/// The element of a thing, with the class `kind`. A morph recognizes the element by its `id` over updates. Its
/// tooltip is the label of the offer, or else the name.
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

/// An `img` element for a picture that never changes and is cached by the browser. A new picture is decoded a
/// frame after the table is painted; to decode it first would delay everything else.
pub(crate) fn picture(address: &PicturePath, alt: &str) -> Markup {
    html! { img src={ "/art/" (address) } alt=(alt) loading="lazy" decoding="async" draggable="false"; }
}
