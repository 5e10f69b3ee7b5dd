-- An operator ends an open round; the caller holds the owner's lock. Returns the new state of the round.
-- Closing moves no money. Cancelling returns each stake that was not rolled back, in the scope of operators,
-- with one transaction for each bet, as the vendor's own rollback would have done, and gives it back to the
-- member's loss limits. Raises if there is no such round.
CREATE OR REPLACE FUNCTION wallet.end_round(
  p_round_no bigint, p_shard smallint, is_cancel boolean, p_actor text, p_reason text
)
RETURNS wallet.round LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan
AS $$
DECLARE
  r wallet.round;
  bet record;
  part record;
  moment timestamptz := app.now();
  base bigint;
  used int := 0;
  total bigint;
  after bigint;
  is_first boolean;
  operators smallint := (SELECT scope_no FROM wallet.scope WHERE scope = 'operator');
BEGIN
  -- Taken before any transfer id: see wallet.horizon().
  PERFORM pg_current_xact_id();
  SELECT * INTO STRICT r FROM wallet.round WHERE round_no = p_round_no AND shard = p_shard;
  base := nextval('wallet.id_block') * 4096;

  -- 1. When cancelling: each bet that was not rolled back, leg by leg, the first one with the key.
  FOR bet IN
    SELECT t.txn_id FROM wallet.transfer t
    WHERE is_cancel AND t.guarded_side > 0
      AND (CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END) >> 16 = r.owner_no
      AND t.id >= r.round_no AND t.round_no = r.round_no AND t.kind = 1
      AND NOT EXISTS (SELECT FROM wallet.transfer v WHERE v.reverses_txn_id = t.txn_id)
    ORDER BY t.id
  LOOP
    -- The balance that the member sees afterwards: main and bonus, or play money, with the stake.
    SELECT sum(b.balance) INTO total FROM wallet.balance b
    WHERE b.account_id = ANY (
        CASE WHEN r.is_free THEN ARRAY[r.owner_no * 65536 + 10]
             ELSE ARRAY[r.owner_no * 65536 + 4, r.owner_no * 65536 + 8] END)
      AND b.shard = p_shard;
    total := total + (
      SELECT sum(t.amount) FROM wallet.transfer t
      WHERE t.id >= bet.txn_id AND t.id < bet.txn_id + 8 AND t.txn_id = bet.txn_id);
    is_first := true;
    FOR part IN
      SELECT t.* FROM wallet.transfer t
      WHERE t.id >= bet.txn_id AND t.id < bet.txn_id + 8 AND t.txn_id = bet.txn_id ORDER BY t.id
    LOOP
      UPDATE wallet.balance b SET balance = b.balance + part.amount, version = base + used
      WHERE b.account_id = part.debit_account AND b.shard = p_shard RETURNING b.balance INTO STRICT after;
      INSERT INTO wallet.transfer (
        id, txn_id, debit_account, credit_account, amount, created_at, guarded_balance_after,
        member_balance_after, round_no, reverses_txn_id, shard, code, guarded_side, kind, scope_no, body_hash,
        key)
      VALUES (
        base + used, base, part.credit_account, part.debit_account, part.amount, moment, after,
        nullif(total, after), r.round_no, CASE WHEN is_first THEN bet.txn_id END, p_shard, 3, 2,
        CASE WHEN is_first THEN 4 END, CASE WHEN is_first THEN operators END,
        CASE WHEN is_first THEN md5(p_actor || E'\n' || p_reason)::uuid END,
        CASE WHEN is_first THEN 'cancel:' || bet.txn_id END);
      used := used + 1;
      is_first := false;
    END LOOP;
    base := nextval('wallet.id_block') * 4096;
    used := 0;
  END LOOP;
  IF is_cancel AND NOT r.is_free THEN
    UPDATE wallet.loss_limit t
    SET left_amount = CASE WHEN t.ends_at <= moment THEN t.limit_amount ELSE t.left_amount END
          + r.stake_real + r.stake_bonus,
        ends_at = wallet.period_end(t.ends_at, t.period, t.time_zone, moment)
    WHERE t.owner_no = r.owner_no AND t.shard = p_shard;
  END IF;

  -- 2. When closing: no money moves; the row makes followers notice that the round ended.
  IF NOT is_cancel THEN
    INSERT INTO wallet.answer (
      key, scope_no, shard, kind, status, body_hash, owner_no, txn_id, round_no, balance, is_free, created_at)
    VALUES (
      'close:' || r.round_no, operators, p_shard, 5, 1, md5(p_actor || E'\n' || p_reason)::uuid,
      r.owner_no, base, r.round_no, 0, r.is_free, moment);
  END IF;

  -- 3. The round itself.
  UPDATE wallet.round t
  SET state = CASE WHEN is_cancel THEN 2 ELSE 1 END,
      closing_txn_id = CASE WHEN NOT is_cancel THEN base END,
      ended_at = moment, ended_by = p_actor, end_reason = p_reason,
      stake_real = CASE WHEN is_cancel THEN 0 ELSE t.stake_real END,
      stake_bonus = CASE WHEN is_cancel THEN 0 ELSE t.stake_bonus END,
      bet_count = CASE WHEN is_cancel THEN 0 ELSE t.bet_count END
  WHERE t.round_no = p_round_no AND t.shard = p_shard RETURNING t.* INTO r;
  RETURN r;
END $$;
