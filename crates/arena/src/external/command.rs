//! The command that starts an external bot.

use std::{
    process::{Command, Stdio},
    time::Duration,
};

use super::{ExternalProcess, end, pipe};
use crate::PlayerError;

/// A command line that starts an external bot, and the timeout of its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExternalCommand {
    command: String,
    words: Vec<String>,
    timeout: Duration,
}

impl ExternalCommand {
    /// Splits `command` into words at spaces; quotes keep a word together. There is no shell, so
    /// that the program itself can be ended and not only a shell around it. The program stays in
    /// our process group, even if it starts others: in a group of its own it would not get the
    /// interrupts of the terminal.
    ///
    /// # Errors
    ///
    /// Refuses a command that names no program.
    pub fn new(command: &str, timeout: Duration) -> Result<ExternalCommand, PlayerError> {
        let words =
            words(command).ok_or_else(|| PlayerError("has a quote without an end".to_owned()))?;
        if words.first().is_none_or(String::is_empty) {
            return Err(PlayerError("names no program".to_owned()));
        }
        Ok(ExternalCommand { command: command.trim().to_owned(), words, timeout })
    }

    /// The command line as it was typed.
    #[must_use]
    pub fn command_line(&self) -> &str {
        &self.command
    }

    /// Starts the process. Its standard error is passed through.
    ///
    /// # Errors
    ///
    /// Gives the reason why it cannot be started.
    pub fn start(&self) -> Result<ExternalProcess, PlayerError> {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let failed = |error| PlayerError(format!("cannot be started: {error}"));
        let mut child = command.spawn().map_err(failed)?;
        let stdin = child.stdin.take().expect("it is piped");
        let stdout = child.stdout.take().expect("it is piped");
        let started = pipe::start(stdin, stdout).inspect_err(|_| end(&mut child));
        let (messages, replies) = started.map_err(failed)?;
        let timeout = self.timeout;
        Ok(ExternalProcess { child, messages: Some(messages), replies, timeout, has_failed: false })
    }
}

/// The words of a command line; none if a quote is not closed.
fn words(command: &str) -> Option<Vec<String>> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for character in command.chars() {
        match (quote, character) {
            (Some(open), _) if character == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(character);
                word.get_or_insert_default();
            }
            (None, _) if character.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(character),
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
        let refused =
            |command| ExternalCommand::new(command, Duration::ZERO).unwrap_err().to_string();
        assert_eq!(refused(" "), "names no program");
        assert_eq!(refused("''"), "names no program");
        assert_eq!(refused("\"a"), "has a quote without an end");
    }
}
