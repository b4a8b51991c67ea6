//! The list of titles. No other place lists them.

use bots::{Analyzer, Bot, Level};
use game::Game;
use judgement::Judged;
use serde_json::value::RawValue;

/// Calls the macro `$call` with the types of all titles. Code that needs every title is generated through
/// this list.
#[macro_export]
macro_rules! titles {
    ($call:ident) => {
        $call! { canvas::Canvas, colors_of_paris::ColorsOfParis, atelier::Atelier }
    };
}

/// A title on the shelf: rules, a judgement for bots, and its bots and the JSON of its views, compiled here once
/// for all users.
pub trait Shelved: Judged {
    /// A new bot of this level.
    fn bot(level: Level, seats: u8, seed: u64) -> Box<dyn Bot<Self>>;
    /// A new bot of this level that analyzes every action; none if the level does not search.
    fn analyzer(level: Level, seats: u8, seed: u64) -> Option<Analyzer<Self>>;
    /// Whether some seat knows something that others do not.
    fn is_secret(view: &Self::View) -> bool;
    /// The view as JSON.
    fn view_json(view: &Self::View) -> Box<RawValue>;
}

/// A function over titles, to be called with one that is chosen at run time.
pub trait TitleVisitor {
    /// The result of the function.
    type Out;
    /// Calls the function with the title `G`.
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

            fn view_json(view: &Self::View) -> Box<RawValue> {
                serde_json::value::to_raw_value(view).expect("views are plain data")
            }
        })+

        /// The slugs of all titles.
        pub const SLUGS: [&str; [$($crate_name::$title::TITLE.slug),+].len()] =
            [$($crate_name::$title::TITLE.slug),+];

        /// Calls `visitor` with the title that has this slug; nothing if there is no such title.
        pub fn with_title<V: TitleVisitor>(slug: &str, visitor: V) -> Option<V::Out> {
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

    impl TitleVisitor for Slug {
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
