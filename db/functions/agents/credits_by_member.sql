-- What was credited to members of a merchant in [p_from, p_before), by the time of the credit: rebates and
-- commissions, promotions (what a bonus gave less what was forfeited), and the three salaries. By member, and
-- by slot of those whose line moved meanwhile. The sums of days begin at midnight in Bangkok; other zones are
-- added up from half hours.
CREATE OR REPLACE FUNCTION agents.credits_by_member(
  p_merchant text, p_from timestamptz, p_before timestamptz
)
RETURNS TABLE (account_id text, at timestamptz, rebate bigint, promotions bigint, salaries bigint)
LANGUAGE plpgsql STABLE
SET jit = off
AS $$
DECLARE
  in_days constant boolean := date_bin('1 day', p_from, '1999-12-31 17:00Z') = p_from
    AND date_bin('1 day', p_before, '1999-12-31 17:00Z') = p_before;
BEGIN
  RETURN QUERY
  WITH moved AS MATERIALIZED (
    SELECT DISTINCT l.account_id FROM identity.line_span l WHERE l.since > p_from AND l.since < p_before)
  SELECT o.owner_id, m.at,
         coalesce(sum(s.in_amount - s.out_amount) FILTER (WHERE s.code IN (25, 30)), 0)::bigint,
         coalesce(sum(s.in_amount - s.out_amount)
           FILTER (WHERE s.code IN (20, 21, 22, 23, 24, 27, 28)), 0)::bigint,
         coalesce(sum(s.in_amount - s.out_amount) FILTER (WHERE s.code IN (31, 32, 33)), 0)::bigint
  FROM wallet.line_slot s
  JOIN wallet.owner o ON o.owner_no = s.owner_no AND o.shard = s.shard
  CROSS JOIN LATERAL (
    SELECT CASE WHEN o.owner_id IN (SELECT v.account_id FROM moved v) THEN s.slot ELSE p_from END AS at) AS m
  WHERE s.grain = in_days::int AND s.slot >= p_from AND s.slot < p_before
    AND s.code IN (20, 21, 22, 23, 24, 25, 27, 28, 30, 31, 32, 33)
    AND o.merchant_id = p_merchant AND o.owner_kind IN ('member', 'agent')
  GROUP BY 1, 2;
END $$;
