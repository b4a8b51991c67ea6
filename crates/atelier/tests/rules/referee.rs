//! A second implementation of some rules, as a referee: it follows random games and keeps plain lists of turns,
//! canvases and objectives, which must agree with the verdict.

use atelier::{Atelier, Card, Color, Kind, Objective, Options, Reach, Step, View};
use game::{Clause, Event, Game, Luck, Seat, Turn, Verdict, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::script::{Decked, boxed, with_deck};

#[derive(Default)]
struct Lists {
    /// The players in the order of their turns.
    turns: Vec<Seat>,
    /// The canvases laid down in the present turn.
    now: Vec<Card>,
    /// All canvases that were laid down with their players, in their order.
    laid: Vec<(Seat, Card)>,
    /// For each objective, the player who met it first.
    first: [Option<Seat>; 5],
    /// The number of turns at which there were enough paintings.
    enough: Option<usize>,
}

fn hand_sizes(view: &View) {
    let seats = view.hands.len();
    for place in 0..seats {
        let seat = (view.studio.first.idx() + place) % seats;
        assert_eq!(view.hands[seat].len(), [5, 6, 6, 7, 7][place], "AT-2.1");
    }
}

/// AT-5.2: whether these canvases meet the objective.
fn meets(objective: Objective, canvases: &[Card], view: &View) -> bool {
    let of = |kind: Kind| canvases.iter().filter(|it| it.kind() == kind).count();
    let giving =
        |color: Color| canvases.iter().filter(|it| view.studio.deck.gives(**it) == color).count();
    match objective {
        Objective::BlankCanvases => 7 <= of(Kind::Blank),
        Objective::DrawnCanvases => 3 <= of(Kind::Drawn),
        Objective::PaintedCanvas => 1 <= of(Kind::Painted),
        Objective::AllColors => Color::ALL.into_iter().all(|it| 0 < giving(it)),
        Objective::OneColor => Color::ALL.into_iter().any(|it| 5 <= giving(it)),
    }
}

impl Lists {
    fn note(&mut self, before: &View, after: &View) {
        for seat in before.studio.all_seats() {
            let new = after.studio.palette(seat) - before.studio.palette(seat);
            assert!((before.studio.palette(seat) - after.studio.palette(seat)).is_empty());
            for card in new {
                assert_eq!(self.turns.last(), Some(&seat), "one lays down in one's own turn");
                self.lay(seat, card, after);
            }
        }
        if let Step::Turn(seat) = after.studio.step
            && before.studio.step != after.studio.step
        {
            assert!(after.studio.turned.is_empty(), "all stand again (AT-4.1)");
            let expected = (after.studio.first.idx() + self.turns.len()) % after.hands.len();
            assert_eq!(seat.idx(), expected, "clockwise");
            self.turns.push(seat);
            self.now.clear();
            assert!(after.hands.iter().all(|it| it.len() <= 10), "AT-3.2");
        }
    }

    fn lay(&mut self, seat: Seat, card: Card, view: &View) {
        self.now.push(card);
        self.laid.push((seat, card));
        let kind = self.now[0].kind();
        assert!(self.now.iter().all(|it| it.kind() == kind), "one type a turn (AT-3.3)");
        let limit = [3, 2, 1, 0][kind as usize];
        assert!(self.now.len() <= limit, "{} in a turn (AT-3.3)", self.now.len());
        let tops: Vec<Card> =
            view.stacks(seat).iter().filter_map(|it| it.last().copied()).collect();
        let all: Vec<Card> = view.stacks(seat).into_iter().flatten().collect();
        let counted = if view.studio.rules.objectives == Reach::Covered { all } else { tops };
        for objective in Objective::ALL {
            if meets(objective, &counted, view) {
                self.first[objective as usize].get_or_insert(seat);
            }
        }
        assert_eq!(view.studio.objectives, self.first, "AT-5.2");
        let needed = [7, 8, 9, 10][view.hands.len() - 2];
        if needed <= self.laid.iter().filter(|(_, it)| it.kind() == Kind::Painted).count() {
            self.enough.get_or_insert(self.turns.len());
        }
    }

    /// AT-5.1: a painting is an original if none of its subject was laid down before.
    fn is_original(&self, painting: Card, view: &View) -> bool {
        let subject = |it: Card| (it.kind() == Kind::Painted).then(|| view.studio.deck.subject(it));
        let first = self.laid.iter().find(|(_, it)| subject(*it) == subject(painting));
        first.is_some_and(|(_, it)| *it == painting)
    }

    /// AT-6.2: the points of a player, and the tie-breakers (AT-6.3).
    fn merit(&self, seat: Seat, view: &View, blank: i32) -> [i32; 4] {
        let [mut originals, mut fakes, mut drawings, mut blanks] = [0; 4];
        for stack in view.stacks(seat) {
            let top = *stack.last().unwrap();
            match top.kind() {
                Kind::Painted if self.is_original(top, view) => originals += 1,
                Kind::Painted => fakes += 1,
                Kind::Drawn => drawings += 1,
                Kind::Blank => blanks += 1,
                Kind::Joker => panic!("a joker lies there"),
            }
        }
        let objectives: i32 = self
            .first
            .iter()
            .zip([1, 3, 4, 2, 2])
            .filter(|(it, _)| **it == Some(seat))
            .map(|(_, it)| it)
            .sum();
        let points = 4 * originals + 3 * fakes + drawings + blank * blanks + objectives;
        [points, originals, fakes, drawings]
    }

    fn judge(&self, view: &View, verdict: &Verdict, blank: i32) {
        let seats = view.hands.len();
        let merits: Vec<_> =
            view.studio.all_seats().map(|it| self.merit(it, view, blank)).collect();
        for (seat, merit) in merits.iter().enumerate() {
            assert_eq!(verdict.points[seat], merit[0], "AT-6.2");
            let better = merits.iter().filter(|it| merit < it).count();
            assert_eq!(usize::from(verdict.places[seat]), 1 + better, "AT-6.3");
        }
        let whole_round = |turns: usize| turns.div_ceil(seats) * seats;
        match (verdict.end, self.enough) {
            (Clause("AT-6.1"), Some(turns)) => {
                assert_eq!(self.turns.len(), whole_round(turns), "the round is finished (AT-6.1)");
            }
            (Clause("AT-6.5"), None) => {
                let rounds = usize::from(view.studio.rules.rounds.unwrap());
                assert_eq!(self.turns.len(), rounds * seats, "AT-6.5");
            }
            (Clause("AT-6.4"), None) => (),
            (end, enough) => panic!("{end:?} with {enough:?}"),
        }
    }
}

/// Compares random games with the referee. Returns how many ended with enough paintings.
fn look_on(options: &Options, seats: u8, games: u64, blank: i32) -> usize {
    let mut painted = 0;
    for seed in 0..games {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Atelier::new(seats, options).unwrap();
        let mut lists = Lists::default();
        let mut actions = Vec::new();
        loop {
            let before = game.view(Viewer::Public);
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Event::Chance(game.draw(&mut luck)),
                Turn::Players(asked) => {
                    let seat = asked.lowest().unwrap();
                    actions.clear();
                    game.actions(seat, &mut actions);
                    Event::Choice { seat, action: luck.pick(&actions) }
                }
            };
            game.apply(&event);
            let after = game.view(Viewer::Public);
            lists.note(&before, &after);
            let steps = (before.studio.step, after.studio.step);
            if lists.turns.len() == 1 && matches!(steps, (Step::Refill(_), Step::Turn(_))) {
                hand_sizes(&after);
            }
        }
        let verdict = game.verdict().unwrap();
        lists.judge(&game.view(Viewer::Public), &verdict, blank);
        painted += usize::from(verdict.end == Clause("AT-6.1"));
    }
    painted
}

/// Random games with the box, every number of players and every switch.
#[test]
fn games_of_the_box() {
    for seats in 2..=5 {
        look_on(&boxed("rounds=60"), seats, 15, -1);
        look_on(&boxed("rounds=60 blank=1 objectives=visible jokers=any"), seats, 15, 1);
        look_on(&boxed("rounds=60 mixing=pairs drawing=unmixed"), seats, 15, -1);
    }
}

/// Random games with canvases that cost nothing: most end because there are enough paintings.
#[test]
fn games_of_many_paintings() {
    let deck = Decked {
        blank: &"C M Y W K C ".repeat(7),
        drawn: &"rose/C iris/M rose/Y iris/W ".repeat(9),
        painted: &"rose/C iris/M rose/Y iris/K ".repeat(7),
        jokers: 0,
    };
    for seats in 2..=5 {
        for (text, blank) in [("rounds=100", -1), ("rounds=100 blank=1 objectives=visible", 1)] {
            let painted = look_on(&with_deck(text, &deck), seats, 25, blank);
            assert!(10 < painted, "{seats} players: {painted} games");
        }
    }
}
