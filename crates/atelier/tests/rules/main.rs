//! The rule tests of Atelier: clauses, laws, data and records. They are one program, because several would each
//! compile the whole game.

mod census;
mod conformance;
mod data;
mod drawing;
mod figures;
mod options;
mod payments;
mod plainly;
mod playing;
mod records;
mod referee;
mod rulebook;
mod scoring;
mod script;
mod secrets;
mod shortage;
mod telling;
mod transcripts;
