-- Settles a round that was played from a hold against the house: the stake leaves the hold and the win
-- is added to it (docs/flows/fish-shot.md). Amounts in satang. Never refused, since the guards were checked
-- when the money was set aside. The same key again does nothing. Outcomes: OK, REPEAT, REUSED (other content
-- under the key). `left_now`: what the hold contains afterwards, or now. Raises if nothing was staked, if
-- more was staked than is held, or if game or hold is unknown.
CREATE OR REPLACE FUNCTION wallet.settle_play(
  p_scope text, p_key text, p_hash uuid, p_vendor text, p_game text, p_round text,
  p_hold bigint, p_stake bigint, p_win bigint,
  OUT outcome text, OUT left_now bigint
)
LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan
SET jit = off
AS $$
DECLARE
  moment timestamptz := app.now();
  rec record;
  g record;
  h record;
  base bigint;
  house bigint;
  account bigint;
  held bigint;
  house_no bigint;
  money text;
  is_any_guarded boolean := false;
  used int := 1;
BEGIN
  -- 1. The key. The transaction's own id comes before any transfer id: see wallet.horizon().
  PERFORM pg_current_xact_id();
  PERFORM pg_advisory_xact_lock(hashtextextended(p_scope || E'\n' || p_key, 0));
  SELECT t.txn_id, t.body_hash = p_hash AS is_same INTO rec
  FROM wallet.txn t WHERE t.key = p_key AND t.scope = p_scope;
  IF FOUND THEN
    outcome := CASE WHEN rec.is_same THEN 'REPEAT' ELSE 'REUSED' END;
    left_now := (SELECT t.left_amount FROM wallet.hold t WHERE t.hold_no = p_hold);
    RETURN;
  END IF;
  IF p_stake <= 0 OR p_win < 0 THEN
    RAISE EXCEPTION 'a round from a hold stakes something';
  END IF;
  SELECT t.game_no, t.vendor_no, t.house_real INTO STRICT g
  FROM wallet.game_guard t JOIN wallet.scope v ON v.scope_no = t.vendor_no
  WHERE v.scope = 'vendor:' || p_vendor AND t.game_code = p_game;

  -- 2. Lock the hold before balances, as every function does that touches a hold.
  SELECT t.owner_no, t.shard, t.left_amount INTO STRICT h
  FROM wallet.hold t WHERE t.hold_no = p_hold FOR UPDATE;
  -- A win never pays for the stake that won it.
  IF p_stake > h.left_amount THEN
    RAISE EXCEPTION 'more was staked than is held';
  END IF;
  FOR rec IN
    SELECT b.account_id, b.balance, b.has_guard, coalesce(nullif(o.house_no, 0), o.owner_no) AS house_no,
           o.currency
    FROM wallet.owner o
    JOIN wallet.balance b ON b.account_id >= o.owner_no * 65536 + 4
      AND b.account_id <= o.owner_no * 65536 + 12 AND b.shard = o.shard
    WHERE o.owner_no = h.owner_no AND o.shard = h.shard ORDER BY b.account_id FOR UPDATE OF b
  LOOP
    house_no := rec.house_no;
    money := rec.currency;
    IF rec.account_id & 65535 = 12 THEN
      held := rec.balance;
    END IF;
    IF rec.has_guard THEN
      is_any_guarded := true;
    END IF;
  END LOOP;
  base := nextval('wallet.id_block') * 4096;
  account := h.owner_no * 65536 + 12;
  house := house_no * 65536 + g.house_real;

  -- 3. The stake, the win and their round.
  INSERT INTO wallet.transfer (
    id, txn_id, debit_account, credit_account, amount, created_at, guarded_balance_after, round_no, shard,
    code, guarded_side)
  VALUES (base, base, account, house, p_stake, moment, held - p_stake, base, h.shard, 1, 1);
  IF p_win > 0 THEN
    INSERT INTO wallet.transfer (
      id, txn_id, debit_account, credit_account, amount, created_at, guarded_balance_after, round_no, shard,
      code, guarded_side)
    VALUES (base + 1, base, house, account, p_win, moment, held - p_stake + p_win, base, h.shard, 2, 2);
    used := 2;
  END IF;
  INSERT INTO wallet.round (
    round_no, owner_no, opened_at, ended_at, stake_real, stake_bonus, win_amount, jackpot_amount,
    closing_txn_id, game_no, house_purpose, bet_count, win_count, vendor_no, state, shard, is_free, round_id)
  VALUES (
    base, h.owner_no, moment, moment, p_stake, 0, p_win, 0, base,
    g.game_no, g.house_real, 1, 1, g.vendor_no, 1, h.shard, false, p_round);

  -- 4. What is left. A hold may grow beyond its first amount: `amount` is the most that it ever contained.
  UPDATE wallet.balance b SET balance = held - p_stake + p_win, version = base + used - 1
  WHERE b.account_id = account AND b.shard = h.shard;
  left_now := h.left_amount - p_stake + p_win;
  UPDATE wallet.hold t SET left_amount = left_now, amount = greatest(t.amount, left_now)
  WHERE t.hold_no = p_hold AND t.shard = h.shard;
  IF is_any_guarded AND p_stake <> p_win THEN
    UPDATE wallet.loss_limit t
    SET left_amount = CASE WHEN t.ends_at <= moment THEN t.limit_amount ELSE t.left_amount END
          - p_stake + p_win,
        ends_at = wallet.period_end(t.ends_at, t.period, t.time_zone, moment)
    WHERE t.owner_no = h.owner_no AND t.shard = h.shard;
  END IF;
  INSERT INTO wallet.txn (
    txn_id, shard, scope, key, kind, currency, body_hash, reverses_txn_id, reference, actor, reason,
    created_at)
  VALUES (base, h.shard, p_scope, p_key, 'PLAY', money, p_hash, NULL, p_round, NULL, NULL, moment);
  outcome := 'OK';
END $$;
