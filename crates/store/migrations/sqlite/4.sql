-- Rows are not changed any more: all have their hashes.
CREATE TRIGGER log_is_not_changed BEFORE UPDATE ON log
    BEGIN SELECT RAISE (ABORT, 'rows of a log are never changed'); END;
