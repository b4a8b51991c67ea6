//! The table of Canvas as plain text.

use canvas::{
    Card, Color, Deck, Icons, Mode, Painter, Slot, Step, View, scoring::GRAY_POINTS, variants::Jury,
};
use game::Seat;

use super::{
    bounty::{Bounty, by_source, ribbons},
    phrases,
};
use crate::{Names, english, grid::Grid, names::around};

/// Everything on the table: scoring cards, the row, the painting on the desk, then every player,
/// the reader first.
pub(super) fn table(view: &View, names: &Names) -> String {
    let mut cards = Grid::default();
    row(view, &mut cards);
    desk(view, &mut cards, &[""]);
    for seat in around(view.viewer, len(view.painters.len())) {
        painter(view, names, seat, &mut cards);
    }
    cards.heading(format!("\n{}", phrases::LEGEND));
    caption(view) + &scoring(view, names) + &cards.text("  ")
}

/// A painting is made of the cards on the desk and those in hand.
pub(super) fn focus(view: &View) -> Option<String> {
    let (Step::Lay(seat) | Step::Frame(seat)) = view.step() else { return None };
    let mut cards = Grid::default();
    cards.row(["In hand"], phrases::swatch_names());
    let hand = view.painters[seat.idx()].hand;
    for held in hand.iter() {
        card(view, &mut cards, &[], held);
    }
    if hand.is_empty() {
        cards.row(["no cards"], []);
    }
    desk(view, &mut cards, &[]);
    Some(cards.text("  "))
}

fn caption(view: &View) -> String {
    let scenario = view.rules.scenario.map_or("free choice", |it| it.name()).replace('-', " ");
    let aside = match view.rules.mode {
        Mode::Together => String::new(),
        Mode::Vincent => format!(" · Vincent has {}", english::count(view.aside, "token")),
        Mode::Puzzle => format!(" · {} in the reserve", english::count(view.aside, "token")),
    };
    let deck = english::count(len(view.pile.len()), "card");
    let jury = if view.rules.jury == Jury::On { " · with a jury" } else { "" };
    let own = if view.deck == Deck::standard() { "" } else { " · a deck of your own" };
    format!("CANVAS · {scenario} · {deck} in the deck{aside}{jury}{own}\n\n")
}

/// What ribbons are earned for, and who has how many: beside that for two, below it for more, who
/// would not fit the screen.
fn scoring(view: &View, names: &Names) -> String {
    let (conditions, mut owned) = (conditions(view), ownership(view, names));
    if view.painters.len() <= 2 {
        let beside = conditions.iter().zip(&owned).map(|(left, right)| [&left[..], right].concat());
        return Grid::of(beside.collect()).text("") + "\n";
    }
    let heads = ["Ribbons=points"].into_iter().chain(view.scoring.iter().map(|it| it.name()));
    for (line, head) in owned.iter_mut().zip(heads.chain(["bonus", "points so far"])) {
        line.insert(0, head.to_owned());
    }
    let conditions = conditions[..owned.len() - 1].to_vec();
    Grid::of(conditions).text("") + "\n" + &Grid::of(owned).text("") + "\n"
}

/// By ribbon: its color, its condition and the track of points; the last line is for the sums.
fn conditions(view: &View) -> Vec<Vec<String>> {
    let mut lines = vec![["Ribbons", "", "earned for", "points"].map(str::to_owned).to_vec()];
    for (place, condition) in view.scoring.iter().enumerate() {
        let (color, track) = (phrases::color(place), phrases::track(*condition));
        lines.push(
            [color, condition.name(), phrases::asks(*condition), &track]
                .map(str::to_owned)
                .to_vec(),
        );
    }
    let (gray, each) = (Color::Gray.name(), format!("{GRAY_POINTS} each"));
    lines.push([gray, "bonus", phrases::BONUS_ASKS, &each].map(str::to_owned).to_vec());
    lines.push(["", "", "", "so far"].map(str::to_owned).to_vec());
    lines
}

