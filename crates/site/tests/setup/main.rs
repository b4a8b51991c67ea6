//! The set-up form: its messages while it is filled in, and the options that its fields set.

mod house;

use display::TitleInfo;
use languages::Language;
use site::{Fields, differences, options};

fn title(slug: &str) -> TitleInfo {
    display::titles().into_iter().find(|it| it.slug == slug).expect("a title")
}

fn fields(pairs: &[(&str, &str)]) -> Fields {
    Fields(pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect())
}

#[track_caller]
fn check(slug: &str, pairs: &[(&str, &str)], language: Language, told: &[&str]) {
    let answer = differences(&title(slug), &fields(pairs), language).into_string();
    for told in told {
        assert!(answer.contains(told), "no «{told}» in {answer}");
    }
}

#[track_caller]
fn check_fine(slug: &str, pairs: &[(&str, &str)], expected: &str) {
    let answer = differences(&title(slug), &fields(pairs), Language::English).into_string();
    assert!(!answer.contains("class=\"refusal\""), "{answer}");
    assert_eq!(options(&title(slug), &fields(pairs)), expected);
}

const PAIR: [(&str, &str); 2] = [("seat", "me"), ("seat", "open")];

#[test]
fn rules_that_do_not_go_together_are_told_at_once_in_the_words_of_the_form() {
    let form = [("preset", "variant-j"), PAIR[0], PAIR[1], ("option-easel", "any")];
    for (language, told) in [
        (Language::English, "A draft goes only with this answer to “what you may paint on”"),
        (
            Language::Italian,
            "Un draft va solo con questa risposta a «su che cosa si può dipingere»",
        ),
        (
            Language::French,
            "Un draft ne va qu’avec cette réponse à «\u{a0}sur quoi l’on peut peindre\u{a0}»",
        ),
    ] {
        check("colors-of-paris", &form, language, &["class=\"refusal\"", told, "#CP-9.2"]);
    }
}

#[test]
fn a_switch_that_is_not_set_says_how_it_stands() {
    let said = "data-usual=\"option-paintings\" data-way=\"draft\">Everybody drafts four";
    check("colors-of-paris", &[("preset", "variant-j")], Language::English, &[said]);
    let said = "data-usual=\"option-paintings\" data-way=\"market\">Paintings are taken";
    check("colors-of-paris", &[], Language::English, &[said]);
}

#[test]
fn scoring_cards_that_are_ticked_choose_the_scenario() {
    let card = |name| ("option-cards", name);
    let two = [("preset", "family"), PAIR[0], PAIR[1], card("style"), card("space")];
    check("canvas", &two, Language::English, &["Pick four scoring cards, or three", "#CV-7.10"]);
    let three = [&two[..], &[card("variety")]].concat();
    check_fine("canvas", &three, "cards=style,space,variety");
    let four = [&three[..], &[card("emphasis"), ("option-scenario", "random")]].concat();
    check_fine("canvas", &four, "cards=style,space,variety,emphasis");
}

#[test]
fn the_first_game_comes_first_and_names_its_cards() {
    let cards = ["Variety (each set of all four elements)", "Nothing: the rules as printed."];
    check("canvas", &[], Language::English, &cards);
}

/// The level for newcomers plays sensibly and can be beaten; which level that is depends on the title.
#[test]
fn a_newcomer_meets_somebody_who_makes_sense() {
    let met = display::titles().into_iter().map(|it| (it.slug, it.usual.name()));
    let expected =
        [("canvas", "student"), ("colors-of-paris", "journeyman"), ("atelier", "student")];
    assert_eq!(met.collect::<Vec<_>>(), expected);
}

#[test]
fn rules_for_one_wait_for_no_friend() {
    let solo = [("preset", "solo-vincent"), PAIR[0], PAIR[1]];
    check_fine("canvas", &solo, "scenario=random solo=vincent");
    let bot = [("preset", "solo-vincent"), PAIR[0], ("seat", "bot-student")];
    check(
        "canvas",
        &bot,
        Language::English,
        &["The solo modes are for one player: leave the other"],
    );
}

#[test]
fn a_file_that_cannot_be_read_is_told_beside_its_field() {
    let junk = [("preset", "base"), PAIR[0], PAIR[1], ("file-board", "this is junk {{{")];
    let told = ["data-beside=\"file-board\"", "The board cannot be read: line 1: "];
    check("colors-of-paris", &junk, Language::English, &told);
}

#[test]
fn every_file_is_told_what_is_wrong_with_it_under_its_own_field() {
    let picture = "\u{FFFD}PNG\r\n\u{1a}\n\0\0";
    let files = [("file-board", "junk {{{"), ("file-deck", "a,b\n1,2"), ("file-rules", picture)];
    let form = [&[("preset", "base"), PAIR[0], PAIR[1]], &files[..]].concat();
    for (language, no_text) in [
        (Language::English, "This is not a text file"),
        (Language::Italian, "Questo non è un file di testo"),
        (Language::French, "Ceci n’est pas un fichier texte"),
    ] {
        let told = format!("data-beside=\"file-rules\">{no_text}<");
        check("colors-of-paris", &form, language, &[&told]);
    }
    let board = "data-beside=\"file-board\">The board cannot be read: line 1";
    let told = [board, "data-beside=\"file-deck\">"];
    check("colors-of-paris", &form[..5], Language::English, &told);
    let house = ("file-rules", "[house]\nvalues = \"xyz\"");
    let told = ["data-beside=\"file-rules\">The house rules cannot be read: house is "];
    let form = [&form[..5], &[house]].concat();
    check("colors-of-paris", &form, Language::English, &told);
}

