-- Folds at most about `most` further transfers into the records' sums, by half hour and by day: lines of the
-- account record, play, and rounds; and writes what was settled or corrected (wallet.play_change). Returns
-- how many ids it is behind (0: at the horizon). Days of the records begin at 17:00 UTC (midnight in
-- Bangkok); in another zone the half hours at both ends make up the difference. Days of settled play are the
-- merchant's.
CREATE OR REPLACE FUNCTION wallet.fold_records(most int)
RETURNS bigint LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan
SET jit = off
SET enable_seqscan = off
SET enable_bitmapscan = off
AS $$
DECLARE
  start bigint;
  stop bigint;
  grains constant wallet.record_grain[] := ARRAY[
    (0, interval '30 minutes', '2000-01-01Z'::timestamptz),
    (1, interval '1 day', '1999-12-31 17:00Z'::timestamptz)]::wallet.record_grain[];
BEGIN
  SELECT position INTO start FROM wallet.follower WHERE name = 'records' FOR UPDATE;
  stop := wallet.next_stop(start, most);
  IF stop = start THEN
    RETURN 0;
  END IF;
  -- The legs of one transaction are one line, so a transaction is folded as a whole; its rows are next to
  -- each other.
  stop := coalesce((
    SELECT max(n.id)
    FROM wallet.transfer t
    JOIN wallet.transfer n ON n.id > t.id AND n.id < t.id + 4096 AND n.txn_id = t.txn_id
    WHERE t.id = stop), stop);

  -- 1. Lines: the legs of a transaction under one code, main and bonus together.
  INSERT INTO wallet.line_slot AS s (
    owner_no, grain, slot, code, shard, count, in_amount, out_amount, first_id, last_id)
  SELECT l.owner_no, g.grain, date_bin(g.width, l.at, g.origin), l.code, l.shard, count(*),
         coalesce(sum(l.amount) FILTER (WHERE l.amount > 0), 0),
         coalesce(-sum(l.amount) FILTER (WHERE l.amount < 0), 0), min(l.id), max(l.id)
  FROM (
    SELECT a.id >> 16 AS owner_no, t.txn_id, t.code, t.shard, max(t.id) AS id, min(t.created_at) AS at,
           sum(CASE t.guarded_side WHEN 1 THEN -t.amount ELSE t.amount END)::bigint AS amount
    FROM wallet.transfer t
    CROSS JOIN LATERAL (
      SELECT CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END AS id) AS a
    WHERE t.id > start AND t.id <= stop AND t.guarded_side > 0 AND a.id & 65535 IN (4, 8)
    GROUP BY 1, 2, 3, 4
    HAVING sum(CASE t.guarded_side WHEN 1 THEN -t.amount ELSE t.amount END) <> 0) AS l
  CROSS JOIN unnest(grains) AS g
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (owner_no, grain, slot, code, shard) DO UPDATE
  SET count = s.count + excluded.count,
      in_amount = s.in_amount + excluded.in_amount, out_amount = s.out_amount + excluded.out_amount,
      first_id = least(s.first_id, excluded.first_id), last_id = greatest(s.last_id, excluded.last_id);

  -- 2. Play of each member.
  INSERT INTO wallet.play_slot AS s (owner_no, grain, slot, shard, stake, payout, first_id, last_id)
  SELECT p.owner_no, g.grain, date_bin(g.width, p.created_at, g.origin), p.shard, sum(p.stake), sum(p.payout),
         min(p.id), max(p.id)
  FROM wallet.real_play(start, stop) AS p CROSS JOIN unnest(grains) AS g
  WHERE p.stake <> 0 OR p.payout <> 0 GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (owner_no, grain, slot, shard) DO UPDATE
  SET stake = s.stake + excluded.stake, payout = s.payout + excluded.payout,
      first_id = least(s.first_id, excluded.first_id), last_id = greatest(s.last_id, excluded.last_id);

  -- 3. Rounds by the half hour in which they were opened. For a round that moves again, its former
  --    contribution (`round_counted`) is subtracted and the new one added.
  WITH touched AS (
    SELECT e.round_no, e.shard, max(e.at) AS at
    FROM (
      SELECT t.round_no, t.shard, t.created_at AS at FROM wallet.transfer t
      WHERE t.id > start AND t.id <= stop AND t.round_no IS NOT NULL
      UNION ALL
      SELECT a.round_no, a.shard, a.created_at FROM wallet.answer a
      WHERE a.txn_id > start AND a.txn_id <= stop AND a.round_no IS NOT NULL AND a.status = 1
      UNION ALL
      SELECT v.round_no, v.shard, NULL FROM wallet.round_valid v
      WHERE v.txn_id > start AND v.txn_id <= stop) AS e
    GROUP BY 1, 2
  ), present AS (
    SELECT r.round_no, r.shard, r.owner_no, date_bin('30 minutes', r.opened_at, '2000-01-01Z') AS slot,
           r.game_no, g.product, v.status, v.stake, r.win_amount AS payout,
           w.valid, w.bonus_valid, w.deposit_valid, r.jackpot_amount AS jackpot, r.ended_at, n.at
    FROM touched n
    JOIN wallet.round r ON r.round_no = n.round_no AND r.shard = n.shard
    JOIN wallet.game_guard g ON g.game_no = r.game_no
    LEFT JOIN wallet.round_valid q ON q.round_no = n.round_no AND q.shard = n.shard
    CROSS JOIN LATERAL (
      SELECT r.stake_real + r.stake_bonus AS stake,
             wallet.round_status(r.state, r.stake_real + r.stake_bonus, r.win_amount) AS status) AS v
    CROSS JOIN LATERAL wallet.counted_bet(
      g.product, r.state, v.stake, r.win_amount, q.version, q.amount, q.bonus_amount, q.deposit_amount) AS w
    WHERE NOT r.is_free
  ), kept AS (
    INSERT INTO wallet.round_counted AS c (
      round_no, shard, status, stake, payout, valid, jackpot, bonus_valid, deposit_valid)
    SELECT p.round_no, p.shard, p.status, p.stake, p.payout, p.valid, p.jackpot,
           nullif(p.bonus_valid, p.valid), nullif(p.deposit_valid, p.valid)
    FROM present p ORDER BY 1
    ON CONFLICT (round_no, shard) DO UPDATE
    SET status = excluded.status, stake = excluded.stake, payout = excluded.payout, valid = excluded.valid,
        jackpot = excluded.jackpot, bonus_valid = excluded.bonus_valid, deposit_valid = excluded.deposit_valid
  ), settled AS (
    -- Statuses 1 to 3 are results. A first settlement belongs to the end of its round, everything later to
    -- the moment that brought it.
    INSERT INTO wallet.play_change AS t (
      round_no, owner_no, settled_at, d_stake, d_payout, d_valid, d_bonus_valid, d_deposit_valid, game_no,
      shard, product)
    SELECT p.round_no, p.owner_no,
           CASE WHEN s.is_first THEN p.ended_at ELSE coalesce(p.at, app.now()) END,
           d.stake, d.payout, d.valid, d.bonus_valid, d.deposit_valid, p.game_no, p.shard, p.product
    FROM present p
    LEFT JOIN wallet.round_counted c ON c.round_no = p.round_no AND c.shard = p.shard
    CROSS JOIN LATERAL (
      SELECT (p.status BETWEEN 1 AND 3)::int AS is_now,
             coalesce((c.status BETWEEN 1 AND 3)::int, 0) AS was,
             p.status BETWEEN 1 AND 3 AND coalesce(c.status NOT BETWEEN 1 AND 3, true) AS is_first) AS s
    CROSS JOIN LATERAL (
      SELECT p.stake * s.is_now - coalesce(c.stake, 0) * s.was AS stake,
             p.payout * s.is_now - coalesce(c.payout, 0) * s.was AS payout,
             p.valid - coalesce(c.valid, 0) AS valid,
             p.bonus_valid - coalesce(c.bonus_valid, c.valid, 0) AS bonus_valid,
             p.deposit_valid - coalesce(c.deposit_valid, c.valid, 0) AS deposit_valid) AS d
    WHERE s.is_first
      OR (d.stake, d.payout, d.valid, d.bonus_valid, d.deposit_valid) IS DISTINCT FROM (0, 0, 0, 0, 0)
    ORDER BY coalesce(p.ended_at, p.at), p.round_no
    RETURNING t.owner_no, t.shard, t.product, t.settled_at, t.d_stake, t.d_payout, t.d_valid, t.d_bonus_valid,
              t.d_deposit_valid
  ), days AS (
    INSERT INTO wallet.member_play_day AS t (
      owner_no, day, product, shard, stake, payout, valid, bonus_valid, deposit_valid)
    SELECT q.owner_no, (q.quarter AT TIME ZONE system.time_zone_of(o.merchant_id))::date,
           q.product, q.shard, sum(q.stake), sum(q.payout), sum(q.valid), sum(q.bonus_valid),
           sum(q.deposit_valid)
    FROM (
      -- No zone's day begins within a quarter of an hour.
      SELECT s.owner_no, s.shard, s.product, date_bin('15 minutes', s.settled_at, '2000-01-01Z') AS quarter,
             sum(s.d_stake) AS stake, sum(s.d_payout) AS payout, sum(s.d_valid) AS valid,
             sum(s.d_bonus_valid) AS bonus_valid, sum(s.d_deposit_valid) AS deposit_valid
      FROM settled s GROUP BY 1, 2, 3, 4) AS q
    JOIN wallet.owner o ON o.owner_no = q.owner_no AND o.shard = q.shard
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (owner_no, day, product, shard) DO UPDATE
    SET stake = t.stake + excluded.stake, payout = t.payout + excluded.payout,
        valid = t.valid + excluded.valid, bonus_valid = t.bonus_valid + excluded.bonus_valid,
        deposit_valid = t.deposit_valid + excluded.deposit_valid
  ), changes AS (
    SELECT p.owner_no, p.slot, p.game_no, p.status, p.shard, p.round_no, 1 AS n,
           p.stake, p.payout, p.valid, p.jackpot
    FROM present p
    UNION ALL
    SELECT p.owner_no, p.slot, p.game_no, c.status, p.shard, p.round_no, -1,
           -c.stake, -c.payout, -c.valid, -c.jackpot
    FROM present p JOIN wallet.round_counted c ON c.round_no = p.round_no AND c.shard = p.shard
  ), sums AS (
    SELECT owner_no, g.grain, date_bin(g.width, slot, g.origin) AS slot, game_no, status, shard,
           sum(n) AS count, sum(stake) AS stake, sum(payout) AS payout, sum(valid) AS valid,
           sum(jackpot) AS jackpot, min(round_no) AS first_no, max(round_no) AS last_no
    FROM changes CROSS JOIN unnest(grains) AS g GROUP BY 1, 2, 3, 4, 5, 6
  ), lowered AS (
    -- An existing row is updated, never inserted: a negative sum would violate the checks before the conflict
    -- is found.
    UPDATE wallet.round_slot s
    SET count = s.count + u.count, stake = s.stake + u.stake, payout = s.payout + u.payout,
        valid = s.valid + u.valid, jackpot = s.jackpot + u.jackpot,
        first_no = least(s.first_no, u.first_no), last_no = greatest(s.last_no, u.last_no)
    FROM sums u
    WHERE s.owner_no = u.owner_no AND s.grain = u.grain AND s.slot = u.slot AND s.game_no = u.game_no
      AND s.status = u.status AND s.shard = u.shard
    RETURNING s.owner_no, s.grain, s.slot, s.game_no, s.status, s.shard
  )
  INSERT INTO wallet.round_slot (
    owner_no, grain, slot, game_no, status, shard, count, stake, payout, valid, jackpot, first_no, last_no)
  SELECT u.owner_no, u.grain, u.slot, u.game_no, u.status, u.shard,
         u.count, u.stake, u.payout, u.valid, u.jackpot, u.first_no, u.last_no
  FROM sums u
  WHERE NOT EXISTS (
    SELECT FROM lowered l
    WHERE l.owner_no = u.owner_no AND l.grain = u.grain AND l.slot = u.slot AND l.game_no = u.game_no
      AND l.status = u.status AND l.shard = u.shard)
  ORDER BY 1, 2, 3, 4, 5, 6;

  UPDATE wallet.follower SET position = stop WHERE name = 'records';
  RETURN greatest(wallet.horizon() - stop, 0);
END $$;
