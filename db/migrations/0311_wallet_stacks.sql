-- Up Migration
-- Money that members play for against each other stands in their own hold accounts as stacks. A hand moves it from hold
-- to hold over clearing, in one transaction, and its rake to the house; each seat's part is a round of its member, so
-- that it stands in the betting record like any other.

-- A round's share of the rake. PVP counts for turnover by it (domain/studio-games.md §6.1: rake contributed × 20).
CREATE TABLE wallet.round_rake (
  round_no bigint NOT NULL,
  shard smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (round_no, shard)
);
GRANT SELECT, INSERT ON wallet.round_rake TO sala_app;

CREATE FUNCTION wallet.valid_bet(product text, state smallint, stake bigint, win bigint, p_round_no bigint, p_shard smallint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN product = 'PVP' AND state = 1 THEN coalesce((SELECT 20 * k.amount FROM wallet.round_rake k WHERE k.round_no = p_round_no AND k.shard = p_shard), 0)
    ELSE wallet.valid_bet(product, state, stake, win) END
$$;
DO $$
DECLARE
  before text := 'wallet.valid_bet(g.product, r.state, v.stake, r.win_amount)';
  after text := 'wallet.valid_bet(g.product, r.state, v.stake, r.win_amount, r.round_no, r.shard)';
  definition text := pg_get_functiondef('wallet.fold_records'::regproc);
BEGIN
  IF position(before IN definition) = 0 THEN RAISE EXCEPTION 'wallet.fold_records is not the one this migration mends'; END IF;
  EXECUTE replace(definition, before, after);
END $$;

-- Settles one hand: each seat's stake leaves its hold and its win comes to it; what is left over is the rake. The lists
-- are by seat; a seat that staked nothing and won nothing moves nothing. The same key again does nothing more.
-- Outcomes: OK, REPEAT, REUSED (other content under the key).
CREATE FUNCTION wallet.settle_stacks(
  p_scope text, p_key text, p_hash uuid, p_vendor text, p_game text, p_round text,
  p_hold bigint[], p_stake bigint[], p_win bigint[], p_rake bigint[],
  OUT outcome text, OUT txn bigint
) LANGUAGE plpgsql VOLATILE SET plan_cache_mode = force_custom_plan SET jit = off AS $$
DECLARE
  moment timestamptz := app.now(); rec record; g record;
  n int := cardinality(p_hold); i int; place int; base bigint; used int := 0; owed bigint;
  o_no bigint[] := array_fill(NULL::bigint, ARRAY[n]); o_shard smallint[] := array_fill(NULL::smallint, ARRAY[n]); o_house bigint[] := o_no;
  held bigint[] := o_no; round_no bigint[] := o_no; is_any_guarded boolean := false;
  clearing bigint; house bigint;
BEGIN
  -- Before any transfer id: see wallet.horizon().
  PERFORM pg_current_xact_id();
  PERFORM pg_advisory_xact_lock(hashtextextended(p_scope || E'\n' || p_key, 0));
  SELECT t.txn_id, t.body_hash = p_hash AS is_same INTO rec FROM wallet.txn t WHERE t.key = p_key AND t.scope = p_scope;
  IF FOUND THEN
    outcome := CASE WHEN rec.is_same THEN 'REPEAT' ELSE 'REUSED' END; txn := rec.txn_id;
    RETURN;
  END IF;
  owed := (SELECT sum(t.stake) - sum(t.win) - sum(t.rake) FROM unnest(p_stake, p_win, p_rake) AS t(stake, win, rake));
  IF owed <> 0 OR EXISTS (SELECT FROM unnest(p_stake || p_win || p_rake) AS t(amount) WHERE t.amount < 0) THEN
    RAISE EXCEPTION 'what a hand moves sums to zero';
  END IF;
  SELECT t.game_no, t.house_thb INTO STRICT g FROM wallet.game_guard t JOIN wallet.scope v ON v.scope_no = t.vendor_no
  WHERE v.scope = 'vendor:' || p_vendor AND t.game_code = p_game;

  -- Holds before balances, each in the order of its number, as by every way that touches a hold.
  FOR rec IN SELECT h.hold_no, h.owner_no, h.shard FROM wallet.hold h WHERE h.hold_no = ANY (p_hold) ORDER BY h.hold_no FOR UPDATE LOOP
    place := array_position(p_hold, rec.hold_no);
    o_no[place] := rec.owner_no; o_shard[place] := rec.shard;
  END LOOP;
  IF array_position(o_no, NULL) IS NOT NULL OR (SELECT count(DISTINCT t.o) FROM unnest(o_no) AS t(o)) <> n THEN
    RAISE EXCEPTION 'each seat of a hand has a hold of its own';
  END IF;
  FOR rec IN
    SELECT b.account_id, b.balance, b.has_guard, s.n, coalesce(nullif(o.house_no, 0), o.owner_no) AS house_no
    FROM unnest(o_no, o_shard) WITH ORDINALITY AS s(owner_no, shard, n)
    JOIN wallet.owner o ON o.owner_no = s.owner_no AND o.shard = s.shard
    JOIN wallet.balance b ON b.account_id >= s.owner_no * 65536 + 4 AND b.account_id <= s.owner_no * 65536 + 12 AND b.shard = s.shard
    ORDER BY b.account_id FOR UPDATE OF b
  LOOP
    o_house[rec.n] := rec.house_no;
    IF rec.account_id & 65535 = 12 THEN held[rec.n] := rec.balance; END IF;
    IF rec.has_guard THEN is_any_guarded := true; END IF;
  END LOOP;
  base := nextval('wallet.id_block') * 4096; txn := base;

  FOR i IN 1 .. n LOOP
    CONTINUE WHEN p_stake[i] = 0;
    clearing := o_house[i] * 65536 + 24; held[i] := held[i] - p_stake[i]; round_no[i] := base + used;
    INSERT INTO wallet.transfer (id, txn_id, debit_account, credit_account, amount, created_at, guarded_balance_after, round_no, shard, code, guarded_side)
    VALUES (base + used, txn, o_no[i] * 65536 + 12, clearing, p_stake[i], moment, held[i], round_no[i], o_shard[i], 1, 1);
    used := used + 1;
  END LOOP;
  FOR i IN 1 .. n LOOP
    CONTINUE WHEN p_win[i] = 0;
    clearing := o_house[i] * 65536 + 24; held[i] := held[i] + p_win[i]; round_no[i] := coalesce(round_no[i], base + used);
    INSERT INTO wallet.transfer (id, txn_id, debit_account, credit_account, amount, created_at, guarded_balance_after, round_no, shard, code, guarded_side)
    VALUES (base + used, txn, clearing, o_no[i] * 65536 + 12, p_win[i], moment, held[i], round_no[i], o_shard[i], 2, 2);
    used := used + 1;
  END LOOP;
  FOR i IN 1 .. n LOOP
    CONTINUE WHEN p_rake[i] = 0;
    clearing := o_house[i] * 65536 + 24; house := o_house[i] * 65536 + g.house_thb;
    INSERT INTO wallet.transfer (id, txn_id, debit_account, credit_account, amount, created_at, round_no, shard, code, guarded_side)
    VALUES (base + used, txn, clearing, house, p_rake[i], moment, round_no[i], o_shard[i], 9, 0);
    used := used + 1;
    INSERT INTO wallet.round_rake (round_no, shard, amount) VALUES (round_no[i], o_shard[i], p_rake[i]);
  END LOOP;

  INSERT INTO wallet.round (round_no, owner_no, opened_at, ended_at, stake_real, stake_bonus, win_amount, jackpot_amount, closing_txn_id, game_no, house_purpose,
                            bet_count, win_count, vendor_no, state, shard, is_free, round_id)
  SELECT s.round_no, s.owner_no, moment, moment, s.stake, 0, s.win, 0, txn, g.game_no, g.house_thb, 1, 1, v.vendor_no, 1, s.shard, false, p_round
  FROM unnest(round_no, o_no, o_shard, p_stake, p_win) AS s(round_no, owner_no, shard, stake, win)
  CROSS JOIN (SELECT t.vendor_no FROM wallet.game_guard t WHERE t.game_no = g.game_no) AS v
  WHERE s.round_no IS NOT NULL;
  UPDATE wallet.balance b SET balance = s.held, version = base + used - 1
  FROM unnest(o_no, o_shard, held, round_no) AS s(owner_no, shard, held, round_no)
  WHERE b.account_id = s.owner_no * 65536 + 12 AND b.shard = s.shard AND s.round_no IS NOT NULL;
  -- A stack may grow beyond what was brought: `amount` is the most that the hold ever held.
  UPDATE wallet.hold h SET left_amount = h.left_amount - s.stake + s.win, amount = greatest(h.amount, h.left_amount - s.stake + s.win)
  FROM unnest(p_hold, o_shard, p_stake, p_win) AS s(hold_no, shard, stake, win) WHERE h.hold_no = s.hold_no AND h.shard = s.shard;
  IF is_any_guarded THEN
    UPDATE wallet.loss_limit t
    SET left_amount = CASE WHEN t.ends_at <= moment THEN t.limit_amount ELSE t.left_amount END - s.stake + s.win,
        ends_at = wallet.period_end(t.ends_at, t.period, t.time_zone, moment)
    FROM unnest(o_no, o_shard, p_stake, p_win) AS s(owner_no, shard, stake, win)
    WHERE t.owner_no = s.owner_no AND t.shard = s.shard AND s.stake <> s.win;
  END IF;
  INSERT INTO wallet.txn (txn_id, shard, scope, key, kind, currency, body_hash, reverses_txn_id, reference, actor, reason, created_at)
  VALUES (txn, o_shard[1], p_scope, p_key, 'HAND', 'THB', p_hash, NULL, p_round, NULL, NULL, moment);
  outcome := 'OK';
END $$;

-- Asks whether a hold was ever taken under its key; where it was not, the key is spent, so that an order still on its
-- way finds it used and takes nothing.
CREATE FUNCTION wallet.settle_doubt(p_scope text, p_key text, p_hash uuid) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
DECLARE rec record;
BEGIN
  PERFORM pg_current_xact_id();
  PERFORM pg_advisory_xact_lock(hashtextextended(p_scope || E'\n' || p_key, 0));
  SELECT t.txn_id, t.kind INTO rec FROM wallet.txn t WHERE t.key = p_key AND t.scope = p_scope;
  IF FOUND THEN RETURN CASE WHEN rec.kind = 'HOLD' THEN rec.txn_id END; END IF;
  INSERT INTO wallet.txn (txn_id, shard, scope, key, kind, currency, body_hash, reverses_txn_id, reference, actor, reason, created_at)
  VALUES (nextval('wallet.id_block') * 4096, 0, p_scope, p_key, 'HOLD_DROPPED', 'THB', p_hash, NULL, NULL, NULL, NULL, app.now());
  RETURN NULL;
END $$;

-- What the auditor reads as bets holds the parts of hands too: a seat's stake, under the number of its round.
CREATE OR REPLACE VIEW audit.bets AS
SELECT t.txn_id AS bet_id, o.owner_id AS member_id, substr(v.scope, 8) AS vendor, g.game_code, g.product, r.round_id,
       CASE WHEN r.is_free THEN 'TRIAL' ELSE 'THB' END AS currency,
       (SELECT sum(l.amount)::bigint FROM wallet.transfer l WHERE l.id >= t.txn_id AND l.id < t.txn_id + 8 AND l.txn_id = t.txn_id AND l.code = 1) AS stake_minor,
       r.win_amount AS round_payout_minor, (ARRAY['OPEN', 'CLOSED', 'CANCELLED'])[r.state + 1] AS round_state,
       EXISTS (SELECT FROM wallet.transfer x WHERE x.reverses_txn_id = t.txn_id) AS is_rolled_back, t.created_at AS placed_at, r.ended_at AS settled_at
FROM wallet.transfer t
JOIN wallet.round r ON r.round_no = t.round_no AND r.shard = t.shard
JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard
JOIN wallet.game_guard g ON g.game_no = r.game_no
JOIN wallet.scope v ON v.scope_no = r.vendor_no
WHERE t.kind IN (1, 3)
UNION ALL
SELECT r.round_no, o.owner_id, substr(v.scope, 8), g.game_code, g.product, r.round_id, 'THB', r.stake_real, r.win_amount,
       (ARRAY['OPEN', 'CLOSED', 'CANCELLED'])[r.state + 1], false, r.opened_at, r.ended_at
FROM wallet.round r
JOIN wallet.transfer t ON t.id = r.round_no AND t.shard = r.shard
JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard
JOIN wallet.game_guard g ON g.game_no = r.game_no
JOIN wallet.scope v ON v.scope_no = r.vendor_no
WHERE t.kind IS NULL AND t.code = 1;
