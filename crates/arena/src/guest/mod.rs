//! A program from outside, in any language, that takes a seat: it is asked in lines of JSON and
//! answers in lines of JSON, as `docs/PROTOCOL.md` tells. It hears what its seat knows and no more.

mod courier;
mod entrant;
mod program;

pub use entrant::Outsider;
pub use program::Program;

use std::{
    collections::BTreeMap,
    io,
    process::Child,
    sync::mpsc::{Receiver, RecvTimeoutError, Sender},
    time::{Duration, Instant},
};

use game::{File, Outcome, Seat, Title};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::Fault;
use courier::{Letter, Reply};

/// A program that was started and can be asked. It ends with this value, if need be by force.
#[derive(Debug)]
pub struct Guest {
    child: Child,
    /// Nothing once all has been said.
    letters: Option<Sender<Letter>>,
    replies: Receiver<io::Result<Reply>>,
    patience: Duration,
    /// Nobody waits for one who has failed.
    has_failed: bool,
}

/// What a guest is told before a game.
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

/// Whether a guest may be asked for another game when one is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stay {
    /// No: the next game is for a new process.
    Once,
    /// Yes, in another deal: it has said that it keeps nothing of the last game.
    Again,
}

#[derive(Serialize)]
#[serde(tag = "do", rename_all = "lowercase")]
enum Question<'q> {
    Hello(&'q Hello),
    Choose { seat: Seat, view: Value, actions: &'q [String] },
    Over { seat: Seat, outcome: &'q Outcome },
}

#[derive(Deserialize)]
struct Ready {
    ready: bool,
    #[serde(default)]
    again: bool,
}

#[derive(Deserialize)]
struct Answer {
    action: String,
}

/// Whoever leaves by themselves has so long.
const FAREWELL: Duration = Duration::from_secs(1);

impl Hello {
    /// What is told at a table of `title`.
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

impl Guest {
    /// Begins a game.
    ///
    /// # Errors
    ///
    /// Says how it failed to be ready.
    pub fn greet(&mut self, hello: &Hello) -> Result<Stay, Fault> {
        let said = self.ask(&Question::Hello(hello))?;
        match object(&said) {
            Some(Ready { ready: true, again: true }) => Ok(Stay::Again),
            Some(Ready { ready: true, again: false }) => Ok(Stay::Once),
            Some(Ready { ready: false, .. }) | None => Err(self.fail(format!(
                "answered «{}» to hello, which is not {{\"ready\":true}}",
                brief(&said)
            ))),
        }
    }

    /// Which of `actions` it takes, by its place in the list.
    ///
    /// # Errors
    ///
    /// Says how it failed to answer, or which action it named.
    pub fn choose(&mut self, seat: Seat, view: Value, actions: &[String]) -> Result<usize, Fault> {
        let said = self.ask(&Question::Choose { seat, view, actions })?;
        let Some(Answer { action }) = object(&said) else {
            let said = brief(&said);
            return Err(
                self.fail(format!("answered «{said}», which is not {{\"action\":\"...\"}}"))
            );
        };
        let named = actions.iter().position(|it| *it == action.trim());
        named.ok_or_else(|| self.fail(illegal(&action, actions)))
    }

    /// Tells how the game ended; that is not answered.
    pub fn over(&mut self, seat: Seat, outcome: &Outcome) {
        // One who has left already need not hear it.
        let _ = self.send(&Question::Over { seat, outcome }, Letter::Note);
    }

    fn ask(&mut self, question: &Question<'_>) -> Result<Vec<u8>, Fault> {
        let asked = self.send(question, Letter::Question);
        if asked.is_err() {
            return Err(self.gone());
        }
        match self.replies.recv_timeout(self.patience) {
            Ok(Ok(Reply::Said(line))) => Ok(line),
            Ok(Ok(Reply::TooLong)) => Err(self.fail("answered with a line without end".to_owned())),
            Ok(Ok(Reply::End)) | Err(RecvTimeoutError::Disconnected) => Err(self.gone()),
            Ok(Err(error)) if error.kind() == io::ErrorKind::BrokenPipe => Err(self.gone()),
            Ok(Err(error)) => Err(self.fail(format!("cannot be spoken to: {error}"))),
            Err(RecvTimeoutError::Timeout) => {
                let seconds = self.patience.as_secs_f64();
                Err(self.fail(format!("has said nothing for {seconds} s")))
            }
        }
    }

    fn send(
        &self,
        question: &Question<'_>,
        letter: impl FnOnce(Vec<u8>) -> Letter,
    ) -> Result<(), ()> {
        let mut line = serde_json::to_vec(question).expect("questions are plain data");
        line.push(b'\n');
        let letters = self.letters.as_ref().ok_or(())?;
        letters.send(letter(line)).map_err(drop)
    }

    /// It has closed its output: it is ending, or has ended.
    fn gone(&mut self) -> Fault {
        // One who closes the output and stays would keep us waiting.
        let _ = self.child.kill();
        let status = self.child.wait().map(|it| it.to_string());
        self.fail(format!("ended without an answer ({})", status.unwrap_or_default()))
    }

    fn fail(&mut self, how: String) -> Fault {
        self.has_failed = true;
        Fault(how)
    }
}

/// Ends the program: it sees the end of its input and has a moment to leave.
impl Drop for Guest {
    fn drop(&mut self) {
        self.letters = None;
        if !self.has_failed {
            let until = Instant::now() + FAREWELL;
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

/// What an object says. A list of the same values in the right order is none, though serde would
/// take it for one.
fn object<T: DeserializeOwned>(said: &[u8]) -> Option<T> {
    let is_object = said.trim_ascii_start().starts_with(b"{");
    serde_json::from_slice(said).ok().filter(|_| is_object)
}

fn illegal(action: &str, actions: &[String]) -> String {
    const MOST: usize = 12;
    let legal = actions[..actions.len().min(MOST)].join(", ");
    let more = if MOST < actions.len() { " and others" } else { "" };
    format!("wants «{}», which it may not; legal now: {legal}{more}", brief(action.as_bytes()))
}

/// What somebody said, cut where it is too long for a message.
fn brief(said: &[u8]) -> String {
    const LONGEST: usize = 200;
    let text = String::from_utf8_lossy(said);
    let mut shown: String = text.trim().chars().take(LONGEST).collect();
    if shown.len() < text.trim().len() {
        shown.push('…');
    }
    // What somebody else has written must not command this terminal.
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
        let action = |said: &str| object(said.as_bytes()).map(|Answer { action }| action);
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
