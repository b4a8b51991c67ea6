//! The board of Canvas: announcements of the end, and the legend.

use display::ShownTable;
use game::{File, Luck, Seat, Turn, Viewer};
use languages::Language;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use shelf::{AnyTable, read_record};

use super::{PUZZLE, TOGETHER, VINCENT, record_texts};

/// A deck with so few cards that many games end in a standstill.
fn short_deck(cards: usize) -> Vec<File> {
    let all = canvas::Deck::standard().to_csv();
    let lines: Vec<&str> = all.lines().take(cards + 1).collect();
    vec![File { name: "short.csv".to_owned(), text: lines.join("\n") + "\n" }]
}

/// Whether no player has a turn after this choice of `seat`.
fn is_last(table: &dyn AnyTable, seat: Seat, choice: &str) -> bool {
    let mut after = table.copy();
    after.play(seat, choice).unwrap();
    after.settle(&mut Xoshiro256PlusPlus::seed_from_u64(7));
    after.turn() == Turn::Over || after.is_secret()
}

/// Checks that every label announces the end if and only if the action ends the game, and returns the number
/// of announcements.
fn check_endings(seats: u8, options: &str, files: &Vec<File>, seed: u64) -> usize {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut table = shelf::open("canvas", seats, options, files).unwrap();
    let sign = if options.contains("jury=on") {
        " — this is the last turn"
    } else {
        " — the game ends"
    };
    let mut told = 0;
    loop {
        table.settle(&mut luck);
        let Turn::Players(asked) = table.turn() else { return told };
        if table.is_secret() {
            return told;
        }
        let seat = asked.lowest().unwrap();
        let choices = table.choices(seat, &record_texts::names());
        for it in &choices {
            let says = it.label.ends_with(sign);
            assert_eq!(says, is_last(&*table, seat, &it.text), "{options}: {}", it.label);
            told += usize::from(says);
        }
        let picked = luck.below(u32::try_from(choices.len()).unwrap()) as usize;
        table.play(seat, &choices[picked].text).unwrap();
    }
}

/// Labels announce the end of a game with Vincent, of the puzzle, and of games together and with a jury; after
/// three paintings and in a standstill.
#[test]
fn what_ends_the_game_says_so() {
    let ways = [(1, "solo=vincent"), (1, "solo=puzzle"), (2, ""), (3, "jury=on"), (4, "")];
    for (seats, options) in ways {
        for cards in [8, 14, 60] {
            let options = format!("scenario=first-game deck=short.csv {options}");
            let told: usize =
                (0..6).map(|seed| check_endings(seats, &options, &short_deck(cards), seed)).sum();
            assert!(0 < told, "{options} with {cards} cards: {told}");
        }
    }
}

/// The prompts of a record announce the end while the painting is made that ends the game.
#[test]
fn the_last_painting_is_announced_where_it_is_made() {
    let sign = "This ends the game.";
    for record in [TOGETHER, VINCENT, PUZZLE] {
        let viewer = Viewer::Seat(Seat(0));
        let asked = record_texts::moments([record])
            .map(|(it, _)| it.prompt(viewer, &record_texts::names()));
        let announced: Vec<String> = asked.filter(|it| it.contains(sign)).collect();
        assert_eq!(announced.len(), 2, "the middle and the top card: {announced:?}");
    }
}

/// The button that paints a whole plan announces the end, too.
#[test]
fn the_last_painting_is_announced_where_it_is_planned() {
    let planned = |(table, _): (Box<dyn AnyTable>, String)| {
        let actions = table.actions(Seat(0));
        let hand: Vec<&str> = actions.iter().filter_map(|it| laid(it)).take(3).collect();
        let plan = table.plan(Viewer::Seat(Seat(0)), &hand.join(","), &record_texts::names());
        plan.map(maud::PreEscaped::into_string).filter(|it| it.contains("data-plan"))
    };
    let plans: Vec<String> = record_texts::moments([VINCENT]).filter_map(planned).collect();
    let told = |it: &&String| it.matches("This ends the game.").count() == 2;
    let last = plans.iter().filter(told).count();
    assert!(0 < last && last < plans.len(), "by its title and in sight: {last} of {}", plans.len());
}

/// The number of the card that this action lays.
fn laid(action: &str) -> Option<&str> {
    action.strip_prefix("lay ")
}

/// Every icon is in the legend, and covering is shown, for players and spectators.
#[test]
fn the_icons_are_explained() {
    for (record, word) in
        [(TOGETHER, "those on the card you take are yours"), (PUZZLE, "to the reserve")]
    {
        let table = read_record(record).unwrap().rewound(30);
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Public] {
            let shared = table.board(viewer, &record_texts::names()).shared.into_string();
            let (_, legend) = shared.split_once("class=\"legend\"").unwrap();
            let (legend, _) = legend.split_once("</details>").unwrap();
            for words in
                ["Hue", "Shape", "Texture", "Tone", "bonus icon", "empty swatch", "Ribbons", word]
            {
                assert!(legend.contains(words), "{words}: {legend}");
            }
        }
    }
    for language in Language::ALL {
        assert_ne!(language.say("cv-legend-covers"), "cv-legend-covers");
    }
}

/// On a small screen panels are folded, so the viewer's paintings are shown among the viewer's own things too.
#[test]
fn paintings_stay_with_whoever_made_them() {
    let whole = read_record(VINCENT).unwrap();
    let kept = |at| {
        let own = whole.rewound(at).board(Viewer::Seat(Seat(0)), &record_texts::names()).own;
        let own = own.map(maud::PreEscaped::into_string).unwrap_or_default();
        let (_, kept) = own.split_once("class=\"kept\"").unwrap_or_default();
        let (kept, _) = kept.split_once("</section>").unwrap_or_default();
        kept.matches("class=\"painting\"").count()
    };
    let most = (0..whole.at()).map(kept).max();
    assert_eq!(kept(20), 0, "none is finished yet");
    assert_eq!(most, Some(2), "with the third the exhibition opens");
}
