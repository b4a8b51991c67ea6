//! The API: JSON, the same for our pages, for bots and for scripts. Its reference is `docs/API.md`.

pub(crate) mod commands;
pub(crate) mod me;
pub(crate) mod opening;
pub(crate) mod record;
pub(crate) mod tables;
pub(crate) mod titles;
