//! Ties (CV-4.3): tokens first, then a shared victory or the votes of a jury.

use std::collections::BTreeMap;

use canvas::{Canvas, view::Vote};
use game::{Game, Irrevocable, Seat, Seats, Sight, Turn, Viewer, record};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::script::{self, Script};

/// A finished game with `seats` players, `tied` of whom share the first place, before any vote.
fn tie(seats: u8, tied: usize) -> Script {
    let found = (0..100_000).find_map(|seed| {
        let mut script = script::played_at_random(seats, "scenario=family jury=on", seed);
        let voted = script
            .table()
            .events()
            .iter()
            .filter(|it| it.to_string().contains("vote") || it.to_string().contains("abstain"))
            .count();
        if voted != usize::from(seats) - tied {
            return None;
        }
        // Votes are the last events, and nobody's vote shows anything before the last.
        let before = script.table().events().len() - voted;
        let events = script.table().events()[..before].to_vec();
        let options = script.table().options().clone();
        *script.table_mut() = game::Table::replay(seats, options, &events).unwrap();
        Some(script)
    });
    found.expect("ties happen")
}

fn jurors(script: &Script) -> Seats {
    match script.game().turn() {
        Turn::Players(jurors) => jurors,
        other => panic!("{other:?}"),
    }
}

fn tied(script: &Script) -> Vec<Seat> {
    let jury = jurors(script);
    let seats = usize::from(script.table().seats());
    Seat::first(seats).filter(|seat| !jury.contains(*seat)).collect()
}

/// CV-4.3: the players who are not tied vote in secret; all votes are turned over together, and the most votes
/// win.
#[test]
fn the_jury_decides() {
    let mut script = tie(4, 2);
    let jury: Vec<Seat> = jurors(&script).iter().collect();
    let tied = tied(&script);
    let vote = format!("{} vote {}", jury[0], tied[1]);
    let event = record::event::<Canvas>(&vote).unwrap();
    assert_eq!(script.game().sight(Viewer::Seat(jury[1]), &event), Sight::Hidden);
    assert_eq!(script.game().sight(Viewer::Seat(jury[0]), &event), Sight::Open);
    script.play(&vote);
    let seen = |script: &Script, viewer| script.game().view(viewer).votes[jury[0].idx()];
    assert_eq!(seen(&script, Viewer::Public), Vote::Cast);
    assert!(matches!(seen(&script, Viewer::Seat(jury[0])), Vote::Known(_)));
    assert_eq!(script.game().verdict(), None);

    let abstain = format!("{} abstain", jury[1]);
    let event = record::event::<Canvas>(&abstain).unwrap();
    assert_eq!(script.game().sight(Viewer::Seat(jury[1]), &event), Sight::Unveils);
    assert_eq!(script.game().sight(Viewer::Seat(jury[0]), &event), Sight::Open);
    script.play(&abstain);
    assert!(matches!(seen(&script, Viewer::Public), Vote::Known(_)));
    let verdict = script.game().verdict().unwrap();
    assert_eq!(verdict.places[tied[1].idx()], 1);
    assert_eq!(verdict.places[tied[0].idx()], 2);
    assert_eq!(verdict.points[tied[0].idx()], verdict.points[tied[1].idx()]);
}

/// CV-4.3: without votes, or with equally many for each tied player, the victory is shared.
#[test]
fn an_undecided_jury_shares_the_victory() {
    for votes in [["abstain", "abstain"], ["vote first", "vote second"]] {
        let mut script = tie(4, 2);
        let tied = tied(&script);
        for (juror, vote) in jurors(&script).iter().zip(votes) {
            let vote = vote.replace("first", &tied[0].to_string());
            script.play(&format!("{juror} {}", vote.replace("second", &tied[1].to_string())));
        }
        let places = script.game().verdict().unwrap().places;
        assert_eq!((places[tied[0].idx()], places[tied[1].idx()]), (1, 1));
    }
}

/// CV-4.3: two players who tie in a game of two have no juror.
#[test]
fn nobody_judges_themselves() {
    let shared = (0..100_000).find_map(|seed| {
        let script = script::played_at_random(2, "scenario=family jury=on", seed);
        let verdict = script.game().verdict()?;
        (verdict.places[..] == [1, 1]).then_some(verdict)
    });
    assert!(shared.is_some());
}

