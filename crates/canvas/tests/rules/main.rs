//! Canvas by its rules: clause by clause, its laws, its data, its records. One program, because
//! each of its own would compile the whole game anew.

mod census;
mod conditions;
mod conformance;
mod data;
mod jury;
mod objectives;
mod options;
mod plainly;
mod records;
mod rulebook;
mod script;
mod transcripts;
mod turns;
