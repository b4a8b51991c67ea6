//! The server: started, asked for databases, killed and started again, ended.

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

use crate::{hush::Hush, line::Line, process::Process, programs::Programs};

/// How long a start may take on a busy machine, recovery from a crash included.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running server. Dropping it ends the server and removes its folder.
#[derive(Debug)]
pub struct Server {
    programs: Programs,
    folder: TempDir,
    /// None while it is killed.
    process: Option<Process>,
    databases: AtomicU32,
}

impl Server {
    /// A server that nobody else uses.
    ///
    /// # Errors
    ///
    /// Says what is missing, or why the server does not start.
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

    /// The server of everybody in this process who needs one now; it ends after the last of them.
    ///
    /// # Errors
    ///
    /// Says what is missing, or why the server does not start.
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

    /// The address of a new, empty database.
    ///
    /// # Errors
    ///
    /// Says why there is none.
    pub fn database(&self) -> Result<String> {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.run("createdb", &[&self.host(), "--username=postgres", &name])?;
        Ok(format!("postgres://postgres@/{name}?host={}", self.folder.path().display()))
    }

    /// Those who listen to a database, by LISTEN, hear nothing until the guard is dropped: what is
    /// said to them by NOTIFY is on its way.
    ///
    /// # Errors
    ///
    /// Fails if nobody listens.
    pub fn hush(&self, database: &str) -> Result<Hush> {
        self.stop(database, "query LIKE 'LISTEN %'")
    }

    /// Whoever is connected to a database gets no answer until the guard is dropped; who connects later
    /// does.
    ///
    /// # Errors
    ///
    /// Fails if nobody is connected.
    pub fn freeze(&self, database: &str) -> Result<Hush> {
        self.stop(database, "pid <> pg_backend_pid()")
    }

    fn stop(&self, database: &str, those: &str) -> Result<Hush> {
        let sql = "SELECT pid FROM pg_stat_activity WHERE datname = current_database()";
        let said = self.sql(database, &format!("{sql} AND {those}"))?;
        Hush::new(said.split_whitespace().map(ToOwned::to_owned).collect())
    }

    /// What a database says to this, behind the back of whoever else uses it.
    ///
    /// # Errors
    ///
    /// Says what it dislikes.
    pub fn sql(&self, database: &str, sql: &str) -> Result<String> {
        let quiet = ["--tuples-only", "--no-align", "--quiet", "--set=ON_ERROR_STOP=1"];
        self.run("psql", &[&quiet[..], &["-c", sql, database]].concat())
    }

    /// A line to this server that can be cut.
    ///
    /// # Errors
    ///
    /// Says why there is none.
    pub fn line(&self) -> Result<Line> {
        Line::to(self.folder.path())
    }

    /// Ends the server as a failure of the machine would: without a word to anybody.
    pub fn kill(&mut self) {
        if let Some(process) = self.process.take() {
            process.end("-KILL");
        }
    }

    /// Starts the server on the data that it has.
    ///
    /// # Errors
    ///
    /// Says why it does not start; the end of its log tells more.
    pub fn restart(&mut self) -> Result<()> {
        self.kill();
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            let process = self.launch()?;
            if self.becomes_ready(&process) {
                self.process = Some(process);
                return Ok(());
            }
            // Those whom a killed server has left behind may still hold its memory.
            process.end("-QUIT");
            thread::sleep(Duration::from_millis(50));
        }
        bail!("PostgreSQL does not start: {}", std::fs::read_to_string(self.log())?)
    }

    fn launch(&self) -> Result<Process> {
        let mut call = self.programs.call("postgres");
        call.arg("-D").arg(self.data()).arg("-k").arg(self.folder.path());
        call.args(["-c", "listen_addresses="]);
        let log = File::options().create(true).append(true).open(self.log())?;
        call.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
        Process::start(call).context("cannot start PostgreSQL")
    }

    fn becomes_ready(&self, process: &Process) -> bool {
        let start = Instant::now();
        while process.is_running() && start.elapsed() < PATIENCE {
            if self.run("pg_isready", &[&self.host(), "--quiet"]).is_ok() {
                return true;
            }
            thread::sleep(Duration::from_millis(20));
        }
        false
    }

    /// What a program says.
    fn run(&self, program: &str, arguments: &[&str]) -> Result<String> {
        let mut call = self.programs.call(program);
        call.args(arguments).env("PGDATA", self.data()).env("PGUSER", "postgres");
        let output = call.output().with_context(|| format!("cannot start {program}"))?;
        let said = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{program} failed: {}", said.trim());
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
            // Nobody wants the data any more, so the server need not tidy it.
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
