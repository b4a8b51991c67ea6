//! Conventions for the contents of README.md and ARCHITECTURE.md.

use toml::Value;

use super::{
    finding::Finding,
    manifest::{crate_folder, parse},
    words::has_word,
};
use crate::tree::File;

const ARCHITECTURE: &str = "ARCHITECTURE.md";

/// The file with the front page of the documentation.
const FRONT_PAGE: &str = "crates/impasto/src/lib.rs";

/// ARCHITECTURE.md has a line for every external dependency.
pub(crate) fn architecture_names_dependencies(files: &[File]) -> Vec<Finding> {
    let manifest = find(files, "Cargo.toml").map(parse).unwrap_or_default();
    let workspace = manifest.get("workspace").and_then(|it| it.get("dependencies"));
    let dependencies = workspace.and_then(Value::as_table).into_iter().flatten();
    let foreign = dependencies.filter(|(_, value)| value.get("path").is_none());
    unnamed(files, foreign.map(|(name, _)| name.as_str()), "the dependency")
}

pub(crate) fn architecture_names_crates(files: &[File]) -> Vec<Finding> {
    unnamed(files, files.iter().filter_map(|file| crate_folder(&file.path)), "the crate")
}

/// The front page of the documentation, in the crate `impasto`, links to every crate.
pub(crate) fn front_page_links_crates(files: &[File]) -> Vec<Finding> {
    let Some(page) = find(files, FRONT_PAGE) else { return Vec::new() };
    let link = |name: &str| format!("(../{}/index.html)", name.replace('-', "_"));
    let crates = files.iter().filter_map(|file| crate_folder(&file.path));
    // A page has no need to lead to itself.
    let missing = crates.filter(|it| *it != "impasto" && !page.text.contains(&link(it)));
    missing
        .map(|it| Finding::new(FRONT_PAGE, 1, format!("has no link to the crate {it}")))
        .collect()
}

fn unnamed<'a>(files: &[File], names: impl Iterator<Item = &'a str>, kind: &str) -> Vec<Finding> {
    let text = find(files, ARCHITECTURE).map_or("", |file| &file.text);
    let missing = names.filter(|name| !has_word(text, name));
    let what = |name| format!("does not name {kind} {name}: one line on what it is for");
    missing.map(|name| Finding::new(ARCHITECTURE, 1, what(name))).collect()
}

/// README.md names every command of the gate.
pub(crate) fn readme_names_the_gate(files: &[File]) -> Vec<Finding> {
    let gate = find(files, ".ci/run").map_or("", |file| &file.text);
    let readme = find(files, "README.md").map_or("", |file| &file.text);
    let mut commands =
        gate.lines().map(str::trim).filter(|line| line.starts_with("cargo ")).peekable();
    if commands.peek().is_none() {
        return vec![Finding::new(".ci/run", 1, "runs no cargo command: the gate checks nothing")];
    }
    let what = |command| format!("does not name `{command}`, which the gate runs");
    let missing = commands.filter(|command| !readme.contains(command));
    missing.map(|command| Finding::new("README.md", 1, what(command))).collect()
}

/// Every path in backticks that ARCHITECTURE.md and CONTRIBUTING.md name exists: `crates/...`, `fuzz/...`,
/// `docs/...`. A path with `<title>` has to exist for one title at least.
pub(crate) fn named_paths_exist(files: &[File]) -> Vec<Finding> {
    let documents = [ARCHITECTURE, "CONTRIBUTING.md"].into_iter().filter_map(|it| find(files, it));
    documents.flat_map(|document| missing_paths(document, files)).collect()
}

fn missing_paths(document: &File, files: &[File]) -> Vec<Finding> {
    let mut missing = Vec::new();
    for (number, line) in (1..).zip(document.text.lines()) {
        for path in line.split('`').skip(1).step_by(2).filter(|it| is_path(it)) {
            if !files.iter().any(|file| leads_to(path, &file.path)) {
                let what = format!("names `{path}`, which does not exist");
                missing.push(Finding::new(&document.path, number, what));
            }
        }
    }
    missing
}

fn is_path(text: &str) -> bool {
    let folders = ["crates/", "fuzz/", "docs/", "examples/", "xtask/"];
    folders.iter().any(|it| text.starts_with(it)) && !text.contains([' ', '*'])
}

/// Whether `path` is that of `file`, or of a folder that holds it.
fn leads_to(path: &str, file: &str) -> bool {
    let mut parts = file.split('/');
    path.trim_end_matches('/')
        .split('/')
        .all(|wanted| parts.next().is_some_and(|found| wanted == found || wanted == "<title>"))
}

fn find<'a>(files: &'a [File], path: &str) -> Option<&'a File> {
    files.iter().find(|file| file.path == path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(agreement: super::super::Agreement, files: &[(&str, &str)], expected: &[&str]) {
        let files: Vec<_> = files.iter().map(|(path, text)| File::new(path, text)).collect();
        let found: Vec<_> = agreement(&files).iter().map(Finding::to_string).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn dependencies() {
        let root = (
            "Cargo.toml",
            "[workspace.dependencies]\ncsv = '1'\ntoml = '1'\n[workspace.dependencies.game]\npath = 'x'\n",
        );
        let line =
            "ARCHITECTURE.md:1: does not name the dependency toml: one line on what it is for";
        let papers = ("ARCHITECTURE.md", "`csv` reads what Cargo.toml does not.");
        check(architecture_names_dependencies, &[root, papers], &[line]);
        check(architecture_names_dependencies, &[root, ("ARCHITECTURE.md", "csv and toml")], &[]);
    }

    #[test]
    fn paths() {
        let there = ("crates/canvas/src/view.rs", "");
        let text = "`crates/<title>/src/view.rs`, `crates/canvas/src`, `cargo doc`, `crates/*`\n";
        check(named_paths_exist, &[there, ("CONTRIBUTING.md", text)], &[]);
        let text = "`crates/canvas/src/gone.rs`";
        let line = "CONTRIBUTING.md:1: names `crates/canvas/src/gone.rs`, which does not exist";
        check(named_paths_exist, &[there, ("CONTRIBUTING.md", text)], &[line]);
    }

    #[test]
    fn crates() {
        let manifest = ("crates/bots/Cargo.toml", "");
        let line = "ARCHITECTURE.md:1: does not name the crate bots: one line on what it is for";
        check(architecture_names_crates, &[manifest], &[line]);
        check(
            architecture_names_crates,
            &[manifest, ("ARCHITECTURE.md", "  bots/  they play")],
            &[],
        );
    }

    #[test]
    fn front_page() {
        let crates = [("crates/my-bots/Cargo.toml", ""), ("crates/impasto/Cargo.toml", "")];
        let page = |text| [crates[0], crates[1], (FRONT_PAGE, text)];
        let line = "crates/impasto/src/lib.rs:1: has no link to the crate my-bots";
        check(front_page_links_crates, &page("//! `my-bots`"), &[line]);
        check(front_page_links_crates, &page("//! [bots](../my_bots/index.html)"), &[]);
    }

    #[test]
    fn gate() {
        let gate = (".ci/run", "# cargo build\nset -e\ncargo xtask test\n");
        let line = "README.md:1: does not name `cargo xtask test`, which the gate runs";
        check(readme_names_the_gate, &[gate, ("README.md", "Run `cargo test`.")], &[line]);
        check(readme_names_the_gate, &[gate, ("README.md", "Run `cargo xtask test`.")], &[]);
        let empty = ".ci/run:1: runs no cargo command: the gate checks nothing";
        check(readme_names_the_gate, &[], &[empty]);
    }
}
