//! The rules of a turn (CV-3), the refusal of illegal actions with their clauses, and undo.

use game::{Irrevocable, Seat};

use crate::script::{self, Script, card, opened, tokens_on_row};

/// A table at which it is A's turn, A has the cards 1, 2, 3, and B has taken others.
fn with_three_cards() -> Script {
    let mut script = opened(2, "", [1, 11, 2, 12, 3], "A");
    for (new, line) in (20..).zip(["A take 1", "B take 1", "A take 1", "B take 1", "A take 1"]) {
        script.play(line);
        script.play(&format!("luck row 5 #{new}"));
    }
    script.play("B take 1");
    script.play("luck row 5 #30");
    script
}

/// CV-2.4, CV-3.1: only the player whose turn it is can act.
#[test]
fn one_after_the_other() {
    let mut script = opened(3, "", [1, 2, 3, 4, 5], "B");
    script.refuses("A take 1", "the table does not wait for A");
    script.play("B take 1");
    script.refuses("C take 1", "the table does not wait for C");
    script.play("luck row 5 #6");
    assert_eq!(script.asked(), Some(Seat(2)));
}

/// CV-3.2: a player with fewer than three cards must take, with five must complete a painting.
#[test]
fn the_hand_decides() {
    let mut script = opened(1, "solo=puzzle", [1, 2, 3, 4, 5], "");
    script.refuses("A lay 1", "a painting needs three cards, more than the 0 in hand (CV-3.2)");
    for new in 6..9 {
        assert!(script.actions(0).iter().all(|it| it.starts_with("take")));
        script.play("A take 1");
        script.play(&format!("luck row 5 #{new}"));
    }
    assert_eq!(script.actions(0).len(), 5 + 3, "take one of five or lay one of three");
    for new in 9..11 {
        script.play("A take 1");
        script.play(&format!("luck row 5 #{new}"));
    }
    assert_eq!(script.actions(0), ["lay 1", "lay 2", "lay 3", "lay 4", "lay 5"]);
    script.refuses("A take 1", "with five cards in hand a painting must be completed (CV-3.2)");
}

/// CV-3.3: a card costs a token for each card before it, and a position outside the row is refused.
#[test]
fn cards_have_a_price() {
    let mut script = opened(2, "", [1, 2, 3, 4, 5], "A");
    script.play_all(&["A take 5", "luck row 5 #6", "B take 1", "luck row 5 #7"]);
    assert_eq!(script.view().painters[1].tokens, 5);
    let why = "that card costs 1 inspiration, more than the 0 at hand (CV-3.3)";
    script.refuses("A take 2", why);
    script.refuses("A take 6", "there is no card at position 6 (CV-3.3)");
    script.refuses("A take 0", "there is no card at position 0 (CV-3.3)");
    assert_eq!(script.actions(0), ["take 1"]);
    script.play("A take 1");
    assert_eq!(script.view().painters[0].tokens, 1, "the token on the card is A's");
}

/// CV-2.3, CV-3.4: a painting is made of three layers, one after the other, then of one of the player's own
/// backgrounds.
#[test]
fn a_painting_is_made_in_steps() {
    let mut script = with_three_cards();
    script.refuses("A lay 11", "card 11 is not in hand (CV-3.4)");
    let why = "a background is chosen when three cards are laid (CV-3.4)";
    script.refuses("A background 1", why);
    script.play("A lay 2");
    let why = "a painting lies unfinished on the desk: lay its next card, or take the last one \
               back (CV-3.4)";
    script.refuses("A take 1", why);
    script.refuses("A lay 2", "card 2 is not in hand (CV-3.4)");
    script.play_all(&["A lay 3", "A lay 1"]);
    let why = "the painting has its three cards: choose its background (CV-3.4)";
    script.refuses("A lay 1", why);
    script.refuses("A background 4", "background 4 is not there to be used (CV-3.4)");
    assert_eq!(script.actions(0), ["background 1", "background 2", "background 3"]);
    script.play("A background 2");
    let painter = script.view().painters[0];
    assert_eq!(painter.paintings[0].layers, [2, 3, 1].map(card));
    assert_eq!(painter.paintings[0].background.0, 2);
    assert_eq!(painter.hand.len(), 0);
    assert_eq!(script.asked(), Some(Seat(1)));
}

/// CV-3.6: nobody gets more ribbons of a color than its track has steps.
#[test]
fn a_full_track_gives_nothing() {
    let script = opened(1, "cards=variety,style,composition,emphasis", [1, 2, 3, 4, 5], "");
    let icons = canvas::Deck::standard().layered([1, 37, 55].map(card));
    assert_eq!(script.game().earned(&[0, 0, 0, 0, 9], icons), [0, 0, 1, 1, 1]);
    assert_eq!(script.game().earned(&[3, 3, 3, 3, 9], icons), [0, 0, 0, 0, 1]);
}

