//! The titles: the one place that lists them.

use bots::{Analyzer, Bot, Level};
use game::Game;
use judgement::Judged;

/// Calls the macro `$call` with the types of all titles. Whatever has to be said of every title is said
/// through this list.
#[macro_export]
macro_rules! titles {
    ($call:ident) => {
        $call! { canvas::Canvas, colors_of_paris::ColorsOfParis, atelier::Atelier }
    };
}

/// A title on the shelf: rules, a judgement for bots, and its bots, compiled once here for all who use them.
pub trait Shelved: Judged {
    /// A new bot of that level.
    fn bot(level: Level, seats: u8, seed: u64) -> Box<dyn Bot<Self>>;
    /// A new bot of that level that tells what it thinks of each action; none if the level does not search.
    fn analyzer(level: Level, seats: u8, seed: u64) -> Option<Analyzer<Self>>;
    /// Whether some seat knows something that others do not.
    fn is_secret(view: &Self::View) -> bool;
}

/// Something to do with a title that is picked at run time.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it with the title `G`.
    fn visit<G: Shelved>(self) -> Self::Out;
}

macro_rules! shelve {
    ($($crate_name:ident :: $title:ident),+) => {
        $(impl Shelved for $crate_name::$title {
            fn bot(level: Level, seats: u8, seed: u64) -> Box<dyn Bot<Self>> {
                level.bot(seats, seed)
            }

            fn analyzer(level: Level, seats: u8, seed: u64) -> Option<Analyzer<Self>> {
                level.analyzer(seats, seed)
            }

            fn is_secret(view: &Self::View) -> bool {
                view.is_secret()
            }
        })+

        /// The slugs of all titles.
        pub const SLUGS: [&str; [$($crate_name::$title::TITLE.slug),+].len()] =
            [$($crate_name::$title::TITLE.slug),+];

        /// Does with the title called `slug` what `visitor` does; nothing if there is no such title.
        pub fn with_title<V: Visitor>(slug: &str, visitor: V) -> Option<V::Out> {
            $(if slug == $crate_name::$title::TITLE.slug {
                return Some(visitor.visit::<$crate_name::$title>());
            })+
            None
        }
    };
}

titles!(shelve);

#[cfg(test)]
mod tests {
    use super::*;

    struct Slug;

    impl Visitor for Slug {
        type Out = &'static str;

        fn visit<G: Shelved>(self) -> &'static str {
            G::TITLE.slug
        }
    }

    #[test]
    fn every_slug_leads_to_its_title() {
        for slug in SLUGS {
            assert_eq!(with_title(slug, Slug), Some(slug));
        }
        assert_eq!(with_title("chess", Slug), None);
    }
}
