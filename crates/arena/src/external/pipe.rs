//! Messages to and from a process on a thread of their own: a process that reads nothing or writes
//! nothing cannot block the caller.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{ChildStdin, ChildStdout},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
};

/// A line for the process, with its line feed.
#[derive(Debug)]
pub(super) enum PipeMessage {
    /// A line that the process must answer.
    Question(Vec<u8>),
    /// A line that the process does not answer.
    Notification(Vec<u8>),
}

/// The answer to a question.
#[derive(Debug)]
pub(super) enum PipeReply {
    /// A line that the process has written.
    Said(Vec<u8>),
    /// A line of more than [`MAX_LINE_BYTES`].
    TooLong,
    /// The end of the output of the process.
    End,
}

/// The longest answer in bytes.
const MAX_LINE_BYTES: u64 = 1 << 20;

/// Starts a thread that carries messages until their sender is dropped. Then the process sees the
/// end of its input, and its output is read to the end.
///
/// # Errors
///
/// Fails where the system starts no more threads.
pub(super) fn start(
    stdin: ChildStdin,
    stdout: ChildStdout,
) -> io::Result<(Sender<PipeMessage>, Receiver<io::Result<PipeReply>>)> {
    let (messages, outbox) = channel();
    let (inbox, replies) = channel();
    thread::Builder::new().spawn(move || {
        let mut output = BufReader::new(stdout);
        carry(stdin, &mut output, &outbox, &inbox);
        // What a process still writes is read and dropped, lest it wait for us.
        let _ = io::copy(&mut output, &mut io::sink());
    })?;
    Ok((messages, replies))
}

fn carry(
    mut stdin: ChildStdin,
    output: &mut impl BufRead,
    outbox: &Receiver<PipeMessage>,
    inbox: &Sender<io::Result<PipeReply>>,
) {
    for message in outbox {
        let reply = match message {
            PipeMessage::Notification(line) => {
                // A process that has exited need not know; a question would notice.
                let _ = stdin.write_all(&line);
                continue;
            }
            PipeMessage::Question(line) => stdin.write_all(&line).and_then(|()| read(output)),
        };
        if inbox.send(reply).is_err() {
            return;
        }
    }
}

fn read(output: &mut impl BufRead) -> io::Result<PipeReply> {
    let mut line = Vec::new();
    output.by_ref().take(MAX_LINE_BYTES).read_until(b'\n', &mut line)?;
    Ok(match line.last() {
        None => PipeReply::End,
        Some(b'\n') => PipeReply::Said(line),
        Some(_) if line.len() as u64 == MAX_LINE_BYTES => PipeReply::TooLong,
        Some(_) => PipeReply::Said(line),
    })
}
