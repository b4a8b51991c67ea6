//! The languages of the table, and its words in each of them.
//!
//! Words are messages of Fluent, one file a language and a subject. Every message exists in every
//! language, with the same variables: a test demands it.

mod language;
mod words;

pub use crate::{language::Language, words::Arg};
