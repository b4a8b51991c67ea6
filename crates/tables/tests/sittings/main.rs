//! Tables by requests: a house with one table keeps its log.

mod eyes;
mod games;
mod house;
mod rights;
mod seats;
