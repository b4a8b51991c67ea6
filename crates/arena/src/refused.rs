//! Why there is no such contest.

use game::reasons;

reasons! {
    /// Why a contest is refused.
    pub enum Refused {
        Nobody = "no-entrants", "somebody has to play";
    }
}
