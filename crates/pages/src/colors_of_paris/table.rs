//! The plain text of a table of Colors of Paris.

use colors_of_paris::{
    Card, Cards, Deed, Painter, Pigment, Step, Studio, Tool, View,
    components::{SECTORS, WHEEL_STEPS},
    draft::HAND_CARDS,
    state::Token,
    variants::{BonusRule, Counting, Origin, Tiles},
};
use game::Seat;
use languages::Language;

use super::phrases;
use crate::{
    Names,
    grid::{SCREEN_COLUMNS, TextGrid},
    names::around,
    words,
};

/// The whole table: the wheel, the easels, the bonus cards, then every player, the reader first.
pub(super) fn table(view: &View, names: &Names) -> String {
    let studio = &view.studio;
    let mut text = caption(studio, names);
    if studio.round != 0 {
        text += &wheel(studio, names);
    }
    let mut rest = TextGrid::default();
    easels(names.language(), studio, &mut rest);
    display(names.language(), studio, &mut rest);
    for seat in around(view.viewer, studio.seats) {
        player(view, names, seat, &mut rest);
    }
    rest.heading(format!("\n{}", names.language().say("cp-legend")));
    text + &rest.text("  ")
}

/// The part of the text for painting, paying and exchanging: the viewer's pigments and paintings.
pub(super) fn focus(view: &View, t: Language) -> Option<String> {
    let (Step::Paint { seat, .. }
    | Step::Dab { seat, .. }
    | Step::Degas { seat, .. }
    | Step::Pay(seat, ..)
    | Step::PayAgain(seat, ..)
    | Step::Exchange(seat, _)
    | Step::MixAny(seat)
    | Step::Mix(seat, _)
    | Step::Dry(seat)) = view.studio.step()
    else {
        return None;
    };
    let painter = view.studio.painter(seat);
    let mut grid = TextGrid::default();
    let reserve = phrases::pigments(t, painter.reserve);
    grid.heading(t.tell("cp-in-reserve", &[("what", reserve.into())]));
    for card in painter.paintings.iter() {
        painting(t, &view.studio, &mut grid, card);
    }
    Some(grid.text("  "))
}

fn caption(studio: &Studio, names: &Names) -> String {
    let t = names.language();
    let mut parts = vec!["COLORS OF PARIS".to_owned()];
    match studio.round {
        0 => parts.push(t.say("cp-before-first")),
        round => {
            parts.push(told_round(t, studio.rules.rounds, round));
            parts.push(first_player(studio, names));
        }
    }
    parts.push(words::count(t, "cp-black-left", studio.blacks));
    if studio.end.is_some() {
        parts.push(t.say("cp-last-round"));
    }
    words::wrapped(&parts.join(" · "), SCREEN_COLUMNS).join("\n") + "\n\n"
}

/// The number of the round: `round 3`, `round 3 of 12`.
pub(super) fn told_round(t: Language, last: Option<u8>, round: u8) -> String {
    match last {
        Some(last) => t.tell("cp-round-of-last", &[("round", round.into()), ("last", last.into())]),
        None => t.tell("cp-round", &[("round", round.into())]),
    }
}

fn first_player(studio: &Studio, names: &Names) -> String {
    let t = names.language();
    match studio.next_first {
        Some(next) if next != studio.first => {
            let [now, next] = [studio.first, next].map(|seat| names.short(seat));
            t.tell("cp-first-then", &[("now", now.into()), ("next", next.into())])
        }
        _ if names.is_you(studio.first) => t.say("cp-first-you"),
        _ => t.tell("cp-first", &[("name", names.name(studio.first).into())]),
    }
}

/// The wheel by sectors: current action, free spaces, assistants, next actions.
fn wheel(studio: &Studio, names: &Names) -> String {
    let t = names.language();
    let mut grid = TextGrid::default();
    let steps = next_steps(studio);
    let after = if steps == 1 { "cp-after-one" } else { "cp-after-two" };
    let heads = ["cp-wheel", "cp-free", "cp-assistants", after].map(|key| t.say(key));
    grid.row(heads.each_ref().map(String::as_str), []);
    for sector in 0..SECTORS {
        let cells = [
            phrases::deed(t, studio, facing(studio, sector, 0)),
            free(t, studio, sector),
            assistants(studio, names, sector),
            phrases::deed(t, studio, facing(studio, sector, steps)),
        ];
        grid.row([], cells);
    }
    inner(studio, names, &mut grid);
    let args = [
        ("count", steps_to_half_turn(studio).into()),
        ("bonus", (studio.board.bonus_space() + 1).into()),
        ("last", (studio.board.last_space() + 1).into()),
    ];
    grid.heading(format!("\n{}", t.tell("cp-wheel-notes", &args)));
    grid.text("") + "\n"
}

/// The number of steps that the wheel may turn: an assistant laid down on Rotate stops it or makes it two.
pub(super) const fn next_steps(studio: &Studio) -> u8 {
    if studio.rotates.is_none() { 1 } else { 2 }
}

