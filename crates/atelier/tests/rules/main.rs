//! Atelier by its rules: clause by clause, its laws, its data, its records. One program, because
//! each of its own would compile the whole game anew.

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
