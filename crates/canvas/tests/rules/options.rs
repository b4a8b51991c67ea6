//! Options (CV-2.1, CV-6.0, CV-7) and custom decks (CV-1.1, CV-3.7), and how wrong ones are refused.

use std::collections::BTreeMap;

use canvas::{Canvas, Deck};
use game::{Clause, Game, NoFiles, Options, Record, Table, Viewer};

use crate::script::{self, Script};

fn read(text: &str) -> Result<canvas::Options, String> {
    canvas::Options::read(text, &NoFiles).map_err(|it| it.to_string())
}

#[track_caller]
fn refused(seats: u8, text: &str, why: &str) {
    let tried = read(text)
        .and_then(|it| Table::<Canvas>::open(seats, it).map(|_| ()).map_err(|it| it.to_string()));
    assert_eq!(tried, Err(why.to_owned()), "{text}");
}

/// The first `n` cards of the box, as a file.
fn small_deck(n: usize) -> String {
    let lines: Vec<_> = Deck::standard().to_csv().lines().take(n + 1).map(str::to_owned).collect();
    lines.join("\n") + "\n"
}

fn with_deck(text: &str) -> Result<canvas::Options, String> {
    let files = BTreeMap::from([("mine.csv".to_owned(), text.to_owned())]);
    canvas::Options::read("deck=mine.csv", &files).map_err(|it| it.to_string())
}

/// CV-2.1, CV-7.2, CV-7.10: scoring cards by scenario, picked by the players, or at random.
#[test]
fn options_read_back() {
    for (text, canonical) in [
        ("", "scenario=first-game"),
        ("jury=on scenario=random", "scenario=random jury=on"),
        ("cards=style,space,variety", "scenario=chill cards=style,space,variety"),
        (
            "cards=style,space,variety,emphasis",
            "scenario=picked cards=style,space,variety,emphasis",
        ),
        ("scenario=chill solo=puzzle", "scenario=chill solo=puzzle"),
        ("solo=vincent jury=off", "scenario=first-game solo=vincent"),
    ] {
        let options = read(text).unwrap();
        assert_eq!(options.to_string(), canonical);
        assert_eq!(read(canonical), Ok(options));
    }
}

/// CV-2.1: the places for scoring cards are filled in the order given, and the last places may stay empty.
#[test]
fn scoring_cards_take_their_places() {
    let scoring = |script: Script| {
        script.view().scoring.iter().map(|it| it.name()).collect::<Vec<_>>().join(" ")
    };
    let picked = "cards=style,space,variety,emphasis";
    assert_eq!(scoring(script::played_at_random(2, picked, 1)), "style space variety emphasis");
    assert_eq!(scoring(script::played_at_random(2, "scenario=family", 1)), "composition variety");
    for (scenario, cards) in [("chill", 3), ("random", 4)] {
        let drawn = scoring(script::played_at_random(2, &format!("scenario={scenario}"), 1));
        assert_eq!(drawn.split(' ').count(), cards, "{drawn}");
    }
}

#[test]
fn what_does_not_go_together_is_refused() {
    let why = "the table picks four scoring cards, not 2 (CV-7.10)";
    refused(2, "cards=style,space", why);
    refused(2, "scenario=picked", "the table picks four scoring cards, not 0 (CV-7.10)");
    let why = "chill is played with 3 scoring cards, not 2 (CV-7.2)";
    refused(2, "scenario=chill cards=style,space", why);
    let why = "chill is played with 3 scoring cards, not 4 (CV-7.2)";
    refused(2, "scenario=chill cards=style,space,variety,emphasis", why);
    refused(2, "cards=style,style,space", "a scoring card is picked twice (CV-2.1)");
    let why = "scoring cards are picked with scenario=picked or scenario=chill only (CV-2.1)";
    refused(2, "scenario=family cards=style", why);
    refused(2, "scenario=random cards=style", why);
    refused(2, "solo=puzzle", "the solo modes are for one player (CV-6.0)");
    refused(2, "solo=vincent", "the solo modes are for one player (CV-6.0)");
    refused(1, "jury=on", "one player alone needs no jury (CV-4.3)");
    // CV-1.5.
    refused(0, "", "Canvas is for 1 to 5 players, not 0");
    refused(6, "", "Canvas is for 1 to 5 players, not 6");
}

#[test]
fn what_cannot_be_read_is_explained() {
    let tried = |text| read(text).unwrap_err();
    assert_eq!(
        tried("colour=red"),
        "there is no option «colour»: the options are scenario, cards, solo, jury, deck \
         and rules"
    );
    assert_eq!(tried("chill"), "«chill» is not an option: write name=value");
    assert_eq!(tried("jury=maybe"), "jury cannot be «maybe»: it is on or off");
    assert_eq!(tried("jury=on jury=on"), "the option jury is said twice");
    assert!(tried("scenario=easy").ends_with("spatial, bonus, random or picked"));
    assert!(tried("cards=style,beauty").starts_with("cards cannot be «beauty»: it is some of"));
    let five = "cards=style,space,variety,emphasis,balance";
    assert!(tried(five).starts_with("cards cannot be «balance»"));
    let five = "cards=style,space,variety,emphasis,movement";
    assert_eq!(tried(five), "there are places for four scoring cards (CV-2.1)");
    assert_eq!(tried("deck=no.csv"), "there is no file «no.csv» here");
    assert_eq!(tried("deck="), "deck cannot be «»: it is the name of a file");
}

