//! A second implementation of some rules, as a referee: it follows random games by their events and public
//! views, and counts plainly.

use std::collections::BTreeSet;

use colors_of_paris::{
    Action, Board, Card, ColorsOfParis, Options, Painter, Pigment, Studio, Tile, Token,
    variants::{Black, Counting, Drying, EndCall, Ties, Twins},
};
use game::{Event, EventOf, Game, Luck, NoFiles, Options as _, Seat, Table, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The number of games for each set of options and number of seats.
const GAMES: usize = 6;

/// The notes of the referee.
#[derive(Default)]
struct Notes {
    /// The number of steps that the wheel has turned since the game began.
    turned: usize,
    /// The steps that a player has chosen for this round.
    chosen: Option<usize>,
    /// The player who has carried out *First player* in this round.
    next_first: Option<Seat>,
    /// The number of assistants hired, by seat.
    hired: [u8; 4],
    /// By seat and sector, the assistants that lay there when phase 2 ended.
    lay: [[u8; 12]; 4],
    /// The clause that has called the end, and the round.
    end: Option<(&'static str, u8)>,
}

impl Notes {
    /// Adds an event to the notes, with the public views before and after it.
    fn hear(&mut self, event: EventOf<ColorsOfParis>, before: &Studio, now: &Studio) {
        if let Event::Choice { seat, action } = event {
            let said = action.to_string();
            match said.split_once(' ').unwrap_or((&said, "")) {
                ("turn", steps) => self.chosen = steps.parse().ok(),
                ("lay", "first-player") => self.next_first = Some(seat),
                ("hire", _) => self.hired[seat.idx()] += 1,
                ("place", deed) => {
                    self.check_sector(deed, before.painter(seat), now.painter(seat));
                }
                _ => (),
            }
        }
        if self.end.is_none() {
            self.end = calls_end(now).map(|clause| (clause, now.round));
        }
        for seat in now.all_seats() {
            let lying = now.painter(seat).lying;
            if !lying.is_empty() {
                self.lay[seat.idx()] = lying.counts();
            }
        }
        if 0 < before.round && before.round < now.round {
            self.check_round(before, now);
        }
    }

    /// CP-1.2: after r steps, action i faces sector i + r.
    fn check_sector(&self, deed: &str, before: &Painter, now: &Painter) {
        let on_wheel = |at: &u8| Board::standard().deed(*at).name() == deed;
        let Some(position) = (0..12).find(on_wheel) else { return };
        let sector = (usize::from(position) + self.turned) % 12;
        let gained = |at: usize| now.standing.counts()[at] - before.standing.counts()[at];
        assert!((0..12).all(|at| gained(at) == u8::from(at == sector)), "CP-1.2: {deed}");
    }

    /// CP-6: what has become of the last round.
    fn check_round(&mut self, before: &Studio, now: &Studio) {
        assert_eq!(self.end, None, "no round begins once the end is called (CP-10.1)");
        self.turned += self.chosen.take().unwrap_or(1);
        assert_eq!(now.first, self.next_first.take().unwrap_or(before.first), "CP-6.5");
        for seat in now.all_seats() {
            let painter = now.painter(seat);
            let black = painter.reserve.count(Pigment::Black);
            let exempt = if now.rules.drying == Drying::Black { 0 } else { black };
            let limit = if painter.tile == Some(Tile::VanGogh) { 16 } else { 12 };
            let kept: u8 = Pigment::ALL.iter().map(|it| painter.reserve.count(*it)).sum();
            assert!(kept - exempt <= limit, "CP-6.3");
            let lay = std::mem::take(&mut self.lay[seat.idx()]);
            let stands = painter.standing.counts();
            let stays: u8 = stands.iter().sum();
            assert_eq!(stays, u8::from(lay != [0; 12]), "CP-6.4");
            assert!(stands.iter().zip(lay).all(|(stands, lay)| *stands <= lay), "CP-6.4");
            assert_eq!(painter.idle + stays, 3 + self.hired[seat.idx()], "CP-6.6");
        }
    }

    /// CP-10: why it ended, with how many points, and who came where.
    fn check_end(&self, game: &ColorsOfParis, now: &Studio) {
        let verdict = game.verdict().unwrap();
        let end = self.end.unwrap_or_else(|| ("CP-10.4", now.rules.rounds.unwrap()));
        assert_eq!((verdict.end.0, now.round), end, "CP-10.1");
        let merits: Vec<_> = now.seated().iter().map(|it| merit(now, it)).collect();
        for (seat, merit) in merits.iter().enumerate() {
            let better = merits.iter().filter(|other| merit < *other).count();
            assert_eq!(verdict.points[seat], merit[0], "CP-10.2");
            assert_eq!(usize::from(verdict.places[seat]), better + 1, "CP-10.3");
        }
    }
}

/// The clause that calls the end, if any does.
fn calls_end(now: &Studio) -> Option<&'static str> {
    let (rules, mut painters) = (&now.rules, now.seated().iter());
    let exhibits = rules.counting == Counting::Exhibited;
    if painters.any(|it| 1 < it.finished.len()) {
        return Some(if exhibits { "CP-9.3" } else { "CP-10.1" });
    }
    let at_last = now.seated().iter().any(|it| it.tools.contains(&8));
    let marker = rules.end == EndCall::Marker && at_last;
    if marker { Some("CP-9.5") } else { (now.blacks == 0).then_some("CP-4.3") }
}

/// Points and what breaks ties, counted cell by cell (CP-10.2, CP-10.3, CP-9.6, CP-9.7).
fn merit(now: &Studio, painter: &Painter) -> [i32; 4] {
    let rules = &now.rules;
    let lie = |card: Card, pigment| {
        let cells = now.cells[card.idx()].all();
        i32::try_from(cells.iter().filter(|it| **it == Some(pigment)).count()).unwrap()
    };
    let value = |card: Card| i32::from(rules.values[now.deck.tier(card)]);
    let done: Vec<Card> = painter.finished.iter().collect();
    let white: i32 = done.iter().map(|it| lie(*it, Pigment::White)).sum();
    let signed: i32 = done.iter().map(|it| lie(*it, Pigment::Black)).sum();
    let begun: i32 = painter.paintings.iter().map(|it| lie(it, Pigment::Black)).sum();
    let held = i32::from(painter.reserve.count(Pigment::Black));
    let same = |a: &Card, b: &Card| a != b && now.deck.picture(*a) == now.deck.picture(*b);
    let twins = rules.twins == Twins::On && done.iter().any(|a| done.iter().any(|b| same(a, b)));
    let tokens = painter.tokens.map(|it| [0, 6, 10][it as usize]).iter().sum::<i32>()
        + if twins && painter.tokens.contains(&Token::Six) { 4 } else { 0 };
    let black = if rules.black == Black::Points { held } else { signed };
    let points = done.iter().map(|it| value(*it)).sum::<i32>() + 6 * black + tokens - 2 * white;
    let dearest = done.iter().map(|it| value(*it)).max().unwrap_or(0);
    match rules.ties {
        Ties::Base => [points, -white, dearest, held + signed + begun],
        Ties::J => [points, dearest, held + signed + begun, -white],
    }
}

/// Plays a random game that the referee follows. Returns the clause that ended it.
fn look_on(options: &Options, seats: u8, luck: &mut impl Luck) -> &'static str {
    let mut table = Table::<ColorsOfParis>::open(seats, options.clone()).unwrap();
    let mut notes = Notes::default();
    let public = |table: &Table<ColorsOfParis>| table.game().view(Viewer::Public).studio;
    loop {
        let event = match table.game().turn() {
            Turn::Over => break,
            Turn::Chance => Event::Chance(table.game().draw(luck)),
            Turn::Players(asked) => {
                let seat = asked.lowest().unwrap();
                Event::Choice { seat, action: eager(&table.actions(seat), luck) }
            }
        };
        let before = public(&table);
        table.witness(event).unwrap();
        notes.hear(event, &before, &public(&table));
    }
    notes.check_end(table.game(), &public(&table));
    table.game().verdict().unwrap().end.0
}

