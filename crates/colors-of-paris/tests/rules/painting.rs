//! Taking paintings, painting and completing them (CP-4.6 to CP-4.8), the end and the score (CP-10).

use colors_of_paris::{Card, ColorsOfParis, Pigment, Step};
use game::{Clause, Game, Record, Seat, Viewer};

use crate::script::{ParisScript, Script, opened};

/// A has painted painting 1, which is all yellow.
fn with_one_painting() -> Script {
    let mut script = opened(4, "board=rich.toml deck=yellow.csv", &["luck start A"]);
    script.place_for_a(&["take-painting", "acquire-yellow", "paint"]);
    script.lay_for_a("take-painting");
    script.play("A take 1");
    script.lay_for_a("acquire-yellow");
    script.lay_for_a("paint");
    // The first stroke is the only one there is, which is not asked.
    (0..8).for_each(|_| script.play("A paint 1 yellow"));
    script
}

/// CP-2.2, CP-4.6: a painting is taken from an easel and lies before the player.
#[test]
fn taking_a_painting() {
    let mut script = opened(4, "", &["luck start A"]);
    script.play("A place take-painting");
    script.place_rest();
    script.play("A lay take-painting");
    assert_eq!(script.actions(0), ["take 1", "take 2", "take 3", "take 4"]);
    script.refuses("A take 9", "painting 9 is on no easel (CP-4.6)");
    script.refuses("A stop", "now choose what to take, exhibit or buy (CP-4.6)");
    script.play("A take 3");
    assert!(script.painter(0).paintings.contains(Card::new(3).unwrap()));
}

/// CP-4.7: a cell takes its color or white, and no more than three white; black is never painted.
#[test]
fn cells_take_their_color_or_white() {
    let mut script = opened(4, "board=rich.toml", &["luck easel 1 #5", "luck start A"]);
    script.place_for_a(&["take-painting", "paint", "white"]);
    script.lay_for_a("white");
    script.lay_for_a("take-painting");
    script.play("A take 5");
    script.lay_for_a("paint");
    // Painting 5 has three red, two yellow, one blue and three green cells.
    script.refuses("A stop", "what you have begun you must do at least in part (CP-3.3)");
    script.refuses("A paint 5 violet", "painting 5 has no free violet cell (CP-4.7)");
    script.refuses("A paint 5 green", "you have no green to use (CP-4.7)");
    script.refuses("A paint 5 green red", "a green cell does not take red (CP-4.7)");
    script.refuses("A paint 5 green black", "black is never painted (CP-4.7)");
    script.refuses("A paint 1 red", "you cannot paint on painting 1 now (CP-4.7)");
    script.play_all(&["A paint 5 green white", "A paint 5 green white", "A paint 5 green white"]);
    script.refuses("A paint 5 red white", "painting 5 has three white already (CP-4.7)");
    script.play_all(&["A paint 5 red", "A paint 5 blue"]);
    script.refuses("A paint 5 blue", "painting 5 has no free blue cell (CP-4.7)");
    script.play("A stop");
    assert_eq!(script.count(0, Pigment::White), 9);
}

/// A paints painting 5, with 12 white and one of each primary: its red cells are the third, the fifth and
/// the eighth.
fn with_painting_5() -> Script {
    let mut script = opened(4, "board=rich.toml", &["luck easel 1 #5", "luck start A"]);
    script.place_for_a(&["take-painting", "paint", "white"]);
    script.lay_for_a("white");
    script.lay_for_a("take-painting");
    script.play("A take 5");
    script.lay_for_a("paint");
    script
}

/// What lies on painting 5, as everybody at the table sees it.
fn painted(script: &Script) -> [Option<Pigment>; 9] {
    let seen = Viewer::all(4).map(|it| script.game().view(it).studio.cells[4].all());
    let seen: Vec<_> = seen.collect();
    assert!(seen.iter().all(|it| *it == seen[0]), "{seen:?}");
    seen[0]
}

/// CP-4.7: whoever paints may say which cell of a color it is; without that it is the first free one.
#[test]
fn a_cell_may_be_named() {
    let mut script = with_painting_5();
    let red: Vec<usize> =
        script.view().studio.places(Card::new(5).unwrap(), Pigment::Red).collect();
    let [first, second, third] = red[..] else { panic!("three red cells: {red:?}") };
    let before = script.clone();
    script.play(&format!("A paint 5 red white at {}", third + 1));
    assert_eq!(painted(&script)[third], Some(Pigment::White));
    assert_eq!(painted(&script).iter().flatten().count(), 1);
    script.play("A paint 5 red");
    assert_eq!(painted(&script)[first], Some(Pigment::Red));
    let elsewhere = |at: usize, color: &str| {
        format!("cell {} of painting 5 is no free {color} cell (CP-4.7)", at + 1)
    };
    for at in [first, third] {
        script.refuses(&format!("A paint 5 red white at {}", at + 1), &elsewhere(at, "red"));
    }
    let message = elsewhere(second, "green");
    script.refuses(&format!("A paint 5 green white at {}", second + 1), &message);
    script.refuses("A paint 5 violet at 1", "painting 5 has no free violet cell (CP-4.7)");
    let unread = script.try_play("A paint 5 red white at 10").unwrap_err();
    assert!(unread.contains("paint 5 red white at 10"), "{unread}");
    let taken = [script.table_mut().take_back(Seat(0)), script.table_mut().take_back(Seat(0))];
    assert!(taken.iter().all(Result::is_ok), "{taken:?}");
    assert_eq!(script.table(), before.table(), "a named cell is taken back like any other");
}

