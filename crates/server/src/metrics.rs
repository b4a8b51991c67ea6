//! Metrics of the server, for its operators.

use prometheus_client::{
    encoding::text::encode,
    metrics::{
        counter::Counter,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
    },
    registry::Registry,
};

/// The metrics, as Prometheus types.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Viewers connected.
    pub(crate) viewers: Gauge,
    /// Rows written.
    pub(crate) rows: Counter,
    /// Requests that were answered.
    pub(crate) requests: Counter,
    /// Requests that were refused because there were too many.
    pub(crate) turned_away: Counter,
    /// Seconds from a request to its response, disk included.
    pub(crate) seconds: Histogram,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("impasto");
        let tables = Gauge::default();
        registry.register("tables", "Tables in memory", tables.clone());
        let viewers = Gauge::default();
        registry.register("viewers", "Viewers connected", viewers.clone());
        let rows = Counter::default();
        registry.register("rows", "Rows written to the log", rows.clone());
        let requests = Counter::default();
        registry.register("requests", "Requests answered", requests.clone());
        let turned_away = Counter::default();
        registry.register("turned_away", "Requests refused: too many", turned_away.clone());
        let seconds = Histogram::new(exponential_buckets(0.000_25, 2.0, 14));
        let help = "From a request to its answer, disk included";
        registry.register("request_seconds", help, seconds.clone());
        Metrics { registry, tables, viewers, rows, requests, turned_away, seconds }
    }
}

impl Metrics {
    /// The metrics in the text format of Prometheus.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes any text");
        text
    }
}
