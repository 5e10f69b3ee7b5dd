-- States what rounds of a vendor count for turnover once they are closed, in the smallest unit; a repeated
-- call changes nothing. `p_rounds`: a list of {member, round, amount}. Rounds that the wallet does not know
-- are left out. Where a statement arrives after its round was closed, followers find it by its own number.
CREATE OR REPLACE FUNCTION wallet.note_valid(p_vendor text, p_rounds jsonb)
RETURNS void LANGUAGE plpgsql
AS $$
DECLARE
  txn bigint;
BEGIN
  -- Taken before the number: see wallet.horizon().
  PERFORM pg_current_xact_id();
  txn := nextval('wallet.id_block') * 4096;
  INSERT INTO wallet.round_valid AS t (round_no, txn_id, owner_no, amount, bonus_amount, version, shard)
  SELECT s.round_no, txn, s.owner_no, s.amount, s.amount, 1, s.shard
  FROM wallet.stated_rounds(p_vendor, p_rounds) AS s
  ORDER BY s.round_no
  ON CONFLICT (round_no, shard) DO UPDATE
  SET txn_id = excluded.txn_id, amount = excluded.amount, bonus_amount = excluded.bonus_amount, version = 1
  WHERE t.version < 1;
END $$;
