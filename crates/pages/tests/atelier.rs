//! The texts of Atelier: tables, prompts, labels, stories and results, as each viewer may know them.
//! `UPDATE_EXPECT=1` rewrites the expected texts.

mod record_texts;
mod spoken;
#[path = "by_sight/atelier.rs"]
mod by_sight;

use display::ShownTable;
use std::collections::BTreeSet;

use atelier::{Atelier, Options};
use expect_test::expect_file;
use game::{BadSetup, Files, Options as _, Seat, Viewer};
use languages::Language;
use pages::Telling;
use record_texts::{moments, names, story, table};
use shelf::read_record;

/// A whole game played by hand in the terminal.
const BY_HAND: &str = include_str!("records/atelier-by-hand.impasto");
/// Whole games: with pairs and unmixed drawing, to the last painting, and to a standstill.
const EXPERT: &str = include_str!("records/atelier-expert.impasto");
const PAINTINGS: &str = include_str!("records/atelier-paintings.impasto");
const STANDSTILL: &str = include_str!("records/atelier-standstill.impasto");

#[test]
fn stories() {
    let you = Viewer::Seat(Seat(0));
    expect_file!["texts/atelier-by-hand-story.txt"].assert_eq(&story(BY_HAND, you));
    expect_file!["texts/atelier-expert-story.txt"].assert_eq(&story(EXPERT, you));
    expect_file!["texts/atelier-paintings-story.txt"].assert_eq(&story(PAINTINGS, you));
    expect_file!["texts/atelier-standstill-story.txt"].assert_eq(&story(STANDSTILL, you));
}

#[test]
fn tables() {
    expect_file!["texts/atelier-by-hand-table.txt"].assert_eq(&table(BY_HAND, 204, Seat(0)));
    expect_file!["texts/atelier-expert-table.txt"].assert_eq(&table(EXPERT, 80, Seat(0)));
    expect_file!["texts/atelier-paintings-table.txt"].assert_eq(&table(PAINTINGS, 110, Seat(1)));
}

/// AT-2.2: neither the story nor the table of one player names a card that another was dealt and
/// nobody has seen since.
#[test]
fn hands_of_others_are_not_told() {
    let whole = read_record(EXPERT).unwrap();
    let mut secrets = 0;
    for at in 0..whole.at() {
        let event = whole.events(at)[0].line();
        let words: Vec<&str> = event.split_whitespace().collect();
        let ["luck", "deal", "B", card] = words[..] else { continue };
        let table = whole.rewound(at + 1);
        let told = table.story(at, Viewer::Seat(Seat(0)), &names());
        assert!(told.iter().all(|it| it.told.sentences.is_empty()), "{card} is told");
        assert!(!table.text(Viewer::Seat(Seat(0)), &names()).contains(card), "{card} is shown");
        assert!(table.text(Viewer::Seat(Seat(1)), &names()).contains(card));
        secrets += 1;
    }
    assert!(5 < secrets);
    assert!(whole.rewound(30).is_secret());
}

/// A source of files with a table of mixed colors in which red has other parts.
struct OwnMixes;

