//! The rule tests of Colors of Paris: clauses, laws, data and records. They are one program, because several
//! would each compile the whole game.

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
