-- Settles one chunk of rounds of many members: one that they all bet in, as a draw is, or one of each, as
-- bets on sports are. Closes winners and losers, pays the wins in the proportion of real and bonus money of
-- each member's stakes, moves loss limits and states what the round counts (docs/flows/settle-rounds.md). At
-- most 4,000 members, each once; amounts in the smallest unit.
--
-- The key of an obligation is the round, its version and the member: run again it changes nothing. A version
-- above the one that was settled takes what that one paid back and pays again, both under code 6 in one
-- transaction. What it pays covers first what it takes back; what then lacks is taken from the member's
-- other money, and the rest is owed. What was won in the round before it was settled stays with the member.
--
-- Answers, by member: 1 settled, 2 settled before with this version, 3 a higher version stands, 4 no bet
-- in this round, 5 cancelled, or closed by somebody else, 6 settled before with this version and other
-- content. `o_moved`: the currency in which money of the member moved, or NULL. Raises if the lists are of
-- different lengths or too long, if a member stands twice, or if an amount is below zero.
CREATE OR REPLACE FUNCTION wallet.settle_rounds(
  p_vendor text, p_rounds text[], p_versions int[],
  p_members text[], p_wins bigint[], p_valids bigint[], p_bonus_valids bigint[],
  OUT o_status smallint[], OUT o_moved text[]
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
  n_members int := cardinality(p_members);
  vendor smallint := (SELECT s.scope_no FROM wallet.scope s WHERE s.scope = 'vendor:' || p_vendor);
  scope smallint := (SELECT s.scope_no FROM wallet.scope s WHERE s.scope = 'settle:' || p_vendor);
  -- Ids that a member's transaction may take: two legs, or up to five when an earlier version is taken back.
  stride int := CASE WHEN 1 = ALL (p_versions) THEN 2 ELSE 8 END;
  blocks bigint[];
  -- The members in the order of their numbers, with their places in the caller's lists.
  m_owner bigint[];
  m_shard smallint[];
  m_house bigint[];
  m_currency text[];
  m_round text[];
  m_version int[];
  m_win bigint[];
  m_valid bigint[];
  m_bonus_valid bigint[];
  m_place int[];
  m_txn bigint[];
  is_each_once boolean;
  is_left boolean[];
  lost int[];
  i int;
  statuses smallint[];
  moved text[];
  places int[];
BEGIN
  -- The transaction's own id comes before any transfer id: see wallet.horizon().
  PERFORM pg_current_xact_id();
  IF n_members > 4000 OR NOT coalesce(1 <= ALL (p_versions), false)
    OR n_members <> ALL (ARRAY[
      cardinality(p_rounds), cardinality(p_versions), cardinality(p_wins), cardinality(p_valids),
      cardinality(p_bonus_valids)])
    OR EXISTS (SELECT FROM unnest(p_wins || p_valids || p_bonus_valids) AS t(amount)
               WHERE t.amount IS NULL OR t.amount < 0) THEN
    RAISE EXCEPTION 'a chunk has at most 4,000 members, each with a win and what counts';
  END IF;
  o_status := array_fill(4::smallint, ARRAY[n_members]);
  o_moved := array_fill(NULL::text, ARRAY[n_members]);
  IF vendor IS NULL OR n_members = 0 THEN
    RETURN;
  END IF;
  IF scope IS NULL THEN
    INSERT INTO wallet.scope (scope) VALUES ('settle:' || p_vendor) ON CONFLICT DO NOTHING;
    scope := (SELECT s.scope_no FROM wallet.scope s WHERE s.scope = 'settle:' || p_vendor);
  END IF;

  -- 1. Lock each member's first spendable account, in id order: whoever changes a balance, a round or a limit
  --    of the member holds it. Everything else is read by later statements.
  SELECT array_agg(s.owner_no), array_agg(s.shard), array_agg(s.house_no), array_agg(s.currency),
         array_agg(s.round_id), array_agg(s.version), array_agg(s.win), array_agg(s.valid),
         array_agg(s.bonus_valid), array_agg(s.n::int), count(DISTINCT s.owner_no) = count(*)
  INTO m_owner, m_shard, m_house, m_currency, m_round, m_version, m_win, m_valid, m_bonus_valid, m_place,
       is_each_once
  FROM (
    SELECT w.*, t.* FROM unnest(p_members, p_rounds, p_versions, p_wins, p_valids, p_bonus_valids)
      WITH ORDINALITY AS t(member, round_id, version, win, valid, bonus_valid, n)
    CROSS JOIN LATERAL (
      SELECT o.owner_no, o.shard, o.house_no, o.currency FROM wallet.owner o
      WHERE o.owner_id = t.member AND o.family = 1 OFFSET 0) AS w
    ORDER BY w.owner_no OFFSET 0) AS s
  CROSS JOIN LATERAL (
    SELECT b.account_id FROM wallet.balance b
    WHERE b.account_id >= s.owner_no * 65536 + 4 AND b.account_id <= s.owner_no * 65536 + 10
      AND b.shard = s.shard
    ORDER BY b.account_id LIMIT 1 FOR UPDATE) AS l;
  IF m_owner IS NULL THEN
    RETURN;
  END IF;
  IF NOT is_each_once THEN
    RAISE EXCEPTION 'a member stands once in a chunk';
  END IF;

  -- Ids are taken under the locks, so they grow with the order of each account's movements.
  blocks := ARRAY(
    SELECT nextval('wallet.id_block') FROM generate_series(1, (cardinality(m_owner) * stride + 4095) / 4096));
  m_txn := ARRAY(
    SELECT blocks[t.at / 4096 + 1] * 4096 + t.at % 4096
    FROM generate_series(0, (cardinality(m_owner) - 1) * stride, stride) AS t(at));

  -- 2. Most members of a draw lose in a round that nobody settled: it is closed, and nothing of theirs moves.
  lost := wallet.close_losers(
    vendor, moment, m_owner, m_shard, m_round, m_version, m_win, m_valid, m_bonus_valid, m_txn);
  is_left := array_fill(true, ARRAY[cardinality(m_owner)]);
  FOREACH i IN ARRAY lost LOOP
    is_left[i] := false;
    o_status[m_place[i]] := 1;
  END LOOP;
  IF cardinality(lost) = cardinality(m_owner) THEN
    RETURN;
  END IF;

  WITH found AS (
    -- 3. The others: the rounds as they are, what an earlier version paid, and the balances.
    SELECT s.*, r.tid AS round_tid, r.round_no, r.state, r.is_free, r.house_purpose, r.stake_real,
           r.stake_bonus, v.tid IS NOT NULL AS is_stated, v.tid AS valid_tid,
           CASE WHEN r.state > 0 THEN nullif(v.version, 0) END AS version,
           v.txn_id AS before_txn, v.amount AS before_valid, v.bonus_amount AS before_bonus_valid,
           coalesce(b.real, 0) AS before_real, coalesce(b.bonus, 0) AS before_bonus,
           CASE WHEN r.stake_bonus > 0
             THEN div(s.win::numeric * r.stake_real, r.stake_real + r.stake_bonus)::bigint
             ELSE s.win END AS win_real
    FROM unnest(
        m_owner, m_shard, m_house, m_round, m_version, m_win, m_valid, m_bonus_valid, m_place, m_currency,
        m_txn, is_left)
      AS s(owner_no, shard, house_no, round_id, new_version, win, valid, bonus_valid, place, currency, txn_id,
           is_left)
    CROSS JOIN LATERAL (
      SELECT q.ctid AS tid, q.* FROM wallet.round q
      WHERE q.round_id = s.round_id AND q.vendor_no = vendor AND q.owner_no = s.owner_no AND q.shard = s.shard
      OFFSET 0) AS r
    LEFT JOIN LATERAL (
      SELECT w.ctid AS tid, w.* FROM wallet.round_valid w
      WHERE w.round_no = r.round_no AND w.shard = s.shard OFFSET 0) AS v ON true
    LEFT JOIN LATERAL (
      SELECT sum(t.amount)
               FILTER (WHERE t.guarded_side = 2 AND t.credit_account & 65535 <> 8)::bigint AS real,
             sum(t.amount)
               FILTER (WHERE t.guarded_side = 2 AND t.credit_account & 65535 = 8)::bigint AS bonus
      FROM wallet.transfer t
      WHERE t.id >= v.txn_id AND t.id < v.txn_id + 8 AND t.txn_id = v.txn_id
      OFFSET 0) AS b ON v.version > 0
    WHERE s.is_left
  ), judged AS MATERIALIZED (
    -- 4. Whether each is settled now, and by which amounts its accounts change. What a version paid is
    --    always found in its own transaction, so a higher one pays the same amount again, too.
    SELECT f.*,
           CASE
             WHEN f.version > f.new_version THEN 3
             WHEN f.version = f.new_version THEN
               CASE WHEN f.before_real + f.before_bonus = f.win AND f.before_valid = f.valid
                      AND f.before_bonus_valid = f.bonus_valid THEN 2 ELSE 6 END
             WHEN f.state = 2 OR (f.state = 1 AND f.version IS NULL) THEN 5
             ELSE 1 END AS status,
           f.win > 0 OR f.before_real + f.before_bonus > 0 AS is_moving
    FROM found f
  ), paid AS MATERIALIZED (
    SELECT j.*, f.main_tid, f.bonus_tid, f.pay_real, f.pay_bonus, a.take_real, a.take_bonus,
           f.back - a.take_real - a.take_bonus AS rest,
           f.main + f.pay_real AS main_paid, f.bonus + f.pay_bonus AS bonus_paid,
           f.main + f.pay_real - a.take_real AS main_now, f.bonus + f.pay_bonus - a.take_bonus AS bonus_now,
           j.txn_id - 1 + (f.pay_real > 0)::int + (f.pay_bonus > 0)::int + (a.take_real > 0)::int
             + (a.take_bonus > 0)::int AS last_id,
           f.has_guard
    FROM judged j
    CROSS JOIN LATERAL (
      SELECT m.ctid AS main_tid, n.ctid AS bonus_tid, m.balance AS main, coalesce(n.balance, 0) AS bonus,
             m.has_guard, j.win_real AS pay_real, j.win - j.win_real AS pay_bonus,
             j.before_real + j.before_bonus AS back
      FROM wallet.balance m
      LEFT JOIN wallet.balance n
        ON NOT j.is_free AND n.account_id = j.owner_no * 65536 + 8 AND n.shard = j.shard
      WHERE m.account_id = j.owner_no * 65536 + CASE WHEN j.is_free THEN 10 ELSE 4 END
        AND m.shard = j.shard
      OFFSET 0) AS f
    -- A win is taken from the account it went to, a shortage there from the other one. Play money is never
    -- owed.
    CROSS JOIN LATERAL (
      SELECT least(f.back, f.main + f.pay_real + f.bonus + f.pay_bonus) AS covered) AS c
    CROSS JOIN LATERAL (
      SELECT least(
               greatest(least(j.before_real, c.covered), c.covered - f.bonus - f.pay_bonus),
               f.main + f.pay_real) AS take_real) AS x
    CROSS JOIN LATERAL (SELECT x.take_real, c.covered - x.take_real AS take_bonus) AS a
    WHERE j.status = 1 AND j.is_moving
  ), legs AS MATERIALIZED (
    -- 5. Up to five transfers each, in an order that never passes below zero.
    SELECT p.txn_id + (row_number() OVER (PARTITION BY p.txn_id ORDER BY l.no)) - 1 AS id, p.*, l.*
    FROM paid p
    CROSS JOIN LATERAL (VALUES
      (1, p.pay_real, 2, CASE WHEN p.is_free THEN 10 ELSE 4 END, p.main_paid),
      (2, p.pay_bonus, 2, 8, p.bonus_paid),
      (3, p.take_real, 1, CASE WHEN p.is_free THEN 10 ELSE 4 END, p.main_now),
      (4, p.take_bonus, 1, 8, p.bonus_now),
      (5, CASE WHEN p.is_free THEN 0 ELSE p.rest END, 0, 20, NULL)) AS l(no, amount, side, purpose, after)
    WHERE l.amount > 0
  ), written AS (
    INSERT INTO wallet.transfer (
      id, txn_id, debit_account, credit_account, amount, created_at, guarded_balance_after,
      member_balance_after, round_no, reverses_txn_id, shard, code, guarded_side, kind, scope_no, body_hash,
      key)
    SELECT l.id, l.txn_id,
           CASE l.side WHEN 2 THEN l.house_no * 65536 + l.house_purpose
             ELSE l.owner_no * 65536 + l.purpose END,
           CASE l.side WHEN 2 THEN l.owner_no * 65536 + l.purpose
             ELSE l.house_no * 65536 + l.house_purpose END,
           l.amount, moment, l.after,
           CASE WHEN l.side = 0 OR l.after <> l.main_now + l.bonus_now THEN l.main_now + l.bonus_now END,
           l.round_no, CASE WHEN l.id = l.txn_id AND l.before_real + l.before_bonus > 0 THEN l.before_txn END,
           l.shard, CASE WHEN l.side = 0 THEN 60 WHEN l.version IS NULL THEN 2 ELSE 6 END, l.side,
           CASE WHEN l.id = l.txn_id THEN CASE WHEN l.version IS NULL THEN 2 ELSE 6 END END,
           CASE WHEN l.id = l.txn_id THEN scope END,
           CASE WHEN l.id = l.txn_id
             THEN md5(l.win || '|' || l.valid || '|' || l.bonus_valid)::uuid END,
           CASE WHEN l.id = l.txn_id THEN l.round_id || ':v' || l.new_version || ':' || l.owner_no END
    FROM legs l ORDER BY l.id
  ), balanced AS (
    UPDATE wallet.balance b SET balance = s.balance, version = greatest(b.version, s.last_id)
    FROM (
      SELECT t.tid, t.balance, p.last_id FROM paid p
      CROSS JOIN LATERAL (VALUES
        (p.main_tid, p.main_now, p.pay_real + p.take_real),
        (p.bonus_tid, p.bonus_now, p.pay_bonus + p.take_bonus)) AS t(tid, balance, moved)
      WHERE t.moved > 0) AS s
    WHERE b.ctid = s.tid
  ), closed AS (
    -- 6. The rounds. A correction keeps the moment of the first result.
    UPDATE wallet.round t
    SET state = 1, ended_at = coalesce(t.ended_at, moment), closing_txn_id = j.txn_id,
        win_count = t.win_count + (j.version IS NULL)::int,
        win_amount = t.win_amount + j.win - j.before_real - j.before_bonus
    FROM judged j WHERE j.status = 1 AND t.ctid = j.round_tid
  ), stated AS (
    INSERT INTO wallet.round_valid (round_no, txn_id, owner_no, amount, bonus_amount, version, shard)
    SELECT j.round_no, j.txn_id, j.owner_no, j.valid, j.bonus_valid, j.new_version, j.shard
    FROM judged j WHERE j.status = 1 AND NOT j.is_stated ORDER BY j.round_no
  ), restated AS (
    UPDATE wallet.round_valid t
    SET txn_id = j.txn_id, amount = j.valid, bonus_amount = j.bonus_valid, version = j.new_version
    FROM judged j WHERE j.status = 1 AND j.is_stated AND t.ctid = j.valid_tid
  ), limited AS (
    UPDATE wallet.loss_limit t
    SET left_amount = CASE WHEN t.ends_at <= moment THEN t.limit_amount ELSE t.left_amount END
          + p.win - p.before_real - p.before_bonus,
        ends_at = wallet.period_end(t.ends_at, t.period, t.time_zone, moment)
    FROM paid p
    CROSS JOIN LATERAL (
      SELECT l.ctid AS tid FROM wallet.loss_limit l
      WHERE l.owner_no = p.owner_no AND l.shard = p.shard OFFSET 0) AS q
    WHERE p.has_guard AND NOT p.is_free AND t.ctid = q.tid
  ), owed AS (
    INSERT INTO wallet.receivable AS t (owner_no, shard, amount)
    SELECT l.owner_no, l.shard, l.amount FROM legs l WHERE l.side = 0 ORDER BY l.owner_no
    ON CONFLICT (owner_no, shard) DO UPDATE SET amount = t.amount + excluded.amount
  )
  SELECT array_agg(j.place), array_agg(j.status::smallint),
         array_agg(CASE WHEN j.status = 1 AND j.is_moving
           THEN CASE WHEN j.is_free THEN 'TRIAL' ELSE j.currency END END)
  INTO places, statuses, moved FROM judged j;
  FOR i IN 1 .. coalesce(cardinality(places), 0) LOOP
    o_status[places[i]] := statuses[i];
    o_moved[places[i]] := moved[i];
  END LOOP;
END $$;
