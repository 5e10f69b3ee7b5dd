-- Settles one hand that members played against each other: each seat's stake leaves its hold and its win is
-- added to it, over clearing; the rest is the rake, which goes to the house. Each seat's part is a round of
-- its member.
--
-- The lists are by seat, amounts in satang; a seat that staked nothing and won nothing moves nothing. The
-- same key again does nothing more. Outcomes: OK, REPEAT, REUSED (other content under the key). Raises if the
-- hand does not sum to zero, if an amount is below zero, if two seats share a member, or if game or hold is
-- unknown, or if the members are of several merchants' currencies.
CREATE OR REPLACE FUNCTION wallet.settle_stacks(
  p_scope text, p_key text, p_hash uuid, p_vendor text, p_game text, p_round text,
  p_hold bigint[], p_stake bigint[], p_win bigint[], p_rake bigint[],
  OUT outcome text, OUT txn bigint
)
LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan
SET jit = off
AS $$
DECLARE
  moment timestamptz := app.now();
  rec record;
  g record;
  n int := cardinality(p_hold);
  i int;
  place int;
  base bigint;
  used int := 0;
  owed bigint;
  o_no bigint[] := array_fill(NULL::bigint, ARRAY[n]);
  o_shard smallint[] := array_fill(NULL::smallint, ARRAY[n]);
  o_house bigint[] := o_no;
  held bigint[] := o_no;
  round_no bigint[] := o_no;
  is_any_guarded boolean := false;
  clearing bigint;
  house bigint;
  money text;
