//! Unit tests of the registry's internals.

use super::*;

async fn registry() -> (tempfile::TempDir, TableRegistry) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open_file(folder.path().join("impasto.db")).await.unwrap();
    (
        folder,
        TableRegistry::open(store, BotSettings { thinkers: 1, grace: Duration::ZERO })
            .await
            .unwrap(),
    )
}

/// The key is not replaced: nobody would be known any more.
#[tokio::test]
async fn a_store_with_an_unreadable_key_is_no_house() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open_file(folder.path().join("impasto.db")).await.unwrap();
    let row = Append::new(crate::KEY_LOG, 0).row(0, "key of the door");
    assert_eq!(store.append(row).await.unwrap(), Appended::Done);
    let settings = BotSettings { thinkers: 1, grace: Duration::ZERO };
    let refusal = TableRegistry::open(store, settings).await.unwrap_err();
    assert_eq!(refusal.to_string(), "the log «house» of this store does not begin with a key");
}

#[tokio::test]
async fn whoever_fails_leaves_the_cell_to_those_who_wait() {
    let (_folder, registry) = registry().await;
    let [failed, filling] = [(); 2].map(|()| registry.cell("table"));
    registry.forget("table", failed);
    let next = registry.cell("table");
    assert!(Arc::ptr_eq(&filling, &next), "a second keeper would be started");
    registry.forget("table", filling);
    registry.forget("table", next);
    assert!(registry.lock().is_empty(), "the last one forgets it");
}

#[tokio::test]
async fn what_nobody_waits_for_is_swept_away() {
    let (_folder, registry) = registry().await;
    let (waited_for, left) = (registry.cell("waited for"), registry.cell("left"));
    drop(left);
    registry.sweep();
    assert_eq!(registry.lock().keys().collect::<Vec<_>>(), ["waited for"]);
    drop(waited_for);
}

/// A cached table is not folded again, and contains all rows appended since.
#[tokio::test]
async fn a_glance_reads_on_from_the_last_one() {
    let (_folder, registry) = registry().await;
    let (id, host) = (Token::new([1; 16]), PersonId::new([2; 16]));
    let opening = Opening {
        privacy: tables::Privacy::Public,
        secret: tables::Secret::new([3; 32]),
        invitation: Token::new([4; 16]),
        host,
        previews: true,
        pace: tables::Pace::Brisk,
        head: shelf::open("canvas", 2, "", &game::NoFiles).unwrap().record(),
    };
    registry.open_table(id, opening).await.unwrap();
    let id = id.to_string();
    let first = registry.snapshot(&id).await.unwrap();
    assert!(Arc::ptr_eq(&first, &registry.snapshot(&id).await.unwrap()));
    let said = Append::new(&id, 1).row(0, Row::Say(host, "hello".parse().unwrap()).to_string());
    assert_eq!(registry.store().append(said).await.unwrap(), Appended::Done);
    assert_eq!(registry.snapshot(&id).await.unwrap().remarks().len(), 1);
}

#[tokio::test]
async fn those_who_guess_leave_nothing_behind() {
    let (_folder, registry) = registry().await;
    let guessed = registry.keeper(Token::new([5; 16])).await;
    assert!(matches!(guessed, Err(Problem::Missing(Missing::Table))));
    assert!(registry.lock().is_empty());
}

#[tokio::test]
async fn a_keeper_that_panics_is_not_asked_for_ever() {
    let (_folder, registry) = registry().await;
    let (id, host) = (Token::new([1; 16]), PersonId::new([7; 16]));
    let head = shelf::open("canvas", 2, "", &game::NoFiles).unwrap().record();
    let (secret, invitation) = (tables::Secret::new([7; 32]), Token::new([6; 16]));
    let (privacy, pace) = (tables::Privacy::Public, tables::Pace::Brisk);
    let opening = Opening { privacy, secret, invitation, host, previews: true, pace, head };
    registry.open_table(id, opening).await.unwrap();
    let command = || {
        let keeper = registry.lock()[&id.to_string()].get().cloned();
        keeper.expect("it was asked for").panic();
        let request = tables::Request::Say("hello".parse().unwrap());
        Command { who: tables::Who::Person(host), request, at: None, key: None }
    };
    let keeper = registry.keeper(id).await.unwrap();
    let asking = registry.ask(id, keeper, ClientAddress::new([127, 0, 0, 1].into()), command);
    let asking = tokio::time::timeout(Duration::from_secs(20), asking);
    assert!(matches!(asking.await.expect("it ends"), Err(Problem::Failed)));
}
