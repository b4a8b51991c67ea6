//! `cargo run --release -p bench --bin ceiling`: a lower bound on the points that the solo puzzle of Canvas
//! allows, for a player who knows the whole deck.
//!
//! This is no bot: it uses the order of the cards, which no player may know, to show how far honest players are
//! from the best. The algorithm is a beam search (Lowerre 1976): after each turn the states with the highest
//! expected points are kept. Its result can be reached, so the true maximum is at least that.

use std::collections::HashSet;

use bench::{Scenarios, Threads};
use canvas::{Action, Canvas, Card, Cards, Chance, Options as CanvasOptions, Row, Step};
use clap::Parser;
use game::{Event, Game, Luck, Seat, Turn};
use judgement::Judged;
use rayon::prelude::*;

/// Plays the solo puzzle with a known deck, on the deals of `impasto arena canvas --seats 1`.
#[derive(Debug, Parser)]
#[command(name = "ceiling")]
struct Cli {
    #[command(flatten)]
    scenarios: Scenarios,
    /// The number of states kept after each turn.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    width: usize,
    #[command(flatten)]
    threads: Threads,
}

fn main() {
    let cli = Cli::parse();
    let Scenarios { deals, seed, .. } = cli.scenarios;
    cli.scenarios.print_table("puzzle", |options| {
        let highest = |deal| Deal::new(options, seed, deal).highest(cli.width);
        cli.threads.run(|| (0..deals).into_par_iter().map(highest).collect())
    });
}

/// A state after the set-up, and the cards to come in their order.
struct Deal {
    start: Canvas,
    order: Vec<Card>,
}

/// The only seat of a solo game.
const SOLO_SEAT: Seat = Seat(0);

/// What distinguishes states: the hand, the row, the ribbons and the tokens. Backgrounds and the
/// look of earlier paintings do not.
type StateKey = (Cards, Row, [u8; 5], u8);

impl Deal {
    /// The deal with this number in a contest of the arena.
    fn new(options: &CanvasOptions, seed: u64, number: u64) -> Deal {
        let mut luck = arena::luck(seed, number);
        let mut start = Canvas::new(1, options).expect("a table for one");
        while start.turn() == Turn::Chance {
            start.apply(&Event::Chance(start.draw(&mut luck)));
        }
        Deal { start, order: order(start.pile(), &mut luck) }
    }

    /// The highest points that a beam search of this width finds. The width is kept separately for
    /// states with the same number of paintings.
    fn highest(&self, width: usize) -> i32 {
        let mut best = 0;
        let mut beam = vec![self.start];
        while !beam.is_empty() {
            let mut next: [Vec<Canvas>; 3] = Default::default();
            let mut seen = HashSet::new();
            for after in beam.iter().flat_map(|table| self.turns(table)) {
                let painter = &after.painters()[0];
                let hung = painter.paintings.len();
                match next.get_mut(hung) {
                    Some(next) if seen.insert((hung, state_key(&after))) => next.push(after),
                    Some(_) => {}
                    None => best = best.max(after.points(painter)),
                }
            }
            beam = next.into_iter().flat_map(|next| best_states(next, width)).collect();
        }
        best
    }

    /// Every state after one more turn.
    fn turns(&self, table: &Canvas) -> Vec<Canvas> {
        let mut actions = Vec::new();
        table.actions(SOLO_SEAT, &mut actions);
        if let Step::Frame(_) = table.step() {
            actions.truncate(1); // All backgrounds are equivalent.
        }
        let follow = |action: Action| {
            let mut after = *table;
            after.apply(&Event::Choice { seat: SOLO_SEAT, action });
            while after.step() == Step::Refill {
                let card = self.order[self.order.len() - after.pile().len()];
                let position = u8::try_from(after.row().len() + 1).expect("five at most");
                after.apply(&Event::Chance(Chance::Row(position, card)));
            }
            let is_painting = matches!(after.step(), Step::Lay(_) | Step::Frame(_));
            if is_painting { self.turns(&after) } else { vec![after] }
        };
        actions.into_iter().flat_map(follow).collect()
    }
}

/// The cards of `pile` in the order in which `luck` turns them over.
fn order(mut pile: Cards, luck: &mut impl Luck) -> Vec<Card> {
    let mut order = Vec::new();
    while !pile.is_empty() {
        let bit = u8::try_from(luck.bit(pile.0)).expect("a card");
        let card = Card::new(bit + 1).expect("a bit is a card");
        pile.take(card);
        order.push(card);
    }
    order
}

fn state_key(table: &Canvas) -> StateKey {
    let painter = &table.painters()[0];
    (painter.hand, table.row(), painter.ribbons, painter.tokens)
}

/// The `width` states with the highest expected points; among equals those that were found first,
/// so that every run keeps the same ones.
fn best_states(tables: Vec<Canvas>, width: usize) -> Vec<Canvas> {
    let weights = <Canvas as Judged>::Weights::default();
    let judged =
        tables.into_iter().map(|table| (table.expected_points(&weights, SOLO_SEAT), table));
    let mut judged: Vec<_> = judged.collect();
    judged.sort_by(|one, other| other.0.total_cmp(&one.0));
    judged.into_iter().take(width).map(|(_, table)| table).collect()
}
