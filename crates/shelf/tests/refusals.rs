//! Refusals: whatever the program refuses is told in every language, in English as the code says it.

use std::{collections::BTreeMap, fs, path::Path};

use game::{BadSetup, Luck, NoFiles, Turn};
use languages::Language;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use shelf::{AnyTable, Kind, Refusal};

const CRATES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The sources of these crates: what speaks to people at a table.
fn sources() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for name in ["game", "canvas", "colors-of-paris", "atelier", "shelf", "tables", "server"] {
        collect(&Path::new(CRATES).join(name).join("src"), &mut found);
    }
    found
}

fn collect(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, found);
        } else {
            found.push((path.display().to_string(), fs::read_to_string(&path).unwrap()));
        }
    }
}

/// The English messages, by key.
fn english() -> BTreeMap<String, String> {
    let text = fs::read_to_string(format!("{CRATES}/languages/words/en/refusals.ftl")).unwrap();
    let lines = text.lines().filter_map(|line| line.split_once(" = "));
    lines.map(|(key, text)| (key.to_owned(), text.to_owned())).collect()
}

/// The string that the text begins with, and what stands behind it.
fn string(text: &str) -> Option<(String, &str)> {
    ending(text.trim_start().strip_prefix('"')?)
}

/// The same within its quotes.
fn ending(inside: &str) -> Option<(String, &str)> {
    let mut read = String::new();
    let mut letters = inside.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return Some((read, &inside[at + 1..])),
            // Escaped quotes, and lines that go on.
            '\\' => match letters.next()?.1 {
                '\n' => {
                    let more = inside[at + 2..].trim_start();
                    let (rest, behind) = ending(more)?;
                    return Some((read + &rest, behind));
                }
                escaped => read.push(escaped),
            },
            letter => read.push(letter),
        }
    }
    None
}

/// The sentences that stand right behind a mark, or behind the clause that stands there.
fn behind(source: &str, mark: &str) -> Vec<String> {
    let places = source.match_indices(mark).map(|(at, _)| &source[at + mark.len()..]);
    let sentence = |text| match string(text)? {
        (clause, rest) if is_clause(&clause) => {
            Some(string(rest.trim_start().strip_prefix(',')?)?.0)
        }
        (found, _) => Some(found),
    };
    places.filter_map(sentence).collect()
}

fn is_clause(text: &str) -> bool {
    let (title, number) = text.split_once('-').unwrap_or_default();
    ["CV", "CP", "AT"].contains(&title) && number.starts_with(|it: char| it.is_ascii_digit())
}

#[test]
fn reasons_with_blanks_are_the_english_messages() {
    let english = english();
    let mut count = 0;
    for (path, source) in sources() {
        for place in source.match_indices("reason!(").map(|(at, it)| &source[at + it.len()..]) {
            // What is no key is the example of the macro.
            let Some((key, rest)) = string(place) else { continue };
            let Some((text, _)) = rest.trim_start().strip_prefix(',').and_then(string) else {
                panic!("{path}: {key} has no sentence")
            };
            let message = text.replace('{', "{ $").replace('}', " }");
            assert_eq!(english.get(&key), Some(&message), "{path}: {key}");
            count += 1;
        }
    }
    assert!(100 < count, "only {count} reasons were found");
}

/// What is said in other ways than by a literal where it is refused.
const ELSEWHERE: [&str; 9] = [
    "deck and secondaries are two files: give them different names",
    "they may still be thinking: a bot can take over after a minute, if they are here after ten",
    "a joker gives *, has no subject and costs nothing",
    "a blank canvas has no subject",
    "its subject is missing",
    "a subject is written without commas and quotes, on one line",
    "a swatch shows one icon, or two different ones joined by +",
    "the game is over",
    "luck cannot fall like that now",
];

#[test]
fn reasons_without_blanks_are_found_by_their_english() {
    const MARKS: [&str; 14] = [
        "refuse(",
        "refuse_card(",
        "BadSetup::new(",
        "BadSetup::by(",
        "Reason::from(",
        "refused(",
        "refused(Kind::Turn, ",
        "Refusal::new(Kind::Turn, ",
        "shelf::Refusal::new(shelf::Kind::Turn, ",
        "Forbidden(",
        "Problem::protocol(",
        "Problem::turn(",
        "const ACTION: &str = ",
        "const CARD: &str = ",
    ];
    let mut said: Vec<String> = ELSEWHERE.map(str::to_owned).into();
    for (path, source) in sources() {
        said.extend(MARKS.iter().flat_map(|mark| behind(&source, mark)));
        said.extend(behind(&source, "Missing(").iter().map(|it| format!("there is no such {it}")));
        if path.ends_with("question.rs") || path.ends_with("obstacle.rs") {
            said.extend(behind(&source, "=> ("));
        }
    }
    for text in &said {
        for language in Language::ALL {
            let told = language.also(text).unwrap_or_else(|| panic!("no words for: {text}"));
            assert_eq!(told == *text, language == Language::English, "{text}");
        }
    }
    assert!(80 < said.len(), "only {} sentences were found", said.len());
}

