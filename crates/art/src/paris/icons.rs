//! The icons of Colors of Paris: tools, actions of the board, cubes. Each shows what the action does: a tube
//! gives its color, two colors make a third, an arrow lifts a tool.

use colors_of_paris::{Bonus, Deed, Pigment, Tool};

use crate::{
    Svg,
    palette::{Hue, PIGMENTS, line},
    studio::{Rgb, Shape, lettering, number::Point},
};

const INK: Rgb = Rgb(0x2a_21_1c);
const PAPER: Rgb = Rgb(0xfb_f6_ea);
const WOOD: Rgb = Rgb(0xc8_96_5a);
const TIN: Rgb = Rgb(0xc9_cc_cc);
const LIFT: Rgb = Rgb(0xb5_2e_16);

/// The color of a pigment, with its letter and its mark.
#[must_use]
pub fn hue(pigment: Pigment) -> &'static Hue {
    &PIGMENTS[pigment as usize]
}

/// A filled and outlined patch on the field of 100.
fn patch(path: &str, fill: Rgb) -> String {
    let data = Shape::of(path).fine_data();
    format!("<path fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"3\" d=\"{data}\"/>")
}

fn shine(path: &str, color: Rgb, wide: f64) -> String {
    line(color, wide, &Shape::of(path).fine_data())
}

fn icon(body: String) -> Svg {
    Svg::new(100, 100, body)
}

/// A cube of pigment, with its letter and its mark on the front.
#[must_use]
pub fn cube(pigment: Pigment) -> Svg {
    let hue = hue(pigment);
    let (top, side) = (hue.color.mix(PAPER, 0.4), hue.color.mix(INK, 0.32));
    let face = |path: &str, fill: Rgb| {
        let edge = if pigment == Pigment::Black { TIN } else { hue.color.mix(INK, 0.6) };
        format!("<path fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"3\" d=\"{path}\"/>")
    };
    let mark = format!(
        "<path fill=\"{}\" stroke=\"{}\" stroke-width=\"2\" d=\"{}\"/>",
        hue.color.mix(hue.on, 0.16),
        hue.on,
        hue.outlined((40.0, 60.0), 1.25),
    );
    icon(
        face("M8 30H72V92H8Z", hue.color)
            + &face("M8 30L28 10H92L72 30Z", top)
            + &face("M72 30L92 10V72L72 92Z", side)
            + &mark
            + &hue.lettered((40.0, 60.0), 21.0),
    )
}

/// A tool: tube, palette or brush.
#[must_use]
pub fn tool(tool: Tool) -> Svg {
    icon(match tool {
        Tool::Tube => tube(None),
        Tool::Palette => palette(),
        Tool::Brush => brush(),
    })
}

/// A tube: open with a drop of this pigment, or closed.
fn tube(pigment: Option<Pigment>) -> String {
    let label = pigment.map_or(Rgb(0xe9_df_cd), |it| hue(it).color);
    let worm = pigment.map_or(String::new(), |it| {
        patch("M38 74C30 80 26 88 34 93C46 98 66 98 72 92C76 86 66 82 60 80L60 72Z", hue(it).color)
    });
    let letter = pigment.map_or(String::new(), |it| hue(it).lettered((50.0, 40.0), 17.0));
    worm + &patch("M26 10H74L66 62H34Z", TIN)
        + &patch("M28 24H72L68 54H32Z", label)
        + &patch("M40 62H60V74H40Z", Rgb(0x8d_92_94))
        + &patch("M24 5H76V13H24Z", Rgb(0x9a_a0_a2))
        + &letter
}

fn palette() -> String {
    let wells = [(30, 36, 0), (50, 27, 1), (70, 36, 2), (76, 56, 4)];
    let dabs =
        wells.map(|(x, y, hue)| patch(&format!("O {x} {y} 8 7"), PIGMENTS[hue].color)).concat();
    patch(
        "M50 12C82 12 96 36 92 58C88 78 72 72 66 76C58 82 68 92 50 92C22 92 6 72 8 50C10 28 28 12 50 12ZM36 66C42 66 46 70 46 75C46 80 42 83 36 83C30 83 26 79 26 74C26 69 30 66 36 66Z",
        WOOD,
    ) + &dabs
}

