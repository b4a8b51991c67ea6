//! The set-up (CP-2). Deals and draws are events that follow it.

use game::{BadSetup, Seat, Seats};

use crate::{
    bonus::Bonuses,
    cards::{Card, Cards},
    cells::Cells,
    components::{MAX_SEATS, Pigment, STARTING_ASSISTANTS},
    crowd::Crowd,
    draft::Hands,
    luck::Draw,
    painters::Dealt,
    reserve::Reserve,
    round::Step,
    state::{Agenda, ColorsOfParis, Painter, Studio},
    variants::{BonusRule, Options, Origin, Texts, Tiles},
};

impl ColorsOfParis {
    pub(crate) fn lay_out(seats: u8, options: &Options) -> Result<ColorsOfParis, BadSetup> {
        let mut studio = Studio::lay_out(seats, options)?;
        studio.plan_set_up();
        Ok(ColorsOfParis { studio, hands: Hands::default(), dealt: Dealt::default() })
    }
}

impl Studio {
    fn lay_out(seats: u8, options: &Options) -> Result<Studio, BadSetup> {
        let (rules, board) = (options.settle(seats)?, options.board());
        let mut painters = [Painter::default(); MAX_SEATS];
        painters[..usize::from(seats)].fill(newcomer());
        Ok(Studio {
            board,
            deck: options.deck(),
            painters,
            cells: [Cells::default(); Card::ALL as usize],
            pile: match rules.origin {
                Origin::Market => Cards::ALL,
                Origin::Draft => Cards::default(),
            },
            removed: Cards::default(),
            easels: [None; 4],
            free: Crowd::default(),
            inner: [None; 3],
            next_first: None,
            rotates: None,
            stack: match rules.cards {
                BonusRule::Off => Bonuses::default(),
                BonusRule::A | BonusRule::B | BonusRule::J => Bonuses::each(board.copies()),
            },
            display: Bonuses::default(),
            discards: Bonuses::default(),
            seats,
            first: Seat(0),
            round: 0,
            turned: 0,
            blacks: rules.blacks,
            pictures: 0,
            decided: Seats::default(),
            end: None,
            rules,
            agenda: Agenda::new(),
        })
    }

    /// Puts the steps of the set-up on the agenda, in the order of the rulebooks.
    fn plan_set_up(&mut self) {
        self.agenda.push(Step::Luck(Draw::Start));
        self.agenda.push(Step::Luck(Draw::Display));
        match self.rules.origin {
            Origin::Market => self.agenda.push(Step::Luck(Draw::Refill)),
            Origin::Draft => {
                self.agenda.push(Step::Pick(0));
                self.agenda.push(Step::Luck(Draw::Back(0)));
                self.agenda.push(Step::Luck(Draw::Pictures));
            }
        }
        if self.rules.tiles == Tiles::On {
            self.agenda.push(Step::Keep);
            self.agenda.push(Step::Luck(Draw::Tiles(0)));
        }
        self.proceed();
    }

    /// Whether Gauguin's player chooses the color after the first painting (CP-8.3).
    pub(crate) fn tints_late(&self) -> bool {
        self.rules.texts == Texts::J && self.rules.origin == Origin::Draft
    }
}

/// The position of a player at the start of the game (CP-2.3).
fn newcomer() -> Painter {
    Painter {
        reserve: Reserve::of(&Pigment::PRIMARIES),
        assistants: STARTING_ASSISTANTS,
        ..Painter::default()
    }
}