/// CV-1.1: a broken deck is refused, and the refusal names the card, the swatch and what would be right.
#[test]
fn a_broken_deck_is_explained() {
    let tried = |text: &str| with_deck(text).unwrap_err();
    let header = "id,word_side,red,yellow,green,blue,violet\n";
    let of = |n| (1..=n).fold(header.to_owned(), |text, id| format!("{text}{id},left,hue,,,,\n"));
    assert!(with_deck(&of(128)).is_ok());
    assert_eq!(tried(&of(129)), "a deck has 5 to 128 cards, this one has more (CV-1.1)");
    assert_eq!(tried(&small_deck(4)), "a deck has 5 to 128 cards, this one has 4 (CV-1.1)");
    assert_eq!(tried(header), "a deck has 5 to 128 cards, this one has 0 (CV-1.1)");
    let line = |line: &str| tried(&format!("{header}{line}\n"));
    assert_eq!(line("2,left,,,,,"), "card 1 is numbered «2»: number them 1, 2, 3, … (CV-1.1)");
    assert_eq!(line("1,up,,,,,"), "card 1 has its word on side «up»: it is left or right (CV-1.1)");
    assert_eq!(
        line("1,left,hue+hew,,,,"),
        "card 1, swatch red: «hue+hew»: an icon is hue, shape, texture, tone, bonus_hue, \
         bonus_shape, bonus_texture or bonus_tone (CV-1.1)"
    );
    let two = "a swatch shows one icon, or two different ones joined by + (CV-1.1)";
    assert_eq!(line("1,left,,hue+hue,,,"), format!("card 1, swatch yellow: «hue+hue»: {two}"));
    let three = "hue+tone+shape";
    assert_eq!(
        line(&format!("1,left,,,,,{three}")),
        format!("card 1, swatch violet: «{three}»: {two}")
    );
    let columns = "its first line names the columns, id,word_side,red,yellow,green,blue,violet";
    let why = format!("line 2 of the deck: 3 fields instead of 7; {columns} (CV-1.1)");
    assert_eq!(line("1,left,hue"), why);
    let why = format!("line 1 of the deck: the column id is missing; {columns} (CV-1.1)");
    assert_eq!(tried("number,side\n1,left\n"), why);
    assert!(
        tried("id,word_side,red,yellow,green,blue,violet\n").ends_with("this one has 0 (CV-1.1)")
    );
}

/// CV-3.7: a small deck leaves gaps at the end of the row. A player who can do nothing is passed over, and when
/// nobody can do anything the game ends.
#[test]
fn a_small_deck_runs_out() {
    let options = with_deck(&small_deck(13)).unwrap();
    let mut ends = BTreeMap::new();
    for seed in 0..200 {
        let script = Script::random_game(2, options.clone(), seed);
        *ends.entry(script.game().verdict().unwrap().end).or_insert(0) += 1;
    }
    assert_eq!(ends.keys().collect::<Vec<_>>(), [&Clause("CV-3.7")], "18 cards would be needed");
    let mut script =
        script::opened_with(2, with_deck(&small_deck(5)).unwrap(), &[1, 2, 3, 4, 5], "A");
    script.play_all(&["A take 5", "B take 1", "A take 1", "B take 1"]);
    assert_eq!(script.view().row.len(), 1, "gaps stay");
    script.play("A take 1");
    assert_eq!(script.actions(0), ["lay 2", "lay 4", "lay 5"], "B, with two cards, is passed over");
    script.play_all(&["A lay 2", "A lay 4", "A lay 5", "A background 1"]);
    assert_eq!(script.game().verdict().unwrap().end, Clause("CV-3.7"));
}

/// CV-6.2: Vincent takes nothing from an empty row, and does not skip the last card.
#[test]
fn vincent_and_a_short_row() {
    let mut script =
        script::opened_with(1, with_deck(&small_deck(5)).unwrap(), &[1, 2, 3, 4, 5], "");
    script.play_all(&["A take 1", "luck toss 3"]);
    assert_eq!(script::tokens_on_row(&script.view()), [(2, 1), (3, 1), (4, 1)]);
    script.play_all(&["A take 1", "luck toss 1", "A take 1"]);
    assert!(script.view().row.is_empty());
    assert_eq!(script.actions(0), ["lay 1", "lay 2", "lay 3"]);
}

/// A record contains its custom deck, but not the folder from which the deck was read.
#[test]
fn a_record_carries_its_deck() {
    let files = BTreeMap::from([("some/folder/mine.csv".to_owned(), small_deck(20))]);
    let options = canvas::Options::read("deck=some/folder/mine.csv", &files).unwrap();
    let script = Script::random_game(2, options, 5);
    let mut record = Record::new(script.table().clone());
    record.tag("date", "2026-11-15");
    let text = record.to_string();
    assert!(text.contains("options  scenario=first-game deck=mine.csv\nfile     mine.csv\n| id,"));
    let again = Record::<Canvas>::read(&text).unwrap();
    assert_eq!(again.table, *script.table());
    assert_eq!(again.to_string(), text);
}

/// CV-1.3, CV-1.4, CV-2.3, CV-2.5: the view of the public as JSON.
#[test]
fn a_view_is_told() {
    let script = script::opened(2, "", [1, 2, 3, 4, 5], "A");
    let view = serde_json::to_value(script.game().view(Viewer::Public)).unwrap();
    assert_eq!(view["viewer"], "public");
    assert_eq!(view["step"]["turn"], 0);
    assert_eq!(view["scoring"][0]["name"], "variety");
    assert_eq!(view["row"][2]["card"], 3);
    assert_eq!(view["painters"][1]["tokens"], 4);
    assert_eq!(view["painters"][1]["backgrounds"], serde_json::json!([4, 5, 6]));
    assert_eq!(view["painters"][1]["ribbons"], serde_json::json!([0, 0, 0, 0, 0]));
    assert_eq!(view["pile"].as_array().unwrap().len(), 55);
    assert_eq!(view["art"]["1"]["side"], "left");
    assert_eq!(view["art"]["1"]["swatches"][0], "shape+texture");
}