fn brush() -> String {
    patch("M88 6C94 10 94 16 90 22L56 62L44 52L80 12C82 8 84 5 88 6Z", WOOD)
        + &patch("M56 62L44 52L36 60L47 71Z", TIN)
        + &patch(
            "M36 60L47 71C44 84 30 94 10 92C20 86 18 76 22 68C26 62 32 59 36 60Z",
            Rgb(0x8a_4f_2c),
        )
}

/// Colors that run into each other, and the color that they make.
fn blend(parts: &[(Pigment, Point)], made: Pigment, at: Point, radius: f64) -> String {
    let puddles: String = parts
        .iter()
        .map(|(pigment, (x, y))| {
            patch(&format!("O {x} {y} {radius} {radius}"), hue(*pigment).color)
                + &hue(*pigment).lettered((*x, *y), 13.0)
        })
        .collect();
    let (x, y) = at;
    let pool = patch(&format!("O {x} {y} {radius} {radius}"), hue(made).color);
    let arrows: String = parts
        .iter()
        .map(|(_, (px, py))| {
            let way = |t: f64| (px + (x - px) * t, py + (y - py) * t);
            let (a, b) = (way(0.38), way(0.56));
            shine(&format!("M{} {}L{} {}", a.0, a.1, b.0, b.1), INK, 6.0)
        })
        .collect();
    arrows + &puddles + &pool + &hue(made).lettered(at, 19.0)
}

fn lifted(tool: &str) -> String {
    let arrow = patch("M78 96V66H64L84 38L104 66H90V96Z", LIFT);
    format!(
        "<g transform=\"translate(-6 -2)scale(.86)\">{tool}</g><g transform=\"translate(4 6)scale(.92)\">{arrow}</g>"
    )
}

fn easel() -> String {
    shine("M50 6V30M30 66L20 96M70 66L80 96M50 66V92", Rgb(0x7a_50_34), 6.0)
        + &patch("M18 18H82V70H18Z", Rgb(0xd9_a4_41))
        + &patch("M25 25H75V63H25Z", Rgb(0xa9_d2_e0))
        + &patch("M25 63V52C36 42 46 46 54 52C62 46 70 46 75 50V63Z", Rgb(0x5f_9a_56))
        + &patch("O 38 36 6 6", Rgb(0xf6_cf_3c))
        + &shine("M12 72H88", Rgb(0x7a_50_34), 6.0)
}

fn canvas_with_brush() -> String {
    patch("M8 26H70V92H8Z", PAPER)
        + &shine("M20 78C26 60 34 76 40 62C46 50 52 66 58 52", PIGMENTS[0].color, 9.0)
        + "<g transform=\"translate(38 -4)scale(.62)\">"
        + &brush()
        + "</g>"
}

fn person(x: f64, fill: Rgb) -> String {
    patch(
        &format!(
            "M{} 90C{} 56 {} 52 {x} 52C{} 52 {} 56 {} 90Z",
            x - 24.0,
            x - 22.0,
            x - 14.0,
            x + 14.0,
            x + 22.0,
            x + 24.0
        ),
        fill,
    ) + &patch(&format!("O {x} 36 16 17"), Rgb(0xf0_cb_a4))
        + &patch(
            &format!(
                "M{} 30C{} 8 {} 8 {} 28C{} 24 {} 24 {} 30Z",
                x - 20.0,
                x - 18.0,
                x + 14.0,
                x + 22.0,
                x + 8.0,
                x - 8.0,
                x - 20.0
            ),
            fill,
        )
}

