//! Who sits down, who gets up, and for whom a bot plays: small forms, before the game and amid it.

use game::Seat;
use languages::Language;
use maud::{Markup, html};
use pages::english::capitalized;
use tables::{Chair, Pace, PersonId, STAND_IN, Sitting, What};

use super::{Looking, gathering::share};
use crate::{
    fields,
    levels::level_options,
    seats::{holder, told},
};

/// Chairs that were left amid the game: it may wait for whoever sits down there.
pub(super) fn left_chairs(looking: &Looking<'_>) -> Markup {
    let t = looking.reader.language;
    let free = free(looking);
    html! {
        @if !free.is_empty() {
            section.seating.left-chairs id="left-chairs" aria-label=(t.say("chair-free")) {
                ul.chairs {
                    @for (seat, chair) in free {
                        li.free { strong { (seat) } " " span { (told(chair, t)) (left_by(looking, seat)) } (forms(looking, seat, chair)) }
                    }
                }
                (share(looking))
            }
        }
    }
}

/// The way there, where the side of the table is far below it.
pub(super) fn to_left_chairs(looking: &Looking<'_>) -> Markup {
    html! {
        @if !free(looking).is_empty() {
            a.button.to-left-chairs href="#left-chairs" { (capitalized(&looking.reader.language.say("chair-free"))) }
        }
    }
}

fn free<'l>(looking: &Looking<'l>) -> Vec<(Seat, &'l Chair)> {
    let sitting = looking.sitting;
    chairs(sitting).filter(|(_, chair)| chair.is_free() && !sitting.is_over()).collect()
}

/// Who has left it, if anybody has.
fn left_by(looking: &Looking<'_>, seat: Seat) -> Markup {
    let t = looking.reader.language;
    let mut comings = looking.sitting.comings().iter().rev();
    let left = comings.find(|it| it.seat == seat && it.what == What::Left);
    html! {
        @if let Some(left) = left {
            ", " (t.tell("chair-left-by", &[("name", holder(&left.who, t).into())]))
        }
    }
}

/// What the one who looks can do about taken chairs amid the game: their own, and those of others who
/// keep the table waiting.
pub(super) fn seating(looking: &Looking<'_>) -> Markup {
    let (t, sitting) = (looking.reader.language, looking.sitting);
    let can = |(seat, chair): &(Seat, &Chair)| {
        !sitting.is_over() && (is_mine(looking, chair) || is_waited_for(looking, *seat, chair))
    };
    let taken: Vec<_> = chairs(sitting).filter(can).collect();
    html! {
        @if !taken.is_empty() {
            details.seating id="seating" {
                summary { (t.say("seats-and-bots")) }
                ul.chairs {
                    @for (seat, chair) in taken { li { strong { (told(chair, t)) } (forms(looking, seat, chair)) } }
                }
                @if looking.person == Some(sitting.opening().host) { (pace(looking)) }
            }
        }
    }
}

/// What the one who looks can do about a chair.
pub(super) fn forms(looking: &Looking<'_>, seat: Seat, chair: &Chair) -> Markup {
    let t = looking.reader.language;
    let begun = looking.sitting.has_begun();
    html! {
        @if chair.is_free() {
            (join(looking, seat))
            @if looking.belongs() { (with_bot(looking, "fill", seat, &t.say("let-bot-sit"))) }
        } @else if is_mine(looking, chair) {
            @if chair.stand_in.is_some() {
                (form(looking, "return", seat, &html! { button { (t.say("play-myself")) } }))
            } @else if begun {
                (with_bot(looking, "substitute", seat, &t.say("bot-for-me")))
            }
            (leave(looking, seat))
        } @else if is_waited_for(looking, seat, chair) {
            (stand_in(looking, seat, chair))
            p.fine { (t.say("bot-for-when")) }
        }
    }
}

fn chairs(sitting: &Sitting) -> impl Iterator<Item = (Seat, &Chair)> {
    Seat::first(sitting.chairs().len()).zip(sitting.chairs())
}

