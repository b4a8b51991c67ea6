//! Numbers that are the same on every machine: sine and cosine by sums and products alone (those of the
//! system's library may differ in the last bit), and coordinates written as short as possible.

/// A point on a surface.
pub(crate) type Point = (f64, f64);

/// The sine of an angle in turns (1 is a full circle).
pub(crate) fn sin(turns: f64) -> f64 {
    let t = turns - (turns + 0.5).floor();
    let t = if t > 0.25 {
        0.5 - t
    } else if t < -0.25 {
        -0.5 - t
    } else {
        t
    };
    let x = t * std::f64::consts::TAU;
    let q = x * x;
    x * (1.0 - q / 6.0 * (1.0 - q / 20.0 * (1.0 - q / 42.0 * (1.0 - q / 72.0 * (1.0 - q / 110.0)))))
}

/// The cosine of an angle in turns.
pub(crate) fn cos(turns: f64) -> f64 {
    sin(turns + 0.25)
}

/// The point at `radius` from `center`, `turns` clockwise from the right.
pub(crate) fn polar(center: Point, radius: f64, turns: f64) -> Point {
    (center.0 + radius * cos(turns), center.1 + radius * sin(turns))
}

/// The length of a vector, by a square root, which IEEE 754 rounds exactly; `hypot` may differ between
/// machines.
pub(crate) fn length((x, y): Point) -> f64 {
    (x * x + y * y).sqrt()
}

/// The vector of length 1 in the direction of `v`; a horizontal one if `v` is zero.
pub(crate) fn unit(v: Point) -> Point {
    let n = length(v);
    if n < 1e-6 { (1.0, 0.0) } else { (v.0 / n, v.1 / n) }
}

/// Appends a number rounded to a whole, with a space before it only where it is needed.
pub(crate) fn push(out: &mut String, value: f64) {
    push_text(out, &(value.round() as i64).to_string());
}

/// Appends a number with at most one decimal.
pub(crate) fn push_fine(out: &mut String, value: f64) {
    let tenths = (value * 10.0).round() as i64;
    push_text(out, &tenths_text(tenths));
}

fn push_text(out: &mut String, text: &str) {
    let glued = text.starts_with('-') || !out.ends_with(|c: char| c.is_ascii_digit());
    if !glued {
        out.push(' ');
    }
    out.push_str(text);
}

fn tenths_text(tenths: i64) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, tenth) = (tenths.abs() / 10, tenths.abs() % 10);
    if tenth == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{tenth}") }
}

/// A number with at most one decimal, as text.
pub(crate) fn fine(value: f64) -> String {
    tenths_text((value * 10.0).round() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_circle_is_round() {
        for step in -40..40 {
            let turns = f64::from(step) / 16.0;
            let angle = turns * std::f64::consts::TAU;
            assert!((sin(turns) - angle.sin()).abs() < 1e-6, "{turns}");
            assert!((cos(turns) - angle.cos()).abs() < 1e-6, "{turns}");
        }
    }

    #[test]
    fn numbers_are_short() {
        let mut out = String::from("M");
        for value in [1.2, -3.0, 4.0] {
            push(&mut out, value);
        }
        assert_eq!(out, "M1-3 4");
        assert_eq!([fine(1.25), fine(-0.5), fine(-0.01)], ["1.3", "-0.5", "0"]);
    }
}
