//! Painter tiles (CP-8) at the table; each power has its own tests beside it in `src/painters`.

use colors_of_paris::{Card, ColorsOfParis, Pigment, Step, Tile};
use game::{Event, Game, Irrevocable, Seat, Sight, Viewer, record};

use crate::script::{ParisScript, Script, fresh, opened};

/// A table where A plays with this tile.
fn with(tile: &str, options: &str, more: &[&str]) -> Script {
    let (dealt, kept) = (format!("luck tile A {tile}"), format!("A keep {tile}"));
    let mut wishes = vec![&*dealt, &*kept, "luck start A"];
    wishes.extend(more);
    opened(4, &format!("tiles=on {options}"), &wishes)
}

/// CP-8.0: two are dealt in secret, one is kept; all are revealed together.
#[test]
fn choosing_in_secret() {
    let mut script = fresh(2, "tiles=on");
    script.play_all(&["luck tile A monet", "luck tile A degas", "luck tile B manet"]);
    script.play("luck tile B van-gogh");
    let seen = |script: &Script, seat: u8| script.game().view(Viewer::Seat(Seat(seat)));
    assert_eq!(seen(&script, 0).tiles[0].tiles.unwrap().len(), 2);
    assert_eq!((seen(&script, 0).tiles[1].tiles, seen(&script, 0).tiles[1].count), (None, 2));
    script.refuses("A keep manet", "manet is not one of your tiles (CP-8.0)");
    script.play("A keep monet");
    assert_eq!(script.painter(0).tile, None, "not revealed yet");
    script.table_mut().take_back(Seat(0)).unwrap();
    script.play("A keep degas");
    let last = record::event::<ColorsOfParis>("B keep manet").unwrap();
    assert_eq!(script.game().sight(Viewer::Seat(Seat(1)), &last), Sight::Unveils);
    script.play("B keep manet");
    assert_eq!(
        (script.painter(0).tile, script.painter(1).tile),
        (Some(Tile::Degas), Some(Tile::Manet))
    );
    assert_eq!(script.table_mut().take_back(Seat(1)), Err(Irrevocable::Shown(Seat(1))));
}

/// CP-8.0, CP-9.9: Valadon is dealt in Variant J only.
#[test]
fn valadon_is_a_promo() {
    let deals = |options| fresh(2, options).table().chances().len();
    assert_eq!((deals("tiles=on"), deals("tiles=on texts=j")), (8, 9));
}

/// CP-8.1: by imitation too, but the Tool card is no improvement.
#[test]
fn cezanne() {
    let mut script = with("cezanne", "board=rich.toml", &[]);
    script.place_for_a(&["imitator", "white", "improve-brush"]);
    script.lay_for_a("white");
    script.lay_for_a("imitator");
    script.play_all(&["A pay white", "A pay white", "A again"]);
    assert_eq!(script.step(), Step::PayAgain(Seat(0), colors_of_paris::Tool::Brush, 12));
}

/// CP-8.2: pigments of a completed painting go on to another.
#[test]
fn degas() {
    let mut script = with("degas", "board=lavish.toml deck=yellow.csv", &[]);
    script.place_for_a(&["take-painting", "take-painting", "rotate"]);
    let round = ["A lay take-painting", "A take 1", "A take 2", "A lay rotate", "A turn 0"];
    script.next_round(&round);
    script.place_for_a(&["acquire-yellow", "paint"]);
    script.lay_for_a("acquire-yellow");
    script.lay_for_a("paint");
    (0..9).for_each(|_| script.play("A paint 1 yellow"));
    let before = script.count(0, Pigment::Yellow);
    assert_eq!(script.actions(0), ["paint 2 yellow", "stop"]);
    (0..3).for_each(|_| script.play("A paint 2 yellow"));
    assert_eq!(script.count(0, Pigment::Yellow), before, "they did not come from the reserve");
    assert_eq!(script.view().studio.cells[1].all().iter().flatten().count(), 3);
}

/// CP-8.2: in Variant J on exhibiting, and onto the painting that is put down next.
#[test]
fn degas_exhibits() {
    let options = "variant=j texts=j cards=off swap=off half-turn=display board=lavish.toml \
                   deck=yellow.csv";
    let mut script = with("degas", options, &[]);
    script.place_for_a(&["acquire-yellow", "paint", "take-painting"]);
    script.lay_for_a("acquire-yellow");
    script.lay_for_a("paint");
    let done = script.painter(0).paintings.iter().next().unwrap();
    (0..8).for_each(|_| script.play(&format!("A paint {} yellow", done.number())));
    script.lay_for_a("take-painting");
    assert_eq!(script.step(), Step::Show(Seat(0)), "the next painting comes first");
    let next = script.actions(0)[0].replace("show ", "");
    script.play(&format!("A show {next}"));
    let stroke = format!("paint {next} yellow");
    assert_eq!(script.actions(0), [&*stroke, "stop"]);
    (0..3).for_each(|_| script.play(&format!("A {stroke}")));
    assert_ne!(script.asked(), Some(Seat(0)), "three and no more");
    assert!(script.view().studio.cells[done.idx()].is_bare(), "the others went back");
}

