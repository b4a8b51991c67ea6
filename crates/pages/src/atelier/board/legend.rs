//! The legend of the board of Atelier: colors and their mixtures (AT-1.2, AT-1.3), costs, kinds of canvases,
//! originals and fakes.

use art::{PicturePath, atelier::Subject};
use atelier::{BlankPoints, Color, Jokers, Kind, Mixing};
use maud::{Markup, html};

use super::{BoardContext, card::mark};
use crate::{
    atelier::phrases,
    board::{self, legend::LegendLine, piece::picture},
    words,
};

impl BoardContext<'_> {
    pub(super) fn legend(&self) -> Markup {
        let mut lines = vec![self.colors()];
        lines.extend(self.mixed());
        lines.extend(self.costs());
        lines.extend(self.canvases());
        lines.push((html! { span.fresh {} }, self.language().say("at-legend-fresh")));
        board::legend::legend(self.language(), &lines)
    }

    fn colors(&self) -> LegendLine {
        let t = self.language();
        let marks = html! { @for color in Color::ALL { (mark(color.letter())) } };
        let named = Color::ALL.map(|it| format!("{} {}", it.letter(), phrases::color(it, t)));
        (marks, t.tell("at-legend-colors", &[("colors", words::list(t, &named).into())]))
    }

    /// The mixed colors of this table with their parts and the sources of the parts.
    fn mixed(&self) -> Vec<LegendLine> {
        let (t, table) = (self.language(), self.view.studio.deck.secondaries());
        let rule = match self.view.studio.rules.mixing {
            Mixing::Free => "at-way-mixing-free",
            Mixing::Pairs => "at-way-mixing-pairs",
        };
        let mixed = table.iter().map(|it| {
            let [one, other] = it.parts;
            let marks =
                html! { (mark(it.letter)) "=" (mark(one.letter())) "+" (mark(other.letter())) };
            let [one, other] = it.parts.map(|part| phrases::color(part, t));
            let parts = t.tell("at-legend-parts", &[("one", one.into()), ("other", other.into())]);
            let name = words::capitalized(&phrases::mixed(&it.name, t));
            (marks, words::said_of(t, &name, &parts))
        });
        let all = html! { @for it in table.iter() { (mark(it.letter)) } };
        mixed.chain([(all, t.say(rule))]).collect()
    }

    /// The lines about costs that can be paid, and about jokers.
    fn costs(&self) -> [LegendLine; 3] {
        let t = self.language();
        let stands = t.say(match self.view.studio.rules.jokers {
            Jokers::Primary => "at-way-jokers-primary",
            Jokers::Any => "at-way-jokers-any",
        });
        [
            (html! { b.yes { (mark('C')) } }, t.say("at-can-pay")),
            (html! { b.no { (mark('C')) } }, t.say("at-legend-faded")),
            (
                picture(&PicturePath::Canvas(Kind::Joker, None), ""),
                t.tell("at-legend-joker", &[("stands", stands.into())]),
            ),
        ]
    }

    fn canvases(&self) -> [LegendLine; 5] {
        let (t, subject) = (self.language(), Some(Subject::ALL[0]));
        let blank = t.say(match self.view.studio.rules.blank {
            BlankPoints::Minus => "at-way-blank-costs",
            BlankPoints::Plus => "at-way-blank-brings",
        });
        let kinds = [(Kind::Blank, None), (Kind::Drawn, subject), (Kind::Painted, subject)];
        let kinds =
            html! { @for (kind, of) in kinds { (picture(&PicturePath::Canvas(kind, of), "")) } };
        let turned =
            html! { span.tilted { (picture(&PicturePath::Canvas(Kind::Blank, None), "")) } };
        let works = html! { span.at-works {
            @for kind in ["original", "fake", "drawing", "blank", "held"] { span.(kind) {} }
        } };
        [
            (kinds, t.tell("at-legend-kinds", &[("blank", blank.into())])),
            (html! { span.at-worth { "★ 4" } }, t.say("at-legend-original")),
            (html! { span.at-worth { "✕ 3" } }, t.say("at-legend-fake")),
            (turned, t.say("at-legend-turned")),
            (works, t.say("at-legend-works")),
        ]
    }
}
