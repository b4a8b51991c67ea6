-- The hash of a row and of all rows before it; migration 3 gives one to the rows that are there.
ALTER TABLE impasto.log ADD COLUMN hash bytea NOT NULL DEFAULT '';
DROP TRIGGER log_is_not_changed ON impasto.log;

-- The last row of each log.
CREATE TABLE impasto.head (
    place      bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    table_name text COLLATE "C" PRIMARY KEY,
    number     bigint NOT NULL CHECK (number >= 0),
    time       bigint NOT NULL,
    hash       bytea  NOT NULL
) WITH (fillfactor = 70);
