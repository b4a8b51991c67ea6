//! Why an action is the best: what comes of it, and of what glitters instead, in a line.

use bots::Judged;
use game::{Event, Game, Seat, Turn, Verdict};

use crate::{
    Find, MEANS,
    exact::{Reasoning, Worth},
};

/// How many decisions of a line of play are told.
const TOLD: usize = 6;

impl<G: Judged> Find<G> {
    /// What comes of a best action, of the one that promises most, and of the best of the others.
    pub(crate) fn why(&self) -> String {
        let best = self.most(|it| self.best.contains(&it));
        let other = self.most(|it| !self.best.contains(&it));
        let (good, glittering) = (self.line(best), self.line(self.glitter));
        let rest = match other == self.glitter {
            true if self.worths.len() == self.best.len() + 1 => String::new(),
            true => "; nothing else does better than that".to_owned(),
            false => format!("; of all the others {other} comes closest and {}", self.line(other)),
        };
        format!("{best} {good}; {} promises more at once, but {glittering}{rest}", self.glitter)
    }

    /// The action worth most among some.
    fn most(&self, is_meant: impl Fn(G::Action) -> bool) -> G::Action {
        let meant = self.worths.iter().filter(|it| is_meant(it.0));
        let merits =
            meant.filter_map(|(action, worth)| Some((*action, (*worth)?.merit(self.seat))));
        let most = merits.reduce(|one, other| if one.1 < other.1 { other } else { one });
        most.map_or(self.glitter, |it| it.0)
    }

    /// What comes of `action` if everybody goes on as well as can be.
    fn line(&self, action: G::Action) -> String {
        let mut reasoning = Reasoning::new(self.seat, MEANS);
        let worth = reasoning.worth(self.table.game(), self.seat, action);
        let mut game = self.table.game().clone();
        game.apply(&Event::Choice { seat: self.seat, action });
        let mut steps = Vec::new();
        while let Turn::Players(seats) = game.turn() {
            let Some((seat, next)) =
                seats.lowest().and_then(|it| Some((it, preferred(&mut reasoning, &game, it)?)))
            else {
                break;
            };
            steps.push((seat, next));
            game.apply(&Event::Choice { seat, action: next });
        }
        let end = match (game.verdict(), worth) {
            (Some(verdict), _) => ending(&verdict, self.seat),
            (None, Some(worth)) => self.hope(&worth),
            (None, None) => "cannot be told".to_owned(),
        };
        format!("{end}{}", told(self.seat, &steps))
    }

    /// What can be expected where luck decides.
    fn hope(&self, worth: &Worth) -> String {
        let at = self.seat.idx();
        let (wins, points) = (100.0 * worth.victory[at], worth.points[at]);
        if self.table.seats() == 1 {
            return format!("makes {points:.1} points on average");
        }
        format!("wins {wins:.0} of 100 times with {points:.1} points on average")
    }
}

/// What `seat` does next if it reasons to the end.
fn preferred<G: Game>(reasoning: &mut Reasoning<G>, game: &G, seat: Seat) -> Option<G::Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let mut best: Option<(G::Action, Worth)> = None;
    for action in actions {
        let found = reasoning.worth(game, seat, action)?;
        if best.as_ref().is_none_or(|best| reasoning.prefers(seat, &found, &best.1)) {
            best = Some((action, found));
        }
    }
    best.map(|it| it.0)
}

/// How a game ends for `seat`, whose points come first.
fn ending(verdict: &Verdict, seat: Seat) -> String {
    let own = verdict.points[seat.idx()];
    if verdict.points.len() == 1 {
        return format!("makes {own} points");
    }
    let others = verdict.points.iter().enumerate().filter(|it| it.0 != seat.idx());
    let others: Vec<String> = others.map(|it| it.1.to_string()).collect();
    let winners: u8 = verdict.places.iter().map(|it| u8::from(*it == 1)).sum();
    let fate = match (verdict.places[seat.idx()], winners) {
        (1, 1) => "wins",
        (1, _) => "shares the victory",
        _ => "loses",
    };
    format!("{fate} {own} to {}", others.join(" and "))
}

/// The steps that follow, as far as a line has room for them.
fn told<A: ToString>(own: Seat, steps: &[(Seat, A)]) -> String {
    if steps.is_empty() {
        return String::new();
    }
    let mut told = Vec::new();
    let mut last = own;
    for (seat, action) in steps.iter().take(TOLD) {
        let who = if *seat == last { String::new() } else { format!("{seat} ") };
        told.push(format!("{who}{}", action.to_string()));
        last = *seat;
    }
    let rest = if TOLD < steps.len() { ", …" } else { "" };
    format!(" (then {}{rest})", told.join(", "))
}
