//! House rules in the set-up form: over every preset, with the files that they name, and under what is set by
//! hand.

use languages::Language;
use site::{Fields, Reader, Setup, TablePromise, differences, options};
use tables::Secret;

use crate::{PAIR, check, check_fine, fields, title};

/// Checks that the form would open a table with the same rules as these options.
#[track_caller]
fn check_plays(slug: &str, pairs: &[(&str, &str)], expected: &str) {
    let (title, fields) = (title(slug), fields(pairs));
    let answer = differences(&title, &fields, Language::English).into_string();
    assert!(!answer.contains("class=\"refusal\""), "{pairs:?}: {answer}");
    let (found, files) = (options(&title, &fields), fields.files());
    let open = |options| shelf::open(slug, 2, options, &files).expect("a table").options();
    assert_eq!(open(&found), open(expected), "{pairs:?}");
}

/// The page with the form as it is rendered again.
fn page(slug: &str, pairs: &[(&str, &str)]) -> String {
    let commitment = Secret::new([7; 32]).commitment();
    let promise = TablePromise { text: String::new(), commitment };
    let reader = Reader { language: Language::English, name: None, path: String::new() };
    let (title, fields) = (title(slug), fields(pairs));
    let form = Setup { reader, title: &title, fields, promise, problem: None };
    site::setup(&form).into_string()
}

#[test]
fn house_rules_to_begin_with_change_nothing() {
    for title in display::titles() {
        let rules = display::printed(title.slug, "rules").expect("house rules");
        let form = [("file-rules", &*rules)];
        let told = ["Nothing: the rules as printed."];
        check(title.slug, &form, Language::English, &told);
        let usual = site::preset(&title, &Fields::default()).name;
        assert_eq!(display::nearest(title.slug, &rules_of(&rules), &game::NoFiles).0, Some(usual));
    }
}

/// Values set by hand override a file, and a file overrides the preset, wherever the fields stand in the form.
#[test]
fn what_is_set_by_hand_goes_before_a_file_and_a_file_before_the_preset() {
    let file = ("file-rules", "title = \"canvas\"\njury = true\nscenario = \"chill\"\n");
    let form = [("preset", "family"), PAIR[0], PAIR[1], file];
    check_fine("canvas", &form, "jury=on scenario=chill");
    let stands = [
        "data-usual=\"option-jury\" data-way=\"on\"",
        "data-usual=\"option-scenario\" data-way=\"chill\"",
    ];
    check("canvas", &form, Language::English, &stands);
    let off = [&form[..], &[("option-jury", "off")]].concat();
    check_fine("canvas", &off, "scenario=chill jury=off");
    for (language, told) in [
        (Language::English, "Set by hand, against your file of house rules"),
        (Language::Italian, "Impostato a mano, contro il tuo file di regole della casa"),
        (Language::French, "Réglé à la main, contre votre fichier de règles maison"),
    ] {
        check("canvas", &off, language, &[told, "#CV-4.3"]);
        let answer = differences(&title("canvas"), &fields(&form), language).into_string();
        assert!(!answer.contains(told), "nothing is set by hand: {answer}");
    }
    // What cannot be followed is told once, at the file.
    let odd = ("file-rules", "jury = \"perhaps\"");
    let form = [("preset", "family"), PAIR[0], PAIR[1], odd];
    let answer = differences(&title("canvas"), &fields(&form), Language::English).into_string();
    assert_eq!(answer.matches("class=\"refusal\"").count(), 1, "{answer}");
    assert!(answer.contains("data-beside=\"file-rules\""), "{answer}");
    // Cards stand for a scenario, by whomever they are chosen, and the other way round.
    let cards = ("file-rules", "cards = [\"style\", \"space\", \"variety\"]");
    let form = [("preset", "family"), PAIR[0], PAIR[1], cards];
    check_fine("canvas", &form, "cards=style,space,variety");
    let form = [&form[..], &[("option-scenario", "family")]].concat();
    check_fine("canvas", &form, "scenario=family");
}

/// A file that house rules name has its own form field, because the server has no folder in which to look for
/// it.
#[test]
fn a_file_that_house_rules_name_is_brought_in_its_own_field() {
    let deck = display::printed("colors-of-paris", "deck").expect("a file");
    let deck = deck.replace("1,cezanne,1,RBY,", "1,cezanne,1,YBR,");
    let rules = "variant = \"j\"\ntiles = true\ndeck = \"my-paintings.csv\"\n";
    let files = [("file-rules", rules), ("file-deck", &*deck)];
    for files in [files, [files[1], files[0]]] {
        let form = [&[("preset", "base"), PAIR[0], PAIR[1]], &files[..]].concat();
        check_plays("colors-of-paris", &form, "variant=j tiles=on deck=deck");
        let told = ["Your own cards: 32. Changed: #1."];
        check("colors-of-paris", &form, Language::English, &told);
        let answer = differences(&title("colors-of-paris"), &fields(&form), Language::English);
        assert!(!answer.into_string().contains("Set by hand"), "it is as the file says");
    }
}

