//! Whether a painting can be finished with the strokes, pigments and powers at hand, and how: exact.

use colors_of_paris::{Card, Pigment, Studio, Tile, components::MAX_WHITE, variants::Black};
use game::Seat;

/// By pigment, how many of each.
pub(super) type Stock = [u8; 8];

/// The best way to finish a painting: what stands in for colors that are lacking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Finish {
    /// White of one's own.
    pub(super) white: u8,
    /// White out of another's reserve (CP-8.7).
    pub(super) borrowed: u8,
    /// Colors on cells of another color (CP-8.5).
    pub(super) strays: u8,
    /// Whether it is signed (CP-9.4b).
    pub(super) signed: bool,
}

/// The way to finish `card` that leaves the least white on it, if there is one.
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
    let room = small_count(MAX_WHITE.saturating_sub(studio.cells[card.idx()].white()));
    cover(uncovered - strays, cells.saturating_sub(strokes), room, stock, guests)
        .map(|(white, borrowed)| Finish { white, borrowed, strays, signed })
}

/// Own and borrowed white for so many cells, at least `needed` of it borrowed for want of strokes.
fn cover(uncovered: u8, needed: u8, room: u8, stock: Stock, guests: u8) -> Option<(u8, u8)> {
    let own = stock[Pigment::White as usize];
    let borrowed = needed.max(uncovered.saturating_sub(own));
    let white = uncovered.saturating_sub(borrowed);
    (borrowed <= guests && white + borrowed <= room).then_some((white, borrowed))
}

/// How many white of others a painter may use when painting (CP-8.7).
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

/// How many white lie on `card`.
pub(super) fn white_on(studio: &Studio, card: Card) -> u8 {
    small_count(studio.cells[card.idx()].white())
}

/// A number of cells, of which a painting has nine.
fn small_count(cells: u32) -> u8 {
    u8::try_from(cells).unwrap_or(u8::MAX)
}
