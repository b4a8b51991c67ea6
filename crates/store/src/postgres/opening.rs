//! Connections to a PostgreSQL server: timeouts, checks of its settings, migrations.

use std::time::Duration;

use deadpool_postgres::{
    Client, ClientWrapper, GenericClient, Hook, HookError, Manager, ManagerConfig, Pool,
    RecyclingMethod, Runtime,
};
use tokio_postgres::{Config, NoTls, Row, types::ToSql};

use super::hashing;
use crate::{
    Error,
    migrations::{self, Hashes, Migration},
};

/// The longest wait for a connection. A player who waits longer thinks that the table is dead.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// The longest time of a statement by the server's clock; it may wait for a lock, for instance.
const STATEMENT_TIMEOUT: Duration = Duration::from_secs(8);

/// The longest wait for an answer by our own clock, for a server that hangs. It is shorter than the
/// timeout of a web request, so that the request gets our error.
pub(crate) const RESPONSE_TIMEOUT: Duration = Duration::from_secs(10);

/// The largest number of connections that read. The writer has a connection of its own.
pub(crate) const MAX_READERS: usize = 8;

/// The key of the advisory lock that keeps two processes from migrating at the same time; an arbitrary
/// number.
const MIGRATION_LOCK: i64 = 0x1A9A_5700;

pub(crate) fn config(url: &str) -> Result<Config, Error> {
    let mut config: Config = url.parse()?;
    config.application_name("impasto").connect_timeout(CONNECT_TIMEOUT);
    // A server that has vanished is noticed after a minute, not after two hours.
    config.keepalives_idle(Duration::from_secs(30)).keepalives_interval(Duration::from_secs(10));
    config.keepalives_retries(3);
    // No keepalives are sent while data is unacknowledged: then this timeout counts.
    config.tcp_user_timeout(Duration::from_secs(30));
    Ok(config)
}

pub(crate) fn pool(config: &Config, size: usize) -> Pool {
    let fast = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = Manager::from_config(config.clone(), NoTls, fast);
    let pool = Pool::builder(manager).max_size(size).runtime(Runtime::Tokio1);
    let timed = pool.wait_timeout(Some(CONNECT_TIMEOUT)).create_timeout(Some(CONNECT_TIMEOUT));
    let bounded = timed.post_create(Hook::async_fn(|client, _| Box::pin(limit_statements(client))));
    bounded.build().expect("a runtime is given for the timeouts")
}

/// Sets the statement timeout by SQL and not as an option of the connection, which some poolers refuse.
async fn limit_statements(client: &ClientWrapper) -> Result<(), HookError> {
    let sql = format!("SET statement_timeout = {}", STATEMENT_TIMEOUT.as_millis());
    client.batch_execute(&sql).await.map_err(HookError::Backend)
}

/// The statement that lifts the statement timeout for the current transaction.
pub(crate) const NO_STATEMENT_TIMEOUT: &str = "SET LOCAL statement_timeout = 0";

/// A connection from the pool.
pub(crate) async fn connection(pool: &Pool) -> Result<Client, Error> {
    Ok(with_timeout(pool.get()).await??)
}

/// The rows of one query. After a timeout the connection is dropped, so that the next query gets a new
/// one.
pub(crate) async fn query(
    pool: &Pool,
    sql: &str,
    parameters: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Row>, Error> {
    let client = connection(pool).await?;
    let rows = with_timeout(async {
        let statement = client.prepare_cached(sql).await?;
        client.query(&statement, parameters).await
    });
    match rows.await {
        Ok(rows) => Ok(rows?),
        Err(timeout) => {
            drop(Client::take(client));
            Err(timeout)
        }
    }
}

/// The result of `work`, or [`Error::Timeout`] if the server does not answer in time.
pub(crate) async fn with_timeout<T>(work: impl Future<Output = T>) -> Result<T, Error> {
    tokio::time::timeout(RESPONSE_TIMEOUT, work).await.map_err(|_| Error::Timeout(RESPONSE_TIMEOUT))
}

pub(crate) async fn prepare(pool: &Pool) -> Result<(), Error> {
    let mut client = connection(pool).await?;
    with_timeout(check_settings(&client)).await??;
    let transaction = client.transaction().await?;
    // Another process may be migrating the database: this one waits as long as that takes.
    transaction.batch_execute(NO_STATEMENT_TIMEOUT).await?;
    migrate(&transaction, migrations::POSTGRES).await?;
    Ok(transaction.commit().await?)
}

/// Looks at a database that is opened read-only: whether it is a store that can be read.
pub(crate) async fn check_version(pool: &Pool) -> Result<Hashes, Error> {
    let client = connection(pool).await?;
    let is_there = "SELECT to_regclass('impasto.migration') IS NOT NULL";
    if !client.query_one(is_there, &[]).await?.get::<_, bool>(0) {
        return Err(Error::Empty);
    }
    Hashes::of_version(migrations::POSTGRES, version(&client).await?)
}

/// Refuses settings that could lose answered appends, or cannot store every text.
async fn check_settings(client: &Client) -> Result<(), Error> {
    let needed = [("fsync", "on"), ("full_page_writes", "on"), ("server_encoding", "UTF8")];
    for (setting, needs) in needed {
        let value = current(client, setting).await?;
        if value != needs {
            return Err(Error::UnsupportedSetting { setting, value, needs });
        }
    }
    let (setting, needs) = ("synchronous_commit", "on, or more");
    let value = current(client, setting).await?;
    if value == "off" { Err(Error::UnsupportedSetting { setting, value, needs }) } else { Ok(()) }
}

async fn current(client: &Client, setting: &str) -> Result<String, Error> {
    Ok(client.query_one("SELECT current_setting($1)", &[&setting]).await?.get(0))
}

/// Applies the pending migrations, all of them in a new database.
async fn migrate(transaction: &impl GenericClient, all: &'static [Migration]) -> Result<(), Error> {
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK]).await?;
    let begin = "CREATE SCHEMA IF NOT EXISTS impasto;
                 CREATE TABLE IF NOT EXISTS impasto.migration (number bigint PRIMARY KEY)";
    transaction.batch_execute(begin).await?;
    for (number, migration) in migrations::pending(all, version(transaction).await?)? {
        match migration {
            Migration::Script(script) => transaction.batch_execute(script).await?,
            Migration::HashRows => hashing::hash_rows(transaction).await?,
        }
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
    async fn later_migrations_find_what_earlier_ones_left() {
        let server = postgres_for_tests::Server::start().unwrap();
        let pool = pool(&config(&server.database().unwrap()).unwrap(), 1);
        let client = pool.get().await.unwrap();
        let steps: &[Migration] = &[
            Migration::Script("CREATE TABLE a (x int)"),
            Migration::Script("INSERT INTO a VALUES (1)"),
            Migration::Script("UPDATE a SET x = x + 1"),
        ];
        for known in [1, 2, 3, 3] {
            migrate(&client, &steps[..known]).await.unwrap();
        }
        let x: i32 = client.query_one("SELECT x FROM a", &[]).await.unwrap().get(0);
        assert_eq!(x, 2);
        assert!(matches!(migrate(&client, &steps[..1]).await, Err(Error::Newer { .. })));
    }
}
