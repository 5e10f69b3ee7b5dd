-- Takes what bets held off the exposure of their selections: on each of its legs a bet holds its stake and
-- what it might have paid. Selections are locked in the order of their keys, behind the accounts.
CREATE OR REPLACE FUNCTION sports.free_held(
  p_bets text[], p_merchants text[], p_stakes bigint[], p_payouts bigint[]
)
RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET enable_bitmapscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
BEGIN
  WITH change AS MATERIALIZED (
    SELECT s.merchant_id, l.market_no, l.code, sum(s.stake)::bigint AS stake,
           sum(s.payout)::bigint AS payout, count(*)::int AS bets
    FROM unnest(p_bets, p_merchants, p_stakes, p_payouts) AS s(bet_id, merchant_id, stake, payout)
    CROSS JOIN LATERAL (
      SELECT t.market_no, t.code FROM sports.leg t WHERE t.bet_id = s.bet_id OFFSET 0) AS l
    WHERE s.stake > 0 GROUP BY s.merchant_id, l.market_no, l.code
  ), locked AS MATERIALIZED (
    SELECT c.* FROM (
      SELECT h.* FROM change h ORDER BY h.merchant_id, h.market_no, h.code OFFSET 0) AS c
    CROSS JOIN LATERAL (
      SELECT FROM sports.exposure x
      WHERE x.merchant_id = c.merchant_id AND x.market_no = c.market_no AND x.code = c.code
      FOR NO KEY UPDATE) AS e
  )
  UPDATE sports.exposure e
  SET stake = e.stake - l.stake, payout = e.payout - l.payout, bets = e.bets - l.bets
  FROM locked l
  WHERE e.merchant_id = l.merchant_id AND e.market_no = l.market_no AND e.code = l.code;
END $$;
