//! Tests that the games of a contest follow from its seed and from their numbers alone.

use arena::{Contest, Entrant, standings};
use bots::Level;
use canvas::Canvas;
use game::BadSetup;

fn contest(seats: u8, levels: &[Level], seed: u64) -> Contest<Canvas> {
    open(seats, levels, seed).unwrap()
}

fn open(seats: u8, levels: &[Level], seed: u64) -> Result<Contest<Canvas>, BadSetup> {
    let entrants = levels.iter().map(|it| Box::new(*it) as Box<dyn Entrant<Canvas>>).collect();
    Contest::new(seats, canvas::Options::default(), entrants, seed)
}

const PAIR: [Level; 2] = [Level::Random, Level::Greedy];

#[test]
fn games_can_be_played_in_any_order() {
    let contest = contest(2, &PAIR, 7);
    let forth: Vec<_> = (0..6).map(|number| contest.play(number).unwrap().result).collect();
    let mut back: Vec<_> =
        (0..6).rev().map(|number| contest.play(number).unwrap().result).collect();
    back.reverse();
    assert_eq!(forth, back);
    assert_ne!(forth[0], forth[2], "another deal is another game");
}

#[test]
fn seats_rotate_and_luck_is_paired() {
    let contest = contest(3, &PAIR, 7);
    let [first, second] = [0, 1].map(|number| contest.play(number).unwrap());
    assert_eq!(first.result.seating[..], [0, 1, 0]);
    assert_eq!(second.result.seating[..], [1, 0, 1]);
    // Scoring cards apart, the set-up is luck: five cards, backgrounds and the first player.
    assert_eq!(first.table.events()[..15], second.table.events()[..15]);
}

#[test]
fn the_stronger_level_is_found() {
    let contest = contest(2, &PAIR, 7);
    let results: Vec<_> = (0..20).map(|number| contest.play(number).unwrap().result).collect();
    let found = standings(&results, 2, contest.rotations());
    assert!(0.9 < found[1].wins.unwrap().mean, "{found:?}");
}

#[test]
fn somebody_has_to_play() {
    assert!(open(2, &[], 7).is_err());
    assert!(open(9, &PAIR, 7).is_err());
}
