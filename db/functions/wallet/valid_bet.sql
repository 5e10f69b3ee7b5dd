-- What a round counts for turnover by its product, in the smallest unit (domain/agents.md §3.1): by product,
-- state (as in wallet.round), stake and win. 0 if the round is not settled, and for PVP, which counts by its
-- rake. The rule is also in modules/wagering/rules/valid-bet.ts; a test compares the two.
CREATE OR REPLACE FUNCTION wallet.valid_bet(product text, state smallint, stake bigint, win bigint)
RETURNS bigint LANGUAGE sql IMMUTABLE
AS $$
  SELECT CASE WHEN state <> 1 THEN 0
    WHEN product IN ('RNG', 'FISH', 'LOTT', 'ELOTT', 'VN', 'SEA') THEN stake
    WHEN product = 'LIVE' THEN least(abs(win - stake), stake)
    WHEN product IN ('SPORTS', 'ESPORTS', 'COCKFIGHT')
      THEN CASE WHEN win = stake THEN 0 WHEN win > 0 AND win < stake THEN stake / 2 ELSE stake END
    ELSE 0 END
$$;

-- The same for a known round: what was stated for it (wallet.round_valid) comes before the rule by product.
-- Version 0 states what counts for deposits and nothing else.
CREATE OR REPLACE FUNCTION wallet.valid_bet(
  product text, state smallint, stake bigint, win bigint, p_round_no bigint, p_shard smallint
)
RETURNS bigint LANGUAGE sql STABLE
AS $$
  SELECT CASE WHEN state <> 1 THEN 0
    ELSE coalesce(
      (SELECT v.amount FROM wallet.round_valid v
       WHERE v.round_no = p_round_no AND v.shard = p_shard AND v.version > 0),
      wallet.valid_bet(product, state, stake, win)) END
$$;