/// A random action, mostly one that makes progress: purely random games seldom do.
fn eager(actions: &[Action], luck: &mut impl Luck) -> Action {
    let said = |it: &Action| it.to_string();
    let is_idle = |it: &Action| matches!(it, Action::Decline(_) | Action::Stop);
    let is_keen = |it: &Action| said(it).contains("black") || said(it).starts_with("exhibit");
    let keen: Vec<_> = actions.iter().copied().filter(is_keen).collect();
    let active: Vec<_> = actions.iter().copied().filter(|it| !is_idle(it)).collect();
    let lists = [&keen[..], &active, actions];
    luck.pick(lists.into_iter().find(|it| !it.is_empty()).unwrap())
}

/// The presets, and options with which games end by exhibitions, which they seldom do otherwise.
fn all_options() -> Vec<Options> {
    let text = "variant=j end=base tiles=on texts=j rounds=60";
    let presets = ColorsOfParis::presets().into_iter().map(|it| it.options.bounded());
    presets.chain(Options::read(text, &NoFiles)).collect()
}

/// CP-1.2, CP-6, CP-10: in every preset, with every number of players, and however it ends.
#[test]
fn the_referee_agrees() {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(10);
    let mut ends = BTreeSet::new();
    for options in all_options() {
        for seats in 2..=4 {
            for _ in 0..GAMES {
                ends.insert(look_on(&options, seats, &mut luck));
            }
        }
    }
    // Nobody who plays at random mixes all black there is; that end has a test of its own.
    assert_eq!(ends, BTreeSet::from(["CP-10.1", "CP-10.4", "CP-9.3", "CP-9.5"]));
}
