//! Actions that end the game (CV-3.7, CV-4.1), found by applying the rules to a state imagined from one view:
//! the number of cards that are left, and so whether any player has a turn, is public.

use canvas::{Action, Canvas, Step, View, variants::Jury};
use game::{Event, Game, Seat, Viewer};
use languages::Language;

use crate::foresight;

/// Whether no player has another turn after this action of `seat`.
pub(super) fn is_last(view: &View, seat: Seat, action: Action) -> bool {
    match action {
        Action::Take(_) | Action::Lay(_) | Action::Frame(_) => {
            let world = foresight::after::<Canvas>(view, view.viewer, seat, action);
            world.is_some_and(|mut it| has_no_more_turns(&mut it))
        }
        Action::Vote(_) | Action::Abstain => false,
    }
}

/// Whether no player has another turn. A jury may still vote (CV-4.3).
fn has_no_more_turns(world: &mut Canvas) -> bool {
    foresight::settle(world);
    match world.step() {
        Step::Jury | Step::Exhibition | Step::Standstill => true,
        Step::Turn(_)
        | Step::Lay(_)
        | Step::Frame(_)
        | Step::Scoring
        | Step::Refill
        | Step::Deal
        | Step::Start
        | Step::Toss => false,
    }
}

/// The imagined state after `seat` has finished the painting that it is making or could begin, with any
/// cards.
fn with_painting(view: &View, seat: Seat) -> Canvas {
    let mut world = foresight::imagined::<Canvas>(view);
    let made = |world: &Canvas| world.view(Viewer::Public).painters[seat.idx()].paintings.len();
    let before = made(&world);
    while made(&world) == before {
        let mut actions = Vec::new();
        world.actions(seat, &mut actions);
        let paints = |it: &Action| matches!(it, Action::Lay(_) | Action::Frame(_));
        let Some(action) = actions.into_iter().find(paints) else { break };
        world.apply(&Event::Choice { seat, action });
    }
    world
}

/// The label of an action that ends the game, with the announcement. A jury may still vote (CV-4.3).
pub(super) fn marked(view: &View, label: String, language: Language) -> String {
    let key = match view.rules.jury {
        Jury::Off => "cv-and-ends",
        Jury::On => "cv-and-last-turn",
    };
    language.tell(key, &[("deed", label.into())])
}

/// The announcement that the painting which `seat` is making ends the game, if it does.
pub(super) fn announcement(view: &View, seat: Seat, language: Language) -> Option<String> {
    let key = match view.rules.jury {
        Jury::Off => "cv-painting-ends",
        Jury::On => "cv-painting-last-turn",
    };
    has_no_more_turns(&mut with_painting(view, seat)).then(|| language.say(key))
}
