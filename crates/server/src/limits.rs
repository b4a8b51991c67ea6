//! Rate limits and quotas, so that nobody takes the tables away from the others.

mod buckets;
mod files;
mod permits;

pub(crate) use self::{
    buckets::Buckets,
    files::room,
    permits::{Permit, Permits},
};

/// Rate limits and quotas, by person and by address. A person is whoever has a valid cookie; everybody can get one,
/// so addresses have limits too, wide enough for a house full of people.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Requests per second of one person, in the long run.
    pub rate: f64,
    /// Requests at once of one person.
    pub burst: f64,
    /// Requests per second of one address without a valid cookie, in the long run.
    pub stranger_rate: f64,
    /// Requests at once of one address without a valid cookie.
    pub stranger_burst: f64,
    /// Requests per second of one address, with or without cookies, in the long run.
    pub address_rate: f64,
    /// Requests at once of one address, with or without cookies.
    pub address_burst: f64,
    /// The maximum size of a request body, in bytes.
    pub body: usize,
    /// WebSockets of one person.
    pub viewers: usize,
    /// WebSockets of one address without a valid cookie.
    pub stranger_viewers: usize,
    /// WebSockets of one address, with or without cookies.
    pub address_viewers: usize,
    /// HTTP connections of one address, WebSockets not counted; not limited behind a proxy.
    pub connections: usize,
    /// All connections, WebSockets too; fewer where the process may not open so many files. No address has more than
    /// half of them.
    pub open: usize,
    /// Tables that one person may open in an hour, and at once.
    pub tables: f64,
    /// Tables that one address may open in an hour, and at once.
    pub address_tables: f64,
    /// Rules that one person may have read without opening a table, in an hour and at once.
    pub setups: f64,
    /// Rules that one address may have read without opening a table, in an hour and at once.
    pub address_setups: f64,
    /// Files that one person may have read without opening a table, in an hour and at once: the print of cards is kept
    /// as long as the server runs.
    pub files: f64,
    /// Files that one address may have read without opening a table, in an hour and at once.
    pub address_files: f64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            rate: 40.0,
            burst: 120.0,
            stranger_rate: 20.0,
            stranger_burst: 100.0,
            address_rate: 200.0,
            address_burst: 1000.0,
            body: 512 << 10,
            viewers: 32,
            stranger_viewers: 32,
            address_viewers: 512,
            connections: 512,
            open: 1 << 16,
            tables: 60.0,
            address_tables: 300.0,
            setups: 1200.0,
            address_setups: 3600.0,
            files: 120.0,
            address_files: 300.0,
        }
    }
}

impl Limits {
    /// No limits, for tests and benchmarks.
    pub const NONE: Limits = Limits {
        rate: f64::INFINITY,
        burst: f64::INFINITY,
        stranger_rate: f64::INFINITY,
        stranger_burst: f64::INFINITY,
        address_rate: f64::INFINITY,
        address_burst: f64::INFINITY,
        body: 512 << 10,
        viewers: usize::MAX,
        stranger_viewers: usize::MAX,
        address_viewers: usize::MAX,
        connections: usize::MAX,
        open: usize::MAX,
        tables: f64::INFINITY,
        address_tables: f64::INFINITY,
        setups: f64::INFINITY,
        address_setups: f64::INFINITY,
        files: f64::INFINITY,
        address_files: f64::INFINITY,
    };
}
