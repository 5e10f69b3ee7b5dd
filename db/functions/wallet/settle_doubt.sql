-- Whether a hold was ever taken under its key: the number of its transaction, or NULL. If it was not, the key
-- is spent, so that an order still on its way finds it used and takes nothing. That row moves no money and
-- names no currency, only its ledger.
CREATE OR REPLACE FUNCTION wallet.settle_doubt(p_scope text, p_key text, p_hash uuid)
RETURNS bigint LANGUAGE plpgsql
AS $$
DECLARE
  rec record;
BEGIN
  PERFORM pg_current_xact_id();
  PERFORM pg_advisory_xact_lock(hashtextextended(p_scope || E'\n' || p_key, 0));
  SELECT t.txn_id, t.kind INTO rec FROM wallet.txn t WHERE t.key = p_key AND t.scope = p_scope;
  IF FOUND THEN
    RETURN CASE WHEN rec.kind = 'HOLD' THEN rec.txn_id END;
  END IF;
  INSERT INTO wallet.txn (
    txn_id, shard, scope, key, kind, currency, body_hash, reverses_txn_id, reference, actor, reason,
    created_at)
  VALUES (
    nextval('wallet.id_block') * 4096, 0, p_scope, p_key, 'HOLD_DROPPED', 'REAL', p_hash, NULL, NULL, NULL,
    NULL, app.now());
  RETURN NULL;
END $$;
