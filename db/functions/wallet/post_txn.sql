-- Posts one transaction of any number of entries outside the hot path: deposits, holds, bonuses, corrections.
-- It takes the same locks and writes the same tables as wallet.post_batch.
--
-- Entries are parallel lists: from account, to account, an amount in the smallest unit, a code. `p_hash` is
-- the hash of the content, `p_reverses` the transaction that is reversed, if any. With `p_claw`, what main
-- and then bonus of the paying member (or bonus and then main) cannot cover is booked as receivable. An entry
-- between two guarded accounts becomes two rows over clearing, since a row has at most one guarded side.
--
-- Outcomes: OK; REPEAT (the same content under the key: `txn` is that of the first); REUSED (other content);
-- INSUFFICIENT; REVERSED (`p_reverses` was reversed before, by `txn`). `owners` are the members touched,
-- `receivable` is what was booked as owed. Raises if the entries are of several currencies or of
-- another than `p_currency`, or of real money or points while one of the accounts is a trial's.
CREATE OR REPLACE FUNCTION wallet.post_txn(
  p_scope text, p_key text, p_hash uuid, p_kind text, p_currency text,
  p_from bigint[], p_to bigint[], p_amount bigint[], p_code smallint[],
  p_reference text, p_actor text, p_reason text, p_reverses bigint, p_claw boolean,
  OUT outcome text, OUT txn bigint, OUT owners bigint[], OUT receivable bigint
)
LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan
SET jit = off
AS $$
DECLARE
  moment timestamptz := app.now();
  rec record;
  ledger text := (ARRAY['REAL', 'POINT', 'TRIAL'])[(p_from[1] & 3) + 1];
  is_one_currency boolean;
  -- The guarded accounts touched, with main and bonus beside each other: what a member sees is their sum.
  a_id bigint[] := '{}';
  a_shard smallint[] := '{}';
  a_balance bigint[] := '{}';
  home smallint;
  clearing bigint;
  base bigint;
  used int := 0;
  i int;
  part bigint;
  rest bigint;
  at_from int;
  at_to int;
  -- The transfers to write.
  t_debit bigint[] := '{}';
  t_credit bigint[] := '{}';
  t_amount bigint[] := '{}';
  t_code smallint[] := '{}';
  t_side smallint[] := '{}';
  t_shard smallint[] := '{}';
  t_after bigint[] := '{}';
  holders bigint[];
  l_from bigint[];
  l_amount bigint[];
  l int;
