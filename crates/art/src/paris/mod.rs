//! The pictures of Colors of Paris: eight paintings that are filled cell by cell, the wheel, cubes, tools and
//! assistants.

mod assistant;
mod icons;
mod scenes;
pub mod wheel;

use colors_of_paris::{
    Picture, Pigment, Tile,
    cells::{CELLS, ROW_CELLS},
};

pub use assistant::{Pose, assistant};
pub use icons::{bonus, cube, deed, hue, token, tool};

use crate::{
    Svg,
    palette::line,
    studio::{Medium, Rgb, Shape, Surface, lettering},
};

const PAPER: Rgb = Rgb(0xf6_ef_df);
const WALNUT: Rgb = Rgb(0x5b_3f_2d);
const CELL: i32 = scenes::SIDE / ROW_CELLS as i32;

/// The look of a cell of a painting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CellLook {
    /// Unpainted: pale pencil on paper.
    Pencil,
    /// Painted in its color.
    Paint,
    /// Painted with white: the color is thinned.
    White,
    /// Painted with black: the cell has a signature.
    Signed,
}

impl CellLook {
    /// The four looks.
    pub const ALL: [CellLook; 4] =
        [CellLook::Pencil, CellLook::Paint, CellLook::White, CellLook::Signed];

    /// The look of a cell with this pigment on it.
    #[must_use]
    pub const fn of(pigment: Option<Pigment>) -> CellLook {
        match pigment {
            None => CellLook::Pencil,
            Some(Pigment::White) => CellLook::White,
            Some(Pigment::Black) => CellLook::Signed,
            Some(
                Pigment::Red
                | Pigment::Yellow
                | Pigment::Blue
                | Pigment::Orange
                | Pigment::Green
                | Pigment::Violet,
            ) => CellLook::Paint,
        }
    }

    /// The name of the look, as in the path of a tile.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            CellLook::Pencil => "pencil",
            CellLook::Paint => "paint",
            CellLook::White => "white",
            CellLook::Signed => "signed",
        }
    }
}

/// A finished picture, 600 by 600.
#[must_use]
pub fn picture(picture: Picture) -> Svg {
    Svg::new(scenes::SIDE, scenes::SIDE, scenes::scene(picture, Medium::Paint).tell())
}

/// A picture before anything is painted: pencil on paper, 600 by 600.
#[must_use]
pub fn sketch(picture: Picture) -> Svg {
    let paper = format!("<path fill=\"{PAPER}\" d=\"M0 0H600V600H0Z\"/>");
    let seen = scenes::scene(picture, Medium::Pencil).tell();
    Svg::new(scenes::SIDE, scenes::SIDE, format!("{paper}<g opacity=\".75\">{seen}</g>"))
}

/// One cell of a picture, from 0 to 8 in reading order, 200 by 200.
#[must_use]
pub fn tile(picture: Picture, cell: usize, look: CellLook) -> Svg {
    let medium = if look == CellLook::Pencil { Medium::Pencil } else { Medium::Paint };
    tile_of(scenes::scene(picture, medium), cell, look)
}

fn tile_of(scene: &Surface, cell: usize, look: CellLook) -> Svg {
    let (x, y) = ((cell % ROW_CELLS) as i32 * CELL, (cell / ROW_CELLS) as i32 * CELL);
    let window = [x, y, x + CELL, y + CELL].map(f64::from);
    let seen = scene.tell_within((window[0], window[1], window[2], window[3]));
    let paper = format!("<path fill=\"{PAPER}\" d=\"M{x} {y}h{CELL}v{CELL}h-{CELL}z\"/>");
    let body = match look {
        CellLook::Pencil => format!("{paper}<g opacity=\".75\">{seen}</g>"),
        CellLook::Paint => seen,
        CellLook::White => format!("{paper}<g opacity=\".38\">{seen}</g>"),
        CellLook::Signed => seen + &signature(f64::from(x), f64::from(y)),
    };
    Svg::new(CELL, CELL, body).seen([x, y, CELL, CELL])
}

/// A signature in the lower right of a cell.
fn signature(x: f64, y: f64) -> String {
    let path = "M70 168C80 130 92 120 92 140C92 160 84 172 96 160C104 150 108 148 110 156C112 164 122 150 128 148C134 148 128 164 138 160C150 154 152 136 158 132C162 150 150 168 176 156M66 182C100 174 140 176 182 170";
    let data = Shape::of(path).placed((x, y), 1.0, 0.0).data();
    line(PAPER, 11.0, &data) + &line(Rgb(0x1e_18_1a), 6.0, &data)
}

