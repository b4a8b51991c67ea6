//! Tests of secrets: what a viewer knows of a draft (CP-9.2, CP-2.4), and imagined states.

use std::collections::BTreeMap;

use colors_of_paris::{Card, Cards, ColorsOfParis, Step, View};
use game::{Event, Game, Seat, Sight, Viewer, record};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::script::{ParisScript, Script, fresh};

fn seen(script: &Script, seat: u8) -> View {
    script.game().view(Viewer::Seat(Seat(seat)))
}

fn cards(numbers: &[u8]) -> Cards {
    numbers.iter().map(|it| Card::new(*it).unwrap()).collect()
}

/// Two players, pictures cezanne, manet, gauguin and monet; A is dealt 1, 2, 9, 17 and B 3, 10,
/// 18, 25.
fn dealt() -> Script {
    let mut script = fresh(2, "variant=j");
    for picture in ["cezanne", "manet", "gauguin", "monet"] {
        script.play(&format!("luck picture {picture}"));
    }
    let cards = [(0, 1_u8), (0, 2), (0, 9), (0, 17), (1, 3), (1, 10), (1, 18), (1, 25)];
    for (seat, card) in cards {
        let picture = ["cezanne", "manet", "gauguin", "monet"][usize::from((card - 1) / 8)];
        script.play(&format!("luck back {} {picture} {}", Seat(seat), (card - 1) / 8 + 1));
        script.play(&format!("luck front {} #{card}", Seat(seat)));
    }
    script
}

/// CP-9.2: backs are open to all, grids to the holder alone.
#[test]
fn backs_and_fronts() {
    let script = dealt();
    let cezannes = cards(&[1, 2]);
    assert_eq!(seen(&script, 0).hands.packs[0], [cezannes, cezannes, cards(&[9]), cards(&[17])]);
    // A knows two of the four Cézannes, so B's can be one of the others only.
    let unseen = |numbers: &[u8]| cards(numbers);
    let mut pack = vec![unseen(&[3, 4]), unseen(&[10, 11, 12]), unseen(&[18, 19, 20])];
    pack.push(unseen(&[25, 26, 27, 28]));
    assert_eq!(seen(&script, 0).hands.packs[1], pack);
    let public = script.view().hands.packs[0].clone();
    assert_eq!(public[0], cards(&[1, 2, 3, 4]), "the public knows the backs");
}

/// CP-9.2: who sees a pack again knows what is gone; who saw it once knows what is among it.
#[test]
fn one_goes_on_knowing() {
    let mut script = dealt();
    script.play_all(&["A pick 17", "B pick 25", "luck pass"]);
    assert_eq!(seen(&script, 0).hands.packs[1], [cards(&[3]), cards(&[10]), cards(&[18])]);
    let cezannes = cards(&[1, 2]);
    assert_eq!(seen(&script, 0).hands.packs[0], [cezannes, cezannes, cards(&[9])]);
    script.play_all(&["A pick 3", "B pick 2", "luck pass"]);
    // A holds the rest of the first pack again and sees that card 2 is gone.
    assert_eq!(seen(&script, 0).hands.kept[1][1], cards(&[2]));
    assert_eq!(seen(&script, 0).hands.kept[1][0], cards(&[25, 26, 27, 28]), "never seen in front");
    assert_eq!(script.view().hands.kept[1][1], cards(&[1, 2, 3, 4]), "the public saw the back");
}

/// CP-9.2: of two alike, seen before they were picked, one cannot tell which is which.
#[test]
fn two_of_a_kind() {
    let mut script = dealt();
    script.play_all(&["A pick 9", "B pick 10", "luck pass", "A pick 3", "B pick 1", "luck pass"]);
    script.play_all(&["A pick 2", "B pick 18", "luck pass"]);
    assert_eq!(script.step(), Step::Unveil, "the last card was kept unasked");
    assert_eq!(seen(&script, 0).hands.kept[1][1], cards(&[1]));
    assert_eq!(seen(&script, 0).hands.kept[1][3], cards(&[17]), "what was left is B's");
}

