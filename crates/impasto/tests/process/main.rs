//! The real binary, run as people and programs run it.

mod run;
mod calls;
mod play;
mod protocol;
mod records;
mod score;
mod stream;
