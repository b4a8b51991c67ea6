//! Tree reuse: a search that is asked again before anything new is shown goes on with its tree, so
//! the small decisions of one turn take fewer simulations than with an empty tree each.

use atelier::Atelier;
use bots::{Bot, Judged, Search};
use canvas::Canvas;
use colors_of_paris::ColorsOfParis;
use game::{Options, Seat, Table, Turn, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// The number of simulations for a decision.
const SIMULATIONS: u32 = 60;

/// The number of simulations in a game of bots that reuse their trees, and the number for the same decisions
/// with a new bot for each.
fn simulations<G: Judged>(seats: u8, options: &str) -> [u64; 2] {
    let options = G::Options::read(options, &game::NoFiles).unwrap().bounded();
    let mut table = Table::<G>::open(seats, options).unwrap();
    let mut luck = ChaCha8Rng::seed_from_u64(3);
    let bot = |seat: Seat| Search::<G>::new(seat.0.into(), SIMULATIONS);
    let mut living: Vec<_> = Seat::first(seats.into()).map(bot).collect();
    let mut anew = 0;
    table.settle(&mut luck);
    while let Turn::Players(asked) = table.game().turn() {
        let seat = asked.lowest().unwrap();
        let (view, actions) = (table.game().view(Viewer::Seat(seat)), table.actions(seat));
        let mut new = bot(seat);
        new.choose(seat, &view, &actions);
        anew += new.stats().simulations;
        let chosen = living[seat.idx()].choose(seat, &view, &actions);
        table.play(seat, chosen).unwrap();
        table.settle(&mut luck);
    }
    [living.iter().map(|it| it.stats().simulations).sum(), anew]
}

#[track_caller]
fn check_less<G: Judged>(seats: u8, options: &str, percent: u64) {
    let [kept, anew] = simulations::<G>(seats, options);
    println!("{}, {seats} seats: {kept} games in analyzer instead of {anew}", G::TITLE.slug);
    assert!(100 * kept < percent * anew, "{kept} of {anew}");
}

#[test]
fn a_tree_is_kept_within_a_turn() {
    check_less::<Canvas>(2, "", 90);
    check_less::<Atelier>(3, "", 85);
    check_less::<ColorsOfParis>(2, "", 95);
    check_less::<ColorsOfParis>(2, "variant=j", 95);
}
