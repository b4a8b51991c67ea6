//! A game of Colors of Paris as a story, event by event.

use colors_of_paris::{
    Action, Bonus, Cards, Chance, ColorsOfParis, Deed, Picture, Pigment, Step, Studio, View,
};
use game::{Event, Seat};

use super::{changes::Changes, phrases};
use crate::{Names, Scene, Seen, Told, english};

/// What has happened, as a story.
pub(super) fn tell(scene: &Scene<'_, ColorsOfParis>, names: &Names) -> Told {
    let changes = Changes { before: &scene.before.studio, after: &scene.after.studio };
    let mut sentences = Vec::new();
    sentences.extend(match scene.seen {
        Seen::Event(Event::Chance(chance)) => luck(scene, names, chance),
        Seen::Event(Event::Choice { seat, action }) => Some(choice(&changes, names, seat, action)),
        Seen::Hidden(by) => by.map(|seat| secret(scene.before, names, seat)),
    });
    sentences.extend(revealed(scene, names));
    sentences.extend(changes.paintings(names));
    let stood = match scene.seen {
        Seen::Event(Event::Choice { seat, action: Action::Stand(_) }) => Some(seat),
        Seen::Event(_) | Seen::Hidden(_) => None,
    };
    sentences.extend(changes.round(names, stood));
    Told { headline: headline(scene, names), sentences }
}

fn headline(scene: &Scene<'_, ColorsOfParis>, names: &Names) -> Option<String> {
    let studio = &scene.before.studio;
    match studio.step() {
        _ if scene.at == 0 => Some("Setting up".to_owned()),
        Step::Place(seat) if is_first_placing(studio, seat) => {
            Some(format!("Round {}: assistants are placed", studio.round))
        }
        Step::Act(seat) => Some(format!("Round {}: {}", studio.round, names.within(seat))),
        _ => None,
    }
}

/// Whether nobody has placed an assistant in this round, as far as the table tells: those who stand
/// on the wheel, one each, may have been there already.
fn is_first_placing(studio: &Studio, seat: Seat) -> bool {
    let may_stand = u8::from(1 < studio.round);
    let center = studio.inner.iter().any(Option::is_some);
    let placed = |it: &colors_of_paris::Painter| may_stand < it.standing.len() || it.center != 0;
    seat == studio.first && !center && !studio.seated().iter().any(placed)
}

fn secret(before: &View, names: &Names, seat: Seat) -> String {
    let what = match before.studio.step() {
        Step::Keep => "a painter tile",
        Step::Pick(_) => "a card",
        _ => "a first painting",
    };
    format!("{} chosen {what}.", names.does(seat, "have", "has"))
}

fn luck(scene: &Scene<'_, ColorsOfParis>, names: &Names, chance: Chance) -> Option<String> {
    let studio = &scene.after.studio;
    Some(match chance {
        Chance::Tile(seat, tile) => {
            format!("{} dealt {}.", names.does(seat, "are", "is"), phrases::tile(tile))
        }
        Chance::Picture(_) => return pictures(studio),
        Chance::Back(..) | Chance::Front(..) => return None,
        Chance::Pass => kept(scene, names),
        Chance::HalfTurn => half_turn(studio),
        Chance::Easel(easel, card) => {
            format!("{}, comes to easel {easel}.", phrases::valued(studio, card))
        }
        Chance::Bonus(bonus) => {
            format!("{} comes to the display.", english::capitalized(&phrases::bonus(bonus)))
        }
        Chance::Start(seat) => {
            format!("{} the first-player token.", names.does(seat, "get", "gets"))
        }
    })
}

/// Told once all are drawn.
fn pictures(studio: &Studio) -> Option<String> {
    let is_drawn = |it: &Picture| studio.pictures >> *it as u8 & 1 == 1;
    let drawn = Picture::ALL.into_iter().filter(is_drawn).map(phrases::picture);
    let drawn: Vec<&str> = drawn.collect();
    let are_all = drawn.len() == usize::from(studio.rules.pictures);
    are_all.then(|| format!("In the draft are pictures by {}.", english::list(&drawn)))
}

