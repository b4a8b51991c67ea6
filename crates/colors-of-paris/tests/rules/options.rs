//! Options (CP-9), how impossible combinations are refused, and files of one's own (CP-1.1, CP-1.4).

use std::collections::BTreeMap;

use colors_of_paris::{Board, ColorsOfParis, Options, Paintings};
use game::{Game, NoFiles, Options as _, Record, Table};

use crate::script;

fn read(text: &str) -> Result<Options, String> {
    Options::read(text, &NoFiles).map_err(|it| it.to_string())
}

#[track_caller]
fn refused(text: &str, why: &str) {
    let tried = read(text).and_then(|it| {
        Table::<ColorsOfParis>::open(2, it).map(|_| ()).map_err(|it| it.to_string())
    });
    assert_eq!(tried, Err(why.to_owned()), "{text}");
}

/// Nothing said is the base game; what is said is written back, switch by switch.
#[test]
fn options_are_text() {
    assert_eq!(read("").unwrap(), Options::default());
    assert_eq!(Options::default().to_string(), "variant=base");
    assert_eq!(read("variant=j").unwrap(), Options::variant_j());
    let text = "values=j paintings=draft counts=exhibited easel=one black=signature dry=black \
                supply=seats end=marker twins=on ties=j cards=j swap=exhibit half-turn=all";
    assert_eq!(Options::variant_j().to_string(), text);
    assert_eq!(read(text).unwrap(), Options::variant_j());
    let but_values = read("variant=j values=base tiles=on rounds=30").unwrap();
    assert!(but_values.to_string().ends_with("half-turn=all tiles=on texts=j rounds=30"));
    let base_texts = read("tiles=on variant=j texts=base").unwrap();
    assert!(base_texts.to_string().ends_with("half-turn=all tiles=on"), "it was said (CP-9.9)");
    for preset in ColorsOfParis::presets() {
        assert_eq!(read(&preset.options.to_string()), Ok(preset.options));
    }
}

/// CP-9.2, CP-9.8b, CP-9.8c, CP-9.9: switches that need others say so.
#[test]
fn impossible_combinations() {
    let draft = "a draft needs easel=one: one paints on the card before one (CP-9.2)";
    refused("paintings=draft", draft);
    refused("swap=exhibit cards=a", "exhibiting with a card needs counts=exhibited (CP-9.8b)");
    refused("swap=exhibit counts=exhibited", "exhibiting with a card needs bonus cards (CP-9.8b)");
    let kept = "half a turn discards players' cards if they keep any: cards=b or cards=j (CP-9.8c)";
    refused("half-turn=all cards=a", kept);
    refused("texts=j", "texts of painter tiles need tiles=on (CP-9.9)");
}

/// CP-10.4 and the words that options take.
#[test]
fn bad_words() {
    refused("rounds=0", "rounds cannot be «0»: it is off, or 1 to 99 (CP-10.4)");
    refused("values=x", "values cannot be «x»: it is base or j");
    refused("cards=c", "cards cannot be «c»: it is off or a or b or j");
    refused("values", "«values» is not an option: write name=value");
    refused("values=j values=j", "the option values is said twice");
    refused("variant=k", "variant cannot be «k»: it is base or j");
    assert!(read("color=red").unwrap_err().starts_with("there is no option «color»: the options"));
    assert_eq!(read("rounds=off").unwrap(), Options::default());
}

/// CP-9.8a: every switch is described with its clause.
#[test]
fn options_are_described() {
    let described = Options::describe();
    let cards = described.iter().find(|it| it.name == "cards").unwrap();
    assert_eq!((&cards.values[..], cards.default), (&["off", "a", "b", "j"][..], "off"));
    assert_eq!(cards.clause.0, "CP-9.8a");
    assert_eq!(described.len(), 15 + 5);
}

