//! Who may do what.

use crate::house::{House, INVITATION, join, opening, person};
use bots::Level;
use game::Seat;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use tables::{
    Denied, Holder, MOST_PACES, MOST_RENAMES, MOST_RETURNS, MOST_ROWS, PATIENCE, Pace, Privacy,
    Request, STAND_IN, Sitting, Who,
};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn table() -> House {
    House::seated("canvas", 2, "")
}

/// The seat that is asked, the other one, and something to do.
fn asked(house: &House) -> (Seat, Seat, String) {
    let seat = house.sitting.asked().lowest().unwrap();
    (seat, Seat(1 - seat.0), house.sitting.table().actions(seat)[0].clone())
}

fn is_forbidden(result: &Result<(), Denied>) -> bool {
    matches!(result, Err(Denied::Forbidden(_)))
}

fn is_refused(result: &Result<(), Denied>) -> bool {
    matches!(result, Err(Denied::Refused(_)))
}

#[test]
fn the_game_begins_when_all_sit() {
    let mut house = House::open(opening("canvas", 3, "", Privacy::Public));
    house.ask(0, join(0)).unwrap();
    assert!(is_refused(&house.ask(0, Request::Play(A, "take 1".into()))));
    house.ask(0, Request::Fill(Seat(2), Level::Greedy)).unwrap();
    assert!(!house.sitting.has_begun());
    house.ask(1, join(1)).unwrap();
    assert!(house.sitting.has_begun());
    assert!(is_refused(&house.ask(5, join(5))), "every seat is taken");
    house.check_log();
}

#[test]
fn a_seat_is_bound_to_its_person() {
    let mut house = table();
    let (seat, other, action) = asked(&house);
    let log = house.log.clone();
    let rows = house.sitting.rows();
    for stranger in [other.0, 7] {
        assert!(is_forbidden(&house.ask(stranger, Request::Play(seat, action.clone()))));
        assert!(is_forbidden(&house.ask(stranger, Request::Undo(seat))));
        assert!(is_forbidden(&house.ask(stranger, Request::Leave(seat))));
        assert!(is_forbidden(&house.ask(stranger, Request::Return(seat))));
        assert!(is_forbidden(&house.ask(stranger, Request::Rename(seat, "X".parse().unwrap()))));
    }
    assert!(is_forbidden(&house.ask(7, Request::Say("hello".parse().unwrap()))));
    assert!(is_forbidden(&house.ask(7, Request::Fill(A, Level::Random))));
    assert!(is_forbidden(&house.ask(7, Request::Rematch(INVITATION))));
    assert!(is_forbidden(&house.ask_as(Who::Server, Request::Play(seat, action.clone()))));
    assert!(is_refused(&house.ask(other.0, Request::Play(other, action.clone()))));
    assert!(is_refused(&house.ask(seat.0, Request::Play(seat, "fly".into()))));
    assert!(is_refused(&house.ask(seat.0, Request::Play(Seat(7), action.clone()))));
    assert_eq!((house.log.clone(), house.sitting.rows()), (log, rows), "nothing has changed");
    house.ask(seat.0, Request::Play(seat, action)).unwrap();
}

/// Nobody takes from others the time to regret; and only whoever opened the table changes its pace.
#[test]
fn time_is_theirs_whose_table_it_is() {
    let mut house = table();
    assert_eq!(house.sitting.pace(), Pace::Brisk);
    assert!(is_forbidden(&house.ask(1, Request::Pace(Pace::Slow))));
    house.ask(0, Request::Pace(Pace::Slow)).unwrap();
    assert_eq!(house.folded().pace(), Pace::Slow);
    let rows = house.sitting.rows();
    house.ask(0, Request::Pace(Pace::Slow)).unwrap();
    assert_eq!(house.sitting.rows(), rows, "what it is already needs no row");
    let mut whims = ChaCha8Rng::seed_from_u64(3);
    while house.sitting.regretful().next().is_none() {
        let (seat, action) = house.any_move(&mut whims).unwrap();
        house.ask(seat.0, Request::Play(seat, action)).unwrap();
    }
    let seat = house.sitting.regretful().next().unwrap();
    let rows = house.sitting.rows();
    assert!(is_forbidden(&house.ask(7, Request::Hurry)));
    assert!(is_refused(&house.ask(1 - seat.0, Request::Hurry)));
    house.ask(seat.0, Request::Hurry).unwrap();
    assert_eq!(house.sitting.rows(), rows, "no row tells of it");
    house.check_log();
}

#[test]
fn the_log_keeps_what_the_title_writes() {
    let mut house = table();
    let (seat, _, action) = asked(&house);
    let log = house.log.clone();
    assert!(is_refused(&house.ask(seat.0, Request::Play(seat, format!(" {action} ")))));
    assert_eq!(house.log, log, "what cannot be read leaves no trace");
    house.ask(seat.0, Request::Play(seat, action.clone())).unwrap();
    assert_eq!(house.log[log.len()], format!("{seat} {action}"));
    house.check_log();
}

