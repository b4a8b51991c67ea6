//! Records that are refused, with the line and the reason; the tests of illegal records are named for the
//! clause that they break.

use canvas::Canvas;
use game::{Record, Table};

const HEADER: &str = "title    canvas, rules 1\nseats    2\noptions  scenario=first-game\n\n";
const SET_UP: &str = "luck  row 1 #1\nluck  row 2 #2\nluck  row 3 #3\nluck  row 4 #4\nluck  row 5 #5\n\
                      luck  background A 1\nluck  background A 2\nluck  background A 3\n\
                      luck  background B 4\nluck  background B 5\nluck  background B 6\n\
                      luck  start A\n";

#[track_caller]
fn refused(text: &str, why: &str) {
    let refusal = Record::<Canvas>::read(text).expect_err("a broken record");
    assert_eq!(refusal.to_string(), why);
}

/// Asserts that a record which is valid before `lines` is refused with the reason `why`.
#[track_caller]
fn refused_after_set_up(lines: &str, why: &str) {
    assert!(Record::<Canvas>::read(&format!("{HEADER}{SET_UP}")).is_ok());
    refused(&format!("{HEADER}{SET_UP}{lines}"), why);
}

#[test]
fn headers() {
    refused("", "line 1: «title» is expected here");
    refused("hello", "line 1: «title» is expected here");
    refused("title canvas", "line 1: a record begins with «title SLUG, rules NUMBER»");
    refused("title chess, rules 1", "line 1: this is a game of chess, not of canvas");
    let old = "line 1: played by rules 9; this program knows rules 1";
    refused("title canvas, rules 9", old);
    refused("title canvas, rules 1", "line 1: «seats» is expected here");
    let head = "title canvas, rules 1\n\n# a remark\nseats ";
    refused(&format!("{head}two"), "line 4: seats is a number of players");
    refused(&format!("{head}2\nA take 1"), "line 5: «options» is expected here");
    let why = "line 4: Canvas is for 1 to 5 players, not 9";
    refused(&format!("{head}9\noptions"), why);
    let why = "line 5: there is no option «color»: the options are scenario, cards, solo, jury, deck \
               and rules";
    refused(&format!("{head}2\noptions color=red"), why);
    let why = "line 5: there is no file «mine.csv» here";
    refused(&format!("{head}2\noptions deck=mine.csv"), why);
    let head = format!("{head}2\noptions deck=a\n");
    refused(&format!("{head}file\n"), "line 6: a file has a name of its own");
    refused(&format!("{head}file a\nfile a\n"), "line 7: a file has a name of its own");
    let columns = "id,word_side,red,yellow,green,blue,violet";
    let why = "line 5: a deck has 5 to 128 cards, this one has 0 (CV-1.1)";
    refused(&format!("{head}file a\n| {columns}\n"), why);
    let why = format!(
        "line 5: line 1 of the deck: the column word_side is missing; its first line names the \
         columns, {columns} (CV-1.1)"
    );
    refused(&format!("{head}file a\n| id\n"), &why);
    let why = "line 3: a record holds the files that its options name, and no others";
    refused(&HEADER.replace("\n\n", "\nfile b\n| x\n\n"), why);
    refused(&head.replace("seats 2", "seats 02"), "line 4: seats is a number of players");
    let why = "line 4: a tag has a name and a value";
    refused(&HEADER.replace("\n\n", "\ntag x\n"), why);
}

#[test]
fn lines_that_are_no_events() {
    let what = "is not an event: «luck» or a seat, then what happened";
    refused_after_set_up("Z take 1", &format!("line 17: «Z take 1» {what}"));
    refused_after_set_up("take 1", &format!("line 17: «take 1» {what}"));
    let actions =
        "is not an action: take POSITION, lay CARD, background NUMBER, vote SEAT or abstain";
    for text in ["take", "take one", "grab 1", "lay 0", "lay 129", "background 21", "abstain now"] {
        refused_after_set_up(&format!("A {text}"), &format!("line 17: «{text}» {actions}"));
    }
    let luck = "is not luck: scoring NAME, row POSITION #CARD, background SEAT NUMBER, start SEAT \
                or toss NUMBER";
    refused_after_set_up("luck row 5", &format!("line 17: «row 5» {luck}"));
}

