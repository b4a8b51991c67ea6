//! The canvas that is being played, on the desk: what it costs, what of that is paid, what is left, and
//! the cheapest way to pay it (AT-4).

use atelier::{Kind, Step};
use maud::{Markup, html};

use super::{
    Look,
    bill::{Bill, Source, Stand, Symbol, Unit},
    card::{self, mark},
};
use crate::{
    atelier::phrases,
    board::piece::{picture, piece},
    words,
};

impl Look<'_> {
    pub(super) fn desk(&self) -> Markup {
        let Some(bill) = &self.bill else { return html! {} };
        let (t, deck) = (self.tongue(), self.view.studio.deck);
        let name = phrases::priced(deck, bill.card, t);
        html! {
            section.at-desk aria-label=(t.say("at-desk")) {
                (piece("at-card", &card::id(bill.card), &name, None, &card::face(deck, bill.card, &name, &[], t)))
                div.at-bill {
                    div.at-about {
                        h2 { (self.names.tell(bill.seat, "at-desk-title", &[("card", phrases::card(deck, bill.card, t).into())])) }
                        @if let Some(on) = bill.on { p.at-on { (t.tell("at-lies-on", &[("card", phrases::card(deck, on, t).into())])) } }
                        (self.becomes(bill))
                        @if matches!(self.view.studio.step, Step::Place(..)) && self.view.viewer.is(bill.seat) {
                            p { (t.say("at-choose-place")) }
                        }
                    }
                    (self.symbols(bill))
                    (self.way())
                }
            }
        }
    }

    /// Whether a painting will be the original of its subject, or a fake (AT-5.1).
    fn becomes(&self, bill: &Bill) -> Markup {
        let studio = &self.view.studio;
        let is_fake = !(studio.paintings() & studio.deck.same_subject(bill.card)).is_empty();
        let (key, sign) = if is_fake { ("fake", "✕") } else { ("original", "★") };
        html! {
            @if bill.card.kind() == Kind::Painted {
                p.at-becomes.(key) { span aria-hidden="true" { (sign) " " } (self.tongue().say(&format!("at-becomes-{key}"))) }
            }
        }
    }

    fn symbols(&self, bill: &Bill) -> Markup {
        let (paid, all) = bill.paid();
        let mut left = self.proposal.clone();
        html! {
            @if !matches!(self.view.studio.step, Step::Place(..)) {
                ol.at-symbols {
                    @for symbol in &bill.symbols { (self.symbol(symbol, &mut left)) }
                }
                p.at-left { (self.tongue().tell("at-paid", &[("count", paid.into()), ("needs", all.into())])) }
            }
        }
    }

    fn symbol(&self, symbol: &Symbol, proposal: &mut Vec<Source>) -> Markup {
        let is_mixed = symbol.units.len() != 1;
        html! {
            li.at-symbol.mixed[is_mixed] {
                @if is_mixed { span.at-whole.paid[symbol.by_pair] { (mark(symbol.letter)) } }
                @for unit in &symbol.units { (self.unit(*unit, proposal)) }
            }
        }
    }

    fn unit(&self, unit: Unit, proposal: &mut Vec<Source>) -> Markup {
        let class = match unit.stand {
            Stand::Paid => "paid",
            Stand::Now => "now",
            Stand::Later => "later",
        };
        let found = (unit.stand != Stand::Paid)
            .then(|| proposal.iter().position(|it| it.color() == unit.color))
            .flatten();
        let source = found.map(|at| proposal.remove(at));
        html! {
            span.at-unit.(class) {
                (mark(unit.color.letter()))
                @if let Some(source) = source { (self.source(source)) }
            }
        }
    }

    /// From where a unit would be paid: the palette, or this card of the hand.
    fn source(&self, source: Source) -> Markup {
        let (t, deck) = (self.tongue(), self.view.studio.deck);
        let told = [("card", phrases::card(deck, source.card(), t).into())];
        match source {
            Source::Turned(..) => {
                html! { span.at-from.turn title=(words::capitalized(&t.tell("at-by-turning", &told))) { "↻" } }
            }
            Source::Discarded(_, it) => html! {
                span.at-from.(it.kind().name()) title=(words::capitalized(&t.tell("at-by-discarding", &told))) {
                    (picture(&card::address(deck, it, card::Hung::Upright), ""))
                }
            },
        }
    }

    /// The whole proposal at one touch; what asks for no decision is passed over on the way.
    fn way(&self) -> Markup {
        let Some(first) = self.proposal.first() else { return html! {} };
        let t = self.tongue();
        let plan: Vec<String> = self.proposal.iter().map(|it| it.action().to_string()).collect();
        let count = |of: fn(&Source) -> bool| self.proposal.iter().filter(|it| of(it)).count();
        let turned = count(|it| matches!(it, Source::Turned(..)));
        let jokers = count(|it| it.card().kind() == Kind::Joker);
        let cards = self.proposal.len() - turned - jokers;
        let and_jokers = if cards == 0 { "at-cheapest-jokers" } else { "at-cheapest-and-jokers" };
        let kinds = [
            ("at-cheapest-turned", turned),
            ("at-cheapest-discarded", cards),
            (and_jokers, jokers),
        ];
        let told: Vec<String> = kinds
            .into_iter()
            .filter(|(_, count)| *count != 0)
            .map(|(key, count)| t.tell(key, &[("count", count.into())]))
            .collect();
        let color = phrases::color(first.color(), t);
        html! {
            div.at-way {
                p { (t.say("at-cheapest")) " " strong { (words::list(t, &told)) } }
                button.primary type="submit" form="act" name="action" value=(first.action().to_string()) data-plan=(plan.join(";")) {
                    (t.say("at-pay-so"))
                }
                p.at-or { (t.tell("at-or-choose", &[("color", color.into())])) }
            }
        }
    }
}
