//! External bots: programs in any language that take a seat. They are asked in lines of JSON and
//! answer in lines of JSON, as `docs/PROTOCOL.md` specifies. They get the view of their seat and no
//! more.

mod pipe;
mod entrant;
mod command;

pub use command::ExternalCommand;
pub use entrant::ExternalBot;

use std::{
    collections::BTreeMap,
    io,
    process::Child,
    sync::mpsc::{Receiver, RecvTimeoutError, Sender},
    time::{Duration, Instant},
};

use game::{File, Outcome, Seat, Title};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::value::RawValue;

use crate::PlayerError;
use pipe::{PipeMessage, PipeReply};

/// A running external bot. Dropping it ends the process, by force if need be.
#[derive(Debug)]
pub struct ExternalProcess {
    child: Child,
    /// The sender of messages; none once the input of the process is closed.
    messages: Option<Sender<PipeMessage>>,
    replies: Receiver<io::Result<PipeReply>>,
    /// The longest wait for an answer of the process.
    timeout: Duration,
    /// Whether the process has failed: then it is not given time to exit.
    has_failed: bool,
}

/// The message to an external bot before a game.
#[derive(Clone, Debug, Serialize)]
pub struct Hello {
    title: &'static str,
    rules: u32,
    seats: u8,
    seat: Seat,
    options: String,
    files: BTreeMap<String, String>,
    seed: u64,
}

/// Whether a process can play another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reuse {
    /// No: the next game needs a new process.
    Never,
    /// Yes, in a later deal: it has said that it keeps nothing of the last game.
    InLaterDeals,
}

