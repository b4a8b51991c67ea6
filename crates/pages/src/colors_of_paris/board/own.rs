//! The things of the viewer: pigments, tools, assistants, paintings.

use art::{PicturePath, paris::Pose};
use colors_of_paris::{
    Action, Bonus, Card, Cards, Deed, Painter, Pigment, Step, Studio, components::SECTORS,
};
use game::Seat;
use maud::{Markup, html};

use super::{
    super::{lacks, phrases, table},
    BoardContext, choice, market, painting, reserve, tools,
    touch::{alike, touch, word},
    wheel,
};
use crate::{board::piece::picture, words};

pub(super) fn own(context: BoardContext<'_>, seat: Seat) -> Markup {
    html! {
        div.mine.beginning[context.studio.round == 0] {
            (choice::tiles(context, seat))
            (choice::pack(context, seat))
            div.works {
                (paintings(context, seat))
                (hand(context, seat))
            }
            (flow(context, seat))
            (reserve::reserve(context, seat))
            div.shelf {
                (crew(context, seat))
                (cards(context, seat))
                (tile(context, seat))
            }
            (tools::tracks(context, seat))
            (wall(context, seat))
        }
    }
}

/// The number of steps left in the current action, as pictures. The element exists also when there is none,
/// so that the rest of the page does not move.
fn flow(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { studio, t, .. } = context;
    let brush = PicturePath::Tool(colors_of_paris::Tool::Brush);
    let (it, left, key, sign) = match studio.step() {
        Step::Paint { seat, left, .. } | Step::Degas { seat, left, .. } => {
            (seat, left, "cp-board-left-paint", brush)
        }
        Step::Dab { seat, left, color, .. } => {
            (seat, left, "cp-board-left-paint", PicturePath::Cube(color))
        }
        Step::Pay(seat, tool, left) | Step::PayAgain(seat, tool, left) => {
            (seat, left, "cp-board-left-pay", PicturePath::Tool(tool))
        }
        Step::Exchange(seat, left) => {
            (seat, left, "cp-board-left-exchange", PicturePath::Bonus(Bonus::Exchange))
        }
        Step::Tools(seat, left) => {
            (seat, left, "cp-board-left-tools", PicturePath::Bonus(Bonus::Tool))
        }
        Step::Dry(seat) => {
            let left = studio.drying(seat).saturating_sub(studio.limit(seat));
            (seat, left, "cp-board-left-dry", PicturePath::Cube(Pigment::White))
        }
        _ => return html! { p.flow.none {} },
    };
    if it != seat {
        return html! { p.flow.none {} };
    }
    html! {
        p.flow {
            @for _ in 0..left { (picture(&sign, "")) }
            span { (words::count(t, key, left)) }
        }
    }
}

/// The paintings that the viewer works on.
fn paintings(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { studio, t, .. } = context;
    let painter = studio.painter(seat);
    html! {
        section.paintings aria-label=(t.say("cp-board-paintings")) {
            @for card in painter.paintings.iter() { (before(context, seat, card)) }
            @if painter.paintings.is_empty() && painter.kept == 0 && studio.round != 0 {
                p.painting.large.empty { (t.say("cp-board-easel-clear")) }
            }
        }
    }
}

/// A painting of the viewer: to be painted on, or to be exhibited.
fn before(context: BoardContext<'_>, seat: Seat, card: Card) -> Markup {
    let BoardContext { studio, news, offers, t, .. } = context;
    let (id, name) = (format!("own-{}", card.number()), phrases::in_full(t, studio, card));
    let exhibit = offers.place(Action::Exhibit(card));
    let inside = html! {
        @match exhibit {
            Some(_) => (painting::canvas(context, card)),
            None => (painting::worked_on(context, seat, card)),
        }
        (painting::ready(context, card))
    };
    html! {
        (touch(&format!("piece painting large{}", news.painting(seat, card)), &id, &name, exhibit, &inside))
    }
}

/// The cards of a draft that are kept for later (CP-9.2). While others still choose, the chosen one is
/// marked: two cards of a hand may have the same name.
fn hand(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { view, studio, offers, t, .. } = context;
    let held: Vec<Cards> = table::held(view, seat).collect();
    if held.is_empty() {
        return Markup::default();
    }
    let chosen = view.hands.chosen[seat.idx()];
    let heading = t.say(match studio.step() {
        Step::Unveil if !studio.decided.contains(seat) => "cp-board-hand-first",
        Step::Show(it) if it == seat => "cp-board-hand-next",
        _ if studio.round == 0 => "cp-board-hand-drafted",
        _ => "cp-board-hand",
    });
    html! {
        section.later aria-label=(heading) {
            h3 { (heading) }
            @for card in held.iter().filter_map(|set| set.iter().next()) {
                (touch("piece painting", &format!("hand-{}", card.number()), &phrases::in_full(t, studio, card),
                    offers.place(Action::Show(card)), &html! {
                        (painting::canvas(context, card))
                        (choice::ribbon(chosen, card, t))
                    }))
            }
        }
    }
}

