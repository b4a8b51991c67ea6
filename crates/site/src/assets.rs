//! Static files (style sheets, scripts, fonts), compiled into the program. Their URLs change with their
//! content, so that browsers can cache them forever.

use std::sync::OnceLock;

/// A static file.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// The file name.
    pub name: &'static str,
    /// The media type, as in the `Content-Type` header.
    pub kind: &'static str,
    /// The content.
    pub bytes: &'static [u8],
}

/// All static files. A style sheet with the name of a title belongs to the tables of that title.
pub const ALL: &[Asset] = &[
    Asset { name: "site.css", kind: CSS, bytes: SITE.as_bytes() },
    Asset { name: "help.css", kind: CSS, bytes: include_bytes!("../assets/help.css") },
    Asset { name: "canvas.css", kind: CSS, bytes: CANVAS.as_bytes() },
    Asset { name: "colors-of-paris.css", kind: CSS, bytes: COLORS_OF_PARIS.as_bytes() },
    Asset { name: "atelier.css", kind: CSS, bytes: ATELIER.as_bytes() },
    Asset { name: "table.js", kind: SCRIPT, bytes: include_bytes!("../assets/table.js") },
    Asset { name: "luck.js", kind: SCRIPT, bytes: include_bytes!("../assets/luck.js") },
    Asset { name: "motion.js", kind: SCRIPT, bytes: include_bytes!("../assets/motion.js") },
    Asset { name: "press.js", kind: SCRIPT, bytes: include_bytes!("../assets/press.js") },
    Asset { name: "hints.js", kind: SCRIPT, bytes: include_bytes!("../assets/hints.js") },
    Asset { name: "replay.js", kind: SCRIPT, bytes: include_bytes!("../assets/replay.js") },
    Asset { name: "setup.js", kind: SCRIPT, bytes: include_bytes!("../assets/setup.js") },
    Asset { name: "plan.js", kind: SCRIPT, bytes: include_bytes!("../assets/plan.js") },
    Asset {
        name: "idiomorph.js",
        kind: SCRIPT,
        bytes: include_bytes!("../vendor/idiomorph.min.js"),
    },
    Asset {
        name: "fraunces.woff2",
        kind: "font/woff2",
        bytes: include_bytes!("../vendor/fraunces.woff2"),
    },
    Asset { name: "icon.svg", kind: "image/svg+xml", bytes: include_bytes!("../assets/icon.svg") },
];

/// Joins the chapters of a style sheet, which is sent as one file.
macro_rules! chapters {
    ($($chapter:literal)+) => {
        concat!($(include_str!(concat!("../assets/", $chapter, ".css"))),+)
    };
}

const SITE: &str = chapters!(
    "site/studio" "site/lobby" "site/setup" "site/notices" "site/gathering" "site/table"
    "site/legend" "site/after" "site/replay" "site/small"
);
const CANVAS: &str = chapters!(
    "canvas/cards" "canvas/board" "canvas/own" "canvas/exhibition" "canvas/screens"
);
const COLORS_OF_PARIS: &str = chapters!(
    "colors-of-paris/pigments" "colors-of-paris/wheel" "colors-of-paris/paintings"
    "colors-of-paris/easels" "colors-of-paris/own" "colors-of-paris/others"
    "colors-of-paris/screens"
);
const ATELIER: &str = chapters!(
    "atelier/cards" "atelier/middle" "atelier/bill" "atelier/palette" "atelier/others"
    "atelier/screens"
);

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

impl Asset {
    /// The static file with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Asset> {
        ALL.iter().find(|it| it.name == name)
    }
}

/// The version in the URL of every file: it changes when any of them does.
#[must_use]
pub fn edition() -> &'static str {
    static EDITION: OnceLock<String> = OnceLock::new();
    EDITION.get_or_init(|| {
        let mut hash = blake3::Hasher::new();
        for asset in ALL {
            hash.update(asset.bytes);
        }
        hash.finalize().to_hex()[..8].to_owned()
    })
}

/// The URL of a static file.
pub(crate) fn address(name: &str) -> String {
    format!("/assets/{}/{name}", edition())
}
