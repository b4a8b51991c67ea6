//! The server of a test: its start, its databases, its failures, its end.

use std::{
    fs::File,
    path::PathBuf,
    process::Stdio,
    sync::{
        Arc, Mutex, PoisonError, Weak,
        atomic::{AtomicU32, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use tempfile::TempDir;

use crate::{
    breakable_proxy::BreakableProxy, paused::PausedConnections, process::Process,
    programs::Programs,
};

/// The longest time of a start, including recovery from a crash, on a busy machine.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// A running server. Dropping it ends the server and removes its folder.
#[derive(Debug)]
pub struct Server {
    programs: Programs,
    folder: TempDir,
    /// The process of the server; `None` after it was killed.
    process: Option<Process>,
    databases: AtomicU32,
}

impl Server {
    /// Starts a new server.
    ///
    /// # Errors
    ///
    /// Fails if PostgreSQL is missing, or does not start.
    pub fn start() -> Result<Server> {
        let programs = Programs::find()?;
        let folder = tempfile::Builder::new().prefix("impasto-postgres-").tempdir()?;
        programs.hand_over(folder.path())?;
        let databases = AtomicU32::new(0);
        let mut server = Server { programs, folder, process: None, databases };
        server.run(
            "initdb",
            &["--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "--username=postgres"],
        )?;
        server.restart()?;
        Ok(server)
    }

    /// The server that all tests of this process share; it ends when the last of them drops it.
    ///
    /// # Errors
    ///
    /// Fails if PostgreSQL is missing, or does not start.
    pub fn shared() -> Result<Arc<Server>> {
        static SHARED: Mutex<Weak<Server>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(server) = shared.upgrade() {
            return Ok(server);
        }
        let server = Arc::new(Server::start()?);
        *shared = Arc::downgrade(&server);
        Ok(server)
    }

    /// Creates an empty database and returns its URL.
    ///
    /// # Errors
    ///
    /// Fails if the server does not create it.
    pub fn database(&self) -> Result<String> {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.run("createdb", &[&self.host(), "--username=postgres", &name])?;
        Ok(format!("postgres://postgres@/{name}?host={}", self.folder.path().display()))
    }

    /// Pauses the connections that LISTEN on a database until the guard is dropped: notifications to
    /// them are delayed.
    ///
    /// # Errors
    ///
    /// Fails if no connection listens.
    pub fn pause_listeners(&self, database: &str) -> Result<PausedConnections> {
        self.pause(database, "query LIKE 'LISTEN %'")
    }

    /// Pauses all present connections to a database until the guard is dropped. Later connections are
    /// not affected.
    ///
    /// # Errors
    ///
    /// Fails if there is no connection.
    pub fn pause_all(&self, database: &str) -> Result<PausedConnections> {
        self.pause(database, "pid <> pg_backend_pid()")
    }

    fn pause(&self, database: &str, condition: &str) -> Result<PausedConnections> {
        let sql = "SELECT pid FROM pg_stat_activity WHERE datname = current_database()";
        let ids = self.sql(database, &format!("{sql} AND {condition}"))?;
        PausedConnections::new(ids.split_whitespace().map(ToOwned::to_owned).collect())
    }

    /// Runs SQL on a database by `psql`, and returns what it prints.
    ///
    /// # Errors
    ///
    /// Fails with the error of the server.
    pub fn sql(&self, database: &str, sql: &str) -> Result<String> {
        let quiet = ["--tuples-only", "--no-align", "--quiet", "--set=ON_ERROR_STOP=1"];
        self.run("psql", &[&quiet[..], &["-c", sql, database]].concat())
    }

    /// Starts a proxy to this server that can cut connections.
    ///
    /// # Errors
    ///
    /// Fails if its socket cannot be created.
    pub fn breakable_proxy(&self) -> Result<BreakableProxy> {
        BreakableProxy::to(self.folder.path())
    }

    /// Kills the server with SIGKILL, as a failure of the machine would end it.
    pub fn kill(&mut self) {
        if let Some(process) = self.process.take() {
            process.end("-KILL");
        }
    }

    /// Starts the server again, on the same data.
    ///
    /// # Errors
    ///
    /// Fails with the log of the server if it does not start.
    pub fn restart(&mut self) -> Result<()> {
        self.kill();
        let start = Instant::now();
        while start.elapsed() < START_TIMEOUT {
            let process = self.launch()?;
            if self.becomes_ready(&process) {
                self.process = Some(process);
                return Ok(());
            }
            // Child processes of a killed server may still hold its shared memory.
            process.end("-QUIT");
            thread::sleep(Duration::from_millis(50));
        }
        bail!("PostgreSQL does not start: {}", std::fs::read_to_string(self.log())?)
    }

    fn launch(&self) -> Result<Process> {
        let mut command = self.programs.command("postgres");
        command.arg("-D").arg(self.data()).arg("-k").arg(self.folder.path());
        command.args(["-c", "listen_addresses="]);
        let log = File::options().create(true).append(true).open(self.log())?;
        command.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
        Process::start(command).context("cannot start PostgreSQL")
    }

    fn becomes_ready(&self, process: &Process) -> bool {
        let start = Instant::now();
        while process.is_running() && start.elapsed() < START_TIMEOUT {
            if self.run("pg_isready", &[&self.host(), "--quiet"]).is_ok() {
                return true;
            }
            thread::sleep(Duration::from_millis(20));
        }
        false
    }

    /// Runs a program of PostgreSQL and returns its standard output.
    fn run(&self, program: &str, arguments: &[&str]) -> Result<String> {
        let mut command = self.programs.command(program);
        command.args(arguments).env("PGDATA", self.data()).env("PGUSER", "postgres");
        let output = command.output().with_context(|| format!("cannot start {program}"))?;
        let errors = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{program} failed: {}", errors.trim());
        Ok(String::from_utf8(output.stdout)?)
    }

    fn host(&self) -> String {
        format!("--host={}", self.folder.path().display())
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            // SIGQUIT, because the data is deleted anyway: the server need not write a checkpoint.
            process.end("-QUIT");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_gives_databases_survives_a_kill_and_leaves_nothing() {
        let mut server = Server::start().unwrap();
        let (first, second) = (server.database().unwrap(), server.database().unwrap());
        assert_ne!(first, second);
        server.kill();
        assert!(server.database().is_err());
        server.restart().unwrap();
        server.database().unwrap();
        let folder = server.folder.path().to_owned();
        drop(server);
        assert!(!folder.exists());
    }

    #[test]
    fn those_who_come_together_share() {
        let (one, other) = (Server::shared().unwrap(), Server::shared().unwrap());
        assert!(Arc::ptr_eq(&one, &other));
    }
}
