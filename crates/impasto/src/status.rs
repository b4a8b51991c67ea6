//! The exit status of a command: 0 for success, 1 for failure. The argument parser uses 2 for a wrong
//! command line.

use std::{
    io::{self, Write},
    process::ExitCode,
};

/// The exit status of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    /// The command succeeded.
    Fine,
    /// The command failed, and has printed why.
    Failed,
}

impl Status {
    /// The status of a command that returned `ran`. Prints an error in one line; a closed pipe (`| head`)
    /// is no error.
    pub(crate) fn of(ran: anyhow::Result<Status>) -> Status {
        match ran {
            Ok(status) => status,
            Err(error) if is_broken_pipe(&error) => Status::Fine,
            Err(error) => {
                // Standard error may be closed as well; then the message is lost.
                let _ = writeln!(io::stderr(), "error: {error:#}");
                Status::Failed
            }
        }
    }
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> ExitCode {
        match status {
            Status::Fine => ExitCode::SUCCESS,
            Status::Failed => ExitCode::FAILURE,
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kinds = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    kinds.map(io::Error::kind).any(|kind| kind == io::ErrorKind::BrokenPipe)
}
