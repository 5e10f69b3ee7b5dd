-- What a range of transfers (after_id < id ≤ up_to) means for its members, in real money: stakes and payouts
-- as wallet.play_of counts them, deposits and withdrawals less returns.
CREATE OR REPLACE FUNCTION wallet.real_play(after_id bigint, up_to bigint)
RETURNS TABLE (
  id bigint, owner_no bigint, shard smallint, created_at timestamptz, round_no bigint,
  stake bigint, payout bigint, deposit bigint, withdrawal bigint
)
LANGUAGE sql STABLE
SET enable_seqscan = off
SET enable_bitmapscan = off
AS $$
  SELECT t.id, (CASE t.guarded_side WHEN 2 THEN t.credit_account ELSE t.debit_account END) >> 16, t.shard,
         t.created_at, t.round_no, y.stake, y.payout,
         CASE t.code WHEN 10 THEN t.amount WHEN 16 THEN -t.amount ELSE 0 END,
         CASE WHEN t.code = 12 THEN t.amount
              WHEN t.code = 13 AND p.purpose LIKE 'gateway:%' THEN -t.amount
              ELSE 0 END
  FROM wallet.transfer t
  CROSS JOIN LATERAL wallet.play_of(t.code, t.guarded_side, t.amount, t.round_no) AS y
  LEFT JOIN wallet.purpose p ON t.code = 13 AND p.purpose_no = t.debit_account & 65535
  WHERE t.id > after_id AND t.id <= up_to AND t.debit_account & 3 = 0
    AND (y.stake <> 0 OR y.payout <> 0 OR t.code IN (10, 12, 16)
         OR (t.code = 13 AND p.purpose LIKE 'gateway:%'))
$$;
