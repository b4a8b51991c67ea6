//! Words for what lies on a table of Canvas: cards, icons, conditions, ribbons.

use canvas::{
    Card, Color, Condition, Deck, Icons, Language, Objective, Rank, Swatch, Words,
    components::{Element, Icon},
    deck::Side,
};

/// `#41 Lighthouse`.
pub(super) fn card(deck: Deck, card: Card) -> String {
    format!("#{} {}", card.number(), Words::all().word(deck, card, Language::En))
}

/// `card 41, the lighthouse` or `card 18, the stormy one`, to be told.
pub(super) fn told_card(deck: Deck, card: Card) -> String {
    let word = Words::all().word(deck, card, Language::En).to_lowercase();
    match deck.side(card) {
        Side::Left => format!("card {}, the {word} one", card.number()),
        Side::Right => format!("card {}, the {word}", card.number()),
    }
}

/// The title of a painting, in quotation marks.
pub(super) fn title(deck: Deck, layers: &[Card]) -> String {
    format!("“{}”", Words::all().title(deck, layers, Language::En))
}

/// The swatches, from left to right.
pub(super) fn swatch_names() -> [String; 5] {
    Swatch::ALL.map(|swatch| swatch.name().to_owned())
}

/// What shows in each swatch, from left to right. Pairs are short, `shp+tex`, so that a row of
/// cards fits the screen; [`LEGEND`] tells them.
pub(super) fn swatches(icons: Icons) -> [String; 5] {
    Swatch::ALL.map(|swatch| {
        let all: Vec<Icon> = icons.at(swatch).collect();
        match *all {
            [] => "·".to_owned(),
            [only] => icon(only),
            _ => all.into_iter().map(short_icon).collect::<Vec<_>>().join("+"),
        }
    })
}

/// What the signs in a table of cards mean.
pub(super) const LEGEND: &str =
    "In pairs shp is shape, tex texture, ton tone; * is a bonus icon, · nothing.";

fn short_icon(it: Icon) -> String {
    let short = |element: Element| match element {
        Element::Hue => "hue",
        Element::Shape => "shp",
        Element::Texture => "tex",
        Element::Tone => "ton",
    };
    match it {
        Icon::Element(element) => short(element).to_owned(),
        Icon::Bonus(element) => format!("{}*", short(element)),
    }
}

/// `tone`, or `tone*` for the bonus icon.
fn icon(icon: Icon) -> String {
    match icon {
        Icon::Element(element) => element.name().to_owned(),
        Icon::Bonus(element) => format!("{}*", element.name()),
    }
}

/// What is visible of cards laid over one another, bottom to top (CV-3.4).
pub(super) fn layered(deck: Deck, layers: &[Card]) -> Icons {
    layers.iter().fold(Icons::default(), |seen, card| seen.under(deck.icons(*card)))
}

/// What a ribbon is earned for (CV-5), in few words.
pub(super) fn asks(condition: Condition) -> &'static str {
    match condition {
        Condition::Composition => "no swatch is empty",
        Condition::Consistency => "exactly 6 elements",
        Condition::Emphasis => "exactly 1 hue",
        Condition::Hierarchy => "a tone, and nothing more often",
        Condition::Movement => "an element in 3 swatches in a row",
        Condition::Proximity => "each pair: texture beside tone",
        Condition::Proportion => "3 of an element and 2 of one",
        Condition::Repetition => "every 2 shapes",
        Condition::Space => "each pair: hue apart from shape",
        Condition::Style => "every 3 textures",
        Condition::Symmetry => "each element mirrored",
        Condition::Variety => "each set of all four elements",
    }
}

/// What gray ribbons are earned for (CV-3.6), in few words; `*` marks a bonus icon.
pub(super) const BONUS_ASKS: &str = "for each *, its elements visible";

/// The color of the ribbons for the scoring card at `place`.
pub(super) fn color(place: usize) -> &'static str {
    Color::ALL[place].name()
}

/// The points for one ribbon, for two, and so on: `4 8 13`.
pub(super) fn track(condition: Condition) -> String {
    condition.track().iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// What a score alone is called (CV-6.1).
pub(super) fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::ParticipationPrize => "a participation prize",
        Rank::EmergingArtist => "emerging artist",
        Rank::HonorableMention => "an honorable mention",
        Rank::RunnerUp => "runner-up",
        Rank::BestInShow => "best in show",
    }
}

/// What was done to reach an objective (CV-8), with its clause.
pub(super) fn objective(objective: Objective) -> &'static str {
    match objective {
        Objective::AllConditions => "all four conditions met by one painting (CV-8.1)",
        Objective::FourBonusRibbons => "four gray ribbons for one painting (CV-8.2)",
        Objective::SevenRibbons => "seven ribbons for one painting (CV-8.3)",
        Objective::FiveAlike => "five of an element on one painting (CV-8.4)",
        Objective::FullTracks => "all four tracks full (CV-8.5)",
        Objective::SevenBonusRibbons => "seven gray ribbons in one game (CV-8.6)",
        Objective::FourteenRibbons => "fourteen ribbons in one game (CV-8.7)",
        Objective::EveryScenario => "a game of every scenario (CV-8.8)",
        Objective::FortyPoints => "40 points (CV-8.9)",
        Objective::BeatTheAuthor => "better than the author's best (CV-8.10)",
    }
}
