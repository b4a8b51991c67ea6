//! The clauses of Canvas: the one that a question is about, and the scope of each.

use canvas::{Condition, Step, View};
use game::{Clause, Seat};

use crate::Scope;

/// The clause that the current question is about.
pub(super) fn asked(view: &View) -> Option<Clause> {
    let clause = match view.step() {
        Step::Turn(seat) => turn(view, seat),
        Step::Lay(_) | Step::Frame(_) => "CV-3.4",
        Step::Jury => "CV-4.3",
        Step::Exhibition | Step::Standstill => "CV-4.2",
        Step::Toss => "CV-6.2",
        Step::Scoring | Step::Refill | Step::Deal | Step::Start => return None,
    };
    Some(Clause(clause))
}

/// The clause that the question of a turn is about: that of the choice if `seat` has one, else that of the reason why
/// it has none.
fn turn(view: &View, seat: Seat) -> &'static str {
    match view.painters[seat.idx()].hand.len() {
        3 | 4 => "CV-3.1",
        5.. => "CV-3.2",
        _ => "CV-3.3",
    }
}

/// Whether the condition of this clause is on a scoring card of the table. Before the scoring cards are drawn
/// it may be.
pub(super) fn in_play(view: &View, clause: &str) -> bool {
    let drawn = view.scoring.len() == usize::from(view.rules.places);
    let mut conditions = (1..).zip(Condition::ALL);
    let meant = conditions.find(|(n, _)| format!("CV-5.{n}") == clause);
    !drawn || meant.is_some_and(|(_, condition)| view.scoring.contains(&condition))
}

/// The scopes of the clauses: the games in which each applies.
pub(super) const SCOPES: &[(&str, Scope)] = &[
    ("CV-1", Scope::Base),
    ("CV-2", Scope::Base),
    ("CV-3", Scope::Base),
    ("CV-4", Scope::Base),
    ("CV-5", Scope::InPlay),
    ("CV-6.2", Scope::AloneWith("solo", &["", "vincent"])),
    ("CV-6.3", Scope::AloneWith("solo", &["puzzle"])),
    ("CV-6", Scope::Alone),
    ("CV-7.1", Scope::With("scenario", &["family"])),
    ("CV-7.2", Scope::With("scenario", &["chill"])),
    ("CV-7.3", Scope::With("scenario", &["synergy"])),
    ("CV-7.4", Scope::With("scenario", &["first-game"])),
    ("CV-7.5", Scope::With("scenario", &["balanced"])),
    ("CV-7.6", Scope::With("scenario", &["no-elements"])),
    ("CV-7.7", Scope::With("scenario", &["every-element"])),
    ("CV-7.8", Scope::With("scenario", &["spatial"])),
    ("CV-7.9", Scope::With("scenario", &["bonus"])),
    ("CV-7.10", Scope::With("scenario", &["random", "picked"])),
    ("CV-8", Scope::Base),
];
