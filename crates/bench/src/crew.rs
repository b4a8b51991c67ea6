//! How many threads work on something: the part that the command lines of this crate share.

use clap::Args;

/// The threads of a program.
#[derive(Clone, Copy, Debug, Args)]
pub struct Crew {
    /// How many games at once; as many as there are cores if it is not said.
    #[arg(long, value_name = "N", default_value_t = 0)]
    threads: usize,
}

impl Crew {
    /// Does `work`, whose parallel parts are spread over so many threads.
    ///
    /// # Panics
    ///
    /// Panics where the system starts no threads.
    pub fn share<R: Send>(self, work: impl FnOnce() -> R + Send) -> R {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build();
        pool.expect("threads can be started").install(work)
    }
}
