//! Tests of the configuration of the server, of a taken address, and of the health check.

use std::{
    io::{BufRead, BufReader},
    net::TcpListener,
    process::{Child, Command, Stdio},
};

use crate::run::{code, err, impasto_in, out};

/// A server that is killed when this is dropped, and the first lines that it printed.
struct Server(Child, Vec<String>);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Server {
    fn start(folder: &std::path::Path, args: &[&str], lines: usize) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_impasto"))
            .args(args)
            .current_dir(folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let printed = BufReader::new(child.stdout.take().unwrap()).lines();
        Server(child, printed.take(lines).map(Result::unwrap).collect())
    }
}

#[test]
fn a_wrong_file_is_refused_before_anything_starts() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("bad.toml"), "\nthinkers = \"many\"\n").unwrap();
    let output = impasto_in(folder.path(), &["serve", "--config", "bad.toml"], b"");
    let expected = "error: bad.toml:2: \"thinkers\" must be a whole number from 1 to 1024\n";
    assert_eq!((code(&output), err(&output)), (1, expected.to_owned()));
    let none = impasto_in(folder.path(), &["serve", "--config", "none.toml"], b"");
    assert!(err(&none).starts_with("error: cannot read the configuration none.toml: "));
}

#[test]
fn the_file_is_found_by_the_environment_and_flags_override_it() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.toml"), "grace = 7\nhttps = true\n").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_impasto"))
        .args(["serve", "--print-config", "--https=false", "--thinkers", "5"])
        .env("IMPASTO_CONFIG", folder.path().join("a.toml"))
        .output()
        .unwrap();
    let printed = out(&output);
    for line in ["grace = 7.0", "https = false", "thinkers = 5", "rate = 40.0"] {
        assert!(printed.lines().any(|it| it == line), "{line}\n{printed}");
    }
}

#[test]
fn an_address_that_was_asked_for_and_is_taken_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let other = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = other.local_addr().unwrap().to_string();
    let flag = impasto_in(folder.path(), &["serve", "--data", ".", "--address", &address], b"");
    let refused = format!("error: cannot listen at {address}: ");
    assert_eq!(code(&flag), 1);
    assert!(err(&flag).contains(&refused), "{}", err(&flag));
    std::fs::write(folder.path().join("a.toml"), format!("address = \"{address}\"\ndata = \".\""))
        .unwrap();
    let file = impasto_in(folder.path(), &["serve", "--config", "a.toml"], b"");
    assert!(err(&file).contains(&refused), "{}", err(&file));
}

#[test]
fn the_default_address_moves_on_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    // Somebody else may have the port already, which is as good.
    let _other = TcpListener::bind(("127.0.0.1", 8080));
    let Server(_, lines) = &Server::start(folder.path(), &["serve", "--data", "."], 2);
    assert!(lines[0].starts_with("Impasto is running at http://127.0.0.1:"), "{lines:?}");
    assert_ne!(lines[0], "Impasto is running at http://127.0.0.1:8080");
    assert_eq!(lines[1], "Port 8080 is taken, so it is the next free one");
}

#[test]
fn health_is_asked_by_the_program_itself() {
    let folder = tempfile::tempdir().unwrap();
    let server =
        Server::start(folder.path(), &["serve", "--data", ".", "--address", "127.0.0.1:0"], 3);
    let url = server.1[0].rsplit(' ').next().unwrap().to_owned();
    let well = impasto_in(folder.path(), &["health", &url], b"");
    assert_eq!(code(&well), 0, "{}", err(&well));
    assert!(out(&well).starts_with("{\"ok\":true,"), "{}", out(&well));
    let address = url.strip_prefix("http://").unwrap();
    std::fs::write(folder.path().join("a.toml"), format!("address = \"{address}\"")).unwrap();
    let well = impasto_in(folder.path(), &["health", "--config", "a.toml"], b"");
    assert_eq!(code(&well), 0, "{}", err(&well));
    drop(server);
    let gone = impasto_in(folder.path(), &["health", &url], b"");
    assert_eq!(code(&gone), 1);
    assert!(err(&gone).contains("does not answer"), "{}", err(&gone));
}
