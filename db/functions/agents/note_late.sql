-- Collects changes of results that had been settled before (agents.late_change), at most `most` changes
-- further; returns whether more are waiting. A row that adds a stake is the settlement of its round, unless
-- the round was noted before: then it is the new result of a round that had been taken back.
CREATE OR REPLACE FUNCTION agents.note_late(most int)
RETURNS boolean LANGUAGE plpgsql
SET jit = off
AS $$
DECLARE
  start bigint;
  stop bigint;
BEGIN
  SELECT position INTO start FROM wallet.follower WHERE name = 'agents.late' FOR UPDATE;
  SELECT max(c.id) INTO stop
  FROM (SELECT id FROM wallet.play_change WHERE id > start ORDER BY id LIMIT most) AS c;
  IF stop IS NULL THEN
    RETURN false;
  END IF;
  -- Rounds that were taken back within this span, and since when: their next result adds a stake again.
  WITH back AS MATERIALIZED (
    SELECT round_no, shard, min(id) AS id FROM wallet.play_change
    WHERE id > start AND id <= stop AND d_stake <= 0 GROUP BY 1, 2
  ), late AS MATERIALIZED (
    SELECT c.* FROM wallet.play_change c LEFT JOIN back b ON b.round_no = c.round_no AND b.shard = c.shard
    WHERE c.id > start AND c.id <= stop
      AND (c.d_stake, c.d_payout, c.d_valid) IS DISTINCT FROM (0::bigint, 0::bigint, 0::bigint)
      AND (c.d_stake <= 0 OR b.id < c.id
        OR EXISTS (SELECT FROM agents.late_change l WHERE l.round_no = c.round_no))
  )
  INSERT INTO agents.late_change (
    change_id, merchant_id, member_id, round_no, round_id, vendor, game_code, product, first_at, settled_at,
    d_turnover, d_payout, d_valid)
  SELECT c.id, o.merchant_id, o.owner_id, c.round_no, r.round_id, substr(v.scope, 8), g.game_code, c.product,
         e.first_at, c.settled_at, c.d_stake, c.d_payout, c.d_valid
  FROM late c
  JOIN wallet.owner o ON o.owner_no = c.owner_no AND o.shard = c.shard
  JOIN wallet.round r ON r.round_no = c.round_no AND r.shard = c.shard
  JOIN wallet.game_guard g ON g.game_no = c.game_no
  JOIN wallet.scope v ON v.scope_no = g.vendor_no
  CROSS JOIN LATERAL (
    SELECT min(p.settled_at) AS first_at FROM wallet.play_change p
    WHERE p.owner_no = c.owner_no AND p.shard = c.shard AND p.round_no = c.round_no AND p.id < c.id) AS e
  WHERE o.owner_kind IN ('member', 'agent') AND e.first_at IS NOT NULL
  ON CONFLICT DO NOTHING;
  UPDATE wallet.follower SET position = stop WHERE name = 'agents.late';
  RETURN true;
END $$;
