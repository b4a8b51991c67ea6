//! Ranks (CV-6.1) and special objectives (CV-8).

mod desk;

use canvas::{Collection, Objective, Rank, Scenario};
use desk::{Desk, card};
use game::Game;

/// CV-6.1: what a score alone is worth.
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
fn exhibition(options: &str, paintings: [[u8; 3]; 3]) -> Desk {
    let wanted: Vec<u8> = paintings.concat();
    let mut rest = (1..=60).filter(|it| !wanted.contains(it));
    let mut queue = wanted.iter().copied().chain(&mut rest);
    let row: [u8; 5] = std::array::from_fn(|_| queue.next().unwrap());
    let mut desk = desk::opened(1, &format!("{options} solo=puzzle"), row, "");
    for (at, painting) in paintings.iter().enumerate() {
        for _ in 0..3 {
            desk.say("A take 1");
            desk.say(&format!("luck row 5 #{}", queue.next().unwrap()));
        }
        for card in painting {
            desk.say(&format!("A lay {card}"));
        }
        if at < 2 {
            desk.say(&format!("A background {}", at + 1));
        }
    }
    assert!(desk.game().verdict().is_some());
    desk
}

/// The best of many ways to hang three paintings of the box, by a wish.
fn found(options: &str, wish: Objective) -> Desk {
    let mut state = 1_u64;
    let mut below = |n: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 33) % n
    };
    for _ in 0..20_000 {
        let mut cards: Vec<u8> = (1..=60).collect();
        let mut next = || cards.remove(usize::try_from(below(cards.len() as u64)).unwrap());
        let paintings = std::array::from_fn(|_| std::array::from_fn(|_| next()));
        let desk = exhibition(options, paintings);
        if desk.game().objectives(game::Seat(0)).contains(&wish) {
            return desk;
        }
    }
    panic!("{wish:?} is not found by chance");
}

/// CV-8.1, CV-8.2, CV-8.3, CV-8.6, CV-8.9: each can be reached, and what reaches it shows it.
#[test]
fn each_is_reached_by_what_it_asks() {
    let desk = found("", Objective::AllConditions);
    let met = desk.view().painters[0].paintings.iter().any(|painting| {
        let icons = canvas::Deck::standard().layered(painting.layers);
        desk.view().scoring.iter().all(|condition| condition.met(icons) != 0)
    });
    assert!(met, "CV-8.1");

    let by_painting = |desk: &Desk| desk.game().ribbons_by_painting(game::Seat(0));
    let desk = found("", Objective::FourBonusRibbons);
    assert!(by_painting(&desk).iter().any(|it| it[4] >= 4), "CV-8.2");
    let desk = found("", Objective::SevenRibbons);
    assert!(by_painting(&desk).iter().any(|it| it.iter().sum::<u8>() >= 7), "CV-8.3");
    let desk = found("", Objective::SevenBonusRibbons);
    assert!(desk.view().painters[0].ribbons[4] >= 7, "CV-8.6");
    let desk = found("", Objective::FortyPoints);
    assert!(desk.game().verdict().unwrap().points[0] >= 40, "CV-8.9");
}

/// CV-8.4: five of one element on one painting.
#[test]
fn five_alike() {
    // Shapes in red and yellow, one in green, two in blue and violet.
    let desk = exhibition("", [[1, 40, 55], [2, 3, 6], [7, 8, 9]]);
    let icons = canvas::Deck::standard().layered([1, 40, 55].map(card));
    let shapes = canvas::conditions::count(icons, canvas::Element::Shape);
    let reached = desk.game().objectives(game::Seat(0)).contains(&Objective::FiveAlike);
    assert_eq!((shapes, reached), (5, true));
}

/// CV-8.7: gray ribbons count among the fourteen.
#[test]
fn fourteen_ribbons() {
    let reached = |paintings| exhibition("", paintings).game().objectives(game::Seat(0));
    let thirteen_and_gray = [[1, 8, 57], [3, 5, 55], [2, 7, 11]];
    assert!(reached(thirteen_and_gray).contains(&Objective::FourteenRibbons));
    let thirteen = [[1, 8, 55], [2, 5, 56], [3, 6, 58]];
    assert!(!reached(thirteen).contains(&Objective::FourteenRibbons));
}

/// CV-8.1, CV-8.5: both need four scoring cards in play.
#[test]
fn fewer_cards_do_not_count() {
    for seed in 0..300 {
        let desk = desk::played_at_random(1, "scenario=family solo=puzzle", seed);
        let reached = desk.game().objectives(game::Seat(0));
        assert!(!reached.contains(&Objective::AllConditions));
        assert!(!reached.contains(&Objective::FullTracks));
    }
}

/// CV-8.5, CV-8.9, CV-8.10: the end of all four tracks is worth 49 points in the first game.
#[test]
fn full_tracks_and_the_authors_best() {
    let desk = exhibition("", [[1, 8, 55], [2, 5, 56], [3, 6, 58]]);
    assert_eq!(desk.view().painters[0].ribbons[..4], [3, 4, 3, 3]);
    let points = desk.game().verdict().unwrap().points[0];
    assert_eq!(points, 49 + 2 * i32::from(desk.view().painters[0].ribbons[4]));
    let reached = desk.game().objectives(game::Seat(0));
    let all = [Objective::FullTracks, Objective::FortyPoints, Objective::BeatTheAuthor];
    assert!(all.iter().all(|it| reached.contains(it)), "{reached:?}");
    let modest = exhibition("", [[1, 40, 55], [2, 3, 6], [7, 8, 9]]);
    let reached = modest.game().objectives(game::Seat(0));
    assert!(all.iter().all(|it| !reached.contains(it)), "{reached:?}");
}

/// CV-8.8: a game of every scenario, whoever won, alone or not; unfinished games do not count.
#[test]
fn every_scenario() {
    let mut collection = Collection::default();
    collection.add(desk::opened(2, "", [1, 2, 3, 4, 5], "A").game(), game::Seat(0));
    assert_eq!(collection, Collection::default());
    for scenario in Scenario::ALL {
        assert!(!collection.has_reached(Objective::EveryScenario));
        let seats = 1 + u8::from(scenario == Scenario::Family);
        let desk = desk::played_at_random(seats, &format!("scenario={}", scenario.name()), 3);
        collection.add(desk.game(), game::Seat(seats - 1));
        assert!(collection.has_finished(scenario));
    }
    assert!(collection.has_reached(Objective::EveryScenario));
}
