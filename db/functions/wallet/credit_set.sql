-- Credits many members of one merchant from one expense account, each in a transaction of its own as
-- wallet.post_txn would post it: rebates, points, salaries, dividends, cashback (docs/flows/credit-set.md).
-- At most 1,000 at once; a member may stand several times, a key once. Amounts in the smallest unit.
--
-- `p_from` is the account that pays, `p_purpose` the number of the members' account that receives, in the
-- same ledger. Lists are by credit; `p_hashes` are the hashes of their contents.
--
-- Answers, by credit: the outcome, 1 OK, 2 REPEAT (the same content under the key), 3 REUSED (other content),
-- and the transaction, of a repeat the first one. Raises if a member is unknown, of another merchant or has
-- play money only, if an amount is not above zero, or if the lists are of different lengths or too long.
CREATE OR REPLACE FUNCTION wallet.credit_set(
  p_scope text, p_kind text, p_code smallint, p_currency text, p_from bigint, p_purpose int,
  p_members text[], p_amounts bigint[], p_keys text[], p_hashes uuid[], p_references text[],
  OUT o_outcome smallint[], OUT o_txn bigint[]
)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET enable_bitmapscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
DECLARE
  moment timestamptz := app.now();
  n_credits int := cardinality(p_members);
  base bigint;
  owners bigint[];
  shards smallint[];
  is_wrong boolean;
