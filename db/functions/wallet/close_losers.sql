-- Closes those of the listed rounds that are open and won nothing, and states what they count. Nothing else
-- moves. Members are locked by whoever calls, and their lists are of one length. Answers the places of the
-- rounds that were closed.
CREATE OR REPLACE FUNCTION wallet.close_losers(
  p_vendor smallint, p_moment timestamptz, p_owners bigint[], p_shards smallint[], p_rounds text[],
  p_versions int[], p_wins bigint[], p_valids bigint[], p_bonus_valids bigint[], p_txns bigint[]
)
RETURNS int[]
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET enable_bitmapscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
DECLARE
  places int[];
BEGIN
  WITH closed AS (
    UPDATE wallet.round t
    SET state = 1, ended_at = p_moment, closing_txn_id = s.txn_id, win_count = t.win_count + 1
    FROM unnest(
        p_owners, p_shards, p_rounds, p_versions, p_wins, p_valids, p_bonus_valids, p_txns)
      WITH ORDINALITY AS s(owner_no, shard, round_id, version, win, valid, bonus_valid, txn_id, k)
    WHERE s.win = 0 AND t.round_id = s.round_id AND t.vendor_no = p_vendor AND t.owner_no = s.owner_no
      AND t.shard = s.shard AND t.state = 0
    RETURNING t.round_no, s.txn_id, s.owner_no, s.version, s.valid, s.bonus_valid, s.shard, s.k
  ), stated AS (
    INSERT INTO wallet.round_valid AS v (round_no, txn_id, owner_no, amount, bonus_amount, version, shard)
    SELECT c.round_no, c.txn_id, c.owner_no, c.valid, c.bonus_valid, c.version, c.shard FROM closed c
    ON CONFLICT (round_no, shard) DO UPDATE
    SET txn_id = excluded.txn_id, amount = excluded.amount, bonus_amount = excluded.bonus_amount,
        version = excluded.version
  )
  SELECT array_agg(c.k::int) INTO places FROM closed c;
  RETURN coalesce(places, '{}');
END $$;
