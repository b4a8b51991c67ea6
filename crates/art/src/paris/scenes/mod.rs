//! The eight pictures of Colors of Paris. Each is ours; what it borrows from its painter is the way
//! of laying paint: patches, feathers, fields, hatching, commas, dashes.

mod still;
mod figures;
mod views;

use colors_of_paris::Picture;

use std::sync::LazyLock;

use crate::studio::{Easel, Medium, Rgb};

/// How wide and how high a picture is.
pub(super) const SIDE: i32 = 600;

/// What stands for Valadon, who has no picture in the box; 200 by 200.
pub(super) fn valadon() -> Easel {
    let mut e = Easel::new("valadon", Medium::Paint);
    still::bowl(&mut e);
    e
}

/// A painting in a page is told anew with every move, so strokes are laid once for all of them.
static PAINTED: LazyLock<[Easel; 8]> =
    LazyLock::new(|| Picture::ALL.map(|it| set_up(it, Medium::Paint)));
static DRAWN: LazyLock<[Easel; 8]> =
    LazyLock::new(|| Picture::ALL.map(|it| set_up(it, Medium::Pencil)));

/// The whole picture on an easel, in paint or in pencil.
pub(super) fn scene(picture: Picture, medium: Medium) -> &'static Easel {
    match medium {
        Medium::Paint => &PAINTED[picture as usize],
        Medium::Pencil => &DRAWN[picture as usize],
    }
}

fn set_up(picture: Picture, medium: Medium) -> Easel {
    let mut e = Easel::new(picture.name(), medium);
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
