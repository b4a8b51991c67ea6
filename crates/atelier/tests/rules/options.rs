//! Options (AT-6.5, AT-7, AT-8), custom decks and colors, and the refusal of wrong ones.

use atelier::{Atelier, Options};
use game::{Game, Options as _};

use crate::script::{self, boxed, options};

#[track_caller]
fn refused(text: &str, files: &[(&str, &str)], why: &str) {
    assert_eq!(options(text, files).expect_err(text).to_string(), why);
}

/// Every option is read back, alone and with others.
#[test]
fn options_read_back() {
    let words = [
        "mixing=pairs",
        "drawing=unmixed",
        "blank=1",
        "jokers=any",
        "objectives=visible",
        "rounds=60",
    ];
    for word in words {
        assert_eq!(boxed(word).to_string(), word);
    }
    assert_eq!(boxed(&words.join(" ")).to_string(), words.join(" "));
    assert_eq!(boxed("").to_string(), "mixing=free");
    assert_eq!(boxed("mixing=free"), Options::default());
    assert_eq!(boxed("rounds=off blank=-1 jokers=primary"), Options::default());
}

/// AT-7.1, AT-7.2: presets for the base game, each expert variant, and both; programs play them with
/// a last round (AT-6.5).
#[test]
fn presets() {
    let told: Vec<String> =
        Atelier::presets().iter().map(|it| format!("{}: {}", it.name, it.options)).collect();
    assert_eq!(
        told,
        [
            "base: mixing=free",
            "expert-mixing: mixing=pairs",
            "expert-drawing: drawing=unmixed",
            "expert: mixing=pairs drawing=unmixed",
        ]
    );
    assert!(Atelier::presets().iter().all(|it| it.seats == (2..=5)));
    assert_eq!(boxed("").bounded(), boxed("rounds=60"));
    assert_eq!(boxed("rounds=9").bounded(), boxed("rounds=9"));
}

/// House rules come in a file, which can set every option.
#[test]
fn house_rules() {
    let rules = "title = \"atelier\"\nmixing = \"pairs\"\nrounds = 30\nblank = 1\n";
    let read = options("rules=ours.toml rounds=12", &[("ours.toml", rules)]).unwrap();
    assert_eq!(read, boxed("mixing=pairs blank=1 rounds=12"));
}

#[test]
fn options_that_are_refused() {
    refused("mixing=some", &[], "mixing cannot be «some»: it is free or pairs");
    refused("blank=0", &[], "blank cannot be «0»: it is -1 or 1");
    let why = "rounds cannot be «0»: it is off, or 1 to 250 (AT-6.5)";
    refused("rounds=0", &[], why);
    refused("rounds=251", &[], &why.replace("«0»", "«251»"));
    let why = "there is no option «color»: the options are mixing, drawing, blank, jokers, objectives, \
               rounds, deck, secondaries, rules";
    refused("color=red", &[], why);
    refused("deck=mine.csv", &[], "there is no file «mine.csv» here");
    refused("deck=", &[], "deck cannot be «»: it is the name of a file");
    let both = [("a", "x")];
    let why = "deck and secondaries are two files: give them different names";
    refused("deck=a secondaries=a", &both, why);
}

const HEADER: &str = "id,type,subject,gives,cost\n";

#[track_caller]
fn bad_deck(lines: &str, why: &str) {
    let text = format!("{HEADER}{lines}");
    refused("deck=my.csv", &[("my.csv", &text)], &format!("{why} (AT-1.1)"));
}

