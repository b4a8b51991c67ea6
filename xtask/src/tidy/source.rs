//! Conventions for Rust sources.

use super::{
    finding::{Finding, on_lines},
    words::has_word,
};
use crate::tree::File;

/// The longest source file, in lines.
const MAX_LINES: usize = 400;

// In two parts, so that this file has no findings of its own.
const UNWRAP: &str = concat!(".unw", "rap()");
const UNSAFE: &str = concat!("uns", "afe");

/// Every file begins with `//!`; the lib.rs of a title may begin with its rulebook instead.
pub(crate) fn opens_with_its_subject(file: &File) -> Vec<Finding> {
    let opens = file.text.starts_with("//!") || file.text.starts_with("#![doc = include_str!(");
    let what = "does not open with `//!`: say in one to three sentences what the file is about";
    let wrong = is_rust(file) && !opens && !file.path.contains("tests/fixtures/");
    wrong.then(|| Finding::new(&file.path, 1, what)).into_iter().collect()
}

pub(crate) fn is_short(file: &File) -> Vec<Finding> {
    let lines = file.text.lines().count();
    let what = format!("{lines} lines: split by meaning before {MAX_LINES}");
    let wrong = is_rust(file) && lines > MAX_LINES;
    wrong.then(|| Finding::new(&file.path, MAX_LINES + 1, what)).into_iter().collect()
}

/// No `unwrap` outside tests: use `expect` with the reason, or return the error.
pub(crate) fn unwraps_in_tests_only(file: &File) -> Vec<Finding> {
    if !is_rust(file) || !is_program(&file.path) {
        return Vec::new();
    }
    let tests = tests_start(&file.text);
    let what =
        format!("`{UNWRAP}` outside tests: expect(\"why it cannot be\"), or return the error");
    let lines = file.lines().take_while(|(number, _)| *number < tests);
    let wrong = lines.filter(|(_, line)| line.contains(UNWRAP) && !is_comment(line));
    wrong.map(|(number, _)| Finding::new(&file.path, number, what.clone())).collect()
}

/// No unsafe code, also outside the workspace, such as in fuzz/, where the compiler does not forbid it.
pub(crate) fn is_safe(file: &File) -> Vec<Finding> {
    let what = format!("`{UNSAFE}`: nothing here is worth it");
    on_lines(file, &what, |line| is_rust(file) && has_word(line, UNSAFE) && !is_comment(line))
}

fn is_rust(file: &File) -> bool {
    file.has_extension("rs")
}

fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with("//")
}

/// Whether a file is in the src/ of a crate, and not a test module.
fn is_program(path: &str) -> bool {
    path.split_once("/src/").is_some_and(|(folder, file)| {
        (folder == "xtask" || folder.starts_with("crates/"))
            && !file.split('/').any(|part| part == "tests" || part == "tests.rs")
    })
}

/// The line at which the test module at the end of a file begins.
fn tests_start(text: &str) -> usize {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let module =
        lines.windows(2).position(|pair| pair[0] == "#[cfg(test)]" && pair[1].starts_with("mod "));
    module.map_or(usize::MAX, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::{super::finding::check, *};

    #[test]
    fn subject() {
        check(opens_with_its_subject, "crates/a/src/b.rs", "use std::fs;\n//! Late.\n", &[1]);
        check(opens_with_its_subject, "fuzz/fuzz_targets/b.rs", "#![no_main]\n", &[1]);
        check(opens_with_its_subject, "crates/a/src/b.rs", "", &[1]);
        check(opens_with_its_subject, "crates/a/src/b.rs", "//! Dealing.\n", &[]);
        let rulebook = "#![doc = include_str!(\"../RULES.md\")]\n";
        check(opens_with_its_subject, "crates/a/src/lib.rs", rulebook, &[]);
        check(opens_with_its_subject, "crates/a/tests/fixtures/b.rs", "fn f() {}\n", &[]);
        check(opens_with_its_subject, "README.md", "# Impasto\n", &[]);
    }

    #[test]
    fn length() {
        check(is_short, "crates/a/src/b.rs", &"\n".repeat(400), &[]);
        check(is_short, "crates/a/src/b.rs", &"\n".repeat(401), &[401]);
        check(is_short, "crates/a/data/b.csv", &"\n".repeat(401), &[]);
    }

    #[test]
    fn unwraps() {
        let text = format!(
            "/// a{UNWRAP}\nlet a = b{UNWRAP};\n#[cfg(test)]\nuse c;\n d\n {UNWRAP}\n\
             #[cfg(test)]\nmod tests {{\n  a{UNWRAP} }}\n"
        );
        check(unwraps_in_tests_only, "crates/a/src/b/c.rs", &text, &[2, 6]);
        check(unwraps_in_tests_only, "xtask/src/b.rs", &text, &[2, 6]);
        for path in ["crates/a/tests/b.rs", "crates/a/src/b/tests.rs", "fuzz/src/b.rs", "b.md"] {
            check(unwraps_in_tests_only, path, &text, &[]);
        }
    }

    #[test]
    fn safety() {
        let text = format!("// {UNSAFE}\nlet a = {UNSAFE} {{ b() }};\n{UNSAFE}_code();\n");
        check(is_safe, "fuzz/fuzz_targets/a.rs", &text, &[2]);
        check(is_safe, "README.md", &text, &[]);
    }
}
