//! The worked examples of both rulebooks, each by its clause.

use colors_of_paris::{Pigment, Token, Tool};
use game::{Game, Seat};

use crate::script::{self, ParisScript, opened, options};

/// CP-4.1: a tube of level 3 gives 3 pigments of the color.
#[test]
fn a_tube_of_level_3() {
    let mut script = opened(2, "", &["luck start A"]);
    script.play("A place acquire-yellow");
    script.place_rest();
    script.play("A lay acquire-yellow");
    assert_eq!(script.count(0, Pigment::Yellow), 1 + 3);
}

/// CP-4.2: with a palette of level 2, 1 red and 1 blue give 2 violet.
#[test]
fn a_palette_of_level_2() {
    let mut script = opened(2, "", &["luck start A"]);
    script.play("A place mix-violet");
    script.place_rest();
    script.play("A lay mix-violet");
    assert_eq!(script.count(0, Pigment::Violet), 2);
    assert_eq!((script.count(0, Pigment::Red), script.count(0, Pigment::Blue)), (0, 0));
}

/// CP-4.2: with a palette of level 5, 1 yellow and 1 red give 5 orange. CP-5.4: a tube of level 5
/// gives 5 white.
#[test]
fn level_5() {
    let mut script = opened(2, "board=short.toml", &["luck start A"]);
    script.play_all(&["A place mix-orange", "B place white", "A place white"]);
    script.place_rest();
    script.play("A lay mix-orange");
    assert_eq!(script.count(0, Pigment::Orange), 5);
    assert_eq!((script.count(0, Pigment::Yellow), script.count(0, Pigment::Red)), (0, 0));
    script.play("B lay white");
    assert_eq!(script.count(1, Pigment::White), 5);
}

/// CP-5.4, Variant J's example: a tube of level 6 gives 6 white.
#[test]
fn level_6() {
    let mut script = opened(2, "variant=j board=short.toml", &["luck start A"]);
    script.play("A place improve-tube");
    script.place_rest();
    script.play_all(&[
        "A lay improve-tube",
        "A pay red",
        "A pay blue",
        "A hire",
        "B decline white",
    ]);
    script.play("A lay white");
    assert_eq!(script.view().studio.level(Seat(0), Tool::Tube), 6);
    assert_eq!(script.count(0, Pigment::White), 6);
}

/// CP-4.7: a brush of level 4 puts up to 4 pigments on paintings.
#[test]
fn a_brush_of_level_4() {
    let mut script = opened(4, "board=four.toml", &["luck easel 1 #5", "luck start A"]);
    let places = ["A place take-painting", "B place white", "C place white", "D place white"];
    script.play_all(&places);
    script.play("A place paint");
    script.place_rest();
    script.play_all(&["A lay take-painting", "A take 5", "B decline white", "C decline white"]);
    script.play_all(&["D decline white", "A lay white", "B decline white", "C decline white"]);
    script.play_all(&["D decline white", "A lay paint"]);
    script.play_all(&["A paint 5 red", "A paint 5 blue", "A paint 5 green white"]);
    assert!(script.actions(0).contains(&"stop".to_owned()));
    script.play("A paint 5 yellow");
    assert_eq!(script.asked(), Some(Seat(1)), "the brush is empty");
}

/// CP-4.5: 6 first and 10 later are 4 points more; an assistant first, then 10 are 10.
#[test]
fn six_then_ten() {
    let mut script = opened(2, "board=short.toml", &["luck start B"]);
    script.play_all(&["B place imitator", "A place improve-tube"]);
    script.place_rest();
    script.play_all(&["B lay imitator", "B pay red", "B pay blue", "B hire"]);
    script.play_all(&["A lay improve-tube", "A pay red", "A pay blue"]);
    assert_eq!(script.actions(0), ["hire", "token"]);
    script.play("A token");
    let points = |script: &script::Script, seat: usize| {
        let view = script.view();
        view.studio.points(&view.studio.painters[seat])
    };
    assert_eq!((points(&script, 0), points(&script, 1)), (6, 0));
    assert_eq!(script.painter(1).assistants, 3, "who is hired works from the next round on");
    script.play_all(&["B lay white", "A lay white"]);
    script.next_round(&[]);
    assert_eq!(script.painter(1).assistants, 4, "and joins at the end of this one (CP-6.6)");
    script.play_all(&["B place imitator", "A place improve-tube"]);
    script.place_rest();
    script.play_all(&["B lay imitator", "B copy improve-tube", "B pay white", "B pay white"]);
    script.play_all(&["A lay improve-tube", "A pay white", "A pay white"]);
    assert_eq!(script.painter(0).tokens[Tool::Tube as usize], Token::Ten);
    assert_eq!((points(&script, 0), points(&script, 1)), (10, 10));
    assert_eq!(script.view().studio.end, None, "which calls the end in Variant J only (CP-9.5)");
}

/// CP-8.1: from level 4 on its second space 2 pigments lead to the first 5, and 5 more to the
/// second 5.
#[test]
fn cezanne() {
    let wishes = ["luck tile A cezanne", "A keep cezanne", "luck start A"];
    let mut script = opened(2, "tiles=on", &wishes);
    script.play("A place improve-tube");
    script.place_rest();
    script.play_all(&["A lay improve-tube", "A pay red", "A pay blue"]);
    assert_eq!(script.view().studio.level(Seat(0), Tool::Tube), 4, "nothing is left to pay more");
    script.play_all(&["B decline white", "A lay white", "B decline white", "A lay white"]);
    script.next_round(&["A dry white"]);
    script.play("A place improve-tube");
    script.place_rest();
    script.play_all(&["A lay improve-tube", "A pay white", "A pay white"]);
    assert_eq!(script.view().studio.level(Seat(0), Tool::Tube), 5);
    assert_eq!(script.actions(0), ["again", "stop"]);
    let before = script.painter(0).reserve.total();
    script.play_all(&["A again", "A pay white", "A pay white", "A pay white", "A pay white"]);
    script.play("A pay yellow");
    assert_eq!(script.painter(0).reserve.total(), before - 5);
    assert_eq!(script.painter(0).tools[Tool::Tube as usize], 3);
    assert_eq!(script.view().studio.level(Seat(0), Tool::Tube), 5);
}

/// CP-1.8: two to four players.
#[test]
fn two_to_four() {
    for seats in [0, 1, 5] {
        assert!(game::Table::<colors_of_paris::ColorsOfParis>::open(seats, options("")).is_err());
    }
    assert_eq!(colors_of_paris::ColorsOfParis::TITLE.seats, 2..=4);
}
