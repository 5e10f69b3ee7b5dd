-- The terms of houses and the prize groups of members that bets are priced by. No list has an element twice.
-- Amounts are text in the JSON, whose numbers are not exact.
--
-- Plans are pinned: an index probe for each element whatever the statistics say.
CREATE OR REPLACE FUNCTION lottery.pricing_facts(
  p_merchants text[], p_games text[], p_members text[], OUT o_terms json, OUT o_groups json)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET enable_bitmapscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
BEGIN
  o_terms := (
    SELECT json_agg(t) FROM unnest(p_merchants, p_games) AS s(merchant, game)
    CROSS JOIN LATERAL (
      SELECT t.merchant_id, t.game_code, t.is_on, t.largest_g, t.refunds_ties,
        t.min_ticket_amount::text, t.max_ticket_amount::text, t.max_payout_amount::text,
        t.max_payout_per_number::text, t.number_limits, t.updated_at
      FROM lottery.terms t WHERE t.merchant_id = s.merchant AND t.game_code = s.game OFFSET 0) AS t);
  o_groups := (
    SELECT json_object_agg(a.account_id, a.member_g) FROM unnest(p_members) AS s(member)
    CROSS JOIN LATERAL (
      SELECT t.account_id, t.member_g FROM identity.account t WHERE t.account_id = s.member OFFSET 0) AS a);
END $$;
