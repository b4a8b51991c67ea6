-- The hash of a row and of all rows before it; migration 3 gives one to the rows that are there.
ALTER TABLE log ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
DROP TRIGGER log_is_not_changed;

-- The last row of each log. Heads of tables that are played at the same time are neighbors, because they
-- began at about the same time: one page of the file holds many of them.
CREATE TABLE head (
    place      INTEGER PRIMARY KEY,
    table_name TEXT    NOT NULL UNIQUE,
    number     INTEGER NOT NULL CHECK (number >= 0),
    time       INTEGER NOT NULL,
    hash       BLOB    NOT NULL
) STRICT;

-- Which store this is, and how many commits it has seen.
CREATE TABLE store (
    id      BLOB    NOT NULL,
    commits INTEGER NOT NULL
) STRICT;

INSERT INTO store VALUES (randomblob(16), 0);
