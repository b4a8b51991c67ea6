//! Why an action is refused, by the clause that forbids it. Explains; `actions` decides.

use game::{Clause, Seat};

use crate::{
    actions::{Action, Stroke, place::inner_space},
    bonus::Bonus,
    cards::Card,
    components::{Deed, MOST_WHITE, Pigment, Tool},
    painters::Tile,
    question::Question,
    round::Step,
    state::{ColorsOfParis, Studio},
    variants::{Black, BonusRule, Easel},
};

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Objection {
    /// Something else is asked now.
    #[error("now {0}")]
    Asked(Question),
    /// The space is taken, covered or forbidden.
    #[error("there is no free space at {}", .0.name())]
    NoSpace(Deed),
    /// The first player cannot become the first player.
    #[error("whoever has the first-player token may not go there")]
    HasToken,
    /// Nobody of the player's stands there.
    #[error("you have no assistant standing at {}", .0.name())]
    NobodyThere(Deed),
    /// The action cannot be carried out.
    #[error("you cannot carry out {}: decline it, or do something else", .0.name())]
    Impossible(Deed),
    /// Nobody at all stands there.
    #[error("nobody stands at {}", .0.name())]
    NothingToCopy(Deed),
    /// The tile was not dealt to the player.
    #[error("{} is not one of your tiles", .0.name())]
    NotDealt(Tile),
    /// Only secondary colors go on Gauguin's tile.
    #[error("{} is not a secondary color", .0.name())]
    NotSecondary(Pigment),
    /// The card is somewhere else.
    #[error("painting {} is not in your hand", .0.number())]
    NotInHand(Card),
    /// The player has no such card, or not now.
    #[error("you have no {} card to use", .0.name())]
    NoCard(Bonus),
    /// One card a round.
    #[error("you have used a bonus card in this round")]
    OneCardARound,
    /// The card would do nothing.
    #[error("the {} card could do nothing now", .0.name())]
    NoUse(Bonus),
    /// Nothing is completed, or nothing is exhibited in this game.
    #[error("you have no completed painting to exhibit")]
    NothingToExhibit,
    /// The painting is not on an easel.
    #[error("painting {} is on no easel", .0.number())]
    NotOnEasel(Card),
    /// A painting lies there already.
    #[error("a painting lies before you: finish it before you take another")]
    OnePainting,
    /// No such card is on display.
    #[error("no {} card is on display", .0.name())]
    NotOnDisplay(Bonus),
    /// Too little white.
    #[error("that card costs {cost} white, and you have {owned}")]
    TooExpensive {
        /// What the card costs.
        cost: u8,
        /// What the player has.
        owned: u8,
    },
    /// A part is missing, or there is no black left.
    #[error("you cannot mix {} like that", .0.name())]
    CannotMix(Pigment),
    /// Black pays for nothing, and one cannot pay with what one lacks.
    #[error("you cannot pay with {}", .0.name())]
    CannotPay(Pigment),
    /// The marker has come to the end.
    #[error("the {} is as good as it gets", .0.name())]
    LastSpace(Tool),
    /// Only colors, and only for others of their kind.
    #[error("{} cannot be exchanged for {}", .0.name(), .1.name())]
    CannotExchange(Pigment, Pigment),
    /// The painting is another's, or not here.
    #[error("you cannot paint on painting {} now", .0.number())]
    NotYourPainting(Card),
    /// No cell of that color is free.
    #[error("painting {} has no free {} cell", .0.number(), .1.name())]
    NoFreeCell(Card, Pigment),
    /// The reserve has none of it.
    #[error("you have no {} to use", .0.name())]
    NoPigment(Pigment),
    /// Three white are on it.
    #[error("painting {} has three white already", .0.number())]
    TooMuchWhite(Card),
    /// Black is worth points and is not painted.
    #[error("black is never painted")]
    BlackIsNotPainted,
    /// One signature a painting.
    #[error("painting {} is signed already", .0.number())]
    Signed(Card),
    /// The color does not fit.
    #[error("a {} cell does not take {}", .0.name(), .1.name())]
    WrongColor(Pigment, Pigment),
    /// Only Valadon borrows, and only white.
    #[error("there is no white of {0} to borrow")]
    CannotBorrow(Seat),
    /// The action has to be begun.
    #[error("what you have begun you must do at least in part")]
    NotBegun,
    /// 0 or 2.
    #[error("the wheel turns 0 or 2 steps")]
    NoSuchTurn,
    /// Black does not dry, and nothing dries that is not there.
    #[error("you have no {} that could dry", .0.name())]
    CannotDry(Pigment),
}

