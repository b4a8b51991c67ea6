//! Real servers on real stores, spoken to over real connections.

mod abuse;
mod house;
mod life;
mod raw;
mod secrets;