/// AT-1.1: a wrong deck is refused, and the refusal names the card.
#[test]
fn decks_that_are_refused() {
    bad_deck("", "a deck has at least one card");
    let columns = "its first line names the columns, id,type,subject,gives,cost";
    bad_deck("blank-01,blank", &format!("line 2 of the deck: 2 fields instead of 5; {columns}"));
    let why = "the card «x»: its type is blank, drawn, painted or joker, and its id begins with it";
    bad_deck("x,y,,C,M", why);
    let why = "«blank-02» stands where blank-01 is expected: number each type 01, 02, …";
    bad_deck("blank-02,blank,,C,M", why);
    bad_deck("blank-01,blank,,R,M", "the card «blank-01»: it gives one color: C, M, Y, W or K");
    bad_deck("blank-01,blank,,CM,M", "the card «blank-01»: it gives one color: C, M, Y, W or K");
    bad_deck("blank-01,blank,rose,C,M", "the card «blank-01»: a blank canvas has no subject");
    bad_deck("drawn-01,drawn,,C,M", "the card «drawn-01»: its subject is missing");
    let why = "the card «drawn-01»: a subject is written without commas and quotes, on \
               one line";
    for subject in ["a,b", "a\nb", "a\rb"] {
        bad_deck(&format!("drawn-01,drawn,\"{subject}\",C,M"), why);
    }
    let why = "the card «drawn-01»: «R»: only painted canvases ask for secondary colors";
    bad_deck("drawn-01,drawn,rose,C,R", why);
    let why =
        "the card «painted-01»: «Q» is no color of a cost: C, M, Y, W, K or a secondary color";
    bad_deck("painted-01,painted,rose,C,Q", why);
    let why = "the card «blank-01»: a cost has at most 12 letters";
    bad_deck("blank-01,blank,,C,CCCCCCCCCCCCC", why);
    let why = "the card «joker-01»: a joker gives *, has no subject and costs nothing";
    bad_deck("joker-01,joker,,C,", why);
    let jokers: Vec<String> = (1..=17).map(|it| format!("joker-{it:02},joker,,*,")).collect();
    bad_deck(
        &jokers.join("\n"),
        "a deck has at most 16 cards of the type joker, this one has more",
    );
}

/// AT-1.1: columns in another order, and line ends and quotation marks of other systems.
#[test]
fn files_of_other_systems() {
    let text = "\u{FEFF}id,type,subject,gives,cost\r\nblank-01,blank,,C,M\r\n\
                drawn-01, drawn , red rose ,M,CK\r\n\r\n";
    let deck = options("deck=my.csv", &[("my.csv", text)]).unwrap().deck;
    assert_eq!(deck.cards().len(), 2);
    assert_eq!(deck.subject(script::card("d1")), Some("red rose"));
    assert_eq!(deck.with_cards(&deck.to_csv()), Ok(deck), "it reads back");
    let mixes = "[secondary]\r\nR = { name = \"red\", parts = [\"M\", \"Y\"] }\r\n";
    let read = options("deck=my.csv secondaries=m", &[("my.csv", text), ("m", mixes)]).unwrap();
    assert_eq!(read.deck.secondaries().iter().count(), 1);
    let columns = "its first line names the columns, id,type,subject,gives,cost (AT-1.1)";
    for (text, what) in [
        ("id,type,subject,gives\nblank-01,blank,,C\n", "the column cost is missing"),
        ("blank-01,blank,,C,M\nblank-02,blank,,C,M\n", "the column id is missing"),
        ("", "the column id is missing"),
    ] {
        let why = format!("line 1 of the deck: {what}; {columns}");
        refused("deck=my.csv", &[("my.csv", text)], &why);
    }
    let nothing = "id,type,subject,gives,cost\n";
    refused("deck=my.csv", &[("my.csv", nothing)], "a deck has at least one card (AT-1.1)");
    let twice = "id,type,subject,gives,cost\nblank-01,blank,,C,M\nblank-01,blank,,C,M\n";
    let why = "«blank-01» stands where blank-02 is expected: number each type 01, 02, … (AT-1.1)";
    refused("deck=my.csv", &[("my.csv", twice)], why);
}

/// AT-8.1: a wrong table of secondary colors is refused with its mistake.
#[test]
fn secondary_colors_that_are_refused() {
    let bad = |line: &str, why: &str| {
        let text = format!("[secondary]\n{line}\n");
        refused("secondaries=my.toml", &[("my.toml", &text)], &format!("{why} (AT-8.1)"));
    };
    let letter = "take a capital letter other than C, M, Y, W and K";
    for wrong in ["C", "r", "RR"] {
        let why = format!("«{wrong}» cannot stand for a secondary color: {letter}");
        bad(&format!("{wrong} = {{ name = \"x\", parts = [\"M\", \"Y\"] }}"), &why);
    }
    let why = "the secondary color R is mixed from two different colors of C, M, Y, W and K";
    for parts in
        ["\"M\"", "\"M\", \"M\"", "\"M\", \"R\"", "\"M\", \"Y\", \"C\"", "\"M\", \"Y\", \"x\""]
    {
        bad(&format!("R = {{ name = \"red\", parts = [{parts}] }}"), why);
    }
    bad("R = { name = \" \", parts = [\"M\", \"Y\"] }", "the secondary color R has no name");
    let twice = "O = { name = \"o\", parts = [\"Y\", \"M\"] }\nR = { name = \"r\", parts = [\"M\", \"Y\"] }";
    bad(twice, "O and R are mixed from the same colors");
    let error = options("secondaries=my.toml", &[("my.toml", "secondary = 1")]).unwrap_err();
    assert!(error.reason.text.starts_with("the secondary colors cannot be read: "), "{error}");
    // The paintings in the box ask for red, green and blue.
    let red = "[secondary]\nR = { name = \"red\", parts = [\"M\", \"Y\"] }\n";
    let why = "the card «painted-01»: «B» is no color of a cost: C, M, Y, W, K or a secondary color \
               (AT-1.1)";
    refused("secondaries=my.toml", &[("my.toml", red)], why);
}

