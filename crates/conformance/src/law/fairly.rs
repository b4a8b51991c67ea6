//! Imagines fairly: imagined worlds are as frequent as the real ones that look the same.
//!
//! Many games are begun at random. Those after which a viewer sees the same are real worlds of one
//! view; as many worlds are imagined from it; the two samples must not differ by more than luck.
//!
//! What is fair once players have decided something? A decision tells that it was possible and,
//! as nobody knows how players think, no more. So a beginning counts in proportion to how many
//! answers its players had: this takes out what choosing at random among them put in. (Without it
//! the honest toy title would look 11 deviations off as soon as its players have a choice.)

use std::collections::BTreeMap;

use game::{Event, Game, Luck, Options, Turn, Viewer};
use rand_core::SeedableRng;

use crate::{
    Dice, Law, Trial,
    breach::{Kept, ensure},
    chi::Chi,
    fingerprint,
    law::sees,
    offer::Offer,
};

/// A view that came up less often proves nothing.
const FEW: usize = 8;

/// What may happen in a beginning.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Through {
    /// Luck alone: the deal. Then fairness is beyond dispute.
    Luck,
    /// Decisions of players too.
    Decisions,
}

/// Many beginnings of games.
pub(crate) struct Beginnings<'t, O> {
    pub(crate) trial: &'t Trial<O>,
    /// How many events each has.
    pub(crate) steps: usize,
    /// How many there are.
    pub(crate) games: u64,
    pub(crate) through: Through,
}

impl<O: Options> Beginnings<'_, O> {
    /// Compares real and imagined worlds, for every viewer. Returns at how many views there was
    /// something to compare.
    pub(crate) fn imagine_fairly<G: Game<Options = O>>(&self) -> Kept<u64> {
        let Trial { seats, options, .. } = self.trial;
        let start = G::new(*seats, options).expect("the trial was opened");
        let mut offer = Offer::default();
        let begin = |seed| self.begin(start.clone(), &mut offer, self.trial.dice(seed));
        let worlds = thin((0..self.games).filter_map(begin).collect());
        let mut compared = 0;
        for viewer in Viewer::all(*seats) {
            compared += compare_views(&worlds, viewer, self.steps)?;
        }
        Ok(compared)
    }

    /// One beginning and its weight, unless it is shorter than wished.
    fn begin<G: Game>(
        &self,
        mut game: G,
        offer: &mut Offer<G>,
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

/// Keeps each world as likely as its weight says, the heaviest for sure.
fn thin<G: Game>(worlds: Vec<(G, f64)>) -> Vec<G> {
    let most = worlds.iter().map(|(_, weight)| *weight).fold(0.0, f64::max);
    let mut luck = Dice::seed_from_u64(0);
    let mut is_kept =
        |weight: f64| f64::from(luck.below(u32::MAX)) < f64::from(u32::MAX) * (weight / most);
    let kept = worlds.into_iter().filter(|(_, weight)| is_kept(*weight));
    kept.map(|(game, _)| game).collect()
}

fn compare_views<G: Game>(worlds: &[G], viewer: Viewer, steps: usize) -> Kept<u64> {
    let mut luck = Dice::seed_from_u64(1);
    let (mut all, mut compared) = (Chi::default(), 0);
    for (view, real) in by_view(worlds, viewer).into_values() {
        if FEW <= real.len() {
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

/// By fingerprint, each view with the fingerprints of the worlds that look like it.
fn by_view<G: Game>(worlds: &[G], viewer: Viewer) -> BTreeMap<u64, (G::View, Vec<u64>)> {
    let mut groups = BTreeMap::new();
    for game in worlds {
        let view = game.view(viewer);
        let group = groups.entry(fingerprint(&view)).or_insert_with(|| (view, Vec::new()));
        group.1.push(fingerprint(game));
    }
    groups
}

/// Imagines as many worlds as there are `real` ones.
fn compare<G: Game>(view: &G::View, real: &[u64], luck: &mut Dice) -> Chi {
    let mut cells: BTreeMap<u64, (u64, u64)> = BTreeMap::new();
    for world in real {
        cells.entry(*world).or_default().0 += 1;
        let imagined = G::imagine(view, luck);
        cells.entry(fingerprint(&imagined)).or_default().1 += 1;
    }
    Chi::of_pair(cells.into_values())
}
