//! The rule tests of Canvas: clauses, laws, data and records. They are one program, because several would each
//! compile the whole game.

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
