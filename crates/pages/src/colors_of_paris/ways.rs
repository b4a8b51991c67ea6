//! The options of Colors of Paris in words (CP-9, CP-10.4).

/// What an option is about.
pub(super) fn about(option: &str) -> Option<&'static str> {
    Some(match option {
        "variant" => "all switches of Variant J at once; others may follow",
        "values" => "what the paintings are worth",
        "paintings" => "where paintings come from",
        "counts" => "when a painting counts",
        "easel" => "what one may paint on",
        "black" => "what black is for",
        "dry" => "what dries",
        "supply" => "how much black there is",
        "end" => "what else calls the last round",
        "twins" => "what two paintings of the same picture bring",
        "ties" => "how ties are broken",
        "cards" => "how bonus cards are played",
        "swap" => "what a bonus card may do instead",
        "half-turn" => "which bonus cards half a turn discards",
        "tiles" => "whether everybody has a painter tile",
        "texts" => "what the painter tiles say",
        "rounds" => "after which round the game ends at the latest",
        "board" => "a board of one's own, as TOML",
        "deck" => "paintings of one's own, as CSV",
        "rules" => "house rules from a file, as TOML",
        _ => return None,
    })
}

/// What holds at a table whose `option` has this value.
pub(super) fn way(option: &str, value: &str) -> Option<String> {
    let words = match (option, value) {
        ("values", "base") => "Paintings are worth 10, 12, 14 and 16.",
        ("values", "j") => "Paintings are worth 9, 12, 15 and 18.",
        ("paintings", "market") => "Paintings are taken from easels in the middle of the table.",
        ("paintings", "draft") => {
            "Four paintings each come from a draft. Everybody sees the backs, their holder the grids."
        }
        ("counts", "completed") => "A painting counts as soon as its nine cells are filled.",
        ("counts", "exhibited") => {
            "A painting counts once it is exhibited, an action in place of taking one; then the next \
             one is put down."
        }
        ("easel", "any") => "One paints on any of one's paintings.",
        ("easel", "one") => "One paints only on the one painting before one.",
        ("black", "points") => "Each black is worth 6 points.",
        ("black", "signature") => {
            "A black signs a painting in place of any color, one a painting, for 6 points once it \
             counts."
        }
        ("dry", "colors") => "Black does not count to the limit of 12 pigments.",
        ("dry", "black") => {
            "Black counts to the limit of 12 pigments; one that dries can be taken again."
        }
        ("supply", "five") => "There are five black.",
        ("supply", "seats") => {
            "There are three black for two players, four for three, five for four."
        }
        ("end", "base") => "A tool on its last space does not call the last round.",
        ("end", "marker") => "A tool that comes to its last space calls the last round.",
        ("twins", "off") => "Two paintings of the same picture bring nothing more.",
        ("twins", "on") => "Two paintings of the same picture turn one token from 6 to 10.",
        ("ties", "base") => {
            "Ties: fewest white on paintings, then the most valuable painting, then most black."
        }
        ("ties", "j") => {
            "Ties: the most valuable painting, then most black, then fewest white on paintings."
        }
        ("cards", "off") => "There are no bonus cards.",
        ("cards", "a") => "A bonus card is used as soon as it is bought, or lost.",
        ("cards", "b") => {
            "Bonus cards are kept and used before or after an assistant's action, one a round."
        }
        ("cards", "j") => {
            "Bonus cards are kept and used before or after an assistant's action, any number a round."
        }
        ("swap", "off") => "A bonus card does only what it says.",
        ("swap", "exhibit") => "Any bonus card may exhibit a completed painting instead.",
        ("half-turn", "display") => "Half a turn of the wheel renews the bonus cards on display.",
        ("half-turn", "all") => {
            "Half a turn of the wheel also discards the bonus cards that players have not used."
        }
        ("tiles", "off") => "There are no painter tiles.",
        ("tiles", "on") => "Everybody is dealt two painter tiles and keeps one.",
        ("texts", "base") => "Painter tiles have the powers of the base game.",
        ("texts", "j") => "Painter tiles have the powers of Variant J, and Valadon is among them.",
        ("rounds", "off") => "No number of rounds ends the game.",
        ("board", "") => "The board in the box.",
        ("deck", "") => "The paintings in the box.",
        ("rounds", round) => {
            return Some(format!("The game ends after round {round} at the latest."));
        }
        _ => return None,
    };
    Some(words.to_owned())
}
