//! Views that leave the process, case by case: by person, by seat and by purpose.

use game::{Seat, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use tables::{Forbidden, PersonId, Privacy, ReplayEyes, Request, ScreenView, Sitting};

use crate::test_table::{TestTable, join, opening, person};

const ANN: Option<PersonId> = Some(PersonId::new([1; 16]));
const BEN: Option<PersonId> = Some(PersonId::new([2; 16]));
const STRANGER: Option<PersonId> = Some(PersonId::new([3; 16]));
const A: Seat = Seat(0);
const B: Seat = Seat(1);
const PUBLIC: Viewer = Viewer::Public;
const ALL: [Viewer; 3] = [Viewer::Seat(A), Viewer::Seat(B), PUBLIC];

/// A table of two with these people, seat by seat; the game begins when both seats are taken.
fn table(title: &str, people: &[u8]) -> TestTable {
    let mut test_table = TestTable::open(opening(title, 2, "", Privacy::Public));
    for who in people {
        test_table.ask(*who, join(*who)).unwrap();
    }
    test_table
}

fn played_out(mut test_table: TestTable) -> TestTable {
    let mut whims = ChaCha8Rng::seed_from_u64(7);
    while let Some((seat, action)) = test_table.any_move(&mut whims) {
        test_table.ask(holder(&test_table, seat), Request::Play(seat, action)).unwrap();
    }
    test_table
}

/// The number of the person who has the seat.
fn holder(test_table: &TestTable, seat: Seat) -> u8 {
    (0..9).find(|it| test_table.sitting.seats_of(person(*it)).contains(seat)).expect("somebody")
}

fn asked(sitting: &Sitting) -> Seat {
    sitting.asked().lowest().expect("somebody is asked")
}

fn other(seat: Seat) -> Seat {
    if seat == A { B } else { A }
}

const fn open(viewer: Viewer) -> ScreenView {
    ScreenView { viewer, curtain: None }
}

#[test]
fn before_the_deal_everybody_sees_what_the_public_sees() {
    let TestTable { sitting, .. } = table("atelier", &[1]);
    assert!(!sitting.has_begun());
    for (who, seat) in [(None, None), (ANN, None), (ANN, Some(A))] {
        assert!(sitting.eyes_of(who).is_empty());
        assert_eq!(sitting.eyes_of_program(who, seat), Ok(PUBLIC));
        assert_eq!(sitting.screen_of(who, seat), Ok(open(PUBLIC)));
        assert_eq!(sitting.eyes_of_story(who, PUBLIC), PUBLIC);
        let replay = sitting.eyes_of_replay(who, Some(Viewer::Seat(A)));
        assert_eq!(replay, ReplayEyes { viewer: PUBLIC, choices: vec![PUBLIC] });
    }
}

#[test]
fn whoever_has_a_chair_sees_through_its_eyes() {
    let TestTable { sitting, .. } = table("atelier", &[1, 2]);
    for (who, seat) in [(ANN, A), (BEN, B)] {
        let own = Viewer::Seat(seat);
        for said in [None, Some(seat)] {
            assert_eq!(sitting.eyes_of_program(who, said), Ok(own));
            assert_eq!(
                sitting.screen_of(who, said),
                Ok(open(own)),
                "no curtain before one's own hand"
            );
        }
        assert_eq!(sitting.eyes_of_story(who, own), own);
    }
}

#[test]
fn strangers_see_what_the_public_sees() {
    let TestTable { sitting, .. } = table("atelier", &[1, 2]);
    for who in [None, STRANGER] {
        assert_eq!(sitting.eyes_of_program(who, None), Ok(PUBLIC));
        assert_eq!(sitting.screen_of(who, None), Ok(open(PUBLIC)));
        assert_eq!(sitting.eyes_of_replay(who, Some(Viewer::Seat(A))).viewer, PUBLIC);
    }
}

#[test]
fn a_seat_that_is_not_theirs_is_refused() {
    let running = table("atelier", &[1, 2]);
    let gathering = table("atelier", &[1]);
    for TestTable { sitting, .. } in [running, gathering] {
        for (who, seat) in [(ANN, B), (STRANGER, A), (None, A), (ANN, Seat(7))] {
            assert_eq!(sitting.eyes_of_program(who, Some(seat)), Err(Forbidden::NotYourSeat));
            assert_eq!(sitting.screen_of(who, Some(seat)), Err(Forbidden::NotYourSeat));
        }
    }
}

#[test]
fn whoever_has_lost_their_seat_sees_what_the_public_sees() {
    let mut test_table = table("atelier", &[1, 2]);
    test_table.ask(1, Request::Leave(A)).unwrap();
    assert_eq!(test_table.sitting.eyes_of_live_program(ANN, Some(A)), PUBLIC);
    let screen = test_table.sitting.live_screen_of(ANN, Some(A));
    assert_eq!(screen, open(PUBLIC));
}

#[test]
fn round_one_screen_a_curtain_hangs_before_secrets() {
    let TestTable { sitting, .. } = table("atelier", &[1, 1]);
    assert!(sitting.table().is_secret());
    let (who, next) = (ANN, asked(&sitting));
    let curtain = ScreenView { viewer: PUBLIC, curtain: Some(next) };
    assert_eq!(sitting.screen_of(who, None), Ok(curtain), "nobody has said who they are");
    assert_eq!(sitting.screen_of(who, Some(other(next))), Ok(curtain), "the next one has to come");
    assert_eq!(sitting.screen_of(who, Some(next)), Ok(open(Viewer::Seat(next))));
    assert_eq!(sitting.live_screen_of(who, Some(next)).viewer, Viewer::Seat(next));
    assert_eq!(sitting.live_screen_of(who, Some(Seat(7))), curtain);
    // The story is told to whoever is before the screen.
    assert_eq!(sitting.eyes_of_story(who, Viewer::Seat(next)), Viewer::Seat(next));
    assert_eq!(sitting.eyes_of_story(who, PUBLIC), PUBLIC);
    // A program is asked for one seat at a time, and has no neighbors.
    assert_eq!(sitting.eyes_of_program(who, None), Ok(Viewer::Seat(next)));
    assert_eq!(sitting.eyes_of_program(who, Some(other(next))), Ok(Viewer::Seat(other(next))));
}

/// Several people round one screen: a card from the deck is shown to the player who drew it before the curtain
/// falls for the next player.
#[test]
fn round_one_screen_news_are_seen_before_the_curtain_falls() {
    let mut test_table = table("atelier", &[1, 1]);
    let seat = asked(&test_table.sitting);
    while asked(&test_table.sitting) == seat {
        let actions = test_table.sitting.table().actions(seat);
        let drawn = actions.iter().find(|it| *it == "draw deck").or(actions.last()).unwrap();
        test_table.ask(1, Request::Play(seat, drawn.clone())).unwrap();
    }
    let TestTable { sitting, .. } = test_table;
    assert!(sitting.table().has_news(seat));
    let next = asked(&sitting);
    let shown = ScreenView { viewer: Viewer::Seat(seat), curtain: Some(next) };
    assert_eq!(sitting.screen_of(ANN, Some(seat)), Ok(shown));
    let hidden = ScreenView { viewer: PUBLIC, curtain: Some(next) };
    assert_eq!(sitting.screen_of(ANN, None), Ok(hidden));
}

#[test]
fn round_one_screen_without_secrets_there_is_no_curtain() {
    let TestTable { sitting, .. } = table("canvas", &[1, 1]);
    assert!(!sitting.table().is_secret());
    let (who, next) = (ANN, asked(&sitting));
    for said in [None, Some(A), Some(B)] {
        assert_eq!(sitting.screen_of(who, said), Ok(open(Viewer::Seat(next))));
    }
    // What one of them was shown alone is not told to the others.
    assert_eq!(sitting.eyes_of_story(who, Viewer::Seat(next)), PUBLIC);
}

#[test]
fn a_replay_of_a_running_game_shows_what_one_sees_anyway() {
    let TestTable { sitting, .. } = table("atelier", &[1, 2]);
    let own = ReplayEyes { viewer: Viewer::Seat(B), choices: vec![Viewer::Seat(B), PUBLIC] };
    assert_eq!(sitting.eyes_of_replay(BEN, None), own);
    assert_eq!(sitting.eyes_of_replay(BEN, Some(Viewer::Seat(A))), own);
    assert_eq!(sitting.eyes_of_replay(BEN, Some(PUBLIC)).viewer, PUBLIC);
    let public = ReplayEyes { viewer: PUBLIC, choices: vec![PUBLIC] };
    assert_eq!(sitting.eyes_of_replay(None, Some(Viewer::Seat(A))), public);
    // Round one screen no curtain hangs before a replay.
    let TestTable { sitting, .. } = table("atelier", &[1, 1]);
    assert_eq!(sitting.eyes_of_replay(ANN, Some(Viewer::Seat(A))), public);
    let TestTable { sitting, .. } = table("canvas", &[1, 1]);
    assert_eq!(sitting.eyes_of_replay(ANN, None).viewer, Viewer::Seat(A));
}

#[test]
fn after_the_end_a_replay_shows_every_seat_and_a_page_ones_own() {
    let TestTable { sitting, .. } = played_out(table("atelier", &[1, 2]));
    assert!(sitting.is_over());
    for (who, first) in [(None, PUBLIC), (ANN, Viewer::Seat(A)), (BEN, Viewer::Seat(B))] {
        let replay = sitting.eyes_of_replay(who, None);
        assert_eq!(replay.viewer, first);
        assert_eq!(replay.choices.len(), ALL.len());
        for wished in ALL {
            assert_eq!(sitting.eyes_of_replay(who, Some(wished)).viewer, wished);
        }
        assert_eq!(sitting.eyes_of_program(who, None), Ok(first));
        assert_eq!(sitting.screen_of(who, None), Ok(open(first)));
        assert_eq!(sitting.eyes_of_story(who, first), first);
    }
    assert_eq!(sitting.eyes_of_program(ANN, Some(B)), Err(Forbidden::NotYourSeat));
    // Round one screen nothing is secret any more.
    let TestTable { sitting, .. } = played_out(table("atelier", &[1, 1]));
    assert_eq!(sitting.screen_of(ANN, None), Ok(open(Viewer::Seat(A))));
    assert_eq!(sitting.screen_of(ANN, Some(B)), Ok(open(Viewer::Seat(B))));
}
