//! The wheel (CP-1.1, CP-1.2): twelve sectors that turn by exact steps over the lower board, four
//! actions inside. The field is 1000 by 1000; sector 0 is at the top, and they go round clockwise.

use colors_of_paris::{Deed, components::SECTORS};

use super::icons;
use crate::{
    Svg,
    palette::PIGMENTS,
    studio::{
        Brush, Flow, Light, Medium, Rgb, Surface, Tint,
        number::{Point, fine, polar},
    },
};

const CENTER: Point = (500.0, 500.0);
const RIM: f64 = 490.0;
const WHEEL: f64 = 312.0;
const HUB: f64 = 160.0;
/// The radius of a space for an assistant.
pub const SPACE_RADIUS: f64 = 30.0;
const STEP: f64 = 1.0 / SECTORS as f64;

const WALNUT: Rgb = Rgb(0x5b_3f_2d);
const BOARD: Rgb = Rgb(0xd8_c4_a0);
const PAPER: Rgb = Rgb(0xfb_f6_ea);

/// The middle of a sector, in turns clockwise from the right.
fn bearing(sector: usize) -> f64 {
    sector as f64 * STEP - 0.25
}

/// The center of a space of a sector, the `index`th of `count`, on the field of 1000.
#[must_use]
pub fn space(sector: usize, index: u8, count: u8) -> [f64; 2] {
    let spread = (f64::from(index) - (f64::from(count) - 1.0) / 2.0) * 0.0275;
    let radius = if count == 3 && index == 1 { 386.0 } else { 372.0 };
    let (x, y) = polar(CENTER, radius, bearing(sector) + spread);
    [x, y]
}

/// The order of the outer actions on the printed wheel; a custom board may have another.
pub const PRINTED: [Deed; SECTORS] = {
    let mut order = [Deed::AcquireRed; SECTORS];
    let mut i = 0;
    while i < SECTORS {
        order[i] = Deed::ALL[i];
        i += 1;
    }
    order
};

/// The center of the icon of the outer action that faces this sector, in a picture 1000 units wide (CP-1.2).
#[must_use]
pub fn outer(sector: usize) -> [f64; 2] {
    let (x, y) = polar(CENTER, 238.0, bearing(sector));
    [x, y]
}

/// The center of the icon of an inner action of the wheel, in a picture 1000 units wide; `None` for an outer action.
#[must_use]
pub fn inner(deed: Deed) -> Option<[f64; 2]> {
    let (x, y) = match deed {
        Deed::FirstPlayer => polar(CENTER, 102.0, -0.25),
        Deed::Imitator => polar(CENTER, 102.0, 1.0 / 12.0),
        Deed::Rotate => polar(CENTER, 102.0, 5.0 / 12.0),
        Deed::White => CENTER,
        outer => {
            debug_assert!(outer.is_outer(), "the four inner actions have their places");
            return None;
        }
    };
    Some([x, y])
}

/// A piece of a ring between two radii, `half` of its width to either side of `middle`.
fn wedge(inner: f64, outer: f64, middle: f64, half: f64) -> String {
    let at = |radius: f64, turns: f64| {
        let (x, y) = polar(CENTER, radius, turns);
        format!("{} {}", fine(x), fine(y))
    };
    let (a, b) = (middle - half, middle + half);
    format!(
        "M{}A{o} {o} 0 0 1 {}L{}A{i} {i} 0 0 0 {}Z",
        at(outer, a),
        at(outer, b),
        at(inner, b),
        at(inner, a),
        o = fine(outer),
        i = fine(inner),
    )
}

fn circle((x, y): Point, radius: f64, attributes: &str) -> String {
    format!("<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {attributes}/>", fine(x), fine(y), fine(radius))
}

