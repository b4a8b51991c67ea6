//! The table of Colors of Paris as plain text.

use colors_of_paris::{
    Card, Cards, Deed, Painter, Step, Studio, Tool, View,
    components::SECTORS,
    draft::HAND,
    state::Token,
    variants::{BonusRule, Counting, Origin, Tiles},
};
use game::Seat;

use super::phrases;
use crate::{
    Names, english,
    grid::{Grid, SCREEN},
    names::around,
};

/// Everything on the table: the wheel, the easels, the bonus cards, then every player, the reader
/// first.
pub(super) fn table(view: &View, names: &Names) -> String {
    let studio = &view.studio;
    let mut text = caption(studio, names);
    if studio.round != 0 {
        text += &wheel(studio, names);
    }
    let mut rest = Grid::default();
    easels(studio, &mut rest);
    display(studio, &mut rest);
    for seat in around(view.viewer, studio.seats) {
        player(view, names, seat, &mut rest);
    }
    rest.heading(format!("\n{}", phrases::LEGEND));
    text + &rest.text("  ")
}

/// While one paints, pays or exchanges: what one has and what one works on.
pub(super) fn focus(view: &View) -> Option<String> {
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
    let mut grid = Grid::default();
    grid.heading(format!("In reserve: {}", phrases::pigments(painter.reserve)));
    for card in painter.paintings.iter() {
        painting(&view.studio, &mut grid, card);
    }
    Some(grid.text("  "))
}

fn caption(studio: &Studio, names: &Names) -> String {
    let mut parts = vec!["COLORS OF PARIS".to_owned()];
    match studio.round {
        0 => parts.push("before the first round".to_owned()),
        round => {
            parts.push(match studio.rules.rounds {
                Some(last) => format!("round {round} of {last}"),
                None => format!("round {round}"),
            });
            parts.push(match studio.next_first {
                Some(next) if next != studio.first => {
                    format!(
                        "first player: {}, then {}",
                        names.short(studio.first),
                        names.short(next)
                    )
                }
                _ => format!("first player: {}", names.within(studio.first)),
            });
        }
    }
    parts.push(format!("{} black left", studio.blacks));
    if studio.end.is_some() {
        parts.push("the last round".to_owned());
    }
    english::wrapped(&parts.join(" · "), SCREEN).join("\n") + "\n\n"
}

/// The board by sectors: what faces it, how many spaces are free, who is there, what comes next.
fn wheel(studio: &Studio, names: &Names) -> String {
    let mut grid = Grid::default();
    // Whoever has laid down an assistant on Rotate stops the wheel or lets it make two steps.
    let (steps, after) = match studio.rotates {
        None => (1, "after one step"),
        Some(_) => (2, "after two steps, if it turns"),
    };
    grid.row(["The wheel", "free", "assistants", after], []);
    for sector in 0..SECTORS {
        let cells = [
            phrases::deed(studio, facing(studio, sector, 0)),
            free(studio, sector),
            assistants(studio, names, sector),
            phrases::deed(studio, facing(studio, sector, steps)),
        ];
        grid.row([], cells);
    }
    let inner = [Deed::FirstPlayer, Deed::Imitator, Deed::Rotate].into_iter().zip(studio.inner);
    for (deed, holder) in inner {
        let done = match deed {
            Deed::FirstPlayer => studio.next_first,
            Deed::Rotate => studio.rotates,
            _ => None,
        };
        let free = if holder.is_some() { "-" } else { "1" };
        let holder = holder.map(|seat| names.short(seat));
        let done = done.map(|seat| format!("({})", names.short(seat)));
        let who = holder.or(done).unwrap_or_default();
        grid.row([], [phrases::deed(studio, deed), free.to_owned(), who]);
    }
    let center: Vec<String> = studio
        .all_seats()
        .flat_map(|seat| (0..studio.painter(seat).center).map(move |_| names.short(seat)))
        .collect();
    let white = phrases::deed(studio, Deed::White);
    grid.row([], [white, "any".to_owned(), center.join(" ")]);
    let (bonus, last) = (studio.board.bonus_space() + 1, studio.board.last_space() + 1);
    grid.heading(format!(
        "\n(A) has acted already. Half a turn is complete in {}. Tools: space {bonus} brings an \
         assistant or a token worth 6, space {last} a token worth 10.",
        english::count(steps_to_half_turn(studio), "step"),
    ));
    grid.text("") + "\n"
}

