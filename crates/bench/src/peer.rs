//! The peer: `cozy-chess`, played at random with the full list of legal moves at every step, as
//! our titles are.

use cozy_chess::{Board, Move};
use game::Luck;

/// Most random games of chess never end by themselves.
const LONGEST: u64 = 200;

/// Plays one game at random, with the full list of legal moves at each step.
pub fn playout<L: Luck>(luck: &mut L, moves: &mut Vec<Move>) -> u64 {
    let mut board = Board::default();
    for ply in 0..LONGEST {
        moves.clear();
        board.generate_moves(|set| {
            moves.extend(set);
            false
        });
        if moves.is_empty() || board.halfmove_clock() == 100 {
            return ply;
        }
        board.play_unchecked(luck.pick(moves));
    }
    LONGEST
}
