//! How a command ended: 0 if all is fine, 1 if what was asked failed; 2, for a call that makes no
//! sense, is the argument parser's.

use std::{
    io::{self, Write},
    process::ExitCode,
};

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    /// It did what was asked.
    Fine,
    /// It did not, and has said so.
    Failed,
}

impl Status {
    /// The end of a command. Errors are told in one line; a reader who has heard enough (`| head`)
    /// is no error.
    pub(crate) fn of(ran: anyhow::Result<Status>) -> Status {
        match ran {
            Ok(status) => status,
            Err(error) if is_broken_pipe(&error) => Status::Fine,
            Err(error) => {
                // Standard error may be closed as well; then there is nobody to tell.
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
