//! Before the game: who is there, how others come, and by which rules it will be played.

use bots::Level;
use game::Seat;
use maud::{Markup, html};
use tables::Chair;

use super::{Looking, around::talk};
use crate::{
    agreed,
    seats::{level_name, told},
};

pub(super) fn gathering(looking: &Looking<'_>) -> Markup {
    let (t, sitting) = (looking.reader.tongue, looking.sitting);
    let title = sitting.table().title();
    html! {
        section.gathering {
            h1 { (title.name) }
            p.prompt role="status" { (t.say("gathering")) }
            ol.chairs {
                @for (seat, chair) in Seat::first(sitting.chairs().len()).zip(sitting.chairs()) {
                    li.free[chair.is_free()] { strong { (seat) } " " span { (told(chair, t)) } (chair_forms(looking, seat, chair)) }
                }
            }
            @if looking.belongs() {
                p { label for="link" { (t.say("send-this-link")) }
                    input.link id="link" readonly data-link
                        value={ "/table/" (looking.id) "?invitation=" (sitting.opening().invitation) }; }
            }
            h2 { (t.say("agreed-rules")) }
            (agreed::rules(title.slug, &sitting.table().options(), &sitting.table().files(), t))
            @if !sitting.opening().previews { p { (t.say("agreed-no-previews")) } }
            p.fine { (t.say("fair-luck")) " " code { (sitting.opening().secret.commitment()) } }
            (talk(looking))
        }
    }
}

fn chair_forms(looking: &Looking<'_>, seat: Seat, chair: &Chair) -> Markup {
    let t = looking.reader.tongue;
    if !chair.is_free() {
        return html! {};
    }
    html! {
        form.inline method="post" action={ "/table/" (looking.id) "/join" } {
            input type="hidden" name="seat" value=(seat.0);
            @if let Some(invitation) = &looking.invitation { input type="hidden" name="invitation" value=(invitation); }
            @if looking.reader.name.is_none() { input name="name" required maxlength="40" placeholder=(t.say("your-name")) aria-label=(t.say("your-name")); }
            button.primary { (t.say("sit-down")) }
        }
        @if looking.belongs() {
            form.inline method="post" action={ "/table/" (looking.id) "/fill" } {
                input type="hidden" name="seat" value=(seat.0);
                select name="level" aria-label=(t.say("sitter-bots")) {
                    @for level in Level::LADDER { option value=(level.name()) selected[level == Level::Student] { (level_name(level.name(), t)) } }
                }
                button { (t.say("let-bot-sit")) }
            }
        }
    }
}