/// The icon of an action of the board.
#[must_use]
pub fn deed(deed: Deed) -> Svg {
    let pair =
        |a, b, made| blend(&[(a, (25.0, 28.0)), (b, (75.0, 28.0))], made, (50.0, 74.0), 23.0);
    icon(match deed {
        Deed::AcquireRed => tube(Some(Pigment::Red)),
        Deed::AcquireYellow => tube(Some(Pigment::Yellow)),
        Deed::AcquireBlue => tube(Some(Pigment::Blue)),
        Deed::MixOrange => pair(Pigment::Red, Pigment::Yellow, Pigment::Orange),
        Deed::MixGreen => pair(Pigment::Yellow, Pigment::Blue, Pigment::Green),
        Deed::MixViolet => pair(Pigment::Red, Pigment::Blue, Pigment::Violet),
        Deed::MixBlack => blend(
            &[
                (Pigment::Orange, (22.0, 24.0)),
                (Pigment::Green, (78.0, 24.0)),
                (Pigment::Violet, (50.0, 78.0)),
            ],
            Pigment::Black,
            (50.0, 45.0),
            20.0,
        ),
        Deed::ImproveTube => lifted(&tube(None)),
        Deed::ImproveBrush => lifted(&brush()),
        Deed::ImprovePalette => lifted(&palette()),
        Deed::TakePainting => easel(),
        Deed::Paint => canvas_with_brush(),
        Deed::FirstPlayer => {
            person(44.0, Rgb(0x3d_7f_ae))
                + &patch("O 76 70 22 22", Rgb(0xf0_c2_4e))
                + &lettering::write("1", (75.0, 70.0), 24.0, INK, 5.0)
        }
        Deed::Imitator => person(66.0, Rgb(0xc9_bf_b2)) + &person(36.0, Rgb(0xb8_48_3a)),
        Deed::Rotate => turn(),
        Deed::White => tube(Some(Pigment::White)),
    })
}

/// The icon of a bonus card (CP-7.2).
#[must_use]
pub fn bonus(bonus: Bonus) -> Svg {
    icon(match bonus {
        Bonus::Paint => canvas_with_brush(),
        Bonus::Imitator => return deed(Deed::Imitator),
        Bonus::Mix => palette(),
        Bonus::Exchange => exchange(),
        Bonus::Tool => lifted(&brush()),
    })
}

/// The exchange of one cube for another.
fn exchange() -> String {
    cube(Pigment::Red).part(2.0, 2.0, 50.0, 50.0)
        + &cube(Pigment::Blue).part(48.0, 48.0, 50.0, 50.0)
        + &shine(
            "M60 20C76 20 84 28 84 40M76 32L84 42L92 32M40 80C24 80 16 72 16 60M24 68L16 58L8 68",
            LIFT,
            6.0,
        )
}

/// Two arrows in a circle, each after the other.
fn turn() -> String {
    shine(
        "M20 56C16 30 38 14 58 20C66 22 72 26 76 32M80 46C84 70 62 86 42 80C34 78 28 74 24 68",
        INK,
        13.0,
    ) + &shine(
        "M20 56C16 30 38 14 58 20C66 22 72 26 76 32M80 46C84 70 62 86 42 80C34 78 28 74 24 68",
        Rgb(0xf0_c2_4e),
        7.0,
    ) + &patch("M62 38L90 40L84 14Z", Rgb(0xf0_c2_4e))
        + &patch("M38 62L10 60L16 86Z", Rgb(0xf0_c2_4e))
}

/// The prestige token of a tool: 6 or 10 points.
#[must_use]
pub fn token(of: Tool, points: u8) -> Svg {
    let metal = if points > 6 { Rgb(0xf0_c2_4e) } else { Rgb(0xc9_cc_cc) };
    let rim = Shape::star((50.0, 50.0), 16, 47.0, 43.0).fine_data();
    let small = tool(of).part(28.0, 10.0, 44.0, 44.0);
    icon(
        format!("<path fill=\"{metal}\" stroke=\"{INK}\" stroke-width=\"3\" d=\"{rim}\"/>{small}")
            + &lettering::write(&points.to_string(), (50.0, 72.0), 24.0, INK, 5.0),
    )
}
