//! A line to a server that breaks when it is told to, at the worst moment: what was asked for is done, and
//! nobody hears of it.

use std::{
    io::{Read, Write},
    net::Shutdown,
    os::unix::net::{UnixListener, UnixStream},
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use anyhow::Result;
use tempfile::TempDir;

/// The name of a server's socket in its folder.
const SOCKET: &str = ".s.PGSQL.5432";

/// How long the server has to finish what it has begun to answer.
const FINISHING: Duration = Duration::from_millis(100);

/// A line to a server. Connections that it has taken stay when it is dropped.
#[derive(Debug)]
pub struct Line {
    folder: TempDir,
    server: PathBuf,
    needle: Needle,
}

/// What breaks the line, once.
type Needle = Arc<Mutex<Option<Vec<u8>>>>;

impl Line {
    pub(crate) fn to(server: &Path) -> Result<Line> {
        let folder = tempfile::Builder::new().prefix("impasto-line-").tempdir()?;
        let (server, needle) = (server.to_owned(), Needle::default());
        let listener = UnixListener::bind(folder.path().join(SOCKET))?;
        let (socket, shared) = (server.join(SOCKET), needle.clone());
        thread::spawn(move || {
            while let Ok((client, _)) = listener.accept() {
                // Whoever cannot be connected is hung up on.
                let _ = connect(client, &socket, &shared);
            }
        });
        Ok(Line { folder, server, needle })
    }

    /// The address of a database, through this line.
    #[must_use]
    pub fn through(&self, database: &str) -> String {
        let (server, line) = (self.server.display(), self.folder.path().display());
        database.replace(&server.to_string(), &line.to_string())
    }

    /// The next connection on which this text is sent is cut when the server answers.
    pub fn cut_at(&self, text: &str) {
        *self.needle.lock().unwrap_or_else(PoisonError::into_inner) = Some(text.into());
    }
}

fn connect(client: UnixStream, socket: &Path, needle: &Needle) -> Result<()> {
    let server = UnixStream::connect(socket)?;
    let (cut, needle) = (Arc::new(AtomicBool::new(false)), needle.clone());
    let there = (client.try_clone()?, server.try_clone()?, cut.clone());
    thread::spawn(move || {
        pass(there.0, there.1, |bytes| {
            let mut needle = needle.lock().unwrap_or_else(PoisonError::into_inner);
            if needle.as_ref().is_some_and(|it| bytes.windows(it.len()).any(|part| part == it)) {
                *needle = None;
                there.2.store(true, Ordering::SeqCst);
            }
            true
        });
    });
    thread::spawn(move || pass(server, client, |_| !cut.load(Ordering::SeqCst)));
    Ok(())
}

/// Carries bytes as long as they may pass.
fn pass(mut from: UnixStream, mut to: UnixStream, mut may: impl FnMut(&[u8]) -> bool) {
    let mut bytes = vec![0; 1 << 14];
    while let Ok(length @ 1..) = from.read(&mut bytes) {
        if !may(&bytes[..length]) {
            thread::sleep(FINISHING);
            break;
        }
        if to.write_all(&bytes[..length]).is_err() {
            break;
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}