#[test]
fn cv_2_1_no_scoring_card_is_drawn_where_all_are_known() {
    refused(&format!("{HEADER}luck scoring style"), "line 5: luck cannot fall like that now");
}

#[test]
fn cv_2_2_a_card_is_revealed_once() {
    let twice = format!("{HEADER}luck row 1 #1\nluck row 2 #1");
    refused(&twice, "line 6: luck cannot fall like that now");
}

#[test]
fn cv_2_3_a_background_is_dealt_once() {
    let twice = SET_UP.replace("background B 4", "background B 3");
    refused(&format!("{HEADER}{twice}"), "line 13: luck cannot fall like that now");
}

#[test]
fn cv_2_4_somebody_at_the_table_starts() {
    let nobody = SET_UP.replace("start A", "start C");
    refused(&format!("{HEADER}{nobody}"), "line 16: luck cannot fall like that now");
}

#[test]
fn cv_3_1_not_out_of_turn() {
    refused_after_set_up("B take 1", "line 17: the table does not wait for B");
    refused_after_set_up("A take 1\nA take 1", "line 18: the table does not wait for A");
}

#[test]
fn cv_3_2_no_painting_of_too_few_cards() {
    let why = "line 17: a painting needs three cards, more than the 0 in hand (CV-3.2)";
    refused_after_set_up("A lay 1", why);
}

#[test]
fn cv_3_3_nothing_beyond_the_row() {
    refused_after_set_up("A take 6", "line 17: there is no card at position 6 (CV-3.3)");
}

#[test]
fn cv_3_4_a_background_wants_layers() {
    let why = "line 17: a background is chosen when three cards are laid (CV-3.4)";
    refused_after_set_up("A background 1", why);
}

#[test]
fn cv_4_3_no_vote_before_the_end() {
    refused_after_set_up("A vote B", "line 17: there is nothing to vote on (CV-4.3)");
}

/// A record written by hand: defaults that are left out, comments and other spacing change nothing.
#[test]
fn a_record_written_by_hand() {
    let text =
        "\u{FEFF}# my game\r\ntitle canvas, rules 1\r\nseats 2\r\noptions\r\n\r\nluck row 1 1\r\n";
    let record = Record::<Canvas>::read(text).unwrap();
    assert_eq!(record.table.events().len(), 1);
    let canonical = format!("{HEADER}luck  row 1 #1\n");
    assert_eq!(record.to_string(), canonical);
    assert_eq!(Record::<Canvas>::read(&canonical).unwrap(), record);
}

/// A player's name with a line break cannot smuggle an event into a record.
#[test]
fn tags_stay_on_their_line() {
    let table = Table::<Canvas>::open(2, canvas::Options::default()).unwrap();
    let mut record = Record::new(table);
    record.tag("A", "Eve\nluck start A\r\nA take 1");
    for (name, value) in [("", "x"), ("A", ""), ("A", " \n\t"), ("two words", " x\u{A0}y ")] {
        record.tag(name, value);
    }
    let read = Record::<Canvas>::read(&record.to_string()).unwrap();
    assert_eq!(read.table.events().len(), 0);
    assert_eq!(read, record);
    let tags: Vec<_> = read.tags().iter().map(|(name, value)| (&**name, &**value)).collect();
    assert_eq!(tags, [("A", "Eve luck start A A take 1"), ("two-words", "x y")]);
}

/// Found by fuzzing: a carriage return within a line is a part of the line.
#[test]
fn a_carriage_return_within_a_line_stays() {
    let text = HEADER.replace("\n\n", "\ntag      B one\rtwo\n\n");
    let record = Record::<Canvas>::read(&text).unwrap();
    assert_eq!(record.tags()[0].1, "one\rtwo");
    assert_eq!(record.to_string(), text);
}
