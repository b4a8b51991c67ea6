//! Conventions for the manifests of the crates.

use toml::{Table, Value};

use super::finding::Finding;
use crate::tree::{File, titles};

/// The dependencies that a title may have: the contract, plain data, and readers of data files. With
/// these a title can do no I/O.
const TITLE_DEPENDENCIES: [&str; 6] = ["game", "tinyvec", "serde", "toml", "csv", "thiserror"];

pub(crate) fn folder_is_package(file: &File) -> Vec<Finding> {
    let Some(folder) = crate_folder(&file.path) else { return Vec::new() };
    let manifest = parse(file);
    let package = manifest.get("package").and_then(|it| it.get("name")).and_then(Value::as_str);
    let what = format!(
        "the folder is {folder}, the package is {}: one name",
        package.unwrap_or("nameless")
    );
    (package != Some(folder)).then(|| Finding::new(&file.path, 1, what)).into_iter().collect()
}

pub(crate) fn titles_depend_on_little(files: &[File]) -> Vec<Finding> {
    let titles = titles(files);
    let is_title = |file: &&File| crate_folder(&file.path).is_some_and(|it| titles.contains(&it));
    files.iter().filter(is_title).flat_map(depends_on_little).collect()
}

/// No dependency of `bots` on a title: a bot that can name a title's state can read its secrets.
pub(crate) fn bots_know_no_title(files: &[File]) -> Vec<Finding> {
    let titles = titles(files);
    let bots = files.iter().filter(|file| crate_folder(&file.path) == Some("bots"));
    bots.flat_map(|file| {
        let known = all_dependencies(&parse(file)).into_iter();
        let known = known.filter(|it| titles.contains(&it.as_str()));
        let what = |title| format!("bots see views: they may not depend on {title}");
        known.map(|it| Finding::new(&file.path, line_of(file, &it), what(it))).collect::<Vec<_>>()
    })
    .collect()
}

/// Dependencies that would bring sockets, storage, clocks or randomness to those who only compute.
const IMPURE_DEPENDENCIES: [&str; 10] = [
    "arena",
    "axum",
    "cpu-time",
    "getrandom",
    "hyper",
    "jiff",
    "rayon",
    "server",
    "store",
    "tokio",
];

/// No impure dependency of what a request means and what a table is, so that both work in a browser, too.
pub(crate) fn requests_need_no_system(files: &[File]) -> Vec<Finding> {
    const PURE: [&str; 5] = ["app", "display", "shelf", "site", "tables"];
    let pure =
        files.iter().filter(|it| crate_folder(&it.path).is_some_and(|it| PURE.contains(&it)));
    let impure = |file: &File| {
        let known = all_dependencies(&parse(file)).into_iter();
        let known = known.filter(|it| IMPURE_DEPENDENCIES.contains(&it.as_str()));
        let what =
            |name| format!("answers to requests only compute: they may not depend on {name}");
        known.map(|it| Finding::new(&file.path, line_of(file, &it), what(it))).collect::<Vec<_>>()
    };
    pure.flat_map(impure).collect()
}

fn depends_on_little(file: &File) -> Vec<Finding> {
    let packages = all_dependencies(&parse(file)).into_iter();
    let packages = packages.filter(|it| !TITLE_DEPENDENCIES.contains(&it.as_str()));
    let what = |package| {
        format!("a title may not depend on {package}: only {}", TITLE_DEPENDENCIES.join(", "))
    };
    packages.map(|it| Finding::new(&file.path, line_of(file, &it), what(it))).collect()
}

/// The dependencies of a manifest for all targets.
fn all_dependencies(manifest: &Table) -> Vec<String> {
    let targets =
        manifest.get("target").and_then(Value::as_table).into_iter().flat_map(Table::values);
    targets.filter_map(Value::as_table).chain([manifest]).flat_map(dependencies).collect()
}

/// The normal and build dependencies in a table of a manifest; dev-dependencies are not restricted.
fn dependencies(table: &Table) -> impl Iterator<Item = String> {
    let kinds = ["dependencies", "build-dependencies"].into_iter();
    let tables = kinds.filter_map(|kind| table.get(kind)?.as_table());
    tables.flatten().map(|(name, value)| {
        value.get("package").and_then(Value::as_str).unwrap_or(name).to_owned()
    })
}

