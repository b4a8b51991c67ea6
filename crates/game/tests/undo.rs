//! Tests of undo, with a toy title made for its hard cases: two seats decide at once and in secret, or one
//! openly and the other in secret; one, both or nobody sees what luck draws.

mod booth;

use booth::{Booth, Fall, Pick, Sights};
use game::{Event, Irrevocable, Seat, Table};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn opened(sights: Sights) -> Table<Booth> {
    Table::open(2, sights).unwrap()
}

fn pick(seat: Seat, n: u8) -> Event<Pick, Fall> {
    Event::Choice { seat, action: Pick(n) }
}

/// An undo leaves the secret decisions of others in place.
#[test]
fn secret_decisions_of_others_stay() {
    let mut table = opened(Sights { picks: "own", falls: "nobody" });
    table.play(A, Pick(1)).unwrap();
    table.play(B, Pick(2)).unwrap();
    assert!(table.can_take_back(A));
    table.take_back(A).unwrap();
    assert_eq!(table.events(), [pick(B, 2)]);
    assert!(!table.can_take_back(A));
    assert_eq!(table.take_back(A), Err(Irrevocable::Nothing(A)));
    table.play(A, Pick(0)).unwrap();
    assert_eq!(table.events(), [pick(B, 2), pick(A, 0)]);
}

/// An outcome of luck that nobody has seen is drawn anew where it is no longer possible.
#[test]
fn unseen_luck_falls_anew() {
    let mut table = opened(Sights { picks: "own", falls: "nobody" });
    table.play(A, Pick(1)).unwrap();
    table.play(B, Pick(2)).unwrap();
    table.witness(Event::Chance(Fall(3))).unwrap();
    table.take_back(A).unwrap();
    assert_eq!(table.events(), [pick(B, 2)], "luck falls only after both have picked");
}

/// An outcome of luck that another player has seen is not drawn again: else a player could undo until they like
/// it.
#[test]
fn luck_that_another_saw_stands() {
    let mut table = opened(Sights { picks: "own", falls: "B" });
    table.play(A, Pick(1)).unwrap();
    table.play(B, Pick(2)).unwrap();
    table.witness(Event::Chance(Fall(3))).unwrap();
    let before = table.clone();
    assert_eq!(table.take_back(A), Err(Irrevocable::BuiltOn(A)));
    assert_eq!(table.take_back(B), Err(Irrevocable::Shown(B)));
    assert_eq!(table, before, "a refusal changes nothing");
}

/// A choice that another player has seen and answered in secret cannot be taken back: the answer would remain
/// without it.
#[test]
fn an_answer_to_an_open_choice_stands() {
    let mut table = opened(Sights { picks: "A in the open", falls: "nobody" });
    table.play(A, Pick(1)).unwrap();
    table.play(B, Pick(2)).unwrap();
    assert_eq!(table.take_back(A), Err(Irrevocable::BuiltOn(A)));
    table.take_back(B).unwrap();
    table.take_back(A).unwrap();
    assert_eq!(table.events(), []);
}

/// A player who has seen what happened next cannot take back.
#[test]
fn what_was_shown_stands() {
    let mut table = opened(Sights { picks: "everybody", falls: "everybody" });
    table.play(A, Pick(1)).unwrap();
    table.play(B, Pick(2)).unwrap();
    assert_eq!(table.take_back(A), Err(Irrevocable::Shown(A)));
    table.take_back(B).unwrap();
    table.play(B, Pick(0)).unwrap();
    table.witness(Event::Chance(Fall(0))).unwrap();
    assert_eq!(table.take_back(B), Err(Irrevocable::Shown(B)));
}
