//! The explanation of a position: the lines of play after a best action and after the tempting one,
//! in one line of text.

use bots::Judged;
use game::{Event, Game, Seat, Turn, Verdict};

use crate::{
    FoundPosition, MAX_STATES,
    exact::{ExactSearch, ExactValue},
};

/// The maximum number of decisions of a line of play that are shown.
const MAX_SHOWN_DECISIONS: usize = 6;

impl<G: Judged> FoundPosition<G> {
    /// The results of a best action, of the tempting one, and of the best of the others.
    pub(crate) fn why(&self) -> String {
        let best = self.most(|it| self.best.contains(&it));
        let other = self.most(|it| !self.best.contains(&it));
        let (good, tempting_line) = (self.line(best), self.line(self.tempting));
        let rest = match other == self.tempting {
            true if self.values.len() == self.best.len() + 1 => String::new(),
            true => "; nothing else does better than that".to_owned(),
            false => format!("; of all the others {other} comes closest and {}", self.line(other)),
        };
        format!("{best} {good}; {} promises more at once, but {tempting_line}{rest}", self.tempting)
    }

    /// The action with the highest utility among some.
    fn most(&self, is_meant: impl Fn(G::Action) -> bool) -> G::Action {
        let meant = self.values.iter().filter(|it| is_meant(it.0));
        let utilities =
            meant.filter_map(|(action, value)| Some((*action, (*value)?.utility(self.seat))));
        let most = utilities.reduce(|one, other| if one.1 < other.1 { other } else { one });
        most.map_or(self.tempting, |it| it.0)
    }

    /// The result of `action` if every seat plays on as well as it can.
    fn line(&self, action: G::Action) -> String {
        let mut search = ExactSearch::new(self.seat, MAX_STATES);
        let value = search.value(self.table.game(), self.seat, action);
        let mut game = self.table.game().clone();
        game.apply(&Event::Choice { seat: self.seat, action });
        let mut steps = Vec::new();
        while let Turn::Players(seats) = game.turn() {
            let Some((seat, next)) =
                seats.lowest().and_then(|it| Some((it, preferred(&mut search, &game, it)?)))
            else {
                break;
            };
            steps.push((seat, next));
            game.apply(&Event::Choice { seat, action: next });
        }
        let end = match (game.verdict(), value) {
            (Some(verdict), _) => ending(&verdict, self.seat),
            (None, Some(value)) => self.expectation(&value),
            (None, None) => "cannot be told".to_owned(),
        };
        format!("{end}{}", shown_steps(self.seat, &steps))
    }

    /// The expected result where chance decides.
    fn expectation(&self, value: &ExactValue) -> String {
        let at = self.seat.idx();
        let (wins, points) = (100.0 * value.win_share[at], value.points[at]);
        if self.table.seats() == 1 {
            return format!("makes {points:.1} points on average");
        }
        format!("wins {wins:.0} of 100 times with {points:.1} points on average")
    }
}

/// The choice of `seat` by exact search.
fn preferred<G: Game>(search: &mut ExactSearch<G>, game: &G, seat: Seat) -> Option<G::Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let mut best: Option<(G::Action, ExactValue)> = None;
    for action in actions {
        let found = search.value(game, seat, action)?;
        if best.as_ref().is_none_or(|best| search.prefers(seat, &found, &best.1)) {
            best = Some((action, found));
        }
    }
    best.map(|it| it.0)
}

/// The result of a finished game for `seat`, whose points come first.
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

/// The decisions that follow, as many as are shown.
fn shown_steps<A: ToString>(own: Seat, steps: &[(Seat, A)]) -> String {
    if steps.is_empty() {
        return String::new();
    }
    let mut shown = Vec::new();
    let mut last = own;
    for (seat, action) in steps.iter().take(MAX_SHOWN_DECISIONS) {
        let who = if *seat == last { String::new() } else { format!("{seat} ") };
        shown.push(format!("{who}{}", action.to_string()));
        last = *seat;
    }
    let rest = if MAX_SHOWN_DECISIONS < steps.len() { ", …" } else { "" };
    format!(" (then {}{rest})", shown.join(", "))
}