/// A message to the process, by the field `do`.
#[derive(Serialize)]
#[serde(tag = "do", rename_all = "lowercase")]
enum BotRequest<'q> {
    Hello(&'q Hello),
    Choose { seat: Seat, view: &'q RawValue, actions: &'q [String] },
    Over { seat: Seat, outcome: &'q Outcome },
}

/// The answer to `hello`.
#[derive(Deserialize)]
struct Ready {
    ready: bool,
    #[serde(default)]
    again: bool,
}

/// The answer to `choose`.
#[derive(Deserialize)]
struct ChosenAction {
    action: String,
}

/// The time that a process has to exit by itself.
const EXIT_TIMEOUT: Duration = Duration::from_secs(1);

impl Hello {
    /// The message for a seat at a table of `title`.
    #[must_use]
    pub fn new(
        title: &Title,
        seats: u8,
        seat: Seat,
        options: String,
        files: Vec<File>,
        seed: u64,
    ) -> Hello {
        let files = files.into_iter().map(|file| (file.name, file.text)).collect();
        // A number that every language's numbers hold exactly.
        let seed = seed >> 11;
        let (rules, title) = (title.rules_version, title.slug);
        Hello { title, rules, seats, seat, options, files, seed }
    }
}

impl ExternalProcess {
    /// Starts a game.
    ///
    /// # Errors
    ///
    /// Says how the process failed to be ready.
    pub fn greet(&mut self, hello: &Hello) -> Result<Reuse, PlayerError> {
        let said = self.ask(&BotRequest::Hello(hello))?;
        match object(&said) {
            Some(Ready { ready: true, again: true }) => Ok(Reuse::InLaterDeals),
            Some(Ready { ready: true, again: false }) => Ok(Reuse::Never),
            Some(Ready { ready: false, .. }) | None => Err(self.fail(format!(
                "answered «{}» to hello, which is not {{\"ready\":true}}",
                brief(&said)
            ))),
        }
    }

    /// Asks for an action, and returns its index in `actions`.
    ///
    /// # Errors
    ///
    /// Describes how the process failed to answer, or the illegal action that it named.
    pub fn choose(
        &mut self,
        seat: Seat,
        view: &RawValue,
        actions: &[String],
    ) -> Result<usize, PlayerError> {
        let said = self.ask(&BotRequest::Choose { seat, view, actions })?;
        let Some(ChosenAction { action }) = object(&said) else {
            let said = brief(&said);
            return Err(
                self.fail(format!("answered «{said}», which is not {{\"action\":\"...\"}}"))
            );
        };
        let named = actions.iter().position(|it| *it == action.trim());
        named.ok_or_else(|| self.fail(illegal(&action, actions)))
    }

    /// Tells the process how the game ended; there is no answer.
    pub fn over(&mut self, seat: Seat, outcome: &Outcome) {
        // A process that has exited already need not know.
        let _ = self.send(&BotRequest::Over { seat, outcome }, PipeMessage::Notification);
    }

    fn ask(&mut self, request: &BotRequest<'_>) -> Result<Vec<u8>, PlayerError> {
        let asked = self.send(request, PipeMessage::Question);
        if asked.is_err() {
            return Err(self.gone());
        }
        match self.replies.recv_timeout(self.timeout) {
            Ok(Ok(PipeReply::Said(line))) => Ok(line),
            Ok(Ok(PipeReply::TooLong)) => {
                Err(self.fail("answered with a line without end".to_owned()))
            }
            Ok(Ok(PipeReply::End)) | Err(RecvTimeoutError::Disconnected) => Err(self.gone()),
            Ok(Err(error)) if error.kind() == io::ErrorKind::BrokenPipe => Err(self.gone()),
            Ok(Err(error)) => Err(self.fail(format!("cannot be spoken to: {error}"))),
            Err(RecvTimeoutError::Timeout) => {
                let seconds = self.timeout.as_secs_f64();
                Err(self.fail(format!("has said nothing for {seconds} s")))
            }
        }
    }

    fn send(
        &self,
        request: &BotRequest<'_>,
        message: impl FnOnce(Vec<u8>) -> PipeMessage,
    ) -> Result<(), ()> {
        let mut line = serde_json::to_vec(request).expect("requests are plain data");
        line.push(b'\n');
        let messages = self.messages.as_ref().ok_or(())?;
        messages.send(message(line)).map_err(drop)
    }

    /// The error of a process that has closed its output, which is then ended.
    fn gone(&mut self) -> PlayerError {
        // A process that closed its output and runs on would keep us waiting.
        let _ = self.child.kill();
        let status = self.child.wait().map(|it| it.to_string());
        self.fail(format!("ended without an answer ({})", status.unwrap_or_default()))
    }

    fn fail(&mut self, how: String) -> PlayerError {
        self.has_failed = true;
        PlayerError(how)
    }
}

/// Ends the process: its input is closed, and it has a moment to exit.
impl Drop for ExternalProcess {
    fn drop(&mut self) {
        self.messages = None;
        if !self.has_failed {
            let until = Instant::now() + EXIT_TIMEOUT;
            while self.replies.recv_timeout(until.saturating_duration_since(Instant::now())).is_ok()
            {
            }
        }
        end(&mut self.child);
    }
}

fn end(child: &mut Child) {
    // Both fail only where there is nothing left to end.
    let _ = child.kill();
    let _ = child.wait();
}

/// Reads a JSON object. An array of the same values in the right order is refused, which serde
/// would accept.
fn object<T: DeserializeOwned>(said: &[u8]) -> Option<T> {
    let is_object = said.trim_ascii_start().starts_with(b"{");
    serde_json::from_slice(said).ok().filter(|_| is_object)
}

fn illegal(action: &str, actions: &[String]) -> String {
    const MAX_SHOWN_ACTIONS: usize = 12;
    let legal = actions[..actions.len().min(MAX_SHOWN_ACTIONS)].join(", ");
    let more = if MAX_SHOWN_ACTIONS < actions.len() { " and others" } else { "" };
    format!("wants «{}», which it may not; legal now: {legal}{more}", brief(action.as_bytes()))
}

/// An answer as it is shown in an error message: shortened, and without control characters.
fn brief(said: &[u8]) -> String {
    const MAX_SHOWN_CHARS: usize = 200;
    let text = String::from_utf8_lossy(said);
    let mut shown: String = text.trim().chars().take(MAX_SHOWN_CHARS).collect();
    if shown.len() < text.trim().len() {
        shown.push('…');
    }
    // Control characters of another program's text could control this terminal.
    shown
        .chars()
        .flat_map(|it| if it.is_control() { it.escape_default().collect() } else { vec![it] })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_objects() {
        let action = |said: &str| object(said.as_bytes()).map(|ChosenAction { action }| action);
        assert_eq!(action(" {\"mood\":3,\"action\":\"take 1\"}\n"), Some("take 1".to_owned()));
        assert_eq!(action("[\"take 1\"]\n"), None);
        assert_eq!(action("{\"action\":null}\n"), None);
        assert!(object::<Ready>(b"[true,true]\n").is_none());
    }

    #[test]
    fn what_is_said_cannot_command_a_terminal() {
        assert_eq!(brief("\u{1b}[2J café\u{7}\n".as_bytes()), "\\u{1b}[2J café\\u{7}");
        assert_eq!(brief(&[b'a'; 300]).chars().count(), 201);
    }
}
