//! The contract: the trait that every title implements. The laws that an implementation must keep are in the
//! crate `conformance`.

use std::{fmt::Debug, hash::Hash};

use serde::Serialize;

use crate::{
    BadSetup, EventOf, Luck, Notation, Objection, Options, Outcome, Preset, Seat, Sight, Source,
    Stride, Title, Turn, Verdict, Viewer, playout::stride_by_list,
};

/// The state of a game of one title, with the rules that change it.
///
/// The state is everything that lies on the table. It changes in one way only: an [`Event`](crate::Event) is
/// applied. The same events give the same state on every machine.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + Sized + 'static {
    /// The title: its name, its numbers of seats, its rulebook.
    const TITLE: Title;

    /// The options that the players agree on before the game.
    type Options: Options;
    /// An action: one small decision of one player.
    type Action: Copy + Eq + Ord + Hash + Notation;
    /// A chance: one thing that luck decides, such as the card that is drawn.
    type Chance: Copy + Eq + Ord + Hash + Notation;
    /// The view: what one viewer knows, in a type of its own and not as a state with holes.
    type View: Clone + Eq + Hash + Debug + Serialize + Send + Sync;
    /// The reason why an action is refused.
    type Objection: Objection;

    // The rules.

    /// The state at the start, for a number of seats that [`TITLE`](Game::TITLE) allows. It is the same every
    /// time: shuffles and deals follow as events.
    ///
    /// # Errors
    ///
    /// Gives the reason why the title cannot be played with these seats and options.
    fn new(seats: u8, options: &Self::Options) -> Result<Self, BadSetup>;

    /// Who decides next: players, luck, or nobody. This is never secret: it follows from every viewer's view.
    fn turn(&self) -> Turn;

    /// Appends the legal actions of `seat`, in a fixed order; none if it is not the seat's turn.
    ///
    /// This list alone decides what is legal, together with the [`nuances`](Game::nuances) of its actions.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Appends the possible chances with their weights; none unless it is luck's turn.
    fn chances(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// Draws one of the [`chances`](Game::chances) with the probability that its weight gives, without making
    /// the list.
    ///
    /// # Panics
    ///
    /// May panic unless it is luck's turn.
    fn draw<L: Luck>(&self, luck: &mut L) -> Self::Chance;

    /// Applies an event that [`actions`](Game::actions) or [`chances`](Game::chances) lists, or a nuance of
    /// such an action.
    ///
    /// # Panics
    ///
    /// May panic on any other event, and may leave the state broken. [`Table`](crate::Table) checks events
    /// before it applies them.
    fn apply(&mut self, event: &EventOf<Self>);

    /// The points, the places and the clause that ended the game; nothing before the end. It is cheap, because
    /// searches ask at the end of every simulated game.
    fn verdict(&self) -> Option<Verdict>;

    /// The sources of the points of `seat` once the game is over. They add up to the points of the verdict.
    fn sources(&self, seat: Seat) -> Vec<Source>;

    // Who knows what.

    /// The view of `viewer`: everything that they see or may remember.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What `viewer` learns of `event` if it happens now.
    fn sight(&self, viewer: Viewer, event: &EventOf<Self>) -> Sight;

    /// Samples a state that is consistent with `view`, with the probability that luck gives it. Of decisions
    /// that the viewer has not seen only one thing is assumed: that they were legal.
    fn imagine<L: Luck>(view: &Self::View, luck: &mut L) -> Self;

    // Courtesies.

    /// The named option sets: at least one for every published variant.
    fn presets() -> Vec<Preset<Self::Options>>;

    /// The reason why `action` of `seat` is illegal now. It is asked only after the list of actions has decided
    /// so.
    fn objection(&self, seat: Seat, action: &Self::Action) -> Self::Objection;

    /// Checks that every component (card, token) is in exactly one place.
    ///
    /// # Errors
    ///
    /// Names the component that is missing or doubled.
    fn audit(&self) -> Result<(), String>;

    /// Appends the nuances of `action`, which is listed: actions that name in addition which of several
    /// equivalent places is meant. Most titles have none.
    ///
    /// A nuance is as legal as its action. The table then looks different, and the game goes on in the same
    /// way. So lists, strides, searches and censuses leave nuances out.
    fn nuances(&self, _action: &Self::Action, _out: &mut Vec<Self::Action>) {}

    /// The listed action of `seat` that equals `action` or has it as a nuance; nothing if `action` is illegal.
    fn listed(&self, seat: Seat, action: &Self::Action) -> Option<Self::Action> {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        listed_among(self, &actions, action)
    }

    /// Plays one random event: a drawn chance, or one of the listed actions of the lowest seat whose turn it
    /// is. Returns which of the two it was.
    ///
    /// Benchmarks, and searches without a judgement, play whole games by strides. A title may override this to
    /// do without the list of actions; the same random numbers must then lead to the same event.
    #[inline]
    fn stride<L: Luck>(&mut self, luck: &mut L, actions: &mut Vec<Self::Action>) -> Stride {
        stride_by_list(self, luck, actions)
    }

    /// The outcome once the game is over: the verdict, and the sources of the points of every seat.
    fn outcome(&self) -> Option<Outcome> {
        let verdict = self.verdict()?;
        let sources = Seat::first(verdict.points.len()).map(|seat| self.sources(seat)).collect();
        Some(Outcome { verdict, sources })
    }
}

/// The action among `actions`, the list of `game`, that equals `action` or has it as a nuance.
pub(crate) fn listed_among<G: Game>(
    game: &G,
    actions: &[G::Action],
    action: &G::Action,
) -> Option<G::Action> {
    let mut nuances = Vec::new();
    let mut has_nuance = |it: &G::Action| {
        nuances.clear();
        game.nuances(it, &mut nuances);
        nuances.contains(action)
    };
    let said = actions.contains(action).then_some(*action);
    said.or_else(|| actions.iter().copied().find(|it| has_nuance(it)))
}
