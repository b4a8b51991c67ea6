//! The keys of a configuration file that are flags as well.

use std::path::PathBuf;

use clap::ValueEnum;
use toml::de::DeValue;

use super::{
    DEFAULT_ADDRESS, LogFormat, MAX_GRACE_SECONDS, MAX_THINKERS, Settings, Shown,
    amount::{Amount, Bounds},
};

/// A key of the file: the name of its flag, what is allowed, and how it is read and shown.
pub(crate) struct Key {
    pub(crate) name: &'static str,
    pub(crate) allowed: fn() -> String,
    /// Reads a value; `None` if it is not allowed.
    pub(crate) read: fn(&mut Settings, &DeValue<'_>) -> Option<()>,
    pub(crate) show: fn(&Settings) -> Shown,
}

/// All keys, in the order in which they are printed. What each means is told by the help of its flag.
pub(crate) const KEYS: &[Key] = &[
    Key {
        name: "data",
        allowed: || "a folder, in quotes".to_owned(),
        read: |settings, value| put(&mut settings.data, path(value)),
        show: |settings| shown_path(settings.data.as_ref(), "/var/lib/impasto"),
    },
    Key {
        name: "database",
        allowed: || "a URL, in quotes".to_owned(),
        read: |settings, value| put(&mut settings.database, text(value)),
        show: |settings| match settings.database {
            Some(_) => Shown::Secret,
            None => Shown::Unset(quoted("postgres://USER@HOST/DATABASE")),
        },
    },
    Key {
        name: "database-file",
        allowed: || "a file, in quotes".to_owned(),
        read: |settings, value| put(&mut settings.database_file, path(value)),
        show: |settings| shown_path(settings.database_file.as_ref(), "/etc/impasto/database-url"),
    },
    Key {
        name: "address",
        allowed: || "an IP address with a port, in quotes: \"127.0.0.1:8080\"".to_owned(),
        read: |settings, value| {
            put(&mut settings.address, value.as_str().and_then(|it| it.parse().ok()))
        },
        show: |settings| {
            let shown = settings.address.map(|it| Shown::Value(quoted(&it.to_string())));
            shown.unwrap_or_else(|| Shown::Unset(quoted(&DEFAULT_ADDRESS.to_string())))
        },
    },
    Key {
        name: "https",
        allowed: true_or_false,
        read: |settings, value| value.as_bool().map(|it| settings.https = it),
        show: |settings| Shown::Value(settings.https.to_string()),
    },
    Key {
        name: "behind-proxy",
        allowed: true_or_false,
        read: |settings, value| value.as_bool().map(|it| settings.behind_proxy = it),
        show: |settings| Shown::Value(settings.behind_proxy.to_string()),
    },
    Key {
        name: "no-limits",
        allowed: true_or_false,
        read: |settings, value| value.as_bool().map(|it| settings.no_limits = it),
        show: |settings| Shown::Value(settings.no_limits.to_string()),
    },
    Key {
        name: "thinkers",
        allowed: || usize::allowed(&thinkers()),
        read: |settings, value| put(&mut settings.thinkers, usize::read(value, &thinkers())),
        show: |settings| {
            let shown = settings.thinkers.map(|it| Shown::Value(it.to_string()));
            shown.unwrap_or_else(|| Shown::Unset("1".to_owned()))
        },
    },
    Key {
        name: "grace",
        allowed: || f64::allowed(&grace_seconds()),
        read: |settings, value| {
            let seconds = f64::read(value, &grace_seconds())?;
            settings.grace = seconds.to_string().parse().ok()?;
            Some(())
        },
        show: |settings| Shown::Value(format!("{:?}", settings.grace)),
    },
    Key {
        name: "log",
        allowed: || "\"text\" or \"json\"".to_owned(),
        read: |settings, value| {
            settings.log = LogFormat::from_str(value.as_str()?, false).ok()?;
            Some(())
        },
        show: |settings| {
            Shown::Value(match settings.log {
                LogFormat::Text => quoted("text"),
                LogFormat::Json => quoted("json"),
            })
        },
    },
];

fn thinkers() -> Bounds {
    1..=u32::from(MAX_THINKERS)
}

fn grace_seconds() -> Bounds {
    0..=u32::from(MAX_GRACE_SECONDS)
}

fn true_or_false() -> String {
    "true or false".to_owned()
}

fn put<T>(place: &mut Option<T>, value: Option<T>) -> Option<()> {
    *place = Some(value?);
    Some(())
}

fn text(value: &DeValue<'_>) -> Option<String> {
    value.as_str().filter(|it| !it.is_empty()).map(ToOwned::to_owned)
}

fn path(value: &DeValue<'_>) -> Option<PathBuf> {
    text(value).map(PathBuf::from)
}

fn shown_path(path: Option<&PathBuf>, example: &str) -> Shown {
    let shown = path.map(|it| Shown::Value(quoted(&it.to_string_lossy())));
    shown.unwrap_or_else(|| Shown::Unset(quoted(example)))
}

/// A text as a string of TOML.
fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}
