//! The plain text of a table of Canvas.

use canvas::{
    Card, Color, Deck, Icons, Mode, Painter, Slot, Step, View, scoring::GRAY_POINTS, variants::Jury,
};
use game::Seat;
use languages::Language;

use super::{
    bounty::{Bounty, by_source, ribbons},
    phrases,
};
use crate::{Names, grid::TextGrid, names::around, words};

/// The whole table: scoring cards, the row, the painting on the desk, then every player, the reader first.
pub(super) fn table(view: &View, names: &Names) -> String {
    let mut cards = CardGrid { view, t: names.language(), grid: TextGrid::default() };
    cards.row();
    cards.desk(&[""], names.has_previews());
    for seat in around(view.viewer, len(view.painters.len())) {
        cards.painter(names, seat);
    }
    cards.grid.heading(format!("\n{}", phrases::legend(names.language())));
    caption(view, names.language()) + &scoring(view, names) + &cards.grid.text("  ")
}

/// The part of the text for a painting in progress: the cards on the desk and in hand.
pub(super) fn focus(view: &View, t: Language) -> Option<String> {
    let (Step::Lay(seat) | Step::Frame(seat)) = view.step() else { return None };
    let mut cards = CardGrid { view, t, grid: TextGrid::default() };
    cards.grid.row([t.say("cv-head-in-hand").as_str()], phrases::swatch_names(t));
    let hand = view.painters[seat.idx()].hand;
    for held in hand.iter() {
        cards.card(&[], held);
    }
    if hand.is_empty() {
        cards.grid.row([t.say("cv-no-cards").as_str()], []);
    }
    cards.desk(&[], true);
    Some(cards.grid.text("  "))
}

fn caption(view: &View, t: Language) -> String {
    let scenario = view.rules.scenario.map_or("free", |it| it.name());
    let mut parts = vec!["CANVAS".to_owned(), t.say(&format!("cv-scenario-{scenario}"))];
    parts.push(words::count(t, "cv-in-the-deck", len(view.pile.len())));
    match view.rules.mode {
        Mode::Together => (),
        Mode::Vincent => parts.push(words::count(t, "cv-vincent-has", view.aside)),
        Mode::Puzzle => parts.push(words::count(t, "cv-in-the-reserve", view.aside)),
    }
    parts.extend((view.rules.jury == Jury::On).then(|| t.say("cv-with-a-jury")));
    parts.extend((view.deck != Deck::standard()).then(|| t.say("cv-own-deck")));
    parts.join(" · ") + "\n\n"
}

/// The conditions for ribbons, and the ribbons of all players: beside the conditions for two players, below
/// them for more, because they would not fit the screen.
fn scoring(view: &View, names: &Names) -> String {
    let t = names.language();
    let (conditions, mut owned) = (conditions(view, t), ownership(view, names));
    if view.painters.len() <= 2 {
        let beside = conditions.iter().zip(&owned).map(|(left, right)| [&left[..], right].concat());
        return TextGrid::of(beside.collect()).text("") + "\n";
    }
    let sources = view.scoring.iter().map(|it| it.name()).chain([phrases::BONUS]);
    let sources = sources.map(|name| phrases::source(name, t));
    let heads = [t.say("cv-head-ribbons-points")].into_iter().chain(sources);
    for (line, head) in owned.iter_mut().zip(heads.chain([t.say("cv-head-points-so-far")])) {
        line.insert(0, head);
    }
    let conditions = conditions[..owned.len() - 1].to_vec();
    TextGrid::of(conditions).text("") + "\n" + &TextGrid::of(owned).text("") + "\n"
}

/// Lines by ribbon: its color, its condition and the track of points; the last line is for the sums.
fn conditions(view: &View, t: Language) -> Vec<Vec<String>> {
    let heads = ["cv-head-ribbons", "", "cv-head-earned-for", "cv-head-points"];
    let mut lines = vec![heads.map(|it| t.say(it)).to_vec()];
    let line = |place: usize, name: &str, track: String| {
        vec![phrases::color(place, t), phrases::source(name, t), phrases::asks(name, t), track]
    };
    for (place, condition) in view.scoring.iter().enumerate() {
        lines.push(line(place, condition.name(), phrases::track(*condition)));
    }
    let each = t.tell("cv-each", &[("points", GRAY_POINTS.into())]);
    lines.push(line(Color::Gray as usize, phrases::BONUS, each));
    lines.push(["", "", "", "cv-head-so-far"].map(|it| t.say(it)).to_vec());
    lines
}

