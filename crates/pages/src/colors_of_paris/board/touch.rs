//! A thing on the board as an HTML element: a button if it has an offer, else not.

use maud::{Markup, html};

use crate::{board::Offer, words};

/// The element of a thing, with the class `kind`. A morph recognizes the element by its `id` over updates. Its
/// tooltip is the label of the offer, or else `name`.
pub(super) fn touch(
    kind: &str,
    id: &str,
    name: &str,
    offer: Option<&Offer>,
    inside: &Markup,
) -> Markup {
    let Some(it) = offer else {
        return html! { div id=(id) class=(kind) title=[Some(words::capitalized(name)).filter(|it| !it.is_empty())] { (inside) } };
    };
    let said = it.of(name);
    button(kind, id, &it.action, None, [&said, &said], inside)
}

/// The button of one of several equal things, with its own `action`, which names the place. The tooltip does
/// not name the place, because the pointer is there; the label for screen readers does. The keyboard finds the
/// next equal thing by `data-alike`.
pub(super) fn touch_there(
    kind: &str,
    id: &str,
    offer: &Offer,
    action: &str,
    there: &str,
    inside: &Markup,
) -> Markup {
    let said = offer.said();
    let label = format!("{said} ({there})");
    button(kind, id, action, Some(&offer.action), [&said, &label], inside)
}

fn button(
    kind: &str,
    id: &str,
    action: &str,
    alike: Option<&str>,
    [said, label]: [&str; 2],
    inside: &Markup,
) -> Markup {
    html! {
        button type="submit" form="act" name="action" value=(action) data-action=(action) data-alike=[alike]
            id=(id) class={ "touch " (kind) } title=(said) aria-label=(label) { (inside) }
    }
}

/// A `label` of the button with the id `with`, for a thing with the same effect.
pub(super) fn alike(kind: &str, with: &str, offer: &Offer, inside: &Markup) -> Markup {
    html! { label for=(with) class={ "touch " (kind) } title=(offer.said()) { (inside) } }
}

/// An offer as a button with text.
pub(super) fn word(kind: &str, id: &str, offer: Option<&Offer>, words: &str) -> Markup {
    offer.map_or_else(Markup::default, |it| touch(kind, id, "", Some(it), &html! { (words) }))
}
