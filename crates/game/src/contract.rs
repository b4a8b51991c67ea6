//! What a game is: the contract every title keeps. The laws behind it are in `conformance`.

use std::{fmt::Debug, hash::Hash};

use serde::Serialize;

use crate::{
    BadSetup, EventOf, Luck, Notation, Objection, Options, Outcome, Preset, Seat, Sight, Source,
    Stride, Title, Turn, Verdict, Viewer, playout::stride_by_list,
};

/// The rules of one title, played out as a value.
///
/// The value is everything that lies on the table. It changes in one way only: an
/// [`Event`](crate::Event) is applied. The same events give the same state, always, everywhere.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + Sized + 'static {
    /// What is printed on the box.
    const TITLE: Title;

    /// What the players agree on before they sit down.
    type Options: Options;
    /// One small decision of one player.
    type Action: Copy + Eq + Ord + Hash + Notation;
    /// One thing luck decides: the card drawn, the token tossed.
    type Chance: Copy + Eq + Ord + Hash + Notation;
    /// What one viewer knows: a type of its own, never a state with holes in it.
    type View: Clone + Eq + Hash + Debug + Serialize + Send + Sync;
    /// Why an action is refused.
    type Objection: Objection;

    // The rules.

    /// Lays out the table for a number of seats that [`TITLE`](Game::TITLE) allows. No luck is
    /// involved: shuffles and deals come later, as events.
    ///
    /// # Errors
    ///
    /// Says why the title cannot be played with these seats and options.
    fn new(seats: u8, options: &Self::Options) -> Result<Self, BadSetup>;

    /// Whom the table waits for. Everybody may know: it follows from every viewer's view.
    fn turn(&self) -> Turn;

    /// Appends every action `seat` may take now, in a fixed order; nothing if it is not asked.
    ///
    /// This list alone decides what is legal, together with the [`nuances`](Game::nuances) of what it
    /// holds.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Appends every way luck may fall now, with its weight; nothing unless luck is asked.
    fn chances(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// One way luck may fall now: as likely as [`chances`](Game::chances) says, but fast.
    ///
    /// # Panics
    ///
    /// May panic unless luck is asked.
    fn draw<L: Luck>(&self, luck: &mut L) -> Self::Chance;

    /// Carries out an event that [`actions`](Game::actions) or [`chances`](Game::chances) lists, or a
    /// nuance of it.
    ///
    /// # Panics
    ///
    /// May panic on any other event, and may leave the state broken. Whoever cannot be sure goes
    /// through [`Table`](crate::Table), which checks.
    fn apply(&mut self, event: &EventOf<Self>);

    /// Points, places and the clause that ended the game, once it is over. Cheap: bots ask often.
    fn verdict(&self) -> Option<Verdict>;

    /// Where the points of `seat` come from, once the game is over; they add up to its points.
    fn sources(&self, seat: Seat) -> Vec<Source>;

    // Who knows what.

    /// The table as `viewer` knows it: what lies open to them and what they may remember.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What `viewer` learns of `event` if it happens now.
    fn sight(&self, viewer: Viewer, event: &EventOf<Self>) -> Sight;

    /// Some state that would look just like `view`, each as likely as luck makes it. Of decisions
    /// that the viewer has not seen nothing is assumed but that they were possible.
    fn imagine<L: Luck>(view: &Self::View, luck: &mut L) -> Self;

    // Courtesies.

    /// The option sets worth naming and testing: at least one for every published variant.
    fn presets() -> Vec<Preset<Self::Options>>;

    /// Why `action` of `seat` is not legal now. Explains; never decides.
    fn objection(&self, seat: Seat, action: &Self::Action) -> Self::Objection;

    /// Counts the components: every card and token is somewhere, and in one place.
    ///
    /// # Errors
    ///
    /// Names what is missing or doubled.
    fn audit(&self) -> Result<(), String>;

    /// Appends what says more exactly how `action`, which is listed, is carried out: which of several
    /// places that the rules hold to be alike a thing is put on. Nothing, in most titles.
    ///
    /// A nuance is as legal as its action. It leads to a table that looks different and plays on alike,
    /// so nobody has to think about it: lists, strides, searches and censuses go without.
    fn nuances(&self, _action: &Self::Action, _out: &mut Vec<Self::Action>) {}

    /// The action of `seat` on the list that `action` is, or is a nuance of; nothing if it is not legal.
    fn listed(&self, seat: Seat, action: &Self::Action) -> Option<Self::Action> {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        listed_among(self, &actions, action)
    }

    /// One event at random: luck falls, or whoever is asked, the lowest seat first, chooses among all
    /// that is listed. Says what it was.
    ///
    /// Searches that have no judgement play whole games so, and benchmarks. A title may do it faster
    /// than by a list that is thrown away after one look; from the same luck comes the same event all
    /// the same.
    #[inline]
    fn stride<L: Luck>(&mut self, luck: &mut L, actions: &mut Vec<Self::Action>) -> Stride {
        stride_by_list(self, luck, actions)
    }

    /// The whole result, once the game is over: the verdict and where every point comes from.
    fn outcome(&self) -> Option<Outcome> {
        let verdict = self.verdict()?;
        let sources = Seat::first(verdict.points.len()).map(|seat| self.sources(seat)).collect();
        Some(Outcome { verdict, sources })
    }
}

/// The one of `actions`, which `game` lists, that `action` is or is a nuance of.
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