/// CP-9.2: picks are simultaneous and secret, and passing shows their backs.
#[test]
fn picks_are_secret() {
    let mut script = dealt();
    let pick = record::event::<ColorsOfParis>("A pick 17").unwrap();
    let sight = |script: &Script, viewer, event| script.game().sight(viewer, event);
    assert_eq!(sight(&script, Viewer::Seat(Seat(0)), &pick), Sight::Open);
    assert_eq!(sight(&script, Viewer::Seat(Seat(1)), &pick), Sight::Hidden);
    script.play_all(&["A pick 17", "B pick 25"]);
    let pass = Event::Chance(colors_of_paris::Chance::Pass);
    assert_eq!(sight(&script, Viewer::Public, &pass), Sight::Unveils);
}

/// CP-9.2: the first painting is put down by all at the same time; then its grid is open.
#[test]
fn unveiling() {
    let mut script = dealt();
    script.go_on(&[], |step| step == Step::Unveil);
    let first = script.actions(0)[0].clone();
    script.play(&format!("A {first}"));
    assert!(script.view().studio.painters[0].paintings.is_empty(), "not before B has chosen");
    let last = format!("B {}", script.actions(1)[0]);
    let event = record::event::<ColorsOfParis>(&last).unwrap();
    assert_eq!(script.game().sight(Viewer::Seat(Seat(0)), &event), Sight::Open);
    assert_eq!(script.game().sight(Viewer::Public, &event), Sight::Unveils);
    script.play(&last);
    let card = script.painter(0).paintings.iter().next().unwrap();
    assert!(script.view().in_sight().contains(card));
}

/// CP-9.2: what one does not know is imagined, every world that fits as likely as the others.
#[test]
fn worlds_are_imagined_fairly() {
    const EACH: usize = 200;
    let script = dealt();
    let view = seen(&script, 0);
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut worlds: BTreeMap<Vec<Cards>, usize> = BTreeMap::new();
    // B holds one of 2 Cézannes, 3 Manets, 3 Gauguins and 4 Monets that A has not seen.
    for _ in 0..2 * 3 * 3 * 4 * EACH {
        let world = ColorsOfParis::imagine(&view, &mut luck);
        assert_eq!(world.view(Viewer::Seat(Seat(0))), view);
        let pack = world.view(Viewer::Seat(Seat(1))).hands.packs[1].clone();
        *worlds.entry(pack).or_default() += 1;
    }
    assert_eq!(worlds.len(), 2 * 3 * 3 * 4);
    // Five standard deviations of so many throws are 71.
    assert!(worlds.values().all(|it| it.abs_diff(EACH) < 71), "{worlds:?}");
}

/// CP-9.2: with three players a pack comes back to who dealt it after two others have picked. Of two
/// cards alike that are gone, either may be whose; worlds are imagined both ways.
#[test]
fn either_of_two_alike() {
    let mut script = fresh(3, "variant=j");
    script.go_on(&["luck picture cezanne"], |step| {
        matches!(step, colors_of_paris::Step::Luck(colors_of_paris::Draw::Back(_)))
    });
    for card in [1, 2, 3] {
        script.play_all(&["luck back A cezanne 1", &format!("luck front A #{card}")]);
    }
    script.go_on(&[], |step| step == Step::Pick(0));
    let other = script.actions(0).into_iter().find(|it| !["1", "2", "3"].contains(&&it[5..]));
    let first = format!("A {}", other.unwrap());
    script.go_on(&[&first], |step| step == Step::Pick(1));
    script.go_on(&["B pick 1"], |step| step == Step::Pick(2));
    script.go_on(&["C pick 2"], |step| step == Step::Unveil);
    let view = seen(&script, 0);
    assert_eq!(view.hands.kept[0][3], cards(&[3]), "the last one came back");
    assert_eq!((view.hands.kept[1][1], view.hands.kept[2][2]), (cards(&[1, 2]), cards(&[1, 2])));
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(5);
    let is_first = |world: ColorsOfParis| {
        assert_eq!(world.view(Viewer::Seat(Seat(0))), view);
        world.view(Viewer::Seat(Seat(1))).hands.kept[1][1] == cards(&[1])
    };
    let firsts = (0..400).filter(|_| is_first(ColorsOfParis::imagine(&view, &mut luck))).count();
    // Five standard deviations of 400 tosses are 50.
    assert!(firsts.abs_diff(200) < 50, "{firsts}");
}
