//! What is asked, and what each answer means.

use canvas::{Action, Background, Card, Mode, Step, View};
use game::{Seat, Viewer};

use super::{bounty::Bounty, phrases};
use crate::{Names, english};

/// One sentence: what is asked, and of whom.
pub(super) fn prompt(view: &View, names: &Names) -> String {
    match view.step() {
        Step::Scoring => "Luck draws the scoring cards.".to_owned(),
        Step::Refill => "Luck fills the row.".to_owned(),
        Step::Deal => "Luck deals the backgrounds.".to_owned(),
        Step::Start => "Luck names the first player.".to_owned(),
        Step::Toss => "Vincent tosses his tokens.".to_owned(),
        Step::Turn(seat) => turn(view, names, seat),
        Step::Lay(seat) => {
            let layer = LAYERS[view.desk.len()];
            format!("{} the {layer} card of the painting.", names.does(seat, "choose", "chooses"))
        }
        Step::Frame(seat) => {
            format!("{} a background for the painting.", names.does(seat, "choose", "chooses"))
        }
        Step::Jury => ballot(view, names),
        Step::Exhibition | Step::Standstill => "The game is over.".to_owned(),
    }
}

const LAYERS: [&str; 3] = ["bottom", "middle", "top"];

fn turn(view: &View, names: &Names, seat: Seat) -> String {
    let task = match view.painters[seat.idx()].hand.len() {
        _ if view.row.is_empty() => "the bottom card of a painting, for the row is empty",
        0..3 => "a card",
        3 | 4 => "a card, or the bottom card of a painting",
        _ => "the bottom card of a painting, for the hand is full",
    };
    format!("{} {task}.", names.does(seat, "choose", "chooses"))
}

/// What the jury is for (CV-4.3).
pub(super) fn jury(view: &View, names: &Names) -> String {
    format!("{}: every other player votes in secret.", tie(view, names))
}

/// The same, said to the one who votes.
fn ballot(view: &View, names: &Names) -> String {
    match view.viewer {
        Viewer::Seat(seat) if !view.tied().contains(seat) => {
            let votes = if names.is_you(seat) { "vote" } else { "votes" };
            format!("{}: {} {votes} in secret.", tie(view, names), names.within(seat))
        }
        Viewer::Seat(_) | Viewer::Public => jury(view, names),
    }
}

fn tie(view: &View, names: &Names) -> String {
    let tied: Vec<String> = view.tied().iter().map(|seat| names.within(seat)).collect();
    format!("{} are tied for the first place", english::capitalized(&english::list(&tied)))
}

/// What `action` means if `seat` takes it now.
pub(super) fn label(view: &View, seat: Seat, action: Action) -> String {
    match action {
        Action::Take(position) => take(view, position),
        Action::Lay(card) => lay(view, seat, card),
        Action::Frame(background) => frame(view, background),
        Action::Vote(tied) => vote(view, tied),
        Action::Abstain => "vote for none of them".to_owned(),
    }
}

fn take(view: &View, position: u8) -> String {
    let skipped = usize::from(position.saturating_sub(1));
    let Some(slot) = view.row.iter().nth(skipped) else {
        return format!("take the card at position {position}");
    };
    let card = phrases::card(view.deck, slot.card);
    match (view.rules.mode, skipped) {
        (Mode::Puzzle, 0) if view.aside == 0 => format!("take {card} for free"),
        (Mode::Puzzle, 0) => format!("take {card} for free (you get a token of the reserve)"),
        (Mode::Puzzle, _) => format!("take {card}, {}", clearing(view, skipped)),
        (Mode::Together | Mode::Vincent, 0) => format!("take {card} for free{}", gain(slot.tokens)),
        (Mode::Together | Mode::Vincent, _) => {
            format!("take {card} for {}{}", payment(position - 1), gain(slot.tokens))
        }
    }
}

/// What is paid lies on the cards that are skipped (CV-3.3).
fn payment(skipped: u8) -> String {
    match skipped {
        1 => "1 token, on the card before it".to_owned(),
        _ => format!("{skipped} tokens, one on each card before it"),
    }
}

fn gain(tokens: u8) -> String {
    if tokens == 0 { String::new() } else { format!(" (you get {tokens})") }
}

/// Skipped cards leave the solo puzzle (CV-6.3).
fn clearing(view: &View, skipped: usize) -> String {
    let tokens = english::count(u8::try_from(skipped).expect("four at most"), "token");
    let gone: Vec<String> =
        view.row.iter().take(skipped).map(|it| format!("#{}", it.card.number())).collect();
    let leave = if skipped == 1 { "leaves" } else { "leave" };
    format!("paying {tokens} ({} {leave} the game)", english::list(&gone))
}

fn lay(view: &View, seat: Seat, card: Card) -> String {
    let name = phrases::card(view.deck, card);
    match view.desk.len() {
        0 => format!("begin a painting with {name} at the bottom"),
        1 => format!("lay {name} in the middle"),
        _ => {
            let layers: Vec<Card> = view.desk.iter().copied().chain([card]).collect();
            let title = phrases::title(view.deck, &layers);
            format!("lay {name} on top: {title}, {}", Bounty::of(view, seat, &layers).brief())
        }
    }
}

fn frame(view: &View, background: Background) -> String {
    let title = phrases::title(view.deck, &view.desk);
    format!("hang {title} on background {}", background.0)
}

fn vote(view: &View, tied: Seat) -> String {
    let paintings = view.painters.get(tied.idx()).map(|it| it.paintings).unwrap_or_default();
    let titles: Vec<String> =
        paintings.iter().map(|it| phrases::title(view.deck, &it.layers)).collect();
    if titles.is_empty() {
        return format!("vote for {tied}");
    }
    format!("vote for {tied}, who painted {}", english::list(&titles))
}
