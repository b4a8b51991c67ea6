//! What ends the game (CV-3.7, CV-4.1), told before it is done.

use canvas::{Action, Mode, View, setup::PAINTINGS, variants::Jury};
use game::Seat;
use tongues::Tongue;

/// With so many cards one can make a painting (CV-3.2).
const LAYERS: usize = 3;

/// What `seat` has if the action is done: paintings and cards in hand; and how many cards there are to take.
struct Left {
    paintings: usize,
    hand: usize,
    row: usize,
}

/// Whether nobody has a turn any more after this action of `seat`.
pub(super) fn is_last(view: &View, seat: Seat, action: Action) -> bool {
    match action {
        Action::Take(position) => nobody_goes_on(view, seat, &after_taking(view, seat, position)),
        Action::Lay(_) => {
            let is_whole = view.desk.len() + 1 == LAYERS;
            let is_framed = view.painters[seat.idx()].backgrounds.len() == 1;
            is_whole && is_framed && is_last_painting(view, seat)
        }
        Action::Frame(_) => is_last_painting(view, seat),
        Action::Vote(_) | Action::Abstain => false,
    }
}

/// Whether nobody has a turn any more once `seat` has made one more painting.
pub(super) fn is_last_painting(view: &View, seat: Seat) -> bool {
    let painter = &view.painters[seat.idx()];
    let missing = LAYERS - view.desk.len();
    let left = Left {
        paintings: painter.paintings.len() + 1,
        hand: painter.hand.len().saturating_sub(missing),
        row: view.row.len() + view.pile.len(),
    };
    nobody_goes_on(view, seat, &left)
}

fn after_taking(view: &View, seat: Seat, position: u8) -> Left {
    let painter = &view.painters[seat.idx()];
    // Skipped cards leave the puzzle (CV-6.3).
    let gone = match view.rules.mode {
        Mode::Together | Mode::Vincent => 1,
        Mode::Puzzle => usize::from(position),
    };
    let row = (view.row.len() + view.pile.len()).saturating_sub(gone);
    Left { paintings: painter.paintings.len(), hand: painter.hand.len() + 1, row }
}

fn nobody_goes_on(view: &View, seat: Seat, left: &Left) -> bool {
    let is_done = |paintings: usize| PAINTINGS <= paintings;
    // Whoever goes on alone meets Vincent first, who removes a card (CV-6.2).
    let removed = usize::from(view.rules.mode == Mode::Vincent && !is_done(left.paintings));
    let row = left.row.saturating_sub(removed);
    let is_stuck = |hand: usize| row == 0 && hand < LAYERS;
    Seat::first(view.painters.len()).all(|it| {
        let painter = &view.painters[it.idx()];
        let own = (left.paintings, left.hand);
        let (paintings, hand) =
            if it == seat { own } else { (painter.paintings.len(), painter.hand.len()) };
        is_done(paintings) || is_stuck(hand)
    })
}

/// An answer that ends the game says so. Where there is a jury it may still be asked (CV-4.3).
pub(super) fn marked(view: &View, label: String, tongue: Tongue) -> String {
    let key = match view.rules.jury {
        Jury::Off => "cv-and-ends",
        Jury::On => "cv-and-last-turn",
    };
    tongue.tell(key, &[("deed", label.into())])
}

/// That the painting which `seat` is making ends the game, if it does.
pub(super) fn told(view: &View, seat: Seat, tongue: Tongue) -> Option<String> {
    let key = match view.rules.jury {
        Jury::Off => "cv-painting-ends",
        Jury::On => "cv-painting-last-turn",
    };
    is_last_painting(view, seat).then(|| tongue.say(key))
}