#[test]
fn every_file_that_house_rules_name_can_be_brought() {
    let printed = |option| display::printed("atelier", option).expect("a file");
    let pink = printed("secondaries") + "P = { name = \"pink\", parts = [\"M\", \"W\"] }\n";
    let deck = printed("deck").replacen("painted,night,C,GBWKK", "painted,night,C,PBWKK", 1);
    let rules = "mixing = \"pairs\"\ndeck = \"cards.csv\"\nsecondaries = \"mixes.toml\"\n";
    let mut files =
        vec![("file-rules", rules), ("file-deck", &*deck), ("file-secondaries", &*pink)];
    for _ in 0..3 {
        files.rotate_left(1);
        for files in [files.clone(), files.iter().rev().copied().collect()] {
            let form = [&[("preset", "base"), PAIR[0], PAIR[1]], &files[..]].concat();
            check_plays("atelier", &form, "mixing=pairs deck=deck secondaries=secondaries");
            check("atelier", &form, Language::English, &["New: P (pink)."]);
        }
    }
}

#[test]
fn a_file_that_house_rules_name_is_asked_for_where_it_belongs() {
    let rules = "variant = \"j\"\ndeck = \"my-paintings.csv\"\n";
    let form = [("preset", "base"), PAIR[0], PAIR[1], ("file-rules", rules)];
    for (language, told) in [
        (
            Language::English,
            "The house rules cannot be read: there is no file «my-paintings.csv» here. Paste the file here.",
        ),
        (
            Language::Italian,
            "Le regole della casa non si possono leggere: qui non c’è un file «my-paintings.csv». Incolla qui il file.",
        ),
        (
            Language::French,
            "Les règles maison ne peuvent pas être lues\u{a0}: il n’y a pas de fichier «\u{a0}my-paintings.csv\u{a0}» ici. Collez le fichier ici.",
        ),
    ] {
        let told = format!("data-beside=\"file-deck\">{told}<");
        let stands = "data-usual=\"option-paintings\" data-way=\"draft\"";
        check("colors-of-paris", &form, language, &[&told, stands]);
        let answer = differences(&title("colors-of-paris"), &fields(&form), language).into_string();
        assert_eq!(answer.matches("class=\"refusal\"").count(), 1, "only there: {answer}");
    }
    let options = options(&title("colors-of-paris"), &fields(&form));
    let files = fields(&form).files();
    let refused = shelf::open("colors-of-paris", 2, &options, &files).err().expect("no table");
    assert_eq!(refused.reason, "there is no file «my-paintings.csv» here");
    // Of two files that are named, the one that is missing is asked for.
    let deck = display::printed("atelier", "deck").expect("a file");
    let rules = "deck = \"cards.csv\"\nsecondaries = \"mixes.toml\"\n";
    let form = [("preset", "base"), PAIR[0], PAIR[1], ("file-rules", rules), ("file-deck", &deck)];
    let answer = differences(&title("atelier"), &fields(&form), Language::English).into_string();
    assert!(answer.contains("data-beside=\"file-secondaries\""), "{answer}");
    assert!(!answer.contains("data-beside=\"file-deck\""), "{answer}");
}

