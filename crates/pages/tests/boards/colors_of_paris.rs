//! The table of Colors of Paris in a browser: what is touched is what happens, and everything lies where
//! it was put.

use game::{Seat, Viewer};
use pages::words::capitalized;
use shelf::{AnyTable, read_record};

use super::{BASE, VARIANT_J, told::names};

/// Every moment of both games, with what happens next.
fn moments() -> impl Iterator<Item = (Box<dyn AnyTable>, String)> {
    [BASE, VARIANT_J].into_iter().flat_map(|record| {
        let whole = read_record(record).unwrap();
        let next = |at: usize| whole.events(at).first().cloned().unwrap_or_default();
        (0..whole.at()).map(|at| (whole.rewound(at), next(at))).collect::<Vec<_>>()
    })
}

/// The wheel and what lies in the middle; what lies before `seat`.
fn page(table: &dyn AnyTable, seat: Seat) -> [String; 2] {
    let parts = table.board(Viewer::Seat(seat), &names());
    [parts.shared.into_string(), parts.own.map(maud::PreEscaped::into_string).unwrap_or_default()]
}

/// What comes in `text` after every `start`, up to `end`.
fn between<'t>(text: &'t str, start: &str, end: &str) -> Vec<&'t str> {
    text.split(start).skip(1).map(|it| it.split(end).next().unwrap()).collect()
}

/// The nine cells of a painting before the one who looks.
fn cells<'t>(own: &'t str, card: &str) -> Vec<&'t str> {
    let id = format!("id=\"own-{card}\"");
    let Some(painting) = own.split(&id).nth(1) else { return Vec::new() };
    let painting = painting.split("class=\"worth\"").next().unwrap();
    let starts = painting.match_indices("<i class=\"on ").map(|(at, _)| at);
    let mut starts: Vec<usize> =
        starts.chain(painting.match_indices("<span class=\"cell\"").map(|(at, _)| at)).collect();
    starts.sort_unstable();
    let ends = starts.iter().copied().skip(1).chain([painting.len()]);
    starts.iter().zip(ends).map(|(from, to)| &painting[*from..to]).collect()
}

/// CP-4.7: cells of a color are alike, and the one that is touched is the one that is filled.
#[test]
fn paint_lands_where_it_was_put() {
    let mut seen = 0;
    for record in [BASE, VARIANT_J] {
        let whole = read_record(record).unwrap();
        for at in 0..whole.at() {
            let event = whole.events(at)[0].clone();
            let words: Vec<&str> = event.split_whitespace().collect();
            let ["A", "paint", card, ..] = words[..] else { continue };
            let [_, before] = page(&*whole.rewound(at), Seat(0));
            let [_, after] = page(&*whole.rewound(at + 1), Seat(0));
            let (before, after) = (cells(&before, card), cells(&after, card));
            if before.len() != 9 || after.len() != 9 {
                continue;
            }
            let action = format!("data-action=\"{}\"", words[1..].join(" "));
            let touched: Vec<usize> = (0..9).filter(|it| before[*it].contains(&action)).collect();
            assert_eq!(touched.len(), 1, "{event}");
            assert!(before.iter().all(|it| !it.contains("<label")), "{event}");
            assert!(after[touched[0]].starts_with("<i class=\"on "), "{event}");
            seen += 1;
        }
    }
    assert!(20 < seen, "{seen} strokes");
}

/// CP-5.2: whoever has acted lies where they stood, whatever it was that they copied, and no two
/// assistants lie on one another.
#[test]
fn assistants_lie_where_they_stood() {
    let mut imitated = 0;
    for (table, next) in moments() {
        let [wheel, _] = page(&*table, Seat(0));
        let places: Vec<String> = between(&wheel, "<span class=\"piece boy ", "\"")
            .iter()
            .map(|it| it.replace(" fresh", "").replace(" lies", ""))
            .collect();
        let mut distinct = places.clone();
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), places.len(), "before {next}: {places:?}");
        imitated += usize::from(next.ends_with(" lay imitator"));
    }
    assert!(2 < imitated, "{imitated} times");
    for record in [BASE, VARIANT_J] {
        let whole = read_record(record).unwrap();
        let is_lay = |at: &usize| whole.events(*at)[0].ends_with(" lay imitator");
        for at in (0..whole.at()).filter(is_lay) {
            let letter = whole.events(at)[0].split_whitespace().next().unwrap().to_owned();
            let [wheel, _] = page(&*whole.rewound(at + 1), Seat(0));
            let boy = between(&wheel, &format!("id=\"boy-imitator-{letter}\""), "</span>");
            assert!(boy.first().is_some_and(|it| it.contains("lying")), "{boy:?}");
        }
    }
}

