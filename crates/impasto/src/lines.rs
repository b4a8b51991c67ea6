//! Reading lines with a limit on their length.

use std::io::{self, BufRead};

/// Reads the next line into `line`, without its line feed; false at the end of the input. Of a line
/// longer than `max_bytes` the first `max_bytes + 1` bytes are kept, and the rest is skipped.
pub(crate) fn read(
    input: &mut impl BufRead,
    max_bytes: usize,
    line: &mut Vec<u8>,
) -> io::Result<bool> {
    line.clear();
    let mut has_begun = false;
    loop {
        let chunk = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            filled => filled?,
        };
        if chunk.is_empty() {
            return Ok(has_begun);
        }
        has_begun = true;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        let room = max_bytes + 1 - line.len();
        line.extend_from_slice(&part[..part.len().min(room)]);
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn check(text: &str, expected: &[&str]) {
        for capacity in [1, 2, 100] {
            let mut input = BufReader::with_capacity(capacity, text.as_bytes());
            let (mut line, mut lines) = (Vec::new(), Vec::new());
            while read(&mut input, 3, &mut line).unwrap() {
                lines.push(String::from_utf8(line.clone()).unwrap());
            }
            assert_eq!(lines, expected);
        }
    }

    #[test]
    fn lines_end_with_a_line_feed_or_with_the_text() {
        check("", &[]);
        check("a\n\nbcd", &["a", "", "bcd"]);
        check("a\n", &["a"]);
    }

    #[test]
    fn long_lines_are_cut() {
        check("abcdefgh\ni\n", &["abcd", "i"]);
    }
}
