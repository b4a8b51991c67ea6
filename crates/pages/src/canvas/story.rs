//! A game of Canvas as a story, event by event.

use canvas::{Action, Canvas, Chance, Mode, Step, View, setup::PAINTINGS, view::Vote};
use game::{Event, Seat};

use super::{bounty::Bounty, phrases};
use crate::{Names, Scene, Seen, Told, english};

/// What has happened, as a story.
pub(super) fn tell(scene: &Scene<'_, Canvas>, names: &Names) -> Told {
    let mut sentences = if scene.at == 0 { known_scoring(scene.before) } else { Vec::new() };
    sentences.extend(match scene.seen {
        Seen::Event(Event::Chance(chance)) => luck(scene, names, chance),
        Seen::Event(Event::Choice { seat, action }) => Some(choice(scene, names, seat, action)),
        Seen::Hidden(by) => by.map(|seat| format!("{} voted.", names.does(seat, "have", "has"))),
    });
    sentences.extend(hung(scene, names));
    sentences.extend(the_end(scene).map(str::to_owned));
    sentences.extend(the_vote(scene, names));
    Told { headline: headline(scene, names), sentences }
}

fn headline(scene: &Scene<'_, Canvas>, names: &Names) -> Option<String> {
    let is_first_vote = scene.before.votes.iter().all(|vote| *vote == Vote::None);
    match scene.before.step() {
        Step::Turn(seat) => {
            Some(format!("Turn {}: {}", turns_taken(scene.before) + 1, names.within(seat)))
        }
        Step::Jury if is_first_vote => Some("The jury".to_owned()),
        Step::Scoring | Step::Refill if scene.at == 0 => Some("Setting up".to_owned()),
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

/// Each turn brought a card, or hung a painting of three.
fn turns_taken(view: &View) -> usize {
    view.painters.iter().map(|it| it.hand.len() + 4 * it.paintings.len()).sum()
}

/// The scoring cards that no luck was needed for.
fn known_scoring(before: &View) -> Vec<String> {
    let names: Vec<&str> = before.scoring.iter().map(|it| it.name()).collect();
    match names.len() {
        0 => Vec::new(),
        _ => vec![format!("The scoring cards are {}.", english::list(&names))],
    }
}

fn luck(scene: &Scene<'_, Canvas>, names: &Names, chance: Chance) -> Option<String> {
    let is_setting_up = scene.before.agenda.contains(&Step::Deal);
    match chance {
        Chance::Scoring(condition) => {
            let color = phrases::color(scene.before.scoring.len());
            let asks = phrases::asks(condition);
            Some(format!("The {color} scoring card is {}: {asks}.", condition.name()))
        }
        Chance::Row(..) if is_setting_up => row_laid_out(scene.after),
        Chance::Row(position, card) => {
            let card = english::capitalized(&phrases::told_card(scene.after.deck, card));
            Some(format!("{card}, comes to position {position}."))
        }
        Chance::Background(seat, _) => backgrounds_dealt(scene.after, names, seat),
        Chance::Start(seat) => Some(format!("{}.", names.does(seat, "begin", "begins"))),
        Chance::Toss(_) => Some(toss(scene)),
    }
}

/// Told once the row is complete.
fn row_laid_out(after: &View) -> Option<String> {
    let cards: Vec<String> =
        after.row.iter().map(|slot| phrases::card(after.deck, slot.card)).collect();
    let is_complete = after.step() != Step::Refill;
    is_complete.then(|| format!("The row, the free card first: {}.", english::list(&cards)))
}

/// Told once the player has all of them.
fn backgrounds_dealt(after: &View, names: &Names, seat: Seat) -> Option<String> {
    let backgrounds = after.painters[seat.idx()].backgrounds;
    let numbers: Vec<String> = backgrounds.iter().map(|it| it.0.to_string()).collect();
    let is_complete = backgrounds.len() == PAINTINGS;
    let are = names.does(seat, "are", "is");
    is_complete.then(|| format!("{are} dealt the backgrounds {}.", english::list(&numbers)))
}

/// Vincent's turn (CV-6.2).
fn toss(scene: &Scene<'_, Canvas>) -> String {
    let (before, after) = (scene.before, scene.after);
    let is_gone = |card| after.removed.contains(card) && !before.removed.contains(card);
    let found = before.row.iter().zip(0..).find(|(slot, _)| is_gone(slot.card));
    let (gone, skipped) = found.expect("Vincent removes a card of the row");
    // How many more fell face up is not known: what he does not use changes nothing.
    let leaves = match skipped {
        0 => String::new(),
        _ => format!(", leaves {} on the row", english::counted(skipped, "token")),
    };
    let card = phrases::told_card(before.deck, gone.card);
    let gets = aside(&tokens_on_it(gone.tokens));
    format!("Vincent tosses his tokens{leaves} and removes {card}{gets}.")
}

fn choice(scene: &Scene<'_, Canvas>, names: &Names, seat: Seat, action: Action) -> String {
    let told = |card| phrases::told_card(scene.before.deck, card);
    match action {
        Action::Take(position) => take(scene.before, names, seat, position),
        Action::Lay(card) => match scene.before.desk.len() {
            0 => format!("{} a painting with {}.", names.does(seat, "begin", "begins"), told(card)),
            1 => format!("{} {}, over it.", names.does(seat, "lay", "lays"), told(card)),
            _ => format!("{} {}, on top.", names.does(seat, "lay", "lays"), told(card)),
        },
        Action::Frame(background) => {
            format!("{} background {}.", names.does(seat, "choose", "chooses"), background.0)
        }
        Action::Vote(tied) => {
            format!("{} for {}.", names.does(seat, "vote", "votes"), names.within(tied))
        }
        Action::Abstain => format!("{}.", names.does(seat, "abstain", "abstains")),
    }
}

/// A card taken from the row (CV-3.3), or in the solo puzzle (CV-6.3).
fn take(before: &View, names: &Names, seat: Seat, position: u8) -> String {
    let skipped = position - 1;
    let slot = before.row.iter().nth(usize::from(skipped)).expect("the card was taken");
    let mut besides = match before.rules.mode {
        Mode::Together | Mode::Vincent => left_behind(skipped),
        Mode::Puzzle => cleared(before, skipped),
    };
    besides.extend(tokens_on_it(slot.tokens));
    let card = phrases::told_card(before.deck, slot.card);
    format!("{} {card}{}.", names.does(seat, "take", "takes"), aside(&besides))
}

fn left_behind(skipped: u8) -> Vec<String> {
    match skipped {
        0 => Vec::new(),
        1 => vec!["leaving one token on the card before it".to_owned()],
        _ => vec![format!("leaving {} on the cards before it", english::counted(skipped, "token"))],
    }
}

fn cleared(before: &View, skipped: u8) -> Vec<String> {
    match skipped {
        0 if before.aside == 0 => Vec::new(),
        0 => vec!["getting a token from the reserve".to_owned()],
        _ => vec![
            format!("paying {}", english::counted(skipped, "token")),
            format!("removing {} from the game", english::counted(skipped, "card")),
        ],
    }
}

fn tokens_on_it(tokens: u8) -> Vec<String> {
    match tokens {
        0 => Vec::new(),
        1 => vec!["getting the token on it".to_owned()],
        _ => vec![format!("getting the {} on it", english::counted(tokens, "token"))],
    }
}

/// What goes along with something, behind a comma.
fn aside(besides: &[String]) -> String {
    if besides.is_empty() { String::new() } else { format!(", {}", english::list(besides)) }
}

/// A painting that is finished: its title and what it brings.
fn hung(scene: &Scene<'_, Canvas>, names: &Names) -> Vec<String> {
    let (before, after) = (scene.before, scene.after);
    let has_more = |seat: &Seat| {
        before.painters[seat.idx()].paintings.len() < after.painters[seat.idx()].paintings.len()
    };
    let Some(seat) = Seat::first(after.painters.len()).find(has_more) else { return Vec::new() };
    let paintings = after.painters[seat.idx()].paintings;
    let layers = paintings.last().expect("it has one more").layers;
    let bounty = Bounty::of(before, seat, &layers).told();
    let title = phrases::title(before.deck, &layers);
    let owner = english::capitalized(&names.owner(seat));
    let mut sentences = vec![format!("{owner} {title} is finished: {bounty}.")];
    if before.rules.mode == Mode::Puzzle && before.aside != 0 {
        sentences.push(format!("{} a token from the reserve.", names.does(seat, "get", "gets")));
    }
    sentences
}

/// Where play ends; a vote may follow.
fn the_end(scene: &Scene<'_, Canvas>) -> Option<&'static str> {
    let ends = |step| scene.after.agenda.contains(&step) && !scene.before.agenda.contains(&step);
    if ends(Step::Exhibition) {
        Some("All paintings are finished: the exhibition opens (CV-4.1).")
    } else if ends(Step::Standstill) {
        Some("Nobody can do anything more: the game ends (CV-3.7).")
    } else {
        None
    }
}

/// Where a vote begins, and where it ends.
fn the_vote(scene: &Scene<'_, Canvas>, names: &Names) -> Option<String> {
    match (scene.before.step() == Step::Jury, scene.after.step() == Step::Jury) {
        (false, true) => Some(super::labels::jury(scene.after, names)),
        (true, false) => Some(opened(scene.after, names)),
        (false, false) | (true, true) => None,
    }
}

/// The votes, all together (CV-4.3).
fn opened(after: &View, names: &Names) -> String {
    use canvas::jury::Ballot;
    let vote = |seat: Seat| match after.votes[seat.idx()] {
        Vote::Known(Ballot::For(tied)) => {
            Some(format!("{} for {}", names.within(seat), names.within(tied)))
        }
        Vote::Known(Ballot::Abstained) => Some(format!("{} for nobody", names.within(seat))),
        Vote::None | Vote::Cast => None,
    };
    let votes: Vec<String> = Seat::first(after.painters.len()).filter_map(vote).collect();
    format!("The votes are opened: {}.", english::list(&votes))
}
