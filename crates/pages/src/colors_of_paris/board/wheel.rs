//! The wheel (CP-1.1): the lower board with its spaces, the wheel that turns over it, the inner actions,
//! assistants standing and lying, and the next action of every sector.
//!
//! Positions are classes, because the content security policy forbids inline styles: `at3` is the sector,
//! `o1` the place of a space within it. Every element has an id, so that a morph recognizes it where another
//! has come before it.

use art::{PicturePath, paris::Pose};
use colors_of_paris::{Action, Deed, Painter, Step, Studio, components::SECTORS};
use game::Seat;
use maud::{Markup, html};

use super::{
    super::{deeds, phrases, table},
    BoardContext,
    touch::touch,
};
use crate::{Names, Offer, board::piece::picture, words};

pub(super) fn wheel(context: BoardContext<'_>) -> Markup {
    let BoardContext { studio, t, .. } = context;
    let spaces = studio.board.spaces(studio.seats).counts();
    html! {
        section.wheel id="wheel" aria-label=(t.say("cp-wheel")) {
            (picture(&PicturePath::Board(spaces), ""))
            (disk(studio))
            (picture(&PicturePath::Hub, ""))
            @for sector in 0..SECTORS { (sector_of(context, sector)) }
            @for deed in Deed::INNER { (inner(context, deed)) }
            (center(context))
            (turns(context))
        }
    }
}

/// The part that turns: the ground, and upright on it the icons (CP-1.2).
fn disk(studio: &Studio) -> Markup {
    let order: [Deed; SECTORS] =
        std::array::from_fn(|at| studio.board.deed(u8::try_from(at).expect("twelve")));
    html! {
        div id="disk" class={ "disk t" (studio.turned) } {
            (picture(&PicturePath::Wheel(order), ""))
            @for (at, deed) in order.iter().enumerate() {
                span class={ "icon at" (at) } { (picture(&PicturePath::Deed(*deed), "")) }
            }
        }
    }
}

/// A sector: its action, its assistants, its next action.
fn sector_of(context: BoardContext<'_>, sector: usize) -> Markup {
    let BoardContext { studio, news, names, t, .. } = context;
    let deed = table::facing(studio, sector, 0);
    let count = studio.board.spaces(studio.seats).counts()[sector];
    let there = crowd(studio, sector);
    let (offer, mood) = target(context, deed);
    let next = table::facing(studio, sector, table::next_steps(studio));
    let name = match count {
        0 => t.tell("cp-board-forbidden", &[("deed", phrases::deed(t, studio, deed).into())]),
        _ if offer.is_some() => phrases::deed(t, studio, deed),
        _ => name_with_effect(context, deed),
    };
    html! {
        (touch(&format!("wedge {mood} at{sector}"), &format!("sector-{sector}"), &name, offer, &html! {}))
        @if 0 < count {
            @let told = t.tell("cp-board-next", &[("deed", phrases::deed(t, studio, next).into())]);
            span class={ "next at" (sector) } id={ "next-" (sector) } title=(words::capitalized(&told)) { (picture(&PicturePath::Deed(next), "")) }
        }
        @for (at, (seat, pose)) in there.iter().enumerate() {
            @let nth = there[..at].iter().filter(|it| **it == (*seat, *pose)).count();
            @let class = format!("at{sector} {}{}", place(at, count), news.assistant(sector, *seat, *pose, nth));
            (boy(names, *seat, *pose, &class, &format!("{sector}-{at}")))
        }
        @if offer.is_some() {
            @for at in rings(studio, &there, count) {
                i class={ "ring " (mood) " at" (sector) " " (place(at, count)) } id={ "ring-" (sector) "-" (at) } {}
            }
        }
    }
}

/// The places that a click is about: the free spaces, or the assistants of the player who is asked.
fn rings(studio: &Studio, there: &[(Seat, Pose)], count: u8) -> Vec<usize> {
    let free = || (there.len()..there.len().max(count.into())).collect();
    let pose = if matches!(studio.step(), Step::Stand(_)) { Pose::Lying } else { Pose::Standing };
    let seat = match studio.step() {
        Step::Place(_) => None,
        Step::Act(seat) | Step::Stand(seat) => Some(seat),
        _ => there.iter().find(|it| it.1 == Pose::Standing).map(|it| it.0),
    };
    let Some(seat) = seat else { return free() };
    let own: Vec<usize> = (0..there.len()).filter(|at| there[*at] == (seat, pose)).collect();
    if own.is_empty() { free() } else { own }
}

/// The name of an action of the board, with its effect for the viewer.
fn name_with_effect(context: BoardContext<'_>, deed: Deed) -> String {
    let BoardContext { studio, t, .. } = context;
    match context.seat() {
        Some(seat) => deeds::with_effect(t, studio, seat, deed),
        None => phrases::deed(t, studio, deed),
    }
}

/// The offer on an action of the board, and its class. A viewer whose assistant cannot act lays it down here;
/// an assistant that can act is laid down in the list of assistants. An assistant may be placed on an action
/// that could not be carried out yet (CP-3.1), but that space is muted.
fn target(context: BoardContext<'_>, deed: Deed) -> (Option<&Offer>, &'static str) {
    let BoardContext { studio, offers, .. } = context;
    if let Some(offer) = offers.place(Action::Place(deed)) {
        let lacks = |seat| !studio.obstacles(seat, deed).is_empty();
        let is_lacking = context.seat().is_some_and(lacks);
        return (Some(offer), if is_lacking { "yet" } else { "go" });
    }
    let acts = [Action::Lay(deed), Action::Copy(deed), Action::Stand(deed)];
    if let Some(offer) = acts.into_iter().find_map(|it| offers.place(it)) {
        return (Some(offer), "go");
    }
    match offers.place(Action::Decline(deed)) {
        Some(offer) => (Some(offer), "rest"),
        None => (None, ""),
    }
}

