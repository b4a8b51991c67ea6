//! The projected resources of a player: the pigments, tool levels and strokes once all standing
//! assistants have acted.

use colors_of_paris::{Deed, Pigment, Studio, Tool, actions::improve::IMPROVEMENT_COST};
use game::Seat;

use super::{finish::Stock, work::PARTS};

/// The resources of a player as if all standing assistants had acted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Projection {
    /// The pigments in reserve.
    pub(super) stock: Stock,
    /// For each tool, the space of its marker.
    pub(super) spaces: [u8; 3],
    /// The level of each tool.
    pub(super) levels: [u8; 3],
    /// The strokes of the brush.
    pub(super) strokes: u8,
    /// How often paintings can be taken or exhibited.
    pub(super) visits: u8,
    /// The black left in the supply.
    pub(super) blacks: u8,
    /// The number of assistants who stand there, by action.
    pub(super) standing: [u8; Deed::ALL.len()],
}

/// The mixing actions with the color they make and its two parts.
const MIXES: [(Deed, Pigment, [usize; 2]); 3] = [
    (Deed::MixOrange, Pigment::Orange, PARTS[0]),
    (Deed::MixGreen, Pigment::Green, PARTS[1]),
    (Deed::MixViolet, Pigment::Violet, PARTS[2]),
];
/// The acquiring actions with the pigment they bring.
const ACQUISITIONS: [(Deed, Pigment); 4] = [
    (Deed::AcquireRed, Pigment::Red),
    (Deed::AcquireYellow, Pigment::Yellow),
    (Deed::AcquireBlue, Pigment::Blue),
    (Deed::White, Pigment::White),
];
const IMPROVEMENTS: [Deed; 3] = [Deed::ImproveTube, Deed::ImprovePalette, Deed::ImproveBrush];

impl Projection {
    /// The projection of `seat`.
    pub(super) fn of(studio: &Studio, seat: Seat) -> Projection {
        let painter = studio.painter(seat);
        let mut projection = Projection {
            stock: painter.reserve.counts(),
            spaces: painter.tools,
            levels: Tool::ALL.map(|tool| studio.level(seat, tool)),
            strokes: 0,
            visits: 0,
            blacks: studio.blacks,
            standing: studio.standing_on(seat),
        };
        projection.carry_out(studio);
        projection
    }

    /// Carries out the actions of all standing assistants, in an order in which one helps the next.
    fn carry_out(&mut self, studio: &Studio) {
        for (deed, pigment) in ACQUISITIONS {
            self.stock[pigment as usize] += self.count(deed) * self.level(Tool::Tube);
        }
        self.stock[Pigment::White as usize] += self.count(Deed::FirstPlayer);
        for (deed, color, parts) in MIXES {
            for _ in 0..self.count(deed) {
                self.mix(color, parts);
            }
        }
        for _ in 0..self.count(Deed::MixBlack) {
            self.mix_black();
        }
        for (tool, deed) in Tool::ALL.into_iter().zip(IMPROVEMENTS) {
            for _ in 0..self.count(deed) {
                self.improve(studio, tool);
            }
        }
        self.strokes = self.count(Deed::Paint) * self.level(Tool::Brush);
        self.visits = self.count(Deed::TakePainting);
    }

    pub(super) fn count(&self, deed: Deed) -> u8 {
        self.standing[deed as usize]
    }

    pub(super) fn level(&self, tool: Tool) -> u8 {
        self.levels[tool as usize]
    }

    pub(super) fn has(&self, pigment: Pigment) -> bool {
        self.stock[pigment as usize] != 0
    }

    fn mix(&mut self, color: Pigment, parts: [usize; 2]) {
        if parts.iter().all(|it| self.stock[*it] != 0) {
            for part in parts {
                self.stock[part] -= 1;
            }
            self.stock[color as usize] += self.level(Tool::Palette);
        }
    }

    fn mix_black(&mut self) {
        if self.blacks != 0 && Pigment::SECONDARIES.iter().all(|it| self.has(*it)) {
            for part in Pigment::SECONDARIES {
                self.stock[part as usize] -= 1;
            }
            self.stock[Pigment::Black as usize] += 1;
            self.blacks -= 1;
        }
    }

    /// Improves a tool, paid with the most frequent pigments.
    fn improve(&mut self, studio: &Studio, tool: Tool) {
        let payable: u8 = self.stock[..Pigment::Black as usize].iter().sum();
        if payable < IMPROVEMENT_COST || studio.board.last_space() <= self.spaces[tool as usize] {
            return;
        }
        for _ in 0..IMPROVEMENT_COST {
            let most = (0..Pigment::Black as usize).max_by_key(|at| self.stock[*at]);
            self.stock[most.unwrap_or_default()] -= 1;
        }
        self.spaces[tool as usize] += 1;
        self.levels[tool as usize] = studio.board.level(tool, self.spaces[tool as usize]);
    }
}