/// CP-8.3: a color is chosen once the tiles are revealed; in Variant J after the first painting.
#[test]
fn gauguin() {
    let mut script = fresh(2, "tiles=on");
    script.go_on(&["luck tile B gauguin", "B keep gauguin"], |step| step == Step::Tint(Seat(1)));
    assert_eq!(script.actions(1), ["tint orange", "tint green", "tint violet"]);
    let why = "now choose a color for Gauguin's tile (CP-8.3)";
    script.refuses("B keep gauguin", why);
    script.refuses("B tint red", "red is not a secondary color (CP-8.3)");
    script.play("B tint green");
    assert_eq!(script.painter(1).tint, Some(Pigment::Green));
    let mut script = fresh(2, "variant=j tiles=on texts=j");
    script.go_on(&["luck tile B gauguin", "B keep gauguin"], |step| step == Step::Tint(Seat(1)));
    assert_eq!(script.painter(1).paintings.len(), 1);
}

/// CP-8.4: with the color acquired, cells are painted at once.
#[test]
fn monet() {
    let mut script = with("monet", "deck=yellow.csv", &[]);
    script.place_for_a(&["take-painting", "acquire-yellow"]);
    script.lay_for_a("take-painting");
    script.play("A take 3");
    script.lay_for_a("acquire-yellow");
    script.play_all(&["A paint 3 yellow", "A paint 3 yellow"]);
    assert_eq!(script.count(0, Pigment::Yellow), 1 + 3 - 2);
    assert_ne!(script.asked(), Some(Seat(0)));
}

/// CP-8.0: a power works by imitation too.
#[test]
fn monet_imitates() {
    let mut script = with("monet", "deck=yellow.csv", &[]);
    script.place_for_a(&["take-painting", "imitator", "acquire-yellow"]);
    script.lay_for_a("take-painting");
    script.play("A take 3");
    script.lay_for_a("imitator");
    assert_eq!(script.actions(0), ["paint 3 yellow", "stop"]);
}

/// CP-8.5: two cells of a painting take any color.
#[test]
fn toulouse_lautrec() {
    let mut script = with("toulouse-lautrec", "board=rich.toml deck=yellow.csv", &[]);
    script.place_for_a(&["take-painting", "paint"]);
    script.lay_for_a("take-painting");
    script.play("A take 1");
    script.lay_for_a("paint");
    script.play_all(&["A paint 1 yellow red", "A paint 1 yellow blue"]);
    let card = Card::new(1).unwrap();
    assert_eq!(
        script.view().studio.cells[card.idx()].all()[..2],
        [Some(Pigment::Red), Some(Pigment::Blue)]
    );
    script.play("A paint 1 yellow");
}

/// CP-8.6: sixteen pigments do not dry.
#[test]
fn van_gogh() {
    let mut script = with("van-gogh", "board=rich.toml", &[]);
    script.place_for_a(&["acquire-yellow"]);
    script.lay_for_a("acquire-yellow");
    script.next_round(&[]);
    assert_eq!(script.painter(0).reserve.total(), 15);
}

/// CP-8.7: one more white, from an opponent's reserve.
#[test]
fn valadon() {
    let mut script = with("valadon", "texts=j board=four.toml deck=yellow.csv", &[]);
    script.place_for_a(&["take-painting", "paint"]);
    script.go_on(&["A lay take-painting", "A take 1", "B lay white"], |step| {
        step == Step::Act(Seat(2))
    });
    script.lay_for_a("paint");
    script.refuses("A borrow C 1 yellow", "there is no white of C to borrow (CP-8.7)");
    script.play("A borrow B 1 yellow");
    assert_eq!(script.count(1, Pigment::White), 3);
    script.refuses("A borrow B 1 yellow", "you may not borrow any white now (CP-8.7)");
}

/// Nobody learns which tile another was dealt.
#[test]
fn deals_are_hidden() {
    let script = fresh(2, "tiles=on");
    let (chance, _) = script.table().chances()[0];
    let sight = |viewer| script.game().sight(viewer, &Event::Chance(chance));
    assert_eq!(sight(Viewer::Seat(Seat(0))), Sight::Open);
    assert_eq!(sight(Viewer::Seat(Seat(1))), Sight::Hidden);
    assert_eq!(sight(Viewer::Public), Sight::Hidden);
}
