-- Folds at most `most` further changes of settled play into the figures of accounts and of the teams that
-- they belonged to at the settlement, and into who is active. `thresholds` are satang of valid bet that make
-- a bettor active where the house has set none (agents.active_bet): of a day, a week, a half month, a month.
-- Returns how many changes it took; 0 if none waited, or if a line must move first.
CREATE OR REPLACE FUNCTION agents.fold_play(most int, thresholds bigint[])
RETURNS bigint LANGUAGE plpgsql
SET jit = off
AS $$
DECLARE
  start bigint;
  stop bigint;
  moves_at timestamptz;
BEGIN
  -- One fold at a time: both look at who has deposited.
  PERFORM pg_advisory_xact_lock(hashtext('agents.fold'));
  INSERT INTO wallet.follower (name) VALUES ('agents.play') ON CONFLICT DO NOTHING;
  SELECT position INTO start FROM wallet.follower WHERE name = 'agents.play' FOR UPDATE;
  -- A line whose move is due moves first: what was settled since belongs to the new one.
  SELECT min(effective_at) INTO moves_at FROM agents.move
  WHERE state = 'SCHEDULED' AND effective_at <= app.now();
  WITH batch AS MATERIALIZED (
    SELECT id, settled_at FROM wallet.play_change WHERE id > start ORDER BY id LIMIT most
  )
  SELECT max(id) INTO stop FROM batch
  WHERE id < coalesce((SELECT min(id) FROM batch WHERE settled_at >= moves_at), 9223372036854775807);
  IF stop IS NULL THEN
    RETURN 0;
  END IF;

  -- 1. Days. The moment matters only for an account whose line has ever changed; of others a day is one row.
  WITH settled AS MATERIALIZED (
    SELECT o.owner_id AS account_id, c.product,
           (c.settled_at AT TIME ZONE system.time_zone_of(o.merchant_id))::date AS day,
           CASE WHEN EXISTS (
             SELECT FROM identity.line_span l
             WHERE l.account_id = o.owner_id AND (l.since > '-infinity' OR l.until < 'infinity'))
           THEN c.settled_at ELSE 'epoch' END AS at,
           sum(c.d_stake) AS stake, sum(c.d_payout) AS payout, sum(c.d_valid) AS valid
    FROM wallet.play_change c
    JOIN wallet.owner o ON o.owner_no = c.owner_no AND o.shard = c.shard
    WHERE c.id > start AND c.id <= stop AND o.owner_kind IN ('member', 'agent')
    GROUP BY 1, 2, 3, 4
  )
  INSERT INTO agents.figure_day AS f (node_id, scope, day, product, stake, payout, valid)
  SELECT n.node_id, n.scope, n.day, n.product, sum(n.stake), sum(n.payout), sum(n.valid)
  FROM (
    SELECT s.account_id AS node_id, 0::smallint AS scope, s.day, s.product, s.stake, s.payout, s.valid
    FROM settled s
    UNION ALL
    SELECT l.upline_id, 1, s.day, s.product, s.stake, s.payout, s.valid
    FROM settled s
    JOIN identity.line_span l ON l.account_id = s.account_id AND l.since <= s.at AND s.at < l.until) AS n
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (node_id, scope, day, product) DO UPDATE
  SET stake = f.stake + excluded.stake, payout = f.payout + excluded.payout, valid = f.valid + excluded.valid;

  -- 2. Who is active in the running periods. A member counts for those who were above at the period's begin.
  WITH raised AS MATERIALIZED (
    SELECT d.account_id, d.merchant_id, k.kind, k.place, agents.period_start(k.kind, d.day) AS starts, d.zone,
           sum(d.valid) AS valid
    FROM (
      SELECT o.owner_id AS account_id, o.merchant_id, system.time_zone_of(o.merchant_id) AS zone,
             (c.settled_at AT TIME ZONE system.time_zone_of(o.merchant_id))::date AS day,
             sum(c.d_valid) AS valid
      FROM wallet.play_change c
      JOIN wallet.owner o ON o.owner_no = c.owner_no AND o.shard = c.shard
      WHERE c.id > start AND c.id <= stop AND o.owner_kind IN ('member', 'agent') AND c.d_valid <> 0
      GROUP BY 1, 2, 3, 4) AS d
    CROSS JOIN unnest(ARRAY['D', 'W', 'S', 'M']) WITH ORDINALITY AS k(kind, place)
    GROUP BY 1, 2, 3, 4, 5, 6
  ), bounds AS MATERIALIZED (
    SELECT s.merchant_id, s.kind, s.starts,
           agents.active_bet_of(s.merchant_id, s.kind, s.starts, thresholds[s.place]) AS least
    FROM (SELECT DISTINCT r.merchant_id, r.kind, r.place, r.starts FROM raised r) AS s
  ), next AS MATERIALIZED (
    SELECT r.account_id, r.kind, r.starts, r.valid,
           r.starts::timestamp AT TIME ZONE r.zone AS starts_at,
           coalesce(p.is_active, false) AS was,
           coalesce(p.valid, 0) + r.valid >= b.least
             AND coalesce(
               n.first_deposit_at < agents.period_end(r.kind, r.starts)::timestamp AT TIME ZONE r.zone,
               false) AS is_now
    FROM raised r
    JOIN bounds b ON b.merchant_id = r.merchant_id AND b.kind = r.kind AND b.starts = r.starts
    LEFT JOIN agents.account_period p
      ON p.account_id = r.account_id AND p.kind = r.kind AND p.starts = r.starts
    LEFT JOIN agents.account_now n ON n.account_id = r.account_id
  ), kept AS (
    INSERT INTO agents.account_period AS p (account_id, kind, starts, valid, is_active)
    SELECT account_id, kind, starts, valid, is_now FROM next ORDER BY 1, 2, 3
    ON CONFLICT (account_id, kind, starts) DO UPDATE
    SET valid = p.valid + excluded.valid, is_active = excluded.is_active
  )
  INSERT INTO agents.team_period AS t (node_id, kind, starts, active)
  SELECT l.upline_id, n.kind, n.starts, sum(CASE WHEN n.is_now THEN 1 ELSE -1 END)
  FROM next n
  JOIN identity.line_span l
    ON l.account_id = n.account_id AND l.since <= n.starts_at AND n.starts_at < l.until
  WHERE n.was <> n.is_now GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (node_id, kind, starts) DO UPDATE SET active = t.active + excluded.active;

  UPDATE wallet.follower SET position = stop WHERE name = 'agents.play';
  RETURN stop - start;
END $$;
