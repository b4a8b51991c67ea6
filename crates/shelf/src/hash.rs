//! The hash of a position: equal positions have equal hashes, in every run and on every machine.

use std::hash::{Hash, Hasher};

use game::Game;

/// The hash of a position, as 16 hexadecimal digits.
pub(crate) fn position<G: Game>(game: &G) -> String {
    let mut hasher = Blake::default();
    G::TITLE.slug.hash(&mut hasher);
    game.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// A [`Hasher`](std::hash::Hasher) that feeds a derived [`Hash`] to BLAKE3. Integers are written little
/// endian and sizes as 64 bits, on every machine.
#[derive(Default)]
struct Blake(blake3::Hasher);

macro_rules! little_endian {
    ($($write:ident: $integer:ty),* $(,)?) => {$(
        fn $write(&mut self, integer: $integer) {
            self.write(&integer.to_le_bytes());
        }
    )*};
}

impl Hasher for Blake {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    little_endian! {
        write_u8: u8, write_u16: u16, write_u32: u32, write_u64: u64, write_u128: u128,
        write_i8: i8, write_i16: i16, write_i32: i32, write_i64: i64, write_i128: i128,
    }

    fn write_usize(&mut self, size: usize) {
        self.write_u64(size as u64);
    }

    fn write_isize(&mut self, size: isize) {
        self.write_i64(size as i64);
    }

    fn finish(&self) -> u64 {
        let bytes = *self.0.finalize().as_bytes();
        u64::from_be_bytes(*bytes.first_chunk().expect("a hash has 32 bytes"))
    }
}
