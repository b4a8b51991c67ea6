//! Integration tests: real servers on real stores, over real connections.

mod abuse;
mod aside;
mod test_server;
mod device;
mod document;
mod failing;
mod forms;
mod help;
mod life;
mod lobby;
mod logs;
mod newcomer;
mod nodes;
mod nonsense;
mod openapi;
mod promises;
mod raw;
mod refused;
mod schema;
mod seats;
mod secrets;