/// The action that `sector` faces after so many further steps (CP-1.2).
fn facing(studio: &Studio, sector: usize, steps: u8) -> Deed {
    let sector = u8::try_from(sector).expect("twelve sectors");
    let turned = (studio.turned + steps) % 12;
    studio.board.deed(sector + 12 - turned)
}

/// After how many steps *Acquire red* comes to a closed sector (CP-6.2).
fn steps_to_half_turn(studio: &Studio) -> u8 {
    let red = studio.board.position(Deed::AcquireRed) + studio.turned;
    let is_closed = |steps: &u8| studio.board.forbidden() >> ((red + steps) % 12) & 1 == 1;
    (1..=12).find(is_closed).unwrap_or(12)
}

/// Counted, because assistants go home one player after the other.
fn free(studio: &Studio, sector: usize) -> String {
    let spaces = studio.board.spaces(studio.seats).counts()[sector];
    let taken = |it: &Painter| it.standing.counts()[sector] + it.lying.counts()[sector];
    match spaces - studio.seated().iter().map(taken).sum::<u8>() {
        _ if spaces == 0 => "closed".to_owned(),
        0 => "-".to_owned(),
        free => free.to_string(),
    }
}

/// Who is in a sector: `A` stands there, `(B)` lies there.
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

fn easels(studio: &Studio, grid: &mut Grid) {
    if studio.rules.origin == Origin::Draft {
        return;
    }
    let pile = english::count(i64::try_from(studio.pile.len()).expect("32 at most"), "painting");
    grid.heading(format!("On the easels ({pile} to come)"));
    for card in studio.easels.into_iter().flatten() {
        painting(studio, grid, card);
    }
}

fn painting(studio: &Studio, grid: &mut Grid, card: Card) {
    let worth = format!("worth {}", phrases::value(studio, card));
    let open = phrases::open(studio, card);
    let open = if studio.cells[card.idx()].is_full() {
        "all painted".to_owned()
    } else {
        format!("open {}", phrases::brief(open))
    };
    grid.row([], [phrases::card(studio, card), worth, phrases::cells(studio, card), open]);
}

fn display(studio: &Studio, grid: &mut Grid) {
    if studio.rules.cards == BonusRule::Off || studio.round == 0 {
        return;
    }
    let gap = if studio.rules.origin == Origin::Market { "\n" } else { "" };
    grid.heading(format!("{gap}Bonus cards on display"));
    for bonus in studio.display.kinds() {
        let name = english::capitalized(bonus.name());
        let copies = studio.display.count(bonus);
        let name = if copies == 1 { name } else { format!("{name} x{copies}") };
        let cost = studio.board.cost(bonus);
        grid.heading(format!("  {name}, {cost} white: {}", phrases::use_of(bonus)));
    }
}

fn player(view: &View, names: &Names, seat: Seat, grid: &mut Grid) {
    let studio = &view.studio;
    let painter = studio.painter(seat);
    let points = english::count(studio.points(painter), "point");
    let reserve = phrases::pigments(painter.reserve);
    let kept = format!("{} of {} pigments", studio.drying(seat), studio.limit(seat));
    grid.heading(format!("\n{}: {points} · {kept}: {reserve}", names.full(seat)));
    grid.heading(format!("  {}", tools(studio, seat)));
    let assistants = english::count(painter.assistants, "assistant");
    grid.heading(format!("  {assistants}{}", hired(painter)));
    tile(view, seat, grid);
    let cards: Vec<String> = painter.cards.kinds().map(phrases::bonus).collect();
    if !cards.is_empty() {
        grid.heading(format!("  bonus cards: {}", english::list(&cards)));
    }
    for card in painter.paintings.iter() {
        painting(studio, grid, card);
    }
    for card in painter.finished.iter() {
        finished(studio, grid, card);
    }
    hand(view, seat, grid);
}