fn half_turn(studio: &Studio) -> String {
    use colors_of_paris::variants::{BonusRule, HalfTurn, Origin};
    let mut renewed = Vec::new();
    if studio.rules.origin == Origin::Market {
        renewed.push("the easels");
    }
    if studio.rules.cards != BonusRule::Off {
        renewed.push("the bonus cards");
    }
    let kept = match studio.rules.half_turn {
        HalfTurn::Display => "",
        HalfTurn::All => " Those that players have not used are discarded.",
    };
    if renewed.is_empty() {
        return "The wheel has made half a turn.".to_owned();
    }
    let renewed = english::list(&renewed);
    format!("The wheel has made half a turn: {renewed} are renewed.{kept}")
}

/// What everybody kept of their pack, from behind (CP-9.2).
fn kept(scene: &Scene<'_, ColorsOfParis>, names: &Names) -> String {
    let deck = scene.after.studio.deck;
    let count = |view: &View, seat: Seat| {
        view.hands.kept[seat.idx()].iter().filter(|set| !set.is_empty()).count()
    };
    let kept = scene.after.studio.all_seats().map(|seat| {
        let sets: &[Cards] = &scene.after.hands.kept[seat.idx()];
        let new = &sets[count(scene.before, seat)..count(scene.after, seat)];
        let pictures: Vec<&str> = new
            .iter()
            .filter_map(|set| set.iter().next())
            .map(|card| phrases::picture(deck.picture(card)))
            .collect();
        format!("{} {}", names.within(seat), english::list(&pictures))
    });
    let kept: Vec<String> = kept.collect();
    let is_last = matches!(scene.after.studio.step(), Step::Unveil);
    let passed = if is_last { "" } else { "; the packs are passed on" };
    format!("Cards are kept: {}{passed}.", kept.join(", "))
}

fn choice(changes: &Changes<'_>, names: &Names, seat: Seat, action: Action) -> String {
    let verb = verb(changes, names, seat, action);
    let mut besides = match action {
        Action::Pay(_)
        | Action::Dry(_)
        | Action::Paint(_)
        | Action::Borrow(..)
        | Action::Exchange(..) => Vec::new(),
        _ => changes.pigments(seat),
    };
    besides.splice(0..0, copied(changes.before, changes.after, seat, action));
    if !matches!(action, Action::Token) {
        besides.extend(changes.tools(seat));
    }
    let besides = match besides[..] {
        [] => String::new(),
        _ => format!(", {}", english::list(&besides)),
    };
    format!("{} {}{besides}.", names.name(seat), verb.said_of(names.is_you(seat)))
}

/// What an Imitator copies unasked, because there is nothing else to copy (CP-5.2).
fn copied(before: &Studio, after: &Studio, seat: Seat, action: Action) -> Option<String> {
    let imitates = matches!(action, Action::Lay(Deed::Imitator) | Action::Use(Bonus::Imitator));
    let is_asked = matches!(after.step(), Step::Copy(_));
    let mut copyable = before.copyable(seat);
    let only = copyable.next().filter(|_| copyable.next().is_none())?;
    (imitates && !is_asked).then(|| format!("copying {}", phrases::deed(before, only)))
}

/// What somebody does: the verb as *you* and as others do it, and what is done.
struct Verb {
    you: &'static str,
    others: &'static str,
    what: String,
}

impl Verb {
    fn said_of(&self, is_you: bool) -> String {
        let verb = if is_you { self.you } else { self.others };
        format!("{verb} {}", self.what).trim_end().to_owned()
    }
}

