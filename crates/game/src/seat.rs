//! Seats, sets of seats, and viewers.

use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};
use tinyvec::ArrayVec;

use crate::{BadNotation, Refused};

/// The greatest number of seats of any title.
pub const MAX_SEATS: usize = 8;

/// One value for each seat.
pub type PerSeat<T> = ArrayVec<[T; MAX_SEATS]>;

/// A seat at the table, counted from 0 clockwise; people read and write it as a letter from `A`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The first `n` seats, clockwise.
    ///
    /// # Panics
    ///
    /// Panics if `n` is above [`MAX_SEATS`].
    #[expect(clippy::cast_possible_truncation, reason = "eight at most")]
    pub fn first(n: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        assert!(n <= MAX_SEATS, "no table has {n} seats");
        (0..n as u8).map(Seat)
    }

    /// The number of the seat as an index.
    #[must_use]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table with this number of `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Seat {
        if self.0 + 1 < seats { Seat(self.0 + 1) } else { Seat(0) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, char::from(b'A'.saturating_add(self.0)))
    }
}

impl FromStr for Seat {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Seat, BadNotation> {
        match text.as_bytes() {
            [letter @ b'A'..=b'H'] => Ok(Seat(letter - b'A')),
            _ => Err(BadNotation::new(text, Refused::SeatNotation)),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// The set of `seat` alone.
    #[must_use]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.idx() < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// The first seat of the set.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a set has eight seats")]
    pub const fn lowest(self) -> Option<Seat> {
        match self.0 {
            0 => None,
            set => Some(Seat(set.trailing_zeros() as u8)),
        }
    }

    /// The number of seats in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds `seat`.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes `seat`.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seats of the set, clockwise from `A`.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::first(MAX_SEATS).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::default();
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A viewer of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// A player, who knows their own secrets.
    Seat(Seat),
    /// The public, which knows no secret.
    Public,
}

impl Viewer {
    /// The viewers of a table with this number of `seats`: each player, and the public.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::first(usize::from(seats)).map(Viewer::Seat).chain([Viewer::Public])
    }

    /// The seat of the viewer; nothing for the public.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Whether the viewer is the player at `seat`.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_letters() {
        for seat in Seat::first(MAX_SEATS) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for text in ["", "I", "a", "AB", "1", "Ä"] {
            assert!(text.parse::<Seat>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_set_of_seats() {
        let mut set: Seats = [Seat(4), Seat(1)].into_iter().collect();
        assert_eq!(set.lowest(), Some(Seat(1)));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
        set.remove(Seat(1));
        assert_eq!(set, Seats::only(Seat(4)));
        assert_eq!((set.len(), set.contains(Seat(1))), (1, false));
    }

    #[test]
    fn play_goes_clockwise() {
        assert_eq!(Seat(0).next(2), Seat(1));
        assert_eq!(Seat(1).next(2), Seat(0));
    }
}
