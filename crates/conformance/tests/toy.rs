//! Tests of the laws on a toy title: without a fault it keeps all of them, and every planted fault is caught by
//! the law that it is about. And a test of scripts.

#![allow(clippy::needless_raw_string_hashes, reason = "so `expect-test` writes them")]

mod salon;

use conformance::{Breach, Law, Script, Tally, Trial, again, check, fair, laws};
use expect_test::expect;
use game::Seat;
use rayon::ThreadPoolBuilder;

use crate::salon::{Deck, Fault, Options, Salon};

/// The number of events of a small game after which A has visited the row: a decision from which others learn.
const EVENTS_TO_VISIT: usize = 11;

#[test]
fn the_honest_title_keeps_every_law() {
    laws::<Salon>();
}

#[test]
fn the_honest_title_imagines_fairly_what_decisions_tell() {
    for steps in [EVENTS_TO_VISIT - 1, EVENTS_TO_VISIT, EVENTS_TO_VISIT + 1] {
        let compared = fair::<Salon>(&trial(Deck::Small, 2, None), steps, 200_000).unwrap();
        assert!(1000 < compared, "{compared} views after {steps} events");
    }
}

/// Every fault with the law that catches it and a description.
const FAULTS: [(Fault, Law, &str); 48] = [
    (Fault::RefusesItsPreset, Law::Plays, "no table opens with the options of the preset"),
    (Fault::ListsTheImpossible, Law::Plays, "a listed action panics when it is carried out"),
    (Fault::NeverEnds, Law::Ends, "whoever rests is asked again"),
    (Fault::JudgesEarly, Law::Ends, "a verdict while the last round is played"),
    (Fault::JudgesNever, Law::Ends, "no verdict at the end"),
    (Fault::InventsAnEnd, Law::Ends, "the end is by a clause that is not in the rules"),
    (Fault::LosesPoints, Law::Ends, "the sources do not add up to the points"),
    (Fault::SkipsFirstPlace, Law::Ends, "the best place is 2"),
    (Fault::HasNoAnswer, Law::Asks, "a visitor who can take nothing may not rest either"),
    (Fault::AnswersUnasked, Law::Asks, "actions are listed for those who are not asked"),
    (Fault::ListsTwice, Law::Asks, "an action is listed twice"),
    (Fault::ClearsTheList, Law::Asks, "listing empties the caller's list first"),
    (Fault::WaitsForNobody, Law::Asks, "players are asked, but the set of them is empty"),
    (Fault::WaitsForAStranger, Law::Asks, "a seat is asked that is not at the table"),
    (Fault::WeighsNothing, Law::Asks, "a chance of weight 0 is listed"),
    (Fault::LucksOutOfTurn, Law::Asks, "chances are listed while players are asked"),
    (Fault::ImaginesTheStuck, Law::Asks, "an imagined hand has nothing to answer with"),
    (Fault::LosesACard, Law::Counts, "a discard vanishes"),
    (Fault::DoublesACard, Law::Counts, "a card is taken and still lies in the row"),
    (Fault::ImaginesCopies, Law::Counts, "an imagined bag holds a card of the row"),
    (Fault::WritesIllegibly, Law::ReadsBack, "an action is written as it cannot be read"),
    (Fault::WritesTheSame, Law::ReadsBack, "two actions have the same text"),
    (Fault::WritesASpace, Law::ReadsBack, "the text of an action ends in a space"),
    (Fault::ForgetsAnOption, Law::ReadsBack, "the text of the options leaves the deck out"),
    (Fault::KeepsASecretCount, Law::Replays, "a counter outside the state changes the score"),
    (Fault::UnveilsOpenly, Law::TakesBack, "the last pick, which unveils all, is called open"),
    (Fault::TellsByTaking, Law::TakesBack, "a card taken scores by what is in the bag"),
    (Fault::InventsAClause, Law::Refuses, "an objection by a clause that is not in the rules"),
    (Fault::GivesNoReason, Law::Refuses, "an objection without words"),
    (Fault::ImaginesLess, Law::Imagines, "an imagined bag is smaller than the one seen"),
    (Fault::AsksByTheBag, Law::LeaksNoMoves, "resting is allowed by what is in the bag"),
    (Fault::WaitsByTheHand, Law::LeaksNoMoves, "whoever holds card 1 has to pick last"),
    (Fault::BlindsTheChooser, Law::Sees, "a discard is hidden from the one who chose it"),
    (Fault::ShowsThePublicMore, Law::Sees, "the public sees deals that players do not see"),
    (Fault::LeaksToThePublic, Law::Sees, "the public knows the hand of A, and B does not"),
    (Fault::LeaksAHand, Law::Hides, "players know the hand of their neighbor"),
    (Fault::ConcealsTheRow, Law::Hides, "cards laid into the open row are called hidden"),
    (Fault::SpillsADiscard, Law::Hides, "a hidden discard changes the score for all to see"),
    (Fault::ForgetsTheLight, Law::Remembers, "the light of the round is in no view"),
    (Fault::UnveilsSecrets, Law::Remembers, "others' secret cards are called turned over"),
    (Fault::DrawsLow, Law::Draws, "low cards are drawn more often than their weight says"),
    (Fault::DrawsTheUnlisted, Law::Draws, "a card is drawn that is not in the bag"),
    (Fault::StridesAstray, Law::Strides, "who plays on at random takes the first of the list"),
    (Fault::StridesByMoreLuck, Law::Strides, "playing on at random takes luck for the next"),
    (Fault::DozesThroughAVisit, Law::Nuances, "who dozes at rest makes the next one miss a visit"),
    (Fault::DozesAtRest, Law::Nuances, "resting is a nuance of itself"),
    (Fault::ImaginesLow, Law::ImaginesFairly, "imagined hands are too low"),
    (Fault::ImaginesByForce, Law::ImaginesFairly, "whoever must discard gets the first that fits"),
];