impl game::Objection for Objection {
    fn clause(&self) -> Clause {
        Clause(match self {
            Objection::Asked(question) => question.clause(),
            Objection::NoSpace(_) | Objection::HasToken => "CP-3.2",
            Objection::NobodyThere(_) | Objection::Impossible(_) | Objection::NotBegun => "CP-3.3",
            Objection::NothingToCopy(_) => "CP-5.2",
            Objection::NotDealt(_) => "CP-8.0",
            Objection::NotSecondary(_) => "CP-8.3",
            Objection::NotInHand(_) => "CP-9.2",
            Objection::NoCard(_)
            | Objection::OneCardARound
            | Objection::NotOnDisplay(_)
            | Objection::TooExpensive { .. } => "CP-7.1",
            Objection::NoUse(_) | Objection::CannotExchange(..) => "CP-7.2",
            Objection::NothingToExhibit => "CP-9.3",
            Objection::NotOnEasel(_) => "CP-4.6",
            Objection::OnePainting => "CP-9.4a",
            Objection::CannotMix(_) => "CP-4.2",
            Objection::CannotPay(_) => "CP-4.4",
            Objection::LastSpace(_) => "CP-4.5",
            Objection::NotYourPainting(_)
            | Objection::NoFreeCell(..)
            | Objection::NoPigment(_)
            | Objection::TooMuchWhite(_)
            | Objection::BlackIsNotPainted
            | Objection::WrongColor(..) => "CP-4.7",
            Objection::Signed(_) => "CP-9.4b",
            Objection::CannotBorrow(_) => "CP-8.7",
            Objection::NoSuchTurn => "CP-5.3",
            Objection::CannotDry(_) => "CP-6.3",
        })
    }
}

impl ColorsOfParis {
    pub(crate) fn object(&self, seat: Seat, action: Action) -> Objection {
        match (action, self.studio.step()) {
            (Action::Keep(tile), Step::Keep) => Objection::NotDealt(tile),
            (Action::Pick(card), Step::Pick(_))
            | (Action::Show(card), Step::Unveil | Step::Show(_)) => Objection::NotInHand(card),
            (action, _) => self.studio.object(seat, action),
        }
    }
}

impl Studio {
    fn object(&self, seat: Seat, action: Action) -> Objection {
        match (action, self.step()) {
            (Action::Tint(color), Step::Tint(_)) => Objection::NotSecondary(color),
            (Action::Place(deed), Step::Place(_)) => self.object_to_place(seat, deed),
            (Action::Lay(deed) | Action::Decline(deed), Step::Act(_)) => {
                self.object_to_lay(seat, deed)
            }
            (Action::Use(bonus), Step::Act(_) | Step::After(_) | Step::Bought(..)) => {
                self.object_to_use(seat, bonus)
            }
            (Action::ExhibitBy(bonus), Step::Act(_) | Step::After(_) | Step::Bought(..)) => {
                self.object_to_exhibit_by(seat, bonus)
            }
            (Action::Take(card), Step::Visit(_)) => self.object_to_take(card),
            (Action::Buy(bonus), Step::Visit(_)) => self.object_to_buy(seat, bonus),
            (Action::Exhibit(_), Step::Visit(_) | Step::Exhibit(_)) => Objection::NothingToExhibit,
            (Action::Copy(deed), Step::Copy(_)) => self.object_to_copy(deed),
            (Action::Mix(color, _), Step::Mix(..) | Step::MixAny(_)) => Objection::CannotMix(color),
            (Action::Pay(pigment), Step::Pay(..) | Step::PayAgain(..)) => {
                Objection::CannotPay(pigment)
            }
            (Action::Advance(tool), Step::Tools(..)) => Objection::LastSpace(tool),
            (Action::Exchange(from, to), Step::Exchange(..)) => Objection::CannotExchange(from, to),
            (Action::Paint(stroke), Step::Paint { .. } | Step::Dab { .. } | Step::Degas { .. }) => {
                self.object_to_stroke(seat, stroke)
            }
            (Action::Borrow(lender, ..), Step::Paint { .. }) => Objection::CannotBorrow(lender),
            (Action::Stop, Step::Paint { .. } | Step::Tools(..) | Step::Exchange(..)) => {
                Objection::NotBegun
            }
            (Action::Turn(_), Step::Turn(_)) => Objection::NoSuchTurn,
            (Action::Dry(pigment), Step::Dry(_)) => Objection::CannotDry(pigment),
            (Action::Stand(deed), Step::Stand(_)) => Objection::NobodyThere(deed),
            (_, step) => Objection::Asked(Question::at(step)),
        }
    }

