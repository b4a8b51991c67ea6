//! Bots think beside the server's own work: a few at a time, never on its threads.

use std::sync::Arc;

use bots::Level;
use game::Seat;
use tables::Sitting;
use tokio::sync::Semaphore;

/// Where bots think.
#[derive(Clone, Debug)]
pub(crate) struct Thinking(Arc<Semaphore>);

impl Thinking {
    /// So many at a time.
    pub(crate) fn new(most: usize) -> Thinking {
        Thinking(Arc::new(Semaphore::new(most.max(1))))
    }

    /// What a bot of that level does for `seat`; nothing if it cannot tell, which the log explains.
    pub(crate) async fn decide(
        &self,
        sitting: Arc<Sitting>,
        seat: Seat,
        level: Level,
    ) -> Option<String> {
        let _permit = self.0.acquire().await.ok()?;
        let seed = getrandom::u64().ok()?;
        let decide = move || sitting.table().bot(seat, level.name(), seed);
        match tokio::task::spawn_blocking(decide).await {
            Ok(Ok(action)) => Some(action),
            Ok(Err(refusal)) => {
                tracing::error!(%refusal, "a bot was asked for nothing");
                None
            }
            Err(error) => {
                tracing::error!(%error, "a bot has failed");
                None
            }
        }
    }
}