/// House rules in a file (CP-9): `variant` first, then what differs.
#[test]
fn house_rules() {
    let text = "title = \"colors-of-paris\"\nvariant = \"j\"\nvalues = \"base\"\nrounds = 12\n";
    let files = BTreeMap::from([("mine.toml".to_owned(), text.to_owned())]);
    let options = Options::read("rules=mine.toml", &files).unwrap();
    assert_eq!(options, read("variant=j values=base rounds=12").unwrap());
    assert_eq!(options.files(), [], "the switches are written out");
    let bad = |text: &str| {
        let files = BTreeMap::from([("bad.toml".to_owned(), text.to_owned())]);
        Options::read("rules=bad.toml", &files).unwrap_err().to_string()
    };
    assert_eq!(bad("values = \"k\""), "values cannot be «k»: it is base or j");
    let unread = |text: &str| bad(text).replace("the house rules cannot be read: ", "…");
    assert_eq!(unread("rules = \"x\""), "…rules do not name other rules");
    assert_eq!(unread("title = \"canvas\""), "…they are for «canvas», not for colors-of-paris");
    assert!(unread("values = 1.5").starts_with("…values is 1.5, not a word"));
    assert_eq!(unread("deck = \"my deck.csv\""), "…deck is «my deck.csv», which has spaces in it");
    assert!(unread("values").starts_with("…"));
    let late = "variant is said before cards, which it would set anew";
    assert_eq!(bad("cards = \"b\"\nvariant = \"j\""), late);
    refused("rounds=3 cards=b variant=j", late);
}

/// CP-1.1: a record carries its board and its paintings.
#[test]
fn a_record_carries_its_files() {
    let options = script::options("board=rich.toml deck=yellow.csv rounds=2");
    let table = Table::<ColorsOfParis>::open(2, options.clone()).unwrap();
    let text = Record::new(table.clone()).to_string();
    let again = Record::<ColorsOfParis>::read(&text).unwrap();
    assert_eq!(again.table, table);
    assert_eq!(options.files().len(), 2);
}

#[track_caller]
fn bad_board(from: &str, to: &str, why: &str) {
    let text = Board::standard().to_toml();
    assert!(text.contains(from), "{text}");
    let refusal = Board::read(&text.replacen(from, to, 1)).unwrap_err().to_string();
    assert!(refusal.contains(why), "{refusal}");
}

/// CP-1.1, CP-1.2, CP-1.5: boards that cannot be, and why.
#[test]
fn bad_boards() {
    bad_board("\"mix-black\"", "\"mix-green\"", "mix-black is missing on the wheel (CP-1.1)");
    bad_board("printed-forbidden = [0, 6]", "printed-forbidden = [1, 7]", "(CP-1.2)");
    bad_board("printed-forbidden = [0, 6]", "printed-forbidden = [0, 5]", "opposite each other");
    bad_board("printed-forbidden = [0, 6]", "printed-forbidden = [0]", "two sectors");
    bad_board("[0, 1, 2, 3, 2,", "[0, 1, 2, 4, 2,", "a sector has 0 to 3 spaces");
    bad_board("[0, 1, 2, 3, 2,", "[1, 1, 2, 3, 2,", "a Forbidden sector has no spaces");
    bad_board("rotate = 1", "rotate = 2", "one space each");
    bad_board("last-space = 9", "last-space = 8", "(CP-1.5)");
    bad_board("tube = [3,", "tube = [21,", "levels from 1 to 20");
    bad_board("copies = 3", "copies = 8", "bonus cards of a kind");
    bad_board("last-space", "lost-space", "the board cannot be read");
}

/// CP-1.5: the more cards add to a reserve within a round, the lower the levels.
#[test]
fn levels_and_cards() {
    let high = Board::standard().to_toml().replacen("tube = [3,", "tube = [20,", 1);
    assert!(Board::read(&high).is_ok());
    let more = Board::read(&high.replacen("copies = 3", "copies = 7", 1)).unwrap_err();
    assert!(more.to_string().contains("levels from 1 to 12"), "{more}");
}

#[track_caller]
fn bad_deck(from: &str, to: &str, why: &str) {
    let text = Paintings::standard().to_csv();
    assert!(text.contains(from), "{from}");
    let refusal = Paintings::read(&text.replacen(from, to, 1)).unwrap_err().to_string();
    assert!(refusal.starts_with(why), "{refusal}");
}

/// CP-1.4: paintings that cannot be, and why.
#[test]
fn bad_paintings() {
    bad_deck("2,cezanne", "3,cezanne", "painting 2 is numbered «3»");
    bad_deck("2,cezanne", "2,picasso", "painting 2 shows «picasso»");
    bad_deck("2,cezanne", "2,manet", "the picture cezanne is on 3 cards: it is on 4 (CP-1.4)");
    bad_deck("cezanne,1", "cezanne,5", "painting 1 is of tier «5»");
    bad_deck("RBY", "RBW", "painting 1 is «RBW,OYO,ROR»");
    bad_deck("RBY", "RB", "painting 1 is «RB,OYO,ROR»");
}
