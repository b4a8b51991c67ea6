//! Calls of other programs: shown as they would be typed, and run; a failure keeps the exit code.

use std::{
    fmt,
    process::{Command, ExitStatus, Stdio},
};

use anyhow::{Context, Result};

/// A command line, with the environment variables that go before it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Call {
    env: Vec<(&'static str, String)>,
    words: Vec<String>,
}

impl Call {
    /// Reads a command line whose words are separated by spaces; there is no quoting.
    pub(crate) fn new(line: &str) -> Self {
        Self { env: Vec::new(), words: line.split_whitespace().map(String::from).collect() }
    }

    pub(crate) fn arg(mut self, word: impl Into<String>) -> Self {
        self.words.push(word.into());
        self
    }

    pub(crate) fn env(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.env.push((name, value.into()));
        self
    }

    /// Runs the call with the output of this process; fails with its exit code.
    pub(crate) fn run(&self) -> Result<()> {
        let status = self.command().status().with_context(|| format!("cannot start `{self}`"))?;
        self.check(status)
    }

    fn check(&self, status: ExitStatus) -> Result<()> {
        if status.success() {
            return Ok(());
        }
        let code = status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1);
        Err(Failed { call: self.to_string(), code }.into())
    }

    /// Runs the call and returns its standard output; standard error goes to the user.
    pub(crate) fn output(&self) -> Result<String> {
        let mut command = self.command();
        command.stderr(Stdio::inherit());
        let output = command.output().with_context(|| format!("cannot start `{self}`"))?;
        self.check(output.status)?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Prints the call, then runs it.
    pub(crate) fn announce_and_run(&self) -> Result<()> {
        println!("\n== {self}");
        self.run()
    }

    /// Whether the call succeeds; its output is discarded.
    pub(crate) fn succeeds(&self) -> bool {
        let mut command = self.command();
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]).envs(self.env.iter().map(|(name, value)| (name, value)));
        command
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.env {
            let quote = if value.contains(' ') { "\"" } else { "" };
            write!(f, "{name}={quote}{value}{quote} ")?;
        }
        f.write_str(&self.words.join(" "))
    }
}

/// The error of a call that failed.
#[derive(Debug)]
struct Failed {
    call: String,
    code: u8,
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` failed with exit code {}", self.call, self.code)
    }
}

impl std::error::Error for Failed {}

/// The exit code of the call that failed, or 1 for any other error.
pub(crate) fn exit_code(error: &anyhow::Error) -> u8 {
    error.downcast_ref::<Failed>().map_or(1, |failed| failed.code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_as_one_would_type_it() {
        let call = Call::new("cargo doc --locked").env("RUSTDOCFLAGS", "-D warnings").arg("-q");
        assert_eq!(call.to_string(), "RUSTDOCFLAGS=\"-D warnings\" cargo doc --locked -q");
    }

    #[test]
    fn keeps_the_exit_code() {
        let error = Call::new("sh -c").arg("exit $CODE").env("CODE", "7").run().unwrap_err();
        assert_eq!(exit_code(&error.context("in the third step")), 7);
    }

    #[test]
    fn a_failure_of_our_own_is_one() {
        assert_eq!(exit_code(&anyhow::anyhow!("two gaps")), 1);
    }

    #[test]
    fn a_program_that_is_not_there_does_not_succeed() {
        assert!(!Call::new("no-such-program-anywhere --version").succeeds());
        assert!(Call::new("sh -c true").succeeds());
    }
}