/// CP-3.3: an assistant who cannot act says so, on the board and beside its name.
#[test]
fn whoever_cannot_act_says_so() {
    let mut seen = 0;
    for (table, _) in moments() {
        let choices = table.choices(Seat(0), &names());
        let may = |text: &str| choices.iter().any(|it| it.text == text);
        for choice in &choices {
            let Some(deed) = choice.text.strip_prefix("decline ") else { continue };
            if may(&format!("lay {deed}")) {
                continue;
            }
            assert!(choice.label.contains("cannot act"), "{}", choice.label);
            let [wheel, own] = page(&*table, Seat(0));
            let action = format!("data-action=\"decline {deed}\"");
            let button = wheel.split(&action).nth(1).expect("it lies on the board");
            let said = button.split('>').next().unwrap();
            let why =
                said.split("cannot act now (").nth(1).unwrap().split("): lay").next().unwrap();
            assert!(said.contains("without acting"), "{deed}");
            assert!(own.contains(&format!(">{}</small>", capitalized(why))), "{deed}: {why}");
            seen += 1;
        }
    }
    assert!(0 < seen);
}

/// CP-3.2: whoever is placed where they could not act yet is told what is missing.
#[test]
fn placing_tells_what_is_missing() {
    let mut seen = 0;
    for (table, _) in moments() {
        for choice in table.choices(Seat(0), &names()) {
            let Some(deed) = choice.text.strip_prefix("place ") else { continue };
            let (label, is_missing) = (&choice.label, choice.label.contains("not yet: "));
            assert!(!is_missing || !deed.starts_with("acquire"), "{label}");
            seen += usize::from(is_missing);
        }
    }
    assert!(20 < seen, "{seen}");
}

/// CP-3.3: an assistant who can act does so where they are shown, as on the board.
#[test]
fn assistants_act_at_a_touch() {
    let mut seen = 0;
    for (table, _) in moments() {
        let [wheel, own] = page(&*table, Seat(0));
        for choice in table.choices(Seat(0), &names()) {
            if !choice.text.starts_with("lay ") {
                continue;
            }
            let button = wheel.split(&format!("data-action=\"{}\"", choice.text)).nth(1).unwrap();
            let id = between(button, "id=\"", "\"")[0];
            assert!(own.contains(&format!("<label for=\"{id}\" class=\"touch go\"")), "{id}");
            seen += 1;
        }
    }
    assert!(50 < seen, "{seen}");
}

/// CP-7.1: a card on display tells its price, seen and said.
#[test]
fn prices_are_white() {
    let [shared, _] = page(&*read_record(VARIANT_J).unwrap().rewound(120), Seat(0));
    let cards = between(&shared, "id=\"display-", "class=\"use\"");
    assert!(!cards.is_empty());
    for card in cards {
        assert!(card.contains(" white: "), "{card}");
        assert!(between(card, "class=\"cost\"", "</span>")[0].contains("white.svg"), "{card}");
    }
}

/// CP-4.6: what cannot be done is not proposed.
#[test]
fn a_visit_proposes_what_can_be_done() {
    for (table, _) in moments() {
        let prompt = table.prompt(Viewer::Seat(Seat(0)), &names());
        let choices = table.choices(Seat(0), &names());
        let may = |what: &str| choices.iter().any(|it| it.text.starts_with(what));
        if !prompt.starts_with("You choose") {
            continue;
        }
        let ways = [("to take", "take"), ("to exhibit", "exhibit"), ("card to buy", "buy")];
        for (words, action) in ways {
            assert!(!prompt.contains(words) || may(action), "{prompt}");
        }
    }
}

/// Every icon of the wheel has its line, in every language.
#[test]
fn icons_are_explained() {
    let [shared, _] = page(&*read_record(BASE).unwrap().rewound(60), Seat(0));
    let legend = shared.split("id=\"legend\"").nth(1).unwrap().split("</details>").next().unwrap();
    let icons = between(&shared, "class=\"icon at", "</span>");
    assert_eq!(icons.len(), 12);
    for icon in icons {
        let src = between(icon, "src=\"", "\"")[0];
        assert!(legend.contains(src), "{src}");
    }
}