#[test]
fn every_fault_is_caught_by_its_law() {
    assert_eq!(FAULTS.map(|(fault, ..)| fault), Fault::ALL);
    for (fault, law, what) in FAULTS {
        let breach = catch(fault);
        println!("{fault:?} ({what})\n{breach}\n");
        assert_eq!(breach.law, law, "{fault:?} ({what}): {breach}");
    }
}

#[test]
fn the_answer_does_not_depend_on_threads() {
    let answers = |threads: usize, fault| {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| play(Deck::Full, 3, fault))
    };
    for fault in [None, Some(Fault::AsksByTheBag), Some(Fault::DrawsLow)] {
        assert_eq!(answers(1, fault), answers(4, fault), "{fault:?}");
    }
}

#[test]
fn a_run_tells_what_it_saw() {
    let tally = play(Deck::Full, 3, None).unwrap();
    expect!["60 games, 2736 events, 1092 decisions; ended by SL-3.1 88.3 %, SL-3.2 11.7 %; 29 views of the deal compared; times a law looked on: 2796 (ends, asks, reads back, refuses, imagines, leaks no moves, remembers, strides), 2736 (plays, counts, replays, takes back, sees, hides), 1644 (draws), 360 (nuances)"].assert_eq(&tally.to_string());
}

#[test]
fn a_breach_is_seen_again_by_its_seed() {
    let breach = play(Deck::Full, 2, Some(Fault::AsksByTheBag)).unwrap_err();
    assert_ne!(breach.seed, 0);
    let trial = trial(Deck::Full, 2, Some(Fault::AsksByTheBag));
    assert_eq!(again::<Salon>(&trial, breach.seed), Err(breach));
}

#[test]
fn a_breach_is_told_with_all_it_takes_to_see_it() {
    let breach = play(Deck::Full, 2, Some(Fault::ListsTwice)).unwrap_err();
    expect![[r#"
        the law «asks» is broken: whoever is asked has an answer, and nobody else
          what A may do: «rest» is listed twice
          preset toy, options «fault=ListsTwice», 2 seats, seed 0, event 12
          to see it again: IMPASTO_SEED=0 and the same test
          the last events before it:
            luck  deal 14
            luck  deal 18
            luck  deal 1
            luck  deal 21
            luck  deal 27
            luck  deal 2
            luck  lay 22
            luck  lay 25
            luck  lay 16
            luck  light gray
            B     pick 27
            A     pick 18"#]]
    .assert_eq(&breach.to_string());
}

#[test]
fn a_panic_is_told_with_the_event_and_the_place() {
    let breach = play(Deck::Full, 2, Some(Fault::ListsTheImpossible)).unwrap_err();
    for part in ["on «", "take ", "»: panicked at ", "salon/state.rs", "lies in the row"] {
        assert!(breach.what.contains(part), "{part} is not in {breach}");
    }
}

#[test]
#[should_panic(expected = "no view that hides something comes up often")]
fn a_comparison_that_proves_nothing_is_refused() {
    let _ = fair::<Salon>(&trial(Deck::Full, 2, None), EVENTS_TO_VISIT, 10);
}

#[test]
fn a_script_plays_lines_and_tells_refusals() {
    let mut script = Script::<Salon>::open(2, Options { deck: Deck::Full, fault: None });
    assert_eq!(script.asked(), None, "luck deals first");
    script.play_all(&["luck deal 14", "luck deal 18", "luck deal 1", "luck deal 21"]);
    script.play_all_settled(&["B pick 21"]);
    script.table_mut().take_back(Seat(1)).unwrap();
    script.play("B pick 21");
    assert_eq!(script.asked(), Some(Seat(0)));
    assert_eq!(script.actions_with(0, "pick"), script.actions(0));
    let legal: Vec<_> = script.actions(0).iter().map(|it| format!("A {it}")).collect();
    assert_eq!(script.legal_lines(), legal, "B has picked");
    script.refuses("B pick 21", "the table does not wait for B");
    assert_eq!(script.refusal("A dance"), "«dance» is not an action such as «take 3»");
    let before = script.view_of(0);
    assert_ne!(script.view(), before, "A knows their hand");
    script.play("A pick 14");
    assert!(script.try_play("A pick 14").is_err());
    assert!(Script::<Salon>::random_game(2, Options::default(), 1).legal_lines().is_empty());
}

#[test]
#[should_panic(expected = "A pick 30: the table does not wait for A; legal: [\"luck deal 1\"")]
fn a_script_panics_at_an_illegal_line() {
    Script::<Salon>::open(2, Options::default()).play("A pick 30");
}

fn trial(deck: Deck, seats: u8, fault: Option<Fault>) -> Trial<Options> {
    Trial { preset: "toy", options: Options { deck, fault }, seats }
}

fn play(deck: Deck, seats: u8, fault: Option<Fault>) -> Result<Tally, Breach> {
    check::<Salon>(&trial(deck, seats, fault), 60)
}

/// The first breach, in the order of the laws: in games, then in the fairness of decisions.
fn catch(fault: Fault) -> Breach {
    let fault = Some(fault);
    let mut games = [(Deck::Full, 2), (Deck::Full, 3), (Deck::Small, 2)].into_iter();
    let found = games.find_map(|(deck, seats)| play(deck, seats, fault).err());
    let fairly = || fair::<Salon>(&trial(Deck::Small, 2, fault), EVENTS_TO_VISIT, 200_000).err();
    found.or_else(fairly).unwrap_or_else(|| panic!("{fault:?} is not caught"))
}
