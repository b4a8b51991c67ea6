//! How much anybody may ask for, so that nobody takes the tables away from the others.

mod buckets;
mod files;
mod permits;

pub(crate) use self::{
    buckets::Buckets,
    files::room,
    permits::{Permit, Permits},
};

/// How much anybody may ask for. A person is whoever brings a valid cookie; everybody can become one,
/// so addresses have limits too, wide enough for a house full of people.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Requests a second for one person, in the long run.
    pub rate: f64,
    /// And at once.
    pub burst: f64,
    /// The same for an address whose requests bring no valid cookie.
    pub stranger_rate: f64,
    /// And at once.
    pub stranger_burst: f64,
    /// The same for an address, whoever asks from there.
    pub address_rate: f64,
    /// And at once.
    pub address_burst: f64,
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// Connections for viewers from one person.
    pub viewers: usize,
    /// The same for an address, of those that bring no valid cookie.
    pub stranger_viewers: usize,
    /// The same for an address, whoever looks on from there.
    pub address_viewers: usize,
    /// Connections from one address that are no viewers', unless a proxy stands in front.
    pub connections: usize,
    /// Connections in all, viewers' too; fewer where the process may not open so many files. No address
    /// has more than half of them.
    pub open: usize,
    /// Tables that one person may open in an hour, and at once.
    pub tables: f64,
    /// The same for an address, whoever asks from there.
    pub address_tables: f64,
    /// How often one person may have rules read without opening a table, in an hour and at once.
    pub setups: f64,
    /// The same for an address, whoever asks from there.
    pub address_setups: f64,
    /// How often one person may have files read without opening a table, in an hour and at once: what is
    /// printed on cards is kept as long as the server runs.
    pub files: f64,
    /// The same for an address, whoever asks from there.
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
    /// As much as anybody wants, for tests and for measuring.
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
