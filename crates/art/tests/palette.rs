//! Tests of the palette: contrast of text in both themes, and distances of colors as people with each kind of
//! color blindness see them.

use art::{
    Rgb,
    palette::{
        Family, Hue,
        theme::{DAY, NIGHT, Theme},
    },
};

/// The least contrast of text (WCAG 2.2, success criterion 1.4.3, level AA).
const TEXT: f64 = 4.5;
/// The least contrast of graphics (WCAG 2.2, success criterion 1.4.11, level AA).
const GRAPHIC: f64 = 3.0;
/// The least distance between two colors of a family in `OKLab`. Two neighbors on a chart of 24 hues are about
/// 0.05 apart.
const APART: f64 = 0.11;

fn linear(part: u8) -> f64 {
    let c = f64::from(part) / 255.0;
    if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
}

fn light(color: Rgb) -> [f64; 3] {
    color.parts().map(linear)
}

fn contrast(a: Rgb, b: Rgb) -> f64 {
    let luminance = |color| {
        let [r, g, b] = light(color);
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (x, y): (f64, f64) = (luminance(a), luminance(b));
    (x.max(y) + 0.05) / (x.min(y) + 0.05)
}

fn times(matrix: [[f64; 3]; 3], v: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row[0] * v[0] + row[1] * v[1] + row[2] * v[2])
}

/// The `OKLab` coordinates of a color in linear light.
fn oklab(light: [f64; 3]) -> [f64; 3] {
    let cones = times(
        [
            [0.412_221_47, 0.536_332_54, 0.051_445_99],
            [0.211_903_5, 0.680_699_55, 0.107_396_96],
            [0.088_302_46, 0.281_718_84, 0.629_978_7],
        ],
        light.map(|c| c.clamp(0.0, 1.0)),
    );
    times(
        [
            [0.210_454_26, 0.793_617_78, -0.004_072_05],
            [1.977_998_5, -2.428_592_2, 0.450_593_7],
            [0.025_904_04, 0.782_771_77, -0.808_675_77],
        ],
        cones.map(f64::cbrt),
    )
}

/// The kinds of color vision, as matrices (Machado, Oliveira and Fernandes 2009, full severity).
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("most eyes", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

fn distance(a: &Hue, b: &Hue, eyes: [[f64; 3]; 3]) -> f64 {
    let [a, b] = [a, b].map(|hue| oklab(times(eyes, light(hue.color))));
    (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f64>().sqrt()
}

#[test]
fn the_measure_is_right() {
    assert!((contrast(Rgb(0), Rgb(0xff_ff_ff)) - 21.0).abs() < 0.01);
    assert!((contrast(Rgb(0x77_77_77), Rgb(0xff_ff_ff)) - 4.48).abs() < 0.01);
    let white = oklab([1.0, 1.0, 1.0]);
    assert!((white[0] - 1.0).abs() < 1e-4 && white[1].abs() < 1e-4 && white[2].abs() < 1e-4);
}

#[test]
fn text_can_be_read_by_day_and_at_night() {
    for (name, theme) in [("day", DAY), ("night", NIGHT)] {
        for (ground, text, ratio) in texts(&theme) {
            assert!(ratio >= TEXT, "{name}: {text} on {ground} has {ratio:.2}");
        }
        let ratio = contrast(theme.walnut, theme.linen);
        assert!(ratio >= GRAPHIC, "{name}: walnut on linen has {ratio:.2}");
    }
}

fn texts(theme: &Theme) -> Vec<(&'static str, &'static str, f64)> {
    let named = theme.colors();
    let of = |name: &str| named.into_iter().find(|it| it.0 == name).expect("a color of the theme");
    let mut all = vec![("vermilion", "on-vermilion")];
    for ground in ["linen", "paper", "wash"] {
        all.extend(["ink", "faded", "vermilion", "focus", "sage", "madder"].map(|it| (ground, it)));
    }
    let measure = |(ground, text)| (of(ground).0, of(text).0, contrast(of(ground).1, of(text).1));
    all.into_iter().map(measure).collect()
}

#[test]
fn letters_can_be_read_on_their_colors() {
    for family in Family::ALL {
        for hue in family.hues() {
            let ratio = contrast(hue.color, hue.on);
            assert!(ratio >= TEXT, "{family:?} {}: {ratio:.2}", hue.name);
        }
    }
}

#[test]
fn colors_are_told_apart_by_all_eyes() {
    let mut close = Vec::new();
    for family in Family::ALL {
        let hues = family.hues();
        for (i, a) in hues.iter().enumerate() {
            for b in &hues[i + 1..] {
                for (eyes, matrix) in EYES {
                    let far = distance(a, b, matrix);
                    if far < APART {
                        close.push(format!("{family:?} {} {} {eyes} {far:.3}", a.name, b.name));
                    }
                }
            }
        }
    }
    assert!(close.is_empty(), "{close:#?}");
}

#[test]
fn no_letter_and_no_mark_is_given_twice() {
    for family in Family::ALL {
        let hues = family.hues();
        for (i, a) in hues.iter().enumerate() {
            for b in &hues[i + 1..] {
                assert_ne!(a.letter, b.letter, "{family:?} {} {}", a.name, b.name);
                assert_ne!(a.outline(), b.outline(), "{family:?} {} {}", a.name, b.name);
            }
        }
    }
}
