//! The clauses of Atelier: the one that a question is about, and the scope of each.

use atelier::{Drawing, Step, View};
use game::Clause;

use crate::Scope;

/// The clause that the current question is about.
pub(super) fn asked(view: &View) -> Option<Clause> {
    let is_unmixed = view.studio.rules.drawing == Drawing::Unmixed;
    let clause = match view.studio.step {
        Step::Start | Step::Hands(_) | Step::Refill(_) | Step::Deal(..) => return None,
        Step::Second(..) if is_unmixed => "AT-7.2",
        Step::Turn(_) | Step::Second(..) => "AT-3.1",
        Step::Trim(_) => "AT-3.2",
        Step::Play(..) => "AT-3.3",
        Step::Place(..) => "AT-3.4",
        Step::Pay(_) => "AT-4.1",
        Step::Over(_) => "AT-6.2",
    };
    Some(Clause(clause))
}

/// The scopes of the clauses: the games in which each applies.
pub(super) const SCOPES: &[(&str, Scope)] = &[
    ("AT-1", Scope::Base),
    ("AT-2", Scope::Base),
    ("AT-3", Scope::Base),
    ("AT-4", Scope::Base),
    ("AT-5", Scope::Base),
    ("AT-6.5", Scope::Changed("rounds")),
    ("AT-6", Scope::Base),
    ("AT-7.1", Scope::With("mixing", &["pairs"])),
    ("AT-7.2", Scope::With("drawing", &["unmixed"])),
    ("AT-8.1", Scope::Changed("secondaries")),
    ("AT-8.2", Scope::With("blank", &["1"])),
    ("AT-8.3", Scope::With("jokers", &["any"])),
    ("AT-8.4", Scope::With("objectives", &["visible"])),
];
