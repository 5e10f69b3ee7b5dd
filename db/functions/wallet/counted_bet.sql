-- What a round counts, in the smallest unit: for turnover, for requirements of bonuses and of deposits. What
-- was stated for it (the columns of wallet.round_valid, NULL if there is no row) comes before the rule by
-- product (wallet.valid_bet); version 0 states what counts for deposits alone, and does so before the round
-- is settled. 0 if the round is cancelled. The same in TypeScript: modules/wagering/rules/valid-bet.ts.
CREATE OR REPLACE FUNCTION wallet.counted_bet(
  product text, state smallint, stake bigint, win bigint,
  version int, amount bigint, bonus_amount bigint, deposit_amount bigint
)
RETURNS TABLE (valid bigint, bonus_valid bigint, deposit_valid bigint) LANGUAGE sql IMMUTABLE
AS $$
  SELECT w.valid,
         CASE WHEN state = 1 AND version > 0 THEN bonus_amount ELSE w.valid END,
         CASE WHEN state = 2 THEN 0 ELSE coalesce(deposit_amount, w.valid) END
  FROM (
    SELECT CASE WHEN state = 1 AND version > 0 THEN amount
             ELSE wallet.valid_bet(product, state, stake, win) END AS valid) AS w
$$;
