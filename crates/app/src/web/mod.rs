//! The pages: HTML for browsers. Everything works by plain links and forms.

pub(crate) mod after;
pub(crate) mod device;
pub(crate) mod help;
pub(crate) mod lobby;
pub(crate) mod opening;
pub(crate) mod plan;
pub(crate) mod replay;
pub(crate) mod tables;
