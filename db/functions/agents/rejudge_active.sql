-- Judges again who is active in the periods of a merchant that end after a moment, by what the house has set
-- since (agents.active_bet). `thresholds` as of agents.fold_play. Returns how many members came or fell.
CREATE OR REPLACE FUNCTION agents.rejudge_active(p_merchant text, p_after timestamptz, thresholds bigint[])
RETURNS bigint LANGUAGE plpgsql
SET jit = off
AS $$
DECLARE
  zone constant text := system.time_zone_of(p_merchant);
  changed bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('agents.fold'));
  WITH open AS MATERIALIZED (
    SELECT s.kind, s.starts,
           agents.active_bet_of(
             p_merchant, s.kind, s.starts,
             thresholds[array_position(ARRAY['D', 'W', 'S', 'M'], s.kind)]) AS least,
           s.starts::timestamp AT TIME ZONE zone AS starts_at,
           agents.period_end(s.kind, s.starts)::timestamp AT TIME ZONE zone AS ends_at
    FROM (SELECT DISTINCT p.kind, p.starts FROM agents.account_period p) AS s
    WHERE agents.period_end(s.kind, s.starts)::timestamp AT TIME ZONE zone > p_after
  ), judged AS MATERIALIZED (
    SELECT p.account_id, p.kind, p.starts, o.starts_at,
           p.valid >= o.least AND coalesce(n.first_deposit_at < o.ends_at, false) AS is_now
    FROM agents.account_period p
    JOIN open o ON o.kind = p.kind AND o.starts = p.starts
    JOIN identity.account a ON a.account_id = p.account_id AND a.merchant_id = p_merchant
    LEFT JOIN agents.account_now n ON n.account_id = p.account_id
    WHERE p.is_active <> (p.valid >= o.least AND coalesce(n.first_deposit_at < o.ends_at, false))
  ), kept AS (
    UPDATE agents.account_period p SET is_active = j.is_now FROM judged j
    WHERE p.account_id = j.account_id AND p.kind = j.kind AND p.starts = j.starts
  ), counted AS (
    INSERT INTO agents.team_period AS t (node_id, kind, starts, active)
    SELECT l.upline_id, j.kind, j.starts, sum(CASE WHEN j.is_now THEN 1 ELSE -1 END)
    FROM judged j
    JOIN identity.line_span l
      ON l.account_id = j.account_id AND l.since <= j.starts_at AND j.starts_at < l.until
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (node_id, kind, starts) DO UPDATE SET active = t.active + excluded.active
  )
  SELECT count(*) INTO changed FROM judged;
  RETURN changed;
END $$;