/// By ribbon, how many everybody has and the points for them, under the names.
fn ownership(view: &View, names: &Names) -> Vec<Vec<String>> {
    let painters = || view.painters.iter();
    let mut lines = vec![Seat::first(view.painters.len()).map(|it| names.short(it)).collect()];
    for (place, condition) in view.scoring.iter().enumerate() {
        lines.push(painters().map(|it| owned(it.ribbons[place], condition.track())).collect());
    }
    lines.push(painters().map(|it| owned_gray(it.ribbons[Color::Gray as usize])).collect());
    lines.push(painters().map(|it| view.points(it).to_string()).collect());
    lines
}

/// `2=8`: two ribbons, eight points.
fn owned(ribbons: u8, track: &[u8]) -> String {
    match usize::from(ribbons) {
        0 => "-".to_owned(),
        n => format!("{n}={}", track[n - 1]),
    }
}

fn owned_gray(ribbons: u8) -> String {
    match i32::from(ribbons) {
        0 => "-".to_owned(),
        n => format!("{n}={}", n * GRAY_POINTS),
    }
}

fn row(view: &View, grid: &mut Grid) {
    grid.row(["The row", ""], phrases::swatch_names());
    for (position, slot) in (1..).zip(view.row.iter()) {
        card(view, grid, &[&place(position, slot)], slot.card);
    }
    if view.row.is_empty() {
        grid.row(["", "no cards"], []);
    }
}

/// `3 for 2 +1`: the third card costs two tokens, and one lies on it.
fn place(position: u8, slot: Slot) -> String {
    let cost = match position {
        1 => "1 free ".to_owned(),
        _ => format!("{position} for {}", position - 1),
    };
    if slot.tokens == 0 { cost } else { format!("{cost} +{}", slot.tokens) }
}

/// The painting being made, what shows of it, and what it would earn if it were finished now.
fn desk(view: &View, grid: &mut Grid, first: &[&str]) {
    let (Step::Lay(seat) | Step::Frame(seat)) = view.step() else { return };
    grid.heading("\nOn the desk, bottom to top");
    for layer in &view.desk {
        card(view, grid, first, *layer);
    }
    icons(grid, first, "visible", phrases::layered(view.deck, &view.desk));
    let title = phrases::title(view.deck, &view.desk);
    grid.heading(format!("  {title}, if it were finished now:"));
    grid.heading(format!("  {}", Bounty::of(view, seat, &view.desk).brief()));
}

fn painter(view: &View, names: &Names, seat: Seat, grid: &mut Grid) {
    let painter = &view.painters[seat.idx()];
    grid.heading(format!("\n{}: {}", names.full(seat), possessions(painter)));
    for held in painter.hand.iter() {
        card(view, grid, &[""], held);
    }
    let earned = view.ribbons_by_painting(seat);
    for (painting, earned) in painter.paintings.iter().zip(earned) {
        let title = phrases::title(view.deck, &painting.layers);
        let cards = painting.layers.map(|it| format!("#{}", it.number())).join(" ");
        let earned = ribbons(&by_source(view, earned));
        grid.heading(format!("  {title} from {cards}: {earned}"));
    }
}

fn possessions(painter: &Painter) -> String {
    let backgrounds: Vec<String> = painter.backgrounds.iter().map(|it| it.0.to_string()).collect();
    let backgrounds = match backgrounds.len() {
        0 => String::new(),
        1 => format!(" · background {}", backgrounds[0]),
        _ => format!(" · backgrounds {}", backgrounds.join(", ")),
    };
    let tokens = english::count(painter.tokens, "token");
    format!("{tokens}{backgrounds} · {} in hand", english::count(len(painter.hand.len()), "card"))
}

fn len(things: usize) -> u8 {
    u8::try_from(things).expect("a deck has at most 128 cards, a table five seats")
}

/// A card behind what stands in the first columns.
fn card(view: &View, grid: &mut Grid, first: &[&str], card: Card) {
    icons(grid, first, &phrases::card(view.deck, card), view.deck.icons(card));
}

fn icons(grid: &mut Grid, first: &[&str], name: &str, icons: Icons) {
    grid.row(first.iter().copied().chain([name]), phrases::swatches(icons));
}
