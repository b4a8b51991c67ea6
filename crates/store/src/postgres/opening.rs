//! Connecting to a server: its settings, its version.

use std::time::Duration;

use deadpool_postgres::{
    Client, ClientWrapper, GenericClient, Hook, HookError, Manager, ManagerConfig, Pool,
    RecyclingMethod, Runtime,
};
use tokio_postgres::{Config, NoTls, Row, types::ToSql};

use crate::{Error, migrations};

/// How long a connection may take. Longer, and a player thinks that the table is dead.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long a statement may take, by the server's clock: it may wait for a lock, for instance.
const LONGEST: Duration = Duration::from_secs(8);

/// The same by our own clock: a server that has stopped does not look at its own. Both are shorter than
/// what whoever asks through the web has, so the answer is ours.
pub(crate) const SILENCE: Duration = Duration::from_secs(10);

/// Connections that read. The writer has one of its own, for which it waits for nobody.
pub(crate) const READERS: usize = 8;

/// Any number, as long as it is ours: two processes must not migrate at once.
const MIGRATING: i64 = 0x1A9A_5700;

pub(crate) fn config(url: &str) -> Result<Config, Error> {
    let mut config: Config = url.parse()?;
    config.application_name("impasto").connect_timeout(PATIENCE);
    // A server that has vanished without a word is noticed after a minute, not after two hours.
    config.keepalives_idle(Duration::from_secs(30)).keepalives_interval(Duration::from_secs(10));
    config.keepalives_retries(3);
    // While something is on its way no keepalives are sent: what is not acknowledged counts then.
    config.tcp_user_timeout(Duration::from_secs(30));
    Ok(config)
}

pub(crate) fn pool(config: &Config, size: usize) -> Pool {
    let fast = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = Manager::from_config(config.clone(), NoTls, fast);
    let pool = Pool::builder(manager).max_size(size).runtime(Runtime::Tokio1);
    let patient = pool.wait_timeout(Some(PATIENCE)).create_timeout(Some(PATIENCE));
    let bounded = patient.post_create(Hook::async_fn(|client, _| Box::pin(bound(client))));
    bounded.build().expect("a runtime is given for the timeouts")
}

/// Not as an option of the connection: some poolers take none.
async fn bound(client: &ClientWrapper) -> Result<(), HookError> {
    let sql = format!("SET statement_timeout = {}", LONGEST.as_millis());
    client.batch_execute(&sql).await.map_err(HookError::Backend)
}

/// For what may take as long as it takes, within a transaction.
pub(crate) const UNBOUND: &str = "SET LOCAL statement_timeout = 0";

/// A connection that nobody else has.
pub(crate) async fn connection(pool: &Pool) -> Result<Client, Error> {
    Ok(answered(pool.get()).await??)
}

/// The rows that answer one question. A connection on which no answer comes is given up: the next one
/// may be in order.
pub(crate) async fn ask(
    pool: &Pool,
    sql: &str,
    parameters: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Row>, Error> {
    let client = connection(pool).await?;
    let rows = answered(async {
        let statement = client.prepare_cached(sql).await?;
        client.query(&statement, parameters).await
    });
    match rows.await {
        Ok(rows) => Ok(rows?),
        Err(silent) => {
            drop(Client::take(client));
            Err(silent)
        }
    }
}

/// Waits for the server as long as anybody would.
pub(crate) async fn answered<T>(asked: impl Future<Output = T>) -> Result<T, Error> {
    tokio::time::timeout(SILENCE, asked).await.map_err(|_| Error::Silent(SILENCE))
}

pub(crate) async fn prepare(pool: &Pool) -> Result<(), Error> {
    let mut client = connection(pool).await?;
    answered(check_settings(&client)).await??;
    let transaction = client.transaction().await?;
    // Another process may be bringing the database to our version.
    transaction.batch_execute(UNBOUND).await?;
    migrate(&transaction, migrations::POSTGRES).await?;
    Ok(transaction.commit().await?)
}

/// Whoever only looks changes nothing, so cannot bring a database to our version.
pub(crate) async fn check_version(pool: &Pool) -> Result<(), Error> {
    let client = connection(pool).await?;
    let is_there = "SELECT to_regclass('impasto.migration') IS NOT NULL";
    if !client.query_one(is_there, &[]).await?.get::<_, bool>(0) {
        return Err(Error::Empty);
    }
    match migrations::outstanding(migrations::POSTGRES, version(&client).await?)?.next() {
        None => Ok(()),
        Some(_) => Err(Error::Older),
    }
}

/// What would make our promises empty: that an answered append is on disk, that any text fits.
async fn check_settings(client: &Client) -> Result<(), Error> {
    let needed = [("fsync", "on"), ("full_page_writes", "on"), ("server_encoding", "UTF8")];
    for (setting, needs) in needed {
        let value = current(client, setting).await?;
        if value != needs {
            return Err(Error::Unsuited { setting, value, needs });
        }
    }
    let (setting, needs) = ("synchronous_commit", "on, or more");
    let value = current(client, setting).await?;
    if value == "off" { Err(Error::Unsuited { setting, value, needs }) } else { Ok(()) }
}

async fn current(client: &Client, setting: &str) -> Result<String, Error> {
    Ok(client.query_one("SELECT current_setting($1)", &[&setting]).await?.get(0))
}

/// Brings a new database, or one of an older version, to ours.
async fn migrate(
    transaction: &impl GenericClient,
    steps: &'static [&'static str],
) -> Result<(), Error> {
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATING]).await?;
    let begin = "CREATE SCHEMA IF NOT EXISTS impasto;
                 CREATE TABLE IF NOT EXISTS impasto.migration (number bigint PRIMARY KEY)";
    transaction.batch_execute(begin).await?;
    for (number, step) in migrations::outstanding(steps, version(transaction).await?)? {
        transaction.batch_execute(step).await?;
        let record = "INSERT INTO impasto.migration VALUES ($1)";
        transaction.execute(record, &[&i64::from(number)]).await?;
    }
    Ok(())
}

async fn version(client: &impl GenericClient) -> Result<u32, Error> {
    let version = "SELECT coalesce(max(number), 0) FROM impasto.migration";
    let found: i64 = client.query_one(version, &[]).await?.get(0);
    Ok(u32::try_from(found).expect("versions are counted from 1"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn later_steps_find_what_earlier_ones_left() {
        let server = postgres_for_tests::Server::start().unwrap();
        let pool = pool(&config(&server.database().unwrap()).unwrap(), 1);
        let client = pool.get().await.unwrap();
        let steps: &[&str] =
            &["CREATE TABLE a (x int)", "INSERT INTO a VALUES (1)", "UPDATE a SET x = x + 1"];
        for known in [1, 2, 3, 3] {
            migrate(&client, &steps[..known]).await.unwrap();
        }
        let x: i32 = client.query_one("SELECT x FROM a", &[]).await.unwrap().get(0);
        assert_eq!(x, 2);
        assert!(matches!(migrate(&client, &steps[..1]).await, Err(Error::Newer { .. })));
    }
}
