//! The gain from a painting (CV-3.6): ribbons by scoring card, and the points they add.

use canvas::{Card, Color, Painter, View};
use game::Seat;
use languages::Language;

use super::phrases;
use crate::words;

/// The gain of a player from a painting.
pub(super) struct Bounty<'v> {
    view: &'v View,
    /// The player before the painting.
    painter: Painter,
    /// The ribbons by color.
    pub(super) ribbons: [u8; 5],
    /// The points that the painting adds.
    pub(super) points: i32,
}

impl Bounty<'_> {
    /// The gain of `seat` if a painting of these layers were finished now.
    pub(super) fn of<'v>(view: &'v View, seat: Seat, layers: &[Card]) -> Bounty<'v> {
        let painter = view.painters[seat.idx()];
        let ribbons = view.earned(&painter.ribbons, phrases::layered(view.deck, layers));
        Bounty::given(view, painter, ribbons)
    }

    /// The gain of `painter` from these ribbons.
    pub(super) fn given(view: &View, painter: Painter, ribbons: [u8; 5]) -> Bounty<'_> {
        let bounty = Bounty { view, painter, ribbons, points: 0 };
        Bounty { points: bounty.points_of(|_| true), ..bounty }
    }

    /// The player after the painting.
    pub(super) fn paid(&self) -> Painter {
        let mut painter = self.painter;
        painter.ribbons.iter_mut().zip(self.ribbons).for_each(|(owned, new)| *owned += new);
        painter
    }

    /// The points that the ribbons at `place` add: a scoring card, or the gray ones.
    pub(super) fn points_at(&self, place: usize) -> i32 {
        self.points_of(|it| it == place)
    }

    /// The points that the ribbons at those places add for which `counts` is true.
    fn points_of(&self, counts: impl Fn(usize) -> bool) -> i32 {
        let mut painter = self.painter;
        for (place, owned) in painter.ribbons.iter_mut().enumerate() {
            *owned += if counts(place) { self.ribbons[place] } else { 0 };
        }
        self.view.points(&painter) - self.view.points(&self.painter)
    }

    /// The gain in short: `+8 points: variety 1, bonus 2`.
    pub(super) fn brief(&self, language: Language) -> String {
        let ribbons = ribbons(&self.by_source(), language);
        match self.points {
            0 => ribbons,
            points => {
                words::said_of(language, &format!("+{}", words::points(language, points)), &ribbons)
            }
        }
    }

    /// The gain in a sentence: `one ribbon for variety and two bonus ribbons, 8 points more`.
    pub(super) fn sentence(&self, language: Language) -> String {
        let reason = |(at, it)| reason(at, it, language);
        let reasons: Vec<String> = self.by_source().into_iter().enumerate().map(reason).collect();
        if reasons.is_empty() {
            return language.say("cv-no-ribbons-at-all");
        }
        let (reasons, points) =
            (words::list(language, &reasons), words::points(language, self.points));
        language.tell("cv-bounty", &[("reasons", reasons.into()), ("points", points.into())])
    }

    fn by_source(&self) -> Vec<(u8, &'static str)> {
        by_source(self.view, self.ribbons)
    }
}

/// The places of the scoring cards in play and of the bonus, with their names.
pub(super) fn places(view: &View) -> Vec<(usize, &'static str)> {
    let conditions = view.scoring.iter().map(|it| it.name()).enumerate();
    conditions.chain([(Color::Gray as usize, phrases::BONUS)]).collect()
}

/// The numbers of ribbons with their sources, without zeros.
pub(super) fn by_source(view: &View, ribbons: [u8; 5]) -> Vec<(u8, &'static str)> {
    let all = places(view).into_iter().map(|(place, name)| (ribbons[place], name));
    all.filter(|(ribbons, _)| *ribbons != 0).collect()
}

/// The ribbons in short, or that there are none: `variety 1, bonus 2`.
pub(super) fn ribbons(by_source: &[(u8, &str)], language: Language) -> String {
    let told = |(n, name): &(u8, &str)| format!("{} {n}", phrases::source(name, language));
    let all: Vec<String> = by_source.iter().map(told).collect();
    if all.is_empty() { language.say("cv-no-ribbons") } else { all.join(", ") }
}

/// The ribbons of one source: `two ribbons for variety`. Only the first of a list says *ribbons*.
fn reason(at: usize, (ribbons, name): (u8, &str), language: Language) -> String {
    let key = match at {
        _ if name == phrases::BONUS => "cv-bonus-ribbons",
        0 => "cv-ribbons",
        _ => "cv-so-many",
    };
    let counted = words::counted(language, key, ribbons);
    if name == phrases::BONUS {
        return counted;
    }
    let name = phrases::source(name, language);
    language.tell("cv-earned-for", &[("ribbons", counted.into()), ("name", name.into())])
}
