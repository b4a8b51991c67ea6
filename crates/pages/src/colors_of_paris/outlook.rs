//! The immediate consequences of an action that its label does not tell: a forced stroke, a completed
//! painting, the last round.

use colors_of_paris::{Action, ColorsOfParis, View, scoring::End, variants::Counting};
use game::Seat;
use languages::Language;

use super::{changes::StudioChanges, phrases};
use crate::foresight;

/// The immediate consequences of an action, or nothing where the label says it all: `finishes Degas, +14 ·
/// calls the last round`.
pub(super) fn outlook(view: &View, seat: Seat, action: Action, t: Language) -> Option<String> {
    if !may_tell(action) {
        return None;
    }
    let world = foresight::after::<ColorsOfParis>(view, view.viewer, seat, action)?;
    let changes = StudioChanges { before: &view.studio, after: world.studio() };
    let told: Vec<String> = [stroke(&changes, seat, action, t), done(&changes, seat, t)]
        .into_iter()
        .flatten()
        .chain(end(&changes, t))
        .collect();
    (!told.is_empty()).then(|| told.join(" · "))
}

/// Whether an action can have consequences beyond its label.
const fn may_tell(action: Action) -> bool {
    match action {
        Action::Lay(_)
        | Action::Copy(_)
        | Action::Use(_)
        | Action::Exhibit(_)
        | Action::ExhibitBy(_)
        | Action::Mix(..)
        | Action::Pay(_)
        | Action::Again
        | Action::Advance(_)
        | Action::Paint(_)
        | Action::Borrow(..) => true,
        Action::Keep(_)
        | Action::Tint(_)
        | Action::Pick(_)
        | Action::Show(_)
        | Action::Take(_)
        | Action::Place(_)
        | Action::Decline(_)
        | Action::Stand(_)
        | Action::Buy(_)
        | Action::Hire
        | Action::Token
        | Action::Exchange(..)
        | Action::Stop
        | Action::Turn(_)
        | Action::Dry(_) => false,
    }
}

fn stroke(changes: &StudioChanges<'_>, seat: Seat, action: Action, t: Language) -> Option<String> {
    let (card, pigment) = changes.unasked_stroke(seat, action)?;
    let args = [
        ("color", phrases::pigment(t, pigment).into()),
        ("card", phrases::of_card(changes.before, card).into()),
    ];
    Some(t.tell("cp-outlook-stroke", &args))
}

/// The painting that the action makes count, with its points, or completes so that it can be exhibited.
fn done(changes: &StudioChanges<'_>, seat: Seat, t: Language) -> Option<String> {
    let (before, after) = (changes.before.painter(seat), changes.after.painter(seat));
    let counts = after.finished.without(before.finished).iter().next();
    if let Some(card) = counts {
        let points = changes.after.points(after) - changes.before.points(before);
        let key = match changes.after.rules.counting {
            Counting::Completed => "cp-outlook-completed",
            Counting::Exhibited => "cp-outlook-exhibited",
        };
        let card = phrases::of_card(changes.before, card);
        return Some(
            t.tell(key, &[("card", card.into()), ("points", format!("{points:+}").into())]),
        );
    }
    let filled = after.paintings.iter().find(|card| changes.is_filled_now(*card))?;
    let card = phrases::of_card(changes.before, filled);
    Some(t.tell("cp-outlook-waiting", &[("card", card.into())]))
}

fn end(changes: &StudioChanges<'_>, t: Language) -> Option<String> {
    match (changes.before.end, changes.after.end) {
        (None, Some(End::Paintings | End::Black | End::Marker)) => Some(t.say("cp-outlook-end")),
        (Some(_), _) | (None, None | Some(End::Rounds)) => None,
    }
}
