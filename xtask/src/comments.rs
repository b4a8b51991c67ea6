//! `cargo xtask comments`: prints doc comments drawn at random, to be judged by a reader.

mod doc_comment;
mod sample;

use anyhow::Result;
use clap::Args;

use crate::tree::{self, File};
use doc_comment::DocComment;

/// Print doc comments of crates/ and xtask/ that are drawn at random.
///
/// Each is printed with its file and line, the line of the item that it documents, and its text. The question
/// for the reader: is it understood at first reading, without the code around it? The same seed draws the same
/// comments as long as the code is the same.
#[derive(Args, Debug)]
pub(crate) struct Comments {
    /// The number of doc comments to draw.
    #[arg(long, value_name = "N", default_value_t = 30)]
    count: usize,
    /// The seed of the random generator.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
}

impl Comments {
    pub(crate) fn run(&self) -> Result<()> {
        let comments = all(&tree::files()?);
        let drawn = sample::draw(&comments, self.count, self.seed);
        for comment in &drawn {
            println!("{comment}");
        }
        println!("{} of {} doc comments, seed {}", drawn.len(), comments.len(), self.seed);
        Ok(())
    }
}

/// All doc comments of the Rust files in crates/ and xtask/.
fn all(files: &[File]) -> Vec<DocComment> {
    let sources = files.iter().filter(|file| is_source(file));
    sources.flat_map(doc_comment::of_file).collect()
}

fn is_source(file: &File) -> bool {
    file.has_extension("rs")
        && ["crates/", "xtask/"].iter().any(|folder| file.path.starts_with(folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_rust_files_of_crates_and_xtask_are_read() {
        let text = "//! A file.\n";
        let paths = ["crates/a/src/lib.rs", "xtask/src/main.rs", "fuzz/a.rs", "crates/a/README.md"];
        let comments = all(&paths.map(|path| File::new(path, text)));
        let places: Vec<&str> = comments.iter().map(|comment| comment.place.as_str()).collect();
        assert_eq!(places, ["crates/a/src/lib.rs:1", "xtask/src/main.rs:1"]);
    }
}
