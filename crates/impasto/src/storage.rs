//! The storage of games: a file in the user's data folder, or a PostgreSQL database.

use std::{
    env,
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use clap::Args;
use store::Store;

use crate::settings::{self, Settings};

/// The environment variable with the path of a configuration file.
const CONFIG_VARIABLE: &str = "IMPASTO_CONFIG";
/// The environment variable with the URL of a PostgreSQL database.
const DATABASE_VARIABLE: &str = "IMPASTO_DATABASE";
/// The environment variable with the path of a file that holds the URL of a PostgreSQL database.
const DATABASE_FILE_VARIABLE: &str = "IMPASTO_DATABASE_FILE";

/// The storage of games. The command line overrides the environment, and the environment the configuration
/// file; also with `--data`, so the variables are read here and not by clap.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct Storage {
    /// The configuration file; `impasto serve --print-config` prints one. Without --config, the environment
    /// variable `IMPASTO_CONFIG` is used.
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// The folder in which games are saved [default: your data folder].
    #[arg(long, value_name = "DIR", conflicts_with_all = ["database", "database_file"])]
    data: Option<PathBuf>,
    /// The PostgreSQL database in which games are saved: `postgres://USER@HOST/DATABASE`. Without
    /// --data and --database, the environment variable `IMPASTO_DATABASE` is used.
    #[arg(long, value_name = "URL", conflicts_with = "database_file")]
    database: Option<String>,
    /// A file that holds the URL of the PostgreSQL database, to keep it out of the process list. The
    /// environment variable `IMPASTO_DATABASE_FILE` does the same.
    #[arg(long, value_name = "FILE")]
    database_file: Option<PathBuf>,
}

/// Where games are saved.
#[derive(Debug, PartialEq, Eq)]
enum Place {
    /// A file of SQLite.
    File(PathBuf),
    /// The URL of a PostgreSQL database.
    Database(String),
}

/// The way out of a store that has lost the key of its server.
const NO_KEY: &str = "\
this store has games but not the key of the server (the log «house»), by which people are known: restore a backup, \
or import the key from an export (`impasto import logs/house.jsonl`). If it is lost for good, `impasto import \
--new-key` makes a new one; everybody is then a stranger to their games";

impl Storage {
    /// Opens the store for a server, which needs its key, and tells of damage to it.
    pub(crate) async fn open_to_serve(&self) -> Result<Store> {
        let store = self.open().await?;
        let is_empty = store.all_tables(None, 1).await?.is_empty();
        let has_key = !store.read(server::KEY_LOG, 0).await?.is_empty();
        anyhow::ensure!(is_empty || has_key, "{NO_KEY}");
        tell_damage(&store).await?;
        Ok(store)
    }

    pub(crate) async fn open(&self) -> Result<Store> {
        let file = match self.place()? {
            Place::Database(url) => return Ok(Store::open_postgres(&url).await?),
            Place::File(file) => file,
        };
        let folder = file.parent().context("a folder has a name")?;
        let no_folder = || format!("cannot create the folder {}", folder.display());
        std::fs::create_dir_all(folder).with_context(no_folder)?;
        Ok(Store::open_file(&file).await?)
    }

    /// Opens the store read-only, so that a server may be running on it.
    pub(crate) async fn open_read_only(&self) -> Result<Store> {
        let file = match self.place()? {
            Place::Database(url) => return Ok(Store::open_postgres_read_only(&url).await?),
            Place::File(file) => file,
        };
        let none = || format!("no games are saved in {}", file.display());
        Store::open_file_read_only(&file).await.with_context(none)
    }

    /// The path of the file, or «the database», whose URL may hold a password.
    pub(crate) fn description(&self) -> String {
        match self.place() {
            Ok(Place::File(file)) => file.display().to_string(),
            Ok(Place::Database(_)) | Err(_) => "the database".to_owned(),
        }
    }

