//! `cargo bench -p bench`: the speed of playouts, strides, copies and replays of every title. `--
//! --quick` takes fewer samples; `-- WORD` runs only the cases whose name contains the word.

use std::time::Duration;

use atelier::Atelier;
use bench::{Benchmark, Sampling, references, titles};
use canvas::Canvas;
use colors_of_paris::ColorsOfParis;

fn main() {
    let quick = std::env::args().any(|argument| argument == "--quick");
    let rounds = if quick { 3 } else { 21 };
    let mut benchmark = ateliers(paris(canvases(references())));
    if let Some(word) = std::env::args().skip(1).find(|it| !it.starts_with("--")) {
        benchmark.retain(&word);
    }
    benchmark.run(Sampling { rounds, min_time: Duration::from_millis(100) });
    print!("{benchmark}");
    let (canvas, paris) = (size_of::<Canvas>(), size_of::<ColorsOfParis>());
    let atelier = size_of::<Atelier>();
    println!("bytes of a state: canvas {canvas}, colors of paris {paris}, atelier {atelier}");
}

fn canvases(mut benchmark: Benchmark) -> Benchmark {
    for seats in 1..=5 {
        let name = format!("canvas, {seats} seats, first-game");
        benchmark = benchmark.with(name, "decision", titles::playouts::<Canvas>(seats, ""));
    }
    let random = "scenario=random";
    benchmark
        .with("canvas, 2 seats, random", "decision", titles::playouts::<Canvas>(2, random))
        .with("canvas, puzzle", "decision", titles::playouts::<Canvas>(1, "solo=puzzle"))
        .with("canvas, 3 seats, strides", "decision", titles::rollouts::<Canvas>(3, ""))
        .with("canvas, copy", "copy", titles::copies::<Canvas>(5, ""))
        .with("canvas, 2 seats, fold a record", "event", titles::folds::<Canvas>(2, ""))
        .with("canvas, 5 seats, fold a record", "event", titles::folds::<Canvas>(5, ""))
}

fn paris(mut benchmark: Benchmark) -> Benchmark {
    let ways = [
        (2, "base", ""),
        (3, "base", ""),
        (4, "base", ""),
        (4, "variant-j", "variant=j"),
        (4, "cards-b+tiles", "cards=b tiles=on"),
        (4, "variant-j+tiles", "variant=j tiles=on texts=j"),
    ];
    for (seats, name, options) in ways {
        let work = titles::playouts::<ColorsOfParis>(seats, options);
        benchmark = benchmark.with(format!("paris, {seats} seats, {name}"), "decision", work);
    }
    benchmark
        .with("paris, 3 seats, strides", "decision", titles::rollouts::<ColorsOfParis>(3, ""))
        .with("paris, copy", "copy", titles::copies::<ColorsOfParis>(4, ""))
        .with("paris, 4 seats, fold a record", "event", titles::folds::<ColorsOfParis>(4, ""))
}

fn ateliers(mut benchmark: Benchmark) -> Benchmark {
    for seats in 2..=5 {
        let name = format!("atelier, {seats} seats, base");
        benchmark = benchmark.with(name, "decision", titles::playouts::<Atelier>(seats, ""));
    }
    let expert = "mixing=pairs drawing=unmixed";
    benchmark
        .with("atelier, 4 seats, expert", "decision", titles::playouts::<Atelier>(4, expert))
        .with("atelier, 3 seats, strides", "decision", titles::rollouts::<Atelier>(3, ""))
        .with("atelier, copy", "copy", titles::copies::<Atelier>(5, ""))
        .with("atelier, 4 seats, fold a record", "event", titles::folds::<Atelier>(4, ""))
}
