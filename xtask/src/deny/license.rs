//! License expressions of SPDX: `(MIT OR Apache-2.0) AND Unicode-3.0`, and `MIT/Apache-2.0` of old crates.

/// Whether an expression is met by licenses that are allowed. What cannot be read is not met.
pub(super) fn is_met(expression: &str, allowed: &dyn Fn(&str) -> bool) -> bool {
    let expression = expression.trim();
    let spaced = expression.replace('/', " OR ");
    // OR binds less than AND.
    any(&spaced, " OR ", &|part| {
        !any(part, " AND ", &|part| {
            let inner = part.trim().strip_prefix('(').and_then(|it| it.strip_suffix(')'));
            let met = match inner {
                Some(inner) => is_met(inner, allowed),
                None => allowed(&part.split_whitespace().collect::<Vec<_>>().join(" ")),
            };
            !met
        })
    })
}

/// Whether one of the parts between separators outside of parentheses has a property.
fn any(text: &str, separator: &str, property: &dyn Fn(&str) -> bool) -> bool {
    let (mut depth, mut begin) = (0, 0);
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => (),
        }
        if depth == 0 && begin <= at && text[at..].starts_with(separator) {
            if property(&text[begin..at]) {
                return true;
            }
            begin = at + separator.len();
        }
    }
    property(&text[begin..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(expression: &str, expected: bool) {
        let allowed = |it: &str| ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"].contains(&it);
        assert_eq!(is_met(expression, &allowed), expected, "{expression}");
    }

    #[test]
    fn expressions_are_read() {
        check("MIT", true);
        check("GPL-3.0", false);
        check("GPL-3.0 OR MIT", true);
        check("GPL-3.0/MIT", true);
        check("GPL-3.0 / MIT", true);
        check("MIT AND Zlib", true);
        check("MIT AND GPL-3.0", false);
        check("(GPL-3.0 OR MIT) AND Zlib", true);
        check("(GPL-3.0 OR MIT) AND BSD", false);
        check("Zlib AND (GPL-3.0 OR (BSD OR MIT))", true);
        check("GPL-3.0 AND BSD OR MIT", true);
        check("MIT OR GPL-3.0 AND BSD", true);
        check("Apache-2.0 WITH LLVM-exception OR BSD", true);
        check("Apache-2.0", false);
        check("", false);
        check("(MIT", false);
    }
}