/// The lower board: a ring of sectors with their spaces; a sector without any is forbidden.
#[must_use]
pub fn board(spaces: &[u8; SECTORS]) -> Svg {
    let rim = circle(CENTER, RIM, &format!("stroke=\"{WALNUT}\" stroke-width=\"16\""));
    let sectors: String = (0..SECTORS).map(|sector| ground_of(sector, spaces[sector])).collect();
    let spots: String = (0..SECTORS).map(|sector| spots_of(sector, spaces[sector])).collect();
    Svg::new(1000, 1000, wood() + &sectors + &rim + &spots)
}

/// The wood of the board, grained round its middle.
fn wood() -> String {
    let mut e = Surface::new("board", Medium::Paint);
    let ring = format!("O 500 500 {RIM} {RIM} O 500 500 {0} {0}", WHEEL - 20.0);
    let grain =
        Brush::field(22.0, Flow::Round(CENTER.0, CENTER.1), Light::Lamp(260.0, 220.0, 960.0));
    e.paint(ring, Tint::between(0xb09068, 0xd8c096, 0xf0e0bc), grain.long(120.0).lively(0.25));
    e.tell()
}

/// The ground of a sector: separated from its neighbors by a line, and dark if it is forbidden.
fn ground_of(sector: usize, count: u8) -> String {
    let path = wedge(WHEEL + 8.0, RIM - 8.0, bearing(sector), STEP / 2.0);
    let veil = if count == 0 { " fill=\"#4a3426\" fill-opacity=\".5\"" } else { "" };
    format!("<path{veil} stroke=\"#8a6f4e\" stroke-width=\"3\" d=\"{path}\"/>")
}

fn spots_of(sector: usize, count: u8) -> String {
    let attributes = format!("fill=\"{PAPER}\" stroke=\"{WALNUT}\" stroke-width=\"4\"");
    let spot = |index| {
        let [x, y] = space(sector, index, count);
        circle((x, y), SPACE_RADIUS, &attributes)
    };
    if count == 0 { forbidden(sector) } else { (0..count).map(spot).collect() }
}

/// The sign of a forbidden sector: a crossed-out ring.
fn forbidden(sector: usize) -> String {
    let (x, y) = polar(CENTER, 380.0, bearing(sector));
    let bar = format!("M{} {}l40 40", fine(x - 20.0), fine(y - 20.0));
    circle((x, y), 29.0, "stroke=\"#6a2f26\" stroke-width=\"9\"")
        + &format!("<path stroke=\"#6a2f26\" stroke-width=\"9\" d=\"{bar}\"/>")
}

/// The tint of the sector of an action on the wheel.
fn tint(deed: Deed) -> Rgb {
    let pigment = |index: usize| PIGMENTS[index].color;
    let full = match deed {
        Deed::AcquireRed => pigment(0),
        Deed::AcquireYellow => pigment(1),
        Deed::AcquireBlue => pigment(2),
        Deed::MixOrange => pigment(3),
        Deed::MixGreen => pigment(4),
        Deed::MixViolet => pigment(5),
        Deed::MixBlack => pigment(7),
        Deed::ImproveTube | Deed::ImproveBrush | Deed::ImprovePalette => Rgb(0xc8_96_5a),
        Deed::TakePainting | Deed::Paint => Rgb(0xd9_a4_41),
        Deed::FirstPlayer | Deed::Imitator | Deed::Rotate | Deed::White => return Rgb(0xf2_e9_d8),
    };
    PAPER.mix(full, 0.42)
}

/// The wheel alone, turned by exact steps; icons stay upright.
///
/// The group that turns has the class `wheel` and each icon the class `upright`, so that a page can turn both
/// by the same steps.
#[must_use]
pub fn wheel(order: &[Deed; SECTORS], turned: usize) -> Svg {
    let angle = turned % SECTORS * 360 / SECTORS;
    let rim = circle(CENTER, WHEEL + 8.0, &format!("fill=\"{WALNUT}\""));
    let sectors: String =
        order.iter().enumerate().map(|(at, deed)| sector(*deed, at, angle)).collect();
    let turning = format!(
        "<g class=\"wheel\" transform=\"rotate({angle} 500 500)\">{rim}{sectors}{}</g>",
        notch()
    );
    Svg::new(1000, 1000, turning + &hub())
}

