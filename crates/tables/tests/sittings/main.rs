//! Integration tests of tables: requests to a test table that keeps its log.

mod eyes;
mod games;
mod test_table;
mod rights;
mod seats;
