//! kill -9 at random moments, while rows are added as fast as they go: what was answered is there
//! afterwards, what is there is whole, and the store opens at once.
//!
//! `IMPASTO_KILLS=100` kills so often; a few times are enough for every day.