/// A painting in progress: the pigments on its nine cells, and the colors of the free ones.
#[must_use]
pub fn painting(of: Picture, asks: &[Pigment; CELLS], lies: &[Option<Pigment>; CELLS]) -> Svg {
    let (paint, pencil) = (scenes::scene(of, Medium::Paint), scenes::scene(of, Medium::Pencil));
    let cells: String = (0..CELLS)
        .map(|cell| {
            let look = CellLook::of(lies[cell]);
            let scene = if look == CellLook::Pencil { pencil } else { paint };
            let (x, y) = ((cell % ROW_CELLS) as f64 * 200.0, (cell / ROW_CELLS) as f64 * 200.0);
            tile_of(scene, cell, look).part(x, y, 200.0, 200.0)
                + &wish(asks[cell], lies[cell], x, y)
        })
        .collect();
    let grid = line(WALNUT, 4.0, "M200 0V600M400 0V600M0 200H600M0 400H600");
    let frame = format!("<path stroke=\"{WALNUT}\" stroke-width=\"10\" d=\"M5 5H595V595H5Z\"/>");
    Svg::new(600, 600, cells + &grid + &frame)
}

/// The mark of a cell: on a free cell the mark of its color, over a wash of that color; on a filled cell a
/// small mark of the pigment that lies there.
fn wish(asks: Pigment, lies: Option<Pigment>, x: f64, y: f64) -> String {
    match lies {
        None => {
            let wash = format!(
                "<path fill=\"{}\" opacity=\".22\" d=\"M{x} {y}h200v200h-200z\"/>",
                hue(asks).color
            );
            wash + &hue(asks).mark().part(x + 52.0, y + 52.0, 96.0, 96.0)
        }
        Some(pigment) => hue(pigment).mark().part(x + 8.0, y + 8.0, 44.0, 44.0),
    }
}

/// The back of a painting: the picture in its frame, with its points.
#[must_use]
pub fn back(of: Picture, worth: u8) -> Svg {
    let frame = "<path fill=\"#8a5f2a\" d=\"M0 0H680V680H0Z\"/><path stroke=\"#e8c15a\" stroke-width=\"10\" d=\"M12 12H668V668H12Z\"/>\
                 <path stroke=\"#5c3d10\" stroke-width=\"5\" d=\"M34 34H646V646H34Z\"/>";
    let seal = Shape::star((590.0, 590.0), 18, 82.0, 74.0).data();
    let seal =
        format!("<path fill=\"#fbf6ea\" stroke=\"#5c3d10\" stroke-width=\"7\" d=\"{seal}\"/>");
    let worth = lettering::write(&worth.to_string(), (590.0, 590.0), 66.0, Rgb(0x2a_21_1c), 12.0);
    Svg::new(
        680,
        680,
        format!("{frame}{}{seal}{worth}", picture(of).part(40.0, 40.0, 600.0, 600.0)),
    )
}

/// The medallion of a painter tile (CP-8): a detail of the painter's picture in a round frame. Valadon,
/// who has no picture, has a bowl of fruit in a sure outline.
#[must_use]
pub fn painter(tile: Tile) -> Svg {
    let (of, x, y) = match tile {
        Tile::Cezanne => (Picture::Cezanne, 180, 170),
        Tile::Degas => (Picture::Degas, 60, 110),
        Tile::Gauguin => (Picture::Gauguin, 190, 300),
        Tile::Manet => (Picture::Manet, 160, 90),
        Tile::Monet => (Picture::Monet, 60, 300),
        Tile::Renoir => (Picture::Renoir, 170, 60),
        Tile::ToulouseLautrec => (Picture::ToulouseLautrec, 190, 90),
        Tile::VanGogh => (Picture::VanGogh, 230, 50),
        Tile::Valadon => return medallion(&scenes::valadon().tell()),
    };
    let window = [x, y, x + 300, y + 300].map(f64::from);
    let scene = scenes::scene(of, Medium::Paint);
    let detail = scene.tell_within((window[0], window[1], window[2], window[3]));
    medallion(&Svg::new(300, 300, detail).seen([x, y, 300, 300]).part(0.0, 0.0, 200.0, 200.0))
}

/// A square detail behind a round mount.
fn medallion(detail: &str) -> Svg {
    let mount = "M-2 -2H202V202H-2ZM100 14A86 86 0 0 0 100 186A86 86 0 0 0 100 14Z";
    let body = format!(
        "{detail}<path fill=\"#5b3f2d\" fill-rule=\"evenodd\" d=\"{mount}\"/>\
         <circle cx=\"100\" cy=\"100\" r=\"88\" stroke=\"#e8c15a\" stroke-width=\"6\"/>"
    );
    Svg::new(200, 200, body)
}
