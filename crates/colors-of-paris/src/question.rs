//! The question of a step in words, for the refusal of an action that does not answer it.

use crate::round::Step;

/// The question of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    text: &'static str,
    clause: &'static str,
}

impl Question {
    /// The question as it follows the word "now".
    #[must_use]
    pub const fn text(self) -> &'static str {
        self.text
    }

    /// The clause that asks.
    #[must_use]
    pub const fn clause(self) -> &'static str {
        self.clause
    }

    /// The question at `step`.
    #[must_use]
    pub const fn at(step: Step) -> Question {
        let (text, clause) = match step {
            Step::Keep => ("keep one of your painter tiles", "CP-8.0"),
            Step::Tint(_) => ("choose a color for Gauguin's tile", "CP-8.3"),
            Step::Pick(_) => ("keep one card of your pack", "CP-9.2"),
            Step::Unveil => ("put your first painting before you", "CP-9.2"),
            Step::Show(_) => ("put your next painting before you", "CP-9.3"),
            Step::Place(_) => ("an assistant is to be placed", "CP-3.1"),
            Step::Act(_) => ("an assistant is to be laid down", "CP-3.3"),
            Step::After(_) => ("only a bonus card can be used, or stop", "CP-7.1"),
            Step::Visit(_) => ("choose what to take, exhibit or buy", "CP-4.6"),
            Step::Bought(..) => ("use the card you bought, or stop", "CP-7.1"),
            Step::Exhibit(_) => ("choose which painting to exhibit", "CP-9.3"),
            Step::Copy(_) => ("choose which action to copy", "CP-5.2"),
            Step::MixAny(_) => ("choose what to mix", "CP-7.2"),
            Step::Mix(..) => ("choose how to mix", "CP-8.3"),
            Step::Pay(..) | Step::PayAgain(..) => ("pigments are to be paid", "CP-4.4"),
            Step::Again(..) => ("improve the tool again, or stop", "CP-8.1"),
            Step::Reward(..) => ("choose between a new assistant and the token", "CP-4.5"),
            Step::Tools(..) => ("markers are to be advanced", "CP-7.2"),
            Step::Exchange(..) => ("pigments are to be exchanged", "CP-7.2"),
            Step::Paint { .. } => ("pigments are to be painted", "CP-4.7"),
            Step::Dab { .. } => ("paint cells of the acquired color, or stop", "CP-8.4"),
            Step::Degas { .. } => ("paint with what the painting gives back, or stop", "CP-8.2"),
            Step::Turn(_) => ("choose how far the wheel turns", "CP-5.3"),
            Step::Dry(_) => ("pigments are to be given back", "CP-6.3"),
            Step::Stand(_) => ("an assistant is to be stood up", "CP-6.4"),
            Step::Luck(_) | Step::Prepare | Step::Next | Step::Over => {
                ("nobody is asked", "CP-3.1")
            }
        };
        Question { text, clause }
    }
}