/// The assistants: those to place, and the standing ones with their actions.
fn crew(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { studio, t, .. } = context;
    let painter = studio.painter(seat);
    let boy = |pose| picture(&PicturePath::Assistant(seat.idx(), pose), "");
    let idle = words::count(t, "cp-board-idle", painter.idle);
    let hired = words::count(t, "cp-board-hired", painter.hired);
    html! {
        section.crew aria-label=(t.say("cp-board-crew")) {
            @if painter.idle != 0 {
                span.idle title=(idle) {
                    @for at in 0..painter.idle { span.piece.boy id={ "idle-" (at) "-" (seat) } { (boy(Pose::Standing)) } }
                    span.sr { (idle) }
                }
            }
            @for deed in standing(studio, seat) {
                div.errand { (errand(context, seat, deed)) (rest(context, seat, deed)) }
            }
            @for _ in 0..painter.lying.len() + painter.resting { (boy(Pose::Lying)) }
            @if painter.hired != 0 {
                span.hired title=(hired) { @for _ in 0..painter.hired { (boy(Pose::Standing)) } span.sr { (hired) } }
            }
        }
    }
}

/// An assistant with the action that they will carry out. A click does the same as one on their place on the
/// board.
fn errand(context: BoardContext<'_>, seat: Seat, deed: Deed) -> Markup {
    let BoardContext { studio, offers, t, .. } = context;
    let name = phrases::deed(t, studio, deed);
    let inside = html! {
        (picture(&PicturePath::Assistant(seat.idx(), Pose::Standing), ""))
        (picture(&PicturePath::Deed(deed), &name))
    };
    if let Some(offer) = offers.find(Action::Lay(deed)) {
        alike("go", &wheel::id_of(studio, deed), offer, &inside)
    } else {
        html! { span.stands title=(name) { (inside) } }
    }
}

/// The button to lie down without acting: a choice for an assistant who could act; for one who cannot, the
/// only action, a label of the button on the board, with the reason.
fn rest(context: BoardContext<'_>, seat: Seat, deed: Deed) -> Markup {
    let BoardContext { studio, offers, t, .. } = context;
    let decline = Action::Decline(deed);
    match (offers.place(decline), offers.find(decline), offers.find(Action::Lay(deed))) {
        (None, Some(offer), None) => html! {
            @if let Some(why) = lacks::reason(t, studio, seat, deed) { small.why { (words::capitalized(&why)) } }
            (alike("rest", &wheel::id_of(studio, deed), offer, &html! { (t.say("cp-board-cannot")) }))
        },
        (offer, ..) => {
            word("rest", &format!("rest-{}", deed.name()), offer, &t.say("cp-board-decline"))
        }
    }
}

/// The actions of the standing assistants of `seat`, one for each assistant.
fn standing(studio: &Studio, seat: Seat) -> Vec<Deed> {
    let painter: &Painter = studio.painter(seat);
    let counts = painter.standing.counts();
    let outer = (0..SECTORS).flat_map(|sector| {
        let deed = table::facing(studio, sector, 0);
        std::iter::repeat_n(deed, counts[sector].into())
    });
    let inner = [Deed::FirstPlayer, Deed::Imitator, Deed::Rotate].into_iter().zip(studio.inner);
    let inner = inner.filter(|(_, it)| *it == Some(seat)).map(|(deed, _)| deed);
    outer.chain(inner).chain(std::iter::repeat_n(Deed::White, painter.center.into())).collect()
}

/// The painter tile (CP-8), with Gauguin's color, or the choice of it.
fn tile(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { studio, offers, t, .. } = context;
    let painter = studio.painter(seat);
    let Some(tile) = painter.tile else { return Markup::default() };
    let name = phrases::told_tile(t, studio, tile);
    html! {
        div.tile id="tile" title=(name) {
            (picture(&PicturePath::Painter(tile), &name))
            span.label { strong { (phrases::tile(tile)) } (phrases::power(t, studio, tile)) }
            @if let Some(color) = painter.tint { span.tint { (picture(&PicturePath::Cube(color), &phrases::pigment(t, color))) } }
            @for color in Pigment::SECONDARIES {
                @if let Some(offer) = offers.place(Action::Tint(color)) {
                    (touch("dab", &format!("tint-{}", color.name()), "", Some(offer), &picture(&PicturePath::Cube(color), "")))
                }
            }
        }
    }
}

/// The bonus cards: those that are kept, and the one that was bought for immediate use (CP-7.1).
fn cards(context: BoardContext<'_>, seat: Seat) -> Markup {
    let BoardContext { studio, offers, t, .. } = context;
    let painter = studio.painter(seat);
    let bought = match studio.step() {
        Step::Bought(it, bonus) if it == seat => Some(bonus),
        _ => None,
    };
    let kept =
        Bonus::ALL.into_iter().filter(|it| painter.cards.count(*it) != 0 || bought == Some(*it));
    html! {
        @for bonus in kept {
            div.kept {
                (market::card(context, bonus, painter.cards.count(bonus), "kept", offers.place(Action::Use(bonus))))
                (word("rest", &format!("exhibit-by-{}", bonus.name()), offers.place(Action::ExhibitBy(bonus)), &t.say("cp-board-exhibit")))
            }
        }
        @if let Some(bonus) = painter.used {
            div.kept.used title=(words::capitalized(&t.say("cp-board-used"))) { (market::card(context, bonus, 1, "used", None)) }
        }
    }
}

/// The paintings that count.
fn wall(context: BoardContext<'_>, seat: Seat) -> Markup {
    let painter = context.studio.painter(seat);
    html! {
        @if !painter.finished.is_empty() {
            section.wall aria-label=(context.t.say("cp-board-wall")) {
                @for card in painter.finished.iter() { (painting::framed(context, card, "wall")) }
            }
        }
    }
}
