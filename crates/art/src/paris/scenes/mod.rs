//! The eight pictures of Colors of Paris. Each is ours; what it borrows from its painter is the way
//! of laying paint: patches, feathers, fields, hatching, commas, dashes.

mod still;
mod figures;
mod views;

use colors_of_paris::Picture;

use crate::studio::{Easel, Medium, Rgb};

/// How wide and how high a picture is.
pub(super) const SIDE: i32 = 600;

/// What stands for Valadon, who has no picture in the box; 200 by 200.
pub(super) fn valadon() -> Easel {
    let mut e = Easel::new("valadon", Medium::Paint);
    still::bowl(&mut e);
    e
}

/// The whole picture on an easel, in paint or in pencil.
pub(super) fn scene(picture: Picture, medium: Medium) -> Easel {
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
