//! Statistics of random games are the same on any number of threads.

use bench::ends::{GameCounts, GameSetup, Measures, table};
use canvas::Canvas;
use rayon::ThreadPoolBuilder;

fn counts(threads: usize) -> GameCounts {
    let pool = ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    let setup = &GameSetup::<Canvas>::bounded()[1];
    pool.install(|| setup.play(50, 7, &Measures::default(), || ()))
}

#[test]
fn threads_make_no_difference() {
    let (one, three) = (counts(1), counts(3));
    assert_eq!(one, three);
    assert_eq!((one.games, one.unfinished()), (50, 0));
    let text = table([("preset", 2, &one)]);
    assert!(text.contains("| CV-") && text.contains("row "), "{text}");
}
