//! The reasons why a contest cannot be held.

use game::reasons;

reasons! {
    /// A reason why a contest cannot be held.
    pub enum Refused {
        Nobody = "no-entrants", "somebody has to play";
    }
}
