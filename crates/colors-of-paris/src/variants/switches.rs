//! The switches: one type for each line of the table of changes (CP-9). The first value of each is that of the
//! base game.

use game::switch;

switch! {
    /// The points of the paintings (CP-9.1).
    Values "values" "CP-9.1" {
        /// Paintings are worth 10, 12, 14 and 16 points.
        Base "base",
        /// Paintings are worth 9, 12, 15 and 18 points.
        J "j",
    }
}
switch! {
    /// Where paintings come from (CP-9.2).
    Origin "paintings" "CP-9.2" {
        /// Paintings come from the easels of the market.
        Market "market",
        /// Paintings come from a draft.
        Draft "draft",
    }
}
switch! {
    /// When a painting counts (CP-9.3).
    Counting "counts" "CP-9.3" {
        /// A painting counts when it is completed.
        Completed "completed",
        /// A painting counts when it is exhibited.
        Exhibited "exhibited",
    }
}
switch! {
    /// The paintings that a player may paint on (CP-9.4a).
    Easel "easel" "CP-9.4a" {
        /// A player may paint on any of their paintings.
        Any "any",
        /// A player may paint only on the one painting before them.
        One "one",
    }
}
switch! {
    /// What black pigments are used for (CP-9.4b).
    Black "black" "CP-9.4b" {
        /// Black is worth points.
        Points "points",
        /// Black signs paintings.
        Signature "signature",
    }
}
switch! {
    /// The pigments that dry (CP-9.4c).
    Drying "dry" "CP-9.4c" {
        /// All pigments dry except black.
        Colors "colors",
        /// All pigments dry, black too.
        Black "black",
    }
}
switch! {
    /// The number of black pigments (CP-9.4d).
    Supply "supply" "CP-9.4d" {
        /// There are five black.
        Five "five",
        /// There are three, four or five black, by the number of players.
        Seats "seats",
    }
}
switch! {
    /// What ends the game beside paintings and black (CP-9.5).
    EndCall "end" "CP-9.5" {
        /// Nothing else ends the game.
        Base "base",
        /// A marker on its last space ends the game.
        Marker "marker",
    }
}
switch! {
    /// What two paintings of the same picture bring (CP-9.6).
    Twins "twins" "CP-9.6" {
        /// Two paintings of the same picture bring nothing.
        Off "off",
        /// Two paintings of the same picture turn a token from 6 to 10.
        On "on",
    }
}
switch! {
    /// How ties are broken (CP-9.7).
    Ties "ties" "CP-9.7" {
        /// Ties are broken as in the base game (CP-10.3).
        Base "base",
        /// Ties are broken as in Variant J (CP-9.7).
        J "j",
    }
}
switch! {
    /// How bonus cards are played (CP-7.1, CP-9.8a).
    BonusRule "cards" "CP-9.8a" {
        /// The game is played without bonus cards.
        Off "off",
        /// A bonus card is used at once when it is bought.
        A "a",
        /// Bonus cards are kept, and one may be used in a round.
        B "b",
        /// Bonus cards are kept, and any number may be used in a round.
        J "j",
    }
}
switch! {
    /// What a bonus card may be spent for instead of its effect (CP-9.8b).
    Swap "swap" "CP-9.8b" {
        /// A bonus card cannot be spent for anything else.
        Off "off",
        /// A bonus card can be spent to exhibit a painting.
        Exhibit "exhibit",
    }
}
switch! {
    /// The bonus cards that are discarded at half a turn of the wheel (CP-9.8c).
    HalfTurn "half-turn" "CP-9.8c" {
        /// The bonus cards on display are discarded.
        Display "display",
        /// The bonus cards on display and those of the players are discarded.
        All "all",
    }
}
switch! {
    /// Whether there are painter tiles (CP-8.0).
    Tiles "tiles" "CP-8.0" {
        /// There are no painter tiles.
        Off "off",
        /// Every player keeps one painter tile.
        On "on",
    }
}
switch! {
    /// The version of the powers of the painter tiles (CP-9.9).
    Texts "texts" "CP-9.9" {
        /// The powers are those of the base game.
        Base "base",
        /// The powers are those of Variant J, with Valadon.
        J "j",
    }
}
