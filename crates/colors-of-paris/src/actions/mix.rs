//! The action *Mix* (CP-4.2), with Gauguin's white (CP-8.3), and black (CP-4.3).

use game::Seat;

use crate::{
    actions::Action,
    components::{Deed, Pigment, Tool},
    round::Step,
    scoring::End,
    state::Studio,
};

/// The primaries of orange, green and violet, each as a set of pigments.
const PARTS: [u8; 3] = [
    Pigment::Red.bit() | Pigment::Yellow.bit(),
    Pigment::Yellow.bit() | Pigment::Blue.bit(),
    Pigment::Red.bit() | Pigment::Blue.bit(),
];
const SECONDARIES: u8 = Pigment::Orange.bit() | Pigment::Green.bit() | Pigment::Violet.bit();

impl Studio {
    /// The actions *Mix* that `seat` can carry out, a bit for each.
    #[inline]
    pub(crate) fn mixable(&self, seat: Seat) -> u16 {
        let painter = self.painter(seat);
        let kinds = painter.reserve.kinds();
        let has = |parts: u8| kinds & parts == parts;
        let mixable = Deed::those_of([
            (Deed::MixOrange, has(PARTS[0])),
            (Deed::MixGreen, has(PARTS[1])),
            (Deed::MixViolet, has(PARTS[2])),
            (Deed::MixBlack, has(SECONDARIES)),
        ]);
        let mixable = if self.blacks == 0 { mixable & !Deed::MixBlack.bit() } else { mixable };
        // Only Gauguin has a tint, and few are Gauguin.
        match painter.tint {
            Some(tint) if self.mixes_with_white(seat, tint) => mixable | tinted(tint, kinds),
            Some(_) | None => mixable,
        }
    }

    /// The ways to mix a secondary color: with both primaries, or without one of them.
    #[inline]
    fn ways_to_mix(&self, seat: Seat, color: Pigment) -> impl Iterator<Item = Action> {
        let parts = color.parts().expect("a secondary color");
        let reserve = self.painter(seat).reserve;
        let with_white = self.mixes_with_white(seat, color);
        let plain = reserve.has(parts[0].bit() | parts[1].bit()).then_some(None);
        let [without_first, without_second] = [(0, 1), (1, 0)].map(|(left_out, used)| {
            (with_white && reserve.has(parts[used].bit())).then_some(Some(parts[left_out]))
        });
        let ways = [plain, without_first, without_second].into_iter().flatten();
        ways.map(move |without| Action::Mix(color, without))
    }

    pub(crate) fn list_ways_to_mix(&self, seat: Seat, color: Pigment, out: &mut Vec<Action>) {
        out.extend(self.ways_to_mix(seat, color));
    }

    /// Lists everything that `seat` can mix, for a bonus card (CP-7.2).
    pub(crate) fn list_mixes(&self, seat: Seat, out: &mut Vec<Action>) {
        for color in Pigment::SECONDARIES {
            self.list_ways_to_mix(seat, color, out);
        }
        if self.mixable(seat) & Deed::MixBlack.bit() != 0 {
            out.push(Action::Mix(Pigment::Black, None));
        }
    }

    pub(crate) fn can_mix_any(&self, seat: Seat) -> bool {
        self.mixable(seat) != 0
    }

    /// Mixes at once, or asks in which way. Only Gauguin's player has a choice.
    #[inline]
    pub(crate) fn begin_to_mix(&mut self, seat: Seat, color: Pigment) {
        if self.painter(seat).tint == Some(color) {
            self.agenda.push(Step::Mix(seat, color));
        } else {
            self.blend(seat, color, None);
        }
    }

    pub(crate) fn mix_the_only_way(&mut self, seat: Seat, color: Pigment) -> bool {
        let mut ways = self.ways_to_mix(seat, color);
        let (first, second) = (ways.next(), ways.next());
        drop(ways);
        match (first, second) {
            (Some(Action::Mix(_, without)), None) => {
                self.mix(seat, color, without);
                true
            }
            (_, _) => false,
        }
    }

    /// Mixes in answer to the question of the agenda.
    pub(crate) fn mix(&mut self, seat: Seat, color: Pigment, without: Option<Pigment>) {
        debug_assert!(matches!(self.step(), Step::Mix(..) | Step::MixAny(_)));
        self.agenda.pop();
        self.blend(seat, color, without);
    }

    #[inline]
    fn blend(&mut self, seat: Seat, color: Pigment, without: Option<Pigment>) {
        let Some(parts) = color.parts() else { return self.mix_black(seat) };
        let level = self.level(seat, Tool::Palette);
        let reserve = &mut self.painter_mut(seat).reserve;
        for part in parts {
            reserve.take(if without == Some(part) { Pigment::White } else { part });
        }
        reserve.add(color, level);
    }

    /// Mixes one black; the last black calls the end (CP-10.1).
    pub(crate) fn mix_black(&mut self, seat: Seat) {
        let reserve = &mut self.painter_mut(seat).reserve;
        for part in Pigment::SECONDARIES {
            reserve.take(part);
        }
        reserve.add(Pigment::Black, 1);
        self.blacks -= 1;
        if self.blacks == 0 {
            self.call_end(End::Black);
        }
    }
}

/// The action that mixes `tint`, if one of its two primaries is among `kinds` (CP-8.3).
fn tinted(tint: Pigment, kinds: u8) -> u16 {
    let has = |nth: usize| kinds & PARTS[nth] != 0;
    match tint {
        Pigment::Orange => Deed::those_of([(Deed::MixOrange, has(0))]),
        Pigment::Green => Deed::those_of([(Deed::MixGreen, has(1))]),
        Pigment::Violet => Deed::those_of([(Deed::MixViolet, has(2))]),
        Pigment::Red | Pigment::Yellow | Pigment::Blue | Pigment::White | Pigment::Black => 0,
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        Deed, End,
        components::Pigment,
        painters::{
            Tile,
            tests::{A, actions, refusal, say, studio},
        },
        round::Step,
    };

    /// CP-4.3, CP-7.2: black is mixed by an assistant or by a card, as long as there is one.
    #[test]
    fn black_while_there_is_some() {
        let pigments = Pigment::SECONDARIES.map(|it| (it, 3));
        let mut studio = studio("tiles=on", Tile::VanGogh, &pigments, &[]);
        studio.blacks = 2;
        studio.painter_mut(A).reserve.add(Pigment::Red, 1);
        studio.painter_mut(A).reserve.add(Pigment::Blue, 1);
        studio.agenda.push(Step::MixAny(A));
        assert_eq!(actions(&studio), ["mix violet", "mix black"]);
        say(&mut studio, "mix black");
        assert_eq!((studio.blacks, studio.end), (1, None));
        studio.perform(A, Deed::MixBlack);
        assert_eq!((studio.blacks, studio.end), (0, Some(End::Black)));
        assert!(!studio.can_perform(A, Deed::MixBlack), "there is none left");
        studio.painter_mut(A).reserve.add(Pigment::Yellow, 1);
        studio.agenda.push(Step::MixAny(A));
        assert_eq!(actions(&studio), ["mix orange", "mix green", "mix violet"]);
        assert_eq!(refusal(&studio, "mix black"), "there is no black left (CP-4.3)");
        assert_eq!(studio.painter(A).reserve.count(Pigment::Black), 2);
    }
}
