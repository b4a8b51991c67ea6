-- Rows are not changed any more: all have their hashes. An older program, which writes none, is refused.
ALTER TABLE impasto.log ALTER COLUMN hash DROP DEFAULT;
CREATE TRIGGER log_is_not_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON impasto.log
    FOR EACH STATEMENT EXECUTE FUNCTION impasto.refuse_change();
