//! Numbers in a configuration file, and the least and the most that is allowed.

use std::{fmt, ops::RangeInclusive};

use toml::de::DeValue;

/// A number with bounds.
pub(crate) trait Amount: Sized {
    /// The number in a value; `None` if it is none, or out of bounds.
    fn read(value: &DeValue<'_>, bounds: &Bounds) -> Option<Self>;
    /// The number as TOML.
    fn shown(&self) -> String;
    /// What is allowed.
    fn allowed(bounds: &Bounds) -> String;
}

/// The least and the most that is allowed.
pub(crate) type Bounds = RangeInclusive<u32>;

impl Amount for f64 {
    fn read(value: &DeValue<'_>, bounds: &Bounds) -> Option<f64> {
        let number = match value {
            DeValue::Float(float) => float.as_str().parse().ok()?,
            DeValue::Integer(_) => f64::from(u32::read(value, &(0..=u32::MAX))?),
            DeValue::String(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_) => return None,
        };
        (f64::from(*bounds.start())..=f64::from(*bounds.end())).contains(&number).then_some(number)
    }

    fn shown(&self) -> String {
        format!("{self:?}")
    }

    fn allowed(bounds: &Bounds) -> String {
        allowed("a number", bounds)
    }
}

impl Amount for u32 {
    fn read(value: &DeValue<'_>, bounds: &Bounds) -> Option<u32> {
        let integer = value.as_integer()?;
        let number = u32::from_str_radix(integer.as_str(), integer.radix()).ok()?;
        bounds.contains(&number).then_some(number)
    }

    fn shown(&self) -> String {
        self.to_string()
    }

    fn allowed(bounds: &Bounds) -> String {
        allowed("a whole number", bounds)
    }
}

impl Amount for usize {
    fn read(value: &DeValue<'_>, bounds: &Bounds) -> Option<usize> {
        usize::try_from(u32::read(value, bounds)?).ok()
    }

    fn shown(&self) -> String {
        self.to_string()
    }

    fn allowed(bounds: &Bounds) -> String {
        u32::allowed(bounds)
    }
}

fn allowed(what: impl fmt::Display, bounds: &Bounds) -> String {
    format!("{what} from {} to {}", bounds.start(), bounds.end())
}
