//! The clauses of Colors of Paris: the one that a question is about, and the scope of each.

use colors_of_paris::{Question, Step, View, variants::Counting};
use game::Clause;

use crate::Scope;

/// The clause that the current question is about.
pub(super) fn asked(view: &View) -> Option<Clause> {
    let clause = match view.studio.step() {
        Step::Luck(_) | Step::Prepare | Step::Next => return None,
        Step::Over => "CP-10.2",
        // Without exhibitions the next card is put down by the rules of the draft.
        Step::Show(_) if view.studio.rules.counting == Counting::Completed => "CP-9.2",
        Step::PayAgain(..) => "CP-8.1",
        step => Question::at(step).clause(),
    };
    Some(Clause(clause))
}

/// The scopes of the clauses: the games in which each applies.
pub(super) const SCOPES: &[(&str, Scope)] = &[
    ("CP-1", Scope::Base),
    ("CP-2", Scope::Base),
    ("CP-3", Scope::Base),
    ("CP-4", Scope::Base),
    ("CP-5", Scope::Base),
    ("CP-6", Scope::Base),
    ("CP-7", Scope::With("cards", &["a", "b", "j"])),
    ("CP-8.7", Scope::With("texts", &["j"])),
    ("CP-8", Scope::With("tiles", &["on"])),
    ("CP-9.1", Scope::With("values", &["j"])),
    ("CP-9.2", Scope::With("paintings", &["draft"])),
    ("CP-9.3", Scope::With("counts", &["exhibited"])),
    ("CP-9.4a", Scope::With("easel", &["one"])),
    ("CP-9.4b", Scope::With("black", &["signature"])),
    ("CP-9.4c", Scope::With("dry", &["black"])),
    ("CP-9.4d", Scope::With("supply", &["seats"])),
    ("CP-9.5", Scope::With("end", &["marker"])),
    ("CP-9.6", Scope::With("twins", &["on"])),
    ("CP-9.7", Scope::With("ties", &["j"])),
    ("CP-9.8a", Scope::With("cards", &["j"])),
    ("CP-9.8b", Scope::With("swap", &["exhibit"])),
    ("CP-9.8c", Scope::With("half-turn", &["all"])),
    ("CP-9.9", Scope::With("texts", &["j"])),
    ("CP-10.3", Scope::With("ties", &["base"])),
    ("CP-10.4", Scope::Changed("rounds")),
    ("CP-10", Scope::Base),
];