BEGIN
  -- The transaction's own id comes before any transfer id: see wallet.horizon().
  PERFORM pg_current_xact_id();
  o_outcome := array_fill(NULL::smallint, ARRAY[n_credits]);
  o_txn := array_fill(NULL::bigint, ARRAY[n_credits]);
  IF n_credits = 0 THEN
    RETURN;
  END IF;
  IF n_credits > 1000 OR n_credits <> ALL (ARRAY[
      cardinality(p_amounts), cardinality(p_keys), cardinality(p_hashes), cardinality(p_references)])
    OR EXISTS (SELECT FROM unnest(p_amounts) AS t(amount) WHERE t.amount IS NULL OR t.amount <= 0)
    OR (SELECT count(DISTINCT t.key) FROM unnest(p_keys) AS t(key)) <> n_credits
    OR p_from & 3 <> p_purpose & 3 THEN
    RAISE EXCEPTION 'a set has at most 1,000 credits above zero in one ledger, each with a key of its own';
  END IF;

  -- 1. The keys, in one order: only one transaction at a time decides about a key.
  PERFORM pg_advisory_xact_lock(s.hash)
  FROM (
    SELECT DISTINCT hashtextextended(p_scope || E'\n' || k.key, 0) AS hash
    FROM unnest(p_keys) AS k(key) ORDER BY 1) AS s;
  SELECT array_agg(o.owner_no ORDER BY s.n), array_agg(o.shard ORDER BY s.n),
         bool_or(o.owner_no IS NULL OR o.house_no <> p_from >> 16
           OR (p_currency <> 'TRIAL' AND o.owner_kind = 'trial'))
  INTO owners, shards, is_wrong
  FROM unnest(p_members) WITH ORDINALITY AS s(member, n)
  LEFT JOIN LATERAL (
    SELECT w.* FROM wallet.owner w WHERE w.owner_id = s.member AND w.family = 1 OFFSET 0) AS o ON true;
  IF is_wrong THEN
    RAISE EXCEPTION 'a set credits members of one merchant, and no trial accounts with real money';
  END IF;

  -- 2. Known keys.
  SELECT array_agg(t.outcome ORDER BY s.n), array_agg(t.txn_id ORDER BY s.n) INTO o_outcome, o_txn
  FROM unnest(p_keys, p_hashes) WITH ORDINALITY AS s(key, hash, n)
  LEFT JOIN LATERAL (
    SELECT (CASE WHEN x.body_hash = s.hash THEN 2 ELSE 3 END)::smallint AS outcome, x.txn_id
    FROM wallet.txn x WHERE x.key = s.key AND x.scope = p_scope OFFSET 0) AS t ON true;

  -- 3. Lock. Rows are created before they are locked; whoever changes a balance of the member holds the first
  --    spendable account.
  INSERT INTO wallet.balance (account_id, shard)
  SELECT DISTINCT s.owner_no * 65536 + p_purpose, s.shard
  FROM unnest(owners, shards, o_outcome) AS s(owner_no, shard, outcome)
  WHERE s.outcome IS NULL ORDER BY 1 ON CONFLICT DO NOTHING;
  PERFORM b.account_id
  FROM (
    SELECT DISTINCT s.owner_no, s.shard FROM unnest(owners, shards, o_outcome) AS s(owner_no, shard, outcome)
    WHERE s.outcome IS NULL ORDER BY 1) AS m
  CROSS JOIN LATERAL (
    SELECT t.account_id FROM wallet.balance t
    WHERE t.account_id >= m.owner_no * 65536 + 4 AND t.account_id <= m.owner_no * 65536 + 10
      AND t.shard = m.shard
    ORDER BY t.account_id LIMIT 1 FOR UPDATE) AS b;
  base := nextval('wallet.id_block') * 4096;

  -- 4. The transactions, their transfers and the balances. A member's credits follow each other.
  WITH credit AS MATERIALIZED (
    SELECT s.*, base + s.n - 1 AS txn_id, b.tid,
           b.balance + sum(s.amount) OVER (PARTITION BY s.owner_no ORDER BY s.n) AS after,
           b.balance + sum(s.amount) OVER (PARTITION BY s.owner_no) AS last_balance,
           max(base + s.n - 1) OVER (PARTITION BY s.owner_no) AS last_id, b.beside
    FROM unnest(owners, shards, p_amounts, p_keys, p_hashes, p_references, o_outcome)
      WITH ORDINALITY AS s(owner_no, shard, amount, key, hash, reference, outcome, n)
    CROSS JOIN LATERAL (
      -- What the member sees is main and bonus together.
      SELECT t.ctid AS tid, t.balance,
             CASE WHEN p_purpose IN (4, 8) THEN coalesce((
               SELECT o.balance FROM wallet.balance o
               WHERE o.account_id = s.owner_no * 65536 + 12 - p_purpose AND o.shard = s.shard), 0) END
               AS beside
      FROM wallet.balance t
      WHERE t.account_id = s.owner_no * 65536 + p_purpose AND t.shard = s.shard OFFSET 0) AS b
    WHERE s.outcome IS NULL
  ), headed AS (
    INSERT INTO wallet.txn (
      txn_id, shard, scope, key, kind, currency, body_hash, reverses_txn_id, reference, actor, reason,
      created_at)
    SELECT c.txn_id, c.shard, p_scope, c.key, p_kind, p_currency, c.hash, NULL, c.reference, NULL, NULL,
           moment
    FROM credit c ORDER BY c.txn_id
  ), moved AS (
    INSERT INTO wallet.transfer (
      id, txn_id, debit_account, credit_account, amount, created_at, guarded_balance_after,
      member_balance_after, shard, code, guarded_side)
    SELECT c.txn_id, c.txn_id, p_from, c.owner_no * 65536 + p_purpose, c.amount, moment, c.after,
           nullif(c.after + c.beside, c.after), c.shard, p_code, 2
    FROM credit c ORDER BY c.txn_id
  ), balanced AS (
    UPDATE wallet.balance b SET balance = s.last_balance, version = s.last_id
    FROM (SELECT DISTINCT c.tid, c.last_balance, c.last_id FROM credit c) AS s
    WHERE b.ctid = s.tid
  )
  SELECT array_agg(coalesce(s.outcome, 1::smallint) ORDER BY s.n),
         array_agg(coalesce(s.txn, base + s.n - 1) ORDER BY s.n)
  INTO o_outcome, o_txn
  FROM unnest(o_outcome, o_txn) WITH ORDINALITY AS s(outcome, txn, n);
END $$;
