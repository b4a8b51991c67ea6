//! `cargo run --release -p bench --bin ceiling`: what the solo puzzle of Canvas could bring to
//! somebody who sees the whole deck.
//!
//! No bot: it looks at the order of the cards, which nobody may know, and tells how far those who
//! play honestly are from what a deal holds. A beam search: of all tables after so many decisions the
//! most promising are kept. What it finds can be reached, so the ceiling is at least that.

use std::collections::HashSet;

use bench::{Crew, Scenarios};
use canvas::{Action, Canvas, Card, Cards, Chance, Options as CanvasOptions, Row, Step};
use clap::Parser;
use game::{Event, Game, Luck, Seat, Turn};
use judgement::Judged;
use rayon::prelude::*;

/// Plays the solo puzzle with open cards, on the deals of `impasto arena canvas --seats 1`.
#[derive(Debug, Parser)]
#[command(name = "ceiling")]
struct Cli {
    #[command(flatten)]
    scenarios: Scenarios,
    /// How many tables are kept after each decision.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    width: usize,
    #[command(flatten)]
    crew: Crew,
}

fn main() {
    let cli = Cli::parse();
    let Scenarios { deals, seed, .. } = cli.scenarios;
    cli.scenarios.tell("puzzle", |options| {
        let highest = |deal| Deal::new(options, seed, deal).highest(cli.width);
        cli.crew.share(|| (0..deals).into_par_iter().map(highest).collect())
    });
}

/// A table after the set-up, and the cards that will come, in their order.
struct Deal {
    start: Canvas,
    order: Vec<Card>,
}

const ME: Seat = Seat(0);

/// Tables that differ in nothing that counts: backgrounds, and how earlier paintings look, do not.
type Essence = (Cards, Row, [u8; 5], u8);

impl Deal {
    /// The deal with this number in the arena: luck falls there in the same order.
    fn new(options: &CanvasOptions, seed: u64, number: u64) -> Deal {
        let mut luck = arena::luck(seed, number);
        let mut start = Canvas::new(1, options).expect("a table for one");
        while start.turn() == Turn::Chance {
            start.apply(&Event::Chance(start.draw(&mut luck)));
        }
        Deal { start, order: order(start.pile(), &mut luck) }
    }

    /// The most points that a beam of this width finds: turn by turn, so many tables are kept of
    /// those with as many paintings.
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
                    Some(next) if seen.insert((hung, essence(&after))) => next.push(after),
                    Some(_) => {}
                    None => best = best.max(after.points(painter)),
                }
            }
            beam = next.into_iter().flat_map(|next| most_promising(next, width)).collect();
        }
        best
    }

    /// Every table that one more turn leads to.
    fn turns(&self, table: &Canvas) -> Vec<Canvas> {
        let mut actions = Vec::new();
        table.actions(ME, &mut actions);
        if let Step::Frame(_) = table.step() {
            actions.truncate(1); // Any background will do.
        }
        let follow = |action: Action| {
            let mut after = *table;
            after.apply(&Event::Choice { seat: ME, action });
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

/// The cards of `pile` as luck will turn them over.
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

fn essence(table: &Canvas) -> Essence {
    let painter = &table.painters()[0];
    (painter.hand, table.row(), painter.ribbons, painter.tokens)
}

/// The `width` tables that a judgement likes best. Among equals those that were found first, so that
/// every run keeps the same ones.
fn most_promising(tables: Vec<Canvas>, width: usize) -> Vec<Canvas> {
    let weights = <Canvas as Judged>::Weights::default();
    let judged = tables.into_iter().map(|table| (table.prospects(&weights, ME), table));
    let mut judged: Vec<_> = judged.collect();
    judged.sort_by(|one, other| other.0.total_cmp(&one.0));
    judged.into_iter().take(width).map(|(_, table)| table).collect()
}
