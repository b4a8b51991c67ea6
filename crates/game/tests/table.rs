//! Tests of the table and the playout, with the toy title.

mod booth;

use booth::{Booth, Fall, Objection, Pick, Sights};
use game::{BadReplay, Event, Game, Illegal, Seat, Table, Turn, playout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

#[test]
fn what_is_not_listed_is_refused() {
    let mut table = Table::<Booth>::open(2, Sights::default()).unwrap();
    let before = table.clone();
    assert_eq!(table.play(A, Pick(9)), Err(Illegal::Against(Objection::TooHigh)));
    assert_eq!(table.play(Seat(2), Pick(0)), Err(Illegal::NotYourTurn(Seat(2))));
    assert_eq!(table.play(Seat(200), Pick(0)), Err(Illegal::NotYourTurn(Seat(200))));
    assert_eq!(table.witness(Event::Chance(Fall(0))), Err(Illegal::NotLuck));
    assert_eq!(table, before);
    table.play(B, Pick(0)).unwrap();
    assert_eq!(table.play(B, Pick(0)), Err(Illegal::NotYourTurn(B)));
    table.play(A, Pick(0)).unwrap();
    table.settle(&mut Xoshiro256PlusPlus::seed_from_u64(1));
    assert_eq!(table.game().turn(), Turn::Over);
    assert_eq!(table.play(A, Pick(0)), Err(Illegal::Over));
}

#[test]
fn a_replay_says_where_it_fails() {
    let pick = |seat, n| Event::Choice { seat, action: Pick(n) };
    let replay = |seats, events: &[_]| Table::<Booth>::replay(seats, Sights::default(), events);
    assert_eq!(replay(2, &[pick(B, 1), pick(A, 2)]).unwrap().events().len(), 2);
    let why = Illegal::NotYourTurn(A);
    assert_eq!(replay(2, &[pick(A, 1), pick(A, 2)]), Err(BadReplay::Event { at: 1, why }));
    let Err(BadReplay::Setup(setup)) = replay(3, &[]) else { panic!("there are two places") };
    assert_eq!(setup.to_string(), "Booth is for 2 to 2 players, not 3");
}

#[test]
fn a_playout_counts_decisions() {
    let mut game = Booth::new(2, &Sights::default()).unwrap();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    assert_eq!(playout(&mut game, &mut luck, &mut Vec::new()), 2);
    assert!(game.verdict().is_some());
}
