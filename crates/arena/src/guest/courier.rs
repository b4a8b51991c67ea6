//! Lines to a process and back, on a thread of its own: neither a program that reads nothing nor one
//! that says nothing can hold up whoever asks.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{ChildStdin, ChildStdout},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
};

/// A line for the program, with its end.
#[derive(Debug)]
pub(super) enum Letter {
    /// It will answer.
    Question(Vec<u8>),
    /// It will not.
    Note(Vec<u8>),
}

/// What came back.
#[derive(Debug)]
pub(super) enum Reply {
    /// A line.
    Said(Vec<u8>),
    /// More than a line may have.
    TooLong,
    /// Nothing more will come.
    End,
}

/// The longest answer, in bytes.
const LONGEST: u64 = 1 << 20;

/// Carries letters until nobody writes any more; then the program sees the end of its input, and its
/// output is read to the end.
///
/// # Errors
///
/// Fails where the machine gives no more threads.
pub(super) fn start(
    stdin: ChildStdin,
    stdout: ChildStdout,
) -> io::Result<(Sender<Letter>, Receiver<io::Result<Reply>>)> {
    let (letters, outbox) = channel();
    let (inbox, replies) = channel();
    thread::Builder::new().spawn(move || {
        let mut output = BufReader::new(stdout);
        carry(stdin, &mut output, &outbox, &inbox);
        // Whoever goes on talking is heard, lest they wait for us; what they say is lost.
        let _ = io::copy(&mut output, &mut io::sink());
    })?;
    Ok((letters, replies))
}

fn carry(
    mut stdin: ChildStdin,
    output: &mut impl BufRead,
    outbox: &Receiver<Letter>,
    inbox: &Sender<io::Result<Reply>>,
) {
    for letter in outbox {
        let reply = match letter {
            Letter::Note(line) => {
                // Who has left need not hear it; a question would notice.
                let _ = stdin.write_all(&line);
                continue;
            }
            Letter::Question(line) => stdin.write_all(&line).and_then(|()| read(output)),
        };
        if inbox.send(reply).is_err() {
            return;
        }
    }
}

fn read(output: &mut impl BufRead) -> io::Result<Reply> {
    let mut line = Vec::new();
    output.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
    Ok(match line.last() {
        None => Reply::End,
        Some(b'\n') => Reply::Said(line),
        Some(_) if line.len() as u64 == LONGEST => Reply::TooLong,
        Some(_) => Reply::Said(line),
    })
}