fn line_of(file: &File, word: &str) -> usize {
    file.lines().find(|(_, line)| line.contains(word)).map_or(1, |(number, _)| number)
}

/// The manifest as a table; an empty one if it is not TOML, because Cargo reports that better.
pub(crate) fn parse(file: &File) -> Table {
    file.text.parse().unwrap_or_default()
}

/// The folder of a crate: `canvas` for `crates/canvas/Cargo.toml`.
pub(crate) fn crate_folder(path: &str) -> Option<&str> {
    let folder = path.strip_suffix("/Cargo.toml")?;
    let name = folder.strip_prefix("crates/").filter(|name| !name.contains('/'));
    name.or_else(|| (folder == "xtask").then_some(folder))
}

#[cfg(test)]
mod tests {
    use super::{super::finding::check, *};

    #[test]
    fn one_name() {
        check(folder_is_package, "crates/bots/Cargo.toml", "[package]\nname = 'bots'\n", &[]);
        check(folder_is_package, "crates/bots/Cargo.toml", "[package]\nname = 'bot'\n", &[1]);
        check(folder_is_package, "xtask/Cargo.toml", "[package]\n", &[1]);
        check(folder_is_package, "Cargo.toml", "[workspace]\n", &[]);
        check(folder_is_package, "fuzz/Cargo.toml", "[package]\nname = 'impasto-fuzz'\n", &[]);
    }

    fn check_title(dependencies: &str, expected: &[&str]) {
        let files = [
            File::new("crates/canvas/RULES.md", ""),
            File::new("crates/canvas/Cargo.toml", dependencies),
            File::new("crates/bots/Cargo.toml", "[dependencies]\nrayon = '1'\n"),
        ];
        let found: Vec<_> =
            titles_depend_on_little(&files).iter().map(Finding::to_string).collect();
        let tail = "only game, tinyvec, serde, toml, csv, thiserror";
        let expected: Vec<_> =
            expected.iter().map(|it| format!("crates/canvas/Cargo.toml:{it}: {tail}")).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn dependencies_of_what_answers_requests() {
        let check = |name: &str| {
            let manifest = "[dependencies]\nmaud = '1'\ntokio = '1'\n";
            let files = [File::new(&format!("crates/{name}/Cargo.toml"), manifest)];
            requests_need_no_system(&files).iter().map(Finding::to_string).collect::<Vec<_>>()
        };
        assert!(check("server").is_empty());
        let what = "answers to requests only compute: they may not depend on tokio";
        assert_eq!(check("app"), [format!("crates/app/Cargo.toml:3: {what}")]);
    }

    #[test]
    fn dependencies_of_bots() {
        let check = |dependencies: &str| {
            let files = [
                File::new("crates/canvas/RULES.md", ""),
                File::new("crates/bots/Cargo.toml", dependencies),
                File::new("crates/judgement/Cargo.toml", "[dependencies]\ncanvas = '1'\n"),
            ];
            bots_know_no_title(&files).iter().map(Finding::to_string).collect::<Vec<_>>()
        };
        assert!(check("[dependencies]\njudgement = '1'\n").is_empty());
        assert!(check("[dev-dependencies]\ncanvas = '1'\n").is_empty());
        let found = check("[dependencies]\ngame = '1'\ncanvas = '1'\n");
        let expected = "crates/bots/Cargo.toml:3: bots see views: they may not depend on canvas";
        assert_eq!(found, [expected]);
    }

    #[test]
    fn dependencies_of_titles() {
        check_title("[dependencies]\ngame.workspace = true\ncsv = '1'\n", &[]);
        check_title("[dev-dependencies]\nproptest = '1'\n", &[]);
        check_title("[dependencies]\nrayon = '1'\n", &["2: a title may not depend on rayon"]);
        check_title("[build-dependencies]\ncc = '1'\n", &["2: a title may not depend on cc"]);
        let renamed = "[target.'cfg(unix)'.dependencies]\ncsv = { package = 'libc' }\n";
        check_title(renamed, &["2: a title may not depend on libc"]);
    }
}
