//! The set-up form: what it tells while it is filled in, and what its fields amount to.

use shelf::TitleInfo;
use site::{Fields, differences, options};
use tongues::Tongue;

fn title(slug: &str) -> TitleInfo {
    shelf::titles().into_iter().find(|it| it.slug == slug).expect("a title")
}

fn fields(pairs: &[(&str, &str)]) -> Fields {
    Fields(pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect())
}

#[track_caller]
fn check(slug: &str, pairs: &[(&str, &str)], tongue: Tongue, told: &[&str]) {
    let answer = differences(&title(slug), &fields(pairs), tongue).into_string();
    for told in told {
        assert!(answer.contains(told), "no «{told}» in {answer}");
    }
}

#[track_caller]
fn check_fine(slug: &str, pairs: &[(&str, &str)], expected: &str) {
    let answer = differences(&title(slug), &fields(pairs), Tongue::English).into_string();
    assert!(!answer.contains("class=\"refusal\""), "{answer}");
    assert_eq!(options(&title(slug), &fields(pairs)), expected);
}

const PAIR: [(&str, &str); 2] = [("seat", "me"), ("seat", "open")];

#[test]
fn rules_that_do_not_go_together_are_told_at_once_in_the_words_of_the_form() {
    let form = [("preset", "variant-j"), PAIR[0], PAIR[1], ("option-easel", "any")];
    for (tongue, told) in [
        (Tongue::English, "A draft goes only with this answer to “what one may paint on”"),
        (Tongue::Italian, "Un draft va solo con questa risposta a “su che cosa si può dipingere”"),
        (Tongue::French, "Un draft ne va qu’avec cette réponse à « sur quoi l’on peut peindre »"),
    ] {
        check("colors-of-paris", &form, tongue, &["class=\"refusal\"", told, "#CP-9.2"]);
    }
}

#[test]
fn a_switch_that_is_not_set_says_how_it_stands() {
    let said = "data-usual=\"option-paintings\">Variant J: Four paintings each come from a draft.";
    check("colors-of-paris", &[("preset", "variant-j")], Tongue::English, &[said]);
    let said = "data-usual=\"option-paintings\">As printed: Paintings are taken from easels";
    check("colors-of-paris", &[], Tongue::English, &[said]);
}

#[test]
fn scoring_cards_that_are_ticked_choose_the_scenario() {
    let card = |name| ("option-cards", name);
    let two = [("preset", "family"), PAIR[0], PAIR[1], card("style"), card("space")];
    check("canvas", &two, Tongue::English, &["Pick four scoring cards, or three", "#CV-7.10"]);
    let three = [&two[..], &[card("variety")]].concat();
    check_fine("canvas", &three, "cards=style,space,variety");
    let four = [&three[..], &[card("emphasis"), ("option-scenario", "random")]].concat();
    check_fine("canvas", &four, "cards=style,space,variety,emphasis");
}

#[test]
fn the_first_game_comes_first_and_names_its_cards() {
    let cards = ["Variety (each set of all four elements)", "Nothing: the rules as printed."];
    check("canvas", &[], Tongue::English, &cards);
}

/// Newcomers meet somebody who can be beaten, and makes sense: whom depends on the title.
#[test]
fn a_newcomer_meets_somebody_who_makes_sense() {
    let met = shelf::titles().into_iter().map(|it| (it.slug, it.usual.name()));
    let expected =
        [("canvas", "student"), ("colors-of-paris", "journeyman"), ("atelier", "student")];
    assert_eq!(met.collect::<Vec<_>>(), expected);
}

#[test]
fn rules_for_one_wait_for_no_friend() {
    let solo = [("preset", "solo-vincent"), PAIR[0], PAIR[1]];
    check_fine("canvas", &solo, "scenario=random solo=vincent");
    let bot = [("preset", "solo-vincent"), PAIR[0], ("seat", "bot-student")];
    check("canvas", &bot, Tongue::English, &["The solo modes are for one player: leave the other"]);
}

#[test]
fn a_file_that_cannot_be_read_is_told_beside_its_field() {
    let junk = [("preset", "base"), PAIR[0], PAIR[1], ("file-board", "this is junk {{{")];
    let told = ["data-beside=\"file-board\"", "The board cannot be read: line 1: "];
    check("colors-of-paris", &junk, Tongue::English, &told);
}
