//! What a person may type instead of a move.

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Nothing at all.
    Nothing,
    /// The number of a choice.
    Number(usize),
    /// Anything else: a move in notation.
    Move(String),
    Undo,
    Restart,
    /// With the clause it is about, if any.
    Help(String),
    /// With the chapter or the clauses, if any.
    Rules(String),
    View,
    Actions,
    Log,
    /// End turns without asking, or ask again.
    Fast,
    /// With the thing whose worth is asked.
    Score(String),
    /// With the name of a file.
    Save(String),
    Quit,
}

/// The commands, as `help` tells them.
pub(super) const HELP: &str = "\
Type the number of a choice, or the move itself as it stands behind the number;
several moves of one turn with commas between them.

  undo          take back your last decision, until you see something new
  restart       take back your whole turn, as far as that goes
  view          the table once more
  actions       your choices once more
  log           the whole story so far
  rules         the clauses of the rules; `rules CLAUSE` for one of them or its
                chapter, `rules WORD` for those that mention a word
  fast          end your turns without asking; once more, and you are asked
  save FILE     keep the game as it stands
  quit          leave; the game is saved, and you can go on later
                (u, q and ? are short for undo, quit and help)";

impl Command {
    pub(super) fn read(line: &str) -> Command {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim().to_owned();
        match (word.to_lowercase().as_str(), rest.is_empty()) {
            ("", _) => Command::Nothing,
            ("undo" | "u", true) => Command::Undo,
            ("restart", true) => Command::Restart,
            ("help" | "?", _) => Command::Help(rest),
            ("rules", _) => Command::Rules(rest),
            ("view", true) => Command::View,
            ("actions", true) => Command::Actions,
            ("log", true) => Command::Log,
            ("fast", true) => Command::Fast,
            ("score", _) => Command::Score(rest),
            ("save", _) => Command::Save(rest),
            ("quit" | "exit" | "q", true) => Command::Quit,
            _ => number(line).map_or_else(|| Command::Move(line.to_owned()), Command::Number),
        }
    }
}

/// `3`, also as it is written in lists: `3.` or `3)`.
fn number(line: &str) -> Option<usize> {
    line.trim_end_matches(['.', ')']).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_command_is_a_move() {
        assert_eq!(Command::read("take 3"), Command::Move("take 3".to_owned()));
        assert_eq!(Command::read("undo 3"), Command::Move("undo 3".to_owned()));
        assert_eq!(Command::read("12"), Command::Number(12));
        assert_eq!(Command::read("-1"), Command::Move("-1".to_owned()));
        assert_eq!(Command::read("help  CV-3.3"), Command::Help("CV-3.3".to_owned()));
        assert_eq!(Command::read(""), Command::Nothing);
    }

    #[test]
    fn hasty_typing_is_understood() {
        assert_eq!(Command::read("1."), Command::Number(1));
        assert_eq!(Command::read("Undo"), Command::read("u"));
        assert_eq!(Command::read("Q"), Command::Quit);
        assert_eq!(Command::read("?"), Command::Help(String::new()));
        assert_eq!(Command::read("SAVE My.impasto"), Command::Save("My.impasto".to_owned()));
    }
}
