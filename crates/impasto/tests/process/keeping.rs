//! Tests of saved games: the server with its default storage, backup, export and import.

use std::{
    fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use crowd::Client;
use serde_json::{Value, json};

use crate::run::{code, err, impasto, out};

/// A running server; `stop` ends it by SIGTERM.
struct Running {
    child: Child,
    address: SocketAddr,
    told: String,
}

impl Running {
    fn start(args: &[&str], home: &Path) -> Running {
        let mut child = Command::new(env!("CARGO_BIN_EXE_impasto"))
            .args(args)
            .env("HOME", home)
            .env("XDG_DATA_HOME", home.join("share"))
            .env_remove("IMPASTO_DATABASE")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.as_mut().unwrap()).lines();
        let told: Vec<String> = lines.take(3).map(Result::unwrap).collect();
        let address = told[0].rsplit("http://").next().unwrap().parse().unwrap();
        Running { child, address, told: told.join("\n") }
    }

    fn stop(mut self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").arg(pid).status().unwrap().success());
        assert!(self.child.wait().unwrap().success(), "it stops gently");
    }
}

/// Kills the server of a test that failed.
impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[track_caller]
fn fine(answer: Result<crowd::Response, crowd::Error>) -> Value {
    let answer = answer.unwrap();
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.body
}