/// A file that names a variant sets all options of the variant, over every preset.
#[test]
fn house_rules_that_name_a_variant_go_with_every_preset() {
    let title = title("colors-of-paris");
    for (rules, alone) in [
        ("variant = \"j\"", "variant=j"),
        ("variant = \"base\"", "variant=base"),
        ("variant = \"j\"\nvalues = \"base\"\nrounds = 12", "variant=j values=base rounds=12"),
        ("variant = \"j\"\ntiles = true", "variant=j tiles=on"),
        ("variant = \"j\"\ntiles = false", "variant=j tiles=off"),
        ("variant = \"base\"\ntiles = false", "variant=base tiles=off"),
        ("variant = \"j\"\ntiles = true\ntexts = \"base\"", "variant=j tiles=on texts=base"),
    ] {
        for preset in &title.presets {
            let form = [("preset", preset.name), PAIR[0], PAIR[1], ("file-rules", rules)];
            // Of a preset, tiles are all that a variant does not set.
            let is_tiled = preset.name.ends_with("+tiles") && !alone.contains("tiles=");
            let amounts = format!("{alone}{}", if is_tiled { " tiles=on" } else { "" });
            check_plays(title.slug, &form, &amounts);
            let stands = display::switches(title.slug, &read(&amounts), Language::English);
            let stands: Vec<_> = stands.iter().filter(|it| ends_in_a_way(it)).collect();
            let told = stands.iter().map(|it| {
                format!("data-usual=\"option-{}\" data-way=\"{}\"", it.name, it.usual.value)
            });
            let told: Vec<_> = told.collect();
            assert!(13 < told.len());
            check(
                title.slug,
                &form,
                Language::English,
                &told.iter().map(|it| &**it).collect::<Vec<_>>(),
            );
        }
    }
}

fn ends_in_a_way(switch: &display::SwitchField) -> bool {
    matches!(switch.kind, display::SwitchKind::One(_))
}

/// The options of Colors of Paris with shorthands written out.
fn read(options: &str) -> String {
    shelf::open("colors-of-paris", 2, options, &game::NoFiles).expect("a table").options()
}

#[test]
fn what_is_set_by_hand_against_a_variant_in_a_file_is_told() {
    let file = ("file-rules", "variant = \"j\"\ntiles = true");
    for preset in ["base", "base+cards-a", "variant-j", "variant-j+tiles"] {
        let form = [("preset", preset), PAIR[0], PAIR[1], file, ("option-values", "base")];
        let told = differences(&title("colors-of-paris"), &fields(&form), Language::English);
        let told = told.into_string();
        let (_, against) = told.split_once("Set by hand, against your file").expect(&told);
        assert!(against.contains("#CP-9.1") && !against.contains("#CP-9.2"), "{against}");
        let form = [("preset", preset), PAIR[0], PAIR[1], file, ("option-texts", "base")];
        check("colors-of-paris", &form, Language::English, &["Set by hand, against your file"]);
    }
    // What sets a variant anew is refused as ever, at the file.
    let late = ("file-rules", "cards = \"b\"\nvariant = \"j\"");
    let form = [("preset", "variant-j"), PAIR[0], PAIR[1], late];
    let told = "data-beside=\"file-rules\">Variant is said before cards, which it would set anew<";
    check("colors-of-paris", &form, Language::English, &[told]);
}

/// A value set by hand stays set by hand while a file says the same; with a preset it follows the preset.
#[test]
fn a_file_that_says_the_same_does_not_take_over_what_is_set_by_hand() {
    let of = |pairs: &[(&str, &str)]| page("canvas", pairs);
    let file = ("file-rules", "jury = true\nscenario = \"chill\"");
    let by_hand = [("option-jury", "on"), ("option-scenario", "chill")];
    let kept = [
        "name=\"option-jury\" value=\"on\" data-way=\"on\" checked",
        "<option value=\"chill\" selected",
    ];
    let with = of(&[("preset", "family"), file, by_hand[0], by_hand[1]]);
    let without = of(&[("preset", "family"), by_hand[0], by_hand[1]]);
    for kept in kept {
        assert!(with.contains(kept) && without.contains(kept), "no «{kept}» in {with}");
    }
    assert!(with.contains("<option value=\"\" hidden>"), "told once: {with}");
    check(
        "canvas",
        &[("preset", "family"), file],
        Language::English,
        &[
            "data-usual=\"option-jury\" data-way=\"on\" data-by-file>",
            "data-usual=\"option-scenario\" data-way=\"chill\" data-by-file>",
        ],
    );
    // What nobody set follows the file, and what the preset says is nobody's.
    let follows = "name=\"option-jury\" value=\"\" data-way=\"on\" checked";
    assert!(of(&[("preset", "family"), file]).contains(follows));
    assert!(of(&[("preset", "jury"), by_hand[0]]).contains(follows));
    assert!(of(&[("preset", "jury"), file, by_hand[0]]).contains(follows));
    let stands = "data-usual=\"option-jury\" data-way=\"on\">";
    check("canvas", &[("preset", "jury"), file], Language::English, &[stands]);
}

/// The options in a file of house rules.
fn rules_of(rules: &str) -> String {
    let said = rules.lines().filter(|it| !it.starts_with('#') && !it.starts_with("title"));
    said.map(|it| it.replace([' ', '"'], "")).collect::<Vec<_>>().join(" ")
}
