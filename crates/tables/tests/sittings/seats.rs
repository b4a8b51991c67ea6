//! Every seat leaves and comes back at every step of a game, in every possible way; the game goes on.

use crate::test_table::{TestTable, join, opening, person};
use bots::Level;
use game::{Luck, Seat};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use tables::{Denied, Holder, MAX_REMARKS, Privacy, Request, What, Who};

/// Takes a seat away and back: it leaves and joins again, or it has a stand-in, which may decide, and returns.
fn away_and_back(test_table: &mut TestTable, seat: Seat, whims: &mut ChaCha8Rng) {
    let rejoin = Request::Join {
        seat: Some(seat),
        name: format!("Person {}", seat.0).parse().unwrap(),
        entropy: tables::Entropy::new([7; 16]),
        invitation: None,
    };
    if whims.below(2) == 0 {
        test_table.ask(seat.0, Request::Leave(seat)).unwrap();
        let play = test_table.any_move(whims).filter(|(asked, _)| *asked == seat);
        if let Some((_, action)) = play {
            assert!(
                test_table.ask(seat.0, Request::Play(seat, action)).is_err(),
                "nobody sits there"
            );
        }
        test_table.ask(seat.0, rejoin).unwrap();
    } else {
        test_table
            .ask(seat.0, Request::Substitute { seat, level: Level::Random, is_here: false })
            .unwrap();
        if whims.below(4) == 0 && test_table.sitting.asked().contains(seat) {
            let action = test_table.sitting.table().actions(seat)[0].clone();
            test_table.ask_as(Who::Server, Request::Play(seat, action)).unwrap();
        }
        test_table.ask(seat.0, Request::Return(seat)).unwrap();
    }
}

fn goes_on(title: &str, seats: u8, options: &str) {
    let mut whims = ChaCha8Rng::seed_from_u64(u64::from(seats));
    let mut test_table = TestTable::seated(title, seats, options);
    let mut step = 0_u32;
    while !test_table.sitting.is_over() {
        for seat in Seat::first(usize::from(seats)) {
            // A bot that was called may have ended it.
            if !test_table.sitting.is_over() {
                away_and_back(&mut test_table, seat, &mut whims);
            }
        }
        if step.is_multiple_of(16) {
            test_table.check_log();
        }
        let Some((seat, action)) = test_table.any_move(&mut whims) else { break };
        test_table.ask(seat.0, Request::Play(seat, action)).unwrap();
        step += 1;
    }
    test_table.check_log();
    assert!(test_table.sitting.is_over(), "{title}, {seats} seats, {options}");
    tables::verify(&test_table.sitting.record().unwrap()).unwrap();
}

#[test]
fn every_seat_leaves_and_comes_back_at_every_step() {
    goes_on("canvas", 5, "");
    goes_on("canvas", 2, "jury=on");
    goes_on("canvas", 1, "solo=vincent");
    goes_on("colors-of-paris", 4, "rounds=6");
    goes_on("colors-of-paris", 2, "variant=j tiles=on texts=j rounds=6");
    goes_on("atelier", 4, "rounds=8");
    goes_on("atelier", 2, "rounds=8");
}

/// A person who knows the cards of one seat cannot take another.
#[test]
fn nobody_has_one_chair_and_then_another() {
    let mut test_table = TestTable::seated("atelier", 3, "rounds=8");
    let sit = |seat| match join(0) {
        Request::Join { name, entropy, invitation, .. } => {
            Request::Join { seat, name, entropy, invitation }
        }
        other => panic!("{other:?}"),
    };
    let refused = |result: Result<(), Denied>| matches!(result, Err(Denied::Forbidden(_)));
    test_table.ask(1, Request::Leave(Seat(1))).unwrap();
    assert!(refused(test_table.ask(0, sit(Some(Seat(1))))), "a second chair");
    assert!(refused(test_table.ask(0, sit(None))));
    test_table.ask(0, Request::Leave(Seat(0))).unwrap();
    assert!(refused(test_table.ask(0, sit(Some(Seat(1))))), "a chair after another");
    test_table.ask(0, sit(None)).unwrap();
    assert_eq!(test_table.sitting.seats_of(person(0)).lowest(), Some(Seat(0)), "their own");
    test_table.ask(7, sit(None)).unwrap();
    assert_eq!(test_table.sitting.seats_of(person(7)).lowest(), Some(Seat(1)), "a newcomer");
    test_table.check_log();
}

