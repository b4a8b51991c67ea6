//! Objections in words, which other languages know by the same keys.

use game::{Reason, reason};

use super::Objection;
use crate::{
    bonus::Bonus,
    components::{Deed, Pigment},
    obstacle,
};

#[rustfmt::skip]
pub(super) fn of(objection: Objection) -> Reason {
    let deed = |deed: Deed| Reason::word("deed", deed.name());
    let color = |color: Pigment| Reason::word("pigment", color.name());
    let bonus = |bonus: Bonus| Reason::word("bonus", bonus.name());
    match objection {
        Objection::Asked(question) => reason!("no-cp-asked", "now {question}", question = Reason::from(question.text())),
        Objection::NoSpace(it) => reason!("no-cp-space", "there is no free space at {deed}", deed = deed(it)),
        Objection::HasToken => reason!("no-cp-has-token", "whoever has the first-player token may not go there"),
        Objection::NobodyThere(it) => reason!("no-cp-nobody-there", "you have no assistant standing at {deed}", deed = deed(it)),
        Objection::Impossible(it) => reason!("no-cp-impossible", "you cannot carry out {deed}: {why}", deed = deed(it), why = Reason::from(obstacle::of(it).0)),
        Objection::NobodyLies(it) => reason!("no-cp-nobody-lies", "you have no assistant lying at {deed}", deed = deed(it)),
        Objection::NothingToCopy(it) => reason!("no-cp-nothing-to-copy", "nobody stands at {deed}", deed = deed(it)),
        Objection::NotDealt(tile) => reason!("no-cp-not-dealt", "{tile} is not one of your tiles", tile = Reason::word("tile", tile.name())),
        Objection::NotSecondary(it) => reason!("no-cp-not-secondary", "{color} is not a secondary color", color = color(it)),
        Objection::NotInHand(card) => reason!("no-cp-not-in-hand", "painting {card} is not in your hand", card = card.number()),
        Objection::NoCard(it) => reason!("no-cp-no-card", "you have no {bonus} card to use", bonus = bonus(it)),
        Objection::OneCardARound => reason!("no-cp-one-card", "you have used a bonus card in this round"),
        Objection::NoUse(it) => reason!("no-cp-no-use", "the {bonus} card could do nothing now", bonus = bonus(it)),
        Objection::NothingToExhibit => reason!("no-cp-nothing-to-exhibit", "you have no completed painting to exhibit"),
        Objection::NotExhibitable(card) => reason!("no-cp-not-exhibitable", "painting {card} is no completed painting of yours", card = card.number()),
        Objection::NotByCard => reason!("no-cp-not-by-card", "in this game bonus cards do not exhibit paintings"),
        Objection::NotOnEasel(card) => reason!("no-cp-not-on-easel", "painting {card} is on no easel", card = card.number()),
        Objection::OnePainting => reason!("no-cp-one-painting", "a painting lies before you: finish it before you take another"),
        Objection::NotOnDisplay(it) => reason!("no-cp-not-on-display", "no {bonus} card is on display", bonus = bonus(it)),
        Objection::TooExpensive { cost, owned } => reason!("no-cp-expensive", "that card costs {cost} white, and you have {owned}", cost = cost, owned = owned),
        Objection::CannotMix(it) => reason!("no-cp-mix", "you cannot mix {color} like that", color = color(it)),
        Objection::NoBlackLeft => reason!("no-cp-no-black", "there is no black left"),
        Objection::CannotPay(it) => reason!("no-cp-pay", "you cannot pay with {color}", color = color(it)),
        Objection::LastSpace(tool) => reason!("no-cp-last-space", "the {tool} is as good as it gets", tool = Reason::word("tool", tool.name())),
        Objection::CannotExchange(from, to) => reason!("no-cp-exchange", "{from} cannot be exchanged for {to}", from = color(from), to = color(to)),
        Objection::NotYourPainting(card) => reason!("no-cp-not-your-painting", "you cannot paint on painting {card} now", card = card.number()),
        Objection::NoFreeCell(card, it) => reason!("no-cp-no-cell", "painting {card} has no free {color} cell", card = card.number(), color = color(it)),
        Objection::NotThatCell { card, color: it, at } => reason!("no-cp-not-that-cell", "cell {cell} of painting {card} is no free {color} cell", cell = at + 1, card = card.number(), color = color(it)),
        Objection::NoPigment(it) => reason!("no-cp-no-pigment", "you have no {color} to use", color = color(it)),
        Objection::TooMuchWhite(card) => reason!("no-cp-much-white", "painting {card} has three white already", card = card.number()),
        Objection::BlackIsNotPainted => reason!("no-cp-black", "black is never painted"),
        Objection::Signed(card) => reason!("no-cp-signed", "painting {card} is signed already", card = card.number()),
        Objection::EmptyBrush => reason!("no-cp-brush", "your brush is empty"),
        Objection::OnlyColor(it) => reason!("no-cp-only-color", "only {color} cells are painted now, and with {color}", color = color(it)),
        Objection::NotGiven(card, it) => reason!("no-cp-not-given", "painting {card} gives back no {color}", card = card.number(), color = color(it)),
        Objection::Begun { on, .. } => reason!("no-cp-begun", "you have begun to paint on painting {card}", card = on.number()),
        Objection::WrongColor(cell, it) => reason!("no-cp-wrong-color", "a {cell} cell does not take {color}", cell = color(cell), color = color(it)),
        Objection::NoBorrowing => reason!("no-cp-no-borrowing", "you may not borrow any white now"),
        Objection::CannotBorrow(seat) => reason!("no-cp-cannot-borrow", "there is no white of {seat} to borrow", seat = seat),
        Objection::NotBegun => reason!("no-cp-not-begun", "what you have begun you must do at least in part"),
        Objection::NoSuchTurn => reason!("no-cp-no-such-turn", "the wheel turns 0 or 2 steps"),
        Objection::CannotDry(it) => reason!("no-cp-dry", "you have no {color} that could dry", color = color(it)),
    }
}
