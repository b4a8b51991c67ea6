//! Runs the real binary.

use std::{
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
};

/// The output of `impasto` with these arguments and this input, in this folder.
pub(crate) fn impasto_in(folder: &Path, args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_impasto"))
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built for this test");
    let mut stdin = child.stdin.take().expect("it is piped");
    let input = input.to_vec();
    // In a thread of its own, so that there is no deadlock of full pipes. The binary may close its input
    // early, so an error is ignored.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("it runs");
    writer.join().expect("writing does not panic");
    output
}

/// The output of `impasto` with these arguments and this input, in the folder of this crate.
pub(crate) fn impasto(args: &[&str], input: &[u8]) -> Output {
    impasto_in(Path::new(env!("CARGO_MANIFEST_DIR")), args, input)
}

/// Standard output.
pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("what we print is UTF-8")
}

/// Standard error.
pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("what we print is UTF-8")
}

/// The exit code.
pub(crate) fn code(output: &Output) -> i32 {
    output.status.code().expect("it ends by itself")
}

/// Makes sure that the bots of tests can run: they are written in Python.
#[track_caller]
pub(crate) fn python() {
    let version = Command::new("python3").arg("--version").output();
    let found = version.is_ok_and(|it| it.status.success());
    assert!(found, "this test needs python3: install it, or let `cargo xtask test` do so");
}
