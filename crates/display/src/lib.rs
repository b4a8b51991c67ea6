//! Tables of any title as people see them: text, boards, stories, rules in words, translated refusals. To
//! play and to record is the work of `shelf`; this crate adds what needs messages, HTML and pictures.

mod titles;
mod shown_table;
mod story;
mod translate;
mod rules;
mod file_changes;
mod agreement;
mod switches;
mod calculator;

pub use crate::{
    agreement::{Agreement, agreement, nearest},
    calculator::{bad_question, calculator},
    rules::{DescribedValue, Difference, collected, differences, laid_out, printed, rulebook},
    shown_table::{Choice, ShownTable},
    story::Moment,
    switches::{SwitchField, SwitchKind, switches},
    titles::{
        PresetInfo, Shown, ShownTitleVisitor, TitleInfo, poster, preset, title, titles, with_title,
    },
    translate::{Translate, tell},
};
