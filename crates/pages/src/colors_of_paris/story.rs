//! The story of a game of Colors of Paris, event by event.

use colors_of_paris::{
    Action, Bonus, Cards, Chance, ColorsOfParis, Deed, Picture, Step, Studio, View,
};
use game::{Event, Seat};
use languages::Language;

use super::{changes::StudioChanges, phrases, verbs};
use crate::{EventContext, Names, Seen, StoryEntry, words};

/// The entry of the story about one event.
pub(super) fn tell(context: &EventContext<'_, ColorsOfParis>, names: &Names) -> StoryEntry {
    let changes = StudioChanges { before: &context.before.studio, after: &context.after.studio };
    let mut sentences = Vec::new();
    sentences.extend(match context.seen {
        Seen::Event(Event::Chance(chance)) => luck(context, names, chance),
        Seen::Event(Event::Choice { seat, action }) => Some(choice(&changes, names, seat, action)),
        Seen::Hidden(by) => by.map(|seat| secret(context.before, names, seat)),
    });
    sentences.extend(revealed(context, names));
    sentences.extend(changes.paintings(names));
    let stood = match context.seen {
        Seen::Event(Event::Choice { seat, action: Action::Stand(_) }) => Some(seat),
        Seen::Event(_) | Seen::Hidden(_) => None,
    };
    sentences.extend(changes.round(names, stood));
    StoryEntry { headline: headline(context, names), sentences }
}

fn headline(context: &EventContext<'_, ColorsOfParis>, names: &Names) -> Option<String> {
    let (studio, t) = (&context.before.studio, names.language());
    let round = studio.round.into();
    match studio.step() {
        _ if context.at == 0 => Some(t.say("cp-setting-up")),
        Step::Place(seat) if is_first_placing(studio, seat) => {
            Some(t.tell("cp-round-placing", &[("round", round)]))
        }
        Step::Act(seat) | Step::Stand(seat) => {
            Some(names.tell(seat, "cp-round-of", &[("round", round)]))
        }
        _ => None,
    }
}

/// Whether no player has placed an assistant in this round, as far as the state shows: one standing assistant
/// of each player may have been on the wheel already.
fn is_first_placing(studio: &Studio, seat: Seat) -> bool {
    let may_stand = u8::from(1 < studio.round);
    let center = studio.inner.iter().any(Option::is_some);
    let placed = |it: &colors_of_paris::Painter| may_stand < it.standing.len() || it.center != 0;
    seat == studio.first && !center && !studio.seated().iter().any(placed)
}

fn secret(before: &View, names: &Names, seat: Seat) -> String {
    let key = match before.studio.step() {
        Step::Keep => "cp-secret-tile",
        Step::Pick(_) => "cp-secret-card",
        _ => "cp-secret-painting",
    };
    names.tell(seat, key, &[])
}

fn luck(
    context: &EventContext<'_, ColorsOfParis>,
    names: &Names,
    chance: Chance,
) -> Option<String> {
    let (studio, t) = (&context.after.studio, names.language());
    Some(match chance {
        Chance::Tile(seat, tile) => {
            names.tell(seat, "cp-dealt", &[("tile", phrases::tile(tile).into())])
        }
        Chance::Picture(_) => return pictures(t, studio),
        Chance::Back(..) | Chance::Front(..) => return None,
        Chance::Pass => kept(context, names),
        Chance::HalfTurn => half_turn(t, studio),
        Chance::Easel(easel, card) => {
            let card = phrases::valued(names, studio, card);
            t.tell("cp-to-easel", &[("card", card.into()), ("easel", easel.into())])
        }
        Chance::Bonus(bonus) => {
            let card = words::capitalized(&phrases::bonus(t, bonus));
            t.tell("cp-to-display", &[("card", card.into())])
        }
        Chance::Start(seat) => names.tell(seat, "cp-starts", &[]),
    })
}

/// The sentence about the pictures of a draft, once all are drawn.
fn pictures(t: Language, studio: &Studio) -> Option<String> {
    let is_drawn = |it: &Picture| studio.pictures >> *it as u8 & 1 == 1;
    let drawn = Picture::ALL.into_iter().filter(is_drawn).map(phrases::picture);
    let drawn: Vec<&str> = drawn.collect();
    let are_all = drawn.len() == usize::from(studio.rules.pictures);
    are_all.then(|| t.tell("cp-pictures", &[("pictures", words::list(t, &drawn).into())]))
}

