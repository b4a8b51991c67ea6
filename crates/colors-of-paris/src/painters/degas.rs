//! Degas: pigments of a painting that counts go on to another one (CP-8.2).

use game::Seat;

use super::Tile;
use crate::{
    actions::{Action, Stroke},
    cards::Card,
    reserve::pigments,
    round::Step,
    state::Studio,
};

/// How many pigments go on.
const PIGMENTS: u8 = 3;

impl Studio {
    /// The colors of a painting that counts return to the supply; Degas may use some before.
    pub(crate) fn return_colors(&mut self, seat: Seat, from: Card) {
        if self.is_painted_by(seat, Tile::Degas) {
            self.agenda.push(Step::Degas { seat, from, left: PIGMENTS, on: None });
        } else {
            self.cells[from.idx()].strip();
        }
    }

    /// Where colors of `from` fit: by painting, the set of them.
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

    /// Drops the step once nothing fits or all is used; the other colors return to the supply.
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
            let stroke = |color| Action::Paint(Stroke { card, cell: color, pigment: color });
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
            tests::{A, actions, card, say, studio},
        },
        state::Studio,
    };

    /// A has painted all of painting 1 but its last red cell.
    fn almost_done(options: &str, paintings: &[u8]) -> Studio {
        let mut studio = studio(options, Tile::Degas, &[(Pigment::Red, 2)], paintings);
        let grid = studio.deck.grid(card(1));
        for cell in studio.deck.cells(card(1)) {
            studio.cells[0].fill(grid, cell, cell);
        }
        studio.cells[0].lift(Pigment::Red);
        studio
    }

    /// CP-8.2: up to three pigments, all on one other painting; the others return.
    #[test]
    fn three_pigments_go_on() {
        let mut studio = almost_done("tiles=on", &[1, 2, 9]);
        studio.perform(A, crate::Deed::Paint);
        studio.proceed();
        say(&mut studio, "paint 1 red");
        assert_eq!(studio.painter(A).finished.iter().collect::<Vec<_>>(), [card(1)]);
        say(&mut studio, "paint 9 yellow");
        assert!(actions(&studio).iter().all(|it| it == "stop" || it.starts_with("paint 9")));
        say(&mut studio, "paint 9 red");
        say(&mut studio, "paint 9 blue");
        assert!(studio.cells[0].is_bare());
        assert_eq!(actions(&studio), ["paint 2 red", "paint 9 red", "stop"], "the brush goes on");
    }

    /// CP-8.2: without another painting the power is lost; and one may stop at once.
    #[test]
    fn nothing_to_paint_on() {
        let mut studio = almost_done("tiles=on", &[1]);
        studio.perform(A, crate::Deed::Paint);
        studio.proceed();
        say(&mut studio, "paint 1 red");
        assert!(studio.cells[0].is_bare());
        let mut studio = almost_done("tiles=on", &[1, 9]);
        studio.perform(A, crate::Deed::Paint);
        studio.proceed();
        say(&mut studio, "paint 1 red");
        say(&mut studio, "stop");
        assert!(studio.cells[0].is_bare());
    }

    /// CP-8.2, CP-9.3: where paintings are exhibited, it happens on exhibiting.
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
