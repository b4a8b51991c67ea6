//! Files of boards (CP-1.1): their format, and the checks.

use game::{
    BadSetup,
    foreign::{MAX_FILE_BYTES, admit},
    house_rules::in_line,
};
use serde::{Deserialize, Serialize};

use crate::{
    bonus::MAX_COPIES,
    components::{Deed, SECTORS},
    crowd::{Crowd, MAX_SPACES},
    refused::Refused,
};

/// The print of a board: its file, with tables in the order of the enums.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct BoardPrint {
    pub(crate) file: BoardFile,
    /// By outer action, its position on the wheel.
    pub(crate) positions: [u8; SECTORS],
    /// By position of the wheel, the action.
    pub(crate) wheel: [Deed; SECTORS],
    /// The positions of sets of actions on the wheel. The outer actions are divided into two halves; for each
    /// half and each set of actions in it, this is the set of their positions.
    pub(crate) halves: [[u16; 1 << (SECTORS / 2)]; 2],
    /// By tool and space, the level.
    pub(crate) levels: [[u8; MAX_TRACK_SPACES]; 3],
    /// By number of seats, from 2, the spaces of the sectors.
    pub(crate) spaces: [Crowd; 3],
    /// The sectors that are printed Forbidden, a bit for each.
    pub(crate) forbidden: u16,
    pub(crate) costs: [u8; 5],
}

/// The greatest number of spaces of a track.
pub(crate) const MAX_TRACK_SPACES: usize = 16;
/// The greatest number of pigments that a player keeps from one round to the next: Van Gogh's, and all black.
const MAX_KEPT_PIGMENTS: u8 = 16 + 5;
/// The greatest number of assistants of a player (CP-1.5).
const MAX_ASSISTANTS: u8 = 6;

#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct BoardFile {
    pub(crate) wheel: Wheel,
    pub(crate) lower_board: LowerBoard,
    pub(crate) inner_board: InnerBoard,
    pub(crate) tracks: Tracks,
    pub(crate) paintings: Values,
    pub(crate) bonus_cards: BonusCards,
}

#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wheel {
    pub(crate) clockwise: [Deed; SECTORS],
}

#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct LowerBoard {
    pub(crate) printed_forbidden: Vec<u8>,
    #[serde(rename = "spaces-4")]
    pub(crate) for_four: [u8; SECTORS],
    #[serde(rename = "spaces-3")]
    pub(crate) for_three: [u8; SECTORS],
    #[serde(rename = "spaces-2")]
    pub(crate) for_two: [u8; SECTORS],
}

#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct InnerBoard {
    pub(crate) first_player: u8,
    pub(crate) imitator: u8,
    pub(crate) rotate: u8,
    pub(crate) white: String,
}

#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Tracks {
    pub(crate) tube: Vec<u8>,
    pub(crate) palette: Vec<u8>,
    pub(crate) brush: Vec<u8>,
    pub(crate) bonus_space: u8,
    pub(crate) last_space: u8,
}

#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Values {
    pub(crate) file: String,
    #[serde(rename = "values-base")]
    pub(crate) base: [u8; 4],
    #[serde(rename = "values-j")]
    pub(crate) variant_j: [u8; 4],
}

#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BonusCards {
    pub(crate) displayed: u16,
    pub(crate) copies: u8,
    pub(crate) cost: Costs,
}

#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Costs {
    pub(crate) paint: u8,
    pub(crate) imitator: u8,
    pub(crate) mix: u8,
    pub(crate) exchange: u8,
    pub(crate) tool: u8,
}

