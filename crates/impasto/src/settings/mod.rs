//! The settings of `impasto serve`: those of a configuration file, overridden by flags.
//!
//! Every setting is a [`Key`] of the table in `keys`; limits have keys of their own in `limits`. Reading a
//! file, refusing what is wrong in it, and printing it with comments all follow these tables.

mod amount;
mod file;
mod keys;
mod limits;
mod printed;

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
};

use clap::ValueEnum;
use server::Limits;

pub(crate) use self::{file::read, printed::printed};

/// The default address, which only this computer can reach.
pub(crate) const DEFAULT_ADDRESS: SocketAddr =
    SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);
/// The default of `grace`: long enough to notice a wrong click, and short enough not to be boring.
const DEFAULT_GRACE_SECONDS: f32 = 1.0;
/// The bound of `grace`.
pub(crate) const MAX_GRACE_SECONDS: u16 = 60;
/// The bound of `thinkers`.
pub(crate) const MAX_THINKERS: u16 = 1024;

/// Everything that an operator can set.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Settings {
    /// The folder in which games are saved.
    pub(crate) data: Option<PathBuf>,
    /// The URL of a PostgreSQL database.
    pub(crate) database: Option<String>,
    /// A file that holds the URL of a PostgreSQL database.
    pub(crate) database_file: Option<PathBuf>,
    /// The address to listen at; `None` is the default one, or the next free port.
    pub(crate) address: Option<SocketAddr>,
    /// Whether browsers reach the server over HTTPS only.
    pub(crate) https: bool,
    /// Whether a proxy names the address of the client.
    pub(crate) behind_proxy: bool,
    /// Whether all limits are off.
    pub(crate) no_limits: bool,
    /// The number of bots that think at the same time; `None` is one less than the number of cores.
    pub(crate) thinkers: Option<usize>,
    /// How long bots wait at a brisk table, in seconds.
    pub(crate) grace: f32,
    /// The format of the log.
    pub(crate) log: LogFormat,
    /// Rate limits and quotas, unless they are off.
    pub(crate) limits: Limits,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            data: None,
            database: None,
            database_file: None,
            address: None,
            https: false,
            behind_proxy: false,
            no_limits: false,
            thinkers: None,
            grace: DEFAULT_GRACE_SECONDS,
            log: LogFormat::Text,
            limits: Limits::default(),
        }
    }
}

/// The format of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogFormat {
    /// Lines for people.
    Text,
    /// One JSON object a line.
    Json,
}

/// The names of all keys that are no limits.
#[cfg(test)]
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    keys::KEYS.iter().map(|it| it.name)
}

/// The value of a setting as it is printed.
#[derive(Debug)]
pub(crate) enum Shown {
    /// The value, as TOML.
    Value(String),
    /// Nothing is set; an example, or the default.
    Unset(String),
    /// Something is set that is not shown.
    Secret,
}
