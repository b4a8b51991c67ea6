//! Degas: pigments of a painting that counts are moved to another one (CP-8.2).

use game::Seat;

use super::Tile;
use crate::{
    actions::{Action, Stroke},
    cards::Card,
    cells::Cell,
    reserve::pigments,
    round::Step,
    state::Studio,
};

/// The greatest number of pigments that are moved.
const MAX_MOVED_PIGMENTS: u8 = 3;

impl Studio {
    /// Returns the colors of a painting that counts to the supply; Degas's player may move some of them first.
    ///
    /// If the power itself has completed the painting, the step of the painting before it has nothing left to
    /// paint on. It is dropped first, so that the agenda does not grow with a chain of paintings.
    pub(crate) fn return_colors(&mut self, seat: Seat, from: Card) {
        if let Step::Degas { from: giver, .. } = self.step() {
            self.stop_degas(giver);
        }
        if self.is_painted_by(seat, Tile::Degas) {
            self.agenda.push(Step::Degas { seat, from, left: MAX_MOVED_PIGMENTS, on: None });
        } else {
            self.cells[from.idx()].strip();
        }
    }

    /// For each painting, the set of colors of `from` that fit on it.
    fn fitting(
        &self,
        seat: Seat,
        from: Card,
        on: Option<Card>,
    ) -> impl Iterator<Item = (Card, u8)> {
        let colors = self.cells[from.idx()].colors();
        let paintings = self.painter(seat).paintings.iter();
        let chosen = paintings.filter(move |card| on.is_none_or(|it| it == *card));
        chosen.map(move |card| (card, self.open(card) & colors)).filter(|(_, fit)| *fit != 0)
    }

    /// Ends the step once no pigment fits or all are used; the other colors return to the supply.
    pub(crate) fn end_degas(&mut self, seat: Seat, from: Card, left: u8, on: Option<Card>) -> bool {
        let done = left == 0 || self.fitting(seat, from, on).next().is_none();
        if done {
            self.stop_degas(from);
        }
        done
    }

    pub(crate) fn stop_degas(&mut self, from: Card) {
        self.cells[from.idx()].strip();
        self.agenda.pop();
    }

    pub(crate) fn list_degas(
        &self,
        seat: Seat,
        from: Card,
        on: Option<Card>,
        out: &mut Vec<Action>,
    ) {
        for (card, fit) in self.fitting(seat, from, on) {
            let stroke =
                |color| Action::Paint(Stroke { card, cell: Cell::any(color), pigment: color });
            out.extend(pigments(fit).map(stroke));
        }
        out.push(Action::Stop);
    }

    pub(crate) fn degas_paints(&mut self, seat: Seat, stroke: Stroke) {
        let Step::Degas { from, left, .. } = self.step() else { return };
        let on = Some(stroke.card);
        self.cells[from.idx()].lift(stroke.pigment);
        self.ask_instead(Step::Degas { seat, from, left: left - 1, on });
        self.paint(seat, stroke);
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        components::Pigment,
        painters::{
            Tile,
            tests::{A, actions, card, refusal, say, studio},
        },
        state::Studio,
    };

    /// A studio in which A has painted all of painting 1 but its last red cell.
    fn almost_done(options: &str, paintings: &[u8]) -> Studio {
        let mut studio = studio(options, Tile::Degas, &[(Pigment::Red, 2)], paintings);
        paint_but_red(&mut studio, 1);
        studio
    }

    /// Paints all of the painting but its last red cell.
    fn paint_but_red(studio: &mut Studio, number: u8) {
        let grid = studio.deck.grid(card(number));
        for cell in studio.deck.cells(card(number)) {
            studio.cells[card(number).idx()].fill(grid, cell, cell);
        }
        studio.cells[card(number).idx()].lift(Pigment::Red);
    }

    /// CP-8.2: up to three pigments, all on one other painting; the others return.
    #[test]
    fn three_pigments_go_on() {
        let mut studio = almost_done("tiles=on", &[1, 2, 9]);
        studio.perform(A, crate::Deed::Paint);
        studio.proceed();
        say(&mut studio, "paint 1 red");
        assert_eq!(studio.painter(A).finished.iter().collect::<Vec<_>>(), [card(1)]);
        let why = "painting 1 gives back no green (CP-8.2)";
        assert_eq!(refusal(&studio, "paint 9 green"), why);
        say(&mut studio, "paint 9 yellow");
        assert!(actions(&studio).iter().all(|it| it == "stop" || it.starts_with("paint 9")));
        let why = "you have begun to paint on painting 9 (CP-8.2)";
        assert_eq!(refusal(&studio, "paint 2 red"), why);
        say(&mut studio, "paint 9 red");
        say(&mut studio, "paint 9 blue");
        assert!(studio.cells[0].is_bare());
        assert_eq!(actions(&studio), ["paint 2 red", "paint 9 red", "stop"], "the brush goes on");
    }

    /// CP-8.2: a moved pigment may go to a cell that is named by its place.
    #[test]
    fn on_a_named_cell() {
        let mut studio = almost_done("tiles=on", &[1, 9]);
        studio.perform(A, crate::Deed::Paint);
        studio.proceed();
        say(&mut studio, "paint 1 red");
        let last = studio.places(card(9), Pigment::Yellow).last().unwrap();
        say(&mut studio, &format!("paint 9 yellow at {}", last + 1));
        assert_eq!(studio.cells[card(9).idx()].all()[last], Some(Pigment::Yellow));
        assert_eq!(studio.cells[card(9).idx()].all().iter().flatten().count(), 1);
    }

    /// CP-8.2: without another painting the power has no effect, and a player may stop at once.
    #[test]
    fn nothing_to_paint_on() {
        let mut studio = almost_done("tiles=on", &[1]);
        studio.perform(A, crate::Deed::Paint);
        studio.proceed();
        assert!(studio.cells[0].is_bare(), "the only stroke is not asked");
        let mut studio = almost_done("tiles=on", &[1, 9]);
        studio.perform(A, crate::Deed::Paint);
        studio.proceed();
        say(&mut studio, "paint 1 red");
        say(&mut studio, "stop");
        assert!(studio.cells[0].is_bare());
    }

    /// CP-8.2: a painting that is completed by the power passes its own pigments on, in a chain of any length.
    #[test]
    fn chains() {
        let paintings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
        let mut studio = almost_done("tiles=on", &paintings);
        for number in paintings {
            paint_but_red(&mut studio, number);
        }
        studio.perform(A, crate::Deed::Paint);
        studio.proceed();
        for number in paintings {
            say(&mut studio, &format!("paint {number} red"));
        }
        assert_eq!(studio.painter(A).finished.len(), paintings.len());
        assert_eq!(studio.painter(A).reserve.count(Pigment::Red), 1, "one came from the reserve");
        assert!(paintings.iter().all(|it| studio.cells[card(*it).idx()].is_bare()));
    }

    /// CP-8.2, CP-9.3: in a game with exhibitions, the power works when a painting is exhibited.
    #[test]
    fn on_exhibiting() {
        let mut studio = almost_done("tiles=on counts=exhibited", &[1, 9]);
        studio.perform(A, crate::Deed::Paint);
        studio.proceed();
        say(&mut studio, "paint 1 red");
        assert!(studio.cells[0].is_full(), "its pigments stay on it");
        say(&mut studio, "stop");
        studio.perform(A, crate::Deed::TakePainting);
        studio.proceed();
        assert_eq!(actions(&studio)[0], "paint 9 red", "the only painting was exhibited unasked");
    }
}
