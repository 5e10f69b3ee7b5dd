-- Up Migration
-- Transactions of single requests: deposits, holds, bonuses, corrections. One call posts one transaction of any number
-- of entries, under the same locks and in the same tables as the hot path.

-- The owner's number; merchants and vendors are entered when first named, members by wallet.open_owner only.
CREATE FUNCTION wallet.owner_no(wanted_family int, wanted text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE found bigint;
BEGIN
  SELECT owner_no INTO found FROM wallet.owner WHERE owner_id = wanted AND family = wanted_family;
  IF found IS NOT NULL THEN RETURN found; END IF;
  IF wanted_family = 1 THEN RAISE EXCEPTION 'the wallet knows no member %', wanted USING ERRCODE = 'P0002'; END IF;
  INSERT INTO wallet.owner (shard, family, owner_kind, owner_id, merchant_id, house_no)
  VALUES (0, wanted_family, CASE wanted_family WHEN 2 THEN 'house' ELSE 'vendor' END, wanted, CASE wanted_family WHEN 2 THEN wanted ELSE '' END, 0)
  ON CONFLICT (owner_id, family, shard) DO NOTHING;
  -- A parallel transaction's row is visible to this new statement.
  SELECT owner_no INTO STRICT found FROM wallet.owner WHERE owner_id = wanted AND family = wanted_family;
  RETURN found;
END $$;

-- Opens the accounts of a member or agent (THB and POINT) or of a trial account (TRIAL). Twice does nothing more.
CREATE FUNCTION wallet.open_owner(wanted text, wanted_kind text, merchant text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE found bigint; home smallint := app.shard_of(wanted);
BEGIN
  INSERT INTO wallet.owner (shard, family, owner_kind, owner_id, merchant_id, house_no)
  VALUES (home, 1, wanted_kind, wanted, merchant, wallet.owner_no(2, merchant))
  ON CONFLICT (owner_id, family, shard) DO NOTHING;
  SELECT owner_no INTO STRICT found FROM wallet.owner WHERE owner_id = wanted AND family = 1;
  INSERT INTO wallet.balance (account_id, shard)
  SELECT found * 65536 + p, home FROM unnest(CASE wanted_kind WHEN 'trial' THEN ARRAY[10] ELSE ARRAY[4, 17] END) AS p
  ON CONFLICT DO NOTHING;
  RETURN found;
END $$;

CREATE FUNCTION wallet.account_id(family int, owner text, purpose text, currency text) RETURNS bigint LANGUAGE sql AS $$
  SELECT wallet.owner_no(family, owner) * 65536 + wallet.purpose_no(purpose, currency)
$$;

-- Posts one transaction. Outcomes: OK; REPEAT (the same content under the key: `txn` is the first one's); REUSED (other
-- content); INSUFFICIENT; REVERSED (`p_reverses` was reversed before). With `p_claw`, what main and then bonus of the
-- paying member cannot cover is booked as receivable.
-- An entry between two guarded accounts becomes two rows over clearing: a row has at most one guarded side.
CREATE FUNCTION wallet.post_txn(
  p_scope text, p_key text, p_hash uuid, p_kind text, p_currency text,
  p_from bigint[], p_to bigint[], p_amount bigint[], p_code smallint[],
  p_reference text, p_actor text, p_reason text, p_reverses bigint, p_claw boolean,
  OUT outcome text, OUT txn bigint, OUT owners bigint[], OUT receivable bigint
) LANGUAGE plpgsql VOLATILE SET plan_cache_mode = force_custom_plan SET jit = off AS $$
DECLARE
  moment timestamptz := app.now(); rec record;
  money text := (ARRAY['THB', 'POINT', 'TRIAL'])[(p_from[1] & 3) + 1];
  -- The guarded accounts touched, with main and bonus beside each other: what a member sees is their sum.
  a_id bigint[] := '{}'; a_shard smallint[] := '{}'; a_balance bigint[] := '{}';
  home smallint; clearing bigint; base bigint; used int := 0; i int; part bigint; rest bigint; at_from int; at_to int;
  t_debit bigint[] := '{}'; t_credit bigint[] := '{}'; t_amount bigint[] := '{}'; t_code smallint[] := '{}'; t_side smallint[] := '{}';
  t_shard smallint[] := '{}'; t_after bigint[] := '{}';
  holders bigint[]; l_from bigint[]; l_amount bigint[]; l int;
BEGIN
  -- Before any transfer id: see wallet.horizon().
  PERFORM pg_current_xact_id();
  receivable := 0;
  PERFORM pg_advisory_xact_lock(hashtextextended(p_scope || E'\n' || p_key, 0));
  SELECT t.txn_id, t.body_hash = p_hash AS is_same INTO rec FROM wallet.txn t WHERE t.key = p_key AND t.scope = p_scope;
  IF FOUND THEN
    outcome := CASE WHEN rec.is_same THEN 'REPEAT' ELSE 'REUSED' END; txn := rec.txn_id;
  END IF;
  IF money <> p_currency OR EXISTS (SELECT FROM unnest(p_from || p_to) AS t(id) WHERE t.id & 3 <> p_from[1] & 3) THEN
    RAISE EXCEPTION 'a transaction moves one currency only';
  END IF;
  SELECT array_agg(DISTINCT o.owner_no ORDER BY o.owner_no) INTO holders
  FROM unnest(p_from || p_to) AS t(id) JOIN wallet.owner o ON o.owner_no = t.id >> 16 WHERE o.family = 1;
  owners := coalesce(holders, '{}');
  IF outcome IS NOT NULL THEN RETURN; END IF;
  IF money <> 'TRIAL' AND EXISTS (SELECT FROM unnest(holders) AS h(owner_no) JOIN wallet.owner o ON o.owner_no = h.owner_no WHERE o.owner_kind = 'trial') THEN
    RAISE EXCEPTION 'a trial account holds play money only';
  END IF;
  -- The transaction's own shard: that of the first member in the order of numbers, which a reversal finds again.
  home := coalesce((SELECT o.shard FROM wallet.owner o WHERE o.owner_no = holders[1]), 0);

  -- Rows are made before they are locked, and locked in id order. Whoever touches main or bonus locks both.
  INSERT INTO wallet.balance (account_id, shard)
  SELECT DISTINCT t.id, o.shard FROM unnest(p_from || p_to) AS t(id)
  JOIN wallet.owner o ON o.owner_no = t.id >> 16 JOIN wallet.purpose p ON p.purpose_no = t.id & 65535
  WHERE o.family = 1 AND p.is_guarded AND NOT EXISTS (SELECT FROM wallet.balance b WHERE b.account_id = t.id AND b.shard = o.shard)
  ORDER BY t.id ON CONFLICT DO NOTHING;
  FOR rec IN
    SELECT b.account_id, b.shard, b.balance FROM unnest(holders) AS h(owner_no)
    JOIN wallet.owner o ON o.owner_no = h.owner_no
    JOIN wallet.balance b ON b.account_id >= o.owner_no * 65536 AND b.account_id < o.owner_no * 65536 + 65536 AND b.shard = o.shard
    WHERE b.account_id = ANY (p_from || p_to) OR b.account_id & 65535 IN (4, 8)
    ORDER BY b.account_id FOR UPDATE OF b
  LOOP
    a_id := a_id || rec.account_id; a_shard := a_shard || rec.shard; a_balance := a_balance || rec.balance;
  END LOOP;
  IF p_reverses IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(p_reverses);
    SELECT t.txn_id INTO txn FROM wallet.txn t WHERE t.reverses_txn_id = p_reverses;
    IF FOUND THEN outcome := 'REVERSED'; RETURN; END IF;
  END IF;
  base := nextval('wallet.id_block') * 4096; txn := base;

  FOR i IN 1 .. cardinality(p_from) LOOP
    -- One leg from the paying account; under claw-back up to three: main, bonus, receivable.
    l_from := ARRAY[p_from[i]]; l_amount := ARRAY[p_amount[i]];
    at_from := array_position(a_id, p_from[i]);
    IF at_from IS NOT NULL AND a_balance[at_from] < p_amount[i] THEN
      IF NOT p_claw OR p_from[i] & 65535 NOT IN (4, 8) THEN outcome := 'INSUFFICIENT'; RETURN; END IF;
      rest := p_amount[i]; l_from := '{}'; l_amount := '{}';
      FOREACH l IN ARRAY CASE p_from[i] & 65535 WHEN 4 THEN ARRAY[4, 8] ELSE ARRAY[8, 4] END LOOP
        at_from := array_position(a_id, (p_from[i] >> 16) * 65536 + l);
        part := least(rest, coalesce(a_balance[at_from], 0));
        IF part > 0 THEN l_from := l_from || a_id[at_from]; l_amount := l_amount || part; rest := rest - part; END IF;
      END LOOP;
      IF rest > 0 THEN
        l_from := l_from || (p_from[i] >> 16) * 65536 + 20; l_amount := l_amount || rest; receivable := receivable + rest;
      END IF;
    END IF;
    FOR l IN 1 .. cardinality(l_from) LOOP
      at_from := array_position(a_id, l_from[l]); at_to := array_position(a_id, p_to[i]);
      IF at_from IS NOT NULL AND at_to IS NOT NULL THEN
        SELECT coalesce(nullif(o.house_no, 0), o.owner_no) * 65536 + 24 + (p_to[i] & 3) INTO clearing FROM wallet.owner o WHERE o.owner_no = l_from[l] >> 16;
      END IF;
      IF at_from IS NOT NULL THEN
        a_balance[at_from] := a_balance[at_from] - l_amount[l];
        t_debit := t_debit || l_from[l]; t_credit := t_credit || CASE WHEN at_to IS NULL THEN p_to[i] ELSE clearing END;
        t_side := t_side || 1::smallint; t_shard := t_shard || a_shard[at_from]; t_after := t_after || a_balance[at_from];
        t_amount := t_amount || l_amount[l]; t_code := t_code || p_code[i];
      END IF;
      IF at_to IS NOT NULL THEN
        a_balance[at_to] := a_balance[at_to] + l_amount[l];
        t_debit := t_debit || CASE WHEN at_from IS NULL THEN l_from[l] ELSE clearing END; t_credit := t_credit || p_to[i];
        t_side := t_side || 2::smallint; t_shard := t_shard || a_shard[at_to]; t_after := t_after || a_balance[at_to];
        t_amount := t_amount || l_amount[l]; t_code := t_code || p_code[i];
      END IF;
      IF at_from IS NULL AND at_to IS NULL THEN
        t_debit := t_debit || l_from[l]; t_credit := t_credit || p_to[i]; t_side := t_side || 0::smallint; t_shard := t_shard || home;
        t_after := t_after || NULL::bigint; t_amount := t_amount || l_amount[l]; t_code := t_code || p_code[i];
      END IF;
    END LOOP;
  END LOOP;

  INSERT INTO wallet.txn (txn_id, shard, scope, key, kind, currency, body_hash, reverses_txn_id, reference, actor, reason, created_at)
  VALUES (txn, home, p_scope, p_key, p_kind, money, p_hash, p_reverses, p_reference, p_actor, p_reason, moment);
  INSERT INTO wallet.transfer (id, txn_id, debit_account, credit_account, amount, created_at, guarded_balance_after, member_balance_after, shard, code, guarded_side)
  SELECT base + s.n - 1, txn, s.debit, s.credit, s.amount, moment, s.after,
         nullif(CASE WHEN s.account & 65535 IN (4, 8) THEN (SELECT sum(b.balance)::bigint FROM unnest(a_id, a_balance) AS b(id, balance)
                                                          WHERE b.id >> 16 = s.account >> 16 AND b.id & 65535 IN (4, 8)) END, s.after),
         s.shard, s.code, s.side
  FROM (SELECT u.*, CASE u.side WHEN 1 THEN u.debit WHEN 2 THEN u.credit END AS account
        FROM unnest(t_debit, t_credit, t_amount, t_after, t_shard, t_code, t_side) WITH ORDINALITY AS u(debit, credit, amount, after, shard, code, side, n)) AS s;
  UPDATE wallet.balance b SET balance = s.balance, version = base + cardinality(t_debit) - 1
  FROM unnest(a_id, a_shard, a_balance) AS s(account_id, shard, balance)
  WHERE b.account_id = s.account_id AND b.shard = s.shard AND b.balance <> s.balance;
  -- What is owed stands in a row of its own, so that a withdrawal can be refused without summing.
  FOR rec IN
    SELECT o.owner_no, o.shard, sum(s.change)::bigint AS change FROM (
      SELECT t.debit >> 16 AS owner_no, t.amount AS change FROM unnest(t_debit, t_amount) AS t(debit, amount) WHERE t.debit & 65535 = 20
      UNION ALL SELECT t.credit >> 16, -t.amount FROM unnest(t_credit, t_amount) AS t(credit, amount) WHERE t.credit & 65535 = 20) AS s
    JOIN wallet.owner o ON o.owner_no = s.owner_no AND o.family = 1
    GROUP BY o.owner_no, o.shard ORDER BY o.owner_no
  LOOP
    INSERT INTO wallet.receivable (owner_no, shard, amount) VALUES (rec.owner_no, rec.shard, 0) ON CONFLICT DO NOTHING;
    UPDATE wallet.receivable r SET amount = r.amount + rec.change WHERE r.owner_no = rec.owner_no AND r.shard = rec.shard;
  END LOOP;
  outcome := 'OK';
END $$;

-- An operator ends an open round; the caller holds the owner's lock. Cancelling returns each stake that was not rolled
-- back, in the scope of operators, one transaction a bet, as the vendor's own rollback would have.
CREATE FUNCTION wallet.end_round(p_round_no bigint, p_shard smallint, is_cancel boolean, p_actor text, p_reason text)
RETURNS wallet.round LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  r wallet.round; bet record; part record; moment timestamptz := app.now(); base bigint; used int := 0; total bigint; after bigint; is_first boolean;
  operators smallint := (SELECT scope_no FROM wallet.scope WHERE scope = 'operator');
BEGIN
  PERFORM pg_current_xact_id();
  SELECT * INTO STRICT r FROM wallet.round WHERE round_no = p_round_no AND shard = p_shard;
  base := nextval('wallet.id_block') * 4096;
  FOR bet IN
    SELECT t.txn_id FROM wallet.transfer t
    WHERE is_cancel AND t.guarded_side > 0 AND (CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END) >> 16 = r.owner_no
      AND t.id >= r.round_no AND t.round_no = r.round_no AND t.kind = 1
      AND NOT EXISTS (SELECT FROM wallet.transfer v WHERE v.reverses_txn_id = t.txn_id)
    ORDER BY t.id
  LOOP
    SELECT sum(b.balance) INTO total FROM wallet.balance b
    WHERE b.account_id = ANY (CASE WHEN r.is_free THEN ARRAY[r.owner_no * 65536 + 10] ELSE ARRAY[r.owner_no * 65536 + 4, r.owner_no * 65536 + 8] END) AND b.shard = p_shard;
    total := total + (SELECT sum(t.amount) FROM wallet.transfer t WHERE t.id >= bet.txn_id AND t.id < bet.txn_id + 8 AND t.txn_id = bet.txn_id);
    is_first := true;
    FOR part IN SELECT t.* FROM wallet.transfer t WHERE t.id >= bet.txn_id AND t.id < bet.txn_id + 8 AND t.txn_id = bet.txn_id ORDER BY t.id LOOP
      UPDATE wallet.balance b SET balance = b.balance + part.amount, version = base + used
      WHERE b.account_id = part.debit_account AND b.shard = p_shard RETURNING b.balance INTO STRICT after;
      INSERT INTO wallet.transfer (id, txn_id, debit_account, credit_account, amount, created_at, guarded_balance_after, member_balance_after, round_no,
                                   reverses_txn_id, shard, code, guarded_side, kind, scope_no, body_hash, key)
      VALUES (base + used, base, part.credit_account, part.debit_account, part.amount, moment, after, nullif(total, after), r.round_no,
              CASE WHEN is_first THEN bet.txn_id END, p_shard, 3, 2, CASE WHEN is_first THEN 4 END, CASE WHEN is_first THEN operators END,
              CASE WHEN is_first THEN md5(p_actor || E'\n' || p_reason)::uuid END, CASE WHEN is_first THEN 'cancel:' || bet.txn_id END);
      used := used + 1; is_first := false;
    END LOOP;
    base := nextval('wallet.id_block') * 4096; used := 0;
  END LOOP;
  IF NOT is_cancel THEN
    -- No money moves; the row tells followers that the round ended.
    INSERT INTO wallet.answer (key, scope_no, shard, kind, status, body_hash, owner_no, txn_id, round_no, balance, is_free, created_at)
    VALUES ('close:' || r.round_no, operators, p_shard, 5, 1, md5(p_actor || E'\n' || p_reason)::uuid, r.owner_no, base, r.round_no, 0, r.is_free, moment);
  END IF;
  UPDATE wallet.round t
  SET state = CASE WHEN is_cancel THEN 2 ELSE 1 END, closing_txn_id = CASE WHEN NOT is_cancel THEN base END, ended_at = moment, ended_by = p_actor, end_reason = p_reason,
      stake_real = CASE WHEN is_cancel THEN 0 ELSE t.stake_real END, stake_bonus = CASE WHEN is_cancel THEN 0 ELSE t.stake_bonus END,
      bet_count = CASE WHEN is_cancel THEN 0 ELSE t.bet_count END
  WHERE t.round_no = p_round_no AND t.shard = p_shard RETURNING t.* INTO r;
  RETURN r;
END $$;
