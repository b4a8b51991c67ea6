//! The questions of steps as text, for the refusal of an action that does not answer the present question.

use game::{Blank, reasons};

use crate::round::Step;

/// The question that a step asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    asked: Asked,
    clause: &'static str,
}

reasons! {
    /// The wording of a question, which follows the word "now" in a refusal.
    #[derive(Copy)]
    pub enum Asked {
        Keep = "no-cp-asked-keep", "keep one of your painter tiles";
        Tint = "no-cp-asked-tint", "choose a color for Gauguin's tile";
        Pick = "no-cp-asked-pick", "keep one card of your pack";
        Unveil = "no-cp-asked-unveil", "put your first painting before you";
        Show = "no-cp-asked-show", "put your next painting before you";
        Place = "no-cp-asked-place", "an assistant is to be placed";
        Act = "no-cp-asked-act", "an assistant is to be laid down";
        After = "no-cp-asked-after", "only a bonus card can be used, or stop";
        Visit = "no-cp-asked-visit", "choose what to take, exhibit or buy";
        Bought = "no-cp-asked-bought", "use the card you bought, or stop";
        Exhibit = "no-cp-asked-exhibit", "choose which painting to exhibit";
        Copy = "no-cp-asked-copy", "choose which action to copy";
        MixAny = "no-cp-asked-mix-any", "choose what to mix";
        Mix = "no-cp-asked-mix", "choose how to mix";
        Pay = "no-cp-asked-pay", "pigments are to be paid";
        Again = "no-cp-asked-again", "improve the tool again, or stop";
        Reward = "no-cp-asked-reward", "choose between a new assistant and the token";
        Tools = "no-cp-asked-tools", "markers are to be advanced";
        Exchange = "no-cp-asked-exchange", "pigments are to be exchanged";
        Paint = "no-cp-asked-paint", "pigments are to be painted";
        Dab = "no-cp-asked-dab", "paint cells of the acquired color, or stop";
        Degas = "no-cp-asked-degas", "paint with what the painting gives back, or stop";
        Turn = "no-cp-asked-turn", "choose how far the wheel turns";
        Dry = "no-cp-asked-dry", "pigments are to be given back";
        Stand = "no-cp-asked-stand", "an assistant is to be stood up";
        Nobody = "no-cp-asked-nobody", "nobody is asked";
    }
}

impl From<Question> for Blank {
    fn from(question: Question) -> Blank {
        question.asked.into()
    }
}

impl Question {
    /// The clause of the rules that makes the game ask the question.
    #[must_use]
    pub const fn clause(self) -> &'static str {
        self.clause
    }

    /// The question at `step`.
    #[must_use]
    pub const fn at(step: Step) -> Question {
        let (asked, clause) = match step {
            Step::Keep => (Asked::Keep, "CP-8.0"),
            Step::Tint(_) => (Asked::Tint, "CP-8.3"),
            Step::Pick(_) => (Asked::Pick, "CP-9.2"),
            Step::Unveil => (Asked::Unveil, "CP-9.2"),
            Step::Show(_) => (Asked::Show, "CP-9.3"),
            Step::Place(_) => (Asked::Place, "CP-3.1"),
            Step::Act(_) => (Asked::Act, "CP-3.3"),
            Step::After(_) => (Asked::After, "CP-7.1"),
            Step::Visit(_) => (Asked::Visit, "CP-4.6"),
            Step::Bought(..) => (Asked::Bought, "CP-7.1"),
            Step::Exhibit(_) => (Asked::Exhibit, "CP-9.3"),
            Step::Copy(_) => (Asked::Copy, "CP-5.2"),
            Step::MixAny(_) => (Asked::MixAny, "CP-7.2"),
            Step::Mix(..) => (Asked::Mix, "CP-8.3"),
            Step::Pay(..) | Step::PayAgain(..) => (Asked::Pay, "CP-4.4"),
            Step::Again(..) => (Asked::Again, "CP-8.1"),
            Step::Reward(..) => (Asked::Reward, "CP-4.5"),
            Step::Tools(..) => (Asked::Tools, "CP-7.2"),
            Step::Exchange(..) => (Asked::Exchange, "CP-7.2"),
            Step::Paint { .. } => (Asked::Paint, "CP-4.7"),
            Step::Dab { .. } => (Asked::Dab, "CP-8.4"),
            Step::Degas { .. } => (Asked::Degas, "CP-8.2"),
            Step::Turn(_) => (Asked::Turn, "CP-5.3"),
            Step::Dry(_) => (Asked::Dry, "CP-6.3"),
            Step::Stand(_) => (Asked::Stand, "CP-6.4"),
            Step::Luck(_) | Step::Prepare | Step::Next | Step::Over => (Asked::Nobody, "CP-3.1"),
        };
        Question { asked, clause }
    }
}
