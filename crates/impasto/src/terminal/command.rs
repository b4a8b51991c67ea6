//! The commands that a person can type.

/// A typed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TypedCommand {
    /// An empty line.
    Nothing,
    /// The number of a choice.
    Number(usize),
    /// A move in notation: every line that is no other command.
    Move(String),
    Undo,
    Restart,
    /// `help`, with a clause or an empty text.
    Help(String),
    /// `rules`, with a chapter, a clause, a word or an empty text.
    Rules(String),
    View,
    Actions,
    Log,
    /// `fast`, which ends turns without asking, or asks again.
    Fast,
    /// `score`, with the cards to score.
    Score(String),
    /// `save`, with the name of a file.
    Save(String),
    Quit,
}

/// The text of `help`.
pub(super) const HELP: &str = "\
Type the number of a choice, or the move that is written behind it. You can type
several moves of one turn at once, separated by commas.

  undo          take back your last decision, unless you have seen something new
  restart       take back your whole turn, as far as possible
  view          show the table again
  actions       show your choices again
  log           show the whole game so far
  rules         list the rules; `rules CLAUSE` shows one clause or its chapter,
                `rules WORD` all clauses that mention a word
  fast          end your turns without asking; type it again to be asked
  save FILE     save a copy of the game
  quit          leave; the game is saved, and you can resume it later
                (u, q and ? are short for undo, quit and help)";

impl TypedCommand {
    pub(super) fn read(line: &str) -> TypedCommand {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim().to_owned();
        match (word.to_lowercase().as_str(), rest.is_empty()) {
            ("", _) => TypedCommand::Nothing,
            ("undo" | "u", true) => TypedCommand::Undo,
            ("restart", true) => TypedCommand::Restart,
            ("help" | "?", _) => TypedCommand::Help(rest),
            ("rules", _) => TypedCommand::Rules(rest),
            ("view", true) => TypedCommand::View,
            ("actions", true) => TypedCommand::Actions,
            ("log", true) => TypedCommand::Log,
            ("fast", true) => TypedCommand::Fast,
            ("score", _) => TypedCommand::Score(rest),
            ("save", _) => TypedCommand::Save(rest),
            ("quit" | "exit" | "q", true) => TypedCommand::Quit,
            _ => number(line)
                .map_or_else(|| TypedCommand::Move(line.to_owned()), TypedCommand::Number),
        }
    }
}

/// The number in `3`, `3.` or `3)`.
fn number(line: &str) -> Option<usize> {
    line.trim_end_matches(['.', ')']).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_command_is_a_move() {
        assert_eq!(TypedCommand::read("take 3"), TypedCommand::Move("take 3".to_owned()));
        assert_eq!(TypedCommand::read("undo 3"), TypedCommand::Move("undo 3".to_owned()));
        assert_eq!(TypedCommand::read("12"), TypedCommand::Number(12));
        assert_eq!(TypedCommand::read("-1"), TypedCommand::Move("-1".to_owned()));
        assert_eq!(TypedCommand::read("help  CV-3.3"), TypedCommand::Help("CV-3.3".to_owned()));
        assert_eq!(TypedCommand::read(""), TypedCommand::Nothing);
    }

    #[test]
    fn hasty_typing_is_understood() {
        assert_eq!(TypedCommand::read("1."), TypedCommand::Number(1));
        assert_eq!(TypedCommand::read("Undo"), TypedCommand::read("u"));
        assert_eq!(TypedCommand::read("Q"), TypedCommand::Quit);
        assert_eq!(TypedCommand::read("?"), TypedCommand::Help(String::new()));
        assert_eq!(
            TypedCommand::read("SAVE My.impasto"),
            TypedCommand::Save("My.impasto".to_owned())
        );
    }
}
