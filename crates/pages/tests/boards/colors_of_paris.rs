//! Tests of the board of Colors of Paris: a click does what its place shows, and everything stays where it was
//! put.

use display::ShownTable;
use game::{Event, Seat, Viewer};
use pages::words::capitalized;
use shelf::{AnyTable, read_record};

use super::{
    BASE, VARIANT_J,
    record_texts::{self, names},
};

/// Every moment of both games, with the next action.
fn moments() -> impl Iterator<Item = (Box<dyn AnyTable>, String)> {
    record_texts::moments([BASE, VARIANT_J])
}

/// The HTML of the shared part and of the things of `seat`.
fn page(table: &dyn AnyTable, seat: Seat) -> [String; 2] {
    let parts = table.board(Viewer::Seat(seat), &names());
    [parts.shared.into_string(), parts.own.map(maud::PreEscaped::into_string).unwrap_or_default()]
}

/// The parts of `text` between every `start` and the next `end`.
fn between<'t>(text: &'t str, start: &str, end: &str) -> Vec<&'t str> {
    text.split(start).skip(1).map(|it| it.split(end).next().unwrap()).collect()
}

/// The nine cells of a painting of the viewer.
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

/// CP-4.7: cells of a color are equal. Every free one has a button, and the clicked one is filled.
#[test]
fn paint_lands_where_it_was_put() {
    let (mut strokes, mut elsewhere) = (0, 0);
    for (table, next) in moments() {
        let words: Vec<&str> = next.split_whitespace().collect();
        let ["A", "paint", card, color, ..] = words[..] else { continue };
        let [_, before] = page(&*table, Seat(0));
        let before = cells(&before, card);
        let listed = words[1..].join(" ");
        let is_so = |it: &&str| *it == listed || it.starts_with(&format!("{listed} at "));
        let offered = |it: usize| {
            let all = between(before[it], "data-action=\"", "\"");
            all.into_iter().find(is_so).map(|way| (it, way))
        };
        let ways: Vec<(usize, &str)> = (0..9).filter_map(offered).collect();
        let touched: Vec<usize> = ways.iter().map(|(at, _)| *at).collect();
        assert_eq!(ways[0].1, listed, "the first one bears what is listed");
        let is_free = |it: &usize| before[*it].contains(&format!("<i class=\"{color}\">"));
        assert_eq!(touched, (0..9).filter(is_free).collect::<Vec<_>>(), "{next}");
        assert!(before.iter().all(|it| !it.contains("<label")), "{next}");
        for (at, way) in &ways {
            let mut after = table.rewound(table.at());
            after.play(Seat(0), way).unwrap();
            let [_, after] = page(&*after, Seat(0));
            let after = cells(&after, card);
            let is_new = |it: &usize| {
                after[*it].starts_with("<i class=\"on ") && before[*it].starts_with("<span")
            };
            if after.len() == 9 {
                assert_eq!((0..9).filter(is_new).collect::<Vec<_>>(), [*at], "{next}");
                strokes += 1;
                elsewhere += usize::from(*at != touched[0]);
            }
        }
    }
    assert!(20 < strokes && 10 < elsewhere, "{strokes} strokes, {elsewhere} of them elsewhere");
}

/// CP-5.2: an assistant who has acted lies where they stood, whatever they copied, and no two assistants lie
/// on one another.
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
        for (at, event) in whole.events(0).into_iter().enumerate() {
            let Event::Choice { seat: letter, action } = event else { continue };
            if action != "lay imitator" {
                continue;
            }
            let [wheel, _] = page(&*whole.rewound(at + 1), Seat(0));
            let boy = between(&wheel, &format!("id=\"boy-imitator-{letter}\""), "</span>");
            assert!(boy.first().is_some_and(|it| it.contains("lying")), "{boy:?}");
        }
    }
}

/// CP-3.3: the reason why an assistant cannot act is shown on the board and beside its name.
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

/// CP-3.2: the label of placing an assistant where it could not act yet tells what is missing.
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

/// CP-3.1: a space whose action could not be carried out yet has a button like the others, but is muted; its
/// label tells what is missing.
#[test]
fn spaces_where_one_could_not_act_yet_look_quieter() {
    let (mut quiet, mut loud) = (0, 0);
    for (table, next) in moments() {
        let [wheel, _] = page(&*table, Seat(0));
        for choice in table.choices(Seat(0), &names()) {
            if !choice.text.starts_with("place ") {
                continue;
            }
            let before = wheel.split(&format!("data-action=\"{}\"", choice.text)).nth(1);
            let element = before.expect("it lies on the wheel").split('>').next().unwrap();
            let is_quiet = element.contains(" yet ");
            assert_ne!(is_quiet, element.contains(" go "), "{element}");
            assert!(is_quiet || !choice.label.contains("not yet: "), "before {next}: {element}");
            assert!(!is_quiet || !choice.text.contains("acquire"), "before {next}: {element}");
            quiet += usize::from(is_quiet);
            loud += usize::from(!is_quiet);
        }
        assert_eq!(wheel.contains("class=\"ring yet "), wheel.contains("class=\"touch wedge yet "));
    }
    assert!(20 < quiet && 100 < loud, "{quiet} and {loud}");
}