    fn object_to_place(&self, seat: Seat, deed: Deed) -> Objection {
        let has_token = deed == Deed::FirstPlayer && self.first == seat;
        if has_token { Objection::HasToken } else { Objection::NoSpace(deed) }
    }

    fn object_to_lay(&self, seat: Seat, deed: Deed) -> Objection {
        let stands = match inner_space(deed) {
            Some(space) => self.inner[space] == Some(seat),
            None if deed == Deed::White => self.painter(seat).center != 0,
            None => self.painter(seat).standing.any() & self.sector_of(deed) != 0,
        };
        if stands { Objection::Impossible(deed) } else { Objection::NobodyThere(deed) }
    }

    fn object_to_copy(&self, deed: Deed) -> Objection {
        let stands = |sector: u16| self.painters.iter().any(|it| it.standing.any() & sector != 0);
        let found = deed.is_outer() && stands(self.sector_of(deed));
        if found { Objection::Impossible(deed) } else { Objection::NothingToCopy(deed) }
    }

    fn object_to_use(&self, seat: Seat, bonus: Bonus) -> Objection {
        let painter = self.painter(seat);
        if self.rules.cards == BonusRule::B && painter.used.is_some() {
            return Objection::OneCardARound;
        }
        let bought = self.step() == Step::Bought(seat, bonus);
        let has = bought || painter.cards.count(bonus) != 0;
        if has { Objection::NoUse(bonus) } else { Objection::NoCard(bonus) }
    }

    fn object_to_exhibit_by(&self, seat: Seat, bonus: Bonus) -> Objection {
        if self.can_exhibit_by_card(seat) {
            return self.object_to_use(seat, bonus);
        }
        Objection::NothingToExhibit
    }

    fn object_to_take(&self, card: Card) -> Objection {
        let on_easel = self.easels.contains(&Some(card));
        let one = self.rules.easel == Easel::One;
        if on_easel && one { Objection::OnePainting } else { Objection::NotOnEasel(card) }
    }

    fn object_to_buy(&self, seat: Seat, bonus: Bonus) -> Objection {
        if self.display.count(bonus) == 0 {
            return Objection::NotOnDisplay(bonus);
        }
        let owned = self.painter(seat).reserve.count(Pigment::White);
        Objection::TooExpensive { cost: self.board.cost(bonus), owned }
    }

    fn object_to_stroke(&self, seat: Seat, stroke: Stroke) -> Objection {
        let Stroke { card, cell, pigment } = stroke;
        let painter = self.painter(seat);
        let cells = self.cells[card.idx()];
        if !painter.paintings.contains(card) {
            return Objection::NotYourPainting(card);
        }
        if self.open(card) & cell.bit() == 0 {
            return Objection::NoFreeCell(card, cell);
        }
        if pigment == Pigment::White && cells.white() == MOST_WHITE {
            return Objection::TooMuchWhite(card);
        }
        if pigment == Pigment::Black && self.rules.black == Black::Points {
            return Objection::BlackIsNotPainted;
        }
        if pigment == Pigment::Black && cells.is_signed() {
            return Objection::Signed(card);
        }
        if !painter.reserve.has(pigment.bit()) {
            return Objection::NoPigment(pigment);
        }
        // What is left is a power that paints one color, or on one painting.
        if pigment == cell {
            Objection::NotYourPainting(card)
        } else {
            Objection::WrongColor(cell, pigment)
        }
    }
}
