//! Tables by requests: a house with one table keeps its log.

mod eyes;
mod games;
mod test_table;
mod rights;
mod seats;
