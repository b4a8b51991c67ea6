//! Boards: every legal action is one element of the page, or one on each of the equal things that it could be
//! done with; no other action is on the page.

use display::ShownTable;
use game::{Luck, NoFiles, Seat, Turn, Viewer};
use pages::{Names, Parts};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use shelf::AnyTable;

/// The values of all `data-action` attributes.
fn offered(html: &str) -> Vec<String> {
    let parts = html.split("data-action=\"").skip(1);
    let unescaped =
        |it: &str| it.replace("&quot;", "\"").replace("&lt;", "<").replace("&amp;", "&");
    parts.map(|it| unescaped(it.split('"').next().unwrap_or_default())).collect()
}

fn all_offered(parts: Parts) -> Vec<String> {
    let mut html = parts.shared.into_string();
    html.extend(parts.own.map(maud::PreEscaped::into_string));
    for panel in parts.panels {
        html += &panel.brief.into_string();
        html += &panel.full.into_string();
    }
    let mut offered = offered(&html);
    offered.extend(parts.left.into_iter().map(|it| it.action));
    offered.sort();
    offered
}

#[track_caller]
fn check(table: &dyn AnyTable, seat: Seat) {
    let names = Names::letters(table.seats());
    let mut legal = table.actions(seat);
    legal.sort();
    let offered = all_offered(table.board(Viewer::Seat(seat), &names));
    assert!(offered.windows(2).all(|it| it[0] != it[1]), "none is there twice: {offered:?}");
    for action in &legal {
        assert!(offered.contains(action), "{action} can be touched as it is listed: {offered:?}");
    }
    let listed =
        |it: &String| table.listed(seat, it).unwrap_or_else(|| panic!("{it} is not legal"));
    let mut listed: Vec<String> = offered.iter().map(listed).collect();
    listed.sort();
    listed.dedup();
    assert_eq!(listed, legal);
    let public = all_offered(table.board(Viewer::Public, &names));
    assert!(public.is_empty(), "those who look on do nothing: {public:?}");
}

fn play(slug: &str, seats: u8, options: &str, seed: u64) {
    let mut luck = ChaCha8Rng::seed_from_u64(seed);
    let options = shelf::bounded(slug, options, &NoFiles).unwrap();
    let mut table = shelf::open(slug, seats, &options, &NoFiles).unwrap();
    loop {
        table.settle(&mut luck);
        let Turn::Players(asked) = table.turn() else { break };
        for seat in Seat::first(seats.into()) {
            check(&*table, seat);
        }
        let seat = asked.lowest().unwrap();
        let actions = table.actions(seat);
        let picked = luck.below(u32::try_from(actions.len()).unwrap()) as usize;
        table.play(seat, &actions[picked]).unwrap();
    }
}

#[test]
fn every_action_is_one_element() {
    for title in display::titles() {
        for (seed, preset) in (0..).zip(&title.presets) {
            let seats = preset.seats[(seed % 2) as usize];
            play(title.slug, seats, &preset.options, seed);
        }
    }
}
