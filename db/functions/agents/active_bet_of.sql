-- The valid bet in satang that makes a bettor active in the period of a merchant that begins on the day;
-- `by_default` where the house has set none before its end.
CREATE OR REPLACE FUNCTION agents.active_bet_of(
  p_merchant text, p_kind text, p_starts date, by_default bigint
)
RETURNS bigint LANGUAGE sql STABLE
AS $$
  SELECT coalesce((
    SELECT b.amount FROM agents.active_bet b
    WHERE b.merchant_id = p_merchant AND b.kind = p_kind
      AND b.since <
        agents.period_end(p_kind, p_starts)::timestamp AT TIME ZONE system.time_zone_of(p_merchant)
    ORDER BY b.since DESC LIMIT 1), by_default)
$$;
