//! The keys of the section `[limits]` of a configuration file.

use server::Limits;
use toml::de::DeValue;

use super::amount::{Amount, Bounds};

/// A limit: its field, with hyphens for a name, and how it is read and shown.
pub(crate) struct LimitKey {
    field: &'static str,
    pub(crate) about: &'static str,
    pub(crate) allowed: fn() -> String,
    /// Reads a value; `None` if it is not allowed.
    pub(crate) read: fn(&mut Limits, &DeValue<'_>) -> Option<()>,
    pub(crate) show: fn(&Limits) -> String,
}

impl LimitKey {
    /// The name of the key.
    pub(crate) fn name(&self) -> String {
        self.field.replace('_', "-")
    }
}

/// Requests per second, or at once.
const REQUESTS: Bounds = 1..=1_000_000;
/// Things in an hour.
const HOURLY: Bounds = 1..=1_000_000;
/// Connections.
const CONNECTIONS: Bounds = 1..=1_000_000;
/// The size of a request.
const BYTES: Bounds = 4 << 10..=16 << 20;

/// Declares the keys. A limit of the server without a key does not compile.
macro_rules! limits {
    ($($field:ident: $bounds:ident, $about:literal;)*) => {
        /// All limits, in the order in which they are printed.
        pub(crate) const LIMITS: &[LimitKey] = &[$(LimitKey {
            field: stringify!($field),
            about: $about,
            allowed: || allowed(|limits| limits.$field, &$bounds),
            read: |limits, value| {
                limits.$field = Amount::read(value, &$bounds)?;
                Some(())
            },
            show: |limits| limits.$field.shown(),
        }),*];

        /// Names every field, so that the compiler asks for the key of a new one.
        const _: fn(&Limits) = |&Limits { $($field: _),* }| ();
    };
}

limits! {
    rate: REQUESTS, "Requests per second of one person, in the long run.";
    burst: REQUESTS, "Requests at once of one person.";
    stranger_rate: REQUESTS,
        "Requests per second of one address without a valid cookie, in the long run.";
    stranger_burst: REQUESTS, "Requests at once of one address without a valid cookie.";
    address_rate: REQUESTS,
        "Requests per second of one address, with or without cookies, in the long run.";
    address_burst: REQUESTS, "Requests at once of one address, with or without cookies.";
    body: BYTES, "The size of a request, in bytes. A proxy in front must let as much pass.";
    viewers: CONNECTIONS, "WebSockets of one person.";
    stranger_viewers: CONNECTIONS, "WebSockets of one address without a valid cookie.";
    address_viewers: CONNECTIONS, "WebSockets of one address, with or without cookies.";
    connections: CONNECTIONS,
        "Connections of one address, without WebSockets. Not limited behind a proxy.";
    open: CONNECTIONS,
        "All connections. Fewer where the process may not open so many files (LimitNOFILE).";
    tables: HOURLY, "Tables that one person may open in an hour, and at once.";
    address_tables: HOURLY, "Tables that one address may open in an hour, and at once.";
    setups: HOURLY, "Rules that one person may have read in an hour without opening a table.";
    address_setups: HOURLY,
        "Rules that one address may have read in an hour without opening a table.";
    files: HOURLY,
        "Files of rules that one person may have read in an hour without opening a table.";
    address_files: HOURLY,
        "Files of rules that one address may have read in an hour without opening a table.";
}

/// What is allowed for the field that `_field` returns.
fn allowed<A: Amount>(_field: fn(&Limits) -> A, bounds: &Bounds) -> String {
    A::allowed(bounds)
}
