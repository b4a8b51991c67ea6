//! Law: whatever a viewer says in a WebSocket is a request or gets a reason; a request that is denied
//! changes nothing, and one that is granted becomes rows that read back as the same table.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tables::{
    Entropy, Opening, PersonId, Privacy, Request, Row, Secret, Sitting, Token, Who,
};

const ANNA: PersonId = PersonId::new([1; 16]);
const BERTHE: PersonId = PersonId::new([2; 16]);

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let (mut sitting, mut log) = table();
    for (n, line) in text.lines().take(50).enumerate() {
        let person = if n % 2 == 0 { ANNA } else { BERTHE };
        let request = match app::read_message(line, person) {
            Ok(request) => request,
            Err(reason) => {
                assert!(!reason.is_empty());
                continue;
            }
        };
        let before = sitting.rows();
        if let Ok((next, rows)) = sitting.ask(Who::Person(person), request, 1) {
            log.extend(rows.iter().map(Row::to_string));
            sitting = next;
        } else {
            assert_eq!(sitting.rows(), before);
        }
    }
    let again = Sitting::read(log.iter().map(|row| (row.as_str(), 1))).expect("the log reads back");
    assert_eq!(again.rows(), sitting.rows());
    assert_eq!(again.chairs(), sitting.chairs());
    assert_eq!(again.table().hash(), sitting.table().hash());
    assert_eq!(again.remarks().len(), sitting.remarks().len());
});

/// Two sit at a table of Canvas, and the game has begun.
fn table() -> (Sitting, Vec<String>) {
    let head = shelf::open("canvas", 2, "", &game::NoFiles).expect("Canvas for two").record();
    let (secret, invitation) = (Secret::new([3; 32]), Token::new([4; 16]));
    let (privacy, previews, pace) = (Privacy::Private, true, tables::Pace::Brisk);
    let opening = Opening { privacy, secret, invitation, host: ANNA, previews, pace, head };
    let mut log = vec![Row::Open(opening.clone()).to_string()];
    let mut sitting = Sitting::open(opening, 0).expect("it opens");
    for person in [ANNA, BERTHE] {
        let join = Request::Join {
            seat: None,
            name: "Somebody".parse().expect("a name"),
            entropy: Entropy::new([5; 16]),
            invitation: Some(invitation),
        };
        let (next, rows) = sitting.ask(Who::Person(person), join, 0).expect("a seat is free");
        log.extend(rows.iter().map(Row::to_string));
        sitting = next;
    }
    (sitting, log)
}
