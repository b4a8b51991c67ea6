//! Objections: the reasons why an action is refused, each with the clause that forbids the action. The legal
//! actions are decided in `actions`; this file explains a refusal afterwards.

use game::{Clause, Seat};

use crate::{
    actions::{Action, Stroke, place::inner_space},
    bonus::Bonus,
    cards::Card,
    cells::Cell,
    components::{Deed, MAX_WHITE, Pigment, Tool},
    obstacle,
    painters::Tile,
    question::Question,
    round::Step,
    state::Studio,
    variants::{Black, BonusRule, Easel, Swap},
};

mod words;

/// The reason why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// The game asks another question now.
    Asked(Question),
    /// The action has no free space: it is taken, covered or forbidden.
    NoSpace(Deed),
    /// The player is the first player already and cannot become it.
    HasToken,
    /// The player has no assistant standing on this action.
    NobodyThere(Deed),
    /// The action of the board cannot be carried out now.
    Impossible(Deed),
    /// The player has no assistant lying on this action.
    NobodyLies(Deed),
    /// No assistant of any player stands on this action, so it cannot be copied.
    NothingToCopy(Deed),
    /// The tile was not dealt to the player.
    NotDealt(Tile),
    /// The color is not secondary, and only secondary colors go on Gauguin's tile.
    NotSecondary(Pigment),
    /// The card is not in the player's hand.
    NotInHand(Card),
    /// The player has no such bonus card, or may not use it now.
    NoCard(Bonus),
    /// The player has used a bonus card in this round, and only one is allowed.
    OneCardARound,
    /// The bonus card would have no effect.
    NoUse(Bonus),
    /// The player has no completed painting to exhibit.
    NothingToExhibit,
    /// The painting belongs to another player, or is not completed, or counts already.
    NotExhibitable(Card),
    /// The switch that lets bonus cards exhibit paintings is off.
    NotByCard,
    /// The painting is not on an easel.
    NotOnEasel(Card),
    /// The player has a painting already, and may paint only one at a time.
    OnePainting,
    /// No bonus card of this kind is on display.
    NotOnDisplay(Bonus),
    /// The player has too little white to buy the card.
    TooExpensive {
        /// The cost of the card in white.
        cost: u8,
        /// The white that the player has.
        owned: u8,
    },
    /// A part of the color is missing, or another color has to be mixed.
    CannotMix(Pigment),
    /// All black has been taken.
    NoBlackLeft,
    /// The player cannot pay with this pigment: it is black, or the player has none.
    CannotPay(Pigment),
    /// The marker of the tool is on its last space already.
    LastSpace(Tool),
    /// The exchange is not allowed: only colors are exchanged, and only for others of their kind.
    CannotExchange(Pigment, Pigment),
    /// The painting belongs to another player, or is not in play.
    NotYourPainting(Card),
    /// The painting has no free cell of this color.
    NoFreeCell(Card, Pigment),
    /// The named cell is painted already, or is of another color.
    NotThatCell {
        /// The painting.
        card: Card,
        /// The color that the action names for the cell.
        color: Pigment,
        /// The place of the cell, from 0 at the top left.
        at: usize,
    },
    /// The player's reserve has none of this pigment.
    NoPigment(Pigment),
    /// The painting has three white already.
    TooMuchWhite(Card),
    /// Black is worth points in this game and is not painted.
    BlackIsNotPainted,
    /// The painting has its one signature already.
    Signed(Card),
    /// The brush is used up, and only borrowed pigments are left.
    EmptyBrush,
    /// By the power of Manet, Monet or Renoir only cells of this color are painted.
    OnlyColor(Pigment),
    /// Degas's power paints only with pigments of the painting that counts now, and this pigment is not one of
    /// them.
    NotGiven(Card, Pigment),
    /// The power paints on one painting only, and has begun on another one.
    Begun {
        /// The painting on which the power has begun.
        on: Card,
        /// The clause of the power.
        clause: &'static str,
    },
    /// The pigment, named second, does not fit a cell of the color, named first.
    WrongColor(Pigment, Pigment),
    /// Only Valadon's player borrows white, and only once.
    NoBorrowing,
    /// The reserve of that player has no white.
    CannotBorrow(Seat),
    /// The action has to be begun before it can be ended.
    NotBegun,
    /// The wheel can be turned by 0 or 2 steps only.
    NoSuchTurn,
    /// The pigment cannot dry: it is black, or the player has none.
    CannotDry(Pigment),
}

