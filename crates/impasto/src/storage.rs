//! Where games are kept: a file in the user's data folder, or a PostgreSQL.

use std::{env::VarError, path::PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use store::Store;

/// The variable that names a PostgreSQL, for those who name nothing on the command line.
const VARIABLE: &str = "IMPASTO_DATABASE";

/// Where games are kept. What is said on the command line counts more than what is said by the
/// environment, so the latter is read here and not as an argument.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct Storage {
    /// The folder in which games are kept; your data folder if it is not said.
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// A PostgreSQL in which games are kept: `postgres://USER@HOST/DATABASE`; what the variable
    /// `IMPASTO_DATABASE` says if neither is said.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

impl Storage {
    pub(crate) async fn open(&self) -> Result<Store> {
        if let Some(url) = self.database()? {
            return Ok(Store::open_postgres(&url).await?);
        }
        let file = self.file()?;
        let folder = file.parent().context("a folder has a name")?;
        let no_folder = || format!("cannot make the folder {}", folder.display());
        std::fs::create_dir_all(folder).with_context(no_folder)?;
        Ok(Store::open_file(&file).await?)
    }

    /// The store as it is, to look only: a server may be running on it.
    pub(crate) async fn look(&self) -> Result<Store> {
        if let Some(url) = self.database()? {
            return Ok(Store::open_postgres_read_only(&url).await?);
        }
        let file = self.file()?;
        let none = || format!("no games are kept in {}", file.display());
        Store::open_file_read_only(&file).await.with_context(none)
    }

    /// Where that is, without a password.
    pub(crate) fn told(&self) -> String {
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
        match std::env::var(VARIABLE) {
            Ok(url) => Ok(Some(url).filter(|it| !it.is_empty())),
            Err(VarError::NotPresent) => Ok(None),
            Err(VarError::NotUnicode(_)) => anyhow::bail!("{VARIABLE} is no text"),
        }
    }

    fn file(&self) -> Result<PathBuf> {
        const NAME: &str = "impasto.db";
        if let Some(folder) = &self.data {
            return Ok(folder.join(NAME));
        }
        let ours = directories::ProjectDirs::from("", "", "impasto");
        let ours = ours.context("you have no data folder: name one with --data")?;
        Ok(ours.data_dir().join(NAME))
    }
}
