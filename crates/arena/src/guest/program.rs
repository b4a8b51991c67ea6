//! The command that starts a guest.

use std::{
    process::{Command, Stdio},
    time::Duration,
};

use super::{Guest, courier, end};
use crate::Fault;

/// A command line that starts a guest, and how long one waits for its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    command: String,
    words: Vec<String>,
    patience: Duration,
}

impl Program {
    /// What is typed as `command`: words between spaces; quotes keep a word together. No shell reads
    /// it, so that the program itself can be ended and not only a shell around it. One that starts
    /// others is not put in a process group of its own, to end all of them: the terminal would then
    /// interrupt us and not them.
    ///
    /// # Errors
    ///
    /// Refuses what names no program.
    pub fn new(command: &str, patience: Duration) -> Result<Program, Fault> {
        let words = words(command).ok_or_else(|| Fault("has a quote without an end".to_owned()))?;
        if words.first().is_none_or(String::is_empty) {
            return Err(Fault("names no program".to_owned()));
        }
        Ok(Program { command: command.trim().to_owned(), words, patience })
    }

    /// As it was typed.
    #[must_use]
    pub fn command(&self) -> &str {
        &self.command
    }

    /// Starts it. What it writes to standard error is passed through.
    ///
    /// # Errors
    ///
    /// Says why it cannot be started.
    pub fn start(&self) -> Result<Guest, Fault> {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let failed = |error| Fault(format!("cannot be started: {error}"));
        let mut child = command.spawn().map_err(failed)?;
        let stdin = child.stdin.take().expect("it is piped");
        let stdout = child.stdout.take().expect("it is piped");
        let started = courier::start(stdin, stdout).inspect_err(|_| end(&mut child));
        let (letters, replies) = started.map_err(failed)?;
        let patience = self.patience;
        Ok(Guest { child, letters: Some(letters), replies, patience, has_failed: false })
    }
}

/// The words of a command line; nothing if a quote has no end.
fn words(command: &str) -> Option<Vec<String>> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in command.chars() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_keep_words_together() {
        assert_eq!(words("python3  my_bot.py ").unwrap(), ["python3", "my_bot.py"]);
        assert_eq!(words("'my bot' --name \"it's\" ''").unwrap(), ["my bot", "--name", "it's", ""]);
        assert_eq!(words("'my bot"), None);
        assert_eq!(words("  ").unwrap(), [] as [&str; 0]);
    }

    #[test]
    fn a_command_names_a_program() {
        let refused = |command| Program::new(command, Duration::ZERO).unwrap_err().to_string();
        assert_eq!(refused(" "), "names no program");
        assert_eq!(refused("''"), "names no program");
        assert_eq!(refused("\"a"), "has a quote without an end");
    }
}