impl game::Objection for Objection {
    fn clause(&self) -> Clause {
        Clause(match self {
            Objection::Asked(question) => question.clause(),
            Objection::NoSpace(_) | Objection::HasToken => "CP-3.2",
            Objection::NobodyThere(_) | Objection::NotBegun => "CP-3.3",
            Objection::Impossible(deed) => obstacle::of(*deed).1,
            Objection::NobodyLies(_) => "CP-6.4",
            Objection::NothingToCopy(_) => "CP-5.2",
            Objection::NotDealt(_) => "CP-8.0",
            Objection::NotSecondary(_) => "CP-8.3",
            Objection::NotInHand(_) => "CP-9.2",
            Objection::NoCard(_)
            | Objection::OneCardARound
            | Objection::NotOnDisplay(_)
            | Objection::TooExpensive { .. } => "CP-7.1",
            Objection::NoUse(_) | Objection::CannotExchange(..) | Objection::LastSpace(_) => {
                "CP-7.2"
            }
            Objection::NothingToExhibit | Objection::NotExhibitable(_) => "CP-9.3",
            Objection::NotByCard => "CP-9.8b",
            Objection::NotOnEasel(_) => "CP-4.6",
            Objection::OnePainting => "CP-9.4a",
            Objection::CannotMix(Pigment::Black) | Objection::NoBlackLeft => "CP-4.3",
            Objection::CannotMix(_) => "CP-4.2",
            Objection::CannotPay(_) => "CP-4.4",
            Objection::NotYourPainting(_)
            | Objection::NoFreeCell(..)
            | Objection::NotThatCell { .. }
            | Objection::NoPigment(_)
            | Objection::TooMuchWhite(_)
            | Objection::BlackIsNotPainted
            | Objection::EmptyBrush
            | Objection::WrongColor(..) => "CP-4.7",
            Objection::Signed(_) => "CP-9.4b",
            Objection::NotGiven(..) => "CP-8.2",
            Objection::OnlyColor(_) => "CP-8.4",
            Objection::Begun { clause, .. } => clause,
            Objection::NoBorrowing | Objection::CannotBorrow(_) => "CP-8.7",
            Objection::NoSuchTurn => "CP-5.3",
            Objection::CannotDry(_) => "CP-6.3",
        })
    }
}

