//! Finished pictures: a view box and SVG elements.
//!
//! The SVG is written by our own code and not by a template: a picture is thousands of computed numbers and a
//! handful of elements, and the same text is a file of its own, a part of a page, or a part of a picture.

use super::number::fine;

/// A picture as SVG, to be used as a file, in a page or in another picture.
///
/// It has no ids, no styles and no scripts, so a page may contain it any number of times, under any
/// Content-Security-Policy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Svg {
    /// The view box: left, top, width, height, in the picture's own units.
    pub view: [i32; 4],
    /// The SVG elements.
    pub body: String,
}

/// The attributes of all stroked lines: round ends and joints.
const ROUND: &str = "stroke-linecap=\"round\" stroke-linejoin=\"round\" fill=\"none\"";

impl Svg {
    pub(crate) fn new(width: i32, height: i32, body: String) -> Svg {
        Svg { view: [0, 0, width, height], body }
    }

    /// The picture as an SVG document.
    #[must_use]
    pub fn file(&self) -> String {
        let [_, _, w, h] = self.view;
        self.wrap(&format!("xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\""), "")
    }

    /// The picture as an element of a page that assistive technology ignores, because text beside it says the
    /// same.
    #[must_use]
    pub fn ornament(&self) -> String {
        self.wrap("aria-hidden=\"true\" focusable=\"false\"", "")
    }

    /// The picture as an element of a page, with a name for assistive technology.
    #[must_use]
    pub fn named(&self, name: &str) -> String {
        self.wrap("role=\"img\"", &format!("<title>{}</title>", escaped(name)))
    }

    /// The picture as a part of another one, clipped to its view box.
    #[must_use]
    pub fn part(&self, x: f64, y: f64, width: f64, height: f64) -> String {
        let [x, y, width, height] = [x, y, width, height].map(fine);
        self.wrap(&format!("x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\""), "")
    }

    /// The picture cropped to a smaller view box.
    #[must_use]
    pub(crate) fn seen(&self, view: [i32; 4]) -> Svg {
        Svg { view, body: self.body.clone() }
    }

    fn wrap(&self, attributes: &str, inner: &str) -> String {
        let [x, y, w, h] = self.view;
        let body = &self.body;
        format!("<svg {attributes} viewBox=\"{x} {y} {w} {h}\" {ROUND}>{inner}{body}</svg>")
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_only_a_name() {
        let picture = Svg::new(1, 1, String::new());
        assert!(picture.named("<b> & co").contains("<title>&lt;b&gt; &amp; co</title>"));
    }
}
