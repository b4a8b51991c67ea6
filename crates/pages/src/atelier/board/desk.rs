//! The canvas that is being played, on the desk: its cost, the paid part, the rest, and the cheapest payment
//! of it (AT-4).

use std::mem::discriminant;

use atelier::{Cards, Kind, Step};
use maud::{Markup, html};

use super::{
    BoardContext,
    bill::{Bill, CostSymbol, CostUnit, PaymentSource, UnitState},
    card::{self, mark},
    palette::hung,
};
use crate::{
    atelier::phrases,
    board::piece::{picture, piece},
    words,
};

impl BoardContext<'_> {
    pub(super) fn desk(&self) -> Markup {
        let Some(bill) = &self.bill else { return html! {} };
        let (t, deck) = (self.language(), self.view.studio.deck);
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

    /// The sentence about whether a painting will be the original of its subject or a fake (AT-5.1).
    fn becomes(&self, bill: &Bill) -> Markup {
        let studio = &self.view.studio;
        let is_fake = !(studio.paintings() & studio.deck.same_subject(bill.card)).is_empty();
        let (key, sign) = if is_fake { ("fake", "✕") } else { ("original", "★") };
        html! {
            @if bill.card.kind() == Kind::Painted {
                p.at-becomes.(key) { span aria-hidden="true" { (sign) " " } (self.language().say(&format!("at-becomes-{key}"))) }
            }
        }
    }

    fn symbols(&self, bill: &Bill) -> Markup {
        let (paid, all) = bill.paid();
        html! {
            @if !matches!(self.view.studio.step, Step::Place(..)) {
                ol.at-symbols {
                    @for symbol in &bill.symbols { (whole(symbol)) }
                }
                p.at-left { (self.language().tell("at-paid", &[("count", paid.into()), ("needs", all.into())])) }
            }
        }
    }

    /// The button that plays the whole proposal; steps that need no decision are skipped.
    fn way(&self) -> Markup {
        let Some(first) = self.proposal.first() else { return html! {} };
        let t = self.language();
        let plan: Vec<String> = self.proposal.iter().map(|it| it.action().to_string()).collect();
        let color = phrases::color(first.color(), t);
        html! {
            div.at-way {
                p { (t.say("at-cheapest")) }
                ul.at-payers { @for (source, cards) in self.payers() { (self.payer(source, cards)) } }
                button.primary type="submit" form="act" name="action" value=(first.action().to_string()) data-plan=(plan.join(";")) {
                    (t.say("at-pay-so"))
                }
                p.at-or { (t.tell("at-or-choose", &[("color", color.into())])) }
            }
        }
    }

    /// The payments of the proposal, equal ones together.
    fn payers(&self) -> Vec<(PaymentSource, Cards)> {
        let (t, deck) = (self.language(), self.view.studio.deck);
        let looks =
            |it: PaymentSource| (discriminant(&it), it.color(), phrases::card(deck, it.card(), t));
        let mut payers: Vec<(PaymentSource, Cards)> = Vec::new();
        for it in &self.proposal {
            match payers.iter_mut().find(|(other, _)| looks(*other) == looks(*it)) {
                Some((_, cards)) => cards.add(it.card()),
                None => payers.push((*it, [it.card()].into_iter().collect())),
            }
        }
        payers
    }

    /// A payment of the proposal: the color, the cards, and the verb.
    fn payer(&self, source: PaymentSource, cards: Cards) -> Markup {
        let (t, deck) = (self.language(), self.view.studio.deck);
        let key = match source {
            PaymentSource::Turned(..) => "at-cheapest-turn",
            PaymentSource::Discarded(..) => "at-do-discard",
        };
        let what = phrases::so_many(deck, source.card(), cards.len(), t);
        let told = t.tell(key, &[("card", what.into())]);
        let hung = hung(&self.view.studio, source.card());
        html! {
            li {
                (mark(source.color().letter()))
                (picture(&card::address(deck, source.card(), hung), ""))
                span { (words::capitalized(&told)) span.sr { " (" (phrases::color(source.color(), t)) ")" } }
            }
        }
    }
}

fn whole(symbol: &CostSymbol) -> Markup {
    let is_mixed = symbol.units.len() != 1;
    html! {
        li.at-symbol.mixed[is_mixed] {
            @if is_mixed { span.at-whole.paid[symbol.by_pair] { (mark(symbol.letter)) } }
            @for it in &symbol.units { (unit(*it)) }
        }
    }
}

fn unit(unit: CostUnit) -> Markup {
    let class = match unit.state {
        UnitState::Paid => "paid",
        UnitState::Now => "now",
        UnitState::Later => "later",
    };
    html! { span.at-unit.(class) { (mark(unit.color.letter())) } }
}
