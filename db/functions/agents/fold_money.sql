-- Folds at most about `most` further transfers of real money into the figures of accounts and teams: what
-- came from and went to the gateways, what the house gave, first deposits; and, in the line of now, what
-- teams hold and how many they are. `thresholds` as of agents.fold_play. Returns how many ids it is behind
-- (0: at the horizon, or a line must move first).
CREATE OR REPLACE FUNCTION agents.fold_money(most int, thresholds bigint[])
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
  INSERT INTO wallet.follower (name) VALUES ('agents.money') ON CONFLICT DO NOTHING;
  SELECT position INTO start FROM wallet.follower WHERE name = 'agents.money' FOR UPDATE;
  stop := wallet.next_stop(start, most);
  -- A line whose move is due moves first: what was booked since belongs to the new one.
  SELECT min(effective_at) INTO moves_at FROM agents.move
  WHERE state = 'SCHEDULED' AND effective_at <= app.now();
  IF moves_at IS NOT NULL THEN
    SELECT coalesce(min(t.id) - 1, stop) INTO stop FROM wallet.transfer t
    WHERE t.id > start AND t.id <= stop AND t.created_at >= moves_at;
    IF stop <= start THEN
      RETURN 0;
    END IF;
  END IF;

  -- 1. Days, and who deposited for the first time.
  WITH moved AS MATERIALIZED (
    SELECT o.owner_id AS account_id, system.time_zone_of(o.merchant_id) AS zone, t.created_at AS at,
           CASE
             WHEN t.code IN (25, 30, 31, 32, 33, 34) THEN t.code
             WHEN q.purpose LIKE 'gateway:%' AND t.code IN (12, 13) THEN 12
             WHEN q.purpose LIKE 'gateway:%' THEN 10
             ELSE 20
           END AS kind,
           CASE t.guarded_side WHEN 1 THEN -t.amount ELSE t.amount END AS amount, t.code
    FROM wallet.transfer t
    CROSS JOIN LATERAL (
      SELECT CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END AS own,
             CASE t.guarded_side WHEN 1 THEN t.credit_account ELSE t.debit_account END AS other) AS a
    JOIN wallet.owner o ON o.owner_no = a.own >> 16 AND o.shard = t.shard
    JOIN wallet.purpose p ON p.purpose_no = a.own & 65535 AND p.ledger = 'REAL'
    JOIN wallet.purpose q ON q.purpose_no = a.other & 65535
    WHERE t.id > start AND t.id <= stop AND t.guarded_side > 0 AND o.owner_kind IN ('member', 'agent')
      AND (t.code IN (20, 21, 22, 23, 24, 25, 27, 28, 30, 31, 32, 33, 34)
        OR (t.code IN (10, 12, 13, 16, 62) AND q.purpose LIKE 'gateway:%')
        OR (t.code = 62 AND q.purpose LIKE 'expense:%'))
  ), firsts AS MATERIALIZED (
    SELECT m.account_id, m.zone, min(m.at) AS at FROM moved m
    LEFT JOIN agents.account_now n ON n.account_id = m.account_id
    WHERE m.kind = 10 AND m.code = 10 AND n.first_deposit_at IS NULL GROUP BY 1, 2
  ), marked AS (
    INSERT INTO agents.account_now AS n (account_id, first_deposit_at)
    SELECT account_id, at FROM firsts ORDER BY 1
    ON CONFLICT (account_id) DO UPDATE SET first_deposit_at = excluded.first_deposit_at
  ), newcomers AS (
    DELETE FROM agents.newcomer WHERE true RETURNING account_id
  ), parts AS (
    SELECT account_id, zone, at, sum(amount) FILTER (WHERE kind = 10) AS deposits,
           -sum(amount) FILTER (WHERE kind = 12) AS withdrawals,
           sum(amount) FILTER (WHERE kind = 20) AS promotions,
           sum(amount) FILTER (WHERE kind = 25) AS rebates,
           sum(amount) FILTER (WHERE kind = 30) AS commissions,
           sum(amount) FILTER (WHERE kind IN (31, 32, 33)) AS salaries,
           sum(amount) FILTER (WHERE kind = 34) AS dividends, 0 AS registrations, 0 AS first_deposits
    FROM moved GROUP BY 1, 2, 3
    UNION ALL SELECT account_id, zone, at, 0, 0, 0, 0, 0, 0, 0, 0, 1 FROM firsts
    UNION ALL
    SELECT a.account_id, system.time_zone_of(a.merchant_id), a.created_at, 0, 0, 0, 0, 0, 0, 0, 1, 0
    FROM newcomers n JOIN identity.account a ON a.account_id = n.account_id
  )
  INSERT INTO agents.figure_day AS f (
    node_id, scope, day, product, deposits, withdrawals, promotions, rebates, commissions, salaries,
    dividends, registrations, first_deposits)
  SELECT n.node_id, n.scope, (p.at AT TIME ZONE p.zone)::date, '', coalesce(sum(p.deposits), 0),
         coalesce(sum(p.withdrawals), 0), coalesce(sum(p.promotions), 0), coalesce(sum(p.rebates), 0),
         coalesce(sum(p.commissions), 0), coalesce(sum(p.salaries), 0), coalesce(sum(p.dividends), 0),
         sum(p.registrations), sum(p.first_deposits)
  FROM parts p
  CROSS JOIN LATERAL (
    SELECT p.account_id AS node_id, 0::smallint AS scope
    UNION ALL
    SELECT l.upline_id, 1 FROM identity.line_span l
    WHERE l.account_id = p.account_id AND l.since <= p.at AND p.at < l.until) AS n
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (node_id, scope, day, product) DO UPDATE
  SET deposits = f.deposits + excluded.deposits, withdrawals = f.withdrawals + excluded.withdrawals,
      promotions = f.promotions + excluded.promotions, rebates = f.rebates + excluded.rebates,
      commissions = f.commissions + excluded.commissions, salaries = f.salaries + excluded.salaries,
      dividends = f.dividends + excluded.dividends, registrations = f.registrations + excluded.registrations,
      first_deposits = f.first_deposits + excluded.first_deposits;

  -- 2. Who played enough before the first deposit came is active with it.
  WITH ready AS MATERIALIZED (
    SELECT p.account_id, p.kind, p.starts, z.zone
    FROM agents.account_now n
    JOIN agents.account_period p ON p.account_id = n.account_id AND NOT p.is_active
    JOIN identity.account a ON a.account_id = n.account_id
    CROSS JOIN LATERAL (SELECT system.time_zone_of(a.merchant_id) AS zone) AS z
    WHERE n.first_deposit_at IS NOT NULL AND NOT n.is_counted
      AND p.valid >= agents.active_bet_of(
        a.merchant_id, p.kind, p.starts, thresholds[array_position(ARRAY['D', 'W', 'S', 'M'], p.kind)])
      AND n.first_deposit_at < agents.period_end(p.kind, p.starts)::timestamp AT TIME ZONE z.zone
  ), kept AS (
    UPDATE agents.account_period p SET is_active = true FROM ready r
    WHERE p.account_id = r.account_id AND p.kind = r.kind AND p.starts = r.starts
  )
  INSERT INTO agents.team_period AS t (node_id, kind, starts, active)
  SELECT l.upline_id, r.kind, r.starts, count(*)
  FROM ready r
  JOIN identity.line_span l
    ON l.account_id = r.account_id AND l.since <= r.starts::timestamp AT TIME ZONE r.zone
      AND r.starts::timestamp AT TIME ZONE r.zone < l.until
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (node_id, kind, starts) DO UPDATE SET active = t.active + excluded.active;
  UPDATE agents.account_now SET is_counted = true WHERE first_deposit_at IS NOT NULL AND NOT is_counted;

  -- 3. What teams hold now. One statement, so one snapshot: lines that changed since the last fold take along
  --    what their accounts held then, and what moved since goes to the line as it is.
  WITH changed AS (
    DELETE FROM agents.line_change WHERE true RETURNING account_id, upline_id, step
  ), held AS MATERIALIZED (
    SELECT o.owner_id AS account_id,
           sum(CASE t.guarded_side WHEN 1 THEN -t.amount ELSE t.amount END) AS amount
    FROM wallet.transfer t
    CROSS JOIN LATERAL (
      SELECT CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END AS own) AS a
    JOIN wallet.owner o ON o.owner_no = a.own >> 16 AND o.shard = t.shard
    JOIN wallet.purpose p ON p.purpose_no = a.own & 65535 AND p.ledger = 'REAL'
    WHERE t.id > start AND t.id <= stop AND t.guarded_side > 0 AND o.owner_kind IN ('member', 'agent')
    GROUP BY 1
  ), kept AS (
    INSERT INTO agents.account_now AS n (account_id, balance)
    SELECT account_id, amount FROM held WHERE amount <> 0 ORDER BY 1
    ON CONFLICT (account_id) DO UPDATE SET balance = n.balance + excluded.balance
  )
  INSERT INTO agents.team_now AS t (node_id, accounts, balance)
  SELECT s.node_id, sum(s.accounts), sum(s.balance)
  FROM (
    SELECT c.upline_id AS node_id, c.step AS accounts, c.step * coalesce(n.balance, 0) AS balance
    FROM changed c LEFT JOIN agents.account_now n ON n.account_id = c.account_id
    UNION ALL
    SELECT u.upline_id, 0, h.amount FROM held h JOIN identity.upline u ON u.account_id = h.account_id) AS s
  GROUP BY 1 ORDER BY 1
  ON CONFLICT (node_id) DO UPDATE
  SET accounts = t.accounts + excluded.accounts, balance = t.balance + excluded.balance;

  UPDATE wallet.follower SET position = stop WHERE name = 'agents.money';
  RETURN greatest(wallet.horizon() - stop, 0);
END $$;
