//! The switches: one type for each line of the table of changes (CP-9), the base game's way first.

use game::switch;

switch! {
    /// What the paintings are worth (CP-9.1).
    Values "values" "CP-9.1" {
        /// 10, 12, 14 and 16.
        Base "base",
        /// 9, 12, 15 and 18.
        J "j",
    }
}
switch! {
    /// Where paintings come from (CP-9.2).
    Origin "paintings" "CP-9.2" {
        /// From the easels.
        Market "market",
        /// From a draft.
        Draft "draft",
    }
}
switch! {
    /// When a painting counts (CP-9.3).
    Counting "counts" "CP-9.3" {
        /// On completion.
        Completed "completed",
        /// When it is exhibited.
        Exhibited "exhibited",
    }
}
switch! {
    /// What one may paint on (CP-9.4a).
    Easel "easel" "CP-9.4a" {
        /// Any of one's paintings.
        Any "any",
        /// Only the one before the player.
        One "one",
    }
}
switch! {
    /// What black is for (CP-9.4b).
    Black "black" "CP-9.4b" {
        /// Worth points.
        Points "points",
        /// Signs paintings.
        Signature "signature",
    }
}
switch! {
    /// What dries (CP-9.4c).
    Drying "dry" "CP-9.4c" {
        /// All but black.
        Colors "colors",
        /// Black too.
        Black "black",
    }
}
switch! {
    /// How much black there is (CP-9.4d).
    Supply "supply" "CP-9.4d" {
        /// Five.
        Five "five",
        /// Three, four or five, by the number of players.
        Seats "seats",
    }
}
switch! {
    /// What calls the end, beside paintings and black (CP-9.5).
    EndCall "end" "CP-9.5" {
        /// Nothing.
        Base "base",
        /// A marker on its last space.
        Marker "marker",
    }
}
switch! {
    /// What two paintings of the same picture bring (CP-9.6).
    Twins "twins" "CP-9.6" {
        /// Nothing.
        Off "off",
        /// A token is turned from 6 to 10.
        On "on",
    }
}
switch! {
    /// How ties are broken (CP-9.7).
    Ties "ties" "CP-9.7" {
        /// As CP-10.3 says.
        Base "base",
        /// As CP-9.7 says.
        J "j",
    }
}
switch! {
    /// How bonus cards are played (CP-7.1, CP-9.8a).
    BonusRule "cards" "CP-9.8a" {
        /// Not at all.
        Off "off",
        /// Used at once.
        A "a",
        /// Kept, one a round.
        B "b",
        /// Kept, any number.
        J "j",
    }
}
switch! {
    /// What a bonus card may do instead (CP-9.8b).
    Swap "swap" "CP-9.8b" {
        /// Nothing.
        Off "off",
        /// Exhibit a painting.
        Exhibit "exhibit",
    }
}
switch! {
    /// Which bonus cards half a turn discards (CP-9.8c).
    HalfTurn "half-turn" "CP-9.8c" {
        /// Those on display.
        Display "display",
        /// The players' too.
        All "all",
    }
}
switch! {
    /// Whether there are painter tiles (CP-8.0).
    Tiles "tiles" "CP-8.0" {
        /// There are none.
        Off "off",
        /// Everybody keeps one.
        On "on",
    }
}
switch! {
    /// What the painter tiles say (CP-9.9).
    Texts "texts" "CP-9.9" {
        /// The base game's texts.
        Base "base",
        /// Variant J's texts, and Valadon.
        J "j",
    }
}
