//! The story of a game of Canvas, event by event.

use canvas::{Action, Canvas, Chance, LAYERS, Mode, PAINTINGS, Step, View, view::Vote};
use game::{Event, Seat};
use languages::Language;

use super::{bounty::Bounty, labels, phrases};
use crate::{
    EventContext, Names, Seen, StoryEntry,
    words::{capitalized, counted, list},
};

/// The entry of the story about one event.
pub(super) fn tell(context: &EventContext<'_, Canvas>, names: &Names) -> StoryEntry {
    let t = names.language();
    let mut sentences = Vec::new();
    if context.at == 0 {
        sentences.extend(known_scoring(context.before, t));
    }
    sentences.extend(match context.seen {
        Seen::Event(Event::Chance(chance)) => luck(context, names, chance),
        Seen::Event(Event::Choice { seat, action }) => Some(choice(context, names, seat, action)),
        Seen::Hidden(by) => by.map(|seat| names.tell(seat, "cv-voted", &[])),
    });
    sentences.extend(hung(context, names));
    sentences.extend(the_end(context).map(|key| t.say(key)));
    sentences.extend(the_vote(context, names));
    StoryEntry { headline: headline(context, names), sentences }
}

fn headline(context: &EventContext<'_, Canvas>, names: &Names) -> Option<String> {
    let is_first_vote = context.before.votes.iter().all(|vote| *vote == Vote::None);
    match context.before.step() {
        Step::Turn(seat) => {
            let turn = (turns_taken(context.before) + 1).into();
            Some(names.tell(seat, "cv-headline-turn", &[("turn", turn)]))
        }
        Step::Jury if is_first_vote => Some(names.language().say("cv-headline-jury")),
        Step::Scoring | Step::Refill if context.at == 0 => {
            Some(names.language().say("cv-headline-setup"))
        }
        Step::Scoring
        | Step::Refill
        | Step::Deal
        | Step::Start
        | Step::Lay(_)
        | Step::Frame(_)
        | Step::Toss
        | Step::Jury
        | Step::Exhibition
        | Step::Standstill => None,
    }
}

/// The number of turns so far: in each a card was taken, or a painting was made of cards from earlier turns.
fn turns_taken(view: &View) -> usize {
    view.painters.iter().map(|it| it.hand.len() + (LAYERS + 1) * it.paintings.len()).sum()
}

/// The sentence about scoring cards that were not drawn by luck.
fn known_scoring(before: &View, t: Language) -> Option<String> {
    let cards: Vec<String> =
        before.scoring.iter().map(|it| phrases::source(it.name(), t)).collect();
    let told = || t.tell("cv-scoring-are", &[("cards", list(t, &cards).into())]);
    (!cards.is_empty()).then(told)
}

fn luck(context: &EventContext<'_, Canvas>, names: &Names, chance: Chance) -> Option<String> {
    let t = names.language();
    let is_setting_up = context.before.agenda.contains(&Step::Deal);
    match chance {
        Chance::Scoring(condition) => {
            let color = phrases::color(context.before.scoring.len(), t);
            let (card, asks) =
                (phrases::source(condition.name(), t), phrases::asks(condition.name(), t));
            let args = [("color", color.into()), ("card", card.into()), ("asks", asks.into())];
            Some(t.tell("cv-scoring-is", &args))
        }
        Chance::Row(..) if is_setting_up => row_laid_out(context.after, names),
        Chance::Row(position, card) => {
            let card = capitalized(&phrases::in_sentence(names, context.after.deck, card));
            let args = [("card", card.into()), ("position", position.into())];
            Some(t.tell("cv-card-comes", &args))
        }
        Chance::Background(seat, _) => backgrounds_dealt(context.after, names, seat),
        Chance::Start(seat) => Some(names.tell(seat, "cv-begins", &[])),
        Chance::Toss(_) => Some(toss(context, names)),
    }
}

/// The sentence about the row, once it is complete.
fn row_laid_out(after: &View, names: &Names) -> Option<String> {
    let t = names.language();
    let cards: Vec<String> =
        after.row.iter().map(|slot| phrases::card(names, after.deck, slot.card)).collect();
    let is_complete = after.step() != Step::Refill;
    is_complete.then(|| t.tell("cv-row-laid-out", &[("cards", list(t, &cards).into())]))
}

/// The sentence about a player's backgrounds, once all of them are dealt.
fn backgrounds_dealt(after: &View, names: &Names, seat: Seat) -> Option<String> {
    let backgrounds = after.painters[seat.idx()].backgrounds;
    let told: Vec<String> = backgrounds.iter().map(|it| phrases::background(names, it)).collect();
    let told = list(names.language(), &told);
    let is_complete = backgrounds.len() == PAINTINGS;
    is_complete.then(|| names.tell(seat, "cv-dealt", &[("backgrounds", told.into())]))
}

/// The sentence about Vincent's turn (CV-6.2).
fn toss(context: &EventContext<'_, Canvas>, names: &Names) -> String {
    let (before, after, t) = (context.before, context.after, names.language());
    let is_gone = |card| after.removed.contains(card) && !before.removed.contains(card);
    let found = before.row.iter().zip(0..).find(|(slot, _)| is_gone(slot.card));
    let (gone, skipped) = found.expect("Vincent removes a card of the row");
    // The number of further tokens that fell face up is not known: those he does not use change nothing.
    let leaves = if skipped == 0 { String::new() } else { counted(t, "cv-toss-leaves", skipped) };
    let card = phrases::in_sentence(names, before.deck, gone.card);
    let gets = aside(&tokens_on_it(gone.tokens, t), t);
    t.tell("cv-toss", &[("leaves", leaves.into()), ("card", card.into()), ("gets", gets.into())])
}

