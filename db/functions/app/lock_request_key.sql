-- Locks the key of a request until the transaction ends, and reads what is kept under it. The read is a
-- statement after the lock, so it sees what the former holder committed. One row: whether the lock is ours,
-- and the kept answer, or NULLs.
CREATE OR REPLACE FUNCTION app.lock_request_key(p_account text, p_call text, p_key text)
RETURNS TABLE (is_mine boolean, body_hash bytea, status smallint, answer text) LANGUAGE plpgsql VOLATILE
AS $$
BEGIN
  is_mine := pg_try_advisory_xact_lock(hashtextextended(p_account || E'\n' || p_call || E'\n' || p_key, 7));
  SELECT i.body_hash, i.status, i.answer INTO body_hash, status, answer
  FROM app.idempotency i WHERE i.account_id = p_account AND i.call = p_call AND i.key = p_key;
  RETURN NEXT;
END $$;
