//! What an event has changed, read off the table before and after it. So what happens by itself,
//! a forced payment or a marker's reward, is told like what was chosen.

use colors_of_paris::{Card, Painter, Pigment, Reserve, Studio, Tool, scoring::End, state::Token};
use game::Seat;

use super::phrases;
use crate::{Names, english};

/// The table before and after an event.
pub(super) struct Changes<'s> {
    pub(super) before: &'s Studio,
    pub(super) after: &'s Studio,
}

impl Changes<'_> {
    /// What `seat` has got.
    pub(super) fn gained(&self, seat: Seat) -> Reserve {
        more(self.before.painter(seat), self.after.painter(seat))
    }

    /// What `seat` has given away.
    pub(super) fn lost(&self, seat: Seat) -> Reserve {
        more(self.after.painter(seat), self.before.painter(seat))
    }

    /// `getting 3 red`, `paying 2 white`, for those changes that the story does not tell already.
    pub(super) fn pigments(&self, seat: Seat) -> Vec<String> {
        let (gained, lost) = (self.gained(seat), self.lost(seat));
        let paid = (lost.total() != 0).then(|| format!("paying {}", phrases::pigments(lost)));
        let got = (gained.total() != 0).then(|| format!("getting {}", phrases::pigments(gained)));
        paid.into_iter().chain(got).collect()
    }

    /// `bringing the tube to level 4`, `taking the token worth 10`.
    pub(super) fn tools(&self, seat: Seat) -> Vec<String> {
        let (before, after) = (self.before.painter(seat), self.after.painter(seat));
        let mut all = Vec::new();
        for tool in Tool::ALL {
            let at = tool as usize;
            if before.tools[at] != after.tools[at] {
                let level = self.after.level(seat, tool);
                all.push(format!("bringing {} to level {level}", phrases::tool(tool)));
            }
            match after.tokens[at] {
                token if token == before.tokens[at] => (),
                Token::Ten if before.tokens[at] == Token::Six => {
                    all.push("turning the token to its 10".to_owned());
                }
                token => all.push(format!("taking the token worth {}", token.points())),
            }
        }
        all
    }

    /// Paintings that count since, and paintings that are full and do not count yet.
    pub(super) fn paintings(&self, names: &Names) -> Vec<String> {
        let mut all = Vec::new();
        for seat in self.after.all_seats() {
            let (before, after) = (self.before.painter(seat), self.after.painter(seat));
            let owner = english::capitalized(&names.owner(seat));
            for card in after.finished.without(before.finished).iter() {
                let name = phrases::valued(self.after, card);
                all.push(format!("{owner} {name}, is {}.", self.done()));
            }
            let waiting = after.paintings.iter().filter(|card| self.is_filled_now(*card));
            all.extend(waiting.map(|card| {
                let name = phrases::card(self.after, card);
                format!("{owner} {name} is completed, and can be exhibited.")
            }));
        }
        all
    }

    fn done(&self) -> &'static str {
        use colors_of_paris::variants::Counting;
        match self.after.rules.counting {
            Counting::Completed => "completed",
            Counting::Exhibited => "exhibited",
        }
    }

    fn is_filled_now(&self, card: Card) -> bool {
        self.after.cells[card.idx()].is_full() && !self.before.cells[card.idx()].is_full()
    }

    /// What the table has come to, beside what `chooser` is told to have done: the last round, a
    /// turned wheel, a new round, the end.
    pub(super) fn round(&self, names: &Names, chooser: Option<Seat>) -> Vec<String> {
        let (before, after) = (self.before, self.after);
        let mut all = Vec::new();
        if let (None, Some(end)) = (before.end, after.end) {
            all.push(last_round(end).to_owned());
        }
        if before.turned != after.turned {
            let steps = (after.turned + 12 - before.turned) % 12;
            all.push(format!("The wheel turns by {}.", english::counted(steps, "step")));
        }
        let unasked = after.all_seats().filter(|seat| Some(*seat) != chooser);
        all.extend(unasked.filter_map(|seat| self.stays(names, seat)));
        if before.round != 0 && before.first != after.first {
            all.push(format!("{} first player now.", names.does(after.first, "are", "is")));
        }
        all
    }

    /// The only assistant on the lower board stands up unasked (CP-6.4).
    fn stays(&self, names: &Names, seat: Seat) -> Option<String> {
        let (before, after) = (self.before.painter(seat), self.after.painter(seat));
        if before.lying.is_empty() || !before.standing.is_empty() {
            return None;
        }
        let sector = after.standing.counts().iter().position(|it| *it != 0)?;
        let sector = u8::try_from(sector).expect("twelve sectors");
        let deed = self.after.board.deed(sector + 12 - self.after.turned);
        let owner = english::capitalized(&names.owner(seat));
        Some(format!("{owner} assistant stays on {}.", phrases::deed(self.after, deed)))
    }
}

/// What called the last round (CP-10.1).
const fn last_round(end: End) -> &'static str {
    match end {
        End::Paintings => "That is a second painting: this is the last round.",
        End::Black => "That was the last black: this is the last round.",
        End::Marker => "That is the last space of its track: this is the last round.",
        End::Rounds => "The table has agreed to end after this round.",
    }
}

/// What the second has more than the first.
fn more(one: &Painter, other: &Painter) -> Reserve {
    let mut all = Reserve::default();
    for pigment in Pigment::ALL {
        let (fewer, more) = (one.reserve.count(pigment), other.reserve.count(pigment));
        all.add(pigment, more.saturating_sub(fewer));
    }
    all
}
