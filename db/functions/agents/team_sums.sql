-- What the teams of agents came to in [p_from, p_before) (docs/flows/agent-pay.md): play without the agent's
-- own, credits with it, each by the line of its moment; active bettors by valid bet and a confirmed deposit;
-- and of play and valid bet the part that corrects results of earlier periods. Agents of whose teams nothing
-- is known are left out.
CREATE OR REPLACE FUNCTION agents.team_sums(
  p_merchant text, p_from timestamptz, p_before timestamptz, p_by_day boolean, p_active_from bigint,
  p_agents text[]
)
RETURNS TABLE (
  agent_id text, turnover bigint, payout bigint, valid bigint, active int, rebate bigint, promotions bigint,
  salaries bigint, late_win bigint, late_valid bigint
)
LANGUAGE sql STABLE
SET plan_cache_mode = force_custom_plan
SET jit = off
SET work_mem = '64MB'
AS $$
  WITH asked AS MATERIALIZED (SELECT a.agent_id FROM unnest(p_agents) AS a(agent_id)),
  played AS MATERIALIZED (
    SELECT * FROM agents.play_by_member(p_merchant, p_from, p_before, p_by_day)),
  -- Of whoever stayed in their line there is one row, and it is judged once for all teams above.
  moved AS MATERIALIZED (SELECT DISTINCT p.account_id FROM played p WHERE p.at <> p_from),
  depositors AS MATERIALIZED (
    SELECT p.account_id FROM played p
    WHERE EXISTS (
      SELECT FROM cashier.deposit d
      WHERE d.member_id = p.account_id AND d.state = 'CONFIRMED' AND d.changed_at < p_before)
    GROUP BY 1 HAVING sum(p.valid) >= p_active_from),
  stayed AS MATERIALIZED (
    SELECT p.account_id, p.turnover, p.payout, p.valid, (d.account_id IS NOT NULL)::int AS active
    FROM played p
    LEFT JOIN depositors d ON d.account_id = p.account_id
    WHERE p.account_id NOT IN (SELECT m.account_id FROM moved m)),
  teams AS (
    SELECT s.upline_id AS agent_id, p.account_id, sum(p.turnover)::bigint AS turnover,
           sum(p.payout)::bigint AS payout, sum(p.valid)::bigint AS valid
    FROM moved m
    JOIN played p ON p.account_id = m.account_id
    JOIN identity.line_span s ON s.account_id = p.account_id AND s.since <= p.at AND p.at < s.until
    GROUP BY 1, 2),
  plays AS (
    SELECT t.agent_id, sum(t.turnover) AS turnover, sum(t.payout) AS payout, sum(t.valid) AS valid,
           sum(t.active) AS active
    FROM (
      SELECT s.upline_id AS agent_id, y.turnover, y.payout, y.valid, y.active
      FROM stayed y
      JOIN identity.line_span s ON s.account_id = y.account_id AND s.since <= p_from AND p_from < s.until
      UNION ALL
      SELECT t.agent_id, t.turnover, t.payout, t.valid, 0 FROM teams t
      UNION ALL
      -- A bettor who moved counts once, for those who were above when the period began, as in the figures
      -- of teams.
      SELECT s.upline_id, 0, 0, 0, 1
      FROM depositors d
      JOIN moved m ON m.account_id = d.account_id
      JOIN identity.line_span s
        ON s.account_id = d.account_id AND s.since <= p_from AND p_from < s.until) AS t
    JOIN asked a ON a.agent_id = t.agent_id
    GROUP BY 1),
  credited AS MATERIALIZED (
    SELECT * FROM agents.credits_by_member(p_merchant, p_from, p_before) WHERE p_by_day),
  credits AS (
    SELECT w.agent_id, sum(c.rebate) AS rebate, sum(c.promotions) AS promotions, sum(c.salaries) AS salaries
    FROM credited c
    JOIN LATERAL (
      SELECT s.upline_id AS agent_id FROM identity.line_span s
      WHERE s.account_id = c.account_id AND s.since <= c.at AND c.at < s.until
      UNION ALL SELECT c.account_id) AS w ON true
    JOIN asked a ON a.agent_id = w.agent_id
    GROUP BY 1),
  lates AS (
    SELECT s.upline_id AS agent_id, sum(l.d_turnover - l.d_payout) AS win, sum(l.d_valid) AS valid
    FROM agents.late_change l
    JOIN identity.line_span s
      ON s.account_id = l.member_id AND s.since <= l.settled_at AND l.settled_at < s.until
    JOIN asked a ON a.agent_id = s.upline_id
    WHERE l.merchant_id = p_merchant AND l.settled_at >= p_from AND l.settled_at < p_before
      AND l.first_at < p_from
    GROUP BY 1)
  SELECT a.agent_id, coalesce(p.turnover, 0)::bigint, coalesce(p.payout, 0)::bigint,
         coalesce(p.valid, 0)::bigint, coalesce(p.active, 0)::int, coalesce(c.rebate, 0)::bigint,
         coalesce(c.promotions, 0)::bigint, coalesce(c.salaries, 0)::bigint, coalesce(l.win, 0)::bigint,
         coalesce(l.valid, 0)::bigint
  FROM asked a
  LEFT JOIN plays p ON p.agent_id = a.agent_id
  LEFT JOIN credits c ON c.agent_id = a.agent_id
  LEFT JOIN lates l ON l.agent_id = a.agent_id
  WHERE p.agent_id IS NOT NULL OR c.agent_id IS NOT NULL OR l.agent_id IS NOT NULL
$$;