/// The wheel without its icons, in its position at the start. A page turns it and keeps the icons upright.
#[must_use]
pub fn ground(order: &[Deed; SECTORS]) -> Svg {
    let rim = circle(CENTER, WHEEL + 8.0, &format!("fill=\"{WALNUT}\""));
    let plates: String = order.iter().enumerate().map(|(at, deed)| plate(*deed, at)).collect();
    Svg::new(1000, 1000, rim + &plates + &notch())
}

/// The center of the board, which does not turn.
#[must_use]
pub fn middle() -> Svg {
    Svg::new(1000, 1000, hub())
}

fn plate(deed: Deed, at: usize) -> String {
    let path = wedge(HUB, WHEEL, bearing(at), STEP / 2.0 - 0.0022);
    format!("<path fill=\"{}\" d=\"{path}\"/>", tint(deed))
}

fn sector(deed: Deed, at: usize, angle: usize) -> String {
    let [x, y] = outer(at);
    let [fx, fy] = [fine(x), fine(y)];
    let icon = icons::deed(deed).part(x - 51.0, y - 51.0, 102.0, 102.0);
    format!(
        "{}<g class=\"upright\" transform=\"rotate(-{angle} {fx} {fy})\">{icon}</g>",
        plate(deed, at),
    )
}

/// A brass pin over the first action, which shows how far the wheel has turned.
fn notch() -> String {
    let (x, y) = polar(CENTER, WHEEL - 12.0, bearing(0));
    circle((x, y), 9.0, "fill=\"#f0c24e\" stroke=\"#5c3d10\" stroke-width=\"3\"")
}

/// The four inner actions: three round the center, and white in it.
fn hub() -> String {
    let ground = circle(
        CENTER,
        HUB - 4.0,
        &format!("fill=\"{BOARD}\" stroke=\"{WALNUT}\" stroke-width=\"8\""),
    );
    let thirds: String = [Deed::FirstPlayer, Deed::Imitator, Deed::Rotate]
        .into_iter()
        .zip([-0.25, 1.0 / 12.0, 5.0 / 12.0])
        .map(|(deed, middle)| {
            let path = wedge(54.0, HUB - 12.0, middle, 1.0 / 6.0 - 0.006);
            let [x, y] = inner(deed).expect("it is one of the inner three");
            format!(
                "<path fill=\"{}\" d=\"{path}\"/>{}",
                tint(deed),
                icons::deed(deed).part(x - 40.0, y - 40.0, 80.0, 80.0)
            )
        })
        .collect();
    let white =
        circle(CENTER, 57.0, &format!("fill=\"{PAPER}\" stroke=\"{WALNUT}\" stroke-width=\"6\""));
    ground + &thirds + &white + &icons::deed(Deed::White).part(460.0, 458.0, 80.0, 80.0)
}

/// The forecast: small icons around the rim that show what each sector will face once the wheel has turned by
/// `steps`. Sectors without spaces are left out.
#[must_use]
pub fn forecast(
    order: &[Deed; SECTORS],
    turned: usize,
    steps: usize,
    spaces: &[u8; SECTORS],
) -> Svg {
    let small = |sector: usize| {
        let deed = order[(sector + 2 * SECTORS - turned % SECTORS - steps % SECTORS) % SECTORS];
        let (x, y) = polar(CENTER, 453.0, bearing(sector));
        let plate = format!("fill=\"{}\" stroke=\"{WALNUT}\" stroke-width=\"2\"", tint(deed));
        circle((x, y), 25.0, &plate) + &icons::deed(deed).part(x - 18.0, y - 18.0, 36.0, 36.0)
    };
    let open = (0..SECTORS).filter(|sector| spaces[*sector] > 0);
    Svg::new(1000, 1000, open.map(small).collect())
}