impl Files for OwnMixes {
    fn text(&self, _name: &str) -> Result<String, BadSetup> {
        let printed = <Atelier as Telling>::printed("secondaries").unwrap();
        Ok(printed.replace(r#"["M", "Y"]"#, r#"["M", "W"]"#))
    }
}

/// AT-1.3, AT-8.1: the legend tells the parts of this table's mixed colors.
#[test]
fn mixed_colors_are_explained() {
    let legend = |options: &str| {
        let table = shelf::open("atelier", 2, options, &OwnMixes).unwrap();
        let board = table.board(Viewer::Seat(Seat(0)), &names()).shared.into_string();
        board.split("id=\"legend\"").nth(1).unwrap().split("</details>").next().unwrap().to_owned()
    };
    assert!(legend("").contains("Red: magenta and yellow"));
    assert!(legend("").contains("each from hand or palette"));
    assert!(legend("secondaries=own.toml mixing=pairs").contains("Red: magenta and white"));
    assert!(legend("mixing=pairs").contains("by turning a drawn canvas"));
}

/// AT-4: the prompt tells spectators what the player pays, without a question.
#[test]
fn only_the_payer_is_asked() {
    let mut seen = 0;
    for (table, _) in moments([BY_HAND]) {
        let prompt = table.prompt(Viewer::Seat(Seat(0)), &names());
        let is_theirs = prompt.starts_with("Berthe pays");
        assert!(!is_theirs || prompt.ends_with('.'), "{prompt}");
        seen += usize::from(is_theirs);
    }
    assert!(5 < seen, "{seen}");
}

/// AT-3.1: the prompt tells spectators, too, where a second card may come from.
#[test]
fn a_second_card_comes_from_somewhere() {
    let seen = |record| {
        let prompts = moments([record]).map(|(it, _)| it.prompt(Viewer::Public, &names()));
        let from = |it: String| Some(it.split_once("Berthe draws a second card")?.1.to_owned());
        prompts.filter_map(from).collect::<BTreeSet<String>>()
    };
    let both = |one: &str, other: &str| BTreeSet::from([one, other].map(str::to_owned));
    assert_eq!(
        seen(BY_HAND),
        both(
            ": from the deck, or any card from the ring.",
            ": one beside the first, or from the deck."
        )
    );
    assert_eq!(seen(EXPERT), both(" from the deck.", ": one beside the first."));
}

/// AT-4.1: the story tells of canvases that were turned by force, in the past tense and with their colors, even
/// at the end of a turn, when all canvases are turned back.
#[test]
fn whatever_is_turned_is_told_by_its_colors() {
    let mut told = 0;
    for record in [BY_HAND, EXPERT, PAINTINGS] {
        for moment in read_record(record).unwrap().story(0, Viewer::Public, &names()) {
            for it in moment.told.sentences.iter().filter(|it| it.contains(" of the palette ")) {
                let (what, colors) = it.split_once(", as there is no other way: ").unwrap();
                let units: usize = colors
                    .trim_end_matches('.')
                    .split(" + ")
                    .map(|it| it.split_once(' ').map_or(1, |(count, _)| count.parse().unwrap()))
                    .sum();
                assert_eq!(units == 1, what == "One canvas of the palette is turned", "{it}");
                told += 1;
            }
        }
    }
    assert!(20 < told, "{told}");
}

/// The elements of a hand: opening tag and title.
fn held(html: &str) -> Vec<(String, String)> {
    let hand = html.split("class=\"at-cards\"").nth(1).unwrap_or_default();
    let opened = hand.split('<').filter(|it| it.contains("class=\"piece") && !it.starts_with('i'));
    let title =
        |it: &str| it.split("title=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    opened.map(|it| (it.to_owned(), title(it))).collect()
}

/// A card that cannot be played has a tooltip with the reason, and no other card has one. If no card can be
/// played, the prompt says so.
#[test]
fn what_cannot_be_played_says_why() {
    let mut said = BTreeSet::new();
    for (table, _) in moments([BY_HAND, EXPERT, PAINTINGS]) {
        for seat in [Seat(0), Seat(1)] {
            let choices = table.choices(seat, &names());
            let plays = choices.iter().any(|it| it.text.starts_with("lay "));
            let prompt = table.prompt(Viewer::Seat(seat), &names());
            let is_asked = choices.iter().any(|it| ["done", "draw deck"].contains(&&*it.text));
            if !is_asked || prompt.contains("second card") {
                continue;
            }
            let ends = prompt.contains("can play no other");
            let goes_on = choices.iter().any(|it| it.text == "done");
            assert_eq!(ends, goes_on && !plays, "{prompt}");
            let is_you = seat == Seat(0);
            assert!(!goes_on || !is_you || prompt.ends_with("end the turn."), "{prompt}");
            let own = table.board(Viewer::Seat(seat), &names()).own.unwrap().into_string();
            for (opened, title) in held(&own) {
                let is_idle = opened.starts_with("div");
                assert_eq!(is_idle, opened.contains(" idle"), "{opened}");
                assert!(!is_idle || title.contains(" — "), "{opened}");
                let why = title.split_once(" — ").filter(|_| is_idle).map(|(_, why)| why);
                said.extend(why.map(|it| it.split(' ').take(5).collect::<Vec<_>>().join(" ")));
            }
        }
    }
    for why in ["a joker only pays; it", "to play it you still", "in this turn you play"] {
        assert!(said.contains(why), "{said:?}");
    }
    let has = |some: &str| said.iter().any(|it| it.starts_with(some));
    assert!(has("there is no free blank") && has("there is no free drawing"), "{said:?}");
}

/// AT-4.1: where a color is paid in one order, cards and canvases that give it but are not offered have a
/// tooltip with the reason.
#[test]
fn what_cannot_pay_now_says_why() {
    let mut later = 0;
    for (table, _) in moments([BY_HAND, EXPERT, PAINTINGS]) {
        for seat in [Seat(0), Seat(1)] {
            let choices = table.choices(seat, &names());
            if !choices.iter().any(|it| it.text.starts_with("pay ")) {
                continue;
            }
            let own = table.board(Viewer::Seat(seat), &names()).own.unwrap().into_string();
            for (opened, title) in held(&own) {
                assert_eq!(opened.starts_with("div"), opened.contains(" idle"), "{opened}");
                later += u32::from(title.contains("but only after another"));
                assert!(!opened.starts_with("div") || title.contains(" — "), "{title}");
            }
        }
    }
    assert!(0 < later);
}

/// AT-5.1: the bill tells whether a painting will be the original, and it is right.
#[test]
fn the_bill_knows_a_fake() {
    let mut seen = [0, 0];
    for record in [BY_HAND, EXPERT, PAINTINGS] {
        let story = read_record(record).unwrap().story(0, Viewer::Public, &names());
        for (table, _) in moments([record]) {
            let shared = table.board(Viewer::Public, &names()).shared.into_string();
            let [fake, original] =
                ["It will be a fake", "It will be the original"].map(|it| shared.contains(it));
            let is_played = ["You play a painting", "Berthe plays a painting"]
                .iter()
                .any(|it| shared.contains(it));
            assert_eq!(fake || original, is_played);
            let after = story.iter().filter(|it| table.at() < it.at);
            let mut after = after.flat_map(|it| &it.told.sentences);
            if fake || original {
                let laid = after.find(|it| it.contains(" a painting on ")).unwrap();
                assert_eq!(fake, laid.contains(": a fake of"), "{laid}");
                seen[usize::from(fake)] += 1;
            }
        }
    }
    assert!(seen.iter().all(|it| 0 < *it), "{seen:?}");
}

/// AT-6.2: the panel tells the sources of the points, also where a blank canvas costs a point.
#[test]
fn points_tell_their_sources() {
    let mut costs = 0;
    for record in [BY_HAND, EXPERT, PAINTINGS] {
        let whole = read_record(record).unwrap();
        for at in 0..=whole.at() {
            for panel in whole.rewound(at).board(Viewer::Public, &names()).panels {
                let html = panel.full.into_string();
                let told = html.split("class=\"at-sources\"").nth(1).unwrap_or_default();
                let told = told.split("</p>").next().unwrap_or_default();
                let number = |it: &str| it.split('<').next().unwrap().replace('\u{2212}', "-");
                let points = |it: &str| number(it).parse::<i32>().unwrap();
                let sum: i32 = told.split("<b>").skip(1).map(points).sum();
                assert_eq!(sum, panel.points, "{told}");
                costs += u32::from(told.contains("1 blank canvas in sight <b>\u{2212}1<"));
            }
        }
    }
    assert!(5 < costs, "{costs}");
}

/// AT-4: the cheapest payment names the canvases that are turned and the cards that are discarded.
#[test]
fn the_bill_names_what_pays() {
    let you = Viewer::Seat(Seat(0));
    let bills = moments([BY_HAND]).map(|(it, _)| it.board(you, &names()).shared.into_string());
    let payers = |html: String| Some(html.split_once("class=\"at-payers\"")?.1.to_owned());
    let told: Vec<String> = bills.filter_map(payers).collect();
    assert!(told.iter().any(|it| it.contains("Discard a drawing of “")), "{told:?}");
    assert!(told.iter().any(|it| it.contains("Turn a blank canvas<")), "{told:?}");
}

/// Every option has a description, and every value a sentence (AT-7, AT-8).
#[test]
fn every_switch_is_told() {
    for option in Options::describe() {
        assert!(Atelier::about_option(option.name, Language::English).is_some(), "{}", option.name);
        let is_value = |value: &&&str| !value.chars().all(|it| it.is_ascii_uppercase());
        for value in option.values.iter().filter(is_value) {
            assert!(
                Atelier::way(option.name, value, Language::English).is_some(),
                "{}={value}",
                option.name
            );
        }
    }
}

/// The introduction is short, and fits the options of the table.
#[test]
fn a_game_is_introduced_in_a_few_sentences() {
    let [expert, base] =
        [EXPERT, PAINTINGS].map(|it| read_record(it).unwrap().primer(Language::English).join(" "));
    assert!(expert.contains("the blank one under it") && base.contains("pay their two parts"));
}

/// No line is wider than the screen.
#[test]
fn tables_fit_the_screen() {
    for record in [EXPERT, PAINTINGS, STANDSTILL] {
        let whole = read_record(record).unwrap();
        for at in (0..=whole.at()).step_by(7) {
            let text = whole.rewound(at).text(Viewer::Seat(Seat(0)), &names());
            let widest = text.lines().map(|line| line.chars().count()).max();
            assert!(widest <= Some(80), "{widest:?} in\n{text}");
        }
    }
}
