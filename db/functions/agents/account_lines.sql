-- What each account of an agent's team, and the agent, added to a period: the lines that add up to
-- agents.team_sums. `branch_id` is the direct downline at whose place in the line the account stood; of the
-- agent's own line it is the agent, whose own play counts for nothing.
CREATE OR REPLACE FUNCTION agents.account_lines(
  p_agent text, p_from timestamptz, p_before timestamptz, p_by_day boolean
)
RETURNS TABLE (
  branch_id text, account_id text, turnover bigint, payout bigint, valid bigint, rebate bigint,
  promotions bigint, salaries bigint
)
LANGUAGE sql STABLE
SET plan_cache_mode = force_custom_plan
SET jit = off
AS $$
  WITH zone AS MATERIALIZED (
    SELECT system.time_zone_of(a.merchant_id) AS name,
           CASE WHEN date_bin('1 day', p_from, '1999-12-31 17:00Z') = p_from
             AND date_bin('1 day', p_before, '1999-12-31 17:00Z') = p_before THEN 1 ELSE 0 END AS grain
    FROM identity.account a WHERE a.account_id = p_agent),
  team AS MATERIALIZED (
    SELECT s.account_id, s.distance, s.since, s.until, o.owner_no, o.shard
    FROM identity.line_span s
    JOIN wallet.owner o ON o.owner_id = s.account_id AND o.family = 1 AND o.owner_kind IN ('member', 'agent')
    WHERE s.upline_id = p_agent AND s.since < p_before AND s.until > p_from
    UNION ALL
    SELECT p_agent, 0, '-infinity', 'infinity', o.owner_no, o.shard
    FROM wallet.owner o WHERE o.owner_id = p_agent AND o.family = 1),
  moved AS MATERIALIZED (
    SELECT DISTINCT l.account_id FROM identity.line_span l WHERE l.since > p_from AND l.since < p_before),
  entry AS (
    SELECT t.account_id, t.distance, d.day::timestamp AT TIME ZONE z.name AS at, t.since, t.until,
           d.stake AS turnover, d.payout, d.valid, 0 AS rebate, 0 AS promotions, 0 AS salaries
    FROM team t CROSS JOIN zone z
    JOIN wallet.member_play_day d ON d.owner_no = t.owner_no AND d.shard = t.shard
      AND d.day >= (p_from AT TIME ZONE z.name)::date AND d.day < (p_before AT TIME ZONE z.name)::date
    WHERE p_by_day AND t.distance > 0
    UNION ALL
    SELECT t.account_id, t.distance, c.settled_at, t.since, t.until, c.d_stake, c.d_payout, c.d_valid, 0, 0, 0
    FROM team t
    JOIN wallet.play_change c ON c.owner_no = t.owner_no AND c.shard = t.shard
      AND c.settled_at >= p_from AND c.settled_at < p_before
    WHERE NOT p_by_day AND t.distance > 0
    UNION ALL
    SELECT t.account_id, t.distance, l.slot, t.since, t.until, 0, 0, 0,
           CASE WHEN l.code IN (25, 30) THEN l.in_amount - l.out_amount ELSE 0 END,
           CASE WHEN l.code IN (20, 21, 22, 23, 24, 27, 28) THEN l.in_amount - l.out_amount ELSE 0 END,
           CASE WHEN l.code IN (31, 32, 33) THEN l.in_amount - l.out_amount ELSE 0 END
    FROM team t CROSS JOIN zone z
    JOIN wallet.line_slot l ON l.owner_no = t.owner_no AND l.shard = t.shard AND l.grain = z.grain
      AND l.slot >= p_from AND l.slot < p_before
      AND l.code IN (20, 21, 22, 23, 24, 25, 27, 28, 30, 31, 32, 33)
    WHERE p_by_day),
  placed AS (
    SELECT e.*,
           CASE WHEN e.account_id IN (SELECT v.account_id FROM moved v) THEN e.at ELSE p_from END AS moment
    FROM entry e WHERE e.since <= e.at AND e.at < e.until),
  summed AS (
    SELECT p.account_id, p.distance, p.moment, sum(p.turnover) AS turnover, sum(p.payout) AS payout,
           sum(p.valid) AS valid, sum(p.rebate) AS rebate, sum(p.promotions) AS promotions,
           sum(p.salaries) AS salaries
    FROM placed p GROUP BY 1, 2, 3)
  SELECT b.branch_id, s.account_id, sum(s.turnover)::bigint, sum(s.payout)::bigint, sum(s.valid)::bigint,
         sum(s.rebate)::bigint, sum(s.promotions)::bigint, sum(s.salaries)::bigint
  FROM summed s
  CROSS JOIN LATERAL (
    SELECT coalesce(
      (SELECT h.upline_id FROM identity.line_span h
       WHERE h.account_id = s.account_id AND h.distance = s.distance - 1 AND h.since <= s.moment
         AND s.moment < h.until LIMIT 1), s.account_id) AS branch_id) AS b
  GROUP BY 1, 2
$$;
