//! The legal events, and the objections to others (SL-2).

use ::game::{Clause, Event, Luck, Quote, Seat, Seats, Stride, Turn, playout::stride_by_list};

use super::{
    Fault, Salon,
    cards::{Card, Light},
    notation::{Action, Chance},
    state::Step,
};

/// The weights of gray and golden light (SL-2.1).
const LIGHTS: [(Light, u32); 2] = [(Light::Gray, 3), (Light::Gold, 1)];

/// The reason why an action of the toy title is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Objection {
    /// The card is not in the player's hand (SL-2.2).
    NotInHand,
    /// The player does not hold the card that is to be discarded (SL-2.3).
    NotHeld,
    /// The card does not lie in the row (SL-2.3).
    NotInRow,
    /// The player holds no card of the same pigment (SL-2.3).
    NoMatch,
    /// The player is not asked (SL-2.2).
    NotAsked,
    /// A planted fault: an objection without a clause.
    NoClause,
    /// A planted fault: an objection without a reason.
    NoReason,
}

impl Salon {
    pub(crate) fn asks(&self) -> Turn {
        match self.agenda.last() {
            None => Turn::Over,
            Some(Step::Deal(_) | Step::Lay | Step::Shine | Step::Replenish) => Turn::Chance,
            Some(Step::Pick) => Turn::Players(self.owing()),
            Some(Step::Visit(_)) if self.has(Fault::WaitsForNobody) => {
                Turn::Players(Seats::default())
            }
            Some(Step::Visit(seat) | Step::Discard(seat, _)) => Turn::Players(Seats::only(*seat)),
        }
    }

    pub(crate) fn answers(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.has(Fault::ClearsTheList) {
            out.clear();
        }
        let hand = self.painters[seat.idx()].hand;
        match self.agenda.last() {
            Some(Step::Visit(_)) if self.has(Fault::AnswersUnasked) => self.visits(seat, out),
            _ if !self.asks().asks(seat) => (),
            Some(Step::Pick) => out.extend(hand.iter().map(Action::Pick)),
            Some(Step::Visit(_)) => self.visits(seat, out),
            Some(Step::Discard(_, pigment)) => {
                out.extend(hand.of(*pigment).iter().map(Action::Discard));
            }
            Some(Step::Deal(_) | Step::Lay | Step::Shine | Step::Replenish) | None => (),
        }
    }

    /// Lists the actions of a visit to the row: to take a card or to rest (SL-2.3).
    fn visits(&self, seat: Seat, out: &mut Vec<Action>) {
        let start = out.len();
        if !self.has(Fault::NeverEnds) {
            let fits = |card: &Card| self.matches(seat, *card);
            out.extend(self.row.iter().filter(fits).map(Action::Take));
        }
        let may_take = start < out.len();
        let stays = may_take && self.has(Fault::AsksByTheBag) && self.bag.has(Card(1));
        let is_lost = !may_take && self.has(Fault::HasNoAnswer);
        if !stays && !is_lost {
            out.push(Action::Rest);
        }
        let planted = match self.fault {
            Some(Fault::ListsTwice) => Some(Action::Rest),
            Some(Fault::WritesIllegibly) => Some(Action::Scrawl),
            Some(Fault::WritesTheSame) => Some(Action::Echo),
            Some(Fault::WritesASpace) => Some(Action::Trail),
            Some(Fault::ListsTheImpossible) => self.bag.iter().next().map(Action::Take),
            _ => None,
        };
        out.extend(planted);
    }

    /// Lists the nuances of resting (SL-2.3).
    pub(crate) fn shades(&self, action: Action, out: &mut Vec<Action>) {
        if action == Action::Rest {
            out.push(Action::Doze);
            out.extend(self.has(Fault::DozesAtRest).then_some(Action::Rest));
        }
    }

    /// Whether `seat` holds a card of the pigment of `card` (SL-2.3).
    fn matches(&self, seat: Seat, card: Card) -> bool {
        !self.painters[seat.idx()].hand.of(card.pigment()).is_empty()
    }

    pub(crate) fn ways(&self, out: &mut Vec<(Chance, u32)>) {
        let bag = self.bag.iter();
        match self.agenda.last() {
            Some(Step::Deal(_)) => out.extend(bag.map(|card| (Chance::Deal(card), 1))),
            Some(Step::Lay) => out.extend(bag.map(|card| (Chance::Lay(card), 1))),
            Some(Step::Shine) if self.has(Fault::WeighsNothing) => {
                out.extend([(Chance::Shine(Light::Gray), 1), (Chance::Shine(Light::Gold), 0)]);
            }
            Some(Step::Shine) => out.extend(LIGHTS.map(|(it, weight)| (Chance::Shine(it), weight))),
            Some(Step::Pick) if self.has(Fault::LucksOutOfTurn) => {
                out.push((Chance::Shine(Light::Gold), 1));
            }
            Some(Step::Pick | Step::Visit(_) | Step::Discard(..) | Step::Replenish) | None => (),
        }
    }

