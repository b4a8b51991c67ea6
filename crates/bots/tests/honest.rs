//! Bots play whole games of every title; what they choose follows from what they see and from their
//! seed, and from nothing else.

use atelier::Atelier;
use bots::{Bot, Falls, Foresight, Judged, Level, Planner, Search, Skill, Temper, Thinker};
use canvas::Canvas;
use colors_of_paris::ColorsOfParis;
use game::{Game, Luck, Options, Seat, Table, Turn, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// A table of programs.
fn table<G: Game>(seats: u8, options: &str) -> Table<G> {
    let options = G::Options::read(options, &game::NoFiles).unwrap().bounded();
    Table::open(seats, options).unwrap()
}

/// Asks `choose` for every decision of a game, at most so many.
fn play<G: Game>(
    table: &mut Table<G>,
    seed: u64,
    most: usize,
    mut choose: impl FnMut(&G, Seat, &[G::Action]) -> G::Action,
) {
    let mut luck = ChaCha8Rng::seed_from_u64(seed);
    table.settle(&mut luck);
    for _ in 0..most {
        let Turn::Players(seats) = table.game().turn() else { return };
        let seat = seats.lowest().unwrap();
        let action = choose(table.game(), seat, &table.actions(seat));
        table.play(seat, action).unwrap();
        table.settle(&mut luck);
    }
}

/// How often a level is asked in a game: less often where it thinks longer.
fn stride(level: Level) -> usize {
    match level {
        Level::Random | Level::Apprentice | Level::Student | Level::Greedy => 1,
        Level::Journeyman => 5,
        Level::Master => 30,
        Level::Maestro => 90,
    }
}

/// In a game at random, whoever is asked meets a twin of the table: a world that looks the same to
/// them. Bots of each level that cannot tell the two apart choose the same. At least so many twins must
/// really differ from the table, or nothing would be shown.
fn cannot_tell_twins_apart<G: Judged>(seats: u8, options: &str, decisions: usize, differ: usize) {
    let mut whim = ChaCha8Rng::seed_from_u64(5);
    let (mut asked, mut different) = (0, 0);
    let mut table = table::<G>(seats, options);
    play(&mut table, 3, decisions, |game, seat, actions| {
        let view = game.view(Viewer::Seat(seat));
        let twin = G::imagine(&view, &mut whim);
        let mut twin_actions = Vec::new();
        twin.actions(seat, &mut twin_actions);
        different += usize::from(twin != *game);
        for level in Level::ALL.into_iter().filter(|it| asked % stride(*it) == 0) {
            let choice = |view, actions| level.bot::<G>(seats, 9).choose(seat, view, actions);
            let chosen = choice(&view, actions);
            assert_eq!(chosen, choice(&twin.view(Viewer::Seat(seat)), &twin_actions));
            assert!(actions.contains(&chosen));
        }
        asked += 1;
        whim.pick(actions)
    });
    assert!(differ <= different && 20 < asked, "{different} of {asked} differ");
}

#[test]
fn worlds_that_look_alike_are_played_alike() {
    // Nothing in Canvas is hidden but the votes of a jury, which only a tie calls.
    cannot_tell_twins_apart::<Canvas>(5, "jury=on scenario=random", 400, 0);
    cannot_tell_twins_apart::<Atelier>(3, "", 100, 90);
    cannot_tell_twins_apart::<Atelier>(4, "mixing=pairs drawing=unmixed", 100, 90);
    cannot_tell_twins_apart::<ColorsOfParis>(3, "variant=j tiles=on texts=j", 100, 90);
    cannot_tell_twins_apart::<ColorsOfParis>(4, "cards=b tiles=on", 100, 1);
}

/// Two bots of each seat live through the same game, one asked with the view of the table, the other
/// with that of a twin: what they keep in mind between decisions gives nothing away either.
fn living_bots_cannot_tell<G: Judged>(seats: u8, options: &str, decisions: usize, falls: Falls) {
    let mut whim = ChaCha8Rng::seed_from_u64(8);
    let temper = Temper { falls, ..Temper::of::<G>() };
    let bot = |it: Seat| Search::<G>::new(it.0.into(), 60).tempered(temper);
    let bots = || Seat::first(seats.into()).map(bot).collect::<Vec<_>>();
    let (mut ours, mut theirs) = (bots(), bots());
    let mut table = table::<G>(seats, options);
    play(&mut table, 3, decisions, |game, seat, actions| {
        let view = game.view(Viewer::Seat(seat));
        let twin = G::imagine(&view, &mut whim).view(Viewer::Seat(seat));
        let chosen = ours[seat.idx()].choose(seat, &view, actions);
        assert_eq!(chosen, theirs[seat.idx()].choose(seat, &twin, actions));
        chosen
    });
}

#[test]
fn what_is_kept_in_mind_tells_nothing() {
    use Falls::{Apart, Blended};
    living_bots_cannot_tell::<Canvas>(3, "jury=on scenario=random", 200, Blended);
    living_bots_cannot_tell::<Atelier>(3, "", 120, Blended);
    living_bots_cannot_tell::<Atelier>(3, "", 60, Apart);
    living_bots_cannot_tell::<ColorsOfParis>(3, "variant=j tiles=on texts=j", 150, Blended);
    living_bots_cannot_tell::<ColorsOfParis>(2, "cards=b tiles=on", 120, Blended);
}

/// Several minds put together what each has found, the same each time.
fn confers<G: Judged>(seats: u8, options: &str) {
    let mut table = table::<G>(seats, options);
    play(&mut table, 5, 20, |game, seat, actions| {
        let view = game.view(Viewer::Seat(seat));
        let confer = |seeds: &[u64]| {
            let mind = |seed: &u64| Thinker::Search(Box::new(Search::<G>::new(*seed, 40)));
            let mut minds: Vec<_> = seeds.iter().map(mind).collect();
            bots::confer(&mut minds, seat, &view, actions)
        };
        let together = confer(&[7, 8, 9]);
        assert_eq!(together, confer(&[7, 8, 9]));
        assert_eq!(confer(&[8]), Search::<G>::new(8, 40).ponder(seat, &view, actions));
        assert_eq!(together.iter().map(|it| it.games).sum::<u32>(), 120);
        assert!((together.iter().map(|it| it.share).sum::<f32>() - 1.0).abs() < 1e-4);
        for thought in &together {
            let alone = [7, 8, 9].map(|seed| {
                let found = confer(&[seed]);
                found.iter().find(|it| it.action == thought.action).unwrap().games
            });
            assert_eq!(thought.games, alone.iter().sum::<u32>());
            assert!(thought.values.iter().all(|it| (0.0..=1.0).contains(it)), "{thought:?}");
        }
        together[0].action
    });
}

#[test]
fn several_minds_put_together_what_they_find() {
    confers::<Canvas>(3, "jury=on scenario=random");
    confers::<Atelier>(2, "");
    confers::<ColorsOfParis>(4, "variant=j");
}

/// What a search tells of its thinking adds up, and what it chooses is what it thinks best.
fn thinks_aloud<G: Judged>(seats: u8, options: &str) {
    let mut table = table::<G>(seats, options);
    play(&mut table, 3, 40, |game, seat, actions| {
        let view = game.view(Viewer::Seat(seat));
        let thoughts = Search::<G>::new(9, 50).ponder(seat, &view, actions);
        let mut told: Vec<G::Action> = thoughts.iter().map(|it| it.action).collect();
        let best = told[0];
        if 1 < actions.len() {
            assert_eq!(best, Search::<G>::new(9, 50).choose(seat, &view, actions));
        }
        told.sort();
        let mut all = actions.to_vec();
        all.sort();
        assert_eq!(told, all);
        assert_eq!(thoughts.iter().map(|it| it.games).sum::<u32>(), 50);
        for thought in &thoughts {
            assert_eq!(thought.values.len(), if thought.games == 0 { 0 } else { seats.into() });
            assert!(thought.values.iter().all(|it| (0.0..=1.0).contains(it)), "{thought:?}");
        }
        best
    });
}

#[test]
fn searches_tell_what_they_think() {
    thinks_aloud::<Canvas>(1, "solo=puzzle");
    thinks_aloud::<Canvas>(3, "");
    thinks_aloud::<Atelier>(2, "");
    thinks_aloud::<ColorsOfParis>(3, "cards=b tiles=on");
}

/// Whoever plans alone tells of every action, chooses what it thinks best, and does so by its seed.
fn plans_aloud(options: &str) {
    let mut table = table::<Canvas>(1, options);
    let foresight = Foresight { plans: 30, width: 3, record: 48 };
    let bot = || Planner::<Canvas>::new(9, foresight);
    play(&mut table, 3, usize::MAX, |game, seat, actions| {
        let view = game.view(Viewer::Seat(seat));
        let thoughts = bot().ponder(&view, actions);
        assert_eq!(thoughts, bot().ponder(&view, actions));
        if 1 < actions.len() {
            assert_eq!(thoughts[0].action, bot().choose(seat, &view, actions));
        }
        assert_eq!(thoughts.len(), actions.len());
        assert!((thoughts.iter().map(|it| it.share).sum::<f32>() - 1.0).abs() < 1e-4);
        for thought in &thoughts {
            assert_eq!(thought.values.len(), usize::from(thought.games != 0));
            assert!(thought.values.iter().all(|it| (0.0..=1.0).contains(it)), "{thought:?}");
        }
        thoughts[0].action
    });
    assert_eq!(table.game().turn(), Turn::Over);
}

#[test]
fn whoever_plans_tells_what_it_thinks() {
    plans_aloud("solo=puzzle scenario=bonus");
    plans_aloud("solo=vincent scenario=spatial");
}

/// Several who plan agree: what they put first is what all their plans bring most to, and of those that
/// were planned as often not what the first of them likes best.
#[test]
fn whoever_plans_together_decides_together() {
    let foresight = Foresight { plans: 12, width: 2, record: 48 };
    let mut overruled = 0;
    for seed in 0..40 {
        let mut table = table::<Canvas>(1, "solo=puzzle scenario=balanced");
        play(&mut table, seed, 1, |game, seat, actions| {
            let view = game.view(Viewer::Seat(seat));
            let mind = |seed| Thinker::Planner(Planner::<Canvas>::new(seed, foresight));
            let together = bots::confer(&mut [1, 2].map(mind), seat, &view, actions);
            let alone = bots::confer(&mut [mind(1)], seat, &view, actions);
            let [first, second] = [0, 1].map(|at| (together[at].games, together[at].merit));
            assert!(second <= first, "{together:?}");
            overruled += u32::from(first.0 == second.0 && alone[0].action != together[0].action);
            together[0].action
        });
    }
    assert!(0 < overruled, "nothing would be shown");
}

/// What is told of a plan is points alone, whatever else it is chosen for: whoever lays the last card is
/// told what the game brings, a half for as many points as a good player has.
#[test]
fn plans_are_told_in_points() {
    let mut table = table::<Canvas>(1, "solo=puzzle");
    let mut bot = Planner::<Canvas>::new(9, Foresight { plans: 30, width: 3, record: 48 });
    let mut told = 0.0;
    play(&mut table, 3, usize::MAX, |game, seat, actions| {
        let thoughts = bot.ponder(&game.view(Viewer::Seat(seat)), actions);
        told = thoughts[0].values[0];
        thoughts[0].action
    });
    let points = f64::from(table.game().verdict().unwrap().points[0]);
    let par = f64::from(Canvas::PAR);
    let lead = (points - par) / par;
    let expected = 0.5 + 0.5 * lead / (1.0 + lead.abs());
    assert!((f64::from(told) - expected).abs() < 1e-5, "{told} for {points} points");
}

/// At a table of two or more, what others do cannot be planned.
fn nobody_plans<G: Judged>() {
    for seats in G::TITLE.seats.filter(|it| 2 <= *it) {
        let plans = |it: &Skill| matches!(it, Skill::Plan(_));
        assert!(!G::levels(seats).iter().any(plans), "{} of {seats}", G::TITLE.slug);
    }
}

#[test]
fn nobody_plans_in_company() {
    nobody_plans::<Canvas>();
    nobody_plans::<Atelier>();
    nobody_plans::<ColorsOfParis>();
    assert!(matches!(Canvas::levels(1)[4], Skill::Plan(_)), "alone somebody does");
}

/// A whole game of searching players, each with its tree kept between decisions.
fn searched<G: Judged>(seats: u8, options: &str, seed: u64) -> Table<G> {
    let mut table = table::<G>(seats, options);
    let bot = |seat: Seat| Search::<G>::new(seed + u64::from(seat.0), 8);
    let mut bots: Vec<_> = Seat::first(seats.into()).map(bot).collect();
    play(&mut table, 3, usize::MAX, |game, seat, actions| {
        bots[seat.idx()].choose(seat, &game.view(Viewer::Seat(seat)), actions)
    });
    assert_eq!(table.game().turn(), Turn::Over);
    table
}

#[test]
fn searches_play_to_the_end() {
    searched::<Canvas>(1, "solo=puzzle", 1);
    searched::<Canvas>(4, "jury=on", 1);
    searched::<Atelier>(2, "mixing=pairs drawing=unmixed", 1);
    searched::<ColorsOfParis>(2, "variant=j tiles=on texts=j", 1);
}

#[test]
fn choices_follow_from_the_seed() {
    let game = |seed| searched::<Canvas>(2, "", seed);
    assert_eq!(game(7), game(7));
    assert_ne!(game(7), game(8));
}

/// How many of `games` the first of two levels wins, a draw as a half; seats change after each.
fn wins<G: Judged>(levels: [Level; 2], games: u32) -> f64 {
    let mut won = 0.0;
    for number in 0..games {
        let mut table = table::<G>(2, "");
        let first = Seat(u8::try_from(number % 2).unwrap());
        let mut bots = [0, 1].map(|at| levels[at ^ first.idx()].bot::<G>(2, number.into()));
        play(&mut table, u64::from(number / 2), usize::MAX, |game, seat, actions| {
            bots[seat.idx()].choose(seat, &game.view(Viewer::Seat(seat)), actions)
        });
        let places = table.game().verdict().unwrap().places;
        won += match (places[first.idx()], places[1 - first.idx()]) {
            (1, 1) => 0.5,
            (1, _) => 1.0,
            _ => 0.0,
        };
    }
    won / f64::from(games)
}

#[test]
fn judgement_beats_chance() {
    let levels = [Level::Greedy, Level::Random];
    assert!(0.9 < wins::<Canvas>(levels, 40));
    assert!(0.7 < wins::<Atelier>(levels, 20));
    assert!(0.9 < wins::<ColorsOfParis>(levels, 20));
}
