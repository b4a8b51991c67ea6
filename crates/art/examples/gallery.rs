//! Writes every picture into a folder, with pages to look at them:
//! `cargo run -p art --example gallery -- FOLDER`.

use std::{env, fs, io, path::Path};

use art::{atelier as at, canvas as cv, palette, paris as cp, paris::wheel};
use atelier::{Color, Kind, Objective};
use canvas::{Background, Card, Condition, Deck};
use colors_of_paris::{Bonus, Deed, Picture, Pigment, Tile, Tool};

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "gallery".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    page(folder, "canvas", &canvas_cards())?;
    page(folder, "paintings", &paintings())?;
    page(folder, "table", &table())?;
    page(folder, "paris", &paris())?;
    page(folder, "wheel", &wheels())?;
    page(folder, "atelier", &atelier_cards())
}

fn page(folder: &Path, name: &str, body: &str) -> io::Result<()> {
    for theme in ["day", "night"] {
        let style = format!(
            "{}body{{background:var(--linen);color:var(--ink);margin:12px;font:15px sans-serif}}\
             div{{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:12px}}svg{{box-shadow:0 2px 6px #0005}}\
             .i svg{{box-shadow:none;background:var(--paper)}}\
             .a svg{{width:150px;height:210px}}.b svg{{width:300px;height:420px}}.c svg{{width:300px;height:300px}}\
             .i svg{{width:84px;height:84px}}.p svg{{width:168px;height:70px}}.w svg{{width:640px;height:640px;box-shadow:none}}\
             .w{{position:relative}}.d svg{{width:200px;height:280px}}.e svg{{width:150px;height:180px}}",
            palette::theme::css()
        );
        let html = format!(
            "<!doctype html><html data-theme={theme}><meta charset=utf-8><style>{style}</style>{body}</html>"
        );
        fs::write(folder.join(format!("{name}-{theme}.html")), html)?;
    }
    Ok(())
}

fn group(class: &str, pictures: impl IntoIterator<Item = art::Svg>) -> String {
    let all: String = pictures.into_iter().map(|picture| picture.ornament()).collect();
    format!("<div class={class}>{all}</div>")
}

fn card(number: u8) -> Card {
    Card::new(number).expect("there are sixty")
}

fn canvas_cards() -> String {
    let deck = Deck::standard();
    group("a", (1..=60).map(|n| cv::card(deck, card(n))))
        + &group("a", (1..=20).map(|n| cv::background(Background(n))))
}

fn paintings() -> String {
    let deck = Deck::standard();
    group(
        "b",
        (1..=20_u8).map(|n| {
            let pick = |k: u8| card((n * 7 % 60 + k * 23) % 60 + 1);
            cv::painting(deck, Background(n), &[pick(0), pick(1), pick(2)])
        }),
    )
}

fn table() -> String {
    let hues = palette::PIGMENTS
        .iter()
        .chain(&palette::INKS)
        .chain(&palette::SECONDARIES)
        .chain(&palette::SWATCHES)
        .chain(&palette::RIBBONS)
        .chain(&palette::SEATS);
    group("i", hues.map(palette::Hue::mark))
        + &group("i", canvas::Color::ALL.map(cv::ribbon).into_iter().chain([cv::token()]))
        + &group("p", Condition::ALL.map(cv::pictogram))
        + &group("i", Pigment::ALL.map(cp::cube))
        + &group("i", Deed::ALL.map(cp::deed))
        + &group(
            "i",
            Tool::ALL
                .into_iter()
                .flat_map(|tool| [cp::tool(tool), cp::token(tool, 6), cp::token(tool, 10)]),
        )
        + &group(
            "i",
            (0..5).flat_map(|seat| {
                [cp::assistant(seat, cp::Pose::Standing), cp::assistant(seat, cp::Pose::Lying)]
            }),
        )
        + &group("i", Bonus::ALL.map(cp::bonus).into_iter().chain(Tile::ALL.map(cp::painter)))
        + &group("i", Objective::ALL.map(at::objective))
        + &group("i", [art::stroke()])
        + &group("a", [cv::back()])
}

fn paris() -> String {
    let asks = [
        Pigment::Red,
        Pigment::Blue,
        Pigment::Yellow,
        Pigment::Orange,
        Pigment::Green,
        Pigment::Violet,
        Pigment::Red,
        Pigment::Orange,
        Pigment::Green,
    ];
    let some = [
        Some(Pigment::Red),
        None,
        Some(Pigment::White),
        Some(Pigment::Orange),
        Some(Pigment::Green),
        None,
        None,
        Some(Pigment::Black),
        Some(Pigment::Green),
    ];
    Picture::ALL
        .map(|picture| {
            group(
                "c",
                [
                    cp::picture(picture),
                    cp::painting(picture, &asks, &some),
                    cp::painting(picture, &asks, &[None; 9]),
                    cp::back(picture, 14),
                ],
            )
        })
        .concat()
}

fn wheels() -> String {
    let spaces = [0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1];
    let mut board = wheel::board(&spaces);
    board.body += &wheel::wheel(&wheel::PRINTED, 0).body;
    let mut turned = wheel::board(&spaces);
    turned.body += &wheel::wheel(&wheel::PRINTED, 4).body;
    turned.body += &wheel::forecast(&wheel::PRINTED, 4, 1, &spaces).body;
    for (sector, seat, pose) in
        [(1, 0, cp::Pose::Standing), (3, 1, cp::Pose::Standing), (8, 2, cp::Pose::Lying)]
    {
        let [x, y] = wheel::space(sector, 0, spaces[sector]);
        turned.body += &cp::assistant(seat, pose).part(x - 36.0, y - 42.0, 72.0, 72.0);
    }
    group("w", [board, turned])
}

fn atelier_cards() -> String {
    let kinds = [Kind::Blank, Kind::Drawn, Kind::Painted];
    let canvases = at::Subject::ALL.into_iter().flat_map(|subject| {
        kinds.map(|kind| at::canvas(kind, Some(subject))).into_iter().chain([at::fake(subject)])
    });
    let cards = [
        at::card(Kind::Blank, None, Some(Color::Cyan), "MY"),
        at::card(Kind::Drawn, Some(at::Subject::Wave), Some(Color::Yellow), "MWKK"),
        at::card(Kind::Painted, Some(at::Subject::Apples), Some(Color::Black), "RGWWK"),
        at::card(Kind::Painted, Some(at::Subject::Night), Some(Color::White), "GBWKK"),
        at::card(Kind::Joker, None, None, ""),
    ];
    group("e", canvases) + &group("d", cards)
}
