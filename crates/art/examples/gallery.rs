//! Writes every picture into a folder, with a page to look at them.
use std::fs;
use canvas::{Card, Background, Deck};
fn main() {
    let folder = std::env::args().nth(1).unwrap();
    fs::create_dir_all(&folder).unwrap();
    let css = "<style>body{background:#8a8f86;margin:8px;display:flex;flex-wrap:wrap;gap:6px}img{width:170px;height:238px;background:#b9b7a4}</style>";
    let (mut html, mut two, mut three) = (css.to_string(), css.to_string(), css.to_string());
    let deck = Deck::standard();
    for n in 1..=60u8 {
        let svg = art::canvas::layer(deck, Card::new(n).unwrap()).file();
        fs::write(format!("{folder}/m{n}.svg"), svg).unwrap();
        html += &format!("<img src=m{n}.svg>");
    }
    for n in 1..=20u8 {
        let svg = art::canvas::background(Background(n)).file();
        eprintln!("bg {n} {}", svg.len());
        fs::write(format!("{folder}/b{n}.svg"), svg).unwrap();
        two += &format!("<img src=b{n}.svg>");
    }
    for n in 1..=20u8 {
        let c = |k: u8| Card::new((n as u32 * 7 + k as u32 * 23) as u8 % 60 + 1).unwrap();
        let svg = art::canvas::painting(deck, Background(n), &[c(0), c(1), c(2)]).file();
        fs::write(format!("{folder}/p{n}.svg"), svg).unwrap();
        three += &format!("<img style='width:340px;height:476px' src=p{n}.svg>");
    }
    fs::write(format!("{folder}/index.html"), html).unwrap();
    fs::write(format!("{folder}/two.html"), two).unwrap();
    fs::write(format!("{folder}/three.html"), three).unwrap();
}
