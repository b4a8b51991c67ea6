//! Properties of a table of any title: every text fits the screen and is good English, records are read back,
//! hashes name positions, refusals are typed and change nothing.

use languages::Language;
use std::collections::BTreeMap;

use bots::Level;
use display::{ShownTable, titles};
use expect_test::expect;
use game::{NoFiles, Seat, Turn, Viewer};
use pages::{Names, PlayerName};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use shelf::{AnyTable, RefusalKind, bounded, open, read_record};

/// Plays a game of bots; `look` is called before every decision and at the end.
fn game(slug: &str, seats: u8, options: &str, mut look: impl FnMut(&dyn AnyTable)) {
    let mut luck = ChaCha8Rng::seed_from_u64(u64::from(seats));
    let mut table = open(slug, seats, options, &NoFiles).unwrap();
    table.settle(&mut luck);
    while let Turn::Players(asked) = table.turn() {
        look(&*table);
        let seat = asked.lowest().unwrap();
        let action = table.bot(seat, Level::Random, table.at() as u64).unwrap();
        table.play(seat, &action).unwrap();
        table.settle(&mut luck);
    }
    look(&*table);
}

/// Plays a game for every preset and number of seats of every title.
fn all_games(mut look: impl FnMut(&dyn AnyTable)) {
    for title in titles() {
        for preset in title.presets {
            let options = bounded(title.slug, &preset.options, &NoFiles).unwrap();
            for seats in preset.seats[0]..=preset.seats[1] {
                game(title.slug, seats, &options, &mut look);
            }
        }
    }
}

fn canvas(seats: u8, options: &str) -> Box<dyn AnyTable> {
    let mut table = open("canvas", seats, options, &NoFiles).unwrap();
    table.settle(&mut ChaCha8Rng::seed_from_u64(7));
    table
}

/// Names for tests: the reader at seat A, bots elsewhere.
fn names(seats: u8) -> Names {
    let name = |seat: Seat| match seat {
        Seat(0) => PlayerName::You,
        Seat(_) => PlayerName::Called(format!("Random {seat}")),
    };
    Names::new(Seat::first(usize::from(seats)).map(name).collect())
}

/// The position and the print together contain the whole view. A server sends the position after every move,
/// and the print once.
#[test]
fn position_and_print_are_the_whole_view() {
    let read = |text: &str| serde_json::from_str::<serde_json::Map<_, _>>(text).unwrap();
    for title in titles() {
        let seats = title.presets[0].seats[1];
        let options = bounded(title.slug, &title.presets[0].options, &NoFiles).unwrap();
        let mut print = None;
        game(title.slug, seats, &options, |table| {
            let viewer = Viewer::Seat(Seat(0));
            let mut whole = read(table.position(viewer).get());
            let rest = table.print().get().to_owned();
            whole.extend(read(&rest));
            assert_eq!(whole, read(table.view(viewer).get()), "{}", title.slug);
            assert_eq!(*print.get_or_insert_with(|| rest.clone()), rest, "it never changes");
        });
    }
}

#[track_caller]
fn check_text(text: &str) {
    const SCREEN: usize = 80;
    for line in text.lines() {
        assert!(line.chars().count() <= SCREEN, "too wide: {line}");
    }
    check_english(text);
}

#[track_caller]
fn check_english(text: &str) {
    let words: Vec<&str> = text.split(|it: char| !it.is_alphanumeric()).collect();
    for pair in words.windows(2) {
        let is_one = ["1", "one", "One", "a"].contains(&pair[0]);
        let is_many = ["tokens", "cards", "points", "ribbons", "paintings"].contains(&pair[1]);
        assert!(!(is_one && is_many), "{pair:?} in {text}");
        let clash = ["You takes", "You lays", "You begins", "You is", "You has", "You wins"];
        assert!(!clash.contains(&pair.join(" ").as_str()), "{pair:?} in {text}");
    }
    assert!(!text.contains("  ."), "{text}");
}

#[test]
fn everything_told_fits_the_screen_and_is_good_english() {
    all_games(|table| {
        let names = names(table.seats());
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Public] {
            check_text(&table.text(viewer, &names));
            check_text(&table.prompt(viewer, &names));
            check_text(&table.focus(viewer, Language::English).unwrap_or_default());
            check_text(&table.result(viewer, &names).unwrap_or_default());
        }
        for seat in Seat::first(usize::from(table.seats())) {
            let choices = table.choices(seat, &names);
            assert_eq!(table.actions(seat).len(), choices.len());
            for choice in choices {
                check_english(&choice.label);
            }
        }
    });
}

#[test]
fn every_event_is_told_to_everybody() {
    all_games(|table| {
        if table.turn() != Turn::Over {
            return;
        }
        let names = names(table.seats());
        for viewer in Viewer::all(table.seats()) {
            let moments = table.story(0, viewer, &names);
            assert_eq!(moments.len(), table.at());
            assert_eq!(moments[0].at, 1);
            let last = moments.last().unwrap();
            assert_eq!(last.points, table.outcome().unwrap().verdict.points[..]);
            assert!(moments.iter().all(|it| it.who.is_none() || !it.told.sentences.is_empty()));
            moments.iter().flat_map(|it| &it.told.sentences).for_each(|it| check_english(it));
            assert_eq!(&table.story(table.at() - 1, viewer, &names)[0], last);
        }
    });
}

