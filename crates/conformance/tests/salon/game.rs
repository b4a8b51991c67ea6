//! The implementation of the contract by the toy title; each method only calls one in another file.

use ::game::{
    BadSetup, EventOf, Game, Luck, Preset, Seat, Sight, Source, Stride, Title, Turn, Verdict,
    Viewer,
};

use super::{
    Deck, Options, Salon,
    actions::Objection,
    notation::{Action, Chance},
    view::View,
};

impl Game for Salon {
    const TITLE: Title = Title {
        slug: "salon",
        name: "The Salon",
        seats: 2..=3,
        rules_version: 1,
        rules: include_str!("RULES.md"),
        translations: &[],
    };

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Objection = Objection;

    fn new(seats: u8, options: &Options) -> Result<Salon, BadSetup> {
        Salon::lay_out(seats, *options)
    }

    fn turn(&self) -> Turn {
        self.asks()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.answers(seat, out);
    }

    fn nuances(&self, action: &Action, out: &mut Vec<Action>) {
        self.shades(*action, out);
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        self.ways(out);
    }

    fn draw<L: Luck>(&self, luck: &mut L) -> Chance {
        self.falls(luck)
    }

    fn apply(&mut self, event: &EventOf<Salon>) {
        self.carry_out(*event);
    }

    fn verdict(&self) -> Option<Verdict> {
        self.judge()
    }

    fn sources(&self, seat: Seat) -> Vec<Source> {
        self.explain(seat)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look(viewer)
    }

    fn sight(&self, viewer: Viewer, event: &EventOf<Salon>) -> Sight {
        self.witness(viewer, *event)
    }

    fn imagine<L: Luck>(view: &View, luck: &mut L) -> Salon {
        view.imagine(luck)
    }

    fn stride<L: Luck>(&mut self, luck: &mut L, actions: &mut Vec<Action>) -> Stride {
        self.goes_on(luck, actions)
    }

    fn presets() -> Vec<Preset<Options>> {
        let small = Options { deck: Deck::Small, fault: None };
        vec![
            Preset { name: "full", options: Options::default(), seats: 2..=3 },
            Preset { name: "small", options: small, seats: 2..=2 },
        ]
    }

    fn objection(&self, seat: Seat, action: &Action) -> Objection {
        self.objects(seat, *action)
    }

    fn audit(&self) -> Result<(), String> {
        self.count()
    }
}