#[test]
fn cards_may_need_the_colors_that_come_with_them() {
    let printed = |option| display::printed("atelier", option).expect("a file");
    let (deck, secondaries) = (printed("deck"), printed("secondaries"));
    let files = [("file-deck", &*deck), ("file-secondaries", &*secondaries)];
    let form = [&[("preset", "base"), PAIR[0], PAIR[1]], &files[..]].concat();
    check_fine("atelier", &form, "mixing=free deck=deck secondaries=secondaries");
}

#[test]
fn rules_that_do_not_go_together_are_told_beside_each_of_them() {
    let form = [("preset", "base"), PAIR[0], PAIR[1], ("option-swap", "exhibit")];
    let told = [
        "<p class=\"refusal\" role=\"alert\">A bonus card can exhibit a painting only with",
        "data-beside=\"option-swap\"",
        "data-beside=\"option-counts\"",
    ];
    check("colors-of-paris", &form, Language::English, &told);
    let form = [("preset", "variant-j"), PAIR[0], PAIR[1], ("option-easel", "any")];
    let told = ["data-beside=\"option-easel\"", "data-beside=\"option-paintings\""];
    check("colors-of-paris", &form, Language::English, &told);
    let answer = differences(&title("colors-of-paris"), &fields(&form), Language::English);
    assert_eq!(answer.into_string().matches("data-beside").count(), 2);
}

#[test]
fn what_the_rulebook_offers_is_told_apart_from_house_rules() {
    let form = [("preset", "base+tiles"), PAIR[0], PAIR[1], ("option-values", "j")];
    for (language, with, differs) in [
        (Language::English, "What this table plays with", "What differs from the rulebook"),
        (Language::Italian, "Con che cosa gioca questo tavolo", "Che cosa cambia rispetto"),
        (Language::French, "Avec quoi joue cette table", "Ce qui diffère du livret"),
    ] {
        let answer = differences(&title("colors-of-paris"), &fields(&form), language).into_string();
        let (before, after) = answer.split_once(differs).expect("what differs");
        assert!(before.contains(with) && before.contains("#CP-8.0"), "{before}");
        assert!(!before.contains("#CP-9.1") && after.contains("#CP-9.1"), "{after}");
    }
    // That nothing else differs would contradict what was just told.
    let nothing = "Nothing: the rules as printed.";
    let told = differences(&title("colors-of-paris"), &fields(&form[..3]), Language::English);
    let told = told.into_string();
    assert!(told.contains("What this table plays with") && !told.contains(nothing), "{told}");
    check(
        "colors-of-paris",
        &[("preset", "base"), PAIR[0], PAIR[1]],
        Language::English,
        &[nothing],
    );
}

#[test]
fn a_preset_that_was_changed_says_so() {
    let form = [("preset", "variant-j"), ("option-values", "base")];
    for (language, told) in [
        (Language::English, "data-preset>Variant J, changed<"),
        (Language::Italian, "data-preset>Variante J, con modifiche<"),
        (Language::French, "data-preset>Variante J, avec changements<"),
    ] {
        check("colors-of-paris", &form, language, &[told]);
    }
    check("colors-of-paris", &form[..1], Language::English, &["data-preset>Variant J<"]);
    let same = [form[0], ("option-values", "j")];
    check("colors-of-paris", &same, Language::English, &["data-preset>Variant J<"]);
}

#[test]
fn nobody_sits_on_two_seats_as_themselves() {
    let form = [("preset", "base"), ("seat", "me"), ("seat", "me")];
    for (language, told) in [
        (Language::English, "choose “somebody round this screen”"),
        (Language::Italian, "scegli «qualcuno davanti a questo schermo»"),
        (Language::French, "choisissez «\u{a0}quelqu’un devant cet écran\u{a0}»"),
    ] {
        check("colors-of-paris", &form, language, &["data-beside=\"seats\"", told]);
    }
}

#[test]
fn a_file_that_was_brought_can_be_removed() {
    let form = fields(&[("preset", "base"), ("file-deck", "x"), ("file-rules", "y")]);
    assert!(form.without_file().is_none());
    let form = fields(&[("preset", "base"), ("file-deck", "x"), ("without", "file-deck")]);
    assert_eq!(form.without_file().unwrap().0, fields(&[("preset", "base")]).0);
}

#[test]
fn a_file_says_what_differs_from_the_printed_one() {
    let printed = |slug, option| display::printed(slug, option).expect("a file");
    let deck = printed("canvas", "deck").replacen("hue", "tone", 1);
    let form = [("preset", "family"), PAIR[0], PAIR[1], ("file-deck", &*deck)];
    for (language, told) in [
        (Language::English, "Your own cards: 60. Changed: #2."),
        (Language::Italian, "Carte portate a questo tavolo: 60. Non come stampato: #2."),
        (
            Language::French,
            "Cartes apportées à cette table\u{a0}: 60. Autrement qu’imprimé\u{a0}: #2.",
        ),
    ] {
        check("canvas", &form, language, &[told]);
    }
}
