//! Permissions: which person may do what, and when.

use crate::test_table::{INVITATION, TestTable, join, opening, person};
use bots::Level;
use game::Seat;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use tables::{
    AWAY_PATIENCE_MS, Denied, Holder, MAX_PACES, MAX_RENAMES, MAX_RETURNS, MAX_ROWS, Pace, Privacy,
    Request, STAND_IN, Sitting, Who,
};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn table() -> TestTable {
    TestTable::seated("canvas", 2, "")
}

/// The seat that must decide, the other seat, and a legal action.
fn asked(test_table: &TestTable) -> (Seat, Seat, String) {
    let seat = test_table.sitting.asked().lowest().unwrap();
    (seat, Seat(1 - seat.0), test_table.sitting.table().actions(seat)[0].clone())
}

fn is_forbidden(result: &Result<(), Denied>) -> bool {
    matches!(result, Err(Denied::Forbidden(_)))
}

fn is_refused(result: &Result<(), Denied>) -> bool {
    matches!(result, Err(Denied::Refused(_)))
}

#[test]
fn the_game_begins_when_all_sit() {
    let mut test_table = TestTable::open(opening("canvas", 3, "", Privacy::Public));
    test_table.ask(0, join(0)).unwrap();
    assert!(is_refused(&test_table.ask(0, Request::Play(A, "take 1".into()))));
    test_table.ask(0, Request::Fill(Seat(2), Level::Greedy)).unwrap();
    assert!(!test_table.sitting.has_begun());
    test_table.ask(1, join(1)).unwrap();
    assert!(test_table.sitting.has_begun());
    assert!(is_refused(&test_table.ask(5, join(5))), "every seat is taken");
    test_table.check_log();
}

#[test]
fn a_seat_is_bound_to_its_person() {
    let mut test_table = table();
    let (seat, other, action) = asked(&test_table);
    let log = test_table.log.clone();
    let rows = test_table.sitting.rows();
    for stranger in [other.0, 7] {
        assert!(is_forbidden(&test_table.ask(stranger, Request::Play(seat, action.clone()))));
        assert!(is_forbidden(&test_table.ask(stranger, Request::Undo(seat))));
        assert!(is_forbidden(&test_table.ask(stranger, Request::Leave(seat))));
        assert!(is_forbidden(&test_table.ask(stranger, Request::Return(seat))));
        assert!(is_forbidden(
            &test_table.ask(stranger, Request::Rename(seat, "X".parse().unwrap()))
        ));
    }
    assert!(is_forbidden(&test_table.ask(7, Request::Say("hello".parse().unwrap()))));
    assert!(is_forbidden(&test_table.ask(7, Request::Fill(A, Level::Random))));
    assert!(is_forbidden(&test_table.ask(7, Request::Rematch(INVITATION))));
    assert!(is_forbidden(&test_table.ask_as(Who::Server, Request::Play(seat, action.clone()))));
    assert!(is_refused(&test_table.ask(other.0, Request::Play(other, action.clone()))));
    assert!(is_refused(&test_table.ask(seat.0, Request::Play(seat, "fly".into()))));
    assert!(is_refused(&test_table.ask(seat.0, Request::Play(Seat(7), action.clone()))));
    assert_eq!(
        (test_table.log.clone(), test_table.sitting.rows()),
        (log, rows),
        "nothing has changed"
    );
    test_table.ask(seat.0, Request::Play(seat, action)).unwrap();
}

/// Nobody shortens another's time to undo, and only the person who opened a table changes its pace.
#[test]
fn time_is_theirs_whose_table_it_is() {
    let mut test_table = table();
    assert_eq!(test_table.sitting.pace(), Pace::Brisk);
    assert!(is_forbidden(&test_table.ask(1, Request::Pace(Pace::Slow))));
    test_table.ask(0, Request::Pace(Pace::Slow)).unwrap();
    assert_eq!(test_table.folded().pace(), Pace::Slow);
    let rows = test_table.sitting.rows();
    test_table.ask(0, Request::Pace(Pace::Slow)).unwrap();
    assert_eq!(test_table.sitting.rows(), rows, "what it is already needs no row");
    let mut whims = ChaCha8Rng::seed_from_u64(3);
    while test_table.sitting.regretful().next().is_none() {
        let (seat, action) = test_table.any_move(&mut whims).unwrap();
        test_table.ask(seat.0, Request::Play(seat, action)).unwrap();
    }
    let seat = test_table.sitting.regretful().next().unwrap();
    let rows = test_table.sitting.rows();
    assert!(is_forbidden(&test_table.ask(7, Request::Hurry)));
    assert!(is_refused(&test_table.ask(1 - seat.0, Request::Hurry)));
    test_table.ask(seat.0, Request::Hurry).unwrap();
    assert_eq!(test_table.sitting.rows(), rows, "no row tells of it");
    test_table.check_log();
}