/// Adds the inner actions and the assistants there.
fn inner(studio: &Studio, names: &Names, grid: &mut TextGrid) {
    let t = names.language();
    let inner = [Deed::FirstPlayer, Deed::Imitator, Deed::Rotate].into_iter().zip(studio.inner);
    for (space, (deed, holder)) in inner.enumerate() {
        let done = rests_on(studio, space);
        let free = if holder.is_some() { "-" } else { "1" };
        let holder = holder.map(|seat| names.short(seat));
        let done = done.map(|seat| format!("({})", names.short(seat)));
        let who = holder.or(done).unwrap_or_default();
        grid.row([], [phrases::deed(t, studio, deed), free.to_owned(), who]);
    }
    let center: Vec<String> = studio
        .all_seats()
        .flat_map(|seat| (0..studio.painter(seat).center).map(move |_| names.short(seat)))
        .collect();
    grid.row([], [phrases::deed(t, studio, Deed::White), t.say("cp-any"), center.join(" ")]);
}

/// The player whose assistant lies on this space of the inner board, having acted there.
pub(super) fn rests_on(studio: &Studio, space: usize) -> Option<Seat> {
    studio.all_seats().find(|seat| studio.painter(*seat).rests >> space & 1 == 1)
}

/// The action that `sector` faces after this number of further steps (CP-1.2).
pub(super) fn facing(studio: &Studio, sector: usize, steps: u8) -> Deed {
    studio.board.deed_facing(sector, studio.turned + steps)
}

/// The number of steps until *Acquire red* comes to a closed sector (CP-6.2).
pub(super) fn steps_to_half_turn(studio: &Studio) -> u8 {
    let red = studio.board.position(Deed::AcquireRed) + studio.turned;
    let is_closed = |steps: &u8| studio.board.forbidden() >> ((red + steps) % WHEEL_STEPS) & 1 == 1;
    (1..=WHEEL_STEPS).find(is_closed).unwrap_or(WHEEL_STEPS)
}

/// The number of free spaces of a sector. It is counted, because assistants go home one player after the
/// other.
fn free(t: Language, studio: &Studio, sector: usize) -> String {
    let spaces = studio.board.spaces(studio.seats).counts()[sector];
    let taken = |it: &Painter| it.standing.counts()[sector] + it.lying.counts()[sector];
    match spaces - studio.seated().iter().map(taken).sum::<u8>() {
        _ if spaces == 0 => t.say("cp-closed"),
        0 => "-".to_owned(),
        free => free.to_string(),
    }
}

/// The assistants in a sector: `A` stands there, `(B)` lies there.
fn assistants(studio: &Studio, names: &Names, sector: usize) -> String {
    let mut all = Vec::new();
    for seat in studio.all_seats() {
        let painter = studio.painter(seat);
        let name = names.short(seat);
        all.extend((0..painter.standing.counts()[sector]).map(|_| name.clone()));
        all.extend((0..painter.lying.counts()[sector]).map(|_| format!("({name})")));
    }
    all.join(" ")
}

fn easels(t: Language, studio: &Studio, grid: &mut TextGrid) {
    if studio.rules.origin == Origin::Draft {
        return;
    }
    grid.heading(words::count(t, "cp-on-easels", u32_of(studio.pile.len())));
    for card in studio.easels.into_iter().flatten() {
        painting(t, studio, grid, card);
    }
}

fn u32_of(n: usize) -> u32 {
    u32::try_from(n).expect("32 at most")
}

fn painting(t: Language, studio: &Studio, grid: &mut TextGrid, card: Card) {
    let open = phrases::open(studio, card);
    let open = if studio.cells[card.idx()].is_full() {
        t.say("cp-all-painted")
    } else {
        t.tell("cp-open", &[("colors", phrases::brief(open).into())])
    };
    let worth = phrases::worth(t, studio, card);
    grid.row([], [phrases::numbered(studio, card), worth, phrases::cells(studio, card), open]);
}

fn display(t: Language, studio: &Studio, grid: &mut TextGrid) {
    if studio.rules.cards == BonusRule::Off || studio.round == 0 {
        return;
    }
    let gap = if studio.rules.origin == Origin::Market { "\n" } else { "" };
    grid.heading(format!("{gap}{}", t.say("cp-on-display")));
    for bonus in studio.display.kinds() {
        let name = phrases::bonus_name(t, bonus);
        let copies = studio.display.count(bonus);
        let name = if copies == 1 { name } else { format!("{name} x{copies}") };
        let cost = phrases::so_many(t, studio.board.cost(bonus), Pigment::White);
        let priced = format!("{name}, {cost}");
        grid.heading(format!("  {}", words::said_of(t, &priced, &phrases::use_of(t, bonus))));
    }
}

