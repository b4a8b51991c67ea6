//! Messages of a server over a WebSocket: only the fields that a client needs to play.

use serde::Deserialize;

/// One message: a scene, or the response to a request.
#[derive(Clone, Debug, Deserialize)]
pub struct ServerMessage {
    /// The table, if it has changed.
    pub scene: Option<SceneSummary>,
    /// The number of the request, if this is a response.
    pub id: Option<u64>,
    /// Whether the request was carried out.
    pub ok: Option<bool>,
    /// The number of rows of the table after the request.
    pub at: Option<u64>,
    /// The reason why the request was refused.
    pub error: Option<serde_json::Value>,
}

/// The parts of a scene that a client needs to play.
#[derive(Clone, Debug, Deserialize)]
pub struct SceneSummary {
    /// The number of rows of the table.
    pub at: u64,
    /// The stage of the table: `gathering`, `playing` or `over`.
    pub stage: String,
    /// The seats that have to decide.
    pub waits_for: Vec<usize>,
    /// The game, once it has begun.
    pub game: Option<GameSummary>,
}

/// The parts of a game that a client needs to play.
#[derive(Clone, Debug, Deserialize)]
pub struct GameSummary {
    /// The legal actions of the viewer.
    pub actions: Vec<ActionSummary>,
}

/// A legal action.
#[derive(Clone, Debug, Deserialize)]
pub struct ActionSummary {
    /// The action in notation.
    pub action: String,
}

impl SceneSummary {
    /// Whether the game goes on.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.stage == "playing"
    }

    /// A pseudo-random legal action, which follows from the seed and the number of rows; `None` if the
    /// viewer has nothing to decide.
    #[must_use]
    pub fn any_action(&self, seed: u64) -> Option<&str> {
        let actions = &self.game.as_ref()?.actions;
        let random = (self.at ^ seed).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33;
        let nth = usize::try_from(random).ok()?.checked_rem(actions.len())?;
        actions.get(nth).map(|it| it.action.as_str())
    }
}
