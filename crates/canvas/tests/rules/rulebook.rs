//! The worked examples of the rulebook, each with its clause.

use canvas::{Canvas, Card, Condition, Deck, Element, conditions};
use game::{Clause, Event, Game, Seat, Table, Viewer};

use crate::script::{self, card, opened, tokens_on_row};

/// CV-3.3: Abby takes the third card. She puts a token on each of the two before it; the row
/// slides (CV-2.2) and a new card comes beside the deck.
#[test]
fn abby_takes_the_third_card() {
    let mut table = opened(2, "", [1, 2, 3, 4, 5], "A");
    table.play("A take 3");
    table.play("luck row 5 #6");
    let view = table.view();
    assert_eq!(view.painters[0].hand.iter().collect::<Vec<_>>(), [card(3)]);
    assert_eq!(view.painters[0].tokens, 2);
    assert_eq!(tokens_on_row(&view), [(1, 1), (2, 1), (4, 0), (5, 0), (6, 0)]);
}

/// CV-3.3: Charlotte takes the second card, which carries a token: she pays one and gets one.
#[test]
fn charlotte_gets_the_token_on_her_card() {
    let mut table = opened(2, "", [1, 2, 3, 4, 5], "A");
    table.play("A take 3");
    table.play("luck row 5 #6");
    table.play("B take 2");
    let view = table.view();
    assert_eq!(view.painters[1].hand.iter().collect::<Vec<_>>(), [card(2)]);
    assert_eq!(view.painters[1].tokens, 4);
    assert_eq!(tokens_on_row(&view), [(1, 2), (4, 0), (5, 0), (6, 0)]);
}

/// CV-3.4, CV-3.6: two pairs of shapes earn two ribbons of Repetition, five filled swatches one of
/// Composition, and a bonus icon with one element of its kind one gray ribbon.
#[test]
fn a_painting_earns_ribbons() {
    let mut table = opened(1, "solo=puzzle", [1, 37, 55, 4, 5], "");
    for new in [6, 7, 8, 9, 10] {
        table.play("A take 1");
        table.play(&format!("luck row 5 #{new}"));
    }
    table.play_all(&["A lay 1", "A lay 37", "A lay 55", "A background 1"]);
    let kept: Vec<_> = table.view().painters[0].hand.iter().collect();
    assert_eq!(kept, [card(4), card(5)], "the other two stay in hand");
    let icons = Deck::standard().layered([1, 37, 55].map(card));
    assert_eq!(conditions::count(icons, Element::Shape), 4);
    // The places are red Variety, green Repetition, blue Emphasis, violet Composition (CV-2.1).
    assert_eq!(table.view().painters[0].ribbons, [0, 2, 1, 1, 1]);
}

/// CV-4.2: 2 Variety 8 + 3 Repetition 11 + 1 Emphasis 1 + 2 Composition 3 + 3 gray 6 = 29.
#[test]
fn the_final_example_is_worth_29() {
    let track = |condition: Condition, ribbons: usize| i32::from(condition.track()[ribbons - 1]);
    let sets = [
        track(Condition::Variety, 2),
        track(Condition::Repetition, 3),
        track(Condition::Emphasis, 1),
        track(Condition::Composition, 2),
    ];
    assert_eq!(sets, [8, 11, 1, 3]);
    let table = opened(1, "", [1, 2, 3, 4, 5], "");
    let mut painter = table.view().painters[0];
    painter.ribbons = [2, 3, 1, 2, 3];
    assert_eq!(table.game().points(&painter), 29);
}

/// CV-6.2: one token face up goes on the first card, the second leaves the game, and Vincent takes
/// the token that lay on it.
#[test]
fn vincent_skips_a_card() {
    let mut table = opened(1, "", [1, 2, 3, 4, 5], "");
    table.play("A take 4");
    table.play("luck row 5 #6");
    table.play("luck toss 1");
    let view = table.view();
    assert_eq!(tokens_on_row(&view), [(1, 2), (3, 1), (5, 0), (6, 0)]);
    assert_eq!(view.aside, 4, "he gave one and got one");
    assert_eq!(view.removed.iter().collect::<Vec<_>>(), [card(2)]);
}

/// CV-6.3: taking the third card puts two tokens into the reserve and removes the first two cards.
#[test]
fn the_puzzle_clears_the_way() {
    let mut table = opened(1, "solo=puzzle", [1, 2, 3, 4, 5], "");
    table.play("A take 3");
    let view = table.view();
    assert_eq!((view.painters[0].tokens, view.aside), (2, 6));
    assert_eq!(view.removed.iter().collect::<Vec<_>>(), [1, 2].map(card));
    assert_eq!(tokens_on_row(&view), [(4, 0), (5, 0)]);
    table.play("luck row 3 #6");
    table.play("luck row 4 #7");
    table.play("luck row 5 #8");
    assert_eq!(table.asked(), Some(Seat(0)));
}

/// CV-3.5: the title of a painting is made of the topmost word of each side; of one word alone if one side has
/// no card.
#[test]
fn titles_are_told_in_three_languages() {
    use canvas::Words;
    let (words, deck) = (Words::all(), Deck::standard());
    let title = |layers: [u8; 3]| words.title(deck, &layers.map(card));
    // Card 1 is moonlit, 2 sunken; 9 a harbor, 21 a whale.
    assert_eq!(title([2, 9, 1]).en, "Moonlit Harbor");
    assert_eq!(title([1, 9, 2]).it, "Porto sommerso");
    assert_eq!(title([1, 21, 2]).it, "Balena sommersa");
    assert_eq!(title([1, 21, 2]).fr, "Baleine engloutie");
    assert_eq!(title([1, 3, 2]).en, "Sunken");
    assert_eq!(title([9, 10, 32]).fr, "Île");
    let alone = (1..=60)
        .flat_map(|a| (1..=60).flat_map(move |b| (1..=60).map(move |c| [a, b, c])))
        .filter(|[a, b, c]| a != b && b != c && a != c)
        .filter(|layers| !title(*layers).en.contains(' '))
        .count();
    assert_eq!(alone * 100 / 205_320, 23, "about 24 in a hundred have one word");
}

/// CV-4.1: a player who has three paintings is passed over; when every player has three, the game ends.
#[test]
fn the_game_ends_after_three_paintings_each() {
    let table = script::played_at_random(2, "", 1);
    let verdict = table.game().verdict().unwrap();
    assert_eq!(verdict.end, Clause("CV-4.1"));
    // Replayed, the one who is done first is never asked again.
    let mut again = Table::<Canvas>::open(2, table.table().options().clone()).unwrap();
    for event in table.table().events() {
        if let Event::Choice { seat, .. } = event {
            let view = again.game().view(Viewer::Public);
            assert!(view.painters[seat.idx()].paintings.len() < 3, "{event}");
        }
        again.witness(*event).unwrap();
    }
    for painter in &table.view().painters {
        assert_eq!(painter.paintings.len(), 3);
    }
}

#[test]
fn cards_are_numbered_as_printed() {
    assert_eq!(Card::new(0), None);
    assert_eq!(card(60).number(), 60);
}
