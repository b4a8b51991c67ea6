//! The laws for random combinations of switches (CP-9).

use colors_of_paris::{ColorsOfParis, Options};
use conformance::Trial;
use game::{Luck, NoFiles, Options as _};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Random options: every value of a switch is as likely as the others; files are left out.
fn any_options(luck: &mut impl Luck) -> String {
    let described = Options::describe();
    let switches = described
        .iter()
        .filter(|it| !it.values.contains(&"FILE") && !["variant", "rounds"].contains(&it.name));
    let mut words: Vec<String> =
        switches.map(|it| format!("{}={}", it.name, luck.pick(&it.values))).collect();
    words.push(format!("rounds={}", 1 + luck.below(4)));
    words.join(" ")
}

/// CP-9.1 to CP-9.9: as many combinations as a preset plays games, a short game of each with all
/// laws looking on. What cannot be combined is refused with a clause.
#[test]
fn any_combination_keeps_the_laws() {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(9);
    let (mut trials, mut refused) = (Vec::new(), 0);
    while (trials.len() as u64) < conformance::games() {
        let text = any_options(&mut luck);
        let options = Options::read(&text, &NoFiles).unwrap();
        let seats = 2 + u8::try_from(luck.below(3)).unwrap();
        match options.settle(seats) {
            Ok(_) => trials.push(Trial { preset: "any", options, seats }),
            Err(why) => {
                assert!(why.clause.is_some(), "{text}: {why}");
                refused += 1;
            }
        }
    }
    assert!(0 < refused, "some combinations are impossible");
    match conformance::check_each::<ColorsOfParis>(&trials, 1) {
        Ok(tally) => println!("{} combinations: {tally}", trials.len()),
        Err(breach) => panic!("{breach}"),
    }
}