/// Several people round one screen are one person with several chairs, and that person can take back each of
/// them.
#[test]
fn round_one_screen_all_chairs_are_ones_own() {
    let mut test_table = TestTable::open(opening("atelier", 2, "rounds=8", Privacy::Public));
    test_table.ask(0, join(0)).unwrap();
    test_table.ask(0, join(0)).unwrap();
    for seat in [Seat(1), Seat(0)] {
        test_table.ask(0, Request::Leave(seat)).unwrap();
        test_table.ask(0, join(0)).unwrap();
    }
    assert_eq!(test_table.sitting.seats_of(person(0)).iter().count(), 2);
}

#[test]
fn talk_has_an_end() {
    let mut test_table = TestTable::seated("canvas", 2, "");
    let say = || Request::Say("blue".parse().unwrap());
    for _ in 0..MAX_REMARKS {
        test_table.ask(0, say()).unwrap();
    }
    assert!(matches!(test_table.ask(0, say()), Err(Denied::Refused(_))));
    let (seat, action) = test_table.any_move(&mut ChaCha8Rng::seed_from_u64(1)).unwrap();
    test_table.ask(seat.0, Request::Play(seat, action)).unwrap();
}

#[test]
fn who_comes_and_goes_amid_a_game_is_told() {
    let mut test_table = TestTable::seated("canvas", 2, "");
    assert!(test_table.sitting.comings().is_empty(), "who sits down before the game is no news");
    let seat = Seat(1);
    let away = Request::Substitute { seat, level: Level::Random, is_here: false };
    test_table.ask(1, away).unwrap();
    test_table.ask(1, Request::Return(seat)).unwrap();
    test_table.ask(1, Request::Leave(seat)).unwrap();
    test_table.ask(0, Request::Fill(seat, Level::Student)).unwrap();
    let told: Vec<_> = test_table.sitting.comings().iter().map(|it| (it.seat, it.what)).collect();
    let expected = [What::Away(Level::Random), What::CameBack, What::Left, What::SatDown];
    assert_eq!(told, expected.map(|it| (seat, it)));
    let left = &test_table.sitting.comings()[2];
    assert!(matches!(&left.who, Holder::Person { name, .. } if name.as_ref() == "Person 1"));
    assert_eq!(test_table.sitting.comings()[3].who, Holder::Bot(Level::Student));
    test_table.check_log();
}

#[test]
fn who_came_before_what_was_taken_back_came_before_what_is_decided_instead() {
    let mut test_table = TestTable::seated("colors-of-paris", 2, "");
    let (seat, action) = test_table.any_move(&mut ChaCha8Rng::seed_from_u64(1)).unwrap();
    let before = test_table.sitting.table().at();
    test_table.ask(seat.0, Request::Play(seat, action)).unwrap();
    let other = seat.next(2);
    let level = Level::Random;
    test_table.ask(other.0, Request::Substitute { seat: other, level, is_here: false }).unwrap();
    assert!(before < test_table.sitting.comings()[0].at);
    test_table.ask(seat.0, Request::Undo(seat)).unwrap();
    assert_eq!(test_table.sitting.comings()[0].at, before);
    test_table.check_log();
}

#[test]
fn what_a_bot_does_for_somebody_is_not_their_decision() {
    let mut test_table = TestTable::seated("canvas", 2, "");
    let (seat, action) = test_table.any_move(&mut ChaCha8Rng::seed_from_u64(1)).unwrap();
    assert_eq!(test_table.sitting.decided(seat), 0);
    let level = Level::Random;
    test_table.ask(seat.0, Request::Substitute { seat, level, is_here: false }).unwrap();
    test_table.ask_as(Who::Server, Request::Play(seat, action)).unwrap();
    assert_eq!(test_table.sitting.decided(seat), 0);
    let (seat, action) = test_table.any_move(&mut ChaCha8Rng::seed_from_u64(1)).unwrap();
    let before = test_table.sitting.rows();
    test_table.ask(seat.0, Request::Play(seat, action)).unwrap();
    assert_eq!(test_table.sitting.decided(seat), before + 1);
}