#[test]
fn words_in_blanks_have_messages() {
    let english = english();
    let check = |kind: &str, name: &str| {
        assert_eq!(english.get(&format!("no-{kind}-{name}")).map(String::as_str), Some(name));
    };
    for it in colors_of_paris::Deed::ALL {
        check("deed", it.name());
    }
    for it in colors_of_paris::Pigment::ALL {
        check("pigment", it.name());
    }
    for it in colors_of_paris::Tool::ALL {
        check("tool", it.name());
    }
    for it in colors_of_paris::Bonus::ALL {
        check("bonus", it.name());
    }
    for it in colors_of_paris::Tile::ALL {
        check("tile", it.name());
    }
    for it in atelier::Color::ALL {
        check("color", it.name());
    }
    for it in atelier::Kind::ALL {
        check("kind", it.name());
    }
}

#[track_caller]
fn check(refusal: &Refusal, english: &str, italian: &str, french: &str) {
    let told = Language::ALL.map(|it| refusal.told(it));
    assert_eq!(told, [english, italian, french]);
}

#[test]
fn refusals_are_told_in_the_language_of_the_reader() {
    let open = |seats, options| shelf::open("canvas", seats, options, &NoFiles);
    let table = open(2, "").unwrap();
    let refused = |options| open(2, options).err().expect("it is wrong");
    check(
        &open(6, "").err().unwrap(),
        "Canvas is for 1 to 5 players, not 6",
        "Canvas è per 1-5 giocatori, non per 6",
        "Canvas se joue de 1 à 5, pas à 6",
    );
    check(
        &refused("jury=maybe"),
        "jury cannot be «maybe»: it is on or off",
        "jury non può essere «maybe»: è on o off",
        "jury ne peut pas être «\u{a0}maybe\u{a0}»\u{a0}: c’est on ou off",
    );
    check(
        &refused("solo=vincent"),
        "the solo modes are for one player",
        "i modi in solitaria sono per un giocatore",
        "les modes solo sont pour un joueur",
    );
    let mut begun = table.copy();
    begun.settle(&mut ChaCha8Rng::seed_from_u64(1));
    let Turn::Players(asked) = begun.turn() else { panic!("nobody is asked") };
    let seat = asked.lowest().unwrap();
    check(
        &begun.play(seat, "take 9").unwrap_err(),
        "there is no card at position 9",
        "non c’è una carta alla posizione 9",
        "il n’y a pas de carte à la position 9",
    );
    check(
        &begun.play(seat, "sing").unwrap_err(),
        "«sing» is not an action: take POSITION, lay CARD, background NUMBER, vote SEAT or abstain",
        "«sing» non è un’azione: take POSITION, lay CARD, background NUMBER, vote SEAT o abstain",
        "«\u{a0}sing\u{a0}» n’est pas une action\u{a0}: take POSITION, lay CARD, background NUMBER, vote SEAT ou abstain",
    );
    check(
        &BadSetup::new("somebody has to think of this").into(),
        "somebody has to think of this",
        "somebody has to think of this",
        "somebody has to think of this",
    );
}

/// Whatever was legal once is tried at every later moment.
fn try_all(table: &dyn AnyTable, tried: &[String], told: &mut usize) {
    let Turn::Players(asked) = table.turn() else { return };
    let seat = asked.lowest().expect("somebody is asked");
    for action in tried {
        let Err(refusal) = table.copy().play(seat, action) else { continue };
        assert_eq!(refusal.kind, Kind::Illegal);
        for language in [Language::Italian, Language::French] {
            let words = refusal.told(language);
            assert!(words != refusal.reason, "{words}");
            // A card may be called disegno-07; a word that begins like that is a raw key.
            let is_raw = |word: &str| word.starts_with("no-") || word.contains('{');
            assert!(!words.split_whitespace().any(is_raw), "{words}");
        }
        *told += 1;
    }
}

fn play(slug: &str, options: &str, seed: u64) {
    let options = shelf::bounded(slug, options, &NoFiles).unwrap();
    let mut table = shelf::open(slug, 3, &options, &NoFiles).unwrap();
    let mut luck = ChaCha8Rng::seed_from_u64(seed);
    let (mut tried, mut told) = (Vec::new(), 0);
    for _ in 0..60 {
        table.settle(&mut luck);
        let Turn::Players(asked) = table.turn() else { break };
        try_all(&*table, &tried, &mut told);
        let seat = asked.lowest().unwrap();
        let actions = table.actions(seat);
        let picked = luck.below(u32::try_from(actions.len()).unwrap()) as usize;
        table.play(seat, &actions[picked]).unwrap();
        tried.extend(actions);
        tried.sort();
        tried.dedup();
    }
    assert!(50 < told, "only {told} refusals at a table of {slug}");
}

#[test]
fn every_objection_met_in_play_has_words() {
    play("canvas", "", 1);
    play("atelier", "drawing=unmixed", 2);
    play("colors-of-paris", "cards=b tiles=on", 3);
    play("colors-of-paris", "variant=j tiles=on", 4);
}
