//! Canvas.
