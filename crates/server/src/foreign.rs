//! Reading of text from strangers: off the async workers, a few readings at a time, each within a budget of bytes
//! that ends it (`game::foreign`).

use std::{sync::Arc, thread::available_parallelism, time::Duration};

use app::Problem;
use game::foreign::REQUEST_BUDGET_BYTES;
use tokio::sync::Semaphore;

/// The timeout of a request that waits for a free reader.
const TURN_TIMEOUT: Duration = Duration::from_secs(5);

/// The threads that read foreign text. Half of the processors stay free for those who play.
#[derive(Clone, Debug)]
pub(crate) struct ForeignReaders {
    turns: Arc<Semaphore>,
    turn_timeout: Duration,
}

impl Default for ForeignReaders {
    fn default() -> ForeignReaders {
        let processors = available_parallelism().map_or(1, usize::from);
        let turns = Arc::new(Semaphore::new((processors / 2).max(1)));
        ForeignReaders { turns, turn_timeout: TURN_TIMEOUT }
    }
}

impl ForeignReaders {
    /// Runs `read` on a blocking thread, when one is free.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        read: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = self.turns.clone().acquire_owned();
        let turn = tokio::time::timeout(self.turn_timeout, turn).await;
        let turn = turn.map_err(|_| Problem::Slow)?.map_err(|_| Problem::Failed)?;
        let reading = tokio::task::spawn_blocking(move || {
            // Held until the reading has ended, also if its request was cancelled.
            let _turn = turn;
            game::foreign::with_budget(REQUEST_BUDGET_BYTES, read)
        });
        reading.await.map_err(|error| {
            tracing::error!(%error, "a reader of foreign text has failed");
            Problem::Failed
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_reading_ends_with_its_budget() {
        let text = "x".repeat(64 << 10);
        let read =
            move || (0..1000).take_while(|_| game::foreign::admit(&text, 1 << 20).is_ok()).count();
        let times = ForeignReaders::default().run(read).await.unwrap();
        assert_eq!(times, REQUEST_BUDGET_BYTES / (64 << 10));
    }

    #[tokio::test]
    async fn who_waits_too_long_for_a_turn_is_told() {
        let turns = Arc::new(Semaphore::new(0));
        let readers = ForeignReaders { turns, turn_timeout: Duration::from_millis(10) };
        assert!(matches!(readers.run(|| ()).await, Err(Problem::Slow)));
    }
}