BEGIN
  -- 1. The key. The transaction's own id comes before any transfer id: see wallet.horizon().
  PERFORM pg_current_xact_id();
  PERFORM pg_advisory_xact_lock(hashtextextended(p_scope || E'\n' || p_key, 0));
  SELECT t.txn_id, t.body_hash = p_hash AS is_same INTO rec
  FROM wallet.txn t WHERE t.key = p_key AND t.scope = p_scope;
  IF FOUND THEN
    outcome := CASE WHEN rec.is_same THEN 'REPEAT' ELSE 'REUSED' END;
    txn := rec.txn_id;
    RETURN;
  END IF;
  owed := (
    SELECT sum(t.stake) - sum(t.win) - sum(t.rake)
    FROM unnest(p_stake, p_win, p_rake) AS t(stake, win, rake));
  IF owed <> 0 OR EXISTS (SELECT FROM unnest(p_stake || p_win || p_rake) AS t(amount) WHERE t.amount < 0) THEN
    RAISE EXCEPTION 'what a hand moves sums to zero';
  END IF;
  SELECT t.game_no, t.house_real INTO STRICT g
  FROM wallet.game_guard t JOIN wallet.scope v ON v.scope_no = t.vendor_no
  WHERE v.scope = 'vendor:' || p_vendor AND t.game_code = p_game;

  -- 2. Lock holds before balances, each in the order of its number, as every function does that touches a
  --    hold.
  FOR rec IN
    SELECT h.hold_no, h.owner_no, h.shard FROM wallet.hold h
    WHERE h.hold_no = ANY (p_hold) ORDER BY h.hold_no FOR UPDATE
  LOOP
    place := array_position(p_hold, rec.hold_no);
    o_no[place] := rec.owner_no;
    o_shard[place] := rec.shard;
  END LOOP;
  IF array_position(o_no, NULL) IS NOT NULL
    OR (SELECT count(DISTINCT t.o) FROM unnest(o_no) AS t(o)) <> n THEN
    RAISE EXCEPTION 'each seat of a hand has a hold of its own';
  END IF;
  FOR rec IN
    SELECT b.account_id, b.balance, b.has_guard, s.n, coalesce(nullif(o.house_no, 0), o.owner_no) AS house_no,
           o.currency
    FROM unnest(o_no, o_shard) WITH ORDINALITY AS s(owner_no, shard, n)
    JOIN wallet.owner o ON o.owner_no = s.owner_no AND o.shard = s.shard
    JOIN wallet.balance b ON b.account_id >= s.owner_no * 65536 + 4
      AND b.account_id <= s.owner_no * 65536 + 12 AND b.shard = s.shard
    ORDER BY b.account_id FOR UPDATE OF b
  LOOP
    IF money <> rec.currency THEN
      RAISE EXCEPTION 'a hand moves one currency only';
    END IF;
    money := rec.currency;
    o_house[rec.n] := rec.house_no;
    IF rec.account_id & 65535 = 12 THEN
      held[rec.n] := rec.balance;
    END IF;
    IF rec.has_guard THEN
      is_any_guarded := true;
    END IF;
  END LOOP;
  base := nextval('wallet.id_block') * 4096;
  txn := base;

  -- 3. Transfers: every stake, every win, every rake. A seat's round has the number of its first transfer.
  FOR i IN 1 .. n LOOP
    CONTINUE WHEN p_stake[i] = 0;
    clearing := o_house[i] * 65536 + 24;
    held[i] := held[i] - p_stake[i];
    round_no[i] := base + used;
    INSERT INTO wallet.transfer (
      id, txn_id, debit_account, credit_account, amount, created_at, guarded_balance_after, round_no, shard,
      code, guarded_side)
    VALUES (
      base + used, txn, o_no[i] * 65536 + 12, clearing, p_stake[i], moment, held[i], round_no[i], o_shard[i],
      1, 1);
    used := used + 1;
  END LOOP;
  FOR i IN 1 .. n LOOP
    CONTINUE WHEN p_win[i] = 0;
    clearing := o_house[i] * 65536 + 24;
    held[i] := held[i] + p_win[i];
    round_no[i] := coalesce(round_no[i], base + used);
    INSERT INTO wallet.transfer (
      id, txn_id, debit_account, credit_account, amount, created_at, guarded_balance_after, round_no, shard,
      code, guarded_side)
    VALUES (
      base + used, txn, clearing, o_no[i] * 65536 + 12, p_win[i], moment, held[i], round_no[i], o_shard[i],
      2, 2);
    used := used + 1;
  END LOOP;
  FOR i IN 1 .. n LOOP
    CONTINUE WHEN p_rake[i] = 0;
    clearing := o_house[i] * 65536 + 24;
    house := o_house[i] * 65536 + g.house_real;
    INSERT INTO wallet.transfer (
      id, txn_id, debit_account, credit_account, amount, created_at, round_no, shard, code, guarded_side)
    VALUES (base + used, txn, clearing, house, p_rake[i], moment, round_no[i], o_shard[i], 9, 0);
    used := used + 1;
    -- What the seat counts: the rake it contributed × 20, at most its stake (domain/agents.md §3.1).
    INSERT INTO wallet.round_valid (round_no, txn_id, owner_no, amount, bonus_amount, version, shard)
    VALUES (
      round_no[i], txn, o_no[i], least(20 * p_rake[i], p_stake[i]), least(20 * p_rake[i], p_stake[i]), 1,
      o_shard[i]);
  END LOOP;

  -- 4. Rounds, balances, holds, loss limits and the transaction itself.
  INSERT INTO wallet.round (
    round_no, owner_no, opened_at, ended_at, stake_real, stake_bonus, win_amount, jackpot_amount,
    closing_txn_id, game_no, house_purpose, bet_count, win_count, vendor_no, state, shard, is_free, round_id)
  SELECT s.round_no, s.owner_no, moment, moment, s.stake, 0, s.win, 0, txn,
         g.game_no, g.house_real, 1, 1, v.vendor_no, 1, s.shard, false, p_round
  FROM unnest(round_no, o_no, o_shard, p_stake, p_win) AS s(round_no, owner_no, shard, stake, win)
  CROSS JOIN (SELECT t.vendor_no FROM wallet.game_guard t WHERE t.game_no = g.game_no) AS v
  WHERE s.round_no IS NOT NULL;
  UPDATE wallet.balance b SET balance = s.held, version = base + used - 1
  FROM unnest(o_no, o_shard, held, round_no) AS s(owner_no, shard, held, round_no)
  WHERE b.account_id = s.owner_no * 65536 + 12 AND b.shard = s.shard AND s.round_no IS NOT NULL;
  -- A stack may grow beyond its first amount: `amount` is the most that the hold ever contained.
  UPDATE wallet.hold h
  SET left_amount = h.left_amount - s.stake + s.win,
      amount = greatest(h.amount, h.left_amount - s.stake + s.win)
  FROM unnest(p_hold, o_shard, p_stake, p_win) AS s(hold_no, shard, stake, win)
  WHERE h.hold_no = s.hold_no AND h.shard = s.shard;
  IF is_any_guarded THEN
    UPDATE wallet.loss_limit t
    SET left_amount = CASE WHEN t.ends_at <= moment THEN t.limit_amount ELSE t.left_amount END
          - s.stake + s.win,
        ends_at = wallet.period_end(t.ends_at, t.period, t.time_zone, moment)
    FROM unnest(o_no, o_shard, p_stake, p_win) AS s(owner_no, shard, stake, win)
    WHERE t.owner_no = s.owner_no AND t.shard = s.shard AND s.stake <> s.win;
  END IF;
  INSERT INTO wallet.txn (
    txn_id, shard, scope, key, kind, currency, body_hash, reverses_txn_id, reference, actor, reason,
    created_at)
  VALUES (txn, o_shard[1], p_scope, p_key, 'HAND', money, p_hash, NULL, p_round, NULL, NULL, moment);
  outcome := 'OK';
END $$;
