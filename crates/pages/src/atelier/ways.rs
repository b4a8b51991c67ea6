//! The options of Atelier in words (AT-6.5, AT-7, AT-8).

/// What an option is about.
pub(super) fn about(option: &str) -> Option<&'static str> {
    Some(match option {
        "mixing" => "where mixed colors come from",
        "drawing" => "what may be drawn in a turn",
        "blank" => "the points of a blank canvas in sight",
        "jokers" => "what a joker stands for",
        "objectives" => "which canvases count for objectives",
        "rounds" => "after which round the game ends at the latest",
        "deck" => "cards of one's own, as CSV",
        "secondaries" => "mixed colors of one's own, as TOML",
        "rules" => "house rules from a file, as TOML",
        _ => return None,
    })
}

/// What holds at a table whose `option` has this value.
pub(super) fn way(option: &str, value: &str) -> Option<String> {
    let words = match (option, value) {
        ("mixing", "free") => "A mixed color is paid by its two parts, each from hand or palette.",
        ("mixing", "pairs") => {
            "A mixed color is made by turning a drawn canvas and the blank one under it."
        }
        ("drawing", "mixed") => "One draws from the ring and from the deck, mixed as one likes.",
        ("drawing", "unmixed") => "One draws two neighbors of the ring, or two from the deck.",
        ("blank", "-1") => "A blank canvas in sight costs a point.",
        ("blank", "1") => "A blank canvas in sight brings a point.",
        ("jokers", "primary") => "A joker stands for cyan, magenta or yellow.",
        ("jokers", "any") => "A joker stands for any of the five colors.",
        ("objectives", "covered") => "For objectives covered canvases count too.",
        ("objectives", "visible") => "For objectives only canvases in sight count.",
        ("rounds", "off") => "No round is the last one but by paintings.",
        ("deck", "") => "The cards in the box.",
        ("secondaries", "") => "Red, green and blue, mixed as printers do.",
        ("rounds", round) => {
            return Some(format!("The game ends after round {round} at the latest."));
        }
        _ => return None,
    };
    Some(words.to_owned())
}
