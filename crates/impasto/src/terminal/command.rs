//! The commands that a person can type.

/// A typed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
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

/// The number in `3`, `3.` or `3)`.
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
