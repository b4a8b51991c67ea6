//! Requests as function calls: no sockets, no store, no clock.

mod client;
mod exchange;
mod help;
mod invited;
mod set_up;
mod whole_game;
