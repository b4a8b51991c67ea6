//! The eight pictures of Colors of Paris. Each is our own composition in the brushwork of its painter: patches,
//! feathers, fields, hatching, commas, dashes.

mod still;
mod figures;
mod views;

use colors_of_paris::Picture;

use std::sync::LazyLock;

use crate::studio::{Medium, Rgb, Surface};

/// The width and the height of a picture, in its own units.
pub(super) const SIDE: i32 = 600;

/// The detail for Valadon, who has no picture in the box, 200 by 200.
pub(super) fn valadon() -> Surface {
    let mut e = Surface::new("valadon", Medium::Paint);
    still::bowl(&mut e);
    e
}

/// The pictures in paint. They are computed once, because a page draws paintings anew with every move.
static PAINTED: LazyLock<[Surface; 8]> =
    LazyLock::new(|| Picture::ALL.map(|it| set_up(it, Medium::Paint)));
static DRAWN: LazyLock<[Surface; 8]> =
    LazyLock::new(|| Picture::ALL.map(|it| set_up(it, Medium::Pencil)));

/// A picture, in paint or in pencil.
pub(super) fn scene(picture: Picture, medium: Medium) -> &'static Surface {
    match medium {
        Medium::Paint => &PAINTED[picture as usize],
        Medium::Pencil => &DRAWN[picture as usize],
    }
}

fn set_up(picture: Picture, medium: Medium) -> Surface {
    let mut e = Surface::new(picture.name(), medium);
    if medium == Medium::Paint {
        e.fill("R 0 0 600 600", Rgb(0xe9dcc0));
    }
    match picture {
        Picture::Cezanne => views::village(&mut e),
        Picture::Renoir => figures::parasol(&mut e),
        Picture::Manet => still::peonies(&mut e),
        Picture::ToulouseLautrec => figures::singer(&mut e),
        Picture::Gauguin => still::bay(&mut e),
        Picture::Degas => figures::rehearsal(&mut e),
        Picture::Monet => views::poplars(&mut e),
        Picture::VanGogh => views::windmill(&mut e),
    }
    e
}
