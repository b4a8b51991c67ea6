//! The forms to sit down, to get up and to let a bot play, before and during the game.

use game::Seat;
use languages::Language;
use maud::{Markup, html};
use pages::english::capitalized;
use tables::{Chair, Pace, PersonId, STAND_IN, Sitting, What};

use super::{TablePage, gathering::share};
use crate::{
    fields,
    levels::level_options,
    seats::{holder, holder_name},
};

/// The chairs that players have left during the game, each with a form to sit down.
pub(super) fn left_chairs(page: &TablePage<'_>) -> Markup {
    let t = page.reader.language;
    let free = free(page);
    html! {
        @if !free.is_empty() {
            section.seating.left-chairs id="left-chairs" aria-label=(t.say("chair-free")) {
                ul.chairs {
                    @for (seat, chair) in free {
                        li.free { strong { (seat) } " " span { (holder_name(chair, t)) (left_by(page, seat)) } (forms(page, seat, chair)) }
                    }
                }
                (share(page))
            }
        }
    }
}

/// The link to the chairs that were left, for screens where the side of the table is far below the board.
pub(super) fn to_left_chairs(page: &TablePage<'_>) -> Markup {
    html! {
        @if !free(page).is_empty() {
            a.button.to-left-chairs href="#left-chairs" { (capitalized(&page.reader.language.say("chair-free"))) }
        }
    }
}

fn free<'l>(page: &TablePage<'l>) -> Vec<(Seat, &'l Chair)> {
    let sitting = page.sitting;
    chairs(sitting).filter(|(_, chair)| chair.is_free() && !sitting.is_over()).collect()
}

/// The name of the last player who left this chair, if anybody has.
fn left_by(page: &TablePage<'_>, seat: Seat) -> Markup {
    let t = page.reader.language;
    let mut comings = page.sitting.comings().iter().rev();
    let left = comings.find(|it| it.seat == seat && it.what == What::Left);
    html! {
        @if let Some(left) = left {
            ", " (t.tell("chair-left-by", &[("name", holder(&left.who, t).into())]))
        }
    }
}

/// The forms for taken chairs during the game: the reader's own, and those of players who keep the table
/// waiting.
pub(super) fn seating(page: &TablePage<'_>) -> Markup {
    let (t, sitting) = (page.reader.language, page.sitting);
    let can = |(seat, chair): &(Seat, &Chair)| {
        !sitting.is_over() && (is_mine(page, chair) || is_waited_for(page, *seat, chair))
    };
    let taken: Vec<_> = chairs(sitting).filter(can).collect();
    html! {
        @if !taken.is_empty() {
            details.seating id="seating" {
                summary { (t.say("seats-and-bots")) }
                ul.chairs {
                    @for (seat, chair) in taken { li { strong { (holder_name(chair, t)) } (forms(page, seat, chair)) } }
                }
                @if page.person == Some(sitting.opening().host) { (pace(page)) }
            }
        }
    }
}

/// The forms of the reader for one chair.
pub(super) fn forms(page: &TablePage<'_>, seat: Seat, chair: &Chair) -> Markup {
    let t = page.reader.language;
    let begun = page.sitting.has_begun();
    html! {
        @if chair.is_free() {
            (join(page, seat))
            @if page.belongs() { (with_bot(page, "fill", seat, &t.say("let-bot-sit"))) }
        } @else if is_mine(page, chair) {
            @if chair.stand_in.is_some() {
                (form(page, "return", seat, &html! { button { (t.say("play-myself")) } }))
            } @else if begun {
                (with_bot(page, "substitute", seat, &t.say("bot-for-me")))
            }
            (leave(page, seat))
        } @else if is_waited_for(page, seat, chair) {
            (stand_in(page, seat, chair))
            p.fine { (t.say("bot-for-when")) }
        }
    }
}

