//! The real server as a child process: started, measured from outside, killed.

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

use crate::{Client, Error, TestStore};

/// A server that runs as a child process. It is killed when this is dropped.
#[derive(Debug)]
pub struct ServerProcess {
    child: Child,
    address: SocketAddr,
    /// The time from the start to the first response of `/health`.
    pub startup_time: Duration,
    /// The standard output, kept open so that the server can write to it.
    _output: Lines<BufReader<ChildStdout>>,
}

impl ServerProcess {
    /// Starts `impasto serve` on a free port, without request limits.
    ///
    /// # Errors
    ///
    /// Fails if the server does not start.
    pub async fn start(impasto: &Path, store: &TestStore) -> Result<ServerProcess, Error> {
        ServerProcess::start_at(impasto, store, SocketAddr::from(([127, 0, 0, 1], 0))).await
    }

    /// Starts `impasto serve` on a free port, with its default request limits and `--behind-proxy`, so
    /// that clients can choose their address.
    ///
    /// # Errors
    ///
    /// Fails if the server does not start.
    pub async fn start_with_limits(
        impasto: &Path,
        store: &TestStore,
    ) -> Result<ServerProcess, Error> {
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        ServerProcess::start_with(impasto, store, address, "--behind-proxy").await
    }

    /// Starts `impasto serve` at this address, without request limits.
    ///
    /// # Errors
    ///
    /// Fails if the server does not start.
    pub async fn start_at(
        impasto: &Path,
        store: &TestStore,
        address: SocketAddr,
    ) -> Result<ServerProcess, Error> {
        ServerProcess::start_with(impasto, store, address, "--no-limits").await
    }

    async fn start_with(
        impasto: &Path,
        store: &TestStore,
        address: SocketAddr,
        flag: &str,
    ) -> Result<ServerProcess, Error> {
        let begun = Instant::now();
        let mut command = Command::new(impasto);
        command.args(["serve", flag, "--address", &address.to_string()]);
        command.args(store.arguments()).env("IMPASTO_LOG", "error");
        let mut child =
            command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
        let stdout = child.stdout.take().ok_or("its output is piped")?;
        let mut output = BufReader::new(stdout).lines();
        let line = output.next_line().await?.ok_or("the server has ended at once")?;
        let address = line.rsplit('/').next().unwrap_or_default().parse()?;
        Client::stranger(address).get("/health").await?.ok_body()?;
        Ok(ServerProcess { child, address, startup_time: begun.elapsed(), _output: output })
    }

    /// The address at which the server listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Kills the server with SIGKILL and waits until it has ended.
    ///
    /// # Errors
    ///
    /// Fails if it had ended before.
    pub async fn kill(mut self) -> Result<(), Error> {
        if let Some(status) = self.child.try_wait()? {
            return Err(format!("the server has ended by itself: {status}").into());
        }
        Ok(self.child.kill().await?)
    }

    /// The resident memory of the server, in bytes.
    ///
    /// # Errors
    ///
    /// Fails where there is no `/proc`.
    pub fn resident_bytes(&self) -> Result<u64, Error> {
        let status = std::fs::read_to_string(self.proc("status")?)?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|it| it.trim().strip_suffix(" kB")).ok_or("no VmRSS")?;
        Ok(kilobytes.parse::<u64>()? << 10)
    }

    /// The CPU time of the server so far.
    ///
    /// # Errors
    ///
    /// Fails where there is no `/proc`.
    pub fn cpu_time(&self) -> Result<Duration, Error> {
        // The time of every thread in nanoseconds; `stat` counts in ticks, whose length varies.
        let mut nanoseconds = 0;
        for task in std::fs::read_dir(self.proc("task")?)? {
            let line = std::fs::read_to_string(task?.path().join("schedstat"))?;
            nanoseconds += line.split(' ').next().unwrap_or_default().parse::<u64>()?;
        }
        Ok(Duration::from_nanos(nanoseconds))
    }

    /// The process id.
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
