//! The sentences about actions: one message for every action.

use colors_of_paris::{Action, Card, Pigment, Step, Stroke};
use game::Seat;
use languages::Arg;

use super::{changes::StudioChanges, phrases};
use crate::Names;

/// The sentence about an action of `seat`; `besides` are its consequences: `, getting 3 red`.
pub(super) fn tell(
    changes: &StudioChanges<'_>,
    names: &Names,
    seat: Seat,
    action: Action,
    besides: String,
) -> String {
    let (key, mut args) = sentence(changes, names, seat, action);
    args.push(("besides", besides.into()));
    names.tell(seat, key, &args)
}

type Args = Vec<(&'static str, Arg<'static>)>;

fn sentence(
    changes: &StudioChanges<'_>,
    names: &Names,
    seat: Seat,
    action: Action,
) -> (&'static str, Args) {
    let (t, studio) = (names.language(), changes.before);
    let color = |it: Pigment| Arg::from(phrases::pigment(t, it));
    let card = |it: Card| vec![("card", phrases::card(names, studio, it).into())];
    let valued = |it: Card| vec![("card", phrases::valued(names, studio, it).into())];
    let deed = |it| vec![("deed", phrases::deed(t, studio, it).into())];
    let bonus = |it| vec![("card", phrases::bonus(t, it).into())];
    let lost = || vec![("what", phrases::pigments(t, changes.lost(seat)).into())];
    match action {
        Action::Keep(tile) => ("cp-told-keep", vec![("tile", phrases::tile(tile).into())]),
        Action::Tint(it) => ("cp-told-tint", vec![("color", color(it))]),
        Action::Pick(it) => {
            ("cp-told-pick", vec![("card", phrases::secret(names, studio, it).into())])
        }
        Action::Show(it) => ("cp-told-show", valued(it)),
        Action::Place(it) => ("cp-told-place", deed(it)),
        Action::Lay(it) => ("cp-told-lay", deed(it)),
        Action::Decline(it) => ("cp-told-decline", deed(it)),
        Action::Use(it) => ("cp-told-use", bonus(it)),
        Action::ExhibitBy(it) => ("cp-told-exhibit-by", bonus(it)),
        Action::Take(it) => ("cp-told-take", valued(it)),
        Action::Buy(it) => ("cp-told-buy", bonus(it)),
        Action::Exhibit(it) => ("cp-told-exhibit", card(it)),
        Action::Copy(it) => ("cp-told-copy", deed(it)),
        Action::Mix(it, None) => ("cp-told-mix", vec![("color", color(it))]),
        Action::Mix(it, Some(part)) => {
            ("cp-told-mix-white", vec![("color", color(it)), ("part", color(part))])
        }
        Action::Pay(_) => ("cp-told-pay", lost()),
        Action::Again => ("cp-told-again", Vec::new()),
        Action::Hire => ("cp-told-hire", Vec::new()),
        Action::Token => ("cp-told-token", Vec::new()),
        Action::Advance(it) => ("cp-told-advance", vec![("tool", phrases::tool(t, it).into())]),
        Action::Exchange(from, to) => {
            ("cp-told-exchange", vec![("from", color(from)), ("to", color(to))])
        }
        Action::Paint(stroke) => painted(changes, names, stroke),
        Action::Borrow(lender, on, _) if names.is_you(lender) => ("cp-told-borrow-yours", card(on)),
        Action::Borrow(lender, on, _) => {
            let mut args = card(on);
            args.push(("lender", names.name(lender).into()));
            ("cp-told-borrow", args)
        }
        Action::Stop => ("cp-told-stop", vec![("what", left_undone(studio.step()).into())]),
        Action::Turn(0) => ("cp-told-turn-none", Vec::new()),
        Action::Turn(_) => ("cp-told-turn", Vec::new()),
        Action::Dry(_) => ("cp-told-dry", lost()),
        Action::Stand(it) => ("cp-told-stand", deed(it)),
    }
}

/// The variant of the message about ending a step early.
const fn left_undone(step: Step) -> &'static str {
    match step {
        Step::After(_) | Step::Bought(..) => "cards",
        Step::Again(..) => "again",
        Step::Tools(..) => "tools",
        Step::Exchange(..) => "exchange",
        Step::Paint { .. } | Step::Dab { .. } | Step::Degas { .. } => "paint",
        _ => "other",
    }
}

fn painted(changes: &StudioChanges<'_>, names: &Names, stroke: Stroke) -> (&'static str, Args) {
    let t = names.language();
    let mut args: Args = vec![("card", phrases::card(names, changes.before, stroke.card).into())];
    if stroke.pigment == Pigment::Black {
        return ("cp-told-sign", args);
    }
    args.push(("color", phrases::pigment(t, stroke.pigment).into()));
    if stroke.pigment == stroke.cell.color() {
        return ("cp-told-paint", args);
    }
    args.push(("cell", phrases::cell(t, stroke.cell.color()).into()));
    ("cp-told-paint-instead", args)
}
