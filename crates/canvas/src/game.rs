//! The implementation of the contract [`Game`]. Each method only calls the method of the same name in the
//! module of its chapter. If that method is missing, the compiler warns of endless recursion.

use game::{
    BadSetup, Event, EventOf, Game, Luck, Preset, Seat, Sight, Source, Stride, Title, Turn,
    Verdict, Viewer,
};

use crate::{
    actions::Action, objection::Objection, round::Chance, state::Canvas, variants::Options,
    view::View,
};

impl Game for Canvas {
    const TITLE: Title = Title {
        slug: "canvas",
        name: "Canvas",
        // CV-1.5.
        seats: 1..=5,
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

    fn new(seats: u8, options: &Options) -> Result<Canvas, BadSetup> {
        Canvas::lay_out(seats, options)
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.turn()
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
    fn apply(&mut self, event: &EventOf<Canvas>) {
        match event {
            Event::Choice { seat, action } => self.act(*seat, *action),
            Event::Chance(chance) => self.fall(*chance),
        }
    }

    #[inline]
    fn stride<L: Luck>(&mut self, luck: &mut L, actions: &mut Vec<Action>) -> Stride {
        self.stride(luck, actions)
    }

    fn verdict(&self) -> Option<Verdict> {
        self.verdict()
    }

    fn sources(&self, seat: Seat) -> Vec<Source> {
        self.sources(seat)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view(viewer)
    }

    fn sight(&self, viewer: Viewer, event: &EventOf<Canvas>) -> Sight {
        self.sight(viewer, *event)
    }

    fn imagine<L: Luck>(view: &View, luck: &mut L) -> Canvas {
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