    /// The settings of the configuration file, if one is named, with the storage that is in force.
    pub(crate) fn settings(&self) -> Result<Settings> {
        let file = self.config.clone().or(variable(CONFIG_VARIABLE)?.map(PathBuf::from));
        let mut settings =
            file.map_or_else(|| Ok(Settings::default()), |it| settings::read(&it))?;
        let flags = (self.data.clone(), self.database.clone(), self.database_file.clone());
        let environment = (
            None,
            variable(DATABASE_VARIABLE)?,
            variable(DATABASE_FILE_VARIABLE)?.map(PathBuf::from),
        );
        let set = |it: &(Option<PathBuf>, Option<String>, Option<PathBuf>)| {
            it.0.is_some() || it.1.is_some() || it.2.is_some()
        };
        if let Some(chosen) = [flags, environment].into_iter().find(set) {
            (settings.data, settings.database, settings.database_file) = chosen;
        }
        if settings.database.is_some() && settings.database_file.is_some() {
            bail!("set {DATABASE_VARIABLE} or {DATABASE_FILE_VARIABLE}, not both");
        }
        Ok(settings)
    }

    fn place(&self) -> Result<Place> {
        const FILE_NAME: &str = "impasto.db";
        let settings = self.settings()?;
        if let Some(url) = settings.database {
            return Ok(Place::Database(url));
        }
        if let Some(file) = settings.database_file {
            return Ok(Place::Database(url_in(&file)?));
        }
        if let Some(folder) = settings.data {
            return Ok(Place::File(folder.join(FILE_NAME)));
        }
        let ours = directories::ProjectDirs::from("", "", "impasto");
        let ours = ours.context("you have no data folder: name one with --data")?;
        Ok(Place::File(ours.data_dir().join(FILE_NAME)))
    }
}

/// The URL in a file, which is its only line.
fn url_in(file: &Path) -> Result<String> {
    let no_url = || format!("cannot read the URL of the database in {}", file.display());
    let text = std::fs::read_to_string(file).with_context(no_url)?;
    let url = text.trim();
    if url.is_empty() || url.contains('\n') {
        bail!("{} must hold one line, the URL of the database", file.display());
    }
    Ok(url.to_owned())
}

/// The value of an environment variable; an empty one counts as none.
fn variable(name: &str) -> Result<Option<String>> {
    match env::var(name) {
        Ok(value) => Ok(Some(value).filter(|it| !it.is_empty())),
        Err(env::VarError::NotPresent) => Ok(None),
        Err(env::VarError::NotUnicode(_)) => bail!("{name} is not valid UTF-8"),
    }
}

/// Tells of damage that is found quickly. What is damaged is refused when somebody asks for it; the rest goes on.
async fn tell_damage(store: &Store) -> Result<()> {
    let (logs, file) = store.check_quickly().await?;
    for damage in &logs {
        tracing::error!(table = damage.table, row = damage.number, "{damage}");
    }
    for reason in &file {
        tracing::error!("the file of the database is damaged: {reason}");
    }
    if !(logs.is_empty() && file.is_empty()) {
        let told = "Saved games are damaged; the others can be played. `impasto check --store` names all of them.";
        // Standard error may be closed; the log has told it then.
        let _ = writeln!(std::io::stderr(), "{told}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_url_of_a_database_is_read_from_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("url");
        let storage = Storage { database_file: Some(file.clone()), ..Storage::default() };
        std::fs::write(&file, "postgres://user:word@host/games\n").unwrap();
        let url = "postgres://user:word@host/games".to_owned();
        assert_eq!(storage.place().unwrap(), Place::Database(url));
        assert_eq!(storage.description(), "the database");
        std::fs::write(&file, "\n").unwrap();
        assert!(storage.place().unwrap_err().to_string().contains("must hold one line"));
    }

    #[test]
    fn a_flag_overrides_the_place_in_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let config = folder.path().join("impasto.toml");
        std::fs::write(&config, "database = \"postgres://host/games\"").unwrap();
        let storage = Storage { config: Some(config), ..Storage::default() };
        assert_eq!(storage.place().unwrap(), Place::Database("postgres://host/games".into()));
        let storage = Storage { data: Some("games".into()), ..storage };
        assert_eq!(storage.place().unwrap(), Place::File("games/impasto.db".into()));
    }
}