fn chairs(sitting: &Sitting) -> impl Iterator<Item = (Seat, &Chair)> {
    Seat::first(sitting.chairs().len()).zip(sitting.chairs())
}

fn is_mine(page: &TablePage<'_>, chair: &Chair) -> bool {
    chair.person().is_some() && chair.person() == page.person
}

/// Whether the game waits for the person on this chair. The duration does not matter here, because a page may
/// stay open for long.
fn is_waited_for(page: &TablePage<'_>, seat: Seat, chair: &Chair) -> bool {
    let decides = chair.person().is_some() && chair.stand_in.is_none();
    decides && page.belongs() && page.sitting.asked().contains(seat)
}

/// The form to sit down. It is not shown to people who know a secret that the seat must not know, nor to people
/// who wait on another chair.
fn join(page: &TablePage<'_>, seat: Seat) -> Markup {
    let (t, sitting) = (page.reader.language, page.sitting);
    let waits = |it: PersonId| !sitting.has_begun() && !sitting.seats_of(it).is_empty();
    if page.person.is_some_and(|it| waits(it) || !sitting.may_have(it, seat)) {
        return html! {};
    }
    // Once cards are dealt, no more entropy is added.
    let shown = sitting.commitment().filter(|_| !sitting.has_begun());
    let inside = html! {
        (page.invited())
        @if page.reader.name.is_none() { input name="name" required maxlength="40" placeholder=(t.say("your-name")) aria-label=(t.say("your-name")); }
        (fields::luck(shown))
        // Whoever opened the table for others does not have to take the chair.
        button.primary[!page.belongs()] { (t.say("sit-down")) }
    };
    form(page, "join", seat, &inside)
}

/// The form to get up; during the game with an explanation.
fn leave(page: &TablePage<'_>, seat: Seat) -> Markup {
    let t = page.reader.language;
    html! {
        (form(page, "leave", seat, &html! { button { (t.say("leave-table")) } }))
        @if page.sitting.has_begun() { p.fine { (t.say("leave-means")) } }
    }
}

/// The form that changes the speed of the bots, for whoever opened the table.
fn pace(page: &TablePage<'_>) -> Markup {
    let t = page.reader.language;
    html! {
        form.pace id="pace" method="post" action={ "/table/" (page.id) "/pace" } data-do="pace" {
            (paces(page.sitting.pace(), t))
            button { (t.say("save")) }
        }
    }
}

/// The speeds of bots as `option` elements.
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

fn with_bot(page: &TablePage<'_>, deed: &str, seat: Seat, label: &str) -> Markup {
    let inside = html! { (levels(page)) button { (label) } };
    form(page, deed, seat, &inside)
}

/// The form that lets a bot play for an absent player. The level of the bot is fixed.
fn stand_in(page: &TablePage<'_>, seat: Seat, chair: &Chair) -> Markup {
    let t = page.reader.language;
    let inside = html! {
        input type="hidden" name="level" value=(STAND_IN.name());
        button { (t.tell("bot-for", &[("name", holder_name(chair, t).into())])) }
    };
    form(page, "substitute", seat, &inside)
}

fn levels(page: &TablePage<'_>) -> Markup {
    let (t, slug) = (page.reader.language, page.sitting.table().title().slug);
    html! {
        select name="level" aria-label=(t.say("sitter-bots")) {
            @if let Some(title) = display::title(slug) { (level_options(title, "", title.usual.name(), t)) }
        }
    }
}

fn form(page: &TablePage<'_>, deed: &str, seat: Seat, inside: &Markup) -> Markup {
    // Scripts send only the forms that stay on this page.
    let by_script = ["fill", "substitute", "return"].contains(&deed).then_some(deed);
    html! {
        form.inline id={ (deed) "-" (seat) } method="post" action={ "/table/" (page.id) "/" (deed) } data-do=[by_script] {
            input type="hidden" name="seat" value=(seat.0);
            (inside)
        }
    }
}
