-- Closes lost bets that are rounds of their own, in their first version: a member may stand with many. No
-- money moves, so of each member only the first spendable account is locked, in id order
-- (db/functions/wallet/settle_rounds.sql). Answers how many rounds were open and are closed by it; whoever
-- expects more undoes the transaction. Raises if the lists are of different lengths or too long.
CREATE OR REPLACE FUNCTION wallet.lose_rounds(
  p_vendor text, p_rounds text[], p_members text[], p_valids bigint[], p_bonus_valids bigint[]
)
RETURNS int
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET enable_bitmapscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
DECLARE
  n_rounds int := cardinality(p_rounds);
  vendor smallint := (SELECT s.scope_no FROM wallet.scope s WHERE s.scope = 'vendor:' || p_vendor);
  owners bigint[];
  shards smallint[];
  blocks bigint[];
BEGIN
  -- The transaction's own id comes before any transfer id: see wallet.horizon().
  PERFORM pg_current_xact_id();
  IF n_rounds > 8000 OR n_rounds <> ALL (ARRAY[
      cardinality(p_members), cardinality(p_valids), cardinality(p_bonus_valids)]) THEN
    RAISE EXCEPTION 'a chunk has at most 8,000 rounds, each with a member and what it counts';
  END IF;
  IF vendor IS NULL OR n_rounds = 0 THEN
    RETURN 0;
  END IF;
  SELECT array_agg(s.owner_no ORDER BY s.n), array_agg(s.shard ORDER BY s.n) INTO owners, shards
  FROM (
    SELECT o.owner_no, o.shard, t.n FROM unnest(p_members) WITH ORDINALITY AS t(member, n)
    CROSS JOIN LATERAL (
      SELECT w.owner_no, w.shard FROM wallet.owner w
      WHERE w.owner_id = t.member AND w.family = 1 OFFSET 0) AS o) AS s;
  IF cardinality(owners) IS DISTINCT FROM n_rounds THEN
    RETURN 0;
  END IF;
  PERFORM FROM (
    SELECT DISTINCT t.owner_no, t.shard FROM unnest(owners, shards) AS t(owner_no, shard)
    ORDER BY t.owner_no OFFSET 0) AS s
  CROSS JOIN LATERAL (
    SELECT b.account_id FROM wallet.balance b
    WHERE b.account_id >= s.owner_no * 65536 + 4 AND b.account_id <= s.owner_no * 65536 + 10
      AND b.shard = s.shard
    ORDER BY b.account_id LIMIT 1 FOR UPDATE) AS l;
  -- Ids are taken under the locks, so they grow with the order of each account's movements.
  blocks := ARRAY(SELECT nextval('wallet.id_block') FROM generate_series(1, (n_rounds + 4095) / 4096));
  RETURN cardinality(wallet.close_losers(
    vendor, app.now(), owners, shards, p_rounds, array_fill(1, ARRAY[n_rounds]),
    array_fill(0::bigint, ARRAY[n_rounds]), p_valids, p_bonus_valids,
    ARRAY(SELECT blocks[t.at / 4096 + 1] * 4096 + t.at % 4096
      FROM generate_series(0, n_rounds - 1) AS t(at))));
END $$;
