//! Records and notation: what is read back, and lines that are refused with their reason.

use atelier::{Action, Atelier, Card, Chance, Kind};
use game::Record;

use crate::script::{boxed, opened};

const HEADER: &str = "title    atelier, rules 1\nseats    2\noptions  mixing=free\n\n";

#[track_caller]
fn refused(lines: &str, why: &str) {
    let refusal =
        Record::<Atelier>::read(&format!("{HEADER}{lines}")).expect_err("a broken record");
    assert_eq!(refusal.to_string(), why);
}

/// Every card and every verb has one text, which is read back; a leading zero may be left out.
#[test]
fn notation() {
    for kind in Kind::ALL {
        for number in 1..=kind.room() {
            let card = Card::new(kind, number).unwrap();
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(format!("{}-{number}", kind.name()).parse(), Ok(card));
        }
    }
    for text in ["draw ring 3", "draw deck", "lay drawn-04", "on blank-07", "turn white"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in ["pay joker-01", "discard painted-25", "done", "pass"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in ["start B", "deal A painted-02", "ring 8 joker-10"] {
        assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
    }
    for text in
        ["", "draw", "draw ring", "draw ring 0", "draw ring 9", "draw deck 1", "lay", "lay 7"]
    {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for text in ["lay blank-00", "lay blank-49", "lay blank-007", "turn red", "done now", "pass 1"]
    {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for text in ["deal A", "deal blank-01", "ring 9 blank-01", "ring blank-01", "start I", "start"]
    {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
}

#[test]
fn lines_that_are_refused() {
    refused("luck start C", "line 5: luck cannot fall like that now");
    refused("luck deal A blank-01", "line 5: luck cannot fall like that now");
    refused("luck start A\nluck deal B blank-01", "line 6: luck cannot fall like that now");
    let twice = "luck start A\nluck deal A blank-01\nluck deal A blank-01";
    refused(twice, "line 7: luck cannot fall like that now");
    refused("luck start A\nA draw deck", "line 6: the table does not wait for A");
    let why = "line 5: «fly» is not an action: draw ring SLOT, draw deck, lay CARD, on CARD, turn \
               COLOR, pay CARD, discard CARD, done or pass";
    refused("A fly", why);
    let why = "line 5: «fly» is not luck: start SEAT, deal SEAT CARD or ring SLOT CARD";
    refused("luck fly", why);
}

/// A record in the midst of a payment is read back unchanged.
#[test]
fn a_record_reads_back() {
    let mut script = opened(2, boxed("jokers=any"), &["b1 b33 b34 j1"], "");
    script.play("A lay blank-01");
    let text = Record::new(script.table().clone()).to_string();
    let record = Record::<Atelier>::read(&text).unwrap();
    assert_eq!(record.table.game(), script.game());
    assert_eq!(record.to_string(), text);
}
