//! The floor of the benchmarks: random playouts of Connect Four, with a state of 24 bytes. Hardly
//! any game can be faster.

use game::Luck;

/// A state of Connect Four as two bit boards.
#[derive(Clone, Copy, Default)]
struct ConnectFour {
    /// The stones of the player to move; seven bits for each column.
    own: u64,
    other: u64,
    stones: u64,
}

const COLUMNS: u64 = 7;
const HEIGHT: u64 = 7;
const TOP: u64 = 5;

impl ConnectFour {
    fn is_open(&self, column: u64) -> bool {
        (self.own | self.other) >> (column * HEIGHT + TOP) & 1 == 0
    }

    fn drop_stone(&mut self, column: u64) {
        let all = self.own | self.other;
        let bottom = 1 << (column * HEIGHT);
        let placed = (all + bottom) & !all & (0b11_1111 << (column * HEIGHT));
        (self.own, self.other) = (self.other, self.own | placed);
        self.stones += 1;
    }

    fn is_won(&self) -> bool {
        [1, HEIGHT - 1, HEIGHT, HEIGHT + 1].iter().any(|step| {
            let pairs = self.other & self.other >> step;
            pairs & pairs >> (2 * step) != 0
        })
    }
}

/// Plays one game at random, with the full list of legal columns at each step.
pub fn playout<L: Luck>(luck: &mut L, columns: &mut Vec<u64>) -> u64 {
    let mut board = ConnectFour::default();
    while board.stones < 42 && !board.is_won() {
        columns.clear();
        columns.extend((0..COLUMNS).filter(|column| board.is_open(*column)));
        board.drop_stone(luck.pick(columns));
    }
    board.stones
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(columns: &[u64]) -> ConnectFour {
        let mut board = ConnectFour::default();
        for column in columns {
            board.drop_stone(*column);
        }
        board
    }

    #[test]
    fn four_in_a_row_win() {
        assert!(played(&[0, 1, 0, 1, 0, 1, 0]).is_won(), "upright");
        assert!(played(&[0, 0, 1, 1, 2, 2, 3]).is_won(), "level");
        assert!(played(&[0, 1, 1, 2, 2, 3, 2, 3, 3, 5, 3]).is_won(), "aslant");
        assert!(!played(&[0, 1, 0, 1, 0, 1]).is_won());
    }

    #[test]
    fn a_full_column_is_closed() {
        assert!(!played(&[3; 6]).is_open(3));
        assert!(played(&[3; 5]).is_open(3));
    }
}
