-- The posting function of the hot path: everything that vendors and the studio send, one batch at a time.
--
-- It decides in memory and writes by set: members' accounts are locked in id order and read once; known keys,
-- rounds, guards and earlier reversals are read once; a loop decides item by item in variables; and one
-- statement for each table writes the results. A refusal is the status of its item; other items are not
-- affected. Amounts are in the smallest unit.
--
-- Lists come as parallel arrays: members (`p_m_…`, sorted by owner_no), games, rounds (`p_r_…`), keys
-- (`p_k_…`) and items (`p_i_…`), which name their member, round, game and keys by place in the other lists.
-- Places begin at 1; 0 means none.
--
-- Kinds: 1 bet, 2 win, 3 bet-win, 4 rollback. Flags: 1 round closed, 2 late win allowed, 4 unknown
-- rollback is not found, 8 win rollback allowed, 16 free play (of a win: the currency it states), 256 the
-- win states its currency, 512 a currency without a ledger here, 1024 another item of the batch names
-- this key too; bits 5..6: 1 session expired, 2 currency mismatch, 3 game disabled; 128 its product
-- refuses it, and the bits from 16 on are the number of the product's code (wallet.refusal), which
-- becomes the item's status. Statuses: 1 OK, 2 DUPLICATE_TRANSACTION, 3 MEMBER_NOT_FOUND, 4
-- SESSION_EXPIRED, 5 CURRENCY_MISMATCH, 6 MEMBER_BLOCKED, 7 GAME_DISABLED, 8 ROUND_CLOSED, 9
-- BET_NOT_FOUND, 10 BET_CANCELLED, 11 BET_ALREADY_SETTLED, 12 LIMIT_REACHED by stake, 13 by bonus stake,
-- 14 by loss, 15 INSUFFICIENT_FUNDS, 16 LIMIT_REACHED by what a bonus excludes. Answers, by item: status,
-- transaction, balance of the first answer, balance now, version of the balance, marks (1 repeat, 2 free
-- play) and the reason of a block.
--
-- Plans are pinned: an index probe for each item whatever the statistics say, planned once a session. Each
-- table is read by a lateral sub-select that OFFSET 0 keeps apart: as a plain join, a plan made while the
-- table was empty would scan it completely.
CREATE OR REPLACE FUNCTION wallet.post_batch(
  p_m_owner bigint[], p_m_shard smallint[], p_m_house bigint[],
  p_games int[],
  p_r_vendor smallint[], p_r_id text[], p_r_member int[],
  p_k_scope smallint[], p_keys text[],
  p_i_kind smallint[], p_i_member int[], p_i_round int[], p_i_game int[], p_i_key int[], p_i_orig int[],
  p_i_hash uuid[], p_i_amount bigint[], p_i_win bigint[], p_i_jackpot bigint[], p_i_flags int[],
  OUT o_status smallint[], OUT o_txn bigint[], OUT o_balance bigint[], OUT o_current bigint[],
  OUT o_version bigint[], OUT o_marks smallint[], OUT o_reason text[]
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
  n_items int := cardinality(p_i_kind);
  n_members int := cardinality(p_m_owner);
  moment timestamptz := app.now();
  rec record;
  it record;

  -- Spendable accounts of member m: places 3m-2 main, 3m-1 bonus, 3m trial; NULL if the account has no row.
  balances bigint[] := array_fill(NULL::bigint, ARRAY[3 * n_members]);
  balance_rows tid[] := array_fill(NULL::tid, ARRAY[3 * n_members]);
  is_touched boolean[] := array_fill(false, ARRAY[3 * n_members]);
  m_version bigint[] := array_fill(0::bigint, ARRAY[n_members]);

  -- Guards of the members that have any. `m_loss` is stakes minus payouts of this batch, which loss limits
  -- count.
  m_blocked text[];
  m_max_stake bigint[];
  m_bonus_max bigint[];
  m_loss_left bigint[];
  m_loss bigint[];
  m_owed bigint[];
  is_any_guarded boolean := false;
  has_exclusions boolean := false;
  -- By item, and only if a member of the batch plays a bonus that excludes something.
  is_excluded boolean[];
  is_guarded boolean[] := array_fill(false, ARRAY[n_members]);
  g_open boolean[];
  g_thb int[];
  g_trial int[];

  -- Rounds and keys as they are now; copied into rd, kn and orig only if they exist, since copying is not
  -- cheap.
  rounds wallet.round[] := array_fill(NULL::wallet.round, ARRAY[cardinality(p_r_id)]);
  r_row tid[] := array_fill(NULL::tid, ARRAY[cardinality(p_r_id)]);
  is_round boolean[] := array_fill(false, ARRAY[cardinality(p_r_id)]);
  is_new boolean[] := is_round;
  is_dirty boolean[] := is_round;
  known wallet.known[] := array_fill(NULL::wallet.known, ARRAY[cardinality(p_keys)]);
  is_known boolean[] := array_fill(false, ARRAY[cardinality(p_keys)]);
  rd wallet.round;
  kn wallet.known;
  orig wallet.known;
  has_round boolean;
  house_purpose int;
  round_no bigint;
  stake_real bigint;
  stake_bonus bigint;

  -- Ids, and the rows to write.
  base bigint;
  next_id bigint;
  out_rows wallet.transfer[];
  n_rows int := 0;
  out_answers wallet.answer[];
  n_answers int := 0;
  out_rounds wallet.round[];
  out_tids tid[];

  -- The item that is decided.
  st int;
  win bigint;
  jackpot bigint;
  total bigint;
  bonus_total bigint;
  txn bigint;
  house bigint;
  reverses bigint;
  first_balance bigint;
  is_free boolean;
  is_recorded boolean;

  -- Amounts that leave the accounts, arrive, or are owed: up to six legs in an order that never passes below
  -- zero. Forwards, by place: the stake from main and bonus, the payout to both, its jackpot part to both.
  -- Backwards: the stake returned to both, the win taken from both, the debt.
  out_real bigint;
  out_bonus bigint;
  in_real bigint;
  in_bonus bigint;
  jackpot_real bigint;
  jackpot_bonus bigint;
  owed bigint;
  leg bigint[];
  lo int;
  hi int;
  l int;
  x int;
  side int;
  acct bigint;
  is_first boolean;
  forward_code int[] := ARRAY[1, 1, 2, 2, 5, 5];
  backward_code int[] := ARRAY[3, 3, 4, 4, 60];
BEGIN
  -- The transaction id is taken before any transfer id: see wallet.horizon().
  PERFORM pg_current_xact_id();
  o_status := array_fill(NULL::smallint, ARRAY[n_items]);
  o_txn := array_fill(NULL::bigint, ARRAY[n_items]);
  o_balance := o_txn;
  o_current := o_txn;
  o_marks := array_fill(0::smallint, ARRAY[n_items]);

  -- 0. Only one transaction at a time decides about a key, across members: the unique index alone, which
  --    contains the shard, would accept the same id for two members of different shards.
  PERFORM pg_advisory_xact_lock(s.scope_no, s.hash)
  FROM (
    SELECT DISTINCT k.scope_no::int, hashtext(k.key) AS hash
    FROM unnest(p_k_scope, p_keys) AS k(scope_no, key) ORDER BY 1, 2) AS s;

  -- 1. Lock the spendable accounts in id order. Guards and rounds are read by later statements, so they see
  --    what the transaction that held the lock has committed. The rows cannot move while they are locked.
  FOR rec IN
    SELECT 3 * s.n::int - CASE b.account_id & 65535 WHEN 4 THEN 2 WHEN 8 THEN 1 ELSE 0 END AS x,
           s.n, b.ctid AS tid, b.balance, b.version, b.has_guard
    FROM unnest(p_m_owner, p_m_shard) WITH ORDINALITY AS s(owner_no, shard, n)
    CROSS JOIN LATERAL (
      SELECT t.ctid, t.* FROM wallet.balance t
      WHERE t.account_id >= s.owner_no * 65536 + 4 AND t.account_id <= s.owner_no * 65536 + 10
        AND t.shard = s.shard
      ORDER BY t.account_id FOR UPDATE) AS b
  LOOP
    balances[rec.x] := rec.balance;
    balance_rows[rec.x] := rec.tid;
    IF rec.version > m_version[rec.n] THEN
      m_version[rec.n] := rec.version;
    END IF;
    IF rec.has_guard THEN
      is_guarded[rec.n] := true;
      is_any_guarded := true;
    END IF;
  END LOOP;

  -- 2. Guards: of the members that have any, and of the games. What is left of a loss limit is reduced by the
  --    money in pockets at vendors (named purposes, from 256 on) or on its way there, which can be lost as
  --    well.
  IF is_any_guarded THEN
    SELECT array_agg(
             CASE WHEN q.blocked_until IS NULL OR q.blocked_until > moment THEN q.blocked_reason END
             ORDER BY s.n),
           array_agg(q.max_stake ORDER BY s.n), array_agg(q.bonus_max_stake ORDER BY s.n),
           array_agg(CASE WHEN s.is_guarded THEN (
             SELECT min(CASE WHEN t.ends_at <= moment THEN t.limit_amount ELSE t.left_amount END)
               - coalesce((
                   SELECT sum(b.balance) FROM wallet.balance b
                   WHERE b.account_id >= s.owner_no * 65536 + 256 AND b.account_id < (s.owner_no + 1) * 65536
                     AND b.shard = s.shard AND b.account_id & 3 = 0), 0)::bigint
               - coalesce(q.in_flight, 0)
             FROM wallet.loss_limit t WHERE t.owner_no = s.owner_no AND t.shard = s.shard) END ORDER BY s.n),
           bool_or(cardinality(q.bonus_products) + cardinality(q.bonus_games) > 0)
    INTO m_blocked, m_max_stake, m_bonus_max, m_loss_left, has_exclusions
    FROM unnest(p_m_owner, p_m_shard, is_guarded) WITH ORDINALITY AS s(owner_no, shard, is_guarded, n)
    LEFT JOIN LATERAL (
      SELECT t.* FROM wallet.member_guard t
      WHERE s.is_guarded AND t.owner_no = s.owner_no AND t.shard = s.shard OFFSET 0) AS q ON true;
    m_loss := array_fill(0::bigint, ARRAY[n_members]);
  END IF;
  IF has_exclusions THEN
    SELECT array_agg(
             t.m > 0 AND t.g > 0 AND is_guarded[t.m]
             AND wallet.bonus_excludes(p_m_owner[t.m], p_m_shard[t.m], p_games[t.g]) ORDER BY t.i)
    INTO is_excluded
    FROM unnest(p_i_member, p_i_game) WITH ORDINALITY AS t(m, g, i);
  END IF;
  SELECT array_agg(q.is_open OR coalesce(q.opens_at <= moment, false) ORDER BY s.n),
         array_agg(q.house_real ORDER BY s.n), array_agg(q.house_trial ORDER BY s.n)
  INTO g_open, g_thb, g_trial
  FROM unnest(p_games) WITH ORDINALITY AS s(game_no, n)
  LEFT JOIN LATERAL (SELECT t.* FROM wallet.game_guard t WHERE t.game_no = s.game_no OFFSET 0) AS q ON true;

  -- 3. Known keys: those of the items and those that the items refer to.
  FOR rec IN
    SELECT s.n, u.known FROM unnest(p_k_scope, p_keys) WITH ORDINALITY AS s(scope_no, key, n)
    CROSS JOIN LATERAL (
      SELECT ROW(
          t.kind, 1, t.body_hash,
          (CASE t.guarded_side WHEN 2 THEN t.credit_account ELSE t.debit_account END) >> 16,
          t.txn_id, t.round_no, coalesce(t.member_balance_after, t.guarded_balance_after),
          (t.debit_account & 3) = 2, 0, 0, 0, 0, 0, NULL)::wallet.known AS known
      FROM wallet.transfer t WHERE t.key = s.key AND t.scope_no = s.scope_no
      UNION ALL
      SELECT ROW(
          a.kind, a.status, a.body_hash, a.owner_no, a.txn_id, a.round_no, a.balance, a.is_free,
          0, 0, 0, 0, 0, NULL)::wallet.known
      FROM wallet.answer a WHERE a.key = s.key AND a.scope_no = s.scope_no OFFSET 0) AS u
  LOOP
    known[rec.n] := rec.known;
    is_known[rec.n] := true;
  END LOOP;

  -- 4. What earlier transactions moved and whether they are reversed: read only if an item refers to one.
  IF EXISTS (
    SELECT FROM unnest(p_i_orig) AS t(o)
    WHERE t.o > 0 AND (known[t.o]).kind < 4 AND (known[t.o]).status = 1) THEN
    FOR rec IN
      SELECT s.n,
        coalesce(sum(t.amount)
          FILTER (WHERE t.code = 1 AND t.debit_account & 65535 <> 8), 0)::bigint AS stake_real,
        coalesce(sum(t.amount)
          FILTER (WHERE t.code = 1 AND t.debit_account & 65535 = 8), 0)::bigint AS stake_bonus,
        coalesce(sum(t.amount)
          FILTER (WHERE t.code IN (2, 5) AND t.credit_account & 65535 <> 8), 0)::bigint AS win_real,
        coalesce(sum(t.amount)
          FILTER (WHERE t.code IN (2, 5) AND t.credit_account & 65535 = 8), 0)::bigint AS win_bonus,
        coalesce(sum(t.amount) FILTER (WHERE t.code = 5), 0)::bigint AS jackpot,
        coalesce((SELECT v.txn_id FROM wallet.transfer v WHERE v.reverses_txn_id = s.txn_id),
                 (SELECT v.txn_id FROM wallet.answer v WHERE v.reverses_txn_id = s.txn_id)) AS reversed_by
      FROM (
        SELECT DISTINCT t.o AS n, (known[t.o]).txn_id AS txn_id FROM unnest(p_i_orig) AS t(o)
        WHERE t.o > 0 AND (known[t.o]).kind < 4 AND (known[t.o]).status = 1) AS s
      LEFT JOIN LATERAL (
        SELECT l.* FROM wallet.transfer l
        WHERE l.id >= s.txn_id AND l.id < s.txn_id + 8 AND l.txn_id = s.txn_id OFFSET 0) AS t ON true
      GROUP BY s.n, s.txn_id
    LOOP
      kn := known[rec.n];
      kn.stake_real := rec.stake_real;
      kn.stake_bonus := rec.stake_bonus;
      kn.win_real := rec.win_real;
      kn.win_bonus := rec.win_bonus;
      kn.jackpot := rec.jackpot;
      kn.reversed_by := rec.reversed_by;
      known[rec.n] := kn;
    END LOOP;
  END IF;

  -- 5. Rounds. They change only under their owner's lock, so their rows cannot move either.
  FOR rec IN
    SELECT s.n, t.round, t.tid
    FROM unnest(p_r_vendor, p_r_id, p_r_member) WITH ORDINALITY AS s(vendor_no, round_id, member, n)
    CROSS JOIN LATERAL (
      SELECT q AS round, q.ctid AS tid FROM wallet.round q
      WHERE q.round_id = s.round_id AND q.vendor_no = s.vendor_no AND q.owner_no = p_m_owner[s.member]
        AND q.shard = p_m_shard[s.member] OFFSET 0) AS t
  LOOP
    rounds[rec.n] := rec.round;
    r_row[rec.n] := rec.tid;
    is_round[rec.n] := true;
  END LOOP;

  -- Ids are taken under the locks, so they grow with the order of each account's movements.
  base := nextval('wallet.id_block') * 4096;
  next_id := base;

  -- 6. Decide, item by item. Later items see what an item changes.
  FOR it IN
    SELECT t.*, 3 * t.m AS p, p_m_owner[t.m] AS owner_no, p_m_shard[t.m] AS shard,
           p_k_scope[t.k] AS scope_no, p_keys[t.k] AS key, p_m_house[t.m] * 65536 AS house,
           t.flags & 1 > 0 OR t.kind = 3 AS closes, t.flags & 16 > 0 AS is_free
    FROM unnest(
        p_i_kind, p_i_member, p_i_round, p_i_game, p_i_key, p_i_orig, p_i_hash, p_i_amount, p_i_win,
        p_i_jackpot, p_i_flags)
      WITH ORDINALITY AS t(kind, m, r, g, k, o, hash, amount, win, jackpot, flags, i)
  LOOP
    st := 1;
    txn := NULL;
    reverses := NULL;
    first_balance := NULL;
    is_recorded := false;
    round_no := NULL;
    out_real := 0;
    out_bonus := 0;
    in_real := 0;
    in_bonus := 0;
    has_round := is_round[it.r];
    IF has_round THEN
      rd := rounds[it.r];
      round_no := rd.round_no;
    END IF;

    IF is_known[it.k] THEN
      -- 6.1 A known key: the first answer again, or other content under the key, or a bet whose rollback came
      -- first.
      kn := known[it.k];
      is_free := kn.is_free;
      IF kn.kind = 9 THEN
        st := CASE WHEN it.kind = 4 THEN 2 ELSE 10 END;
      ELSIF kn.body_hash = it.hash THEN
        st := kn.status;
        txn := kn.txn_id;
        first_balance := kn.balance;
        o_marks[it.i] := 1;
      ELSE
        st := 2;
      END IF;
    ELSIF it.m = 0 THEN
      st := 3;
      is_free := false;
    ELSIF it.kind = 1 OR it.kind = 3 THEN
      -- 6.2 A bet, or a bet with its win. The stake is taken from main first, then bonus (domain/economy.md
      --     §5).
      is_free := it.is_free;
      out_real := it.amount;
      stake_real := 0;
      stake_bonus := 0;
      IF has_round THEN
        stake_real := rd.stake_real;
        stake_bonus := rd.stake_bonus;
      END IF;
      IF NOT is_free AND balances[it.p - 2] IS NULL THEN
        st := 3;
      ELSIF it.flags & 96 > 0 THEN
        st := CASE it.flags & 96 WHEN 32 THEN 4 WHEN 64 THEN 5 ELSE 7 END;
      ELSIF is_any_guarded AND m_blocked[it.m] IS NOT NULL THEN
        st := 6;
        o_reason := coalesce(o_reason, array_fill(NULL::text, ARRAY[n_items]));
        o_reason[it.i] := m_blocked[it.m];
      ELSIF it.g = 0 OR g_open[it.g] IS NOT TRUE THEN
        st := 7;
      ELSIF it.flags & 128 > 0 THEN
        st := it.flags >> 16;
      ELSIF has_round AND (rd.state = 1 OR (rd.state = 2 AND rd.ended_by IS NOT NULL)) THEN
        st := 8;
      ELSIF has_round AND rd.is_free <> is_free THEN
        st := 5;
      ELSIF is_free THEN
        IF it.amount > coalesce(balances[it.p], 0) THEN
          st := 15;
        END IF;
      ELSE
        IF is_any_guarded THEN
          IF is_excluded[it.i] THEN
            st := 16;
          ELSIF it.amount > m_max_stake[it.m] THEN
            st := 12;
          ELSIF it.amount + stake_real + stake_bonus > m_bonus_max[it.m] THEN
            st := 13;
          ELSIF it.amount > m_loss_left[it.m] - m_loss[it.m] THEN
            st := 14;
          END IF;
        END IF;
        IF st = 1 AND it.amount > balances[it.p - 2] THEN
          out_real := balances[it.p - 2];
          out_bonus := it.amount - out_real;
          IF balances[it.p - 1] IS NULL OR out_bonus > balances[it.p - 1] THEN
            st := 15;
          END IF;
        END IF;
      END IF;
      IF st = 1 THEN
        txn := next_id;
        stake_real := stake_real + out_real;
        stake_bonus := stake_bonus + out_bonus;
        IF it.kind = 3 THEN
          in_real := it.win;
        END IF;
        IF has_round THEN
          rd.stake_real := stake_real;
          rd.stake_bonus := stake_bonus;
          rd.bet_count := rd.bet_count + 1;
          rd.state := it.closes::int;
          rd.ended_at := CASE WHEN it.closes THEN moment END;
          rd.closing_txn_id := CASE WHEN it.closes THEN txn END;
          house_purpose := rd.house_purpose;
        ELSE
          house_purpose := CASE WHEN is_free THEN g_trial[it.g] ELSE g_thb[it.g] END;
          round_no := txn;
          is_new[it.r] := true;
          is_round[it.r] := true;
          rounds[it.r] := ROW(
            txn, it.owner_no, moment, CASE WHEN it.closes THEN moment END, out_real, out_bonus, in_real,
            CASE it.kind WHEN 3 THEN it.jackpot ELSE 0 END, CASE WHEN it.closes THEN txn END, p_games[it.g],
            house_purpose, 1, (it.kind = 3)::int, p_r_vendor[it.r], it.closes::int, it.shard, is_free,
            p_r_id[it.r], NULL, NULL)::wallet.round;
        END IF;
      ELSE
        out_real := 0;
        out_bonus := 0;
      END IF;
      -- A bet that was refused must not happen when its message is sent again.
      is_recorded := st <> 3;
    ELSIF it.flags & 128 > 0 THEN
      -- Its product refuses a win or a rollback; if it is sent again, it is decided again.
      is_free := has_round AND rd.is_free;
      st := it.flags >> 16;
    ELSIF it.kind = 2 THEN
      -- 6.3 A win needs a bet of the member in the round that was not rolled back, whatever the state of the
      -- session, the guards and the game. If it is refused and sent again, it is decided again: its bet may
      -- have arrived meanwhile.
      is_free := has_round AND rd.is_free;
      IF it.o > 0 THEN
        orig := known[it.o];
      END IF;
      IF NOT has_round OR rd.bet_count = 0 THEN
        st := 9;
      ELSIF it.flags & 256 > 0 AND (it.flags & 512 > 0 OR it.is_free <> is_free) THEN
        st := 5;
      ELSIF it.o > 0 AND (
          NOT is_known[it.o] OR orig.kind NOT IN (1, 3) OR orig.status <> 1 OR orig.owner_no <> it.owner_no
          OR orig.round_no <> round_no OR orig.reversed_by IS NOT NULL) THEN
        st := 9;
      ELSIF rd.state = 1 AND it.flags & 2 = 0 THEN
        st := 8;
      ELSE
        is_recorded := true;
        txn := next_id;
        in_real := it.win;
        stake_real := rd.stake_real;
        stake_bonus := rd.stake_bonus;
        house_purpose := rd.house_purpose;
        IF it.closes AND rd.state = 0 THEN
          rd.state := 1;
          rd.ended_at := moment;
          rd.closing_txn_id := txn;
        END IF;
      END IF;
    ELSE
      -- 6.4 A rollback: of a bet once, of a win or a bet-win only if the vendor may. If it is refused and
      -- sent again, it is decided again.
      is_free := has_round AND rd.is_free;
      orig := known[it.o];
      IF it.o = it.k THEN
        st := 9;
      ELSIF NOT is_known[it.o] THEN
        -- The bet may still arrive: the tombstone under its key then refuses it.
        txn := next_id;
        next_id := next_id + 1;
        IF it.flags & 4 > 0 THEN
          st := 9;
        ELSE
          is_recorded := true;
        END IF;
        known[it.o] := ROW(9, 10, NULL, it.owner_no, txn, NULL, 0, false, 0, 0, 0, 0, 0, NULL)::wallet.known;
        is_known[it.o] := true;
        n_answers := n_answers + 1;
        out_answers[n_answers] := ROW(
          p_keys[it.o], p_k_scope[it.o], it.shard, 9, 10, NULL, it.owner_no, txn, NULL, NULL, 0, false,
          moment)::wallet.answer;
      ELSIF orig.kind = 9 THEN
        txn := orig.txn_id;
        IF it.flags & 4 > 0 THEN
          st := 9;
        ELSE
          is_recorded := true;
        END IF;
      ELSIF orig.owner_no <> it.owner_no OR orig.kind = 4 THEN
        st := 9;
      ELSIF orig.status <> 1 THEN
        -- The bet was refused: there is nothing to return, and its repeat is refused again.
        txn := next_id;
        is_free := orig.is_free;
        is_recorded := true;
      ELSIF NOT has_round OR orig.round_no <> round_no THEN
        st := 9;
      ELSIF orig.reversed_by IS NOT NULL THEN
        txn := orig.reversed_by;
        is_recorded := true;
      ELSIF (orig.kind = 1 AND (rd.win_count > 0 OR rd.win_amount <> 0))
        -- The rollback of a bet-win is refused, like that of a bet whose round has a win, if the round came
        -- to something else by further wins or by a result, and no other bet would remain: a cancelled round
        -- would keep money that nobody staked for.
        OR (orig.kind = 3 AND rd.bet_count = 1
          AND (rd.win_count > 1 OR rd.win_amount <> orig.win_real + orig.win_bonus))
        OR (orig.kind <> 1 AND it.flags & 8 = 0) THEN
        st := 11;
      ELSE
        is_recorded := true;
        txn := next_id;
        reverses := orig.txn_id;
        house_purpose := rd.house_purpose;
        orig.reversed_by := txn;
        known[it.o] := orig;
        in_real := orig.stake_real;
        in_bonus := orig.stake_bonus;
        win := orig.win_real + orig.win_bonus;
        owed := 0;
        IF orig.kind <> 2 THEN
          rd.stake_real := rd.stake_real - in_real;
          rd.stake_bonus := rd.stake_bonus - in_bonus;
          rd.bet_count := rd.bet_count - 1;
        END IF;
        IF orig.kind <> 1 THEN
          rd.win_count := rd.win_count - 1;
          rd.win_amount := rd.win_amount - win;
          rd.jackpot_amount := rd.jackpot_amount - orig.jackpot;
        END IF;
        -- A win is taken from the account it went to, a shortage there from the other account; what both lack
        -- is owed. Play money is never owed.
        IF is_free THEN
          out_real := least(win, balances[it.p] + in_real);
        ELSIF win > 0 THEN
          total := balances[it.p - 2] + in_real;
          bonus_total := coalesce(balances[it.p - 1], 0) + in_bonus;
          owed := greatest(win - total - bonus_total, 0);
          out_real := least(greatest(orig.win_real, win - owed - bonus_total), total);
          out_bonus := win - owed - out_real;
          IF owed > 0 THEN
            m_owed := coalesce(m_owed, array_fill(0::bigint, ARRAY[n_members]));
            m_owed[it.m] := m_owed[it.m] + owed;
          END IF;
        END IF;
        IF rd.bet_count = 0 THEN
          rd.state := 2;
          rd.ended_at := moment;
        ELSIF rd.closing_txn_id = reverses THEN
          rd.state := 0;
          rd.ended_at := NULL;
          rd.closing_txn_id := NULL;
        END IF;
        IF is_any_guarded AND NOT is_free THEN
          m_loss[it.m] := m_loss[it.m] - in_real - in_bonus + win;
        END IF;
      END IF;
    END IF;

    -- The member's balance: play money, or main and bonus together.
    IF is_free THEN
      total := coalesce(balances[it.p], 0);
      o_marks[it.i] := o_marks[it.i] | 2;
    ELSE
      total := coalesce(balances[it.p - 2], 0) + coalesce(balances[it.p - 1], 0);
    END IF;

    IF is_recorded THEN
      -- 6.5 A win counts for its round and is divided in proportion to the round's stakes.
      jackpot := 0;
      jackpot_bonus := 0;
      IF st = 1 AND (it.kind = 2 OR it.kind = 3) THEN
        win := in_real;
        jackpot := it.jackpot;
        jackpot_real := jackpot;
        IF has_round THEN
          rd.win_count := rd.win_count + 1;
          rd.win_amount := rd.win_amount + win;
          rd.jackpot_amount := rd.jackpot_amount + jackpot;
        END IF;
        IF stake_bonus > 0 THEN
          in_real := div(win::numeric * stake_real, stake_real + stake_bonus);
          in_bonus := win - in_real;
          jackpot_real := div(jackpot::numeric * stake_real, stake_real + stake_bonus);
          jackpot_bonus := jackpot - jackpot_real;
        END IF;
      END IF;
      IF is_any_guarded AND st = 1 AND it.kind < 4 AND NOT is_free THEN
        m_loss[it.m] := m_loss[it.m] + out_real + out_bonus - in_real - in_bonus;
      END IF;
      IF has_round AND st = 1 THEN
        rounds[it.r] := rd;
        is_dirty[it.r] := true;
      END IF;
      total := total + in_real + in_bonus - out_real - out_bonus;
      IF it.flags & 1024 > 0 THEN
        is_known[it.k] := true;
        known[it.k] := ROW(
          it.kind, st, it.hash, it.owner_no, txn, round_no, total, is_free, out_real, out_bonus, in_real,
          in_bonus, jackpot, NULL)::wallet.known;
      END IF;

      -- 6.6 The item's transfers, the first one with the key; an answer row if nothing moved.
      is_first := true;
      IF st = 1 AND txn = next_id AND (it.kind < 4 OR reverses IS NOT NULL) THEN
        IF it.kind = 1 THEN
          leg := ARRAY[out_real, out_bonus];
          lo := 1;
          hi := CASE out_bonus WHEN 0 THEN 1 ELSE 2 END;
        ELSIF reverses IS NOT NULL THEN
          leg := ARRAY[in_real, in_bonus, out_real, out_bonus, owed];
          lo := 1;
          hi := 5;
        ELSE
          leg := ARRAY[
            out_real, out_bonus, in_real - jackpot_real, in_bonus - jackpot_bonus, jackpot_real,
            jackpot_bonus];
          lo := CASE it.kind WHEN 2 THEN 3 ELSE 1 END;
          hi := CASE WHEN jackpot > 0 THEN 6 WHEN in_bonus > 0 THEN 4 ELSE 3 END;
        END IF;
        house := it.house + house_purpose;
        FOR l IN lo .. hi LOOP
          CONTINUE WHEN leg[l] = 0;
          -- 1 when money leaves the member (debit), 2 when it arrives (credit), 0 for a debt.
          side := CASE
            WHEN l = 5 AND reverses IS NOT NULL THEN 0
            WHEN (l < 3) = (reverses IS NULL) THEN 1
            ELSE 2 END;
          x := it.p - CASE WHEN l & 1 = 0 THEN 1 WHEN is_free THEN 0 ELSE 2 END;
          acct := it.owner_no * 65536
            + CASE WHEN side = 0 THEN 20 WHEN l & 1 = 0 THEN 8 WHEN is_free THEN 10 ELSE 4 END;
          IF side > 0 THEN
            balances[x] := balances[x] + CASE side WHEN 1 THEN -leg[l] ELSE leg[l] END;
            is_touched[x] := true;
          END IF;
          n_rows := n_rows + 1;
          out_rows[n_rows] := ROW(
            next_id, txn,
            CASE side WHEN 2 THEN house ELSE acct END, CASE side WHEN 2 THEN acct ELSE house END,
            leg[l], moment,
            CASE WHEN side > 0 THEN balances[x] END,
            CASE WHEN side = 0 OR balances[x] <> total THEN total END,
            round_no, CASE WHEN is_first THEN reverses END, it.shard,
            CASE WHEN reverses IS NULL THEN forward_code[l] ELSE backward_code[l] END, side,
            CASE WHEN is_first THEN it.kind END, CASE WHEN is_first THEN it.scope_no END,
            CASE WHEN is_first THEN it.hash END, CASE WHEN is_first THEN it.key END)::wallet.transfer;
          next_id := next_id + 1;
          is_first := false;
        END LOOP;
        m_version[it.m] := next_id - 1;
      END IF;
      IF is_first THEN
        n_answers := n_answers + 1;
        out_answers[n_answers] := ROW(
          it.key, it.scope_no, it.shard, it.kind, st, it.hash, it.owner_no, txn, round_no, reverses, total,
          is_free, moment)::wallet.answer;
        next_id := next_id + 1;
      END IF;
    END IF;

    -- 6.7 The item's answer.
    o_status[it.i] := st;
    o_txn[it.i] := txn;
    IF it.m > 0 THEN
      o_current[it.i] := total;
      o_balance[it.i] := total;
    END IF;
    IF first_balance IS NOT NULL THEN
      o_balance[it.i] := first_balance;
    END IF;
  END LOOP;

  -- 7. Write by set: balances, transfers, answers, new rounds, changed rounds, loss limits, debts.
  UPDATE wallet.balance b SET balance = s.balance, version = greatest(b.version, m_version[(s.n + 2) / 3])
  FROM unnest(is_touched, balance_rows, balances) WITH ORDINALITY AS s(is_touched, tid, balance, n)
  WHERE s.is_touched AND b.ctid = s.tid;
  IF n_rows > 0 THEN
    INSERT INTO wallet.transfer SELECT * FROM unnest(out_rows);
  END IF;
  IF n_answers > 0 THEN
    INSERT INTO wallet.answer SELECT * FROM unnest(out_answers);
  END IF;
  IF true = ANY (is_new) THEN
    SELECT array_agg(rounds[t.n]) INTO out_rounds
    FROM unnest(is_new) WITH ORDINALITY AS t(is_new, n) WHERE t.is_new;
    INSERT INTO wallet.round SELECT * FROM unnest(out_rounds);
  END IF;
  IF true = ANY (is_dirty) THEN
    SELECT array_agg(rounds[t.n]), array_agg(t.tid) INTO out_rounds, out_tids
    FROM unnest(is_dirty, r_row) WITH ORDINALITY AS t(is_dirty, tid, n)
    WHERE t.is_dirty AND t.tid IS NOT NULL;
    UPDATE wallet.round t
    SET ended_at = s.ended_at, stake_real = s.stake_real, stake_bonus = s.stake_bonus,
        win_amount = s.win_amount, jackpot_amount = s.jackpot_amount, closing_txn_id = s.closing_txn_id,
        bet_count = s.bet_count, win_count = s.win_count, state = s.state
    FROM unnest(out_tids, out_rounds) AS s(
      tid, round_no, owner_no, opened_at, ended_at, stake_real, stake_bonus, win_amount, jackpot_amount,
      closing_txn_id, game_no, house_purpose, bet_count, win_count, vendor_no, state, shard, is_free,
      round_id, ended_by, end_reason)
    WHERE t.ctid = s.tid;
  END IF;
  IF is_any_guarded AND EXISTS (SELECT FROM unnest(m_loss) AS t(loss) WHERE t.loss <> 0) THEN
    UPDATE wallet.loss_limit t
    SET left_amount = CASE WHEN t.ends_at <= moment THEN t.limit_amount ELSE t.left_amount END - s.loss,
        ends_at = wallet.period_end(t.ends_at, t.period, t.time_zone, moment)
    FROM unnest(p_m_owner, p_m_shard, m_loss) AS s(owner_no, shard, loss)
    CROSS JOIN LATERAL (
      SELECT l.ctid AS tid FROM wallet.loss_limit l
      WHERE l.owner_no = s.owner_no AND l.shard = s.shard OFFSET 0) AS q
    WHERE s.loss <> 0 AND t.ctid = q.tid;
  END IF;
  IF m_owed IS NOT NULL THEN
    INSERT INTO wallet.receivable AS t (owner_no, shard, amount)
    SELECT s.owner_no, s.shard, s.owed
    FROM unnest(p_m_owner, p_m_shard, m_owed) AS s(owner_no, shard, owed) WHERE s.owed > 0
    ON CONFLICT (owner_no, shard) DO UPDATE SET amount = t.amount + excluded.amount;
  END IF;
  SELECT array_agg(coalesce(m_version[s.m], 0) ORDER BY s.n) INTO o_version
  FROM unnest(p_i_member) WITH ORDINALITY AS s(m, n);
END $$;