#[test]
fn the_log_keeps_what_the_title_writes() {
    let mut test_table = table();
    let (seat, _, action) = asked(&test_table);
    let log = test_table.log.clone();
    assert!(is_refused(&test_table.ask(seat.0, Request::Play(seat, format!(" {action} ")))));
    assert_eq!(test_table.log, log, "what cannot be read leaves no trace");
    test_table.ask(seat.0, Request::Play(seat, action.clone())).unwrap();
    assert_eq!(test_table.log[log.len()], format!("{seat} {action}"));
    test_table.check_log();
}

/// The end shows everything, so nobody can undo after it, although the last decision showed nothing new by itself. A
/// person who gets up after the end has still played.
#[test]
fn the_end_is_the_end() {
    let mut test_table = table();
    let mut whims = ChaCha8Rng::seed_from_u64(3);
    while let Some((seat, action)) = test_table.any_move(&mut whims) {
        test_table.ask(seat.0, Request::Play(seat, action)).unwrap();
    }
    let can = |it: &Seat| test_table.sitting.table().can_take_back(*it);
    let last = Seat::first(2).find(can).expect("the last one could");
    let record = test_table.sitting.record().unwrap();
    assert!(is_refused(&test_table.ask(last.0, Request::Undo(last))));
    assert!(is_refused(&test_table.ask(last.0, Request::Rename(last, "X".parse().unwrap()))));
    test_table.ask(last.0, Request::Leave(last)).unwrap();
    assert!(is_refused(&test_table.ask(5, join(5))), "nobody comes to have won");
    assert_eq!(test_table.sitting.record(), Some(record.clone()));
    assert_eq!(test_table.folded().record(), Some(record));
    test_table.check_log();
}

#[test]
fn private_tables_take_an_invitation() {
    let mut test_table = TestTable::open(opening("canvas", 2, "", Privacy::Private));
    assert!(is_forbidden(&test_table.ask(1, join(1))));
    let invited = Request::Join {
        seat: Some(B),
        name: "Édouard".parse().unwrap(),
        entropy: tables::Entropy::new([1; 16]),
        invitation: Some(INVITATION),
    };
    test_table.ask(1, invited).unwrap();
    let admits = |sitting: &Sitting, who, token| sitting.admits(who, token);
    let wrong = tables::Token::new([8; 16]);
    assert!(admits(&test_table.sitting, Some(person(0)), None), "whoever opened it");
    assert!(admits(&test_table.sitting, Some(person(1)), None), "whoever sits there");
    assert!(admits(&test_table.sitting, None, Some(INVITATION)));
    assert!(!admits(&test_table.sitting, Some(person(2)), None));
    assert!(!admits(&test_table.sitting, None, Some(wrong)));
}

#[test]
fn a_bot_takes_over_and_hands_back() {
    let mut test_table = table();
    let (seat, other, action) = asked(&test_table);
    let take_over = Request::Substitute { seat, level: Level::Greedy, is_here: false };
    assert!(is_forbidden(&test_table.ask(7, take_over.clone())));
    assert!(is_refused(&test_table.ask(other.0, take_over.clone())), "they may still be thinking");
    test_table.now += AWAY_PATIENCE_MS;
    let though_here = Request::Substitute { seat, level: Level::Greedy, is_here: true };
    assert!(is_refused(&test_table.ask(other.0, though_here)), "they are here: they think");
    test_table.ask(other.0, take_over).unwrap();
    let stand_in = test_table.sitting.chair(seat).unwrap().stand_in;
    assert_eq!(stand_in, Some(STAND_IN), "nobody chooses how badly a rival is played");
    assert!(is_refused(&test_table.ask(seat.0, Request::Play(seat, action.clone()))));
    test_table.ask_as(Who::Server, Request::Play(seat, action)).unwrap();
    test_table.ask(seat.0, Request::Return(seat)).unwrap();
    assert!(is_refused(&test_table.ask(seat.0, Request::Return(seat))));
    test_table
        .ask(seat.0, Request::Substitute { seat, level: Level::Greedy, is_here: false })
        .unwrap();
    test_table.check_log();
}

