//! Assistants (CP-1.5): a boy with a beret in the color of the seat. He stands until he has acted, and then
//! lies (CP-3.3).

use crate::{
    Svg,
    palette::{SEATS, line},
    studio::{Rgb, Shape, lettering},
};

const INK: Rgb = Rgb(0x2a_21_1c);

/// The pose of an assistant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pose {
    /// Standing: the assistant has not acted yet.
    Standing,
    /// Lying: the assistant has acted.
    Lying,
}

impl Pose {
    /// Both poses.
    pub const ALL: [Pose; 2] = [Pose::Standing, Pose::Lying];

    /// The name of the pose.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pose::Standing => "standing",
            Pose::Lying => "lying",
        }
    }
}

/// An assistant of the seat with this number from 0, on a field of 100.
#[must_use]
pub fn assistant(seat: usize, pose: Pose) -> Svg {
    let figure = figure(seat % SEATS.len());
    let body = match pose {
        Pose::Standing => figure,
        Pose::Lying => format!(
            "<g transform=\"translate(0 16)rotate(90 50 50)\" opacity=\".85\">{figure}</g>{}",
            sleep()
        ),
    };
    Svg::new(100, 100, body)
}

fn figure(seat: usize) -> String {
    let hue = SEATS[seat];
    let patch = |path: &str, fill: Rgb| {
        let data = Shape::of(path).fine_data();
        format!("<path fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"3.5\" d=\"{data}\"/>")
    };
    let smock = "M50 44C66 44 72 54 74 70L80 96H20L26 70C28 54 34 44 50 44Z";
    let beret = "M28 28C26 10 44 4 58 7C74 9 80 18 74 28C62 22 42 22 28 28Z";
    line(Rgb(0xff_fb_f2), 8.0, &format!("{smock}{beret}"))
        + &patch(smock, hue.color)
        + &patch("O 50 34 15 15", Rgb(0xf0_cb_a4))
        + &patch(beret, hue.color)
        + &line(INK, 4.0, "M54 7L57 1")
        + &line(INK, 3.4, "M45 34V36M56 34V36")
        + &lettering::write(&hue.letter.to_string(), (50.0, 74.0), 24.0, hue.on, 5.0)
}

fn sleep() -> String {
    line(INK, 4.5, "M14 12H28L14 26H28")
}
