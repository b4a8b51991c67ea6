//! Bytes as hexadecimal text.

use std::fmt;

/// The error for a text that is not hexadecimal for this number of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {0} bytes in hexadecimal")]
pub struct BadHex(pub usize);

/// Writes `bytes` as hexadecimal.
pub(crate) fn write(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Reads exactly `N` bytes.
pub(crate) fn read<const N: usize>(text: &str) -> Result<[u8; N], BadHex> {
    let mut bytes = [0; N];
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return Err(BadHex(N));
    }
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = (digit(pair[0]).ok_or(BadHex(N))? << 4) | digit(pair[1]).ok_or(BadHex(N))?;
    }
    Ok(bytes)
}

fn digit(letter: u8) -> Option<u8> {
    match letter {
        b'0'..=b'9' => Some(letter - b'0'),
        b'a'..=b'f' => Some(letter - b'a' + 10),
        _ => None,
    }
}

/// Declares a type of a fixed number of bytes that is written in hexadecimal.
macro_rules! bytes {
    ($(#[$doc:meta])* $name:ident, $n:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; $n]);

        impl $name {
            /// The value with these bytes.
            #[must_use]
            pub const fn new(bytes: [u8; $n]) -> $name {
                $name(bytes)
            }

            /// The bytes.
            #[must_use]
            pub const fn bytes(&self) -> &[u8; $n] {
                &self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::hex::write(&self.0, f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::hex::BadHex;

            fn from_str(text: &str) -> Result<$name, $crate::hex::BadHex> {
                $crate::hex::read(text).map($name)
            }
        }
    };
}

pub(crate) use bytes;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_written_is_read() {
        assert_eq!(read::<2>("0aff"), Ok([10, 255]));
        for bad in ["", "0a", "0aff0", "0AFF", "0aff00", "0afg", "é0a"] {
            assert_eq!(read::<2>(bad), Err(BadHex(2)), "{bad}");
        }
    }
}