/// The waiting time of a seat is not restarted by others who come and go.
#[test]
fn the_minute_is_that_of_those_who_are_asked() {
    let mut test_table = table();
    let (seat, other, _) = asked(&test_table);
    test_table.now += AWAY_PATIENCE_MS;
    test_table
        .ask(other.0, Request::Substitute { seat: other, level: Level::Greedy, is_here: false })
        .unwrap();
    test_table.ask(other.0, Request::Return(other)).unwrap();
    test_table
        .ask(other.0, Request::Substitute { seat, level: Level::Greedy, is_here: false })
        .unwrap();
    test_table.ask(seat.0, Request::Return(seat)).unwrap();
    let again =
        test_table.ask(other.0, Request::Substitute { seat, level: Level::Greedy, is_here: false });
    assert!(is_refused(&again), "they are back, and may think for a minute");
}

/// The clock is set back, and the table is folded anew from its log: nobody waits until it is as late again.
#[test]
fn a_clock_that_was_set_back_does_not_freeze_a_seat() {
    const SET_BACK_MS: u64 = 15 * 60 * 1000;
    let mut test_table = table();
    test_table.sitting = test_table.folded();
    let (seat, other, _) = asked(&test_table);
    test_table.now -= SET_BACK_MS;
    let take_over = Request::Substitute { seat, level: Level::Greedy, is_here: false };
    assert!(is_refused(&test_table.ask(other.0, take_over.clone())), "nobody knows how long");
    test_table.now += AWAY_PATIENCE_MS / 2;
    assert!(is_refused(&test_table.ask(other.0, take_over.clone())), "they may still be thinking");
    test_table.now += AWAY_PATIENCE_MS / 2;
    test_table.ask(other.0, take_over).unwrap();
    test_table.check_log();
}

/// Fills the log with renames, as was possible before renames were limited, until it has this number of rows.
fn filled(test_table: &mut TestTable, rows: u64) {
    for number in test_table.sitting.rows()..rows {
        let row = format!("rename B Nobody {number}");
        test_table.sitting.read_on(&row, test_table.now).unwrap();
        test_table.log.push(row);
    }
}

#[test]
fn whoever_fills_the_log_does_not_end_the_game() {
    let mut test_table = table();
    filled(&mut test_table, MAX_ROWS / 2);
    let (seat, other, action) = asked(&test_table);
    assert!(is_refused(&test_table.ask(other.0, Request::Rename(other, "B".parse().unwrap()))));
    test_table.ask(seat.0, Request::Play(seat, action)).unwrap();
    assert!(is_refused(&test_table.ask(seat.0, Request::Undo(seat))));
    test_table.ask(seat.0, Request::Say("hello?".parse().unwrap())).unwrap();
    let (seat, other, _) = asked(&test_table);
    test_table.now += AWAY_PATIENCE_MS;
    test_table.ask(other.0, substitute(seat)).expect("nobody waits for ever for somebody else");
    test_table.ask(seat.0, Request::Return(seat)).expect("they are not replaced for good");
    test_table.ask(seat.0, Request::Leave(seat)).unwrap();
    test_table.ask(other.0, Request::Fill(seat, Level::Greedy)).expect("the chair stays not empty");
    let action = test_table.sitting.table().actions(seat)[0].clone();
    test_table.ask_as(Who::Server, Request::Play(seat, action)).unwrap();
    test_table.check_log();
}

#[test]
fn a_log_has_an_end() {
    let mut test_table = table();
    filled(&mut test_table, MAX_ROWS);
    let (seat, other, action) = asked(&test_table);
    assert!(is_refused(&test_table.ask(seat.0, Request::Play(seat, action))));
    assert!(is_refused(&test_table.ask(other.0, substitute(other))));
}

