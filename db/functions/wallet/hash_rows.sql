-- The number and the SHA-256 hash of each shard's transfers in a range (after_id < id ≤ up_to). Every column
-- that carries meaning is in the hash, in an order and a form that never change: old seals are verified with
-- it.
CREATE OR REPLACE FUNCTION wallet.hash_rows(after_id bigint, up_to bigint)
RETURNS TABLE (shard smallint, row_count bigint, hash bytea) LANGUAGE sql STABLE
SET enable_seqscan = off
SET enable_bitmapscan = off
AS $$
  SELECT t.shard, count(*), sha256(string_agg(sha256(convert_to(format(
      '%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s',
      t.id, t.txn_id, t.debit_account, t.credit_account, t.amount, extract(epoch FROM t.created_at),
      t.guarded_balance_after, t.member_balance_after, t.round_no, t.reverses_txn_id, t.shard, t.code,
      t.guarded_side, t.kind, t.scope_no || '.' || t.body_hash, t.key), 'UTF8')), '' ORDER BY t.id))
  FROM wallet.transfer t WHERE t.id > after_id AND t.id <= up_to GROUP BY t.shard
$$;