/// CV-1.3, CV-3.6: the number of gray ribbons has no limit, and two equal bonus icons both count.
#[test]
fn gray_ribbons_have_no_limit() {
    let icons = canvas::Deck::standard().layered([5, 31, 49].map(card));
    assert_eq!(canvas::conditions::bonus(icons), 2, "two bonus textures see one texture");
    let header = "id,word_side,red,yellow,green,blue,violet\n";
    let rich =
        |id| format!("{id},left,hue+bonus_hue,hue+bonus_hue,hue+bonus_hue,hue+bonus_hue,hue\n");
    let text = header.to_owned() + &(1..=20).map(rich).collect::<String>();
    let files = vec![game::File { name: "rich.csv".to_owned(), text }];
    let options = game::Options::read("deck=rich.csv solo=puzzle", &files).unwrap();
    let script = Script::random_game(1, options, 1);
    assert_eq!(script.view().painters[0].ribbons[4], 3 * 4 * 5);
}

/// CV-3.1: a player may take an action back as long as nothing new was shown.
#[test]
fn taking_back_until_something_is_shown() {
    let mut script = with_three_cards();
    let before = script.table().clone();
    script.play_all(&["A lay 2", "A lay 3", "A lay 1", "A background 2"]);
    for _ in 0..4 {
        script.table_mut().take_back(Seat(0)).unwrap();
    }
    assert_eq!(*script.table(), before);
    let refusal = script.table_mut().take_back(Seat(0));
    assert_eq!(
        refusal,
        Err(Irrevocable::Shown(Seat(0))),
        "a card was revealed after the last take"
    );
    assert_eq!(*script.table(), before);
}

/// A painting can be taken back until the next player has decided.
#[test]
fn the_next_decision_ends_the_grace() {
    let mut script = with_three_cards();
    script.play_all(&["A lay 2", "A lay 3", "A lay 1", "A background 2", "B take 1"]);
    assert_eq!(script.table_mut().take_back(Seat(0)), Err(Irrevocable::Shown(Seat(0))));
    script.table_mut().take_back(Seat(1)).unwrap();
    script.table_mut().take_back(Seat(0)).unwrap();
    assert_eq!(script.actions(0), ["background 1", "background 2", "background 3"]);
}

/// CV-6.3: the reserve of the solo puzzle gives tokens for the first card and for a painting, as long as it has
/// any.
#[test]
fn the_reserve_runs_dry() {
    let mut script = opened(1, "solo=puzzle", [1, 2, 3, 4, 5], "");
    for new in 6..11 {
        script.play("A take 1");
        script.play(&format!("luck row 5 #{new}"));
    }
    assert_eq!((script.view().painters[0].tokens, script.view().aside), (8, 0));
    script.play_all(&["A lay 1", "A lay 2", "A lay 3", "A background 1"]);
    assert_eq!((script.view().painters[0].tokens, script.view().aside), (8, 0));
    script.play_all(&["A take 2", "luck row 4 #20", "luck row 5 #21"]);
    assert_eq!((script.view().painters[0].tokens, script.view().aside), (7, 1));
    script.play_all(&["A lay 4", "A lay 5", "A lay 7", "A background 2"]);
    assert_eq!((script.view().painters[0].tokens, script.view().aside), (8, 0));
}

/// CV-6.2: Vincent uses at most four tokens, even if more fall face up, and keeps the others.
#[test]
fn vincent_uses_four_tokens_at_most() {
    let mut script = opened(1, "", [1, 2, 3, 4, 5], "");
    script.play_all(&["A take 5", "luck row 5 #6", "luck toss 0", "luck row 5 #7"]);
    assert_eq!(script.view().aside, 5, "the first card carried a token");
    script.play_all(&["A take 1", "luck row 5 #8"]);
    let tosses: Vec<_> = script.table().chances().iter().map(|it| it.1).collect();
    assert_eq!(tosses, [1, 5, 10, 10, 6], "four or five of five tokens in 5 + 1 ways");
    script.play("luck toss 4");
    let view = script.view();
    assert_eq!(view.aside, 1);
    assert_eq!(tokens_on_row(&view), [(3, 2), (4, 2), (6, 1), (7, 1)]);
}

/// CV-6.2: Vincent has a turn after a painting too, but not after the third painting.
#[test]
fn vincent_follows_every_turn() {
    let script = script::played_at_random(1, "", 3);
    let lines: Vec<String> = script.table().events().iter().map(ToString::to_string).collect();
    let tosses = lines.iter().filter(|line| line.starts_with("luck  toss")).count();
    let takes = lines.iter().filter(|line| line.starts_with("A     take")).count();
    assert_eq!(tosses, takes + 2);
    assert!(lines.last().unwrap().starts_with("A     lay"));
}
