-- States what rounds of a vendor count for the requirements of deposits, from now on and whether or not they
-- are closed: a stake that can no longer be taken back needs no result for that. A cancelled round counts
-- nothing again. Arguments and repeats as in wallet.note_valid.
CREATE OR REPLACE FUNCTION wallet.note_deposit_valid(p_vendor text, p_rounds jsonb)
RETURNS void LANGUAGE plpgsql
AS $$
DECLARE
  txn bigint;
BEGIN
  -- Taken before the number: see wallet.horizon().
  PERFORM pg_current_xact_id();
  txn := nextval('wallet.id_block') * 4096;
  INSERT INTO wallet.round_valid AS t (
    round_no, txn_id, owner_no, amount, bonus_amount, deposit_amount, version, shard)
  SELECT s.round_no, txn, s.owner_no, 0, 0, s.amount, 0, s.shard
  FROM wallet.stated_rounds(p_vendor, p_rounds) AS s
  ORDER BY s.round_no
  ON CONFLICT (round_no, shard) DO UPDATE
  SET txn_id = excluded.txn_id, deposit_amount = excluded.deposit_amount
  WHERE t.deposit_amount IS NULL;
END $$;