fn player(view: &View, names: &Names, seat: Seat, grid: &mut TextGrid) {
    let (studio, t) = (&view.studio, names.language());
    let painter = studio.painter(seat);
    let points = words::points(t, studio.points(painter));
    let reserve = phrases::pigments(t, painter.reserve);
    let args = [("has", studio.drying(seat).into()), ("limit", studio.limit(seat).into())];
    let kept = t.tell("cp-kept-pigments", &args);
    let has = format!("{points} · {}", words::said_of(t, &kept, &reserve));
    grid.heading(format!("\n{}", words::said_of(t, &names.full(seat), &has)));
    grid.heading(format!("  {}", tools(t, studio, seat)));
    let assistants = words::count(t, "cp-assistants-count", painter.assistants);
    grid.heading(format!("  {assistants}{}", hired(t, painter)));
    tile(view, seat, t, grid);
    let cards: Vec<String> = painter.cards.kinds().map(|it| phrases::bonus(t, it)).collect();
    if !cards.is_empty() {
        let cards = words::list(t, &cards);
        grid.heading(format!("  {}", t.tell("cp-holds", &[("cards", cards.into())])));
    }
    for card in painter.paintings.iter() {
        painting(t, studio, grid, card);
    }
    for card in painter.finished.iter() {
        finished(t, studio, grid, card);
    }
    hand(view, seat, t, grid);
}

fn hired(t: Language, painter: &Painter) -> String {
    let told = |key: &str, n: u8| match n {
        0 => String::new(),
        n => words::count(t, key, n),
    };
    told("cp-to-place", painter.idle) + &told("cp-hired", painter.hired)
}

/// The tools of a player: `tube 3 (space 2 of 9), palette 2 (space 1 of 9, token 6)`.
fn tools(t: Language, studio: &Studio, seat: Seat) -> String {
    let painter = studio.painter(seat);
    let all = Tool::ALL.map(|tool| {
        let token = match painter.tokens[tool as usize] {
            Token::None => String::new(),
            token => t.tell("cp-track-token", &[("points", token.points().into())]),
        };
        let args = [
            ("tool", phrases::tool_name(t, tool).into()),
            ("level", studio.level(seat, tool).into()),
            ("space", (painter.tools[tool as usize] + 1).into()),
            ("last", (studio.board.last_space() + 1).into()),
            ("token", token.into()),
        ];
        t.tell("cp-track", &args)
    });
    all.join(", ")
}

fn tile(view: &View, seat: Seat, t: Language, grid: &mut TextGrid) {
    let painter = view.studio.painter(seat);
    if let Some(tile) = painter.tile {
        let tint = painter.tint.map(|it| format!(" ({})", phrases::pigment(t, it)));
        let tint = tint.unwrap_or_default();
        grid.heading(format!(
            "  {}{tint}: {}",
            phrases::tile(tile),
            phrases::power(t, &view.studio, tile)
        ));
    } else if view.studio.rules.tiles == Tiles::On {
        let dealt = &view.tiles[seat.idx()];
        for tile in dealt.tiles.into_iter().flat_map(|it| it.iter().collect::<Vec<_>>()) {
            let args = [
                ("tile", phrases::tile(tile).into()),
                ("power", phrases::power(t, &view.studio, tile).into()),
            ];
            grid.heading(format!("  {}", t.tell("cp-dealt-tile", &args)));
        }
    }
}

fn finished(t: Language, studio: &Studio, grid: &mut TextGrid, card: Card) {
    let cells = studio.cells[card.idx()];
    let white = match cells.white() {
        0 => String::new(),
        white => words::count(t, "cp-and-white", white),
    };
    let signed = if cells.is_signed() { t.say("cp-signed") } else { String::new() };
    let done = t.say(match studio.rules.counting {
        Counting::Completed => "cp-completed",
        Counting::Exhibited => "cp-exhibited",
    });
    let worth = phrases::worth(t, studio, card);
    grid.row([], [phrases::numbered(studio, card), worth, format!("{done}{white}{signed}")]);
}

/// Adds the cards of a draft that a player keeps: known ones with their grids, others by their backs.
fn hand(view: &View, seat: Seat, t: Language, grid: &mut TextGrid) {
    let studio = &view.studio;
    for set in held(view, seat) {
        let Some(card) = set.iter().next() else { continue };
        let worth = phrases::worth(t, studio, card);
        if set.len() == 1 {
            let name = phrases::numbered(studio, card);
            let colors = phrases::brief(phrases::open(studio, card));
            let later = t.tell("cp-for-later", &[("colors", colors.into())]);
            grid.row([], [name, worth, phrases::cells(studio, card), later]);
        } else {
            let picture = phrases::picture(studio.deck.picture(card)).to_owned();
            grid.row([], [picture, worth, t.say("cp-face-down")]);
        }
    }
}

/// The viewer's knowledge of each card that `seat` keeps and has not put down.
pub(super) fn held(view: &View, seat: Seat) -> impl Iterator<Item = Cards> {
    let painter = view.studio.painter(seat);
    let put_down = Cards(painter.paintings.0 | painter.finished.0);
    let kept =
        view.hands.kept.get(seat.idx()).copied().unwrap_or([Cards::default(); HAND_CARDS as usize]);
    kept.into_iter().filter(move |set| !set.without(put_down).is_empty())
}
