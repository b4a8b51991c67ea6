//! Whether a painting can be finished with the strokes, pigments and powers at hand, and with which
//! substitutes. The answer is exact.

use colors_of_paris::{Card, Pigment, Studio, Tile, components::MAX_WHITE, variants::Black};
use game::Seat;

/// By pigment, a number of pigments.
pub(super) type Stock = [u8; Pigment::ALL.len()];

/// The best way to finish a painting: the numbers of substitutes for lacking colors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Finish {
    /// The number of white pigments of the player's own.
    pub(super) white: u8,
    /// The number of white pigments from another player's reserve (CP-8.7).
    pub(super) borrowed: u8,
    /// The number of pigments on cells of another color (CP-8.5).
    pub(super) strays: u8,
    /// Whether the painting is signed (CP-9.4b).
    pub(super) signed: bool,
}

/// The way to finish `card` that leaves the least white on it, if it can be finished.
pub(super) fn finish(
    studio: &Studio,
    seat: Seat,
    card: Card,
    stock: Stock,
    strokes: u8,
    guests: u8,
) -> Option<Finish> {
    let wanted = studio.wanted(card);
    let cells: u8 = wanted.iter().sum();
    if cells == 0 || strokes + guests < cells {
        return None;
    }
    let (mut lacking, mut spare) = (0, 0);
    for (wanted, there) in wanted.into_iter().zip(stock) {
        lacking += wanted.saturating_sub(there);
        spare += there.saturating_sub(wanted);
    }
    let signed = can_sign(studio, card, stock);
    let uncovered = lacking.saturating_sub(u8::from(signed));
    let strays = if uncovered == 0 { 0 } else { studio.strays_left(seat, card).min(spare) };
    let strays = strays.min(uncovered);
    let room = small_count(MAX_WHITE).saturating_sub(white_on(studio, card));
    cover(uncovered - strays, cells.saturating_sub(strokes), room, stock, guests)
        .map(|(white, borrowed)| Finish { white, borrowed, strays, signed })
}

/// The own and the borrowed white for this number of cells; at least `needed` is borrowed for lack of strokes.
fn cover(uncovered: u8, needed: u8, room: u8, stock: Stock, guests: u8) -> Option<(u8, u8)> {
    let own = stock[Pigment::White as usize];
    let borrowed = needed.max(uncovered.saturating_sub(own));
    let white = uncovered.saturating_sub(borrowed);
    (borrowed <= guests && white + borrowed <= room).then_some((white, borrowed))
}

/// The number of white pigments that a seat may borrow from opponents in one *Paint* (CP-8.7).
pub(super) fn guests(studio: &Studio, seat: Seat) -> u8 {
    let lends = |it: Seat| it != seat && studio.painter(it).reserve.count(Pigment::White) != 0;
    let borrows = studio.painter(seat).tile == Some(Tile::Valadon);
    u8::from(borrows && studio.all_seats().any(lends))
}

/// Whether there is black to sign `card` with.
pub(super) fn can_sign(studio: &Studio, card: Card, stock: Stock) -> bool {
    studio.rules.black == Black::Signature
        && stock[Pigment::Black as usize] != 0
        && !studio.cells[card.idx()].is_signed()
}

/// The number of white on `card`.
pub(super) fn white_on(studio: &Studio, card: Card) -> u8 {
    small_count(studio.cells[card.idx()].white())
}

fn small_count(n: u32) -> u8 {
    u8::try_from(n).expect("a painting has nine cells")
}
