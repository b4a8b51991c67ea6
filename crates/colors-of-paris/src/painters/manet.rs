//! Manet: with *Acquire red*, up to two cells of red are painted at once (CP-8.4).

use crate::components::Pigment;

/// The color.
pub(crate) const COLOR: Pigment = Pigment::Red;

#[cfg(test)]
mod tests {
    use crate::{
        Deed,
        components::Pigment,
        painters::{
            Tile,
            tests::{A, actions, card, say, studio},
        },
    };

    /// CP-8.4: the acquired pigments may be used, on one painting or on two.
    #[test]
    fn paints_up_to_two_cells() {
        let mut studio = studio("tiles=on", Tile::Manet, &[], &[1, 9]);
        studio.perform(A, Deed::AcquireRed);
        studio.proceed();
        assert_eq!(actions(&studio), ["paint 1 red", "paint 9 red", "stop"]);
        say(&mut studio, "paint 1 red");
        assert_eq!(actions(&studio), ["paint 1 red", "paint 9 red", "stop"]);
        say(&mut studio, "paint 9 red");
        assert_eq!(studio.painter(A).reserve.count(Pigment::Red), 1, "three less two");
        assert_eq!(studio.cells[card(1).idx()].colors(), Pigment::Red.bit());
        assert!(!actions(&studio).contains(&"stop".to_owned()));
    }

    /// CP-8.4: in Variant J on one painting; and one may stop.
    #[test]
    fn variant_j_paints_on_one() {
        let mut studio = studio("tiles=on texts=j", Tile::Manet, &[], &[1, 9]);
        studio.perform(A, Deed::AcquireRed);
        studio.proceed();
        say(&mut studio, "paint 1 red");
        assert_eq!(actions(&studio), ["paint 1 red", "stop"]);
        say(&mut studio, "stop");
        assert_eq!(studio.painter(A).reserve.count(Pigment::Red), 2);
    }

    /// CP-8.4: other colors are none of his business.
    #[test]
    fn only_his_color() {
        let mut studio = studio("tiles=on", Tile::Manet, &[], &[1, 9]);
        for deed in [Deed::AcquireRed, Deed::AcquireYellow, Deed::AcquireBlue] {
            if deed != Deed::AcquireRed {
                studio.perform(A, deed);
                studio.proceed();
                assert!(!actions(&studio).contains(&"stop".to_owned()));
            }
        }
    }
}
