//! The languages of the site, and its messages in each of them.
//!
//! Messages are in Fluent format, one file for each language and subject. A test checks that every message
//! exists in every language, with the same variables.

mod language;
mod words;

pub use crate::{language::Language, words::Arg};