/// A table for one player, played to its end if `to_the_end` is set.
async fn table(anna: &Client, to_the_end: bool) -> String {
    let open = json!({ "title": "canvas", "seats": ["me"], "options": "solo=puzzle" });
    let opened = fine(anna.post("/api/tables", open).await);
    let id = opened["table"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{id}");
    loop {
        let scene = fine(anna.get(&path).await);
        if scene["stage"] == "over" || (!to_the_end && 20 < scene["at"].as_u64().unwrap()) {
            return id;
        }
        let action = &scene["game"]["actions"][0]["action"];
        let play = json!({ "seat": 0, "at": scene["at"], "action": action });
        fine(anna.post(&format!("{path}/play"), play).await);
    }
}

#[tokio::test]
async fn a_table_is_started_copied_and_carried_elsewhere() {
    let home = tempfile::tempdir().unwrap();
    let path = |name: &str| home.path().join(name).display().to_string();
    let running = Running::start(&[], home.path());
    assert!(running.told.contains("impasto.db"), "{}", running.told);
    let data = home.path().join("share/impasto").display().to_string();
    let second = impasto(&["serve", "--data", &data], b"");
    assert!(err(&second).contains("in use by another process"), "{}", err(&second));

    let anna = Client::named(running.address, "Anna").await.unwrap();
    let (over, begun) = (table(&anna, true).await, table(&anna, false).await);
    let seen = fine(anna.get(&format!("/api/tables/{begun}")).await);
    let backup = impasto(&["backup", &path("copy/impasto.db"), "--data", &data], b"");
    assert_eq!(code(&backup), 1, "there is no such folder");
    fs::create_dir(home.path().join("copy")).unwrap();
    let backup = impasto(&["backup", &path("copy/impasto.db"), "--data", &data], b"");
    assert_eq!((code(&backup), err(&backup)), (0, String::new()));
    let export = impasto(&["export", &path("texts"), "--data", &data], b"");
    let exported = "Exported 2 tables, 1 of them finished";
    assert!(out(&export).starts_with(exported), "{}{}", out(&export), err(&export));
    let again = impasto(&["export", &path("texts"), "--data", &data], b"");
    assert!(err(&again).contains("is not empty"), "{}", err(&again));
    running.stop();

    let record = fs::read_dir(path("texts/records")).unwrap().next().unwrap().unwrap().path();
    let verify = impasto(&["verify", record.to_str().unwrap()], b"");
    assert!(out(&verify).starts_with("Fair"), "{}", out(&verify));
    let shown = "5e".repeat(32);
    let other = impasto(&["verify", record.to_str().unwrap(), "--commitment", &shown], b"");
    assert_eq!(code(&other), 1, "another hash was shown: {}", out(&other));
    for data in ["copy", "carried"] {
        let data = path(data);
        let import = impasto(&["import", &path("texts/logs"), "--data", &data], b"");
        assert_eq!(code(&import), 0, "{}", out(&import));
        let running = Running::start(&["serve", "--data", &data], home.path());
        let anna = anna.at(running.address);
        assert_eq!(fine(anna.get(&format!("/api/tables/{begun}")).await), seen);
        let mine = fine(anna.get("/api/tables?which=mine").await);
        assert_eq!(mine["tables"].as_array().unwrap().len(), 2, "{mine}");
        let finished = fine(anna.get("/api/tables?which=finished").await);
        assert_eq!(finished["tables"][0]["table"], json!(over));
        running.stop();
    }
}

#[tokio::test]
async fn records_are_brought_in_once() {
    let home = tempfile::tempdir().unwrap();
    let data = home.path().join("data").display().to_string();
    let whole = fs::read_to_string("tests/records/first-game.impasto").unwrap();
    let half: String = whole.lines().take(40).flat_map(|line| [line, "\n"]).collect();
    for (name, text) in [("half", &*half), ("bad", "title chess\n"), ("torn", &whole[..400])] {
        fs::write(home.path().join(format!("{name}.impasto")), text).unwrap();
    }
    fs::write(home.path().join("bad.jsonl"), "{}\n").unwrap();
    let folder = home.path().to_str().unwrap();
    let record = "tests/records/first-game.impasto";
    let import = impasto(&["import", record, folder, "--data", &data], b"");
    assert_eq!(code(&import), 1);
    let told = out(&import);
    for word in ["bad.impasto: ", "bad.jsonl: line 1", "imported, 0 already present"] {
        assert!(told.contains(word), "{told}");
    }
    let again = impasto(&["import", record, "--data", &data], b"");
    assert_eq!(out(&again), "0 imported, 1 already present, 0 could not be read\n");

    let running = Running::start(&["serve", "--data", &data], home.path());
    let anna = Client::named(running.address, "Anna").await.unwrap();
    let finished = fine(anna.get("/api/tables?which=finished").await);
    let table = finished["tables"][0]["table"].as_str().unwrap();
    let kept = fine(anna.get(&format!("/api/tables/{table}/record")).await);
    assert_eq!(kept.as_str().unwrap(), whole);
    let open = fine(anna.get("/api/tables?which=open").await);
    assert!(!open["tables"].as_array().unwrap().is_empty(), "one can sit down and go on");
    running.stop();
}

/// Two games whose ids begin alike are exported to different files.
#[test]
fn tables_whose_ids_begin_alike_are_exported_both() {
    let home = tempfile::tempdir().unwrap();
    let path = |name: &str| home.path().join(name).display().to_string();
    let data = path("data");
    let import =
        |what: &str| assert_eq!(code(&impasto(&["import", what, "--data", &data], b"")), 0);
    let export = |to: &str| impasto(&["export", &path(to), "--data", &data], b"");
    import("tests/records/first-game.impasto");
    assert_eq!(code(&export("one")), 0);
    let all = fs::read_dir(path("one/logs")).unwrap().map(|it| it.unwrap().path());
    let log = all.into_iter().find(|it| it.file_stem().unwrap().len() == 32).unwrap();
    let name = log.file_stem().unwrap().to_str().unwrap();
    let alike = format!("{}{}", &name[..8], "0".repeat(24));
    let copy = home.path().join(format!("{alike}.{}", log.extension().unwrap().to_str().unwrap()));
    fs::copy(&log, &copy).unwrap();
    import(copy.to_str().unwrap());
    let both = export("both");
    let exported = "Exported 2 tables, 2 of them finished";
    assert!(out(&both).starts_with(exported), "{}{}", out(&both), err(&both));
    assert_eq!(fs::read_dir(path("both/records")).unwrap().count(), 2);
}

/// The URL of a database that does not exist; a command that uses it fails.
const NOWHERE: &str = "postgres://nobody@127.0.0.1:1/none";

/// The output of a command, or `None` if it does not end.
fn ended(args: &[&str], home: &Path) -> Option<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_impasto"))
        .args(args)
        .env("HOME", home)
        .env("XDG_DATA_HOME", home.join("share"))
        .env("IMPASTO_DATABASE", NOWHERE)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let begun = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if Duration::from_secs(20) < begun.elapsed() || home.join("share").exists() {
            let _ = (child.kill(), child.wait());
            return None;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Some(String::from_utf8(child.wait_with_output().unwrap().stderr).unwrap())
}

#[test]
fn the_environment_counts_where_nothing_else_is_said() {
    let home = tempfile::tempdir().unwrap();
    for args in [&[][..], &["serve"], &["export", "texts"]] {
        let said = ended(args, home.path()).expect("it does not use another store");
        assert!(said.contains("PostgreSQL"), "{args:?}: {said}");
    }
    let data = home.path().join("data").display().to_string();
    let said = ended(&["export", "texts", "--data", &data], home.path()).unwrap();
    assert!(said.contains("no games are saved in"), "the command line overrides: {said}");
    let both = ["export", "texts", "--data", &data, "--database", NOWHERE];
    assert!(ended(&both, home.path()).unwrap().contains("cannot be used with"));
}
