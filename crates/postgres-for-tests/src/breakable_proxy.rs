//! A proxy to a server that cuts a connection at the worst moment: the server has carried out a
//! statement, and the client does not get the answer.

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

/// The file name of a server's socket.
const SOCKET_NAME: &str = ".s.PGSQL.5432";

/// The pause before a connection is cut, so that the server can finish its statement.
const CUT_DELAY: Duration = Duration::from_millis(100);

/// A proxy to a server. Dropping it does not close its connections.
#[derive(Debug)]
pub struct BreakableProxy {
    folder: TempDir,
    server: PathBuf,
    trigger: CutTrigger,
}

/// The bytes that cut the next connection on which a client sends them, once.
type CutTrigger = Arc<Mutex<Option<Vec<u8>>>>;

impl BreakableProxy {
    pub(crate) fn to(server: &Path) -> Result<BreakableProxy> {
        let folder = tempfile::Builder::new().prefix("impasto-proxy-").tempdir()?;
        let (server, trigger) = (server.to_owned(), CutTrigger::default());
        let listener = UnixListener::bind(folder.path().join(SOCKET_NAME))?;
        let (socket, shared) = (server.join(SOCKET_NAME), trigger.clone());
        thread::spawn(move || {
            while let Ok((client, _)) = listener.accept() {
                // A failure closes the connection of this client only.
                let _ = connect(client, &socket, &shared);
            }
        });
        Ok(BreakableProxy { folder, server, trigger })
    }

    /// The URL of a database through this proxy, from its URL on the server.
    #[must_use]
    pub fn url(&self, database: &str) -> String {
        let (server, proxy) = (self.server.display(), self.folder.path().display());
        database.replace(&server.to_string(), &proxy.to_string())
    }

    /// Cuts the next connection on which a client sends this text, when the server answers.
    pub fn cut_at(&self, text: &str) {
        *self.trigger.lock().unwrap_or_else(PoisonError::into_inner) = Some(text.into());
    }
}

fn connect(client: UnixStream, socket: &Path, trigger: &CutTrigger) -> Result<()> {
    let server = UnixStream::connect(socket)?;
    let (cut, trigger) = (Arc::new(AtomicBool::new(false)), trigger.clone());
    let there = (client.try_clone()?, server.try_clone()?, cut.clone());
    thread::spawn(move || {
        pass(there.0, there.1, |bytes| {
            let mut trigger = trigger.lock().unwrap_or_else(PoisonError::into_inner);
            if trigger.as_ref().is_some_and(|it| bytes.windows(it.len()).any(|part| part == it)) {
                *trigger = None;
                there.2.store(true, Ordering::SeqCst);
            }
            true
        });
    });
    thread::spawn(move || pass(server, client, |_| !cut.load(Ordering::SeqCst)));
    Ok(())
}

/// Copies bytes from one side to the other until `may` refuses them, then closes both sides.
fn pass(mut from: UnixStream, mut to: UnixStream, mut may: impl FnMut(&[u8]) -> bool) {
    let mut bytes = vec![0; 1 << 14];
    while let Ok(length @ 1..) = from.read(&mut bytes) {
        if !may(&bytes[..length]) {
            thread::sleep(CUT_DELAY);
            break;
        }
        if to.write_all(&bytes[..length]).is_err() {
            break;
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}
