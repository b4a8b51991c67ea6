//! When a painting counts: on completion (CP-4.8), or when it is exhibited (CP-9.3).

use game::Seat;

use crate::{
    cards::Card,
    round::Step,
    scoring::End,
    state::Studio,
    variants::{Counting, Swap},
};

/// How many paintings call the end (CP-10.1).
const ENOUGH: usize = 2;

impl Studio {
    /// The completed paintings of `seat` that do not count yet.
    #[inline]
    pub(crate) fn completed(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let paintings = self.painter(seat).paintings.iter();
        paintings.filter(|card| self.cells[card.idx()].is_full())
    }

    /// The paintings that `seat` may exhibit.
    #[inline]
    pub(crate) fn exhibitable(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let exhibits = self.rules.counting == Counting::Exhibited;
        self.completed(seat).filter(move |_| exhibits)
    }

    /// Whether a bonus card may be spent to exhibit (CP-9.8b).
    #[inline]
    pub(crate) fn can_exhibit_by_card(&self, seat: Seat) -> bool {
        self.rules.swap == Swap::Exhibit && self.exhibitable(seat).next().is_some()
    }

    pub(crate) fn exhibit_the_only_one(&mut self, seat: Seat) -> bool {
        let mut completed = self.completed(seat);
        let (first, second) = (completed.next(), completed.next());
        drop(completed);
        match (first, second) {
            (Some(only), None) => {
                self.exhibit(seat, only);
                true
            }
            (_, _) => false,
        }
    }

    /// Exhibits as it was asked, which ends the question.
    pub(crate) fn exhibit(&mut self, seat: Seat, card: Card) {
        self.agenda.pop();
        self.count(seat, card);
    }

    /// A painting has its last pigment; where nothing is exhibited, it counts at once.
    pub(crate) fn complete(&mut self, seat: Seat, card: Card) {
        match self.rules.counting {
            Counting::Completed => self.count(seat, card),
            Counting::Exhibited => (),
        }
    }

    /// The painting counts: colors return, the next card of a hand is put down before that.
    fn count(&mut self, seat: Seat, card: Card) {
        let painter = self.painter_mut(seat);
        painter.paintings.take(card);
        painter.finished.add(card);
        let (counted, kept) = (painter.finished.len(), painter.kept);
        if ENOUGH <= counted {
            self.call_end(End::Paintings);
        }
        self.return_colors(seat, card);
        if kept != 0 {
            self.agenda.push(Step::Show(seat));
        }
    }
}
