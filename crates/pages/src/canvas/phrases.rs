//! The words of Canvas: cards, icons, conditions, ribbons.

use canvas::{
    Background, Card, Color, Condition, Deck, Icons, Objective, PaintingTitle, Rank, Swatch, Words,
    components::{Element, Icon},
    deck::Side,
};
use languages::Language;

use crate::{Names, words};

/// The title of a painting in one language.
fn translated(title: PaintingTitle, language: Language) -> String {
    match language {
        Language::English => title.en,
        Language::Italian => title.it,
        Language::French => title.fr,
    }
}

/// The word on a card: `Lighthouse`.
pub(super) fn word(deck: Deck, card: Card, language: Language) -> String {
    translated(Words::all().word(deck, card), language)
}

/// A card with its number, for those who type it: `#41 Lighthouse`.
pub(super) fn numbered(deck: Deck, card: Card, language: Language) -> String {
    format!("#{} {}", card.number(), word(deck, card, language))
}

/// A card in a list: `#41 Lighthouse`, or `“Lighthouse”` for those who see the board.
pub(super) fn card(names: &Names, deck: Deck, card: Card) -> String {
    let t = names.language();
    if names.is_by_sight() { quoted(&word(deck, card, t), t) } else { numbered(deck, card, t) }
}

/// A card in a label: `#41 Lighthouse`, or `“Lighthouse”` for those who see the board.
pub(super) fn offered(names: &Names, deck: Deck, card: Card) -> String {
    if names.is_by_sight() {
        in_sentence(names, deck, card)
    } else {
        numbered(deck, card, names.language())
    }
}

/// A card in a sentence: `card 41 (the lighthouse)`, or `“Lighthouse”` for those who see the board. The word
/// may be an adjective (*Stormy*), so it is quoted as a name, as each language writes one.
pub(super) fn in_sentence(names: &Names, deck: Deck, card: Card) -> String {
    let side = match deck.side(card) {
        Side::Left => "left",
        Side::Right => "right",
    };
    let title = word(deck, card, names.language());
    let (word, number) = (title.to_lowercase(), card.number().to_string());
    let key = if names.is_by_sight() { "cv-seen-card" } else { "cv-told-card" };
    let args = [
        ("side", side.into()),
        ("title", title.into()),
        ("word", word.into()),
        ("number", number.into()),
    ];
    names.language().tell(key, &args)
}

/// A background: `7` for those who type its number, its scenery for those who see the board.
pub(super) fn background(names: &Names, background: Background) -> String {
    if names.is_by_sight() {
        quoted(&scenery(background, names.language()), names.language())
    } else {
        background.0.to_string()
    }
}

/// The scenery of a background: `wheat field`.
pub(super) fn scenery(background: Background, language: Language) -> String {
    language.say(&format!("cv-background-{}", background.0))
}

/// The title of a painting, in quotation marks.
pub(super) fn title(deck: Deck, layers: &[Card], language: Language) -> String {
    quoted(&translated(Words::all().title(deck, layers), language), language)
}

fn quoted(title: &str, language: Language) -> String {
    language.tell("cv-title", &[("title", title.into())])
}

/// The names of the swatches, from left to right.
pub(super) fn swatch_names(language: Language) -> [String; 5] {
    Swatch::ALL.map(|swatch| language.say(&format!("cv-color-{}", swatch.name())))
}

/// The visible icons of each swatch, from left to right. Pairs are short, `shp+tex`, so that a row of cards
/// fits the screen; the legend explains them.
pub(super) fn swatches(icons: Icons, language: Language) -> [String; 5] {
    Swatch::ALL.map(|swatch| {
        let all: Vec<Icon> = icons.at(swatch).collect();
        match *all {
            [] => "·".to_owned(),
            [only] => icon("cv-element", only, language),
            _ => {
                let short = |it| icon("cv-short", it, language);
                all.into_iter().map(short).collect::<Vec<_>>().join("+")
            }
        }
    })
}

