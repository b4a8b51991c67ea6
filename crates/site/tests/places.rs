//! The names on the curtain and on the form that forks a replay.

use bots::Level;
use game::{NoFiles, Seat, Viewer};
use languages::Language;
use site::{Reader, ReplayPage, TablePage, TablePromise};
use tables::{Entropy, Opening, Pace, PersonId, Privacy, Request, Secret, Sitting, Token, Who};

const PERSON: PersonId = PersonId::new([1; 16]);
const OTHER: PersonId = PersonId::new([2; 16]);
const SECRET: Secret = Secret::new([7; 32]);

fn open(title: &str, seats: u8) -> Sitting {
    let opening = Opening {
        privacy: Privacy::Public,
        secret: SECRET,
        invitation: Token::new([9; 16]),
        host: PERSON,
        previews: true,
        pace: Pace::Brisk,
        head: shelf::open(title, seats, "", &NoFiles).unwrap().record(),
    };
    Sitting::open(opening, 0).unwrap()
}

fn ask(sitting: &mut Sitting, who: PersonId, request: Request) {
    *sitting = sitting.ask(Who::Person(who), request, 1).unwrap().0;
}

fn sit(sitting: &mut Sitting, who: PersonId, seat: u8, name: &str) {
    let (name, entropy) = (name.parse().unwrap(), Entropy::new([seat; 16]));
    ask(sitting, who, Request::Join { seat: Some(Seat(seat)), name, entropy, invitation: None });
}

/// The table page of a player at a shared screen.
fn table_page(
    sitting: &Sitting,
    eyes: Seat,
    curtain: Option<Seat>,
    language: Language,
) -> TablePage<'_> {
    TablePage {
        reader: Reader { language, name: None, path: "/".to_owned() },
        person: Some(PERSON),
        viewer: Viewer::Seat(eyes),
        curtain,
        sitting,
        id: "abc",
        invitation: None,
        next: None,
    }
}

/// Plays the first legal action of `seat` that begins with this text.
fn play(sitting: &mut Sitting, seat: Seat, begins: &str) {
    let actions = sitting.table().actions(seat);
    let action = actions.iter().find(|it| it.starts_with(begins)).unwrap().clone();
    ask(sitting, PERSON, Request::Play(seat, action));
}

/// A player who was dealt something sees it before hiding their hand; a player who only waits while another
/// continues a turn does not.
#[test]
fn only_whoever_was_given_something_looks_at_it() {
    let mut sitting = open("atelier", 2);
    sit(&mut sitting, PERSON, 0, "Sofia");
    sit(&mut sitting, PERSON, 1, "Madder");
    let first = sitting.asked().lowest().unwrap();
    let other = Seat(1 - first.0);
    let said = |sitting: &Sitting| {
        let page = site::page(&table_page(sitting, first, Some(other), Language::English));
        page.into_string().contains("look at what you were given")
    };
    play(&mut sitting, first, "draw deck");
    play(&mut sitting, first, "draw deck");
    assert!(sitting.table().has_news(first) && said(&sitting));
    play(&mut sitting, other, "draw ring 1");
    assert!(sitting.table().has_news(first) && !said(&sitting));
}

/// The form that forks a replay names the reader's seat and the opponents.
#[test]
fn a_fork_says_who_plays() {
    let mut sitting = open("canvas", 3);
    sit(&mut sitting, PERSON, 0, "Sofia");
    sit(&mut sitting, OTHER, 1, "Anna");
    ask(&mut sitting, PERSON, Request::Fill(Seat(2), Level::Master));
    let said = |eyes: u8, language: Language| {
        let page = table_page(&sitting, Seat(eyes), None, language);
        let fork = TablePromise { text: "promised".to_owned(), commitment: SECRET.commitment() };
        let page = site::replay(&ReplayPage { page, at: 0, eyes: Vec::new(), fork: Some(fork) });
        let page = page.into_string();
        let after = page.split("/fork\"").nth(1).unwrap();
        after.split("<p>").nth(1).unwrap().split("</p>").next().unwrap().to_owned()
    };
    assert_eq!(
        said(0, Language::English),
        "You keep your place at a new table, against Student (in Anna's place) and Master."
    );
    assert_eq!(
        said(1, Language::Italian),
        "Prendi il posto di Anna a un nuovo tavolo, contro Studente (al posto di Sofia) e Maestro d’arte."
    );
    assert_eq!(
        said(1, Language::French),
        "Vous prenez la place d’Anna à une nouvelle table, contre Élève (à la place de Sofia) et Maître."
    );
}
