//! Bots play whole games of every title, and their choices follow from their view and their seed
//! and from nothing else.

use atelier::Atelier;
use bots::{
    Algorithm, Analyzer, Bot, ChanceNodes, Judged, Level, Planner, PlannerSettings, Search,
    SearchSettings,
};
use canvas::Canvas;
use colors_of_paris::ColorsOfParis;
use game::{Game, Luck, Options, Seat, Table, Turn, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// A new table of this title.
fn table<G: Game>(seats: u8, options: &str) -> Table<G> {
    let options = G::Options::read(options, &game::NoFiles).unwrap().bounded();
    Table::open(seats, options).unwrap()
}

/// Plays a game in which `choose` makes every decision, for at most `most` decisions.
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

/// The number of decisions of a game between two questions to a bot of this level: more for slow levels.
fn ask_every(level: Level) -> usize {
    match level {
        Level::Random | Level::Apprentice | Level::Student | Level::Greedy => 1,
        Level::Journeyman => 5,
        Level::Master => 30,
        Level::Maestro => 90,
    }
}

/// Bots of each level choose the same for a table and for its twin: another state that looks the
/// same to the seat that is asked. Tried along a random game; at least `differ` of the twins must
/// really differ from the table, or the test would show nothing.
fn cannot_tell_twins_apart<G: Judged>(seats: u8, options: &str, decisions: usize, differ: usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let (mut asked, mut different) = (0, 0);
    let mut table = table::<G>(seats, options);
    play(&mut table, 3, decisions, |game, seat, actions| {
        let view = game.view(Viewer::Seat(seat));
        let twin = G::imagine(&view, &mut rng);
        let mut twin_actions = Vec::new();
        twin.actions(seat, &mut twin_actions);
        different += usize::from(twin != *game);
        for level in Level::ALL.into_iter().filter(|it| asked % ask_every(*it) == 0) {
            let choice = |view, actions| level.bot::<G>(seats, 9).choose(seat, view, actions);
            let chosen = choice(&view, actions);
            assert_eq!(chosen, choice(&twin.view(Viewer::Seat(seat)), &twin_actions));
            assert!(actions.contains(&chosen));
        }
        asked += 1;
        rng.pick(actions)
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

/// Two bots of each seat live through the same game, one asked with the view of the table, the
/// other with that of a twin, and choose the same: the tree that a bot keeps between decisions
/// reveals nothing hidden either.
fn living_bots_cannot_tell<G: Judged>(
    seats: u8,
    options: &str,
    decisions: usize,
    chance_nodes: ChanceNodes,
) {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let settings = SearchSettings { chance_nodes, ..SearchSettings::of::<G>() };
    let bot = |it: Seat| Search::<G>::new(it.0.into(), 60).with_settings(settings);
    let bots = || Seat::first(seats.into()).map(bot).collect::<Vec<_>>();
    let (mut ours, mut theirs) = (bots(), bots());
    let mut table = table::<G>(seats, options);
    play(&mut table, 3, decisions, |game, seat, actions| {
        let view = game.view(Viewer::Seat(seat));
        let twin = G::imagine(&view, &mut rng).view(Viewer::Seat(seat));
        let chosen = ours[seat.idx()].choose(seat, &view, actions);
        assert_eq!(chosen, theirs[seat.idx()].choose(seat, &twin, actions));
        chosen
    });
}

#[test]
fn a_reused_tree_reveals_nothing_hidden() {
    use ChanceNodes::{Explicit, OpenLoop};
    living_bots_cannot_tell::<Canvas>(3, "jury=on scenario=random", 200, OpenLoop);
    living_bots_cannot_tell::<Atelier>(3, "", 120, OpenLoop);
    living_bots_cannot_tell::<Atelier>(3, "", 60, Explicit);
    living_bots_cannot_tell::<ColorsOfParis>(3, "variant=j tiles=on texts=j", 150, OpenLoop);
    living_bots_cannot_tell::<ColorsOfParis>(2, "cards=b tiles=on", 120, OpenLoop);
}

/// Parallel analyses are merged correctly, and the same each time.
fn analyzes_parallel<G: Judged>(seats: u8, options: &str) {
    let mut table = table::<G>(seats, options);
    play(&mut table, 5, 20, |game, seat, actions| {
        let view = game.view(Viewer::Seat(seat));
        let analyze = |seeds: &[u64]| {
            let analyzer = |seed: &u64| Analyzer::Search(Box::new(Search::<G>::new(*seed, 40)));
            let mut analyzers: Vec<_> = seeds.iter().map(analyzer).collect();
            bots::analyze_parallel(&mut analyzers, seat, &view, actions)
        };
        let together = analyze(&[7, 8, 9]);
        assert_eq!(together, analyze(&[7, 8, 9]));
        assert_eq!(analyze(&[8]), Search::<G>::new(8, 40).analyze(seat, &view, actions));
        assert_eq!(together.iter().map(|it| it.visits).sum::<u32>(), 120);
        assert!((together.iter().map(|it| it.visit_share).sum::<f32>() - 1.0).abs() < 1e-4);
        for analysis in &together {
            let alone = [7, 8, 9].map(|seed| {
                let found = analyze(&[seed]);
                found.iter().find(|it| it.action == analysis.action).unwrap().visits
            });
            assert_eq!(analysis.visits, alone.iter().sum::<u32>());
            assert!(analysis.values.iter().all(|it| (0.0..=1.0).contains(it)), "{analysis:?}");
        }
        together[0].action
    });
}

#[test]
fn parallel_analyses_are_merged() {
    analyzes_parallel::<Canvas>(3, "jury=on scenario=random");
    analyzes_parallel::<Atelier>(2, "");
    analyzes_parallel::<ColorsOfParis>(4, "variant=j");
}

/// The visits of an analysis add up, and its first action is the one that the search chooses.
fn check_analysis<G: Judged>(seats: u8, options: &str) {
    let mut table = table::<G>(seats, options);
    play(&mut table, 3, 40, |game, seat, actions| {
        let view = game.view(Viewer::Seat(seat));
        let analyses = Search::<G>::new(9, 50).analyze(seat, &view, actions);
        let mut told: Vec<G::Action> = analyses.iter().map(|it| it.action).collect();
        let best = told[0];
        if 1 < actions.len() {
            assert_eq!(best, Search::<G>::new(9, 50).choose(seat, &view, actions));
        }
        told.sort();
        let mut all = actions.to_vec();
        all.sort();
        assert_eq!(told, all);
        assert_eq!(analyses.iter().map(|it| it.visits).sum::<u32>(), 50);
        for analysis in &analyses {
            assert_eq!(analysis.values.len(), if analysis.visits == 0 { 0 } else { seats.into() });
            assert!(analysis.values.iter().all(|it| (0.0..=1.0).contains(it)), "{analysis:?}");
        }
        best
    });
}

#[test]
fn analyses_of_searches_add_up() {
    check_analysis::<Canvas>(1, "solo=puzzle");
    check_analysis::<Canvas>(3, "");
    check_analysis::<Atelier>(2, "");
    check_analysis::<ColorsOfParis>(3, "cards=b tiles=on");
}

/// The planner analyzes every action, chooses the first of them, and depends on its seed alone.
fn check_plans(options: &str) {
    let mut table = table::<Canvas>(1, options);
    let settings = PlannerSettings { plans: 30, beam_width: 3, record_points: 48 };
    let bot = || Planner::<Canvas>::new(9, settings);
    play(&mut table, 3, usize::MAX, |game, seat, actions| {
        let view = game.view(Viewer::Seat(seat));
        let analyses = bot().analyze(&view, actions);
        assert_eq!(analyses, bot().analyze(&view, actions));
        if 1 < actions.len() {
            assert_eq!(analyses[0].action, bot().choose(seat, &view, actions));
        }
        assert_eq!(analyses.len(), actions.len());
        assert!((analyses.iter().map(|it| it.visit_share).sum::<f32>() - 1.0).abs() < 1e-4);
        for analysis in &analyses {
            assert_eq!(analysis.values.len(), usize::from(analysis.visits != 0));
            assert!(analysis.values.iter().all(|it| (0.0..=1.0).contains(it)), "{analysis:?}");
        }
        analyses[0].action
    });
    assert_eq!(table.game().turn(), Turn::Over);
}

#[test]
fn analyses_of_planners_add_up() {
    check_plans("solo=puzzle scenario=bonus");
    check_plans("solo=vincent scenario=spatial");
}

/// The first action of a merged analysis of planners has the most plans and, among those with as
/// many, the highest mean objective over all planners, not over the first one alone.
#[test]
fn merged_planners_decide_by_the_mean() {
    let settings = PlannerSettings { plans: 12, beam_width: 2, record_points: 48 };
    let mut overruled = 0;
    for seed in 0..40 {
        let mut table = table::<Canvas>(1, "solo=puzzle scenario=balanced");
        play(&mut table, seed, 1, |game, seat, actions| {
            let view = game.view(Viewer::Seat(seat));
            let analyzer = |seed| Analyzer::Planner(Planner::<Canvas>::new(seed, settings));
            let together = bots::analyze_parallel(&mut [1, 2].map(analyzer), seat, &view, actions);
            let alone = bots::analyze_parallel(&mut [analyzer(1)], seat, &view, actions);
            let [first, second] = [0, 1].map(|at| (together[at].visits, together[at].objective));
            assert!(second <= first, "{together:?}");
            overruled += u32::from(first.0 == second.0 && alone[0].action != together[0].action);
            together[0].action
        });
    }
    assert!(0 < overruled, "nothing would be shown");
}

/// The value of a plan is its reward in points alone, whatever the objective. Before the last decision it is
/// the reward of the final points, which is a half for par.
#[test]
fn values_of_plans_are_points_alone() {
    let mut table = table::<Canvas>(1, "solo=puzzle");
    let mut bot =
        Planner::<Canvas>::new(9, PlannerSettings { plans: 30, beam_width: 3, record_points: 48 });
    let mut told = 0.0;
    play(&mut table, 3, usize::MAX, |game, seat, actions| {
        let analyses = bot.analyze(&game.view(Viewer::Seat(seat)), actions);
        told = analyses[0].values[0];
        analyses[0].action
    });
    let points = f64::from(table.game().verdict().unwrap().points[0]);
    let par = f64::from(Canvas::PAR_POINTS);
    let lead = (points - par) / par;
    let expected = 0.5 + 0.5 * lead / (1.0 + lead.abs());
    assert!((f64::from(told) - expected).abs() < 1e-5, "{told} for {points} points");
}

/// No level uses the planner at a table of two or more, because the others' decisions cannot be planned.
fn nobody_plans<G: Judged>() {
    for seats in G::TITLE.seats.filter(|it| 2 <= *it) {
        let plans = |it: &Algorithm| matches!(it, Algorithm::Planner(_));
        assert!(!G::levels(seats).iter().any(plans), "{} of {seats}", G::TITLE.slug);
    }
}

#[test]
fn nobody_plans_in_company() {
    nobody_plans::<Canvas>();
    nobody_plans::<Atelier>();
    nobody_plans::<ColorsOfParis>();
    assert!(matches!(Canvas::levels(1)[4], Algorithm::Planner(_)), "alone somebody does");
}

/// A whole game of searching bots, each with its tree kept between decisions.
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

/// The share of `games` that the first of two levels wins, a draw as a half; seats alternate.
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
