//! The English sentences of objections, with the keys by which other languages translate them.

use game::reasons;

use super::Objection;
use crate::obstacle;

reasons! {
    impl Objection {
        Objection::Asked(question) => "no-cp-asked", "now {question}", question;
        Objection::NoSpace(deed) => "no-cp-space", "there is no free space at {deed}", deed;
        Objection::HasToken
            => "no-cp-has-token", "whoever has the first-player token may not go there";
        Objection::NobodyThere(deed)
            => "no-cp-nobody-there", "you have no assistant standing at {deed}", deed;
        Objection::Impossible(deed)
            => "no-cp-impossible", "you cannot carry out {deed}: {why}", deed, why = obstacle::of(*deed).0;
        Objection::NobodyLies(deed)
            => "no-cp-nobody-lies", "you have no assistant lying at {deed}", deed;
        Objection::NothingToCopy(deed) => "no-cp-nothing-to-copy", "nobody stands at {deed}", deed;
        Objection::NotDealt(tile) => "no-cp-not-dealt", "{tile} is not one of your tiles", tile;
        Objection::NotSecondary(color)
            => "no-cp-not-secondary", "{color} is not a secondary color", color;
        Objection::NotInHand(card)
            => "no-cp-not-in-hand", "painting {card} is not in your hand", card;
        Objection::NoCard(bonus) => "no-cp-no-card", "you have no {bonus} card to use", bonus;
        Objection::OneCardARound => "no-cp-one-card", "you have used a bonus card in this round";
        Objection::NoUse(bonus) => "no-cp-no-use", "the {bonus} card could do nothing now", bonus;
        Objection::NothingToExhibit
            => "no-cp-nothing-to-exhibit", "you have no completed painting to exhibit";
        Objection::NotExhibitable(card)
            => "no-cp-not-exhibitable", "painting {card} is no completed painting of yours", card;
        Objection::NotByCard
            => "no-cp-not-by-card", "in this game bonus cards do not exhibit paintings";
        Objection::NotOnEasel(card) => "no-cp-not-on-easel", "painting {card} is on no easel", card;
        Objection::OnePainting
            => "no-cp-one-painting", "a painting lies before you: finish it before you take another";
        Objection::NotOnDisplay(bonus)
            => "no-cp-not-on-display", "no {bonus} card is on display", bonus;
        Objection::TooExpensive { cost, owned }
            => "no-cp-expensive", "that card costs {cost} white, and you have {owned}", cost, owned;
        Objection::CannotMix(color) => "no-cp-mix", "you cannot mix {color} like that", color;
        Objection::NoBlackLeft => "no-cp-no-black", "there is no black left";
        Objection::CannotPay(color) => "no-cp-pay", "you cannot pay with {color}", color;
        Objection::LastSpace(tool) => "no-cp-last-space", "the {tool} is as good as it gets", tool;
        Objection::CannotExchange(from, to)
            => "no-cp-exchange", "{from} cannot be exchanged for {to}", from, to;
        Objection::NotYourPainting(card)
            => "no-cp-not-your-painting", "you cannot paint on painting {card} now", card;
        Objection::NoFreeCell(card, color)
            => "no-cp-no-cell", "painting {card} has no free {color} cell", card, color;
        Objection::NotThatCell { card, color, at }
            => "no-cp-not-that-cell", "cell {cell} of painting {card} is no free {color} cell", cell = at + 1, card, color;
        Objection::NoPigment(color) => "no-cp-no-pigment", "you have no {color} to use", color;
        Objection::TooMuchWhite(card)
            => "no-cp-much-white", "painting {card} has three white already", card;
        Objection::BlackIsNotPainted => "no-cp-black", "black is never painted";
        Objection::Signed(card) => "no-cp-signed", "painting {card} is signed already", card;
        Objection::EmptyBrush => "no-cp-brush", "your brush is empty";
        Objection::OnlyColor(color)
            => "no-cp-only-color", "only {color} cells are painted now, and with {color}", color;
        Objection::NotGiven(card, color)
            => "no-cp-not-given", "painting {card} gives back no {color}", card, color;
        Objection::Begun { on: card, .. }
            => "no-cp-begun", "you have begun to paint on painting {card}", card;
        Objection::WrongColor(cell, color)
            => "no-cp-wrong-color", "a {cell} cell does not take {color}", cell, color;
        Objection::NoBorrowing => "no-cp-no-borrowing", "you may not borrow any white now";
        Objection::CannotBorrow(seat)
            => "no-cp-cannot-borrow", "there is no white of {seat} to borrow", seat;
        Objection::NotBegun
            => "no-cp-not-begun", "what you have begun you must do at least in part";
        Objection::NoSuchTurn => "no-cp-no-such-turn", "the wheel turns 0 or 2 steps";
        Objection::CannotDry(color) => "no-cp-dry", "you have no {color} that could dry", color;
    }
}
