//! The test programs of the workspace: built by one call of cargo, then run in two lanes at the same time.
//! One lane runs the programs that mostly wait (for a browser, a disk, a clock), the other all those that
//! compute.

use std::{
    fs::File,
    io::{Read, Seek},
    path::{Path, PathBuf},
    process::{Command, ExitStatus, Stdio},
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::call::Call;

/// A test program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TestProgram {
    /// The package, and the program's name if it is not the package's own unit tests.
    pub(crate) name: String,
    pub(crate) package: String,
    /// Arguments of this program alone, such as tests to skip.
    pub(crate) arguments: Vec<String>,
    program: PathBuf,
    folder: PathBuf,
}

/// Test programs that wait most of the time, the slowest first; all others compute.
const WAITING_PROGRAMS: [&str; 6] = [
    "browser/browser",
    "server/server",
    "impasto/served",
    "store/store",
    "impasto/process",
    "postgres-for-tests",
];

impl TestProgram {
    /// Builds what `call` builds, a `cargo test --no-run`, and lists the test programs.
    pub(crate) fn build(call: &Call) -> Result<Vec<TestProgram>> {
        let call = call.clone().arg("--no-run").arg("--message-format=json-render-diagnostics");
        let messages = call.output()?;
        messages.lines().filter_map(|line| TestProgram::read(line).transpose()).collect()
    }

    /// The test program that a message of cargo announces, if it announces one.
    fn read(line: &str) -> Result<Option<TestProgram>> {
        let message: Value = serde_json::from_str(line).context("cargo writes JSON")?;
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let is_test = message["profile"]["test"] == true;
        let Some(program) = text(&message["executable"]).filter(|_| is_test) else {
            return Ok(None);
        };
        let manifest = text(&message["manifest_path"]).context("an artifact has a manifest")?;
        let folder = Path::new(&manifest).parent().context("a manifest lies in a folder")?;
        let package = folder.file_name().and_then(|it| it.to_str()).unwrap_or_default();
        let target = text(&message["target"]["name"]).unwrap_or_default();
        // Unit tests are named by their package; an integration test may have its package's name, too.
        let is_integration = message["target"]["kind"][0] == "test";
        let name = if is_integration { format!("{package}/{target}") } else { package.to_owned() };
        let (package, program, folder) = (package.to_owned(), program.into(), folder.to_owned());
        Ok(Some(TestProgram { name, package, arguments: Vec::new(), program, folder }))
    }

    fn is_waiting(&self) -> bool {
        WAITING_PROGRAMS.contains(&&*self.name)
    }

    /// Runs the program and returns its output. Programs that compute run under `nice`, so that those that
    /// wait get the processor when they wake up.
    fn run(&self, settings: &Settings) -> Result<(ExitStatus, String)> {
        let mut printed =
            tempfile::tempfile().context("cannot create a file for the output of tests")?;
        let mut command = if self.is_waiting() {
            Command::new(&self.program)
        } else {
            let mut nice = Command::new("nice");
            nice.args(["-n", "19"]).arg(&self.program);
            nice
        };
        command.args(&self.arguments).envs(settings.env.iter().cloned());
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        command.stdin(Stdio::null()).stdout(share(&printed)?).stderr(share(&printed)?);
        let status = command.status().with_context(|| format!("cannot start {}", self.name))?;
        let mut text = Vec::new();
        printed.rewind()?;
        printed.read_to_end(&mut text)?;
        Ok((status, String::from_utf8_lossy(&text).into_owned()))
    }
}

fn share(file: &File) -> Result<File> {
    file.try_clone().context("cannot share the output file")
}

