//! The implementation of the contract [`Game`]. Each method only calls the method of the same name in the
//! module of its chapter. If that method is missing, the compiler warns of endless recursion.

use game::{
    BadSetup, Event, EventOf, Game, Luck, Preset, Seat, Sight, Source, Stride, Title, Turn,
    Verdict, Viewer,
};

use crate::{
    actions::Action, luck::Chance, objection::Objection, state::Atelier, variants::Options,
    view::View,
};

impl Game for Atelier {
    const TITLE: Title = Title {
        slug: "atelier",
        name: "Atelier",
        seats: 2..=5,
        rules_version: 1,
        rules: include_str!("../RULES.md"),
        translations: &[
            ("it", include_str!("../RULES.it.md")),
            ("fr", include_str!("../RULES.fr.md")),
        ],
    };

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Objection = Objection;

    fn new(seats: u8, options: &Options) -> Result<Atelier, BadSetup> {
        Ok(Atelier::lay_out(seats, options))
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.studio.turn()
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.actions(seat, out);
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        self.chances(out);
    }

    #[inline]
    fn draw<L: Luck>(&self, luck: &mut L) -> Chance {
        self.draw(luck)
    }

    #[inline]
    fn apply(&mut self, event: &EventOf<Atelier>) {
        match event {
            Event::Choice { seat, action } => self.act(*seat, *action),
            Event::Chance(chance) => self.fall(*chance),
        }
    }

    #[inline]
    fn stride<L: Luck>(&mut self, luck: &mut L, _: &mut Vec<Action>) -> Stride {
        self.stride(luck)
    }

    fn verdict(&self) -> Option<Verdict> {
        self.studio.verdict()
    }

    fn sources(&self, seat: Seat) -> Vec<Source> {
        self.studio.points_by_source(seat).sources()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view(viewer)
    }

    fn sight(&self, viewer: Viewer, event: &EventOf<Atelier>) -> Sight {
        Atelier::sight(viewer, *event)
    }

    fn imagine<L: Luck>(view: &View, luck: &mut L) -> Atelier {
        view.imagine(luck)
    }

    fn presets() -> Vec<Preset<Options>> {
        Options::presets()
    }

    fn objection(&self, seat: Seat, action: &Action) -> Objection {
        self.objection(seat, *action)
    }

    fn audit(&self) -> Result<(), String> {
        self.audit()
    }
}