fn choice(context: &EventContext<'_, Canvas>, names: &Names, seat: Seat, action: Action) -> String {
    match action {
        Action::Take(position) => take(context.before, names, seat, position),
        Action::Lay(card) => {
            let layer = labels::LAYER_NAMES[context.before.desk.len().min(LAYERS - 1)];
            let card = phrases::in_sentence(names, context.before.deck, card);
            names.tell(seat, "cv-lays", &[("layer", layer.into()), ("card", card.into())])
        }
        Action::Frame(background) => {
            let background = phrases::background(names, background);
            names.tell(seat, "cv-chooses-background", &[("background", background.into())])
        }
        Action::Vote(tied) => {
            names.tell(seat, "cv-votes-for", &[("tied", names.within(tied).into())])
        }
        Action::Abstain => names.tell(seat, "cv-abstains", &[]),
    }
}

/// The sentence about a card taken from the row (CV-3.3), or in the solo puzzle (CV-6.3).
fn take(before: &View, names: &Names, seat: Seat, position: u8) -> String {
    let t = names.language();
    let skipped = position - 1;
    let slot = before.row.iter().nth(usize::from(skipped)).expect("the card was taken");
    let mut besides = match before.rules.mode {
        Mode::Together | Mode::Vincent if skipped == 0 => Vec::new(),
        Mode::Together | Mode::Vincent => vec![counted(t, "cv-leaving", skipped)],
        Mode::Puzzle => cleared(before, skipped, t),
    };
    besides.extend(tokens_on_it(slot.tokens, t));
    let card = phrases::in_sentence(names, before.deck, slot.card);
    let args = [("card", card.into()), ("besides", aside(&besides, t).into())];
    names.tell(seat, "cv-takes", &args)
}

fn cleared(before: &View, skipped: u8, t: Language) -> Vec<String> {
    match skipped {
        0 if before.aside == 0 => Vec::new(),
        0 => vec![t.say("cv-getting-reserve")],
        _ => vec![counted(t, "cv-paying", skipped), counted(t, "cv-removing", skipped)],
    }
}

fn tokens_on_it(tokens: u8, t: Language) -> Vec<String> {
    if tokens == 0 { Vec::new() } else { vec![counted(t, "cv-getting", tokens)] }
}

/// Additions to a sentence, behind a comma.
fn aside(besides: &[String], t: Language) -> String {
    if besides.is_empty() { String::new() } else { format!(", {}", list(t, besides)) }
}

/// The sentences about a finished painting: its title and its gain.
fn hung(context: &EventContext<'_, Canvas>, names: &Names) -> Vec<String> {
    let (before, after) = (context.before, context.after);
    let has_more = |seat: &Seat| {
        before.painters[seat.idx()].paintings.len() < after.painters[seat.idx()].paintings.len()
    };
    let Some(seat) = Seat::first(after.painters.len()).find(has_more) else { return Vec::new() };
    let paintings = after.painters[seat.idx()].paintings;
    let layers = paintings.last().expect("it has one more").layers;
    let bounty = Bounty::of(before, seat, &layers).sentence(names.language());
    let title = phrases::title(before.deck, &layers, names.language());
    let args = [("title", title.into()), ("bounty", bounty.into())];
    let mut sentences = vec![capitalized(&names.tell(seat, "cv-hung", &args))];
    if before.rules.mode == Mode::Puzzle && before.aside != 0 {
        sentences.push(names.tell(seat, "cv-gets-from-reserve", &[]));
    }
    sentences
}

/// The key of the message about the end of play; a vote may follow.
fn the_end(context: &EventContext<'_, Canvas>) -> Option<&'static str> {
    let ends =
        |step| context.after.agenda.contains(&step) && !context.before.agenda.contains(&step);
    if ends(Step::Exhibition) {
        Some("cv-end-exhibition")
    } else if ends(Step::Standstill) {
        Some("cv-end-standstill")
    } else {
        None
    }
}

/// The sentences about the beginning and the end of a vote.
fn the_vote(context: &EventContext<'_, Canvas>, names: &Names) -> Option<String> {
    match (context.before.step() == Step::Jury, context.after.step() == Step::Jury) {
        (false, true) => Some(labels::jury(context.after, names)),
        (true, false) => Some(opened(context.after, names)),
        (false, false) | (true, true) => None,
    }
}

/// The sentence about all votes (CV-4.3).
fn opened(after: &View, names: &Names) -> String {
    use canvas::jury::Ballot;
    let t = names.language();
    let vote = |seat: Seat| match after.votes[seat.idx()] {
        Vote::Known(Ballot::For(tied)) => {
            Some(names.tell(seat, "cv-opened-for", &[("tied", names.within(tied).into())]))
        }
        Vote::Known(Ballot::Abstained) => Some(names.tell(seat, "cv-opened-nobody", &[])),
        Vote::None | Vote::Cast => None,
    };
    let votes: Vec<String> = Seat::first(after.painters.len()).filter_map(vote).collect();
    t.tell("cv-votes-opened", &[("votes", list(t, &votes).into())])
}