#[test]
fn records_are_read_back() {
    let mut table = canvas(3, "scenario=random");
    table.tag("date", "2026-11-15");
    let again = read_record(&table.record()).unwrap();
    assert_eq!(again.record(), table.record());
    assert_eq!(again.tags(), table.tags());
    assert_eq!(again.hash(), table.hash());
    assert_eq!(again.options(), "scenario=random");
    for at in 0..=table.at() {
        let rewound = table.rewound(at);
        assert_eq!(rewound.at(), at);
        assert_eq!(read_record(&rewound.record()).unwrap().hash(), rewound.hash());
    }
    assert_eq!(read_record("title chess, rules 1").err().unwrap().line, 1);
}

#[test]
fn hashes_name_positions() {
    let mut seen: BTreeMap<String, String> = BTreeMap::new();
    game("canvas", 2, "", |table| {
        let view = table.view(Viewer::Public).to_string();
        assert_eq!(table.hash().len(), 16);
        assert!(seen.insert(table.hash(), view).is_none(), "every position is new");
        assert_eq!(table.rewound(table.at()).hash(), table.hash());
    });
    // The same on every machine and in every release, as long as the state has its shape.
    expect!["e822892f379eb5ad"].assert_eq(&open("canvas", 2, "", &NoFiles).unwrap().hash());
}

#[test]
fn refusals_are_typed() {
    let mut table = canvas(2, "");
    let before = table.record();
    let mut kinds = |seat: u8, text: &str| table.play(Seat(seat), text).unwrap_err();
    assert_eq!(kinds(0, "lay 1").kind, RefusalKind::Illegal);
    assert_eq!(kinds(0, "lay 1").clause.unwrap().0, "CV-3.2");
    assert_eq!(kinds(0, "lay 1").legal.len(), 5);
    assert_eq!(kinds(0, "fly").kind, RefusalKind::Notation);
    assert!(
        kinds(0, "fly").advice().ends_with("; legal now: take 1, take 2, take 3, take 4, take 5")
    );
    assert_eq!(kinds(1, "take 1").kind, RefusalKind::Turn);
    assert_eq!(kinds(9, "take 1").kind, RefusalKind::Protocol);
    assert_eq!(table.luck("row 1 #1").unwrap_err().kind, RefusalKind::Turn);
    assert_eq!(table.take_back(Seat(0)).unwrap_err().kind, RefusalKind::Turn);
    assert_eq!(table.take_back(Seat(200)).unwrap_err().kind, RefusalKind::Protocol);
    assert_eq!(ladder::level("best", None).unwrap_err().kind, RefusalKind::Protocol);
    assert_eq!(table.bot(Seat(1), Level::Random, 0).unwrap_err().kind, RefusalKind::Turn);
    assert!(table.actions(Seat(200)).is_empty());
    assert_eq!(table.record(), before);
    assert_eq!(open("chess", 2, "", &NoFiles).err().unwrap().kind, RefusalKind::Setup);
    assert_eq!(open("canvas", 9, "", &NoFiles).err().unwrap().kind, RefusalKind::Setup);
}

#[test]
fn presets_and_calculators_are_found_by_name() {
    assert_eq!(display::preset("canvas", "jury").unwrap().options, "scenario=random jury=on");
    assert_eq!(display::preset("canvas", "solo-puzzle").unwrap().seats, [1, 1]);
    assert_eq!(display::preset("canvas", "x").unwrap_err().kind, RefusalKind::Setup);
    let calculator = display::calculator("canvas", "", &NoFiles).unwrap();
    assert!(calculator.line("12 45 7").unwrap().starts_with("12 45 7: composition 0,"));
    assert!(display::calculator("chess", "", &NoFiles).is_err());
}

#[test]
fn a_bot_stays_at_its_table() {
    let play = || {
        let mut luck = ChaCha8Rng::seed_from_u64(7);
        let mut table = canvas(2, "");
        let mut bots =
            [shelf::bot("canvas", Level::Student, 2, 1), shelf::bot("canvas", Level::Random, 2, 2)]
                .map(Result::unwrap);
        while let Turn::Players(asked) = table.turn() {
            let seat = asked.lowest().unwrap();
            let action = bots[seat.idx()].choose(&*table, seat).unwrap();
            table.play(seat, &action).unwrap();
            table.settle(&mut luck);
        }
        table.record()
    };
    assert_eq!(play(), play());
    let mut bot = shelf::bot("atelier", Level::Random, 2, 1).unwrap();
    assert_eq!(bot.choose(&*canvas(2, ""), Seat(0)).unwrap_err().kind, RefusalKind::Protocol);
    let mut bot = shelf::bot("canvas", Level::Random, 2, 1).unwrap();
    assert_eq!(bot.choose(&*canvas(2, ""), Seat(1)).unwrap_err().kind, RefusalKind::Turn);
    assert!(shelf::bot("chess", Level::Random, 2, 1).is_err());
}

#[test]
fn whoever_was_dealt_a_card_has_news() {
    let mut luck = ChaCha8Rng::seed_from_u64(1);
    let mut table = open("atelier", 2, "", &NoFiles).unwrap();
    table.settle(&mut luck);
    let Turn::Players(asked) = table.turn() else { panic!("somebody begins") };
    let first = asked.lowest().unwrap();
    let other = Seat(1 - first.0);
    assert!(!table.has_news(first), "nobody has decided anything");
    let mut draw = |seat: Seat, from: &str| {
        table.play(seat, from).unwrap();
        table.settle(&mut luck);
        [first, other].map(|seat| table.has_news(seat))
    };
    assert_eq!(draw(first, "draw deck"), [true, false]);
    assert_eq!(draw(first, "draw ring 1"), [false, false], "all see the ring");
    draw(other, "draw ring 1");
    assert_eq!(draw(other, "draw deck"), [false, true]);
}
