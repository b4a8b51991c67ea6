//! Real servers on real stores, spoken to over real connections.

mod house;
mod life;
mod raw;
mod secrets;