fn substitute(seat: Seat) -> Request {
    Request::Substitute { seat, level: Level::Greedy, is_here: false }
}

/// Renames are counted by person: a person at the limit does not take renames from the others.
#[test]
fn nobody_fills_a_log_with_names() {
    let mut test_table = table();
    for number in 0..MAX_RENAMES {
        test_table.ask(1, Request::Rename(B, format!("B {number}").parse().unwrap())).unwrap();
    }
    test_table.check_log();
    test_table.sitting = test_table.folded();
    assert!(is_refused(&test_table.ask(1, Request::Rename(B, "B".parse().unwrap()))));
    test_table.ask(0, Request::Rename(A, "Anna".parse().unwrap())).unwrap();
}

#[test]
fn nobody_fills_a_log_with_paces() {
    let mut test_table = table();
    for number in 0..MAX_PACES {
        let pace = if number % 2 == 0 { Pace::Slow } else { Pace::Calm };
        test_table.ask(0, Request::Pace(pace)).unwrap();
    }
    test_table.check_log();
    test_table.sitting = test_table.folded();
    assert!(is_refused(&test_table.ask(0, Request::Pace(Pace::Brisk))));
}

#[test]
fn nobody_fills_a_log_by_going_and_coming_back() {
    let mut test_table = table();
    for _ in 0..MAX_RETURNS {
        test_table.ask(1, substitute(B)).unwrap();
        test_table.ask(1, Request::Return(B)).unwrap();
    }
    test_table.ask(1, substitute(B)).unwrap();
    test_table.sitting = test_table.folded();
    assert!(is_refused(&test_table.ask(1, Request::Return(B))), "now the bot plays on");
    test_table.ask(0, substitute(A)).unwrap();
    test_table.ask(0, Request::Return(A)).unwrap();
    assert!(test_table.sitting.rows() < MAX_ROWS / 4);
}

#[test]
fn everybody_may_leave_and_come_back_at_every_step() {
    let mut test_table = table();
    for _ in 0..200 {
        let Some(seat) = test_table.sitting.asked().lowest() else { break };
        test_table.ask(seat.0, Request::Leave(seat)).unwrap();
        assert_eq!(test_table.sitting.chair(seat).unwrap().holder, Holder::Nobody);
        test_table.ask(seat.0, join(seat.0)).unwrap();
        let action = test_table.sitting.table().actions(seat)[0].clone();
        test_table.ask(seat.0, Request::Play(seat, action)).unwrap();
    }
    assert!(test_table.sitting.is_over());
    test_table.check_log();
    tables::verify(&test_table.sitting.record().unwrap()).unwrap();
}

#[test]
fn a_rematch_follows_the_end_once() {
    let mut test_table = table();
    assert!(is_refused(&test_table.ask(0, Request::Rematch(INVITATION))));
    while let Some(seat) = test_table.sitting.asked().lowest() {
        let action = test_table.sitting.table().actions(seat)[0].clone();
        test_table.ask(seat.0, Request::Play(seat, action)).unwrap();
    }
    test_table.ask(1, Request::Rematch(INVITATION)).unwrap();
    assert!(is_refused(&test_table.ask(0, Request::Rematch(INVITATION))));
    test_table.ask(0, Request::Say("well <b>played</b>".parse().unwrap())).unwrap();
    assert_eq!(test_table.sitting.remarks()[0].name.as_deref(), Some("Person 0"));
    test_table.check_log();
}

#[test]
fn logs_that_do_not_fit_are_refused_with_the_row() {
    let test_table = table();
    let read = |log: &[String]| Sitting::read(log.iter().map(|it| (it.as_str(), 0)));
    assert_eq!(read(&[]).unwrap_err().number, 0);
    assert_eq!(read(&test_table.log[1..]).unwrap_err().number, 0);
    let twice = [&test_table.log[..], &test_table.log[..1]].concat();
    assert_eq!(read(&twice).unwrap_err().number, test_table.log.len() as u64);
    let bent = [&test_table.log[..], &["A fly".to_owned()]].concat();
    assert_eq!(read(&bent).unwrap_err().number, test_table.log.len() as u64);
    let early = [&test_table.log[..2], &["luck x".to_owned()]].concat();
    assert_eq!(read(&early).unwrap_err().number, 2);
}
