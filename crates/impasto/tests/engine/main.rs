//! Tests of the engine protocol, without a process: games, refusals, and readers of foreign text.

mod ask;
mod readers;
mod refusals;
mod games;
mod anything;
