//! Colors of Paris by its rules: clause by clause, its laws, its data, its records. One program, because
//! each of its own would compile the whole game anew.

mod bonus;
mod census;
mod conformance;
mod data;
mod interactions;
mod memory;
mod options;
mod painting;
mod referee;
mod round;
mod rulebook;
mod script;
mod secrets;
mod switches;
mod tiles;
mod transcripts;
mod variant_j;