impl Studio {
    /// The objection to an illegal `action`: it does not answer the present question, or it is a wrong answer
    /// to it.
    pub(crate) fn objection(&self, seat: Seat, action: Action) -> Objection {
        let step = self.step();
        let asked = Objection::Asked(Question::at(step));
        let uses = matches!(step, Step::Act(_) | Step::After(_) | Step::Bought(..));
        let paints = matches!(step, Step::Paint { .. } | Step::Dab { .. } | Step::Degas { .. });
        let begins = matches!(step, Step::Paint { .. } | Step::Tools(..) | Step::Exchange(..));
        let (is_answer, why) = match action {
            Action::Keep(tile) => (step == Step::Keep, Objection::NotDealt(tile)),
            Action::Tint(it) => (matches!(step, Step::Tint(_)), Objection::NotSecondary(it)),
            Action::Pick(card) => (matches!(step, Step::Pick(_)), Objection::NotInHand(card)),
            Action::Show(card) => {
                (matches!(step, Step::Unveil | Step::Show(_)), Objection::NotInHand(card))
            }
            Action::Place(deed) => {
                (matches!(step, Step::Place(_)), self.object_to_place(seat, deed))
            }
            Action::Lay(deed) | Action::Decline(deed) => {
                (matches!(step, Step::Act(_)), self.object_to_lay(seat, deed))
            }
            Action::Use(bonus) => (uses, self.object_to_use(seat, bonus)),
            Action::ExhibitBy(bonus) => (uses, self.object_to_exhibit_by(seat, bonus)),
            Action::Take(card) => (matches!(step, Step::Visit(_)), self.object_to_take(card)),
            Action::Buy(bonus) => (matches!(step, Step::Visit(_)), self.object_to_buy(seat, bonus)),
            Action::Exhibit(card) => {
                (matches!(step, Step::Visit(_) | Step::Exhibit(_)), Objection::NotExhibitable(card))
            }
            Action::Copy(deed) => (matches!(step, Step::Copy(_)), self.object_to_copy(deed)),
            Action::Mix(color, _) => {
                (matches!(step, Step::Mix(..) | Step::MixAny(_)), self.object_to_mix(color))
            }
            Action::Pay(it) => {
                (matches!(step, Step::Pay(..) | Step::PayAgain(..)), Objection::CannotPay(it))
            }
            Action::Advance(tool) => (matches!(step, Step::Tools(..)), Objection::LastSpace(tool)),
            Action::Exchange(from, to) => {
                (matches!(step, Step::Exchange(..)), Objection::CannotExchange(from, to))
            }
            Action::Paint(stroke) => (paints, self.object_to_stroke(seat, stroke)),
            Action::Borrow(lender, card, cell) => (
                matches!(step, Step::Paint { .. }),
                self.object_to_borrow(seat, lender, card, cell),
            ),
            Action::Stop => (begins, Objection::NotBegun),
            Action::Turn(_) => (matches!(step, Step::Turn(_)), Objection::NoSuchTurn),
            Action::Dry(it) => (matches!(step, Step::Dry(_)), Objection::CannotDry(it)),
            Action::Stand(deed) => (matches!(step, Step::Stand(_)), Objection::NobodyLies(deed)),
            // Whoever is asked for these may give them.
            Action::Again | Action::Hire | Action::Token => (false, asked),
        };
        if is_answer { why } else { asked }
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
        if self.rules.swap == Swap::Off {
            return Objection::NotByCard;
        }
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

    fn object_to_mix(&self, color: Pigment) -> Objection {
        let none_left = color == Pigment::Black && self.blacks == 0;
        if none_left { Objection::NoBlackLeft } else { Objection::CannotMix(color) }
    }

    fn object_to_stroke(&self, seat: Seat, stroke: Stroke) -> Objection {
        let Stroke { card, cell, pigment } = stroke;
        let fault = self.object_to_cell(seat, card, cell).or_else(|| self.object_to_power(stroke));
        if let Some(fault) = fault {
            return fault;
        }
        let cells = self.cells[card.idx()];
        if pigment == Pigment::White && cells.white() == MAX_WHITE {
            return Objection::TooMuchWhite(card);
        }
        if pigment == Pigment::Black && self.rules.black == Black::Points {
            return Objection::BlackIsNotPainted;
        }
        if pigment == Pigment::Black && cells.is_signed() {
            return Objection::Signed(card);
        }
        let has = self.painter(seat).reserve.has(pigment.bit());
        if has {
            Objection::WrongColor(cell.color(), pigment)
        } else {
            Objection::NoPigment(pigment)
        }
    }

    /// The objection to the cell that is to be painted, if there is one.
    fn object_to_cell(&self, seat: Seat, card: Card, cell: Cell) -> Option<Objection> {
        if !self.painter(seat).paintings.contains(card) {
            return Some(Objection::NotYourPainting(card));
        }
        let color = cell.color();
        if self.open(card) & color.bit() == 0 {
            return Some(Objection::NoFreeCell(card, color));
        }
        let taken = cell.place().filter(|at| self.places(card, color).all(|it| it != *at));
        taken.map(|at| Objection::NotThatCell { card, color, at })
    }

    /// The objection of the brush, or of the painter's power, to this stroke, if there is one.
    fn object_to_power(&self, stroke: Stroke) -> Option<Objection> {
        let Stroke { card, cell, pigment } = stroke;
        let begun = |on: Option<Card>, clause| {
            on.filter(|it| *it != card).map(|on| Objection::Begun { on, clause })
        };
        if let Step::Dab { color, on, .. } = self.step() {
            let wrong = cell.color() != color || pigment != color;
            return begun(on, "CP-8.4").or(wrong.then_some(Objection::OnlyColor(color)));
        }
        if let Step::Degas { from, on, .. } = self.step() {
            let gives = self.cells[from.idx()].colors() & pigment.bit() != 0;
            let wrong = (!gives).then_some(Objection::NotGiven(from, pigment));
            let unfit =
                (cell.color() != pigment).then_some(Objection::WrongColor(cell.color(), pigment));
            return begun(on, "CP-8.2").or(wrong).or(unfit);
        }
        matches!(self.step(), Step::Paint { left: 0, .. }).then_some(Objection::EmptyBrush)
    }

    fn object_to_borrow(&self, seat: Seat, lender: Seat, card: Card, cell: Cell) -> Objection {
        if !matches!(self.step(), Step::Paint { guests: 1.., .. }) {
            return Objection::NoBorrowing;
        }
        if let Some(fault) = self.object_to_cell(seat, card, cell) {
            return fault;
        }
        let full = MAX_WHITE <= self.cells[card.idx()].white();
        if full { Objection::TooMuchWhite(card) } else { Objection::CannotBorrow(lender) }
    }
}