fn hired(painter: &Painter) -> String {
    let to_place = match painter.idle {
        0 => String::new(),
        idle => format!(", {idle} to place"),
    };
    match painter.hired {
        0 => to_place,
        hired => format!("{to_place}, {hired} more from the next round"),
    }
}

/// `tube 3 (space 2 of 9), palette 2 (space 1 of 9, token 6)`.
fn tools(studio: &Studio, seat: Seat) -> String {
    let painter = studio.painter(seat);
    let all = Tool::ALL.map(|tool| {
        let space = painter.tools[tool as usize] + 1;
        let last = studio.board.last_space() + 1;
        let token = match painter.tokens[tool as usize] {
            Token::None => String::new(),
            token => format!(", token {}", token.points()),
        };
        format!("{} {} (space {space} of {last}{token})", tool.name(), studio.level(seat, tool))
    });
    all.join(", ")
}

fn tile(view: &View, seat: Seat, grid: &mut Grid) {
    let painter = view.studio.painter(seat);
    if let Some(tile) = painter.tile {
        let tint = painter.tint.map_or(String::new(), |it| format!(" ({})", it.name()));
        grid.heading(format!("  {}{tint}: {}", phrases::tile(tile), phrases::power(tile)));
    } else if view.studio.rules.tiles == Tiles::On {
        let dealt = &view.tiles[seat.idx()];
        for tile in dealt.tiles.into_iter().flat_map(|it| it.iter().collect::<Vec<_>>()) {
            grid.heading(format!("  dealt {}: {}", phrases::tile(tile), phrases::power(tile)));
        }
    }
}

fn finished(studio: &Studio, grid: &mut Grid, card: Card) {
    let cells = studio.cells[card.idx()];
    let white = match cells.white() {
        0 => String::new(),
        white => format!(" with {white} white"),
    };
    let signed = if cells.is_signed() { ", signed" } else { "" };
    let worth = format!("worth {}", phrases::value(studio, card));
    let done = match studio.rules.counting {
        Counting::Completed => "completed",
        Counting::Exhibited => "exhibited",
    };
    grid.row([], [phrases::card(studio, card), worth, format!("{done}{white}{signed}")]);
}

/// The cards of a draft that a player keeps: known ones with their grids, others by their backs.
fn hand(view: &View, seat: Seat, grid: &mut Grid) {
    let studio = &view.studio;
    for set in held(view, seat) {
        let Some(card) = set.iter().next() else { continue };
        if set.len() == 1 {
            let worth = format!("worth {}", phrases::value(studio, card));
            let name = phrases::card(studio, card);
            let colors = phrases::brief(phrases::open(studio, card));
            let later = format!("for later {colors}");
            grid.row([], [name, worth, phrases::cells(studio, card), later]);
        } else {
            let picture = phrases::picture(studio.deck.picture(card)).to_owned();
            let worth = format!("worth {}", phrases::value(studio, card));
            grid.row([], [picture, worth, "kept, face down".to_owned()]);
        }
    }
}

/// What the viewer knows of each card that `seat` keeps, and has not put down.
fn held(view: &View, seat: Seat) -> impl Iterator<Item = Cards> {
    let painter = view.studio.painter(seat);
    let put_down = Cards(painter.paintings.0 | painter.finished.0);
    let kept =
        view.hands.kept.get(seat.idx()).copied().unwrap_or([Cards::default(); HAND as usize]);
    kept.into_iter().filter(move |set| !set.without(put_down).is_empty())
}
