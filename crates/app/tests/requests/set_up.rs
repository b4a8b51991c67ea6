//! Set-up of tables by forms: quickly from the lobby, and by the form of a title.

use serde_json::json;

use crate::client::Tables;

#[test]
fn a_variant_is_played_at_once_and_told_in_the_lobby() {
    let tables = Tables::new();
    let anna = tables.person("Anna");
    let quick = "/quick/colors-of-paris";
    let fields = "level=student&preset=variant-j";
    let response = anna.submit(quick, fields);
    assert_eq!(response.status, 303, "{response:?}");
    let lobby = anna.get("/").body;
    let row = lobby.split("class=\"row\"").nth(1).expect("my table");
    assert!(row.contains("Variant J · round 1"), "{row}");
    let unknown = anna.submit(quick, "preset=chess");
    assert_eq!(unknown.status, 400, "{unknown:?}");
}

#[test]
fn whoever_sits_already_is_offered_no_second_seat() {
    let tables = Tables::new();
    let anna = tables.person("Anna");
    let twice = "preset=base&seat=me&seat=me&private=on";
    let refused = anna.submit("/new/atelier", twice);
    assert_eq!(refused.status, 200, "the form again: {refused:?}");
    assert!(refused.body.contains("choose “somebody round this screen”"), "{refused:?}");
    let asked = json!({ "title": "canvas", "seats": ["me", "open"], "private": true });
    let (table, invitation) = anna.open(&asked);
    let page = anna.get(&format!("/table/{table}")).body;
    assert!(page.contains("id=\"fill-B\"") && !page.contains("id=\"join-B\""), "{page}");
    let berthe = tables.person("Berthe");
    let way = format!("/table/{table}?invitation={invitation}");
    assert!(berthe.get(&way).body.contains("id=\"join-B\""));
}

#[test]
fn printed_files_are_there_to_begin_with() {
    let tables = Tables::new();
    let anna = tables.person("Anna");
    for (path, kind, name) in [
        ("/new/canvas/printed/deck", "text/csv", "canvas-deck.csv"),
        ("/new/colors-of-paris/printed/board", "application/toml", "colors-of-paris-board.toml"),
        ("/new/atelier/printed/rules", "application/toml", "atelier-rules.toml"),
    ] {
        let file = anna.get(path);
        assert_eq!(file.status, 200, "{file:?}");
        assert!(file.field("content-type").unwrap().starts_with(kind), "{file:?}");
        assert!(file.field("content-disposition").unwrap().contains(name), "{file:?}");
    }
    let missing = anna.get("/new/canvas/printed/jury");
    assert_eq!(missing.status, 404);
}

#[test]
fn a_name_is_changed_where_a_table_is_set_up() {
    let tables = Tables::new();
    let anna = tables.person("Anna");
    let page = anna.get("/new/atelier").body;
    assert!(page.contains("value=\"Anna\""), "{page}");
    let fields = "name=Berthe&preset=base&seat=me&seat=open&private=on";
    let response = anna.submit("/new/atelier", fields);
    let renamed = anna.remembered(&response).expect("a new name");
    assert_eq!(renamed.get("/api/me").json()["name"], "Berthe");
}

/// The form works without scripts: it comes back without the file, and no table is opened.
#[test]
fn a_file_is_removed_by_the_form_alone() {
    let tables = Tables::new();
    let anna = tables.person("Anna");
    let fields = "name=Anna&preset=family&seat=me&seat=open&option-jury=on&file-rules=jury%3Dfalse";
    let way = "/new/canvas";
    let looked = anna.get(&format!("{way}?{fields}")).body;
    assert!(looked.contains("Set by hand, against your file of house rules"), "{looked}");
    assert!(looked.contains("name=\"without\" value=\"file-rules\""), "{looked}");
    let fields = format!("{fields}&without=file-rules");
    let removed = anna.submit(way, &fields);
    assert_eq!(removed.status, 200, "{removed:?}");
    assert!(!removed.body.contains("jury=false") && !removed.body.contains("Set by hand"));
    let kept = "name=\"option-jury\" value=\"on\" data-way=\"on\" checked";
    assert!(removed.body.contains(kept), "what was set stays: {removed:?}");
    let lobby = anna.get("/").body;
    assert!(!lobby.contains("class=\"row\""), "no table was opened");
}

/// An invited person is shown, before they sit down, the print of cards that differ from the usual ones.
#[test]
fn everybody_is_told_what_was_brought() {
    let tables = Tables::new();
    let (anna, berthe) = (tables.person("Anna"), tables.person("Berthe"));
    for (title, option, from, to, sentence) in [
        ("canvas", "deck", "\n2,left,hue,", "\n2,left,tone,", "Your own cards: 60. Changed: #2."),
        ("atelier", "deck", "blank-02,blank,,C,M", "blank-02,blank,,C,MM", "Changed: blank-02."),
        ("colors-of-paris", "deck", "1,cezanne,1,RBY", "1,cezanne,1,YBR", "Changed: #1."),
        (
            "colors-of-paris",
            "board",
            "bonus-space = 6",
            "bonus-space = 5",
            "the levels of the tools.",
        ),
    ] {
        let printed = format!("/new/{title}/printed/{option}");
        let printed = anna.get(&printed).body;
        assert!(printed.contains(from), "{printed}");
        let asked = json!({
            "title": title, "seats": ["me", "open"], "options": format!("{option}=mine"),
            "files": { "mine": printed.replacen(from, to, 1) },
        });
        let (table, invitation) = anna.open(&asked);
        let way = format!("/table/{table}?invitation={invitation}");
        let page = berthe.get(&way).body;
        assert!(page.contains(sentence), "{title}: {page}");
    }
}

/// House rules that name a file find it in the field for that file.
#[test]
fn house_rules_open_a_table_with_the_file_that_they_name() {
    let tables = Tables::new();
    let anna = tables.person("Anna");
    let way = "/new/colors-of-paris";
    let printed = anna.get(&format!("{way}/printed/deck")).body;
    let deck = printed.replacen("1,cezanne,1,RBY", "1,cezanne,1,YBR", 1);
    let rules = "variant = \"j\"\nvalues = \"base\"\ntiles = true\ndeck = \"my-paintings.csv\"\n";
    let form = |files: &[(&str, &str)]| {
        let mut form = form_urlencoded::Serializer::new(String::new());
        let seats = [("preset", "variant-j"), ("seat", "me"), ("seat", "open"), ("private", "on")];
        form.extend_pairs(seats).extend_pairs(files).finish()
    };
    let fields = form(&[("file-rules", rules)]);
    let refused = anna.submit(way, &fields);
    assert_eq!(refused.status, 200, "the form again: {refused:?}");
    let beside = refused.body.split("id=\"why-file-deck\"").nth(1).expect("the field of the deck");
    let beside = beside.split("</div>").next().unwrap_or_default();
    assert!(beside.contains("there is no file «my-paintings.csv» here. Paste"), "{beside}");
    assert!(refused.body.contains("href=\"#file-deck\""), "{refused:?}");
    let fields = form(&[("file-deck", &deck), ("file-rules", rules)]);
    let opened = anna.submit(way, &fields);
    assert_eq!(opened.status, 303, "{opened:?}");
    let table = opened.field("location").expect("a table");
    let page = anna.get(table).body;
    assert!(page.contains("Your own cards: 32. Changed: #1."), "{page}");
    assert!(page.contains("Variant J with painter tiles, changed"), "{page}");
}