    pub(crate) fn falls(&self, luck: &mut impl Luck) -> Chance {
        match self.agenda.last() {
            Some(Step::Deal(_)) => Chance::Deal(self.drawn(luck)),
            Some(Step::Lay) => Chance::Lay(self.drawn(luck)),
            Some(Step::Shine) if self.has(Fault::WeighsNothing) => Chance::Shine(Light::Gray),
            Some(Step::Shine) => Chance::Shine(luck.weighted(&LIGHTS)),
            step => panic!("luck is not asked: {step:?}"),
        }
    }

    fn drawn(&self, luck: &mut impl Luck) -> Card {
        let card = self.bag.any(luck);
        match self.fault {
            Some(Fault::DrawsLow) => card.min(self.bag.any(luck)),
            Some(Fault::DrawsTheUnlisted) if !self.row.is_empty() => self.row.any(luck),
            _ => card,
        }
    }

    /// One random event by way of the list of actions, unless a fault is planted.
    pub(crate) fn goes_on<L: Luck>(&mut self, luck: &mut L, actions: &mut Vec<Action>) -> Stride {
        let asked = match self.asks() {
            Turn::Players(seats) => seats.lowest(),
            Turn::Chance | Turn::Over => None,
        };
        match (self.fault, asked) {
            (Some(Fault::StridesAstray), Some(seat)) => {
                actions.clear();
                self.answers(seat, actions);
                luck.pick(actions);
                self.carry_out(Event::Choice { seat, action: actions[0] });
                Stride::Decision
            }
            (Some(Fault::StridesByMoreLuck), Some(_)) => {
                let stride = stride_by_list(self, luck, actions);
                luck.next_u32();
                stride
            }
            _ => stride_by_list(self, luck, actions),
        }
    }

    pub(crate) fn objects(&self, seat: Seat, action: Action) -> Objection {
        let holds = |card| self.painters[seat.idx()].hand.has(card);
        match (self.agenda.last(), action) {
            _ if self.has(Fault::InventsAClause) => Objection::NoClause,
            _ if self.has(Fault::GivesNoReason) => Objection::NoReason,
            (Some(Step::Pick), Action::Pick(_)) => Objection::NotInHand,
            (Some(Step::Discard(..)), Action::Discard(card)) if !holds(card) => Objection::NotHeld,
            (Some(Step::Visit(_)), Action::Take(card)) if !self.row.has(card) => {
                Objection::NotInRow
            }
            (Some(Step::Visit(_)), Action::Take(_))
            | (Some(Step::Discard(..)), Action::Discard(_)) => Objection::NoMatch,
            _ => Objection::NotAsked,
        }
    }
}

impl ::game::Objection for Objection {
    fn clause(&self) -> Clause {
        Clause(match self {
            Objection::NotInHand | Objection::NotAsked => "SL-2.2",
            Objection::NotHeld | Objection::NotInRow | Objection::NoMatch | Objection::NoReason => {
                "SL-2.3"
            }
            Objection::NoClause => "SL-9.9",
        })
    }
}

::game::reasons! {
    impl Objection {
        Objection::NotInHand | Objection::NotHeld => "no-sl-hand", "this card is not in your hand";
        Objection::NotInRow => "no-sl-row", "this card is not in the row";
        Objection::NoMatch
            => "no-sl-match", "you hold no card of this pigment, or discard another";
        Objection::NotAsked => "no-sl-asked", "this is not the question";
        Objection::NoClause => "no-sl-clause", "it is forbidden";
        Objection::NoReason => "no-sl-reason", "";
    }
}

::game::reasons! {
    /// The reasons why options and notation of the toy title are refused.
    pub(crate) enum Refused {
        ActionNotation = "no-sl-action", "an action such as «take 3»";
        ChanceNotation = "no-sl-luck", "luck such as «lay 3»";
        Small = "no-sl-small", "the small deck is for two";
        Option { word: Quote } = "no-sl-option", "«{word}» is no option";
        Fault { name: Quote } = "no-sl-fault", "«{name}» is no fault";
    }
}