/// The environment and arguments of every test program.
#[derive(Clone, Debug, Default)]
pub(crate) struct Settings {
    pub(crate) env: Vec<(&'static str, String)>,
}

/// Runs test programs in two lanes, and prints the output of each when it ends. After a failure no
/// further program is started.
pub(crate) fn run(programs: Vec<TestProgram>, settings: &Settings) -> Result<()> {
    let (mut waiting, computing): (Vec<_>, Vec<_>) =
        programs.into_iter().partition(TestProgram::is_waiting);
    waiting.sort_by_key(|program| WAITING_PROGRAMS.iter().position(|name| *name == program.name));
    let results = Results::default();
    thread::scope(|scope| {
        for lane in [waiting, computing] {
            let results = &results;
            scope.spawn(move || {
                for program in &lane {
                    if results.has_failed.load(Ordering::Relaxed) {
                        break;
                    }
                    results.note(program, settings);
                }
            });
        }
    });
    results.tell()
}

/// The results of the test programs so far.
#[derive(Default)]
struct Results {
    times: Mutex<Vec<(Duration, String)>>,
    failures: Mutex<Vec<String>>,
    has_failed: AtomicBool,
}

impl Results {
    fn note(&self, program: &TestProgram, settings: &Settings) {
        let start = Instant::now();
        let ran = program.run(settings);
        let time = start.elapsed();
        let mut times = self.times.lock().expect("nobody panics with the results in hand");
        println!("\n-- {} ({:.1} s)", program.name, time.as_secs_f64());
        let why = match ran {
            Ok((status, printed)) => {
                print!("{printed}");
                (!status.success()).then(|| format!("{}: {status}", program.name))
            }
            Err(error) => Some(format!("{}: {error:#}", program.name)),
        };
        times.push((time, program.name.clone()));
        if let Some(why) = why {
            self.failures.lock().expect("nobody panics with the results in hand").push(why);
            self.has_failed.store(true, Ordering::Relaxed);
        }
    }

    fn tell(self) -> Result<()> {
        let mut times = self.times.into_inner().expect("nobody panics with the results in hand");
        times.sort_by_key(|(time, _)| std::cmp::Reverse(*time));
        println!("\nthe slowest of {} test programs:", times.len());
        for (time, name) in times.iter().take(8) {
            println!("{:8.1} s  {name}", time.as_secs_f64());
        }
        let failures = self.failures.into_inner().expect("nobody panics with the results in hand");
        ensure!(failures.is_empty(), "tests failed: {}", failures.join("; "));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_read_from_what_cargo_says() {
        let line = r#"{"reason":"compiler-artifact","manifest_path":"/x/crates/site/Cargo.toml",
            "target":{"name":"help","kind":["test"]},"profile":{"test":true},"executable":"/x/target/help-1"}"#;
        let program = TestProgram::read(&line.replace('\n', "")).unwrap().unwrap();
        assert_eq!((&*program.name, &*program.package), ("site/help", "site"));
        assert_eq!(program.folder, Path::new("/x/crates/site"));
        let own = line.replace("test\"]", "lib\"]").replace('\n', "");
        assert_eq!(TestProgram::read(&own).unwrap().unwrap().name, "site");
        let no_test = line.replace("true", "false").replace('\n', "");
        assert_eq!(TestProgram::read(&no_test).unwrap(), None);
        assert!(TestProgram::read("warning: it rains").is_err());
    }

    fn program(name: &str, path: &str) -> TestProgram {
        let (name, package) = (name.to_owned(), name.to_owned());
        let (arguments, folder) = (Vec::new(), ".".into());
        TestProgram { name, package, arguments, program: path.into(), folder }
    }

    #[test]
    fn one_that_fails_fails_them_all_by_name() {
        let settings = Settings::default();
        run(vec![program("browser/browser", "true"), program("canvas", "true")], &settings)
            .unwrap();
        let failed = run(vec![program("canvas", "false"), program("game", "true")], &settings);
        let told = failed.unwrap_err().to_string();
        assert!(told.starts_with("tests failed: canvas: exit status: 1"), "{told}");
        let missing =
            run(vec![program("server/server", "/no/such/program")], &settings).unwrap_err();
        assert!(missing.to_string().contains("cannot start server/server"), "{missing}");
    }
}
