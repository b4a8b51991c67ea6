//! The expert variants and the other switches (AT-7, AT-8): one type for each.

game::switch! {
    /// Where secondary colors come from (AT-7.1).
    Mixing "mixing" "AT-7.1" {
        /// Secondary colors come from any two cards that give their parts.
        Free "free",
        /// Secondary colors come from a drawn canvas and the blank one under it.
        Pairs "pairs",
    }
}
game::switch! {
    /// What a player may draw in a turn (AT-7.2).
    Drawing "drawing" "AT-7.2" {
        /// Both cards may come from the ring or the deck, in any mixture.
        Mixed "mixed",
        /// Both cards come from the ring, or both from the deck.
        Unmixed "unmixed",
    }
}
game::switch! {
    /// What a blank canvas in sight is worth (AT-8.2).
    BlankPoints "blank" "AT-8.2" {
        /// A blank canvas in sight costs a point.
        Minus "-1",
        /// A blank canvas in sight brings a point.
        Plus "1",
    }
}
game::switch! {
    /// What a joker stands for (AT-8.3).
    Jokers "jokers" "AT-8.3" {
        /// A joker stands for cyan, magenta or yellow.
        Primary "primary",
        /// A joker stands for any of the five colors.
        Any "any",
    }
}
game::switch! {
    /// Which cards of a palette count for objectives (AT-8.4).
    Reach "objectives" "AT-8.4" {
        /// All cards of a palette count for objectives, covered ones too.
        Covered "covered",
        /// Only cards in sight count for objectives.
        Visible "visible",
    }
}
