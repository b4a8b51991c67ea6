//! Statistics of random games: ends, shuffles of the discards, and the number of answers to a question. `cargo
//! test -p atelier --release --test rules figures -- --nocapture` prints them.

use std::collections::BTreeMap;

use atelier::{Atelier, Step};
use game::{Event, Game, Luck, Options, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The greatest number of answers to any question: nine draws and ten canvases of a full hand at the beginning
/// of a turn. Payments never have more.
const MAX_ANSWERS: usize = 19;

#[derive(Default)]
struct Figures {
    games: u32,
    decisions: u32,
    shuffles: u32,
    widest: usize,
    ends: BTreeMap<&'static str, u32>,
}

fn count(figures: &mut Figures, mut game: Atelier, luck: &mut Xoshiro256PlusPlus) {
    let mut actions = Vec::new();
    loop {
        let event = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Event::Chance(game.draw(luck)),
            Turn::Players(asked) => {
                let seat = asked.lowest().unwrap();
                actions.clear();
                game.actions(seat, &mut actions);
                figures.decisions += 1;
                figures.widest = figures.widest.max(actions.len());
                Event::Choice { seat, action: luck.pick(&actions) }
            }
        };
        let left = game.view(Viewer::Public).pile;
        game.apply(&event);
        let view = game.view(Viewer::Public);
        let dealt = matches!(view.studio.step, Step::Refill(_) | Step::Deal(..));
        figures.shuffles += u32::from(dealt && left < view.pile);
    }
    figures.games += 1;
    *figures.ends.entry(game.verdict().unwrap().end.0).or_default() += 1;
}

/// AT-3.3, AT-4.1: more than a million decisions, none among more than nineteen answers.
#[test]
fn a_million_decisions() {
    const EACH: u32 = 70_000;
    let mut all = 0;
    for preset in Atelier::presets() {
        let options = preset.options.clone().bounded();
        for seats in preset.seats.clone() {
            let mut figures = Figures::default();
            let mut luck = Xoshiro256PlusPlus::seed_from_u64(u64::from(seats));
            while figures.decisions < EACH {
                let game = Atelier::new(seats, &options).unwrap();
                count(&mut figures, game, &mut luck);
            }
            let Figures { games, decisions, shuffles, widest, ends } = figures;
            let share = |it: u32| f64::from(it) / f64::from(games);
            let told: Vec<String> =
                ends.iter().map(|(end, it)| format!("{end} {:.1} %", share(*it) * 100.0)).collect();
            println!(
                "{}, {seats} seats: {games} games of {:.0} decisions, {:.2} shuffles a game, widest {widest}, {}",
                preset.name,
                share(decisions),
                share(shuffles),
                told.join(", ")
            );
            assert!(widest <= MAX_ANSWERS, "{widest} answers");
            all += decisions;
        }
    }
    assert!(1_000_000 < all);
}
