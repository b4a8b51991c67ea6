//! The number of threads: an argument that the tools of this crate share.

use clap::Args;

/// The argument for the number of threads.
#[derive(Clone, Copy, Debug, Args)]
pub struct Threads {
    /// The number of threads; by default one for each core.
    #[arg(long, value_name = "N", default_value_t = 0)]
    threads: usize,
}

impl Threads {
    /// Runs `work` in a pool with this number of threads.
    ///
    /// # Panics
    ///
    /// Panics if the system starts no threads.
    pub fn run<R: Send>(self, work: impl FnOnce() -> R + Send) -> R {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build();
        pool.expect("threads can be started").install(work)
    }
}
