//! Renoir: with *Acquire blue*, up to two cells of blue are painted at once (CP-8.4).

use crate::components::Pigment;

/// The color.
pub(crate) const COLOR: Pigment = Pigment::Blue;

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
        let mut studio = studio("tiles=on", Tile::Renoir, &[], &[3, 9]);
        studio.perform(A, Deed::AcquireBlue);
        studio.proceed();
        assert_eq!(actions(&studio), ["paint 3 blue", "paint 9 blue", "stop"]);
        say(&mut studio, "paint 3 blue");
        assert_eq!(actions(&studio), ["paint 3 blue", "paint 9 blue", "stop"]);
        say(&mut studio, "paint 9 blue");
        assert_eq!(studio.painter(A).reserve.count(Pigment::Blue), 1, "three less two");
        assert_eq!(studio.cells[card(3).idx()].colors(), Pigment::Blue.bit());
        assert!(!actions(&studio).contains(&"stop".to_owned()));
    }

    /// CP-8.4: in Variant J on one painting; and one may stop.
    #[test]
    fn variant_j_paints_on_one() {
        let mut studio = studio("tiles=on texts=j", Tile::Renoir, &[], &[3, 9]);
        studio.perform(A, Deed::AcquireBlue);
        studio.proceed();
        say(&mut studio, "paint 3 blue");
        assert_eq!(actions(&studio), ["paint 3 blue", "stop"]);
        say(&mut studio, "stop");
        assert_eq!(studio.painter(A).reserve.count(Pigment::Blue), 2);
    }

    /// CP-8.4: other colors are none of his business.
    #[test]
    fn only_his_color() {
        let mut studio = studio("tiles=on", Tile::Renoir, &[], &[3, 9]);
        for deed in [Deed::AcquireRed, Deed::AcquireYellow, Deed::AcquireBlue] {
            if deed != Deed::AcquireBlue {
                studio.perform(A, deed);
                studio.proceed();
                assert!(!actions(&studio).contains(&"stop".to_owned()));
            }
        }
    }
}
