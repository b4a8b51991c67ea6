-- The log: rows of text, added and never changed.
CREATE TABLE log (
    table_name TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number >= 0),
    time       INTEGER NOT NULL,
    key        TEXT,             -- of an append, on its first row
    text       TEXT    NOT NULL,
    PRIMARY KEY (table_name, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX log_key ON log (table_name, key) WHERE key IS NOT NULL;

-- To name all tables without passing over all rows.
CREATE INDEX log_start ON log (table_name) WHERE number = 0;

CREATE TRIGGER log_is_not_changed BEFORE UPDATE ON log
    BEGIN SELECT RAISE (ABORT, 'rows of a log are never changed'); END;
CREATE TRIGGER log_is_not_shortened BEFORE DELETE ON log
    BEGIN SELECT RAISE (ABORT, 'rows of a log are never taken away'); END;

-- Where tables are listed, in the order in which they came.
CREATE TABLE label (
    place      INTEGER PRIMARY KEY,
    label      TEXT NOT NULL,
    table_name TEXT NOT NULL,
    UNIQUE (label, table_name)
) STRICT;

CREATE INDEX label_place ON label (label, place);
