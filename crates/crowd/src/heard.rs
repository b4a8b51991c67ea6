//! What a server says in a WebSocket, as far as somebody has to know who only plays. Whoever looks
//! closer reads the text.

use serde::Deserialize;

/// One message: a scene, or the answer to a request.
#[derive(Clone, Debug, Deserialize)]
pub struct Heard {
    /// The table, when it has changed.
    pub scene: Option<Glimpse>,
    /// The number of the request that is answered.
    pub id: Option<u64>,
    /// Whether it was carried out.
    pub ok: Option<bool>,
    /// How many rows there are then.
    pub at: Option<u64>,
    /// Why not.
    pub error: Option<serde_json::Value>,
}

/// A table, as far as a player has to know it.
#[derive(Clone, Debug, Deserialize)]
pub struct Glimpse {
    /// How many rows there are.
    pub at: u64,
    /// `gathering`, `playing` or `over`.
    pub stage: String,
    /// Who is asked.
    pub waits_for: Vec<usize>,
    /// The game, once it has begun.
    pub game: Option<Game>,
}

/// What there is to do.
#[derive(Clone, Debug, Deserialize)]
pub struct Game {
    /// What the viewer may do.
    pub actions: Vec<Choice>,
}

/// Something one may do.
#[derive(Clone, Debug, Deserialize)]
pub struct Choice {
    /// In notation.
    pub action: String,
}

impl Glimpse {
    /// Whether the game goes on.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.stage == "playing"
    }

    /// One of the actions, by a whim that follows from the moment; none for whoever is not asked.
    #[must_use]
    pub fn any_action(&self, seed: u64) -> Option<&str> {
        let actions = &self.game.as_ref()?.actions;
        let whim = (self.at ^ seed).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33;
        let nth = usize::try_from(whim).ok()?.checked_rem(actions.len())?;
        actions.get(nth).map(|it| it.action.as_str())
    }
}