/// The end shows everything, so nobody goes on from before it, although their last decision showed
/// nothing new by itself. And whoever gets up then has still played.
#[test]
fn the_end_is_the_end() {
    let mut house = table();
    let mut whims = ChaCha8Rng::seed_from_u64(3);
    while let Some((seat, action)) = house.any_move(&mut whims) {
        house.ask(seat.0, Request::Play(seat, action)).unwrap();
    }
    let can = |it: &Seat| house.sitting.table().can_take_back(*it);
    let last = Seat::first(2).find(can).expect("the last one could");
    let record = house.sitting.record().unwrap();
    assert!(is_refused(&house.ask(last.0, Request::Undo(last))));
    assert!(is_refused(&house.ask(last.0, Request::Rename(last, "X".parse().unwrap()))));
    house.ask(last.0, Request::Leave(last)).unwrap();
    assert!(is_refused(&house.ask(5, join(5))), "nobody comes to have won");
    assert_eq!(house.sitting.record(), Some(record.clone()));
    assert_eq!(house.folded().record(), Some(record));
    house.check_log();
}

#[test]
fn private_tables_take_an_invitation() {
    let mut house = House::open(opening("canvas", 2, "", Privacy::Private));
    assert!(is_forbidden(&house.ask(1, join(1))));
    let invited = Request::Join {
        seat: Some(B),
        name: "Édouard".parse().unwrap(),
        entropy: tables::Entropy::new([1; 16]),
        invitation: Some(INVITATION),
    };
    house.ask(1, invited).unwrap();
    let admits = |sitting: &Sitting, who, token| sitting.admits(who, token);
    let wrong = tables::Token::new([8; 16]);
    assert!(admits(&house.sitting, Some(person(0)), None), "whoever opened it");
    assert!(admits(&house.sitting, Some(person(1)), None), "whoever sits there");
    assert!(admits(&house.sitting, None, Some(INVITATION)));
    assert!(!admits(&house.sitting, Some(person(2)), None));
    assert!(!admits(&house.sitting, None, Some(wrong)));
}

#[test]
fn a_bot_takes_over_and_hands_back() {
    let mut house = table();
    let (seat, other, action) = asked(&house);
    let take_over = Request::Substitute { seat, level: Level::Greedy, is_here: false };
    assert!(is_forbidden(&house.ask(7, take_over.clone())));
    assert!(is_refused(&house.ask(other.0, take_over.clone())), "they may still be thinking");
    house.now += PATIENCE;
    let though_here = Request::Substitute { seat, level: Level::Greedy, is_here: true };
    assert!(is_refused(&house.ask(other.0, though_here)), "they are here: they think");
    house.ask(other.0, take_over).unwrap();
    let stand_in = house.sitting.chair(seat).unwrap().stand_in;
    assert_eq!(stand_in, Some(STAND_IN), "nobody chooses how badly a rival is played");
    assert!(is_refused(&house.ask(seat.0, Request::Play(seat, action.clone()))));
    house.ask_as(Who::Server, Request::Play(seat, action)).unwrap();
    house.ask(seat.0, Request::Return(seat)).unwrap();
    assert!(is_refused(&house.ask(seat.0, Request::Return(seat))));
    house.ask(seat.0, Request::Substitute { seat, level: Level::Greedy, is_here: false }).unwrap();
    house.check_log();
}

/// Whoever comes and goes does not make the others wait for a bot.
#[test]
fn the_minute_is_that_of_those_who_are_asked() {
    let mut house = table();
    let (seat, other, _) = asked(&house);
    house.now += PATIENCE;
    house
        .ask(other.0, Request::Substitute { seat: other, level: Level::Greedy, is_here: false })
        .unwrap();
    house.ask(other.0, Request::Return(other)).unwrap();
    house.ask(other.0, Request::Substitute { seat, level: Level::Greedy, is_here: false }).unwrap();
    house.ask(seat.0, Request::Return(seat)).unwrap();
    let again =
        house.ask(other.0, Request::Substitute { seat, level: Level::Greedy, is_here: false });
    assert!(is_refused(&again), "they are back, and may think for a minute");
}

/// Fills the log with names, as was possible once, until it has so many rows.
fn filled(house: &mut House, rows: u64) {
    for number in house.sitting.rows()..rows {
        let row = format!("rename B Nobody {number}");
        house.sitting.read_on(&row, house.now).unwrap();
        house.log.push(row);
    }
}

