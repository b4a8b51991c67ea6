//! The real server as a process of its own, with people who play over WebSockets: killed, restarted,
//! one of several on the same store.

mod crash;
mod game;
mod nodes;
mod stop;