/// CV-4.3: a jury votes only for tied exhibitions, and only at the end of the game.
#[test]
fn only_the_tied_are_judged() {
    let mut script = tie(4, 2);
    let jury: Vec<Seat> = jurors(&script).iter().collect();
    let line = format!("{} vote {}", jury[0], jury[1]);
    let why = format!("{} is not tied for the first place (CV-4.3)", jury[1]);
    assert_eq!(script.try_play(&line), Err(why));
    let line = format!("{} take 1", jury[0]);
    let why =
        "the paintings are finished: vote for one of the tied exhibitions or abstain (CV-4.3)";
    assert_eq!(script.try_play(&line), Err(why.to_owned()));
    let mut script = script::opened(2, "jury=on", [1, 2, 3, 4, 5], "A");
    assert_eq!(script.try_play("A vote B"), Err("there is nothing to vote on (CV-4.3)".to_owned()));
    assert_eq!(
        script.try_play("A abstain"),
        Err("there is nothing to vote on (CV-4.3)".to_owned())
    );
}

/// A player can take a vote back while the votes of others are face down; those votes stay.
#[test]
fn a_vote_can_be_taken_back() {
    let mut script = tie(5, 2);
    let jury: Vec<Seat> = jurors(&script).iter().collect();
    script.play(&format!("{} abstain", jury[0]));
    script.play(&format!("{} abstain", jury[1]));
    script.table_mut().take_back(jury[0]).unwrap();
    assert_eq!(jurors(&script).iter().collect::<Vec<_>>(), [jury[0], jury[2]]);
    script.play(&format!("{} abstain", jury[0]));
    script.play(&format!("{} abstain", jury[2]));
    let refusal = script.table_mut().take_back(jury[2]);
    assert_eq!(refusal, Err(Irrevocable::Shown(jury[2])), "the votes are turned over");
}

/// CV-4.3: with equal points, the player with more tokens wins.
#[test]
fn tokens_break_ties() {
    let broken = (0..100_000).find_map(|seed| {
        let script = script::played_at_random(2, "scenario=family", seed);
        let verdict = script.game().verdict()?;
        let tokens = [0, 1].map(|seat| script.view().painters[seat].tokens);
        let tied = verdict.points[0] == verdict.points[1] && tokens[0] != tokens[1];
        tied.then_some((verdict.places, tokens))
    });
    let (places, tokens) = broken.expect("such ties happen");
    assert_eq!(places[0] < places[1], tokens[0] > tokens[1]);
}

/// A vote that lies face down may be any: of the imagined states, about a third have each of the three votes.
#[test]
fn imagined_votes_are_fair() {
    let mut script = tie(4, 2);
    let jury: Vec<Seat> = jurors(&script).iter().collect();
    script.play(&format!("{} abstain", jury[0]));
    let view = script.game().view(Viewer::Seat(jury[1]));
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut found = BTreeMap::new();
    for _ in 0..3_000 {
        let world = Canvas::imagine(&view, &mut luck);
        let own = world.view(Viewer::Seat(jury[0])).votes[jury[0].idx()];
        *found.entry(format!("{own:?}")).or_insert(0) += 1;
    }
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found.values().all(|times| (900..=1_100).contains(times)), "{found:?}");
}

/// CV-4.3: if two of three tied players get the most votes, those two share the victory.
#[test]
fn a_tied_vote_is_shared_by_those_who_have_it() {
    let mut script = tie(5, 3);
    let tied = tied(&script);
    for (juror, choice) in jurors(&script).iter().zip([tied[0], tied[1]]) {
        script.play(&format!("{juror} vote {choice}"));
    }
    let places = script.game().verdict().unwrap().places;
    assert_eq!(tied.iter().map(|seat| places[seat.idx()]).collect::<Vec<_>>(), [1, 1, 3]);
}

/// CV-3.7, CV-4.3: a jury also decides a game that ended in a standstill.
#[test]
fn a_standstill_is_judged_too() {
    let lines: Vec<_> =
        canvas::Deck::standard().to_csv().lines().take(8).map(str::to_owned).collect();
    let files = vec![game::File { name: "seven.csv".to_owned(), text: lines.join("\n") }];
    let options: canvas::Options = game::Options::read("deck=seven.csv jury=on", &files).unwrap();
    let judged = (0..1_000).find_map(|seed| {
        let script = Script::random_game(5, options.clone(), seed);
        let voted = script.view().votes.iter().any(|vote| *vote != Vote::None);
        voted.then(|| script.game().verdict().unwrap().end)
    });
    assert_eq!(judged, Some(game::Clause("CV-3.7")));
}
