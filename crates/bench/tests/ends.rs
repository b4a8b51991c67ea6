//! Statistics are the same whatever the number of threads.

use bench::ends::{Gauge, Kind, Sums, table};
use canvas::Canvas;
use rayon::ThreadPoolBuilder;

fn sums(threads: usize) -> Sums {
    let pool = ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    let kind = &Kind::<Canvas>::bounded()[1];
    pool.install(|| kind.play(50, 7, &Gauge::default(), || ()))
}

#[test]
fn threads_make_no_difference() {
    let (one, three) = (sums(1), sums(3));
    assert_eq!(one, three);
    assert_eq!((one.games, one.endless()), (50, 0));
    let told = table([("preset", 2, &one)]);
    assert!(told.contains("| CV-") && told.contains("row "), "{told}");
}
