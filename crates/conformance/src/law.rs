//! The laws by name, each with its promise. The checks are in the files of the folder `law`.

use std::fmt;

pub(crate) mod asks;
pub(crate) mod draws;
pub(crate) mod ends;
pub(crate) mod fairly;
pub(crate) mod hides;
pub(crate) mod imagines;
pub(crate) mod nuances;
pub(crate) mod reads_back;
pub(crate) mod refuses;
pub(crate) mod remembers;
pub(crate) mod replays;
pub(crate) mod sees;
pub(crate) mod strides;
pub(crate) mod takes_back;

use crate::breach::{LawResult, broken};
use game::Game;

/// A law of the contract. Its `Display` is its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Law {
    /// Whatever is on offer can be played: presets open, listed events are accepted, no rule panics.
    Plays,
    /// A game ends, and only then has a verdict; places and points are sound.
    Ends,
    /// A player who is asked has an action, no other player has one, and no action is listed twice.
    Asks,
    /// Every component is in one place, in real states and in imagined ones.
    Counts,
    /// Whatever is written is read back: actions, chances, options, whole records.
    ReadsBack,
    /// The same events give the same game.
    Replays,
    /// A choice can be taken back exactly as long as nothing new was shown to the player.
    TakesBack,
    /// An event that is not listed is refused with a clause and a reason, and changes nothing.
    Refuses,
    /// A state that is imagined from a view has that view.
    Imagines,
    /// The turn and the legal actions of a player follow from what that player knows.
    LeaksNoMoves,
    /// Players see what they choose themselves, and whatever the public sees.
    Sees,
    /// Whatever a viewer did not see cannot change the viewer's view.
    Hides,
    /// Whatever a viewer has seen is in the viewer's view.
    Remembers,
    /// Chances are drawn with the probabilities that their listed weights give.
    Draws,
    /// A stride at random is a pick from the list: the same event from the same luck.
    Strides,
    /// A nuance, which says more exactly how a listed action is carried out, is as legal as the action and
    /// changes nothing else.
    Nuances,
    /// Imagined states are as frequent as the real ones with the same view.
    ImaginesFairly,
}

impl Law {
    /// All laws, in their order.
    pub const ALL: [Law; 17] = [
        Law::Plays,
        Law::Ends,
        Law::Asks,
        Law::Counts,
        Law::ReadsBack,
        Law::Replays,
        Law::TakesBack,
        Law::Refuses,
        Law::Imagines,
        Law::LeaksNoMoves,
        Law::Sees,
        Law::Hides,
        Law::Remembers,
        Law::Draws,
        Law::Strides,
        Law::Nuances,
        Law::ImaginesFairly,
    ];

    /// What the law promises, as a sentence without a full stop.
    #[must_use]
    pub const fn promise(self) -> &'static str {
        match self {
            Law::Plays => "what is on offer can be played, and no rule panics",
            Law::Ends => "a game ends, and only then has a verdict, with sound points and places",
            Law::Asks => "whoever is asked has an answer, and nobody else",
            Law::Counts => "every component is in one place",
            Law::ReadsBack => "what is written is read back",
            Law::Replays => "the same events give the same game",
            Law::TakesBack => "a choice can be taken back exactly as long as nothing new was shown",
            Law::Refuses => "what is not listed is refused, with a clause and a reason",
            Law::Imagines => "an imagined world looks just like the view",
            Law::LeaksNoMoves => "what a player may do follows from what that player knows",
            Law::Sees => "players see what they choose themselves, and whatever the public sees",
            Law::Hides => "what you did not see cannot change what you see",
            Law::Remembers => "what you see, you know",
            Law::Draws => "draws fall as the listed weights say",
            Law::Strides => "a stride at random is a pick from the list, from the same luck",
            Law::Nuances => {
                "what says more exactly than the list how something is done plays on alike"
            }
            Law::ImaginesFairly => {
                "imagined worlds are as frequent as the real ones that look the same"
            }
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::Plays => "plays",
            Law::Ends => "ends",
            Law::Asks => "asks",
            Law::Counts => "counts",
            Law::ReadsBack => "reads back",
            Law::Replays => "replays",
            Law::TakesBack => "takes back",
            Law::Refuses => "refuses",
            Law::Imagines => "imagines",
            Law::LeaksNoMoves => "leaks no moves",
            Law::Sees => "sees",
            Law::Hides => "hides",
            Law::Remembers => "remembers",
            Law::Draws => "draws",
            Law::Strides => "strides",
            Law::Nuances => "nuances",
            Law::ImaginesFairly => "imagines fairly",
        })
    }
}

/// Checks that `game` has every component in one place; `whose` describes the state in the message.
pub(crate) fn counts<G: Game>(game: &G, whose: &str) -> LawResult {
    match game.audit() {
        Ok(()) => Ok(()),
        Err(found) => broken!(Law::Counts, "{whose}: {found}"),
    }
}