/// CP-6.3: the line under the wheel repeats the viewer's reserve, hidden from screen readers.
#[test]
fn what_one_has_stands_under_the_wheel() {
    for (table, next) in moments() {
        let [wheel, _] = page(&*table, Seat(0));
        let lines = between(&wheel, "<div class=\"at-hand\" aria-hidden=\"true\">", "</div>");
        assert_eq!(lines.len(), 1, "before {next}");
        assert!(!lines[0].contains("data-action") && !lines[0].contains(" id="), "before {next}");
        assert!(3 <= between(lines[0], "class=\"level\"", ">").len(), "before {next}");
        let looked_on = table.board(Viewer::Public, &names()).shared.into_string();
        assert!(!looked_on.contains("at-hand"), "those who look on have nothing");
    }
}

/// CP-3.3: a click on an assistant in the list does the same as one on the board.
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

/// CP-7.1: a card on display shows its price as a picture and as text.
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

/// CP-4.6: only possible actions are proposed.
#[test]
fn a_visit_proposes_what_can_be_done() {
    let mut proposals = 0;
    for (table, _) in moments() {
        let prompt = table.prompt(Viewer::Seat(Seat(0)), &names());
        let choices = table.choices(Seat(0), &names());
        let may = |what: &str| choices.iter().any(|it| it.text.starts_with(what));
        if !prompt.starts_with("Choose") {
            continue;
        }
        let ways = [("to take", "take"), ("to exhibit", "exhibit"), ("card to buy", "buy")];
        for (words, action) in ways {
            proposals += u32::from(prompt.contains(words));
            assert!(!prompt.contains(words) || may(action), "{prompt}");
        }
    }
    assert!(proposals > 0, "something was proposed");
}

/// Every icon of the wheel has its line in the legend, in every language.
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

/// CP-9.2: while others still choose, a player's choice stays visible with a mark (two paintings may have the
/// same name), and the prompt names those who have not chosen. The pages of the others are the same whatever
/// was chosen.
#[test]
fn what_was_chosen_in_secret_is_marked() {
    let (mut picked, mut shown) = (0, 0);
    for (table, next) in moments() {
        let words: Vec<&str> = next.split_whitespace().collect();
        let ["A", verb @ ("pick" | "show"), card] = words[..] else { continue };
        if table.choices(Seat(1), &names()).is_empty() {
            continue;
        }
        let place = if verb == "pick" { "pack" } else { "hand" };
        let after = chosen(&*table, &format!("{verb} {card}"));
        let [_, own] = page(&*after, Seat(0));
        let held = own.split(&format!("id=\"{place}-{card}\"")).nth(1).expect("it is in sight");
        let held = held.split(&format!("id=\"{place}-")).next().unwrap();
        assert!(held.contains("class=\"your-choice\""), "{held}");
        assert_eq!(own.matches("class=\"your-choice\"").count(), 1, "{own}");
        assert!(!own.contains("data-action"), "{own}");
        let choices = table.choices(Seat(0), &names()).len();
        assert_eq!(own.matches(&format!("id=\"{place}-")).count(), choices, "all of it stays");
        let prompt = after.prompt(Viewer::Seat(Seat(0)), &names());
        assert!(prompt.contains("Waiting for"), "{prompt}");
        for choice in table.choices(Seat(0), &names()) {
            let other = chosen(&*table, &choice.text);
            for eyes in [Viewer::Seat(Seat(1)), Viewer::Public] {
                let [this, that] = [&after, &other].map(|it| whole_page(&**it, eyes));
                assert!(!this.contains("class=\"your-choice\""), "{this}");
                assert_eq!(this, that, "{next} or {}", choice.text);
            }
        }
        *(if verb == "pick" { &mut picked } else { &mut shown }) += 1;
    }
    assert!(0 < picked && 0 < shown, "somebody chose before others did");
}

fn chosen(table: &dyn AnyTable, action: &str) -> Box<dyn AnyTable> {
    let mut after = table.rewound(table.at());
    after.play(Seat(0), action).unwrap();
    after
}

fn whole_page(table: &dyn AnyTable, eyes: Viewer) -> String {
    let parts = table.board(eyes, &names());
    let own = parts.own.map(maud::PreEscaped::into_string).unwrap_or_default();
    format!("{}{own}{:?}", parts.shared.into_string(), parts.panels)
}

/// CP-3.3: the prompt tells a player who can only lay an assistant down.
#[test]
fn the_bar_says_when_no_assistant_can_act() {
    let mut seen = [0, 0];
    for (table, _) in moments() {
        let texts = table.actions(Seat(0));
        if texts.iter().any(|it| it.starts_with("decline ")) {
            let can_act = texts.iter().any(|it| it.starts_with("lay "));
            let prompt = table.prompt(Viewer::Seat(Seat(0)), &names());
            assert_eq!(prompt.contains("none can act"), !can_act, "{prompt}");
            seen[usize::from(can_act)] += 1;
        }
    }
    assert!(seen.iter().all(|it| 0 < *it), "{seen:?}");
}