fn half_turn(t: Language, studio: &Studio) -> String {
    use colors_of_paris::variants::{BonusRule, HalfTurn, Origin};
    let has_easels = studio.rules.origin == Origin::Market;
    let has_cards = studio.rules.cards != BonusRule::Off;
    let told = t.say(match (has_easels, has_cards) {
        (true, true) => "cp-half-turn-both",
        (true, false) => "cp-half-turn-easels",
        (false, true) => "cp-half-turn-cards",
        (false, false) => return t.say("cp-half-turn"),
    });
    match studio.rules.half_turn {
        HalfTurn::Display => told,
        HalfTurn::All => format!("{told} {}", t.say("cp-half-turn-unused")),
    }
}

/// The sentence about the backs of the cards that all players kept of their packs (CP-9.2).
fn kept(context: &EventContext<'_, ColorsOfParis>, names: &Names) -> String {
    let (deck, t) = (context.after.studio.deck, names.language());
    let count = |view: &View, seat: Seat| {
        view.hands.kept[seat.idx()].iter().filter(|set| !set.is_empty()).count()
    };
    let kept = context.after.studio.all_seats().map(|seat| {
        let sets: &[Cards] = &context.after.hands.kept[seat.idx()];
        let new = &sets[count(context.before, seat)..count(context.after, seat)];
        let pictures: Vec<&str> = new
            .iter()
            .filter_map(|set| set.iter().next())
            .map(|card| phrases::picture(deck.picture(card)))
            .collect();
        format!("{} {}", among(names, seat), words::list(t, &pictures))
    });
    let kept = kept.collect::<Vec<String>>().join(", ");
    let is_last = matches!(context.after.studio.step(), Step::Unveil);
    let key = if is_last { "cp-kept-last" } else { "cp-kept" };
    t.tell(key, &[("kept", kept.into())])
}

/// The name of a player in a list.
fn among(names: &Names, seat: Seat) -> String {
    if names.is_you(seat) { names.language().say("you-among") } else { names.name(seat) }
}

fn choice(changes: &StudioChanges<'_>, names: &Names, seat: Seat, action: Action) -> String {
    let t = names.language();
    let mut besides = match action {
        Action::Pay(_)
        | Action::Dry(_)
        | Action::Paint(_)
        | Action::Borrow(..)
        | Action::Exchange(..) => Vec::new(),
        _ => match changes.unasked_stroke(seat, action) {
            Some((card, pigment)) => {
                let card = phrases::card(names, changes.before, card).into();
                let color = phrases::pigment(t, pigment).into();
                vec![t.tell("cp-painting", &[("color", color), ("card", card)])]
            }
            None => changes.pigments(t, seat),
        },
    };
    besides.splice(0..0, copied(t, changes.before, changes.after, seat, action));
    if !matches!(action, Action::Token) {
        besides.extend(changes.tools(t, seat));
    }
    let besides = match besides[..] {
        [] => String::new(),
        _ => format!(", {}", words::list(t, &besides)),
    };
    verbs::tell(changes, names, seat, action, besides)
}

/// The action that an Imitator copies by force, because there is no other to copy (CP-5.2).
fn copied(
    t: Language,
    before: &Studio,
    after: &Studio,
    seat: Seat,
    action: Action,
) -> Option<String> {
    let imitates = matches!(action, Action::Lay(Deed::Imitator) | Action::Use(Bonus::Imitator));
    let is_asked = matches!(after.step(), Step::Copy(_));
    let mut copyable = before.copyable(seat);
    let only = copyable.next().filter(|_| copyable.next().is_none())?;
    let deed = || phrases::deed(t, before, only);
    (imitates && !is_asked).then(|| t.tell("cp-copying", &[("deed", deed().into())]))
}

/// The sentence about the secret choices of all players, once the last one is made.
fn revealed(context: &EventContext<'_, ColorsOfParis>, names: &Names) -> Option<String> {
    let (before, after) = (&context.before.studio, &context.after.studio);
    let t = names.language();
    let each = |what: &dyn Fn(Seat) -> Option<String>| {
        let told = |seat: Seat| Some(format!("{} {}", among(names, seat), what(seat)?));
        words::list(t, &after.all_seats().filter_map(told).collect::<Vec<String>>())
    };
    match before.step() {
        Step::Keep if after.step() != Step::Keep => {
            let tile = |seat| after.painter(seat).tile.map(|it| phrases::tile(it).to_owned());
            Some(t.tell("cp-revealed-tiles", &[("each", each(&tile).into())]))
        }
        Step::Unveil if after.step() != Step::Unveil => {
            let first = |seat| after.painter(seat).paintings.iter().next();
            let card = |seat| first(seat).map(|card| phrases::card(names, after, card));
            Some(t.tell("cp-revealed-paintings", &[("each", each(&card).into())]))
        }
        _ => None,
    }
}
