//! The changes that an event has made, found by comparing the states before and after it. So forced
//! consequences, such as a payment or a marker's reward, are told like chosen ones.

use colors_of_paris::{
    Action, Card, Painter, Pigment, Reserve, Studio, Tool, cells::CELLS, components::WHEEL_STEPS,
    scoring::End, state::Token, variants::Counting,
};
use game::Seat;
use languages::{Arg, Language};

use super::phrases;
use crate::{Names, words};

/// The states before and after an event.
pub(super) struct StudioChanges<'s> {
    pub(super) before: &'s Studio,
    pub(super) after: &'s Studio,
}

impl StudioChanges<'_> {
    /// The pigments that `seat` has got.
    pub(super) fn gained(&self, seat: Seat) -> Reserve {
        more(self.before.painter(seat), self.after.painter(seat))
    }

    /// The pigments that `seat` has given away.
    pub(super) fn lost(&self, seat: Seat) -> Reserve {
        more(self.after.painter(seat), self.before.painter(seat))
    }

    /// The changes of pigments that the sentence does not tell already: `getting 3 red`, `paying 2 white`.
    pub(super) fn pigments(&self, t: Language, seat: Seat) -> Vec<String> {
        let moved = [("cp-paying", self.lost(seat)), ("cp-getting", self.gained(seat))];
        let moved = moved.into_iter().filter(|(_, what)| what.total() != 0);
        moved
            .map(|(key, what)| t.tell(key, &[("what", phrases::pigments(t, what).into())]))
            .collect()
    }

    /// The first stroke of a brush, where there was no choice: the painting and the pigment (CP-3.3).
    pub(super) fn unasked_stroke(&self, seat: Seat, action: Action) -> Option<(Card, Pigment)> {
        let paints = matches!(action, Action::Lay(_) | Action::Copy(_) | Action::Use(_));
        let lost = self.lost(seat);
        let pigment = Pigment::ALL.into_iter().find(|it| lost.count(*it) != 0)?;
        let filled = |studio: &Studio, card: Card| {
            studio.cells[card.idx()].all().into_iter().flatten().count()
        };
        let is_painted = |card: &Card| {
            self.after.painter(seat).finished.contains(*card) && filled(self.before, *card) < CELLS
                || filled(self.before, *card) < filled(self.after, *card)
        };
        let card = self.before.painter(seat).paintings.iter().find(is_painted)?;
        (paints && lost.total() == 1).then_some((card, pigment))
    }

    /// The changes of tools: `bringing the tube to level 4`, `taking the token worth 10`.
    pub(super) fn tools(&self, t: Language, seat: Seat) -> Vec<String> {
        let (before, after) = (self.before.painter(seat), self.after.painter(seat));
        let mut all = Vec::new();
        for tool in Tool::ALL {
            let at = tool as usize;
            if before.tools[at] != after.tools[at] {
                let level = self.after.level(seat, tool).into();
                let args = [("tool", phrases::tool(t, tool).into()), ("level", level)];
                all.push(t.tell("cp-bringing", &args));
            }
            match after.tokens[at] {
                token if token == before.tokens[at] => (),
                Token::Ten if before.tokens[at] == Token::Six => all.push(t.say("cp-turning")),
                token => all.push(t.tell("cp-taking", &[("points", token.points().into())])),
            }
        }
        all
    }

    /// The sentences about paintings that count now, and about completed ones that do not count yet.
    pub(super) fn paintings(&self, names: &Names) -> Vec<String> {
        let mut all = Vec::new();
        for seat in self.after.all_seats() {
            let (before, after) = (self.before.painter(seat), self.after.painter(seat));
            for card in after.finished.without(before.finished).iter() {
                let name = phrases::valued(names, self.after, card);
                all.push(owned(names, seat, self.done(), "card", name));
            }
            let waiting = after.paintings.iter().filter(|card| self.is_filled_now(*card));
            all.extend(waiting.map(|card| {
                owned(
                    names,
                    seat,
                    "cp-done-waiting",
                    "card",
                    phrases::card(names, self.after, card),
                )
            }));
        }
        all
    }

    fn done(&self) -> &'static str {
        match self.after.rules.counting {
            Counting::Completed => "cp-done-completed",
            Counting::Exhibited => "cp-done-exhibited",
        }
    }

    pub(super) fn is_filled_now(&self, card: Card) -> bool {
        self.after.cells[card.idx()].is_full() && !self.before.cells[card.idx()].is_full()
    }

    /// The sentences about the round: the last round, a turned wheel, a new round, the end. What `chooser`
    /// has just done is not repeated.
    pub(super) fn round(&self, names: &Names, chooser: Option<Seat>) -> Vec<String> {
        let (t, before, after) = (names.language(), self.before, self.after);
        let mut all = Vec::new();
        if let (None, Some(end)) = (before.end, after.end) {
            all.push(t.say(last_round(end)));
        }
        if before.turned != after.turned {
            let steps = (after.turned + WHEEL_STEPS - before.turned) % WHEEL_STEPS;
            all.push(words::counted(t, "cp-wheel-turns", steps));
        }
        let unasked = after.all_seats().filter(|seat| Some(*seat) != chooser);
        all.extend(unasked.filter_map(|seat| self.stays(names, seat)));
        if before.round != 0 && before.first != after.first {
            all.push(names.tell(after.first, "cp-first-now", &[]));
        }
        all
    }

    /// The sentence about an assistant that stands up without a choice, because it is the only one on the lower
    /// board (CP-6.4).
    fn stays(&self, names: &Names, seat: Seat) -> Option<String> {
        let (before, after) = (self.before.painter(seat), self.after.painter(seat));
        if before.lying.is_empty() || !before.standing.is_empty() {
            return None;
        }
        let sector = after.standing.counts().iter().position(|it| *it != 0)?;
        let deed = self.after.board.deed_facing(sector, self.after.turned);
        let deed = phrases::deed(names.language(), self.after, deed);
        Some(owned(names, seat, "cp-stays", "deed", deed))
    }
}

/// A sentence about something that belongs to `seat`.
fn owned(names: &Names, seat: Seat, key: &str, name: &str, what: String) -> String {
    let whose: Arg<'_> = words::of(names.language(), &names.name(seat)).into();
    names.tell(seat, key, &[("whose", whose), (name, what.into())])
}

/// The key of the message about the cause of the last round (CP-10.1).
const fn last_round(end: End) -> &'static str {
    match end {
        End::Paintings => "cp-last-paintings",
        End::Black => "cp-last-black",
        End::Marker => "cp-last-marker",
        End::Rounds => "cp-last-rounds",
    }
}

/// The pigments that the second player has and the first has not, by their numbers.
fn more(one: &Painter, other: &Painter) -> Reserve {
    let mut all = Reserve::default();
    for pigment in Pigment::ALL {
        let (fewer, more) = (one.reserve.count(pigment), other.reserve.count(pigment));
        all.add(pigment, more.saturating_sub(fewer));
    }
    all
}