BEGIN
  -- 1. The key. The transaction's own id comes before any transfer id: see wallet.horizon().
  PERFORM pg_current_xact_id();
  receivable := 0;
  PERFORM pg_advisory_xact_lock(hashtextextended(p_scope || E'\n' || p_key, 0));
  SELECT t.txn_id, t.body_hash = p_hash AS is_same INTO rec
  FROM wallet.txn t WHERE t.key = p_key AND t.scope = p_scope;
  IF FOUND THEN
    outcome := CASE WHEN rec.is_same THEN 'REPEAT' ELSE 'REUSED' END;
    txn := rec.txn_id;
  END IF;

  -- 2. The owners of the accounts. The transaction's shard is that of the first member in the order of
  --    numbers; a reversal finds it again.
  IF ledger <> wallet.ledger_of(p_currency)
    OR EXISTS (SELECT FROM unnest(p_from || p_to) AS t(id) WHERE t.id & 3 <> p_from[1] & 3) THEN
    RAISE EXCEPTION 'a transaction moves one currency only';
  END IF;
  -- Accounts of real money are in the currency of their owner's merchant.
  SELECT array_agg(DISTINCT o.owner_no ORDER BY o.owner_no) FILTER (WHERE o.family = 1),
         bool_and(ledger <> 'REAL' OR o.currency = p_currency)
  INTO holders, is_one_currency
  FROM unnest(p_from || p_to) AS t(id) JOIN wallet.owner o ON o.owner_no = t.id >> 16;
  IF NOT is_one_currency THEN
    RAISE EXCEPTION 'a transaction moves one currency only';
  END IF;
  owners := coalesce(holders, '{}');
  IF outcome IS NOT NULL THEN
    RETURN;
  END IF;
  IF ledger <> 'TRIAL' AND EXISTS (
    SELECT FROM unnest(holders) AS h(owner_no) JOIN wallet.owner o ON o.owner_no = h.owner_no
    WHERE o.owner_kind = 'trial') THEN
    RAISE EXCEPTION 'a trial account holds play money only';
  END IF;
  home := coalesce((SELECT o.shard FROM wallet.owner o WHERE o.owner_no = holders[1]), 0);

  -- 3. Lock. Rows are created before they are locked, and locked in id order. Main and bonus are always
  --    locked together.
  INSERT INTO wallet.balance (account_id, shard)
  SELECT DISTINCT t.id, o.shard FROM unnest(p_from || p_to) AS t(id)
  JOIN wallet.owner o ON o.owner_no = t.id >> 16
  JOIN wallet.purpose p ON p.purpose_no = t.id & 65535
  WHERE o.family = 1 AND p.is_guarded
    AND NOT EXISTS (SELECT FROM wallet.balance b WHERE b.account_id = t.id AND b.shard = o.shard)
  ORDER BY t.id ON CONFLICT DO NOTHING;
  FOR rec IN
    SELECT b.account_id, b.shard, b.balance FROM unnest(holders) AS h(owner_no)
    JOIN wallet.owner o ON o.owner_no = h.owner_no
    JOIN wallet.balance b ON b.account_id >= o.owner_no * 65536 AND b.account_id < o.owner_no * 65536 + 65536
      AND b.shard = o.shard
    WHERE b.account_id = ANY (p_from || p_to) OR b.account_id & 65535 IN (4, 8)
    ORDER BY b.account_id FOR UPDATE OF b
  LOOP
    a_id := a_id || rec.account_id;
    a_shard := a_shard || rec.shard;
    a_balance := a_balance || rec.balance;
  END LOOP;
  IF p_reverses IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(p_reverses);
    SELECT t.txn_id INTO txn FROM wallet.txn t WHERE t.reverses_txn_id = p_reverses;
    IF FOUND THEN
      outcome := 'REVERSED';
      RETURN;
    END IF;
  END IF;
  base := nextval('wallet.id_block') * 4096;
  txn := base;

  FOR i IN 1 .. cardinality(p_from) LOOP
    -- 4. One leg from the paying account; with claw-back up to three: main, bonus, receivable.
    l_from := ARRAY[p_from[i]];
    l_amount := ARRAY[p_amount[i]];
    at_from := array_position(a_id, p_from[i]);
    IF at_from IS NOT NULL AND a_balance[at_from] < p_amount[i] THEN
      IF NOT p_claw OR p_from[i] & 65535 NOT IN (4, 8) THEN
        outcome := 'INSUFFICIENT';
        RETURN;
      END IF;
      rest := p_amount[i];
      l_from := '{}';
      l_amount := '{}';
      FOREACH l IN ARRAY CASE p_from[i] & 65535 WHEN 4 THEN ARRAY[4, 8] ELSE ARRAY[8, 4] END LOOP
        at_from := array_position(a_id, (p_from[i] >> 16) * 65536 + l);
        part := least(rest, coalesce(a_balance[at_from], 0));
        IF part > 0 THEN
          l_from := l_from || a_id[at_from];
          l_amount := l_amount || part;
          rest := rest - part;
        END IF;
      END LOOP;
      IF rest > 0 THEN
        l_from := l_from || (p_from[i] >> 16) * 65536 + 20;
        l_amount := l_amount || rest;
        receivable := receivable + rest;
      END IF;
    END IF;

    -- 5. The rows of each leg: out of a guarded account, into one, both over clearing, or one row for
    --    neither.
    FOR l IN 1 .. cardinality(l_from) LOOP
      at_from := array_position(a_id, l_from[l]);
      at_to := array_position(a_id, p_to[i]);
      IF at_from IS NOT NULL AND at_to IS NOT NULL THEN
        SELECT coalesce(nullif(o.house_no, 0), o.owner_no) * 65536 + 24 + (p_to[i] & 3) INTO clearing
        FROM wallet.owner o WHERE o.owner_no = l_from[l] >> 16;
      END IF;
      IF at_from IS NOT NULL THEN
        a_balance[at_from] := a_balance[at_from] - l_amount[l];
        t_debit := t_debit || l_from[l];
        t_credit := t_credit || CASE WHEN at_to IS NULL THEN p_to[i] ELSE clearing END;
        t_side := t_side || 1::smallint;
        t_shard := t_shard || a_shard[at_from];
        t_after := t_after || a_balance[at_from];
        t_amount := t_amount || l_amount[l];
        t_code := t_code || p_code[i];
      END IF;
      IF at_to IS NOT NULL THEN
        a_balance[at_to] := a_balance[at_to] + l_amount[l];
        t_debit := t_debit || CASE WHEN at_from IS NULL THEN l_from[l] ELSE clearing END;
        t_credit := t_credit || p_to[i];
        t_side := t_side || 2::smallint;
        t_shard := t_shard || a_shard[at_to];
        t_after := t_after || a_balance[at_to];
        t_amount := t_amount || l_amount[l];
        t_code := t_code || p_code[i];
      END IF;
      IF at_from IS NULL AND at_to IS NULL THEN
        t_debit := t_debit || l_from[l];
        t_credit := t_credit || p_to[i];
        t_side := t_side || 0::smallint;
        t_shard := t_shard || home;
        t_after := t_after || NULL::bigint;
        t_amount := t_amount || l_amount[l];
        t_code := t_code || p_code[i];
      END IF;
    END LOOP;
  END LOOP;

  -- 6. Write: the transaction, its transfers, the balances.
  INSERT INTO wallet.txn (
    txn_id, shard, scope, key, kind, currency, body_hash, reverses_txn_id, reference, actor, reason,
    created_at)
  VALUES (
    txn, home, p_scope, p_key, p_kind, p_currency, p_hash, p_reverses, p_reference, p_actor, p_reason,
    moment);
  INSERT INTO wallet.transfer (
    id, txn_id, debit_account, credit_account, amount, created_at, guarded_balance_after,
    member_balance_after, shard, code, guarded_side)
  SELECT base + s.n - 1, txn, s.debit, s.credit, s.amount, moment, s.after,
         nullif(CASE WHEN s.account & 65535 IN (4, 8) THEN (
           SELECT sum(b.balance)::bigint FROM unnest(a_id, a_balance) AS b(id, balance)
           WHERE b.id >> 16 = s.account >> 16 AND b.id & 65535 IN (4, 8)) END, s.after),
         s.shard, s.code, s.side
  FROM (
    SELECT u.*, CASE u.side WHEN 1 THEN u.debit WHEN 2 THEN u.credit END AS account
    FROM unnest(t_debit, t_credit, t_amount, t_after, t_shard, t_code, t_side) WITH ORDINALITY
      AS u(debit, credit, amount, after, shard, code, side, n)) AS s;
  UPDATE wallet.balance b SET balance = s.balance, version = base + cardinality(t_debit) - 1
  FROM unnest(a_id, a_shard, a_balance) AS s(account_id, shard, balance)
  WHERE b.account_id = s.account_id AND b.shard = s.shard AND b.balance <> s.balance;

  -- 7. Debts have a row of their own, so that a withdrawal can be refused without summing.
  FOR rec IN
    SELECT o.owner_no, o.shard, sum(s.change)::bigint AS change FROM (
      SELECT t.debit >> 16 AS owner_no, t.amount AS change
      FROM unnest(t_debit, t_amount) AS t(debit, amount) WHERE t.debit & 65535 = 20
      UNION ALL
      SELECT t.credit >> 16, -t.amount
      FROM unnest(t_credit, t_amount) AS t(credit, amount) WHERE t.credit & 65535 = 20) AS s
    JOIN wallet.owner o ON o.owner_no = s.owner_no AND o.family = 1
    GROUP BY o.owner_no, o.shard ORDER BY o.owner_no
  LOOP
    INSERT INTO wallet.receivable (owner_no, shard, amount) VALUES (rec.owner_no, rec.shard, 0)
    ON CONFLICT DO NOTHING;
    UPDATE wallet.receivable r SET amount = r.amount + rec.change
    WHERE r.owner_no = rec.owner_no AND r.shard = rec.shard;
  END LOOP;
  outcome := 'OK';
END $$;