/// Lines by ribbon: the ribbons of each player and their points, under the names.
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

/// A number of ribbons with their points: `2=8`.
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

/// A table of cards, one on each line, with their swatches in columns.
struct CardGrid<'v> {
    view: &'v View,
    t: Language,
    grid: TextGrid,
}

impl CardGrid<'_> {
    fn row(&mut self) {
        let t = self.t;
        self.grid.row([t.say("cv-head-row").as_str(), ""], phrases::swatch_names(t));
        for (position, slot) in (1..).zip(self.view.row.iter()) {
            self.card(&[&place(position, slot, t)], slot.card);
        }
        if self.view.row.is_empty() {
            self.grid.row(["", &t.say("cv-no-cards")], []);
        }
    }

    /// Adds the painting in progress, its visible icons, and its gain if it were finished now.
    fn desk(&mut self, first: &[&str], has_previews: bool) {
        let (view, t) = (self.view, self.t);
        let (Step::Lay(seat) | Step::Frame(seat)) = view.step() else { return };
        self.grid.heading(format!("\n{}", t.say("cv-on-the-desk")));
        for layer in &view.desk {
            self.card(first, *layer);
        }
        let icons = phrases::layered(view.deck, &view.desk);
        self.icons(first, &t.say("cv-visible"), icons);
        let title = phrases::title(view.deck, &view.desk, t);
        let title = t.tell("cv-if-finished", &[("title", title.into())]);
        self.grid.heading(format!("  {title}"));
        if has_previews {
            self.grid.heading(format!("  {}", Bounty::of(view, seat, &view.desk).brief(t)));
        }
    }

    fn painter(&mut self, names: &Names, seat: Seat) {
        let (view, t) = (self.view, self.t);
        let painter = &view.painters[seat.idx()];
        let has = words::said_of(t, &names.full(seat), &possessions(painter, t));
        self.grid.heading(format!("\n{has}"));
        for held in painter.hand.iter() {
            self.card(&[""], held);
        }
        let earned = view.ribbons_by_painting(seat);
        for (painting, earned) in painter.paintings.iter().zip(earned) {
            let title = phrases::title(view.deck, &painting.layers, t);
            let cards = painting.layers.map(|it| format!("#{}", it.number())).join(" ");
            let earned = ribbons(&by_source(view, earned), t);
            let args = [("title", title.into()), ("cards", cards.into())];
            let made = t.tell("cv-made-from", &args);
            self.grid.heading(format!("  {}", words::said_of(t, &made, &earned)));
        }
    }

    /// Adds a card behind the cells of the first columns.
    fn card(&mut self, first: &[&str], card: Card) {
        let deck = self.view.deck;
        self.icons(first, &phrases::numbered(deck, card, self.t), deck.icons(card));
    }

    fn icons(&mut self, first: &[&str], name: &str, icons: Icons) {
        let swatches = phrases::swatches(icons, self.t);
        self.grid.row(first.iter().copied().chain([name]), swatches);
    }
}

/// The place of a card in the row: `3 for 2 +1` is the third card, which costs two tokens and has one on it.
fn place(position: u8, slot: Slot, t: Language) -> String {
    let at = |position: u8| {
        t.tell("cv-place", &[("position", position.into()), ("cost", (position - 1).into())])
    };
    // The tokens on the cards are aligned in one column.
    let width = at(1).chars().count().max(at(2).chars().count());
    let cost = format!("{:<width$}", at(position));
    if slot.tokens == 0 { cost } else { format!("{cost} +{}", slot.tokens) }
}

fn possessions(painter: &Painter, t: Language) -> String {
    let backgrounds: Vec<String> = painter.backgrounds.iter().map(|it| it.0.to_string()).collect();
    let mut parts = vec![words::count(t, "cv-tokens", painter.tokens)];
    if !backgrounds.is_empty() {
        let args =
            [("count", backgrounds.len().into()), ("numbers", backgrounds.join(", ").into())];
        parts.push(t.tell("cv-has-backgrounds", &args));
    }
    parts.push(words::count(t, "cv-in-hand", len(painter.hand.len())));
    parts.join(" · ")
}

fn len(things: usize) -> u8 {
    u8::try_from(things).expect("a deck has at most 128 cards, a table five seats")
}
