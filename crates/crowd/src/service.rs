//! The real server, as a process of its own: started, looked at from outside, killed.

use std::{
    net::SocketAddr,
    path::Path,
    process::Stdio,
    time::{Duration, Instant},
};

use tokio::{
    io::{AsyncBufReadExt, BufReader, Lines},
    process::{Child, ChildStdout, Command},
};

use crate::{Client, Error, Kept};

/// A server that runs as a process of its own. It ends with this guard.
#[derive(Debug)]
pub struct Service {
    child: Child,
    address: SocketAddr,
    /// From its start to its first healthy answer.
    pub readiness: Duration,
    /// Open for as long as it runs: it may have something to say.
    _said: Lines<BufReader<ChildStdout>>,
}

impl Service {
    /// Starts `impasto serve` on a free port, for people who may ask as often as they like.
    ///
    /// # Errors
    ///
    /// Says why it does not start.
    pub async fn start(impasto: &Path, kept: &Kept) -> Result<Service, Error> {
        Service::start_at(impasto, kept, SocketAddr::from(([127, 0, 0, 1], 0))).await
    }

    /// Starts it with the limits that it has by default, behind what claims to be a proxy: clients say
    /// which address they come from.
    ///
    /// # Errors
    ///
    /// Says why it does not start.
    pub async fn start_with_limits(impasto: &Path, kept: &Kept) -> Result<Service, Error> {
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        Service::start_with(impasto, kept, address, "--behind-proxy").await
    }

    /// The same at an address of one's choice, or the next that is free.
    ///
    /// # Errors
    ///
    /// Says why it does not start.
    pub async fn start_at(
        impasto: &Path,
        kept: &Kept,
        address: SocketAddr,
    ) -> Result<Service, Error> {
        Service::start_with(impasto, kept, address, "--no-limits").await
    }

    async fn start_with(
        impasto: &Path,
        kept: &Kept,
        address: SocketAddr,
        flag: &str,
    ) -> Result<Service, Error> {
        let begun = Instant::now();
        let mut call = Command::new(impasto);
        call.args(["serve", flag, "--address", &address.to_string()]);
        call.args(kept.arguments()).env("IMPASTO_LOG", "error");
        let mut child =
            call.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
        let stdout = child.stdout.take().ok_or("its output is piped")?;
        let mut said = BufReader::new(stdout).lines();
        let line = said.next_line().await?.ok_or("the server has ended at once")?;
        let address = line.rsplit('/').next().unwrap_or_default().parse()?;
        Client::stranger(address).get("/health").await?.fine()?;
        Ok(Service { child, address, readiness: begun.elapsed(), _said: said })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Ends it as a failure of the machine would, without a word, and waits until it is gone.
    ///
    /// # Errors
    ///
    /// Fails if it was gone already.
    pub async fn kill(mut self) -> Result<(), Error> {
        if let Some(status) = self.child.try_wait()? {
            return Err(format!("the server has ended by itself: {status}").into());
        }
        Ok(self.child.kill().await?)
    }

    /// How many bytes of it are in memory.
    ///
    /// # Errors
    ///
    /// Fails where there is no `/proc`.
    pub fn memory(&self) -> Result<u64, Error> {
        let status = std::fs::read_to_string(self.proc("status")?)?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|it| it.trim().strip_suffix(" kB")).ok_or("no VmRSS")?;
        Ok(kilobytes.parse::<u64>()? << 10)
    }

    /// How long processors have worked for it.
    ///
    /// # Errors
    ///
    /// Fails where there is no `/proc`.
    pub fn work(&self) -> Result<Duration, Error> {
        // The time of every thread in nanoseconds; `stat` counts in ticks that nobody can name.
        let mut nanoseconds = 0;
        for task in std::fs::read_dir(self.proc("task")?)? {
            let line = std::fs::read_to_string(task?.path().join("schedstat"))?;
            nanoseconds += line.split(' ').next().unwrap_or_default().parse::<u64>()?;
        }
        Ok(Duration::from_nanos(nanoseconds))
    }

    /// The number of the process.
    ///
    /// # Errors
    ///
    /// Fails if it has ended.
    pub fn id(&self) -> Result<u32, Error> {
        Ok(self.child.id().ok_or("the server has ended")?)
    }

    fn proc(&self, file: &str) -> Result<String, Error> {
        Ok(format!("/proc/{}/{file}", self.id()?))
    }
}
