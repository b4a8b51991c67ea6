//! Reads a configuration file, and refuses what is wrong in it with its line and what is allowed.

use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use toml::{
    Spanned,
    de::{DeString, DeTable, DeValue},
};

use super::{Settings, keys::KEYS, limits::LIMITS};

/// The section of the limits.
pub(crate) const LIMITS_SECTION: &str = "limits";

/// The settings in a file. Relative paths start at the folder of the file.
pub(crate) fn read(path: &Path) -> Result<Settings> {
    let name = path.display();
    let text = std::fs::read_to_string(path);
    let text = text.with_context(|| format!("cannot read the configuration {name}"))?;
    let mut settings = parse(&text).map_err(|wrong| anyhow!("{name}:{wrong}"))?;
    let folder = path.parent().unwrap_or(Path::new(""));
    for path in [&mut settings.data, &mut settings.database_file].into_iter().flatten() {
        // An absolute path replaces the folder.
        *path = folder.join(&*path);
    }
    Ok(settings)
}

/// The settings in a text. An error begins with the number of its line.
fn parse(text: &str) -> Result<Settings> {
    let table = DeTable::parse(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        anyhow!("{}: {}", line(text, at), error.message())
    })?;
    let mut settings = Settings::default();
    for (name, value) in table.get_ref() {
        if name.get_ref() == LIMITS_SECTION {
            let section = value.get_ref().as_table();
            let section = section.ok_or_else(|| anyhow!("[{LIMITS_SECTION}] is a section"));
            for (name, value) in section.map_err(|wrong| at(text, name, &wrong))? {
                limit(&mut settings, name.get_ref(), value.get_ref())
                    .map_err(|wrong| at(text, name, &wrong))?;
            }
        } else {
            setting(&mut settings, name.get_ref(), value.get_ref())
                .and_then(|()| check_storage(&settings))
                .map_err(|wrong| at(text, name, &wrong))?;
        }
    }
    Ok(settings)
}

/// Reads one key outside of a section.
fn setting(settings: &mut Settings, name: &str, value: &DeValue<'_>) -> Result<()> {
    let Some(key) = KEYS.iter().find(|it| it.name == name) else {
        let names: Vec<_> = KEYS.iter().map(|it| it.name).collect();
        bail!(
            "there is no \"{name}\"; there are {} and the section [{LIMITS_SECTION}]",
            names.join(", ")
        );
    };
    let wrong = || format!("\"{name}\" must be {}", (key.allowed)());
    (key.read)(settings, value).with_context(wrong)
}

/// Reads one key of the section of the limits.
fn limit(settings: &mut Settings, name: &str, value: &DeValue<'_>) -> Result<()> {
    let Some(key) = LIMITS.iter().find(|it| it.name() == name) else {
        let names: Vec<_> = LIMITS.iter().map(super::limits::LimitKey::name).collect();
        bail!("there is no limit \"{name}\"; there are {}", names.join(", "));
    };
    let wrong = || format!("\"{name}\" must be {}", (key.allowed)());
    (key.read)(&mut settings.limits, value).with_context(wrong)
}

/// Games are saved in one place.
fn check_storage(settings: &Settings) -> Result<()> {
    let Settings { data, database, database_file, .. } = settings;
    let places = [data.is_some(), database.is_some(), database_file.is_some()];
    if 1 < places.into_iter().filter(|it| *it).count() {
        bail!("only one of \"data\", \"database\" and \"database-file\" can be set");
    }
    Ok(())
}

/// An error with the line of its key.
fn at(text: &str, name: &Spanned<DeString<'_>>, wrong: &anyhow::Error) -> anyhow::Error {
    anyhow!("{}: {wrong}", line(text, name.span().start))
}

/// The number of the line of a byte.
fn line(text: &str, byte: usize) -> usize {
    1 + text.bytes().take(byte).filter(|it| *it == b'\n').count()
}

#[cfg(test)]
mod tests {
    use server::Limits;

    use super::*;
    use crate::settings::LogFormat;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let wrong = parse(text).expect_err("this file is wrong").to_string();
        assert!(wrong.starts_with(expected), "{wrong}");
    }

    #[test]
    fn what_is_wrong_is_refused_with_its_line_and_what_is_allowed() {
        check("\n# A comment.\nadress = \"::1\"", "3: there is no \"adress\"; there are data, ");
        check("https = true\naddress = 8080", "2: \"address\" must be an IP address with a port");
        check("address = \"here:80\"", "1: \"address\" must be an IP address");
        check("https = \"yes\"", "1: \"https\" must be true or false");
        check("thinkers = 0", "1: \"thinkers\" must be a whole number from 1 to 1024");
        check("thinkers = 1.5", "1: \"thinkers\" must be a whole number");
        check("grace = 61", "1: \"grace\" must be a number from 0 to 60");
        check("grace = nan", "1: \"grace\" must be a number");
        check("log = \"xml\"", "1: \"log\" must be \"text\" or \"json\"");
        check("data = \"\"", "1: \"data\" must be a folder");
        check("[limits]\nrate = 5\nspeed = 3", "3: there is no limit \"speed\"; there are rate, ");
        check("[limits]\n\nrate = -1.0", "3: \"rate\" must be a number from 1 to 1000000");
        check("[limits]\nrate = inf", "2: \"rate\" must be a number");
        check("[limits]\nbody = 1", "2: \"body\" must be a whole number from 4096 to 16777216");
        check("[limits]\nviewers = 2.5", "2: \"viewers\" must be a whole number");
        check("limits = 3", "1: [limits] is a section");
        check("[server]\nrate = 3", "1: there is no \"server\"");
        check("https = true\nhttps = false", "2: duplicate key");
        check("https =", "1: ");
        check("data = \"a\"\ndatabase = \"b\"", "2: only one of \"data\"");
    }

    #[test]
    fn what_is_right_is_read() {
        let text = "address = \"[::]:80\"\nthinkers = 0x10\ngrace = 0\nlog = \"json\"\n\
                    https = true\nbehind-proxy = true\ndata = \"games\"\n\
                    [limits]\nrate = 5\naddress-rate = 7.5\nbody = 8_192\n";
        let settings = parse(text).unwrap();
        let limits = Limits { rate: 5.0, address_rate: 7.5, body: 8192, ..Limits::default() };
        let expected = Settings {
            address: Some("[::]:80".parse().unwrap()),
            thinkers: Some(16),
            grace: 0.0,
            log: LogFormat::Json,
            https: true,
            behind_proxy: true,
            data: Some("games".into()),
            limits,
            ..Settings::default()
        };
        assert_eq!(settings, expected);
    }

    #[test]
    fn relative_paths_start_at_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("impasto.toml");
        std::fs::write(&file, "database-file = \"url\"").unwrap();
        assert_eq!(read(&file).unwrap().database_file, Some(folder.path().join("url")));
        std::fs::write(&file, "data = \"/srv/games\"").unwrap();
        assert_eq!(read(&file).unwrap().data, Some("/srv/games".into()));
        std::fs::write(&file, "x = 1").unwrap();
        let wrong = read(&file).unwrap_err().to_string();
        assert!(wrong.starts_with(&format!("{}:1: there is no", file.display())), "{wrong}");
    }
}
