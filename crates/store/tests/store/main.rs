//! The store, tried in a file and on a real server: the same tests for both, and a few for what only
//! one of them has.

mod world;
mod appending;
mod texts;
mod keys;
mod labels;
mod changes;
mod nodes;
mod backup;
mod broken;
mod opening;
mod versions;
mod crash;
