//! The peer of the benchmarks: random playouts of `cozy-chess`, with the full list of legal moves
//! at every step, as for our titles.

use cozy_chess::{Board, Move};
use game::Luck;

/// The number of plies after which a game is given up: most random games of chess do not end by
/// themselves.
const MAX_PLIES: u64 = 200;

/// Plays one random game with the full list of legal moves at each step; returns the number of
/// plies.
pub fn playout<L: Luck>(luck: &mut L, moves: &mut Vec<Move>) -> u64 {
    let mut board = Board::default();
    for ply in 0..MAX_PLIES {
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
    MAX_PLIES
}