/// CP-4.7: a named cell is one of those that are alike: all else on the table is the same, what can be
/// done next too, and a record of it is read again.
#[test]
fn a_named_cell_changes_nothing_else() {
    let script = with_painting_5();
    for action in script.table().actions(Seat(0)) {
        let mut nuances = Vec::new();
        script.game().nuances(&action, &mut nuances);
        let (_, cell) = action.painted().expect("all of them paint");
        let places = script.view().studio.places(Card::new(5).unwrap(), cell.color());
        assert_eq!(nuances.len(), places.count(), "{action}");
        let mut plain = script.table().clone();
        plain.play(Seat(0), action).unwrap();
        for (nth, nuance) in nuances.into_iter().enumerate() {
            assert_eq!(nuance.to_string().parse(), Ok(nuance));
            assert_eq!(script.game().listed(Seat(0), &nuance), Some(action));
            let mut named = script.table().clone();
            named.play(Seat(0), nuance).unwrap();
            assert_eq!(
                named.game() == plain.game(),
                nth == 0,
                "{nuance}: the first is filled unasked"
            );
            assert_eq!(named.actions(Seat(0)), plain.actions(Seat(0)));
            let [one, other] = [&named, &plain].map(|it| it.game().view(Viewer::Public).studio);
            assert_eq!(one.painters, other.painters);
            assert_eq!(one.wanted(Card::new(5).unwrap()), other.wanted(Card::new(5).unwrap()));
            let text = Record::new(named.clone()).to_string();
            assert_eq!(Record::<ColorsOfParis>::read(&text).unwrap().table, named);
        }
    }
    assert_eq!(script.game().listed(Seat(0), &"paint 5 violet at 1".parse().unwrap()), None);
    assert_eq!(script.game().listed(Seat(1), &script.table().actions(Seat(0))[0]), None);
}

/// CP-4.8: nine filled cells complete a painting at once; colors return, white stay on it.
#[test]
fn completion() {
    let script = with_one_painting();
    assert_eq!(script.painter(0).finished.iter().collect::<Vec<_>>(), [Card::new(1).unwrap()]);
    assert!(script.painter(0).paintings.is_empty());
    assert!(script.view().studio.cells[0].is_bare());
    assert_eq!(script.count(0, Pigment::Yellow), 1 + 12 - 9);
    let view = script.view();
    assert_eq!(view.studio.points(&view.studio.painters[0]), 10);
}

/// CP-10.1, CP-10.2: the second painting makes the round the last one; phase 2 is played to its
/// end, phase 3 is not.
#[test]
fn two_paintings_end_the_game() {
    let mut script = opened(4, "board=lavish.toml deck=yellow.csv", &["luck start A"]);
    script.place_for_a(&["take-painting", "take-painting", "rotate"]);
    let round = ["A lay take-painting", "A take 1", "A take 2", "A lay rotate", "A turn 0"];
    script.next_round(&round);
    script.play_all(&[
        "A place acquire-yellow",
        "B place white",
        "C place white",
        "D place rotate",
    ]);
    script.place_for_a(&["paint"]);
    script.lay_for_a("acquire-yellow");
    script.go_on(&["D lay rotate"], |step| step == Step::Act(Seat(0)));
    script.lay_for_a("paint");
    (0..9).for_each(|_| script.play("A paint 2 yellow"));
    assert_eq!(script.view().studio.end, None);
    (0..9).for_each(|_| script.play("A paint 1 yellow"));
    assert_eq!(script.view().studio.end, Some(colors_of_paris::End::Paintings));
    assert_eq!(script.asked(), Some(Seat(1)), "phase 2 goes on");
    script.play("B lay white");
    script.go_on(&[], |step| step == Step::Over);
    let verdict = script.game().verdict().unwrap();
    assert_eq!(verdict.end, Clause("CP-10.1"));
    assert_eq!((verdict.points[0], verdict.places[0]), (20, 1));
    assert_eq!(script.view().studio.turned, 0, "phase 3 is not played, not even for who rotates");
    let sources = script.game().sources(Seat(0));
    assert_eq!((sources[0].name, sources[0].points), ("paintings", 20));
}

/// Goes on to the next round. Of what dries, A keeps no more than this of red, yellow, blue,
/// orange, green and violet.
fn keep(script: &mut Script, wishes: &[&str], kept: [u8; 6]) {
    script.go_on(wishes, |step| step == Step::Dry(Seat(0)));
    while script.step() == Step::Dry(Seat(0)) {
        let most =
            Pigment::COLORS.iter().zip(kept).find(|(it, kept)| *kept < script.count(0, **it));
        script.play(&format!("A dry {}", most.unwrap().0.name()));
    }
    script.next_round(wishes);
}

