//! The law *imagines fairly*: imagined states are as frequent as the real ones with the same view.
//!
//! Many games are begun at random. Those after which a viewer has the same view are a sample of real states; as
//! many states are imagined from the view; the two samples must not differ by more than chance.
//!
//! A decision of a player proves that it was legal and, as nobody knows how players think, no more. So a
//! beginning is weighted by the number of answers that its players had, which takes out the bias of choosing
//! among them at random. (Without the weights the honest toy title would be 11 deviations off as soon as its
//! players have a choice.)

use std::collections::BTreeMap;

use game::{Event, Game, Luck, Options, Turn, Viewer};
use rand_core::SeedableRng;

use crate::{
    Dice, Law, Trial,
    breach::{LawResult, ensure},
    chi::Chi,
    fingerprint,
    law::sees,
    offer::LegalEvents,
};

/// The smallest sample that is compared: a view that came up less often proves nothing.
const MIN_SAMPLE: usize = 8;

/// The kinds of events in a beginning.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Through {
    /// Luck alone: the deal, for which the right frequencies are beyond dispute.
    Luck,
    /// Luck and decisions of players.
    Decisions,
}

/// A sample of random beginnings of games.
pub(crate) struct Beginnings<'t, O> {
    pub(crate) trial: &'t Trial<O>,
    /// The number of events in each beginning.
    pub(crate) steps: usize,
    /// The number of beginnings.
    pub(crate) games: u64,
    pub(crate) through: Through,
}

impl<O: Options> Beginnings<'_, O> {
    /// Compares real and imagined states for every viewer. Returns the number of views that were compared.
    pub(crate) fn imagine_fairly<G: Game<Options = O>>(&self) -> LawResult<u64> {
        let Trial { seats, options, .. } = self.trial;
        let start = G::new(*seats, options).expect("the trial was opened");
        let mut offer = LegalEvents::default();
        let begin = |seed| self.begin(start.clone(), &mut offer, self.trial.dice(seed));
        let worlds = thin((0..self.games).filter_map(begin).collect());
        let mut compared = 0;
        for viewer in Viewer::all(*seats) {
            compared += compare_views(&worlds, viewer, self.steps)?;
        }
        Ok(compared)
    }

    /// One random beginning with its weight; nothing if the game ends earlier.
    fn begin<G: Game>(
        &self,
        mut game: G,
        offer: &mut LegalEvents<G>,
        mut luck: Dice,
    ) -> Option<(G, f64)> {
        let mut weight = 1.0;
        for _ in 0..self.steps {
            offer.list(&game, self.trial.seats);
            let event = match game.turn() {
                Turn::Chance => Event::Chance(game.draw(&mut luck)),
                turn if self.through == Through::Decisions => offer.any(turn, &mut luck)?,
                Turn::Players(_) | Turn::Over => return None,
            };
            if let Event::Choice { seat, .. } = event {
                weight *= f64::from(u32::try_from(offer.actions(seat).len()).ok()?);
            }
            game.apply(&event);
        }
        Some((game, weight))
    }
}

/// Keeps each state with a probability in proportion to its weight; the heaviest is kept for sure.
fn thin<G: Game>(worlds: Vec<(G, f64)>) -> Vec<G> {
    let most = worlds.iter().map(|(_, weight)| *weight).fold(0.0, f64::max);
    let mut luck = Dice::seed_from_u64(0);
    let mut is_kept =
        |weight: f64| f64::from(luck.below(u32::MAX)) < f64::from(u32::MAX) * (weight / most);
    let kept = worlds.into_iter().filter(|(_, weight)| is_kept(*weight));
    kept.map(|(game, _)| game).collect()
}

fn compare_views<G: Game>(worlds: &[G], viewer: Viewer, steps: usize) -> LawResult<u64> {
    let mut luck = Dice::seed_from_u64(1);
    let (mut all, mut compared) = (Chi::default(), 0);
    for (view, real) in by_view(worlds, viewer).into_values() {
        if MIN_SAMPLE <= real.len() {
            let chi = compare::<G>(&view, &real, &mut luck);
            compared += u64::from(chi.is_telling());
            all.add(chi);
        }
    }
    let (far, who) = (all.deviation(), sees::name(viewer));
    ensure!(
        !all.is_far(),
        Law::ImaginesFairly,
        "after {steps} events {who} imagines {far:.1} deviations off, over {compared} views"
    );
    Ok(compared)
}

/// By fingerprint, each view with the fingerprints of the states that have it.
fn by_view<G: Game>(worlds: &[G], viewer: Viewer) -> BTreeMap<u64, (G::View, Vec<u64>)> {
    let mut groups = BTreeMap::new();
    for game in worlds {
        let view = game.view(viewer);
        let group = groups.entry(fingerprint(&view)).or_insert_with(|| (view, Vec::new()));
        group.1.push(fingerprint(game));
    }
    groups
}

/// Compares the states of `real` with as many that are imagined from `view`.
fn compare<G: Game>(view: &G::View, real: &[u64], luck: &mut Dice) -> Chi {
    let mut cells: BTreeMap<u64, (u64, u64)> = BTreeMap::new();
    for world in real {
        cells.entry(*world).or_default().0 += 1;
        let imagined = G::imagine(view, luck);
        cells.entry(fingerprint(&imagined)).or_default().1 += 1;
    }
    Chi::of_pair(cells.into_values())
}
