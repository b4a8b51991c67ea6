//! The engine, spoken to without a process: refusals of every kind, undo, records, luck, bots; and
//! whatever the bytes, one line of JSON.

mod ask;
mod readers;
mod refusals;
mod games;
mod anything;
