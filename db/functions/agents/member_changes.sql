-- What a member's rounds added to a period of an agent above: the changes that were settled in it while the
-- member stood in the agent's line, below the branch that is named.
CREATE OR REPLACE FUNCTION agents.member_changes(
  p_agent text, p_branch text, p_member text, p_from timestamptz, p_before timestamptz
)
RETURNS TABLE (
  change_id bigint, round_no bigint, round_id text, vendor text, game_code text, product text,
  settled_at timestamptz, turnover bigint, payout bigint, valid bigint, is_late boolean
)
LANGUAGE sql STABLE
SET plan_cache_mode = force_custom_plan
SET jit = off
AS $$
  SELECT c.id, c.round_no, r.round_id, substr(v.scope, 8), g.game_code, c.product, c.settled_at, c.d_stake,
         c.d_payout, c.d_valid,
         EXISTS (SELECT FROM agents.late_change l WHERE l.change_id = c.id AND l.first_at < p_from)
  FROM wallet.owner o
  JOIN wallet.play_change c ON c.owner_no = o.owner_no AND c.shard = o.shard
    AND c.settled_at >= p_from AND c.settled_at < p_before
  JOIN identity.line_span s ON s.account_id = p_member AND s.upline_id = p_agent
    AND s.since <= c.settled_at AND c.settled_at < s.until
  JOIN wallet.round r ON r.round_no = c.round_no AND r.shard = c.shard
  JOIN wallet.game_guard g ON g.game_no = c.game_no
  JOIN wallet.scope v ON v.scope_no = g.vendor_no
  WHERE o.owner_id = p_member AND o.family = 1 AND o.owner_kind IN ('member', 'agent')
    AND (p_member = p_branch AND s.distance = 1
      OR EXISTS (
        SELECT FROM identity.line_span h
        WHERE h.account_id = p_member AND h.upline_id = p_branch AND h.distance = s.distance - 1
          AND h.since <= c.settled_at AND c.settled_at < h.until))
$$;
