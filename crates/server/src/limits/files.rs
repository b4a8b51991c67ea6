//! How many files the process may open: every connection is one.

/// So many are left for the store, the log and whatever else is opened.
const RESERVED_FILES: usize = 64;

/// How many connections the process has room for, once it is allowed as many files as it may ask for.
pub(crate) fn room() -> usize {
    let files = most();
    files - RESERVED_FILES.min(files / 2)
}

/// The limit that counts is often 1,024, for programs that are older than what systems can do; anybody may raise
/// their own to the hard one.
#[cfg(unix)]
fn most() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // Where that is refused, it stays as it is.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let allowed = getrlimit(Resource::Nofile).current;
    allowed.map_or(usize::MAX, |it| usize::try_from(it).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
fn most() -> usize {
    usize::MAX
}
