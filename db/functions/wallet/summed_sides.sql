-- The sides of a range of transfers (after_id < id ≤ up_to) that are not guarded, as signed amounts: what
-- leaves the debit account is below zero.
CREATE OR REPLACE FUNCTION wallet.summed_sides(after_id bigint, up_to bigint)
RETURNS TABLE (account_id bigint, shard smallint, code smallint, created_at timestamptz, amount bigint)
LANGUAGE sql STABLE
SET enable_seqscan = off
SET enable_bitmapscan = off
AS $$
  SELECT s.account_id, t.shard, t.code, t.created_at, s.amount
  FROM wallet.transfer t,
       LATERAL (VALUES (t.debit_account, -t.amount, 1), (t.credit_account, t.amount, 2))
         AS s(account_id, amount, side)
  WHERE t.id > after_id AND t.id <= up_to AND t.guarded_side <> s.side
$$;
