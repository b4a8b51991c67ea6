//! The storage of games: a file in the user's data folder, or a PostgreSQL database.

use std::{env::VarError, io::Write, path::PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use store::Store;

/// The environment variable with the URL of a PostgreSQL database.
const DATABASE_VARIABLE: &str = "IMPASTO_DATABASE";

/// The storage of games. The command line overrides the environment variable, also with `--data`, so the
/// variable is read here and not by clap.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct Storage {
    /// The folder in which games are saved [default: your data folder].
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// The PostgreSQL database in which games are saved: `postgres://USER@HOST/DATABASE`. Without
    /// --data and --database, the environment variable `IMPASTO_DATABASE` is used.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
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
        if let Some(url) = self.database()? {
            return Ok(Store::open_postgres(&url).await?);
        }
        let file = self.file()?;
        let folder = file.parent().context("a folder has a name")?;
        let no_folder = || format!("cannot create the folder {}", folder.display());
        std::fs::create_dir_all(folder).with_context(no_folder)?;
        Ok(Store::open_file(&file).await?)
    }

    /// Opens the store read-only, so that a server may be running on it.
    pub(crate) async fn open_read_only(&self) -> Result<Store> {
        if let Some(url) = self.database()? {
            return Ok(Store::open_postgres_read_only(&url).await?);
        }
        let file = self.file()?;
        let none = || format!("no games are saved in {}", file.display());
        Store::open_file_read_only(&file).await.with_context(none)
    }

    /// The path of the file, or «the database», whose URL may hold a password.
    pub(crate) fn description(&self) -> String {
        match (self.database(), self.file()) {
            (Ok(None), Ok(file)) => file.display().to_string(),
            (Ok(None), Err(_)) => "memory".to_owned(),
            (Ok(Some(_)) | Err(_), _) => "the database".to_owned(),
        }
    }

    fn database(&self) -> Result<Option<String>> {
        if self.database.is_some() || self.data.is_some() {
            return Ok(self.database.clone());
        }
        match std::env::var(DATABASE_VARIABLE) {
            Ok(url) => Ok(Some(url).filter(|it| !it.is_empty())),
            Err(VarError::NotPresent) => Ok(None),
            Err(VarError::NotUnicode(_)) => anyhow::bail!("{DATABASE_VARIABLE} is not valid UTF-8"),
        }
    }

    fn file(&self) -> Result<PathBuf> {
        const FILE_NAME: &str = "impasto.db";
        if let Some(folder) = &self.data {
            return Ok(folder.join(FILE_NAME));
        }
        let ours = directories::ProjectDirs::from("", "", "impasto");
        let ours = ours.context("you have no data folder: name one with --data")?;
        Ok(ours.data_dir().join(FILE_NAME))
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
