//! Tests of the real server as a child process, with clients that play over WebSockets: killed,
//! restarted, one of several on the same store.

mod crash;
mod game;
mod nodes;
mod stop;
