//! Tests of the store in a file and on a real PostgreSQL server: most run on both, a few on one of them.

mod test_database;
mod appending;
mod texts;
mod keys;
mod labels;
mod changes;
mod nodes;
mod backup;
mod broken;
mod damage;
mod lost;
mod health;
mod opening;
mod versions;
mod crash;
