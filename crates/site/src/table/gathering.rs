//! The table page before the game: chairs, invitation, agreed rules.

use game::Seat;
use maud::{Markup, html};

use super::{TablePage, around::talk, chairs::forms};
use crate::{agreed, fields::seal, seats::holder_name};

/// The invitation link.
pub(super) fn share(page: &TablePage<'_>) -> Markup {
    let (t, invitation) = (page.reader.language, page.sitting.opening().invitation);
    html! {
        @if page.belongs() {
            label for="link" { (t.say("send-this-link")) }
            div.share {
                input.link id="link" readonly data-link value={ "/table/" (page.id) "?invitation=" (invitation) };
                button type="button" hidden data-copy="link" data-done=(t.say("copied")) { (t.say("copy")) }
            }
        }
    }
}

pub(super) fn gathering(page: &TablePage<'_>) -> Markup {
    let (t, sitting) = (page.reader.language, page.sitting);
    let title = sitting.table().title();
    html! {
        section.gathering {
            h1 { (title.name) }
            p.prompt role="status" { (t.say("gathering")) }
            ol.chairs {
                @for (seat, chair) in Seat::first(sitting.chairs().len()).zip(sitting.chairs()) {
                    li.free[chair.is_free()] { strong { (seat) } " " span { (holder_name(chair, t)) } (forms(page, seat, chair)) }
                }
            }
            (share(page))
            (agreed::rules(title.slug, &sitting.table().options(), &sitting.table().files(), t))
            @if !sitting.opening().previews { p { (t.say("agreed-no-previews")) } }
            (seal(&t.say("fair-luck"), &sitting.opening().secret.commitment(), t))
            (talk(page))
        }
    }
}
