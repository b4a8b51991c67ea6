//! Completed paintings, which count at once in the base game (CP-4.8) and when they are exhibited in Variant J
//! (CP-9.3).

use game::Seat;

use crate::{
    cards::Card,
    round::Step,
    scoring::End,
    state::Studio,
    variants::{Counting, Swap},
};

/// The number of paintings of one player that calls the end (CP-10.1).
pub const PAINTINGS_TO_END: usize = 2;

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

    /// Exhibits a painting in answer to the question of the agenda.
    pub(crate) fn exhibit(&mut self, seat: Seat, card: Card) {
        self.agenda.pop();
        self.count(seat, card);
    }

    /// Completes a painting that has its last pigment; where paintings are not exhibited it counts at once.
    pub(crate) fn complete(&mut self, seat: Seat, card: Card) {
        match self.rules.counting {
            Counting::Completed => self.count(seat, card),
            Counting::Exhibited => (),
        }
    }

    /// Makes the painting count: in a draft the next card of the hand is put down, and the colors return to the
    /// supply.
    fn count(&mut self, seat: Seat, card: Card) {
        let painter = self.painter_mut(seat);
        painter.paintings.take(card);
        painter.finished.add(card);
        let (counted, kept) = (painter.finished.len(), painter.kept);
        if PAINTINGS_TO_END <= counted {
            self.call_end(End::Paintings);
        }
        self.return_colors(seat, card);
        if kept != 0 {
            self.agenda.push(Step::Show(seat));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        Deed, End,
        bonus::Bonus,
        components::Pigment,
        painters::{
            Tile,
            tests::{A, actions, card, refusal, say, studio},
        },
        round::Step,
        state::Studio,
    };

    /// A studio at A's turn to act, with these paintings of A completed and not exhibited.
    fn with_completed(options: &str, paintings: &[u8]) -> Studio {
        let options = format!("tiles=on counts=exhibited {options}");
        let mut studio = studio(&options, Tile::VanGogh, &[(Pigment::Red, 1)], paintings);
        for number in paintings {
            let cells = studio.deck.cells(card(*number));
            for cell in cells {
                let grid = studio.deck.grid(card(*number));
                studio.cells[card(*number).idx()].fill(grid, cell, cell);
            }
        }
        studio
    }

    /// CP-9.3, CP-10.1: exhibitions call the end, completion does not.
    #[test]
    fn the_second_exhibition() {
        let mut studio = with_completed("", &[1, 2]);
        studio.painter_mut(A).finished.add(card(9));
        studio.complete(A, card(1));
        assert_eq!(studio.end, None);
        studio.perform(A, Deed::TakePainting);
        studio.proceed();
        assert_eq!(actions(&studio), ["exhibit 1", "exhibit 2"]);
        say(&mut studio, "exhibit 2");
        assert_eq!(studio.end, Some(End::Paintings));
        assert_eq!(studio.points(studio.painter(A)), 12 + 10, "painting 1 is not exhibited");
    }

    /// CP-9.3: even the last card of a hand has to be put down.
    #[test]
    fn the_last_card() {
        let mut studio = with_completed("", &[1]);
        studio.painter_mut(A).kept = 1;
        studio.perform(A, Deed::TakePainting);
        studio.proceed();
        assert_eq!(studio.step(), Step::Show(A));
    }

    /// CP-9.8b: with the switch on, a kept or just bought bonus card can be spent to exhibit.
    #[test]
    fn by_card() {
        let lists = |studio: &Studio| actions(studio).contains(&"exhibit by mix".to_owned());
        let mut kept = with_completed("cards=b swap=exhibit", &[1]);
        kept.painter_mut(A).cards.add(Bonus::Mix);
        assert!(lists(&kept));
        say(&mut kept, "exhibit by mix");
        assert_eq!((kept.painter(A).finished.len(), kept.painter(A).used), (1, Some(Bonus::Mix)));
        let mut bought = with_completed("cards=a swap=exhibit", &[1]);
        bought.agenda.push(Step::Bought(A, Bonus::Mix));
        assert_eq!(actions(&bought), ["exhibit by mix", "stop"]);
        let mut off = with_completed("cards=b", &[1]);
        off.painter_mut(A).cards.add(Bonus::Mix);
        assert!(!lists(&off));
        let why = "in this game bonus cards do not exhibit paintings (CP-9.8b)";
        assert_eq!(refusal(&off, "exhibit by mix"), why);
    }

    /// CP-10.1: of several reasons to end the game, the first is recorded.
    #[test]
    fn the_first_reason_stays() {
        let mut studio = with_completed("end=marker", &[1]);
        studio.painter_mut(A).finished.add(card(9));
        studio.painter_mut(A).tools[0] = 7;
        studio.advance(A, crate::Tool::Tube);
        assert_eq!(studio.end, Some(End::Marker));
        studio.perform(A, Deed::TakePainting);
        studio.proceed();
        assert_eq!((studio.painter(A).finished.len(), studio.end), (2, Some(End::Marker)));
    }
}
