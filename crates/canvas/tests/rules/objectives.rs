//! Ranks (CV-6.1) and special objectives (CV-8).

use canvas::{Collection, Objective, Rank, Scenario};
use game::Game;

use crate::script::{self, Script, card};

/// CV-6.1: the rank for a score.
#[test]
fn ranks() {
    let all = [
        (0, Rank::ParticipationPrize),
        (24, Rank::ParticipationPrize),
        (25, Rank::EmergingArtist),
        (29, Rank::EmergingArtist),
        (30, Rank::HonorableMention),
        (34, Rank::HonorableMention),
        (35, Rank::RunnerUp),
        (39, Rank::RunnerUp),
        (40, Rank::BestInShow),
        (70, Rank::BestInShow),
    ];
    for (points, rank) in all {
        assert_eq!(Rank::of(points), rank, "{points}");
    }
}

/// A solo puzzle in which exactly these three paintings are made, in this order.
fn exhibition(options: &str, paintings: [[u8; 3]; 3]) -> Script {
    let wanted: Vec<u8> = paintings.concat();
    let mut rest = (1..=60).filter(|it| !wanted.contains(it));
    let mut queue = wanted.iter().copied().chain(&mut rest);
    let row: [u8; 5] = std::array::from_fn(|_| queue.next().unwrap());
    let mut script = script::opened(1, &format!("{options} solo=puzzle"), row, "");
    for (at, painting) in paintings.iter().enumerate() {
        for _ in 0..3 {
            script.play("A take 1");
            script.play(&format!("luck row 5 #{}", queue.next().unwrap()));
        }
        for card in painting {
            script.play(&format!("A lay {card}"));
        }
        if at < 2 {
            script.play(&format!("A background {}", at + 1));
        }
    }
    assert!(script.game().verdict().is_some());
    script
}

fn reached(script: &Script, objective: Objective) -> bool {
    script.game().objectives(game::Seat(0)).contains(&objective)
}

fn points(script: &Script) -> i32 {
    script.game().verdict().unwrap().points[0]
}

/// CV-8.1: all four conditions met by one painting count, even if a full track gives no ribbon for one of them.
#[test]
fn all_conditions() {
    let script = exhibition("", [[32, 13, 4], [47, 51, 7], [28, 59, 8]]);
    let third = script.game().ribbons_by_painting(game::Seat(0))[2];
    assert_eq!(third[..4], [0, 1, 1, 1], "the track of variety is full");
    assert!(reached(&script, Objective::AllConditions));
    let script = exhibition("", [[1, 40, 55], [2, 3, 6], [7, 8, 9]]);
    assert!(!reached(&script, Objective::AllConditions));
}

/// CV-8.2, CV-8.6: bonus ribbons are counted for one painting, and for the whole game.
#[test]
fn bonus_ribbons() {
    let script = exhibition("", [[1, 37, 52], [60, 47, 11], [57, 9, 3]]);
    assert_eq!(script.view().painters[0].ribbons[4], 7);
    assert!(reached(&script, Objective::SevenBonusRibbons));
    let most = script.game().ribbons_by_painting(game::Seat(0)).iter().map(|it| it[4]).max();
    assert_eq!(most >= Some(4), reached(&script, Objective::FourBonusRibbons));
    let script = exhibition("", [[1, 8, 55], [2, 5, 56], [3, 6, 58]]);
    assert!(!reached(&script, Objective::SevenBonusRibbons));
    assert!(!reached(&script, Objective::FourBonusRibbons));
}

/// CV-8.3: seven ribbons with one painting, gray ones included.
#[test]
fn seven_ribbons() {
    let script = exhibition("", [[26, 37, 29], [2, 5, 56], [3, 6, 58]]);
    let first = script.game().ribbons_by_painting(game::Seat(0))[0];
    assert_eq!(first.iter().sum::<u8>(), 7, "{first:?}");
    assert!(reached(&script, Objective::SevenRibbons));
    let script = exhibition("", [[1, 8, 55], [2, 5, 56], [3, 6, 58]]);
    assert!(!reached(&script, Objective::SevenRibbons));
}

/// CV-8.9: forty points reach the objective, thirty-nine do not.
#[test]
fn forty_points() {
    let script = exhibition("", [[20, 18, 5], [34, 52, 40], [31, 22, 1]]);
    assert_eq!((points(&script), reached(&script, Objective::FortyPoints)), (39, false));
    let script = exhibition("", [[2, 5, 56], [3, 20, 33], [21, 46, 12]]);
    assert_eq!((points(&script), reached(&script, Objective::FortyPoints)), (40, true));
}

/// CV-8.10: the objective needs more points than the author's 47.
#[test]
fn beat_the_author() {
    let script = exhibition("", [[35, 8, 57], [44, 9, 34], [30, 1, 33]]);
    assert_eq!((points(&script), reached(&script, Objective::BeatTheAuthor)), (47, false));
    let script = exhibition("", [[24, 1, 33], [39, 23, 58], [3, 36, 51]]);
    assert_eq!((points(&script), reached(&script, Objective::BeatTheAuthor)), (48, true));
}

