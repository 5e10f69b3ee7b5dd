-- Sets a mark of the ledger: every transfer id up to mark_id was taken by a transaction older than mark_xid.
-- Only as the first statement of a transaction, otherwise it raises: the sequence is read before this
-- transaction's own id is taken, and the posting functions take theirs before the sequence, so each of their
-- ids up to the mark belongs to an older transaction id.
CREATE OR REPLACE FUNCTION wallet.set_mark()
RETURNS void LANGUAGE plpgsql
AS $$
DECLARE
  last_id bigint;
BEGIN
  IF pg_current_xact_id_if_assigned() IS NOT NULL THEN
    RAISE EXCEPTION 'wallet.set_mark() must come first in its transaction';
  END IF;
  SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END * 4096 + 4095 INTO last_id
  FROM wallet.id_block;
  -- Nothing new since a mark that is final already: an idle ledger gets no rows.
  IF last_id = wallet.horizon() THEN
    RETURN;
  END IF;
  INSERT INTO wallet.mark (mark_id, mark_xid) VALUES (last_id, pg_current_xact_id());
  DELETE FROM wallet.mark WHERE mark_id < wallet.horizon();
END $$;
