//! The law of linear readers: every reader of foreign text takes time in proportion to its text. Twice the text
//! costs at most two and a half times the instructions, up to the bound at which the reader refuses the text
//! unread.
//!
//! Instructions are counted by Valgrind's callgrind: this test runs itself under it, once for all readers, and
//! reads one total for each text.

use std::{env, fmt::Write, fs, hint::black_box, process::Command};

use game::foreign::{MAX_FILE_BYTES, MAX_OPTIONS, MAX_OPTIONS_BYTES};
use impasto::engine::Engine;
use languages::Language;
use site::Fields;

/// The environment variable of the child process under Valgrind, which only runs the readers.
const COUNTED_VARIABLE: &str = "IMPASTO_COUNTED";

/// A function that reads foreign text, with a text of the largest allowed size and one of half of it.
struct Reader {
    name: &'static str,
    read: fn(&str),
    texts: [String; 2],
}

impl Reader {
    /// A reader with the texts that `write` makes for `max` and for half of it.
    fn new(name: &'static str, read: fn(&str), max: usize, write: fn(usize) -> String) -> Reader {
        Reader { name, read, texts: [write(max / 2), write(max)] }
    }
}

/// The readers that anonymous clients can reach, each with its most expensive text.
fn readers() -> Vec<Reader> {
    let (words, entries) = (MAX_OPTIONS, MAX_OPTIONS);
    vec![
        Reader::new("options, many", |it| open("canvas", it), words, |n| numbered(n, "a{}=1 ")),
        Reader::new(
            "options, long",
            |it| open("colors-of-paris", it),
            MAX_OPTIONS_BYTES,
            |n| format!("cards={}", "b,".repeat(n / 2 - 3)),
        ),
        Reader::new("house rules, many entries", house_rules, entries, |n| {
            numbered(n, "a{} = 1\n")
        }),
        Reader::new("house rules, long notes", house_rules, MAX_FILE_BYTES, |n| {
            format!("notes = \"{}\"", "x ".repeat(n / 2 - 6))
        }),
        Reader::new(
            "a deck of Canvas",
            |it| open_with("canvas", "deck", it),
            500,
            |n| {
                format!(
                    "id,word_side,red,yellow,green,blue,violet\n{}",
                    numbered(n, "{},left,hue,,tone,,\n")
                )
            },
        ),
        Reader::new(
            "a deck of Atelier",
            |it| open_with("atelier", "deck", it),
            500,
            |n| format!("id,type,subject,gives,cost\n{}", numbered(n, "blank-{},blank,,C,M\n")),
        ),
        Reader::new(
            "a deck of Colors of Paris",
            |it| open_with("colors-of-paris", "deck", it),
            500,
            |n| {
                format!(
                    "id,picture,tier,top,middle,bottom\n{}",
                    numbered(n, "{},monet,1,RBY,RBY,RBY\n")
                )
            },
        ),
        Reader::new(
            "a board",
            |it| open_with("colors-of-paris", "board", it),
            4000,
            |n| format!("[wheel]\nclockwise = [{}]\n", "\"paint\",".repeat(n)),
        ),
        Reader::new(
            "mixed colors",
            |it| open_with("atelier", "secondaries", it),
            1200,
            |n| {
                format!(
                    "[secondary]\n{}",
                    numbered(n, "x{} = { name = \"x\", parts = [\"M\", \"Y\"] }\n")
                )
            },
        ),
        Reader::new("a record with many tags", record, 20_000, |n| {
            format!(
                "title    canvas, rules 1\nseats    2\noptions  \n{}",
                numbered(n, "tag      t{} v\n")
            )
        }),
        Reader::new("a record with many files", record, 5_000, |n| {
            format!(
                "title    canvas, rules 1\nseats    2\noptions  \n{}",
                numbered(n, "file     f{}\n| x\n")
            )
        }),
        Reader::new("a form with many options", form, 200, |n| numbered(n, "option-a{}=1&")),
        Reader::new("a form with one option often", form, 500, |n| "option-cards=b&".repeat(n)),
        Reader::new("a form with many chairs", form, 500, |n| "seat=open&".repeat(n)),
        Reader::new("a message", message, 16 << 10, |n| {
            format!("{{\"do\":\"say\",\"text\":\"{}\"}}", "a ".repeat(n / 2 - 20))
        }),
        Reader::new("a message with many fields", message, 1600, |n| {
            format!("{{\"do\":\"say\",{}\"x\":1}}", numbered(n, "\"a{}\":1,"))
        }),
        Reader::new("a request to the engine", engine, words, |n| {
            let new = r#"{"do":"new","title":"canvas","seats":2,"options":""#;
            format!("{new}{}\"}}", numbered(n, "a{}=1 "))
        }),
        Reader::new("a name", name, 100_000, |n| "é ".repeat(n)),
        Reader::new("preferred languages", language, 5000, |n| numbered(n, "x{};q=0.5,")),
        Reader::new("the path of a picture", picture, 20_000, |n| {
            format!("{}.svg", "canvas/".repeat(n))
        }),
    ]
}