/// The visible icons in words, for those who do not see them: `red tone, blue shape and texture`.
pub(super) fn described(icons: Icons, language: Language) -> String {
    let at = |swatch: Swatch| {
        let all: Vec<String> =
            icons.at(swatch).map(|it| icon("cv-element", it, language)).collect();
        let color = language.say(&format!("cv-color-{}", swatch.name()));
        (!all.is_empty()).then(|| format!("{color} {}", all.join(" + ")))
    };
    Swatch::ALL.into_iter().filter_map(at).collect::<Vec<_>>().join(", ")
}

/// The legend of the signs in a table of cards.
pub(super) fn legend(language: Language) -> String {
    language.say("cv-legend")
}

/// The name of an icon: `tone`, or `tone*` for the bonus icon.
fn icon(names: &str, icon: Icon, language: Language) -> String {
    let name = |element: Element| language.say(&format!("{names}-{}", element.name()));
    match icon {
        Icon::Element(element) => name(element),
        Icon::Bonus(element) => format!("{}*", name(element)),
    }
}

/// The visible icons of cards laid over one another, bottom to top (CV-3.4).
pub(super) fn layered(deck: Deck, layers: &[Card]) -> Icons {
    layers.iter().fold(Icons::default(), |seen, card| seen.under(deck.icons(*card)))
}

/// The name of a scoring card, or of the bonus, by its name in the rules.
pub(super) fn source(name: &str, language: Language) -> String {
    language.say(&format!("cv-condition-{name}"))
}

/// The condition for ribbons (CV-5) in few words, by the name of the scoring card. The ribbons for the
/// `bonus` are gray (CV-3.6), and `*` marks a bonus icon.
pub(super) fn asks(name: &str, language: Language) -> String {
    language.say(&format!("cv-asks-{name}"))
}

/// A scoring card with its condition: `Style: every 3 textures`.
pub(super) fn scoring_card(name: &str, language: Language) -> String {
    let card = words::capitalized(&source(name, language));
    language
        .tell("cv-scoring-card", &[("card", card.into()), ("asks", asks(name, language).into())])
}

/// The name of the bonus among those of scoring cards.
pub(super) const BONUS: &str = "bonus";

/// The color of the ribbons for the scoring card at `place`.
pub(super) fn color(place: usize, language: Language) -> String {
    language.say(&format!("cv-color-{}", Color::ALL[place].name()))
}

/// The points for one ribbon, for two, and so on: `4 8 13`.
pub(super) fn track(condition: Condition) -> String {
    condition.track().iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// The name of a rank in a solo game (CV-6.1).
pub(super) fn rank(rank: Rank, language: Language) -> String {
    language.say(match rank {
        Rank::ParticipationPrize => "cv-rank-participation",
        Rank::EmergingArtist => "cv-rank-emerging",
        Rank::HonorableMention => "cv-rank-mention",
        Rank::RunnerUp => "cv-rank-runner-up",
        Rank::BestInShow => "cv-rank-best",
    })
}

/// The condition of an objective (CV-8), with its clause.
pub(super) fn objective(objective: Objective, language: Language) -> String {
    language.say(match objective {
        Objective::AllConditions => "cv-objective-all-conditions",
        Objective::FourBonusRibbons => "cv-objective-four-bonus",
        Objective::SevenRibbons => "cv-objective-seven",
        Objective::FiveAlike => "cv-objective-five-alike",
        Objective::FullTracks => "cv-objective-full-tracks",
        Objective::SevenBonusRibbons => "cv-objective-seven-bonus",
        Objective::FourteenRibbons => "cv-objective-fourteen",
        Objective::EveryScenario => "cv-objective-every-scenario",
        Objective::FortyPoints => "cv-objective-forty",
        Objective::BeatTheAuthor => "cv-objective-author",
    })
}