impl BoardPrint {
    /// Reads a file like `data/board.toml` and checks it.
    pub(crate) fn read(text: &str) -> Result<BoardPrint, BadSetup> {
        admit(text, MAX_FILE_BYTES)?;
        let file: BoardFile = toml::from_str(text)
            .map_err(|it| refuse(Refused::Board { why: in_line(&it, text) }))?;
        check(&file)?;
        let forbidden = file.lower_board.printed_forbidden.iter().fold(0, |set, it| set | 1 << it);
        let lower = &file.lower_board;
        let spaces = [&lower.for_two, &lower.for_three, &lower.for_four].map(Crowd::of);
        let costs = &file.bonus_cards.cost;
        let costs = [costs.paint, costs.imitator, costs.mix, costs.exchange, costs.tool];
        let mut positions = [0; SECTORS];
        for (deed, position) in file.wheel.clockwise.iter().zip(0..) {
            positions[*deed as usize] = position;
        }
        let halves = [0, SECTORS / 2].map(|first| {
            std::array::from_fn(|deeds| {
                let among = |nth: &usize| deeds >> nth & 1 == 1;
                let positions = (0..SECTORS / 2).filter(among).map(|nth| positions[first + nth]);
                positions.fold(0, |all, position| all | 1 << position)
            })
        });
        let levels = [&file.tracks.tube, &file.tracks.palette, &file.tracks.brush].map(|track| {
            std::array::from_fn(|space| track.get(space).copied().unwrap_or_default())
        });
        let wheel = file.wheel.clockwise;
        Ok(BoardPrint { file, positions, wheel, halves, levels, spaces, forbidden, costs })
    }
}

fn check(file: &BoardFile) -> Result<(), BadSetup> {
    check_wheel(&file.wheel.clockwise)?;
    check_lower_board(&file.lower_board, &file.wheel.clockwise)?;
    let inner = &file.inner_board;
    if (inner.first_player, inner.imitator, inner.rotate, &*inner.white) != (1, 1, 1, "unlimited") {
        return Err(refuse(Refused::Inner));
    }
    let cards = &file.bonus_cards;
    let kinds = u16::from(cards.copies) * 5;
    if cards.copies == 0 || MAX_COPIES < cards.copies || kinds < cards.displayed {
        return Err(refuse(Refused::BonusCopies { most: MAX_COPIES }));
    }
    check_tracks(&file.tracks, max_level(cards.copies))
}

/// The maximum level that a board may have. A count in a reserve goes up to 255; within a round every assistant
/// and every Imitator card may add a level to it, and every Mix card a level minus the two pigments that it
/// takes.
fn max_level(copies: u8) -> u8 {
    (u8::MAX - MAX_KEPT_PIGMENTS + 2 * copies) / (MAX_ASSISTANTS + 2 * copies)
}

fn check_wheel(wheel: &[Deed; SECTORS]) -> Result<(), BadSetup> {
    let missing = Deed::ALL.iter().filter(|it| it.is_outer()).find(|it| !wheel.contains(it));
    missing.map_or(Ok(()), |deed| Err(refuse(Refused::Wheel { deed: *deed })))
}

fn check_lower_board(lower: &LowerBoard, wheel: &[Deed; SECTORS]) -> Result<(), BadSetup> {
    let [one, other] = lower.printed_forbidden[..] else {
        return Err(refuse(Refused::ForbiddenTwo));
    };
    if SECTORS <= usize::from(one.max(other)) || one.abs_diff(other) != 6 {
        return Err(refuse(Refused::ForbiddenOpposite));
    }
    let red = wheel.iter().position(|it| *it == Deed::AcquireRed).expect("the wheel is complete");
    if ![one, other].iter().any(|it| usize::from(*it) == red) {
        return Err(BadSetup::by("CP-1.2", Refused::ForbiddenStart));
    }
    for spaces in [&lower.for_two, &lower.for_three, &lower.for_four] {
        if spaces.iter().all(|it| *it == 0) {
            return Err(refuse(Refused::NoSpaces));
        }
        if spaces.iter().any(|it| MAX_SPACES < usize::from(*it)) {
            return Err(refuse(Refused::Spaces));
        }
        if spaces[usize::from(one)] + spaces[usize::from(other)] != 0 {
            return Err(refuse(Refused::ForbiddenSpaces));
        }
    }
    Ok(())
}

fn check_tracks(tracks: &Tracks, max_level: u8) -> Result<(), BadSetup> {
    let length = usize::from(tracks.last_space);
    let all = [&tracks.tube, &tracks.palette, &tracks.brush];
    let sound = all.iter().all(|it| it.len() == length)
        && all.into_iter().flatten().all(|level| (1..=max_level).contains(level))
        && (3..=MAX_TRACK_SPACES).contains(&length)
        && (2..tracks.last_space).contains(&tracks.bonus_space);
    let wrong = || Refused::Tracks { most: MAX_TRACK_SPACES, level: max_level };
    if sound { Ok(()) } else { Err(BadSetup::by("CP-1.5", wrong())) }
}

fn refuse(reason: Refused) -> BadSetup {
    BadSetup::by("CP-1.1", reason)
}