fn verb(changes: &Changes<'_>, names: &Names, seat: Seat, action: Action) -> Verb {
    let studio = changes.before;
    let (you, others, what) = match action {
        Action::Keep(tile) => ("keep", "keeps", phrases::tile(tile).to_owned()),
        Action::Tint(color) => {
            ("choose", "chooses", format!("{} for Gauguin's tile", color.name()))
        }
        Action::Pick(card) => ("choose", "chooses", phrases::card(studio, card)),
        Action::Show(card) => {
            ("choose", "chooses", format!("{} to work on", phrases::card(studio, card)))
        }
        Action::Place(deed) => {
            ("place", "places", format!("an assistant on {}", phrases::deed(studio, deed)))
        }
        Action::Lay(deed) => {
            ("lay", "lays", format!("the assistant on {} down", phrases::deed(studio, deed)))
        }
        Action::Decline(deed) => {
            ("leave", "leaves", format!("{} undone", phrases::deed(studio, deed)))
        }
        Action::Use(bonus) => ("use", "uses", phrases::bonus(bonus)),
        Action::ExhibitBy(bonus) => {
            ("use", "uses", format!("{} to exhibit", phrases::bonus(bonus)))
        }
        Action::Take(card) => ("take", "takes", phrases::valued(studio, card)),
        Action::Buy(bonus) => ("buy", "buys", phrases::bonus(bonus)),
        Action::Exhibit(card) => ("exhibit", "exhibits", phrases::card(studio, card)),
        Action::Copy(deed) => ("copy", "copies", phrases::deed(studio, deed)),
        Action::Mix(color, None) => ("mix", "mixes", color.name().to_owned()),
        Action::Mix(color, Some(part)) => {
            ("mix", "mixes", format!("{} with white for {}", color.name(), part.name()))
        }
        Action::Pay(_) => ("pay", "pays", phrases::pigments(changes.lost(seat))),
        Action::Again => ("improve", "improves", "again".to_owned()),
        Action::Hire => ("hire", "hires", "an assistant, from the next round on".to_owned()),
        Action::Token => ("take", "takes", "the token worth 6".to_owned()),
        Action::Advance(tool) => ("advance", "advances", phrases::tool(tool).to_owned()),
        Action::Exchange(from, to) => {
            ("exchange", "exchanges", format!("{} for {}", from.name(), to.name()))
        }
        Action::Paint(stroke) => ("paint", "paints", painted(studio, stroke)),
        Action::Borrow(lender, card, _) => {
            let on = phrases::card(studio, card);
            ("paint", "paints", format!("a white of {} on {on}", names.within(lender)))
        }
        Action::Stop => ("do", "does", "no more".to_owned()),
        Action::Turn(0) => ("stop", "stops", "the wheel".to_owned()),
        Action::Turn(_) => ("choose", "chooses", "two steps".to_owned()),
        Action::Dry(_) => ("let", "lets", format!("{} dry", phrases::pigments(changes.lost(seat)))),
        Action::Stand(deed) => {
            let deed = phrases::deed(studio, deed);
            ("leave", "leaves", format!("an assistant standing on {deed}"))
        }
    };
    Verb { you, others, what }
}

fn painted(studio: &Studio, stroke: colors_of_paris::Stroke) -> String {
    let on = phrases::card(studio, stroke.card);
    let pigment = stroke.pigment.name();
    match stroke.pigment {
        it if it == stroke.cell => format!("{pigment} on {on}"),
        Pigment::Black => format!("a signature on {on}"),
        _ => format!("{pigment} on {} cell of {on}", english::a(stroke.cell.name())),
    }
}

/// What all had chosen in secret, once the last of them has.
fn revealed(scene: &Scene<'_, ColorsOfParis>, names: &Names) -> Option<String> {
    let (before, after) = (&scene.before.studio, &scene.after.studio);
    let seats = || after.all_seats();
    match before.step() {
        Step::Keep if after.step() != Step::Keep => {
            let tile = |seat: Seat| {
                let tile = after.painter(seat).tile?;
                Some(format!("{} {}", names.within(seat), phrases::tile(tile)))
            };
            let tiles: Vec<String> = seats().filter_map(tile).collect();
            Some(format!("The painter tiles are revealed: {}.", english::list(&tiles)))
        }
        Step::Unveil if after.step() != Step::Unveil => {
            let first = |seat: Seat| {
                let card = after.painter(seat).paintings.iter().next()?;
                Some(format!("{} {}", names.within(seat), phrases::card(after, card)))
            };
            let first: Vec<String> = seats().filter_map(first).collect();
            Some(format!("The first paintings are put down: {}.", english::list(&first)))
        }
        _ => None,
    }
}