/// CV-8.4: five of one element on one painting.
#[test]
fn five_alike() {
    // Shapes in red and yellow, one in green, two in blue and violet.
    let script = exhibition("", [[1, 40, 55], [2, 3, 6], [7, 8, 9]]);
    let icons = canvas::Deck::standard().layered([1, 40, 55].map(card));
    let shapes = canvas::conditions::count(icons, canvas::Element::Shape);
    let reached = script.game().objectives(game::Seat(0)).contains(&Objective::FiveAlike);
    assert_eq!((shapes, reached), (5, true));
}

/// CV-8.7: gray ribbons count among the fourteen.
#[test]
fn fourteen_ribbons() {
    let all = |paintings| exhibition("", paintings).game().objectives(game::Seat(0));
    let thirteen_and_gray = [[1, 8, 57], [3, 5, 55], [2, 7, 11]];
    assert!(all(thirteen_and_gray).contains(&Objective::FourteenRibbons));
    let thirteen = [[1, 8, 55], [2, 5, 56], [3, 6, 58]];
    assert!(!all(thirteen).contains(&Objective::FourteenRibbons));
}

/// CV-8.1, CV-8.5: both objectives need four scoring cards in play.
#[test]
fn fewer_cards_do_not_count() {
    let script = exhibition("scenario=family", [[33, 60, 1], [42, 28, 6], [4, 43, 57]]);
    assert_eq!(script.view().painters[0].ribbons[..2], [3, 3], "both tracks are full");
    assert!(!reached(&script, Objective::FullTracks));
    assert!(!reached(&script, Objective::AllConditions));
}

/// CV-3.6: a painting that meets a condition more often than the track has room for earns only the ribbons that
/// fit.
#[test]
fn an_almost_full_track() {
    let script = exhibition("", [[16, 49, 55], [11, 48, 24], [17, 40, 28]]);
    let third = script.game().ribbons_by_painting(game::Seat(0))[2];
    let icons = canvas::Deck::standard().layered([17, 40, 28].map(card));
    assert_eq!((canvas::Condition::Repetition.met(icons), third[1]), (2, 1));
}

/// CV-8.5, CV-8.9, CV-8.10: reaching the end of all four tracks in the scenario *first game* brings 49 points.
#[test]
fn full_tracks_and_the_authors_best() {
    let script = exhibition("", [[1, 8, 55], [2, 5, 56], [3, 6, 58]]);
    assert_eq!(script.view().painters[0].ribbons[..4], [3, 4, 3, 3]);
    let points = script.game().verdict().unwrap().points[0];
    assert_eq!(points, 49 + 2 * i32::from(script.view().painters[0].ribbons[4]));
    let reached = script.game().objectives(game::Seat(0));
    let all = [Objective::FullTracks, Objective::FortyPoints, Objective::BeatTheAuthor];
    assert!(all.iter().all(|it| reached.contains(it)), "{reached:?}");
    let modest = exhibition("", [[1, 40, 55], [2, 3, 6], [7, 8, 9]]);
    let reached = modest.game().objectives(game::Seat(0));
    assert!(all.iter().all(|it| !reached.contains(it)), "{reached:?}");
}

/// CV-8.8: a finished game of every scenario counts, whoever won, alone or with others; unfinished games do not
/// count.
#[test]
fn every_scenario() {
    let mut collection = Collection::default();
    collection.add(script::opened(2, "", [1, 2, 3, 4, 5], "A").game(), game::Seat(0));
    assert_eq!(collection, Collection::default());
    for scenario in Scenario::ALL {
        assert!(!collection.has_reached(Objective::EveryScenario));
        let seats = 1 + u8::from(scenario == Scenario::Family);
        let script = script::played_at_random(seats, &format!("scenario={}", scenario.name()), 3);
        collection.add(script.game(), game::Seat(seats - 1));
        assert!(collection.has_finished(scenario));
    }
    assert!(collection.has_reached(Objective::EveryScenario));
}

/// CV-8.8: games with scoring cards that the players picked are no scenario, and games with a custom deck do
/// not count.
#[test]
fn what_does_not_count() {
    let mut collection = Collection::default();
    for options in ["scenario=random", "cards=style,space,variety,emphasis"] {
        collection.add(script::played_at_random(2, options, 3).game(), game::Seat(0));
    }
    assert!(Scenario::ALL.into_iter().all(|it| !collection.has_finished(it)));
    let solo = exhibition(
        "cards=variety,repetition,emphasis,composition",
        [[1, 8, 55], [2, 5, 56], [3, 6, 58]],
    );
    collection.add(solo.game(), game::Seat(0));
    assert!(collection.has_reached(Objective::FullTracks), "objectives need no scenario");
    let lines: Vec<_> =
        canvas::Deck::standard().to_csv().lines().take(41).map(str::to_owned).collect();
    let files = vec![game::File { name: "mine.csv".to_owned(), text: lines.join("\n") }];
    let options = game::Options::read("deck=mine.csv", &files).unwrap();
    let mut collection = Collection::default();
    collection.add(Script::random_game(1, options, 3).game(), game::Seat(0));
    assert_eq!(collection, Collection::default());
}