/// A text of numbered parts: each is `part` with its number in place of `{}`.
fn numbered(parts: usize, part: &str) -> String {
    let mut text = String::new();
    let (before, after) = part.split_once("{}").expect("a part has a place for its number");
    for nth in 1..=parts {
        write!(text, "{before}{nth:05}{after}").expect("a string takes all");
    }
    text
}

fn open(slug: &str, options: &str) {
    drop(black_box(shelf::open(slug, 2, options, &game::NoFiles)));
}

fn open_with(slug: &str, option: &str, text: &str) {
    let file = game::File { name: "f".to_owned(), text: text.to_owned() };
    drop(black_box(shelf::open(slug, 2, &format!("{option}=f"), &vec![file])));
}

fn house_rules(text: &str) {
    let _ = black_box(shelf::house_rules("colors-of-paris", text, ""));
}

fn record(text: &str) {
    drop(black_box(shelf::read_record(text)));
}

fn form(text: &str) {
    let title = display::title("colors-of-paris").expect("it is on the shelf");
    let fields = Fields::read(text.as_bytes()).expect("within its bounds");
    black_box(fields.sitters(4).len());
    black_box(site::differences(title, &fields, Language::English));
}

fn message(text: &str) {
    let _ = black_box(app::read_message(text, tables::PersonId::new([1; 16])));
}

fn engine(text: &str) {
    black_box(Engine::default().answer(text.as_bytes()));
}

fn name(text: &str) {
    let _ = black_box(text.parse::<tables::Name>());
}

fn language(text: &str) {
    black_box(Language::preferred(text));
}

fn picture(text: &str) {
    black_box(art::PicturePath::read(text));
}

/// A function at whose calls callgrind dumps its counts.
#[inline(never)]
fn counted_text_begins() {
    black_box(());
}

#[inline(never)]
fn counted_reading(reader: &Reader, text: &str) {
    (reader.read)(text);
}

#[test]
fn twice_the_text_takes_at_most_two_and_a_half_times_as_long() {
    let readers = readers();
    if env::var_os(COUNTED_VARIABLE).is_some() {
        for reader in &readers {
            // The first reading initializes the statics of the program, so it is not counted.
            counted_text_begins();
            (reader.read)(&reader.texts[0]);
            for text in &reader.texts {
                counted_text_begins();
                counted_reading(reader, text);
            }
        }
        counted_text_begins();
        return;
    }
    let counts = count();
    assert_eq!(counts.len(), 2 * readers.len(), "{counts:?}");
    let mut report = String::new();
    let mut is_linear = true;
    for (reader, count) in readers.iter().zip(counts.chunks(2)) {
        let (half, whole) = (count[0], count[1]);
        let is_fine = 2 * whole <= 5 * half;
        is_linear &= is_fine;
        let mark = if is_fine { ' ' } else { '!' };
        let percent = 100 * whole / half;
        writeln!(report, "{mark} {:<36} {half:>12} {whole:>12} {percent:>4}%", reader.name)
            .expect("a string takes all");
    }
    println!("{report}");
    assert!(is_linear, "\n{report}");
}

/// The number of instructions of every counted reading, in order.
fn count() -> Vec<u64> {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("counts");
    let own = env::current_exe().expect("this test lies somewhere");
    let test = "readers::twice_the_text_takes_at_most_two_and_a_half_times_as_long";
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", "--collect-atstart=no"])
        .args(["--toggle-collect=*counted_reading*", "--dump-before=*counted_text_begins*"])
        .arg(format!("--callgrind-out-file={}", out.display()))
        .arg(own)
        .args(["--exact", test, "--test-threads=1"])
        .env(COUNTED_VARIABLE, "1")
        .output()
        .expect("valgrind is installed by `cargo xtask test`");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let mut counts = Vec::new();
    for nth in 1.. {
        let Ok(dump) = fs::read_to_string(format!("{}.{nth}", out.display())) else { break };
        let total = dump.lines().find_map(|line| line.strip_prefix("totals: "));
        counts.push(total.and_then(|it| it.trim().parse().ok()).unwrap_or(0));
    }
    // The dumps of uncounted readings are zero.
    counts.retain(|count| *count != 0);
    counts
}