/// AT-8.1: more secondary colors, and cards that cost them; a record contains both files.
#[test]
fn files_of_ones_own() {
    let mixes = "[secondary]\nP = { name = \"pink\", parts = [\"M\", \"W\"] }\n";
    let cards =
        format!("{HEADER}blank-01,blank,,C,M\npainted-01,painted,rose,C,PK\njoker-01,joker,,*,\n");
    let files = [("c.csv", &*cards), ("m.toml", mixes)];
    let read = options(
        "secondaries=here/m.toml deck=there\\c.csv",
        &[("here/m.toml", mixes), ("there\\c.csv", &cards)],
    );
    let read = read.unwrap();
    assert_eq!(read.to_string(), "deck=c.csv secondaries=m.toml", "folders are not kept");
    assert_eq!(options(&read.to_string(), &files).unwrap(), read);
    assert_eq!(Options::read(&read.to_string(), &read.files()).unwrap(), read);
    assert_eq!(read.deck.cost(script::card("p1")), "PK");
    assert_eq!(read.deck.jokers(), 1);
}

/// AT-1.1: columns, types and the letters of a cost in any order are the same deck, and it reads back.
#[test]
fn decks_in_any_order() {
    let read = |text: &str| options("deck=my.csv", &[("my.csv", text)]).unwrap();
    let plain = read(
        "id,type,subject,gives,cost\ndrawn-01,drawn,iris,C,MM\npainted-01,painted,rose,M,RK\n\
         joker-01,joker,,*,\n",
    );
    for same in [
        "id,cost,gives,subject,type\ndrawn-01,MM,C,iris,drawn\npainted-01,RK,M,rose,painted\n\
         joker-01,,*,,joker\n",
        "id,type,subject,gives,cost\njoker-01,joker,,*,\npainted-01,painted,rose,M,KR\n\
         drawn-01,drawn,iris,C,MM\n",
    ] {
        let other = read(same);
        assert_eq!(other, plain, "{same}");
        assert_eq!(Options::read(&other.to_string(), &other.files()).as_ref(), Ok(&other));
    }
}

/// AT-1.1: too many cards of a type, and letters that are no colors.
#[test]
fn more_decks_that_are_refused() {
    for (kind, room) in [("blank", 48), ("drawn", 36), ("painted", 28)] {
        let subject = if kind == "blank" { "" } else { "rose" };
        let line = |it| format!("{kind}-{it:02},{kind},{subject},C,M\n");
        let why = format!("a deck has at most {room} cards of the type {kind}, this one has more");
        bad_deck(&(1..=room + 1).map(line).collect::<String>(), &why);
        let full = format!("{HEADER}{}", (1..=room).map(line).collect::<String>());
        assert!(options("deck=my.csv", &[("my.csv", &full)]).is_ok(), "{kind}");
    }
    for letter in ['é', '*', 'c'] {
        let why = format!(
            "the card «blank-01»: «{letter}» is no color of a cost: C, M, Y, W, K or a secondary color"
        );
        bad_deck(&format!("blank-01,blank,,C,{letter}"), &why);
        let why = "the card «blank-01»: it gives one color: C, M, Y, W or K";
        bad_deck(&format!("blank-01,blank,,{letter},M"), why);
    }
}

/// AT-8.1: a color may have any name, and a record gives it back unchanged.
#[test]
fn names_of_colors_read_back() {
    for name in ["deep red", "\\\"red\\\"", "a\\\\b", "più", "it's", "a\\nb", "a\\tb"] {
        let mixes = format!("[secondary]\nR = {{ name = \"{name}\", parts = [\"M\", \"Y\"] }}\n");
        let cards = format!("{HEADER}painted-01,painted,rose,C,R\n");
        let files = [("c.csv", &*cards), ("m.toml", &*mixes)];
        let table = game::Table::<Atelier>::open(
            2,
            options("deck=c.csv secondaries=m.toml", &files).unwrap(),
        );
        let table = table.unwrap();
        let text = game::Record::new(table.clone()).to_string();
        let again =
            game::Record::<Atelier>::read(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
        assert_eq!(again.table.game(), table.game(), "{name}");
    }
}
