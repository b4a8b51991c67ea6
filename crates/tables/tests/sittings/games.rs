//! Whole games by requests: the log tells the same as the table, and the luck is verified.

use crate::test_table::{TestTable, person};
use game::Luck;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use tables::{BadProof, Request, verify};

/// A random game in which people also undo what they can.
fn play(title: &str, seats: u8, options: &str, seed: u64) -> TestTable {
    let mut whims = ChaCha8Rng::seed_from_u64(seed);
    let mut test_table = TestTable::seated(title, seats, options);
    while let Some((seat, action)) = test_table.any_move(&mut whims) {
        test_table.ask(seat.0, Request::Play(seat, action)).unwrap();
        let can = test_table.sitting.can_take_back(seat);
        if whims.below(8) == 0 && can {
            test_table.ask(seat.0, Request::Undo(seat)).unwrap();
        }
        if whims.below(32) == 0 {
            test_table.check_log();
        }
    }
    test_table.check_log();
    test_table
}

fn games() -> impl Iterator<Item = TestTable> {
    let kinds = [
        ("canvas", 3, "jury=on"),
        ("canvas", 1, "solo=vincent"),
        ("colors-of-paris", 2, "variant=j tiles=on texts=j rounds=6"),
        ("atelier", 4, "rounds=8"),
    ];
    (0..).zip(kinds).map(|(seed, (title, seats, options))| play(title, seats, options, seed))
}

#[test]
fn finished_games_prove_their_luck() {
    for test_table in games() {
        let record = test_table.sitting.record().expect("the game is over");
        let proof = verify(&record).unwrap();
        let luck = test_table.sitting.table().events(0).iter().filter(|it| it.is_luck()).count();
        assert_eq!(proof.draws, luck);
        assert_eq!(
            proof.fairness.secret.commitment(),
            test_table.sitting.opening().secret.commitment()
        );
        assert!(record.contains("tag      A Person 0\n"), "{record}");
    }
}

/// A record is not verified if any draw in it was changed.
#[test]
fn what_was_bent_is_found() {
    let test_table = play("canvas", 2, "", 5);
    let record = test_table.sitting.record().unwrap();
    let other = |name: &str| {
        let line =
            record.lines().find(|line| line.starts_with(&format!("tag      {name} "))).unwrap();
        let digit = if line.ends_with('0') { '1' } else { '0' };
        record.replace(line, &format!("{}{digit}", &line[..line.len() - 1]))
    };
    assert_eq!(verify(&other("commitment")), Err(BadProof::Secret));
    assert_eq!(verify(&other("secret")), Err(BadProof::Secret));
    assert!(matches!(verify(&other("entropy-B")), Err(BadProof::Bent { at: 1.., .. })));
    let without = |name: &str| {
        let keep = |line: &&str| !line.starts_with(&format!("tag      {name}"));
        record.lines().filter(keep).collect::<Vec<_>>().join("\n")
    };
    for name in ["commitment", "secret"] {
        assert!(matches!(verify(&without(name)), Err(BadProof::Missing(_))), "{name}");
    }
    assert!(matches!(verify(&without("entropy-A")), Err(BadProof::Bent { .. })));
    assert!(matches!(verify("hello"), Err(BadProof::Missing(_))));
    let doubled = record.replacen(
        "tag      secret",
        &format!("tag      secret {}\ntag      secret", "0".repeat(64)),
        1,
    );
    let unfinished = record.rsplit_once("\nA ").or(record.rsplit_once("\nB ")).unwrap().0;
    let nothing = record.replacen("tag      secret", "tag      given 9999\ntag      secret", 1);
    for (bad, why) in [(doubled.as_str(), "twice"), (unfinished, "cut off"), (&nothing, "given")] {
        assert!(matches!(verify(bad), Err(BadProof::Missing(_))), "{why}: {:?}", verify(bad));
    }
}

/// A record in which the start player was replaced by hand is not verified.
#[test]
fn a_card_that_was_exchanged_is_found() {
    let test_table = play("canvas", 2, "", 6);
    let record = test_table.sitting.record().unwrap();
    let line = record.lines().rfind(|line| line.starts_with("luck")).unwrap();
    let card = line.rsplit('#').next().unwrap();
    let others = (1..=60).filter(|it| !record.contains(&format!("#{it}\n")));
    let mut bent = others
        .map(|it| record.replacen(line, &line.replace(&format!("#{card}"), &format!("#{it}")), 1));
    assert!(bent.any(|record| matches!(verify(&record), Err(BadProof::Bent { .. }))));
}

/// An undo does not change luck, so nobody can undo until luck pleases: the draw is the same.
#[test]
fn taking_back_changes_no_luck() {
    let taken_back = |test_table: &TestTable| {
        (0..).zip(test_table.sitting.numbers()).any(|(at, number): (u64, _)| at != *number)
    };
    let houses: Vec<TestTable> = games().filter(taken_back).collect();
    assert!(!houses.is_empty());
    for test_table in houses {
        let record = test_table.sitting.record().unwrap();
        let fallen = record.lines().filter(|line| line.starts_with("luck ")).count();
        assert_eq!(verify(&record).unwrap().draws, fallen);
    }
}

#[test]
fn a_record_is_told_after_the_end_only() {
    let test_table = TestTable::seated("canvas", 2, "");
    assert_eq!(test_table.sitting.record(), None);
    assert!(!test_table.sitting.seats_of(person(1)).is_empty());
}

/// A game that began elsewhere is played on; the draws made here are proven, the earlier ones are not.
#[test]
fn a_game_can_be_gone_on_with() {
    // With the tags of its own proof, which must not be taken for those of the new one.
    let whole = play("canvas", 2, "", 7).sitting.record().unwrap();
    let whole = shelf::read_record(&whole).unwrap();
    for at in [0, 9, whole.at() / 2, whole.at()] {
        let start = whole.rewound(at).record();
        let mut test_table = TestTable::seated_at(&start, 2);
        assert_eq!((test_table.sitting.given(), test_table.sitting.has_begun()), (at, true));
        let mut whims = ChaCha8Rng::seed_from_u64(at as u64);
        while let Some((seat, action)) = test_table.any_move(&mut whims) {
            test_table.ask(seat.0, Request::Play(seat, action)).unwrap();
        }
        test_table.check_log();
        let record = test_table.sitting.record().unwrap();
        if at == whole.at() {
            assert_eq!(record, start, "what ended elsewhere stays as it was");
            assert_eq!(test_table.sitting.commitment(), None, "no luck falls here");
            continue;
        }
        assert!(record.contains(&start[start.find("luck").unwrap_or(start.len())..]));
        let proof = verify(&record).unwrap();
        assert_eq!(proof.given, at);
        assert_eq!(test_table.sitting.commitment(), Some(proof.fairness.secret.commitment()));
        let claimed = record.replace(&format!("tag      given {at}\n"), "");
        assert_eq!(claimed == record, at == 0);
        assert!(at == 0 || matches!(verify(&claimed), Err(BadProof::Bent { .. })), "{at}");
    }
}