#[test]
fn whoever_fills_the_log_does_not_end_the_game() {
    let mut house = table();
    filled(&mut house, MOST_ROWS / 2);
    let (seat, other, action) = asked(&house);
    assert!(is_refused(&house.ask(other.0, Request::Rename(other, "B".parse().unwrap()))));
    house.ask(seat.0, Request::Play(seat, action)).unwrap();
    assert!(is_refused(&house.ask(seat.0, Request::Undo(seat))));
    house.ask(seat.0, Request::Say("hello?".parse().unwrap())).unwrap();
    let (seat, other, _) = asked(&house);
    house.now += PATIENCE;
    house.ask(other.0, substitute(seat)).expect("nobody waits for ever for somebody else");
    house.ask(seat.0, Request::Return(seat)).expect("they are not replaced for good");
    house.ask(seat.0, Request::Leave(seat)).unwrap();
    house.ask(other.0, Request::Fill(seat, Level::Greedy)).expect("the chair stays not empty");
    let action = house.sitting.table().actions(seat)[0].clone();
    house.ask_as(Who::Server, Request::Play(seat, action)).unwrap();
    house.check_log();
}

#[test]
fn a_log_has_an_end() {
    let mut house = table();
    filled(&mut house, MOST_ROWS);
    let (seat, other, action) = asked(&house);
    assert!(is_refused(&house.ask(seat.0, Request::Play(seat, action))));
    assert!(is_refused(&house.ask(other.0, substitute(other))));
}

fn substitute(seat: Seat) -> Request {
    Request::Substitute { seat, level: Level::Greedy, is_here: false }
}

/// Each by itself: whoever has had enough of it does not take it from the others.
#[test]
fn nobody_fills_a_log_with_names() {
    let mut house = table();
    for number in 0..MOST_RENAMES {
        house.ask(1, Request::Rename(B, format!("B {number}").parse().unwrap())).unwrap();
    }
    house.check_log();
    house.sitting = house.folded();
    assert!(is_refused(&house.ask(1, Request::Rename(B, "B".parse().unwrap()))));
    house.ask(0, Request::Rename(A, "Anna".parse().unwrap())).unwrap();
}

#[test]
fn nobody_fills_a_log_with_paces() {
    let mut house = table();
    for number in 0..MOST_PACES {
        let pace = if number % 2 == 0 { Pace::Slow } else { Pace::Calm };
        house.ask(0, Request::Pace(pace)).unwrap();
    }
    house.check_log();
    house.sitting = house.folded();
    assert!(is_refused(&house.ask(0, Request::Pace(Pace::Brisk))));
}

#[test]
fn nobody_fills_a_log_by_going_and_coming_back() {
    let mut house = table();
    for _ in 0..MOST_RETURNS {
        house.ask(1, substitute(B)).unwrap();
        house.ask(1, Request::Return(B)).unwrap();
    }
    house.ask(1, substitute(B)).unwrap();
    house.sitting = house.folded();
    assert!(is_refused(&house.ask(1, Request::Return(B))), "now the bot plays on");
    house.ask(0, substitute(A)).unwrap();
    house.ask(0, Request::Return(A)).unwrap();
    assert!(house.sitting.rows() < MOST_ROWS / 4);
}

#[test]
fn everybody_may_leave_and_come_back_at_every_step() {
    let mut house = table();
    for _ in 0..200 {
        let Some(seat) = house.sitting.asked().lowest() else { break };
        house.ask(seat.0, Request::Leave(seat)).unwrap();
        assert_eq!(house.sitting.chair(seat).unwrap().holder, Holder::Nobody);
        house.ask(seat.0, join(seat.0)).unwrap();
        let action = house.sitting.table().actions(seat)[0].clone();
        house.ask(seat.0, Request::Play(seat, action)).unwrap();
    }
    assert!(house.sitting.is_over());
    house.check_log();
    tables::verify(&house.sitting.record().unwrap()).unwrap();
}

#[test]
fn a_rematch_follows_the_end_once() {
    let mut house = table();
    assert!(is_refused(&house.ask(0, Request::Rematch(INVITATION))));
    while let Some(seat) = house.sitting.asked().lowest() {
        let action = house.sitting.table().actions(seat)[0].clone();
        house.ask(seat.0, Request::Play(seat, action)).unwrap();
    }
    house.ask(1, Request::Rematch(INVITATION)).unwrap();
    assert!(is_refused(&house.ask(0, Request::Rematch(INVITATION))));
    house.ask(0, Request::Say("well <b>played</b>".parse().unwrap())).unwrap();
    assert_eq!(house.sitting.remarks()[0].name.as_deref(), Some("Person 0"));
    house.check_log();
}

#[test]
fn logs_that_do_not_fit_are_refused_with_the_row() {
    let house = table();
    let read = |log: &[String]| Sitting::read(log.iter().map(|it| (it.as_str(), 0)));
    assert_eq!(read(&[]).unwrap_err().number, 0);
    assert_eq!(read(&house.log[1..]).unwrap_err().number, 0);
    let twice = [&house.log[..], &house.log[..1]].concat();
    assert_eq!(read(&twice).unwrap_err().number, house.log.len() as u64);
    let bent = [&house.log[..], &["A fly".to_owned()]].concat();
    assert_eq!(read(&bent).unwrap_err().number, house.log.len() as u64);
    let early = [&house.log[..2], &["luck x".to_owned()]].concat();
    assert_eq!(read(&early).unwrap_err().number, 2);
}