/// CP-4.3, CP-10.1: whoever takes the last black calls the end.
#[test]
fn the_last_black_ends_the_game() {
    let mut script = opened(2, "board=lavish.toml supply=seats", &["luck start A"]);
    script.place_for_a(&["acquire-yellow", "acquire-blue", "mix-violet"]);
    let first = ["A lay acquire-yellow", "A lay acquire-blue", "A lay mix-violet"];
    keep(&mut script, &first, [0, 3, 3, 0, 0, 6]);
    script.place_for_a(&["acquire-red", "mix-green"]);
    keep(&mut script, &["A lay acquire-red", "A lay mix-green"], [2, 1, 0, 0, 5, 4]);
    script.place_for_a(&["mix-orange"]);
    keep(&mut script, &["A lay mix-orange"], [0, 0, 0, 4, 4, 4]);
    script.place_for_a(&["mix-black", "imitator"]);
    script.lay_for_a("imitator");
    script.next_round(&["A copy mix-black", "A lay mix-black"]);
    assert_eq!((script.view().studio.blacks, script.view().studio.end), (1, None));
    script.place_for_a(&["mix-black"]);
    script.lay_for_a("mix-black");
    assert_eq!(script.view().studio.end, Some(colors_of_paris::End::Black));
    assert_eq!(script.asked(), Some(Seat(1)), "phase 2 is played to its end");
    script.next_round(&[]);
    let verdict = script.game().verdict().unwrap();
    assert_eq!((verdict.end, verdict.points[0]), (Clause("CP-4.3"), 3 * 6));
}

/// CP-10.2: minus 2 for each white on a completed painting, 6 for a black, tokens; unfinished
/// paintings count nothing.
#[test]
fn the_score() {
    let script = opened(2, "", &["luck start A"]);
    let mut studio = script.view().studio;
    let mut painter = *studio.painter(Seat(0));
    let (done, begun) = (Card::new(25).unwrap(), Card::new(9).unwrap());
    painter.finished.add(done);
    painter.paintings.add(begun);
    let grid = colors_of_paris::cells::grid(&studio.deck.cells(done));
    studio.cells[done.idx()].fill(&grid, Pigment::Green, Pigment::White);
    studio.cells[done.idx()].fill(&grid, Pigment::Green, Pigment::White);
    let grid = colors_of_paris::cells::grid(&studio.deck.cells(begun));
    studio.cells[begun.idx()].fill(&grid, Pigment::Green, Pigment::White);
    painter.reserve.add(Pigment::Black, 2);
    painter.tokens[0] = colors_of_paris::Token::Six;
    assert_eq!(studio.points(&painter), 16 + 12 + 6 - 4);
}

/// CP-10.4: scored after phase 2 of the agreed round.
#[test]
fn the_round_limit() {
    let mut script = opened(2, "rounds=2", &["luck start A"]);
    script.place_rest();
    script.next_round(&[]);
    assert_eq!(script.view().studio.round, 2);
    script.place_rest();
    script.next_round(&[]);
    let verdict = script.game().verdict().unwrap();
    assert_eq!(verdict.end, Clause("CP-10.4"));
    assert_eq!(script.view().studio.turned, 1, "phase 3 is not played");
}

/// CP-10.3: fewest white, then the most valuable painting, then the most black, else shared.
/// CP-9.7: in Variant J the most valuable painting, the most black, then the fewest white.
#[test]
fn ties() {
    for (options, merits) in
        [("", [[10, -2, 14, 0], [10, 0, 10, 0]]), ("ties=j", [[10, 14, 0, -2], [10, 10, 0, 0]])]
    {
        let mut studio = opened(2, options, &["luck start A"]).view().studio;
        let [dear, cheap] = [17, 1].map(|it| Card::new(it).unwrap());
        let grid = colors_of_paris::cells::grid(&studio.deck.cells(dear));
        for _ in 0..2 {
            studio.cells[dear.idx()].fill(&grid, Pigment::Yellow, Pigment::White);
        }
        studio.painters[0].finished.add(dear);
        studio.painters[1].finished.add(cheap);
        assert_eq!(
            [0, 1].map(|seat| studio.merit(studio.painter(Seat(seat)))),
            merits,
            "{options}"
        );
    }
    let mut script = opened(2, "rounds=1", &["luck start A"]);
    script.place_rest();
    script.next_round(&[]);
    assert_eq!(script.game().verdict().unwrap().places[..], [1, 1], "shared");
}

/// CP-3.3: where there is one way to paint and no other, nobody is asked.
#[test]
fn the_only_stroke() {
    let mut script = opened(4, "board=rich.toml deck=yellow.csv", &["luck start A"]);
    script.place_for_a(&["take-painting", "paint"]);
    script.lay_for_a("take-painting");
    script.play("A take 2");
    script.lay_for_a("paint");
    assert_eq!(script.view().studio.cells[1].all()[0], Some(Pigment::Yellow));
    assert_ne!(script.asked(), Some(Seat(0)), "nor is there anything left to paint");
}
