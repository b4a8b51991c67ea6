//! The limit of open files of the process: every connection is one.

/// The number of files reserved for the store, the log and whatever else is opened.
const RESERVED_FILES: usize = 64;

/// The number of connections that the process has room for, after raising its own limit of files.
pub(crate) fn room() -> usize {
    let files = most();
    files - RESERVED_FILES.min(files / 2)
}

/// The limit of open files, raised to the hard limit: the soft one is often 1,024, for the sake of old programs.
#[cfg(unix)]
fn most() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // If the system refuses, the limit stays as it is.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let allowed = getrlimit(Resource::Nofile).current;
    allowed.map_or(usize::MAX, |it| usize::try_from(it).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
fn most() -> usize {
    usize::MAX
}
