//! Something on the table that may be touched: a button where it offers something, else not.

use maud::{Markup, html};

use crate::{board::Offer, words};

/// A thing of this kind, known over updates by `id`. What it is, is said by `name`; what it offers,
/// by the label of the offer.
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

/// One of several things with which the same could be done: this one does it `there`, as its own `action`
/// says. Whoever points at it sees where it is, so only its label tells that; and whoever plays by keyboard
/// finds the next one by what both are alike in.
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

/// Something with which the same is done as with the thing called `with`: touching it touches that.
pub(super) fn alike(kind: &str, with: &str, offer: &Offer, inside: &Markup) -> Markup {
    html! { label for=(with) class={ "touch " (kind) } title=(offer.said()) { (inside) } }
}

/// An offer as a button with words on it.
pub(super) fn word(kind: &str, id: &str, offer: Option<&Offer>, words: &str) -> Markup {
    offer.map_or_else(Markup::default, |it| touch(kind, id, "", Some(it), &html! { (words) }))
}
