//! Conventions against leftovers: unfinished work, skipped tests, absolute paths of one machine. The
//! search texts are in two parts, so that this file has no findings of its own.

use super::{
    finding::{Finding, on_lines},
    words::{has_path, has_word},
};
use crate::tree::File;

const MACROS: [&str; 3] =
    [concat!("to", "do!("), concat!("unimple", "mented!("), concat!("db", "g!(")];
const WORDS: [&str; 3] = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X")];
const SKIPPED: &str = concat!("#[ign", "ore");
const FOLDERS: [&str; 3] = [concat!("/wo", "rk/"), concat!("/ho", "me/"), concat!("/ro", "ot/")];

/// No unfinished work: what is planned is an issue.
pub(crate) fn nothing_unfinished(file: &File) -> Vec<Finding> {
    let ours = ["rs", "toml", "md"].iter().any(|it| file.has_extension(it));
    on_lines(file, "unfinished: finish it, or remove it", |line| {
        let in_code = file.has_extension("rs") && MACROS.iter().any(|it| line.contains(it));
        in_code || (ours && WORDS.iter().any(|word| has_word(line, word)))
    })
}

pub(crate) fn no_test_is_skipped(file: &File) -> Vec<Finding> {
    let what = "a skipped test proves nothing: fix it, or remove it";
    on_lines(file, what, |line| file.has_extension("rs") && line.contains(SKIPPED))
}

/// No absolute paths: a checkout works in any folder.
pub(crate) fn nobodys_machine(file: &File) -> Vec<Finding> {
    let what = "an absolute path of somebody's machine: write it from the root of the repository";
    on_lines(file, what, |line| FOLDERS.iter().any(|folder| has_path(line, folder)))
}

#[cfg(test)]
mod tests {
    use super::{super::finding::check, *};

    #[test]
    fn unfinished() {
        for needle in MACROS.iter().chain(&WORDS) {
            check(nothing_unfinished, "crates/a/src/b.rs", &format!("a\n  {needle} x)\n"), &[2]);
        }
        for word in WORDS {
            check(nothing_unfinished, "README.md", &format!("{word}: b\n"), &[1]);
            check(nothing_unfinished, "crates/a/tests/a.txt", word, &[]);
            check(nothing_unfinished, "README.md", &format!("{word}S b{word}\n"), &[]);
        }
        check(nothing_unfinished, "README.md", MACROS[0], &[]);
    }

    #[test]
    fn skipped() {
        check(no_test_is_skipped, "crates/a/tests/b.rs", &format!("{SKIPPED} = \"slow\"]\n"), &[1]);
        check(no_test_is_skipped, "crates/a/tests/b.rs", "#[test]\n", &[]);
    }

    #[test]
    fn machines() {
        for folder in FOLDERS {
            check(nobodys_machine, "data/a.csv", &format!("a\nin {folder}x\n"), &[2]);
            check(nobodys_machine, "README.md", &format!("https://example.org{folder}x\n"), &[]);
        }
    }
}
