//! The expert variants and the other switches (AT-7, AT-8): one type for each.

game::switch! {
    /// Where secondary colors come from (AT-7.1).
    Mixing "mixing" "AT-7.1" {
        /// From any two cards that give their parts.
        Free "free",
        /// From a drawn canvas and the blank one under it.
        Pairs "pairs",
    }
}
game::switch! {
    /// What may be drawn in a turn (AT-7.2).
    Drawing "drawing" "AT-7.2" {
        /// Ring and deck, mixed as one likes.
        Mixed "mixed",
        /// Two from the ring or two from the deck.
        Unmixed "unmixed",
    }
}
game::switch! {
    /// What a blank canvas in sight is worth (AT-8.2).
    BlankPoints "blank" "AT-8.2" {
        /// It costs a point.
        Minus "-1",
        /// It brings a point.
        Plus "1",
    }
}
game::switch! {
    /// What a joker stands for (AT-8.3).
    Jokers "jokers" "AT-8.3" {
        /// Cyan, magenta or yellow.
        Primary "primary",
        /// Any of the five colors.
        Any "any",
    }
}
game::switch! {
    /// Which cards of a palette count for objectives (AT-8.4).
    Reach "objectives" "AT-8.4" {
        /// All, covered ones too.
        Covered "covered",
        /// Those in sight.
        Visible "visible",
    }
}
