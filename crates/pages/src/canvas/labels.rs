//! The prompts and the labels of Canvas.

use canvas::{Action, Background, Card, LAYERS, MAX_HAND_CARDS, Mode, Step, View};
use game::{Seat, Viewer};
use languages::Language;

use super::{bounty::Bounty, ending, phrases};
use crate::{Names, words};

/// The prompt: one sentence that says who is asked for what.
pub(super) fn prompt(view: &View, names: &Names) -> String {
    let say = |key| names.language().say(key);
    match view.step() {
        Step::Scoring => say("cv-ask-scoring"),
        Step::Refill => say("cv-ask-refill"),
        Step::Deal => say("cv-ask-deal"),
        Step::Start => say("cv-ask-start"),
        Step::Toss => say("cv-ask-toss"),
        Step::Turn(seat) => turn(view, names, seat),
        Step::Lay(seat) => layer(view, names, seat),
        Step::Frame(seat) => names.tell(seat, "cv-ask-frame", &[]),
        Step::Jury => ballot(view, names),
        Step::Exhibition | Step::Standstill => say("cv-ask-over"),
    }
}

/// The names of the layers in messages, from the bottom up.
pub(super) const LAYER_NAMES: [&str; LAYERS] = ["bottom", "middle", "top"];

/// The prompt for the next layer; where the painting ends the game, with the announcement.
fn layer(view: &View, names: &Names, seat: Seat) -> String {
    let layer = LAYER_NAMES[view.desk.len()];
    let asked = names.tell(seat, "cv-ask-lay", &[("layer", layer.into())]);
    let ends = ending::announcement(view, seat, names.language());
    [asked].into_iter().chain(ends).collect::<Vec<_>>().join(" ")
}

fn turn(view: &View, names: &Names, seat: Seat) -> String {
    let key = match view.painters[seat.idx()].hand.len() {
        _ if view.row.is_empty() => "cv-ask-turn-row-empty",
        0..LAYERS => "cv-ask-turn-card",
        LAYERS..MAX_HAND_CARDS => "cv-ask-turn-either",
        _ => "cv-ask-turn-hand-full",
    };
    names.tell(seat, key, &[])
}

/// The sentence about the vote of the jury (CV-4.3).
pub(super) fn jury(view: &View, names: &Names) -> String {
    names.language().tell("cv-jury", &[("tie", tie(view, names).into())])
}

/// The sentence about the vote, for the voter.
fn ballot(view: &View, names: &Names) -> String {
    match view.viewer {
        Viewer::Seat(seat) if !view.tied().contains(seat) => {
            names.tell(seat, "cv-ballot", &[("tie", tie(view, names).into())])
        }
        Viewer::Seat(_) | Viewer::Public => jury(view, names),
    }
}

fn tie(view: &View, names: &Names) -> String {
    let tied: Vec<Seat> = view.tied().iter().collect();
    names.tell_all(&tied, "cv-tie", &[])
}

/// The label of `action` for `seat`.
pub(super) fn label(view: &View, seat: Seat, action: Action, names: &Names) -> String {
    let language = names.language();
    let label = match action {
        Action::Take(position) => take(view, position, names),
        Action::Lay(card) => lay(view, seat, card, names),
        Action::Frame(background) => frame(view, background, names),
        Action::Vote(tied) => vote(view, tied, language),
        Action::Abstain => language.say("cv-abstain"),
    };
    if ending::is_last(view, seat, action) { ending::marked(view, label, language) } else { label }
}

fn take(view: &View, position: u8, names: &Names) -> String {
    let language = names.language();
    let skipped = usize::from(position.saturating_sub(1));
    let Some(slot) = view.row.iter().nth(skipped) else {
        return language.tell("cv-take-at", &[("position", position.into())]);
    };
    let card = phrases::offered(names, view.deck, slot.card);
    if view.rules.mode == Mode::Puzzle && skipped != 0 {
        return clearing(view, &card, skipped, names);
    }
    let gain = match view.rules.mode {
        Mode::Puzzle if view.aside != 0 => language.say("cv-gain-reserve"),
        Mode::Puzzle => String::new(),
        Mode::Together | Mode::Vincent if slot.tokens == 0 => String::new(),
        Mode::Together | Mode::Vincent => words::count(language, "cv-gain", slot.tokens),
    };
    language
        .tell("cv-take", &[("card", card.into()), ("count", skipped.into()), ("gain", gain.into())])
}

/// The label of taking a card in the solo puzzle, where skipped cards leave the game (CV-6.3).
fn clearing(view: &View, card: &str, skipped: usize, names: &Names) -> String {
    let gone = view.row.iter().take(skipped).map(|it| phrases::card(names, view.deck, it.card));
    let gone: Vec<String> = gone.collect();
    let gone = words::list(names.language(), &gone);
    names.language().tell(
        "cv-take-clearing",
        &[("card", card.into()), ("count", skipped.into()), ("gone", gone.into())],
    )
}

fn lay(view: &View, seat: Seat, card: Card, names: &Names) -> String {
    let language = names.language();
    let name = phrases::offered(names, view.deck, card);
    if view.desk.len() < 2 {
        let key = ["cv-lay-bottom", "cv-lay-middle"][view.desk.len()];
        return language.tell(key, &[("card", name.into())]);
    }
    let layers: Vec<Card> = view.desk.iter().copied().chain([card]).collect();
    let title = phrases::title(view.deck, &layers, language);
    let painting = [("card", name.into()), ("title", title.into())];
    if !names.has_previews() {
        return language.tell("cv-lay-top-unseen", &painting);
    }
    let worth = Bounty::of(view, seat, &layers).brief(language);
    let [card, title] = painting;
    language.tell("cv-lay-top", &[card, title, ("worth", worth.into())])
}

fn frame(view: &View, background: Background, names: &Names) -> String {
    let title = phrases::title(view.deck, &view.desk, names.language());
    let background = phrases::background(names, background);
    let args = [("title", title.into()), ("background", background.into())];
    names.language().tell("cv-frame", &args)
}

fn vote(view: &View, tied: Seat, language: Language) -> String {
    let paintings = view.painters.get(tied.idx()).map(|it| it.paintings).unwrap_or_default();
    let titles: Vec<String> =
        paintings.iter().map(|it| phrases::title(view.deck, &it.layers, language)).collect();
    let seat = tied.to_string();
    if titles.is_empty() {
        return language.tell("cv-vote", &[("seat", seat.into())]);
    }
    let titles = words::list(language, &titles);
    language.tell("cv-vote-painter", &[("seat", seat.into()), ("titles", titles.into())])
}
