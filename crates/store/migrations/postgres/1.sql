-- The log: rows of text, added and never changed. Names are compared byte by byte, as in SQLite.
CREATE TABLE impasto.log (
    table_name text COLLATE "C" NOT NULL,
    number     bigint NOT NULL CHECK (number >= 0),
    time       bigint NOT NULL,
    key        text COLLATE "C",             -- of an append, on its first row
    text       text NOT NULL,
    PRIMARY KEY (table_name, number)
);

CREATE UNIQUE INDEX log_key ON impasto.log (table_name, key) WHERE key IS NOT NULL;

-- To name all tables without passing over all rows.
CREATE INDEX log_start ON impasto.log (table_name) WHERE number = 0;

CREATE FUNCTION impasto.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'rows of a log are never changed or taken away';
END $$;

CREATE TRIGGER log_is_not_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON impasto.log
    FOR EACH STATEMENT EXECUTE FUNCTION impasto.refuse_change();

-- Where tables are listed, about in the order in which they came.
CREATE TABLE impasto.label (
    place      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    label      text COLLATE "C" NOT NULL,
    table_name text COLLATE "C" NOT NULL,
    UNIQUE (label, table_name)
);

CREATE INDEX label_place ON impasto.label (label, place);
