//! The worked examples of both rulebooks, each by its clause.

use colors_of_paris::{Pigment, Token, Tool};
use game::{Game, Seat};

use crate::studio::{self, opened, options};

/// CP-4.1: a tube of level 3 gives 3 pigments of the color.
#[test]
fn a_tube_of_level_3() {
    let mut play = opened(2, "", &["luck start A"]);
    play.say("A place acquire-yellow");
    play.place_rest();
    play.say("A lay acquire-yellow");
    assert_eq!(play.count(0, Pigment::Yellow), 1 + 3);
}

/// CP-4.2: with a palette of level 2, 1 red and 1 blue give 2 violet.
#[test]
fn a_palette_of_level_2() {
    let mut play = opened(2, "", &["luck start A"]);
    play.say("A place mix-violet");
    play.place_rest();
    play.say("A lay mix-violet");
    assert_eq!(play.count(0, Pigment::Violet), 2);
    assert_eq!((play.count(0, Pigment::Red), play.count(0, Pigment::Blue)), (0, 0));
}

/// CP-4.2: with a palette of level 5, 1 yellow and 1 red give 5 orange. CP-5.4: a tube of level 5
/// gives 5 white.
#[test]
fn level_5() {
    let mut play = opened(2, "board=short.toml", &["luck start A"]);
    play.say_all(&["A place mix-orange", "B place white", "A place white"]);
    play.place_rest();
    play.say("A lay mix-orange");
    assert_eq!(play.count(0, Pigment::Orange), 5);
    assert_eq!((play.count(0, Pigment::Yellow), play.count(0, Pigment::Red)), (0, 0));
    play.say("B lay white");
    assert_eq!(play.count(1, Pigment::White), 5);
}

/// CP-5.4, Variant J's example: a tube of level 6 gives 6 white.
#[test]
fn level_6() {
    let mut play = opened(2, "variant=j board=short.toml", &["luck start A"]);
    play.say("A place improve-tube");
    play.place_rest();
    play.say_all(&["A lay improve-tube", "A pay red", "A pay blue", "A hire", "B decline white"]);
    play.say("A lay white");
    assert_eq!(play.view().studio.level(Seat(0), Tool::Tube), 6);
    assert_eq!(play.count(0, Pigment::White), 6);
}

/// CP-4.7: a brush of level 4 puts up to 4 pigments on paintings.
#[test]
fn a_brush_of_level_4() {
    let mut play = opened(4, "board=four.toml", &["luck easel 1 #5", "luck start A"]);
    let places = ["A place take-painting", "B place white", "C place white", "D place white"];
    play.say_all(&places);
    play.say("A place paint");
    play.place_rest();
    play.say_all(&["A lay take-painting", "A take 5", "B decline white", "C decline white"]);
    play.say_all(&["D decline white", "A lay white", "B decline white", "C decline white"]);
    play.say_all(&["D decline white", "A lay paint"]);
    play.say_all(&["A paint 5 red", "A paint 5 blue", "A paint 5 green white"]);
    assert!(play.actions(0).contains(&"stop".to_owned()));
    play.say("A paint 5 yellow");
    assert_eq!(play.asked(), Some(Seat(1)), "the brush is empty");
}

/// CP-4.5: 6 first and 10 later are 4 points more; an assistant first, then 10 are 10.
#[test]
fn six_then_ten() {
    let mut play = opened(2, "board=short.toml", &["luck start B"]);
    play.say_all(&["B place imitator", "A place improve-tube"]);
    play.place_rest();
    play.say_all(&["B lay imitator", "B pay red", "B pay blue", "B hire"]);
    play.say_all(&["A lay improve-tube", "A pay red", "A pay blue"]);
    assert_eq!(play.actions(0), ["hire", "token"]);
    play.say("A token");
    let points = |play: &studio::Play, seat: usize| {
        let view = play.view();
        view.studio.points(&view.studio.painters[seat])
    };
    assert_eq!((points(&play, 0), points(&play, 1)), (6, 0));
    assert_eq!(play.painter(1).assistants, 3, "who is hired works from the next round on");
    play.say_all(&["B lay white", "A lay white"]);
    play.next_round(&[]);
    assert_eq!(play.painter(1).assistants, 4, "and joins at the end of this one (CP-6.6)");
    play.say_all(&["B place imitator", "A place improve-tube"]);
    play.place_rest();
    play.say_all(&["B lay imitator", "B copy improve-tube", "B pay white", "B pay white"]);
    play.say_all(&["A lay improve-tube", "A pay white", "A pay white"]);
    assert_eq!(play.painter(0).tokens[Tool::Tube as usize], Token::Ten);
    assert_eq!((points(&play, 0), points(&play, 1)), (10, 10));
    assert_eq!(play.view().studio.end, None, "which calls the end in Variant J only (CP-9.5)");
}

/// CP-8.1: from level 4 on its second space 2 pigments lead to the first 5, and 5 more to the
/// second 5.
#[test]
fn cezanne() {
    let wishes = ["luck tile A cezanne", "A keep cezanne", "luck start A"];
    let mut play = opened(2, "tiles=on", &wishes);
    play.say("A place improve-tube");
    play.place_rest();
    play.say_all(&["A lay improve-tube", "A pay red", "A pay blue"]);
    assert_eq!(play.view().studio.level(Seat(0), Tool::Tube), 4, "nothing is left to pay more");
    play.say_all(&["B decline white", "A lay white", "B decline white", "A lay white"]);
    play.next_round(&["A dry white"]);
    play.say("A place improve-tube");
    play.place_rest();
    play.say_all(&["A lay improve-tube", "A pay white", "A pay white"]);
    assert_eq!(play.view().studio.level(Seat(0), Tool::Tube), 5);
    assert_eq!(play.actions(0), ["again", "stop"]);
    let before = play.painter(0).reserve.total();
    play.say_all(&["A again", "A pay white", "A pay white", "A pay white", "A pay white"]);
    play.say("A pay yellow");
    assert_eq!(play.painter(0).reserve.total(), before - 5);
    assert_eq!(play.painter(0).tools[Tool::Tube as usize], 3);
    assert_eq!(play.view().studio.level(Seat(0), Tool::Tube), 5);
}

/// CP-1.8: two to four players.
#[test]
fn two_to_four() {
    for seats in [0, 1, 5] {
        assert!(game::Table::<colors_of_paris::ColorsOfParis>::open(seats, options("")).is_err());
    }
    assert_eq!(colors_of_paris::ColorsOfParis::TITLE.seats, 2..=4);
}
