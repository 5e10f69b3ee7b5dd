-- What members of a merchant played in [p_from, p_before), settled by then: by member, and of members whose
-- line moved meanwhile by moment. Whole days come from the sums of days, shorter periods from the changes
-- themselves. Play money and players of the house are left out.
CREATE OR REPLACE FUNCTION agents.play_by_member(
  p_merchant text, p_from timestamptz, p_before timestamptz, p_by_day boolean
)
RETURNS TABLE (account_id text, at timestamptz, turnover bigint, payout bigint, valid bigint)
LANGUAGE plpgsql STABLE
SET jit = off
AS $$
DECLARE
  zone constant text := system.time_zone_of(p_merchant);
BEGIN
  IF p_by_day THEN
    RETURN QUERY
    WITH moved AS MATERIALIZED (
      SELECT DISTINCT l.account_id FROM identity.line_span l WHERE l.since > p_from AND l.since < p_before)
    SELECT o.owner_id, m.at, sum(d.stake)::bigint, sum(d.payout)::bigint, sum(d.valid)::bigint
    FROM wallet.member_play_day d
    JOIN wallet.owner o ON o.owner_no = d.owner_no AND o.shard = d.shard
    CROSS JOIN LATERAL (
      SELECT CASE WHEN o.owner_id IN (SELECT v.account_id FROM moved v)
               THEN d.day::timestamp AT TIME ZONE zone ELSE p_from END AS at) AS m
    WHERE d.day >= (p_from AT TIME ZONE zone)::date AND d.day < (p_before AT TIME ZONE zone)::date
      AND o.merchant_id = p_merchant AND o.owner_kind IN ('member', 'agent')
    GROUP BY 1, 2;
  ELSE
    RETURN QUERY
    WITH moved AS MATERIALIZED (
      SELECT DISTINCT l.account_id FROM identity.line_span l WHERE l.since > p_from AND l.since < p_before)
    SELECT o.owner_id, m.at, sum(c.d_stake)::bigint, sum(c.d_payout)::bigint, sum(c.d_valid)::bigint
    FROM wallet.play_change c
    JOIN wallet.owner o ON o.owner_no = c.owner_no AND o.shard = c.shard
    CROSS JOIN LATERAL (
      SELECT CASE WHEN o.owner_id IN (SELECT v.account_id FROM moved v)
               THEN c.settled_at ELSE p_from END AS at) AS m
    WHERE c.settled_at >= p_from AND c.settled_at < p_before
      AND o.merchant_id = p_merchant AND o.owner_kind IN ('member', 'agent')
    GROUP BY 1, 2;
  END IF;
END $$;