/// The assistants in a sector, in the order of seats, standing ones first.
fn crowd(studio: &Studio, sector: usize) -> Vec<(Seat, Pose)> {
    let mut all = Vec::new();
    for seat in studio.all_seats() {
        let painter: &Painter = studio.painter(seat);
        all.extend((0..painter.standing.counts()[sector]).map(|_| (seat, Pose::Standing)));
        all.extend((0..painter.lying.counts()[sector]).map(|_| (seat, Pose::Lying)));
    }
    all
}

/// The class of the space number `at` of `count`: from the left, in half steps.
fn place(at: usize, count: u8) -> &'static str {
    match (count, at) {
        (2, 0) => "o2",
        (2, _) => "o4",
        (3, 0) => "o1",
        (3, 1) => "o3 far",
        (3, _) => "o5",
        _ => "o3",
    }
}

/// An assistant on the board.
fn boy(names: &Names, seat: Seat, pose: Pose, class: &str, id: &str) -> Markup {
    let key = match pose {
        Pose::Standing => "cp-board-standing",
        Pose::Lying => "cp-board-lying",
    };
    let whose = words::of(names.language(), &names.name(seat));
    let name = names.tell(seat, key, &[("whose", whose.into())]);
    html! {
        span class={ "piece boy " (class) } id={ "boy-" (id) "-" (seat) } {
            (picture(&PicturePath::Assistant(seat.idx(), pose), &name))
        }
    }
}

/// An inner action: three thirds with one space each, and *White* in the center (CP-5).
fn inner(context: BoardContext<'_>, deed: Deed) -> Markup {
    let BoardContext { studio, news, names, t, .. } = context;
    let (offer, mood) = target(context, deed);
    let name = if offer.is_some() {
        phrases::deed(t, studio, deed)
    } else {
        name_with_effect(context, deed)
    };
    let at = deed.name();
    let ring = match studio.step() {
        Step::Act(seat) if deed == Deed::White => format!("{at} w{}", seat.0),
        _ => at.to_owned(),
    };
    let has_ring = offer.is_some() && (deed != Deed::White || ring != at);
    html! {
        (touch(&format!("inner {mood} in-{at}"), &inner_id(deed), &name, offer, &html! {}))
        @if has_ring { i class={ "ring " (mood) " by-" (ring) } id={ "ring-" (at) } {} }
        @if let Some(space) = Deed::INNER[..studio.inner.len()].iter().position(|it| *it == deed) {
            @let stands = studio.inner[space];
            @if let Some(seat) = stands {
                (boy(names, seat, Pose::Standing, &format!("by-{at}{}", news.inner(space, stands)), at))
            } @else if let Some(seat) = table::rests_on(studio, space) {
                (boy(names, seat, Pose::Lying, &format!("by-{at}"), at))
            }
        }
    }
}

fn inner_id(deed: Deed) -> String {
    format!("inner-{}", deed.name())
}

/// The id of the place of an action, on the wheel or within it.
pub(super) fn id_of(studio: &Studio, deed: Deed) -> String {
    let sector = (0..SECTORS).find(|it| table::facing(studio, *it, 0) == deed);
    sector.map_or_else(|| inner_id(deed), |it| format!("sector-{it}"))
}

/// The assistants on *White*, which holds any number (CP-3.2): one of each player, with the numbers of those
/// who stand and lie there.
fn center(context: BoardContext<'_>) -> Markup {
    let BoardContext { studio, news, names, t, .. } = context;
    html! {
        @for seat in studio.all_seats() {
            @let center = studio.painter(seat).center;
            @let lying = lying(studio, seat);
            @if center != 0 {
                (boy(names, seat, Pose::Standing, &format!("by-white w{}{}", seat.0, news.center(seat, center)), "white"))
                @if 1 < center { b class={ "many w" (seat.0) } { (center) } }
                @if lying != 0 {
                    @let told = words::count(t, "cp-board-resting", lying);
                    b class={ "many lies w" (seat.0) } title=(told) { span aria-hidden="true" { "z" (lying) } span.sr { (told) } }
                }
            } @else if lying != 0 {
                (boy(names, seat, Pose::Lying, &format!("by-white lies w{}", seat.0), "white"))
                @if 1 < lying { b class={ "many w" (seat.0) } { (lying) } }
            }
        }
    }
}

/// The number of assistants of `seat` that lie on *White*.
fn lying(studio: &Studio, seat: Seat) -> u32 {
    let painter = studio.painter(seat);
    u32::from(painter.resting) - painter.rests.count_ones()
}

/// The buttons for the steps of the wheel, in its corners (CP-5.3).
fn turns(context: BoardContext<'_>) -> Markup {
    let BoardContext { offers, t, .. } = context;
    let ways = [(0, "turn-none", "cp-board-stay"), (2, "turn-two", "cp-board-two-steps")];
    html! {
        @for (steps, id, key) in ways {
            @if let Some(offer) = offers.place(Action::Turn(steps)) {
                (touch("turn", id, "", Some(offer), &html! {
                    (picture(&PicturePath::Deed(Deed::Rotate), "")) span { (t.say(key)) }
                }))
            }
        }
    }
}
