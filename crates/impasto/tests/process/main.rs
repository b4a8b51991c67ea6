//! Tests of the real binary as a process.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]

mod run;
mod arena;
mod calls;
mod hint;
mod keeping;
mod play;
mod protocol;
mod records;
mod rules;
mod score;
mod stored;
mod stream;
mod configuration;
