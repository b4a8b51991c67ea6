//! The words of a page, for tests of its texts.

use display::ShownTable;
use game::Viewer;
use pages::Names;
use shelf::AnyTable;

/// The HTML of a table: the board, the panels of the seats, and a plan where there is one.
pub(crate) fn page(table: &dyn AnyTable, viewer: Viewer, names: &Names) -> String {
    let parts = table.board(viewer, names);
    let mut html = parts.shared.into_string();
    html.extend(parts.own.map(maud::PreEscaped::into_string));
    for panel in parts.panels {
        html += &(panel.brief.into_string() + &panel.full.into_string());
    }
    html.extend(table.plan(viewer, "1,2,3", names).map(maud::PreEscaped::into_string));
    html
}

/// The words of a page: the text between tags, and the attributes for tooltips and screen readers.
pub(crate) fn words_of(html: &str) -> String {
    let mut words = String::new();
    for part in html.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        for attribute in ["title=\"", "alt=\"", "aria-label=\""] {
            let said = tag.split(attribute).skip(1).filter_map(|it| it.split('"').next());
            said.for_each(|it| words.extend([it, "\n"]));
        }
        words.extend([text, "\n"]);
    }
    words
}
