//! The legend of the board of Canvas: swatches and elements (CV-1.1), covering (CV-3.4), ribbons (CV-3.6),
//! tokens (CV-3.3).

use art::PicturePath;
use canvas::{
    Color, Icons, Mode, Swatch,
    components::{Element, Icon},
};
use maud::{Markup, html};

use super::{BoardContext, scoring::ribbon};
use crate::{
    board::{self, legend::LegendLine, piece::picture},
    canvas::phrases,
    words,
};

pub(super) fn legend(context: BoardContext<'_>) -> Markup {
    let t = context.t;
    let mut lines = vec![swatches(context)];
    lines.extend(Element::ALL.map(|it| element(context, it)));
    lines.push((stamp(Icon::Bonus(Element::Hue)), t.say("cv-legend-bonus")));
    lines.push((covered(), t.say("cv-legend-covers")));
    lines.extend([ribbons(context), bonus(context), tokens(context)]);
    lines.push((html! { span.fresh {} }, t.say("cv-legend-fresh")));
    board::legend::legend(t, &lines)
}

/// The line about swatches, of which two of the five show an icon.
fn swatches(context: BoardContext<'_>) -> LegendLine {
    let t = context.t;
    let icons = shown(Swatch::Yellow, Element::Shape).under(shown(Swatch::Blue, Element::Hue));
    let colors = words::list(t, &phrases::swatch_names(t));
    (strip(icons), t.tell("cv-legend-swatches", &[("colors", colors.into())]))
}

fn element(context: BoardContext<'_>, element: Element) -> LegendLine {
    let name = context.t.say(&format!("cv-element-{}", element.name()));
    (stamp(Icon::Element(element)), words::capitalized(&name))
}

/// The picture of covering: a top card, the card beneath it, and the visible icons of both.
fn covered() -> Markup {
    let top = shown(Swatch::Red, Element::Tone).under(shown(Swatch::Green, Element::Shape));
    let bottom = shown(Swatch::Red, Element::Hue).under(shown(Swatch::Blue, Element::Texture));
    html! { span.covered { (strip(top)) (strip(bottom)) (strip(bottom.under(top))) } }
}

fn ribbons(context: BoardContext<'_>) -> LegendLine {
    let colors = &Color::ALL[..context.view.scoring.len()];
    (html! { @for it in colors { (ribbon(*it, context.t)) } }, context.t.say("cv-legend-ribbons"))
}

fn bonus(context: BoardContext<'_>) -> LegendLine {
    (ribbon(Color::Gray, context.t), context.t.say("cv-legend-gray"))
}

fn tokens(context: BoardContext<'_>) -> LegendLine {
    let key = match context.view.rules.mode {
        Mode::Together | Mode::Vincent => "cv-legend-tokens",
        Mode::Puzzle => "cv-legend-tokens-puzzle",
    };
    (picture(&PicturePath::Inspiration, ""), context.t.say(key))
}

fn shown(swatch: Swatch, element: Element) -> Icons {
    Icons::default().with(swatch, Icon::Element(element))
}

/// The strip of swatches of a card, without the card.
fn strip(icons: Icons) -> Markup {
    html! { span.strip { (picture(&PicturePath::Strip(icons), "")) } }
}

/// An icon without a swatch: any swatch may show it.
fn stamp(icon: Icon) -> Markup {
    let icons = Icons::default().with(Swatch::Red, icon);
    let is_bonus = matches!(icon, Icon::Bonus(_));
    html! { span.stamp.bonus[is_bonus] { (picture(&PicturePath::Strip(icons), "")) } }
}