fn is_mine(looking: &Looking<'_>, chair: &Chair) -> bool {
    chair.person().is_some() && chair.person() == looking.person
}

/// How long they have been waited for is not asked here: a page may lie open for long.
fn is_waited_for(looking: &Looking<'_>, seat: Seat, chair: &Chair) -> bool {
    let decides = chair.person().is_some() && chair.stand_in.is_none();
    decides && looking.belongs() && looking.sitting.asked().contains(seat)
}

/// Only for those who would not know more there than the seat does. Whoever waits on a chair already
/// does not take another.
fn join(looking: &Looking<'_>, seat: Seat) -> Markup {
    let (t, sitting) = (looking.reader.language, looking.sitting);
    let waits = |it: PersonId| !sitting.has_begun() && !sitting.seats_of(it).is_empty();
    if looking.person.is_some_and(|it| waits(it) || !sitting.may_have(it, seat)) {
        return html! {};
    }
    // Once cards are dealt, nobody adds to their luck any more.
    let shown = sitting.commitment().filter(|_| !sitting.has_begun());
    let inside = html! {
        (looking.invited())
        @if looking.reader.name.is_none() { input name="name" required maxlength="40" placeholder=(t.say("your-name")) aria-label=(t.say("your-name")); }
        (fields::luck(shown))
        // Whoever opened the table for others does not have to take the chair.
        button.primary[!looking.belongs()] { (t.say("sit-down")) }
    };
    form(looking, "join", seat, &inside)
}

/// Amid the game it is said what comes of it.
fn leave(looking: &Looking<'_>, seat: Seat) -> Markup {
    let t = looking.reader.language;
    html! {
        (form(looking, "leave", seat, &html! { button { (t.say("leave-table")) } }))
        @if looking.sitting.has_begun() { p.fine { (t.say("leave-means")) } }
    }
}

/// Whoever opened the table may find its bots too fast, or too slow.
fn pace(looking: &Looking<'_>) -> Markup {
    let t = looking.reader.language;
    html! {
        form.pace id="pace" method="post" action={ "/table/" (looking.id) "/pace" } data-do="pace" {
            (paces(looking.sitting.pace(), t))
            button { (t.say("save")) }
        }
    }
}

/// How fast bots may play.
pub(crate) fn paces(chosen: Pace, t: Language) -> Markup {
    html! {
        label { (t.say("setup-pace")) " "
            select name="pace" {
                @for pace in Pace::ALL {
                    option value=(pace.name()) selected[pace == chosen] { (t.say(&format!("pace-{}", pace.name()))) }
                }
            }
        }
    }
}

fn with_bot(looking: &Looking<'_>, deed: &str, seat: Seat, label: &str) -> Markup {
    let inside = html! { (levels(looking)) button { (label) } };
    form(looking, deed, seat, &inside)
}

/// Whoever plays for somebody else is not chosen.
fn stand_in(looking: &Looking<'_>, seat: Seat, chair: &Chair) -> Markup {
    let t = looking.reader.language;
    let inside = html! {
        input type="hidden" name="level" value=(STAND_IN.name());
        button { (t.tell("bot-for", &[("name", told(chair, t).into())])) }
    };
    form(looking, "substitute", seat, &inside)
}

fn levels(looking: &Looking<'_>) -> Markup {
    let (t, slug) = (looking.reader.language, looking.sitting.table().title().slug);
    html! {
        select name="level" aria-label=(t.say("sitter-bots")) {
            @if let Some(title) = display::title(slug) { (level_options(title, "", title.usual.name(), t)) }
        }
    }
}

fn form(looking: &Looking<'_>, deed: &str, seat: Seat, inside: &Markup) -> Markup {
    // By scripts only what leaves the page where it is.
    let by_script = ["fill", "substitute", "return"].contains(&deed).then_some(deed);
    html! {
        form.inline id={ (deed) "-" (seat) } method="post" action={ "/table/" (looking.id) "/" (deed) } data-do=[by_script] {
            input type="hidden" name="seat" value=(seat.0);
            (inside)
        }
    }
}
