-- Up Migration
-- The posting function of the hot path: everything that vendors and the studio send, a batch at a time.
--
-- It decides in memory and writes by set: members' accounts are locked in id order and read once, known keys, rounds,
-- guards and earlier reversals are read once, a loop decides item by item in variables, and one statement a table
-- writes what came of it. A refusal is a status of its item; its neighbours do not notice.
--
-- Lists come as parallel arrays; `p_i_…` are the items, which name their member, round, game and keys by place in the
-- other lists. Places begin at 1; 0 is "none". Members are sorted by owner_no.
-- Kinds: 1 bet, 2 win, 3 bet-win, 4 rollback. Flags: 1 round closed, 2 late win allowed, 4 unknown rollback is not
-- found, 8 win rollback allowed, 16 free play (of a win: the currency it states), 256 the win states its currency;
-- bits 5..7: 1 session expired, 2 currency mismatch, 3 game disabled.
-- Statuses: 1 OK, 2 DUPLICATE_TRANSACTION, 3 MEMBER_NOT_FOUND, 4 SESSION_EXPIRED, 5 CURRENCY_MISMATCH,
-- 6 MEMBER_BLOCKED, 7 GAME_DISABLED, 8 ROUND_CLOSED, 9 BET_NOT_FOUND, 10 BET_CANCELLED, 11 BET_ALREADY_SETTLED,
-- 12 LIMIT_REACHED by stake, 13 by bonus stake, 14 by loss, 15 INSUFFICIENT_FUNDS.
-- Answers, by item: status, transaction, balance of the first answer, balance now, version of the balance,
-- marks (1 repeat, 2 free play) and the reason of a block.
CREATE FUNCTION wallet.post_batch(
  p_m_owner bigint[], p_m_shard smallint[], p_m_house bigint[],
  p_games int[],
  p_r_vendor smallint[], p_r_id text[], p_r_member int[],
  p_k_scope smallint[], p_keys text[],
  p_i_kind smallint[], p_i_member int[], p_i_round int[], p_i_game int[], p_i_key int[], p_i_orig int[],
  p_i_hash uuid[], p_i_amount bigint[], p_i_win bigint[], p_i_jackpot bigint[], p_i_flags int[],
  OUT o_status smallint[], OUT o_txn bigint[], OUT o_balance bigint[], OUT o_current bigint[], OUT o_version bigint[],
  OUT o_marks smallint[], OUT o_reason text[]
) LANGUAGE plpgsql VOLATILE
  -- Pinned: an index probe per item whatever the statistics say, planned once a session. A plan made for empty tables,
  -- or a hash over a grown one, would otherwise turn the function several times slower.
  SET plan_cache_mode = force_generic_plan
  SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
  SET jit = off
AS $$
DECLARE
  n_items int := cardinality(p_i_kind);
  n_members int := cardinality(p_m_owner);
  n_rounds int := cardinality(p_r_id);
  n_keys int := cardinality(p_keys);
  moment timestamptz := app.now();
  rec record;
  -- Purses of member m: places 3m-2 main, 3m-1 bonus, 3m trial; NULL where the account has no row.
  purse bigint[] := array_fill(NULL::bigint, ARRAY[3 * n_members]);
  is_touched boolean[] := array_fill(false, ARRAY[3 * n_members]);
  m_version bigint[] := array_fill(0::bigint, ARRAY[n_members]);
  m_blocked text[]; m_max_stake bigint[]; m_bonus_max bigint[]; m_loss_left bigint[];
  -- Stakes minus payouts of this batch: what loss limits lose.
  m_loss bigint[]; m_owed bigint[];
  g_open boolean[]; g_thb int[]; g_trial int[];
  r_no bigint[] := array_fill(NULL::bigint, ARRAY[n_rounds]);
  r_state smallint[]; r_real bigint[]; r_bonus bigint[]; r_win bigint[]; r_jackpot bigint[]; r_bets int[]; r_wins int[];
  r_closing bigint[]; r_free boolean[]; r_game int[]; r_ended timestamptz[]; r_ended_by text[]; r_thb int[]; r_trial int[];
  r_is_new boolean[]; r_is_dirty boolean[];
  -- What is known of each key; k_kind NULL: nothing. The parts are what its legs moved.
  k_kind smallint[] := array_fill(NULL::smallint, ARRAY[n_keys]);
  k_status smallint[]; k_hash uuid[]; k_owner bigint[]; k_txn bigint[]; k_round bigint[]; k_balance bigint[]; k_free boolean[];
  k_real bigint[]; k_bonus bigint[]; k_win_real bigint[]; k_win_bonus bigint[]; k_reversed_by bigint[];
  k_jackpot bigint[];
  base bigint; used int := 0;
  out_rows wallet.transfer[]; n_rows int := 0;
  out_answers wallet.answer[]; n_answers int := 0;
  i int; m int; r int; k int; o int; g int; x int; l int;
  kind int; flags int; st int; amount bigint; win bigint; jackpot bigint; total bigint; bonus_total bigint; txn bigint; house bigint;
  is_free boolean; is_known boolean; is_first boolean; reverses bigint; first_balance bigint; acct bigint; member_shard smallint;
  -- Up to six legs in an order that never passes below zero, by place: forwards the stake from main and bonus, the
  -- payout to both, its jackpot part to both; backwards the stake returned to both, the win taken from both, the owed.
  leg bigint[]; lo int; hi int; side int; purse_at int;
  out_real bigint; out_bonus bigint; in_real bigint; in_bonus bigint; jackpot_real bigint; jackpot_bonus bigint; owed bigint;
  forward_code int[] := ARRAY[1, 1, 2, 2, 5, 5]; backward_code int[] := ARRAY[3, 3, 4, 4, 60];
BEGIN
  -- The transaction id comes before any transfer id: see wallet.horizon().
  PERFORM pg_current_xact_id();
  o_status := array_fill(NULL::smallint, ARRAY[n_items]); o_txn := array_fill(NULL::bigint, ARRAY[n_items]);
  o_balance := o_txn; o_current := o_txn; o_version := array_fill(0::bigint, ARRAY[n_items]);
  o_marks := array_fill(0::smallint, ARRAY[n_items]);

  -- 1. Lock the spendable accounts in id order. Guards and rounds are read by later statements, so whatever was
  --    committed by the one this waited for is seen.
  FOR rec IN
    SELECT s.n, b.account_id, b.balance, b.version
    FROM unnest(p_m_owner, p_m_shard) WITH ORDINALITY AS s(owner_no, shard, n)
    JOIN wallet.balance b ON b.account_id >= s.owner_no * 65536 + 4 AND b.account_id <= s.owner_no * 65536 + 10 AND b.shard = s.shard
    ORDER BY b.account_id FOR UPDATE OF b
  LOOP
    x := CASE rec.account_id & 65535 WHEN 4 THEN 2 WHEN 8 THEN 1 ELSE 0 END;
    purse[3 * rec.n - x] := rec.balance;
    IF rec.version > m_version[rec.n] THEN m_version[rec.n] := rec.version; END IF;
  END LOOP;

  -- 2. Guards.
  SELECT array_agg(CASE WHEN q.blocked_until IS NULL OR q.blocked_until > moment THEN q.blocked_reason END ORDER BY s.n),
         array_agg(q.max_stake ORDER BY s.n), array_agg(q.bonus_max_stake ORDER BY s.n),
         array_agg((SELECT min(CASE WHEN t.ends_at <= moment THEN t.limit_amount ELSE t.left_amount END)
                    FROM wallet.loss_limit t WHERE t.owner_no = s.owner_no AND t.shard = s.shard) ORDER BY s.n)
  INTO m_blocked, m_max_stake, m_bonus_max, m_loss_left
  FROM unnest(p_m_owner, p_m_shard) WITH ORDINALITY AS s(owner_no, shard, n)
  LEFT JOIN wallet.member_guard q ON q.owner_no = s.owner_no AND q.shard = s.shard;
  m_loss := array_fill(0::bigint, ARRAY[n_members]); m_owed := m_loss;

  SELECT array_agg(q.is_open ORDER BY s.n), array_agg(q.house_thb ORDER BY s.n), array_agg(q.house_trial ORDER BY s.n)
  INTO g_open, g_thb, g_trial
  FROM unnest(p_games) WITH ORDINALITY AS s(game_no, n) LEFT JOIN wallet.game_guard q ON q.game_no = s.game_no;

  -- 3. Known keys: those of the items and those they speak of.
  k_status := k_kind; k_hash := array_fill(NULL::uuid, ARRAY[n_keys]);
  k_owner := array_fill(NULL::bigint, ARRAY[n_keys]); k_txn := k_owner; k_round := k_owner; k_balance := k_owner;
  k_real := k_owner; k_bonus := k_owner; k_win_real := k_owner; k_win_bonus := k_owner; k_reversed_by := k_owner; k_jackpot := k_owner;
  k_free := array_fill(NULL::boolean, ARRAY[n_keys]);
  FOR rec IN
    SELECT s.n, t.kind, 1::smallint AS status, t.body_hash, t.txn_id, t.round_no,
           (CASE t.guarded_side WHEN 2 THEN t.credit_account ELSE t.debit_account END) >> 16 AS owner_no,
           coalesce(t.member_balance_after, t.guarded_balance_after) AS balance, (t.debit_account & 3) = 2 AS is_free
    FROM unnest(p_k_scope, p_keys) WITH ORDINALITY AS s(scope_no, key, n)
    JOIN wallet.transfer t ON t.key = s.key AND t.scope_no = s.scope_no
    UNION ALL
    SELECT s.n, a.kind, a.status, a.body_hash, a.txn_id, a.round_no, a.owner_no, a.balance, a.is_free
    FROM unnest(p_k_scope, p_keys) WITH ORDINALITY AS s(scope_no, key, n)
    JOIN wallet.answer a ON a.key = s.key AND a.scope_no = s.scope_no
  LOOP
    k := rec.n;
    k_kind[k] := rec.kind; k_status[k] := rec.status; k_hash[k] := rec.body_hash; k_owner[k] := rec.owner_no; k_txn[k] := rec.txn_id;
    k_round[k] := rec.round_no; k_balance[k] := rec.balance; k_free[k] := rec.is_free;
    k_real[k] := 0; k_bonus[k] := 0; k_win_real[k] := 0; k_win_bonus[k] := 0; k_jackpot[k] := 0;
  END LOOP;

  -- 4. What earlier transactions moved and whether they are reversed: asked only where an item speaks of one.
  IF EXISTS (SELECT FROM unnest(p_i_orig) AS t(o) WHERE t.o > 0 AND k_kind[t.o] IN (1, 2, 3) AND k_status[t.o] = 1) THEN
    FOR rec IN
      SELECT s.n,
        coalesce(sum(t.amount) FILTER (WHERE t.code = 1 AND t.debit_account & 65535 <> 8), 0)::bigint AS real_part,
        coalesce(sum(t.amount) FILTER (WHERE t.code = 1 AND t.debit_account & 65535 = 8), 0)::bigint AS bonus_part,
        coalesce(sum(t.amount) FILTER (WHERE t.code IN (2, 5) AND t.credit_account & 65535 <> 8), 0)::bigint AS win_real,
        coalesce(sum(t.amount) FILTER (WHERE t.code IN (2, 5) AND t.credit_account & 65535 = 8), 0)::bigint AS win_bonus,
        coalesce(sum(t.amount) FILTER (WHERE t.code = 5), 0)::bigint AS jackpot,
        (SELECT v.txn_id FROM wallet.transfer v WHERE v.reverses_txn_id = s.txn_id) AS reversed_by,
        (SELECT v.txn_id FROM wallet.answer v WHERE v.reverses_txn_id = s.txn_id) AS answered_by
      FROM (SELECT DISTINCT t.o AS n, k_txn[t.o] AS txn_id FROM unnest(p_i_orig) AS t(o)
            WHERE t.o > 0 AND k_kind[t.o] IN (1, 2, 3) AND k_status[t.o] = 1) AS s
      LEFT JOIN wallet.transfer t ON t.id >= s.txn_id AND t.id < s.txn_id + 8 AND t.txn_id = s.txn_id
      GROUP BY s.n, s.txn_id
    LOOP
      k_real[rec.n] := rec.real_part; k_bonus[rec.n] := rec.bonus_part;
      k_win_real[rec.n] := rec.win_real; k_win_bonus[rec.n] := rec.win_bonus; k_jackpot[rec.n] := rec.jackpot;
      k_reversed_by[rec.n] := coalesce(rec.reversed_by, rec.answered_by);
    END LOOP;
  END IF;

  -- 5. Rounds.
  r_real := r_no; r_bonus := r_no; r_win := r_no; r_jackpot := r_no; r_closing := r_no;
  r_state := array_fill(NULL::smallint, ARRAY[n_rounds]); r_bets := array_fill(0, ARRAY[n_rounds]); r_wins := r_bets; r_game := r_bets;
  r_thb := r_bets; r_trial := r_bets;
  r_free := array_fill(false, ARRAY[n_rounds]); r_is_new := r_free; r_is_dirty := r_free;
  r_ended := array_fill(NULL::timestamptz, ARRAY[n_rounds]); r_ended_by := array_fill(NULL::text, ARRAY[n_rounds]);
  FOR rec IN
    SELECT s.n, t.*, q.house_thb, q.house_trial
    FROM unnest(p_r_vendor, p_r_id, p_r_member) WITH ORDINALITY AS s(vendor_no, round_id, member, n)
    JOIN wallet.round t ON t.round_id = s.round_id AND t.vendor_no = s.vendor_no AND t.owner_no = p_m_owner[s.member] AND t.shard = p_m_shard[s.member]
    JOIN wallet.game_guard q ON q.game_no = t.game_no
  LOOP
    r := rec.n;
    r_no[r] := rec.round_no; r_state[r] := rec.state; r_real[r] := rec.stake_real; r_bonus[r] := rec.stake_bonus; r_win[r] := rec.win_amount;
    r_jackpot[r] := rec.jackpot_amount; r_bets[r] := rec.bet_count; r_wins[r] := rec.win_count; r_closing[r] := rec.closing_txn_id;
    r_free[r] := rec.is_free; r_game[r] := rec.game_no; r_ended[r] := rec.ended_at; r_ended_by[r] := rec.ended_by;
    r_thb[r] := rec.house_thb; r_trial[r] := rec.house_trial;
  END LOOP;

  -- Ids are taken under the locks, so they grow with the order of each account's movements.
  base := nextval('wallet.id_block') * 4096;

  -- 6. Decide.
  FOR i IN 1 .. n_items LOOP
    kind := p_i_kind[i]; m := p_i_member[i]; r := p_i_round[i]; k := p_i_key[i]; o := p_i_orig[i]; flags := p_i_flags[i];
    st := 1; is_known := false; txn := NULL; reverses := NULL; first_balance := NULL;
    is_free := CASE WHEN kind = 1 OR kind = 3 THEN flags & 16 > 0 ELSE r_free[r] END;
    out_real := 0; out_bonus := 0; in_real := 0; in_bonus := 0; jackpot := 0; jackpot_real := 0; jackpot_bonus := 0; owed := 0;

    IF k_kind[k] IS NOT NULL THEN
      -- 6.1 A known key: the first answer again, or other content under it, or a bet whose rollback came first.
      is_known := true; is_free := k_free[k];
      IF k_kind[k] = 9 THEN
        st := CASE WHEN kind = 4 THEN 2 ELSE 10 END;
      ELSIF k_hash[k] = p_i_hash[i] THEN
        st := k_status[k]; txn := k_txn[k]; first_balance := k_balance[k]; o_marks[i] := 1;
      ELSE
        st := 2;
      END IF;
    ELSIF m = 0 THEN
      st := 3;
    ELSIF kind = 1 OR kind = 3 THEN
      -- 6.2 A bet, or a bet with its win. The stake is taken from main first, then bonus (domain/economy.md §5).
      amount := p_i_amount[i]; g := p_i_game[i];
      out_real := amount;
      IF NOT is_free AND purse[3 * m - 2] IS NULL THEN st := 3;
      ELSIF flags & 224 > 0 THEN st := CASE flags & 224 WHEN 32 THEN 4 WHEN 64 THEN 5 ELSE 7 END;
      ELSIF m_blocked[m] IS NOT NULL THEN
        st := 6; o_reason := coalesce(o_reason, array_fill(NULL::text, ARRAY[n_items])); o_reason[i] := m_blocked[m];
      ELSIF g = 0 OR g_open[g] IS NOT TRUE THEN st := 7;
      ELSIF r_state[r] = 1 OR (r_state[r] = 2 AND r_ended_by[r] IS NOT NULL) THEN st := 8;
      ELSIF r_state[r] IS NOT NULL AND r_free[r] <> is_free THEN st := 5;
      ELSIF is_free THEN
        IF amount > coalesce(purse[3 * m], 0) THEN st := 15; END IF;
      ELSIF amount > m_max_stake[m] THEN st := 12;
      ELSIF amount + coalesce(r_real[r] + r_bonus[r], 0) > m_bonus_max[m] THEN st := 13;
      ELSIF amount > m_loss_left[m] - m_loss[m] THEN st := 14;
      ELSIF amount > purse[3 * m - 2] THEN
        out_real := purse[3 * m - 2]; out_bonus := amount - out_real;
        IF purse[3 * m - 1] IS NULL OR out_bonus > purse[3 * m - 1] THEN st := 15; END IF;
      END IF;
      IF st > 1 THEN
        out_real := 0; out_bonus := 0;
      ELSE
        txn := base + used;
        IF r_state[r] IS NULL THEN
          r_no[r] := txn; r_is_new[r] := true; r_real[r] := 0; r_bonus[r] := 0; r_win[r] := 0; r_jackpot[r] := 0; r_free[r] := is_free;
          r_game[r] := p_games[g]; r_thb[r] := g_thb[g]; r_trial[r] := g_trial[g];
        ELSE
          r_is_dirty[r] := true;
        END IF;
        r_real[r] := r_real[r] + out_real; r_bonus[r] := r_bonus[r] + out_bonus; r_bets[r] := r_bets[r] + 1;
        IF kind = 3 THEN in_real := p_i_win[i]; jackpot := p_i_jackpot[i]; END IF;
        IF kind = 3 OR flags & 1 > 0 THEN
          r_state[r] := 1; r_ended[r] := moment; r_closing[r] := txn;
        ELSE
          r_state[r] := 0; r_ended[r] := NULL; r_closing[r] := NULL;
        END IF;
      END IF;
    ELSIF kind = 2 THEN
      -- 6.3 A win needs a living bet of the member in the round, whatever became of the session, the guards and the game.
      IF r_state[r] IS NULL OR r_bets[r] = 0 THEN st := 9;
      ELSIF flags & 256 > 0 AND (flags & 16 > 0) <> is_free THEN st := 5;
      ELSIF o > 0 AND (k_kind[o] IS NULL OR k_kind[o] NOT IN (1, 3) OR k_status[o] <> 1 OR k_owner[o] <> p_m_owner[m]
                       OR k_round[o] <> r_no[r] OR k_reversed_by[o] IS NOT NULL) THEN st := 9;
      ELSIF r_state[r] = 1 AND flags & 2 = 0 THEN st := 8;
      ELSE
        txn := base + used; r_is_dirty[r] := true; in_real := p_i_win[i]; jackpot := p_i_jackpot[i];
        IF flags & 1 > 0 AND r_state[r] = 0 THEN r_state[r] := 1; r_ended[r] := moment; r_closing[r] := txn; END IF;
      END IF;
    -- 6.4 A rollback: of a bet once, of a win or a bet-win only where the vendor may.
    ELSIF o = k THEN st := 9;
    ELSIF k_kind[o] IS NULL THEN
      -- The bet may still arrive: a tombstone under its key refuses it then.
      txn := base + used; used := used + 1;
      IF flags & 4 > 0 THEN st := 9; END IF;
      k_kind[o] := 9; k_status[o] := 10; k_txn[o] := txn; k_owner[o] := p_m_owner[m]; k_free[o] := false;
      n_answers := n_answers + 1;
      out_answers[n_answers] := ROW(p_keys[o], p_k_scope[o], p_m_shard[m], 9, 10, NULL, p_m_owner[m], txn, NULL, NULL, 0, false, moment)::wallet.answer;
    ELSIF k_kind[o] = 9 THEN
      txn := k_txn[o];
      IF flags & 4 > 0 THEN st := 9; END IF;
    ELSIF k_owner[o] <> p_m_owner[m] OR k_kind[o] = 4 THEN st := 9;
    ELSIF k_status[o] <> 1 THEN
      -- The bet was refused: nothing to return, and its repeat is refused again.
      txn := base + used; is_free := k_free[o];
    ELSIF r_no[r] IS NULL OR k_round[o] <> r_no[r] THEN st := 9;
    ELSIF k_reversed_by[o] IS NOT NULL THEN txn := k_reversed_by[o];
    ELSIF (k_kind[o] = 1 AND r_wins[r] > 0) OR (k_kind[o] <> 1 AND flags & 8 = 0) THEN st := 11;
    ELSE
      txn := base + used; reverses := k_txn[o]; k_reversed_by[o] := txn; r_is_dirty[r] := true;
      in_real := k_real[o]; in_bonus := k_bonus[o]; win := k_win_real[o] + k_win_bonus[o];
      IF k_kind[o] <> 2 THEN
        r_real[r] := r_real[r] - in_real; r_bonus[r] := r_bonus[r] - in_bonus; r_bets[r] := r_bets[r] - 1;
      END IF;
      IF k_kind[o] <> 1 THEN
        r_wins[r] := r_wins[r] - 1; r_win[r] := r_win[r] - win; r_jackpot[r] := r_jackpot[r] - k_jackpot[o];
      END IF;
      -- A win is taken from the purse it went to, what that lacks from the other; what both lack is owed. Play money
      -- is never owed.
      IF is_free THEN
        out_real := least(win, purse[3 * m] + in_real);
      ELSIF win > 0 THEN
        total := purse[3 * m - 2] + in_real; bonus_total := coalesce(purse[3 * m - 1], 0) + in_bonus;
        owed := greatest(win - total - bonus_total, 0);
        out_real := least(greatest(k_win_real[o], win - owed - bonus_total), total);
        out_bonus := win - owed - out_real;
      END IF;
      IF r_bets[r] = 0 THEN r_state[r] := 2; r_ended[r] := moment;
      ELSIF r_closing[r] = reverses THEN r_state[r] := 0; r_ended[r] := NULL; r_closing[r] := NULL;
      END IF;
      IF NOT is_free AND m_loss_left[m] IS NOT NULL THEN m_loss[m] := m_loss[m] - in_real - in_bonus + win; END IF;
    END IF;

    -- 6.5 A win counts in its round and is parted in the proportion of the round's stakes.
    IF is_known OR st > 1 THEN
      NULL;
    ELSIF kind = 2 OR kind = 3 THEN
      win := in_real; jackpot_real := jackpot;
      r_wins[r] := r_wins[r] + 1; r_win[r] := r_win[r] + win; r_jackpot[r] := r_jackpot[r] + jackpot;
      IF r_bonus[r] > 0 THEN
        total := r_real[r] + r_bonus[r];
        in_real := div(win::numeric * r_real[r], total); in_bonus := win - in_real;
        jackpot_real := div(jackpot::numeric * r_real[r], total); jackpot_bonus := jackpot - jackpot_real;
      END IF;
      IF NOT is_free AND m_loss_left[m] IS NOT NULL THEN m_loss[m] := m_loss[m] + out_real + out_bonus - win; END IF;
    ELSIF kind = 1 AND NOT is_free AND m_loss_left[m] IS NOT NULL THEN
      m_loss[m] := m_loss[m] + amount;
    END IF;

    -- 6.6 The balance after it, and what the key now stands for. Refused wins and rollbacks are judged anew next time,
    -- refused bets never: a bet that was answered "no" must not happen when its message is seen again.
    IF is_free THEN
      total := coalesce(purse[3 * m], 0);
    ELSE
      total := coalesce(purse[3 * m - 2], 0) + coalesce(purse[3 * m - 1], 0);
    END IF;
    IF NOT is_known AND m > 0 AND (st = 1 OR ((kind = 1 OR kind = 3) AND st > 3)) THEN
      total := total + in_real + in_bonus - out_real - out_bonus;
      k_kind[k] := kind; k_status[k] := st; k_hash[k] := p_i_hash[i]; k_owner[k] := p_m_owner[m]; k_txn[k] := txn; k_round[k] := r_no[r];
      k_balance[k] := total; k_free[k] := is_free; k_jackpot[k] := jackpot;
      IF kind = 2 THEN
        k_real[k] := 0; k_bonus[k] := 0; k_win_real[k] := in_real; k_win_bonus[k] := in_bonus;
      ELSE
        k_real[k] := out_real; k_bonus[k] := out_bonus; k_win_real[k] := in_real; k_win_bonus[k] := in_bonus;
      END IF;
      IF reverses IS NOT NULL THEN
        leg := ARRAY[in_real, in_bonus, out_real, out_bonus, owed]; lo := 1; hi := 5;
        IF owed > 0 THEN m_owed[m] := m_owed[m] + owed; END IF;
      ELSIF kind = 1 THEN
        leg := ARRAY[out_real, out_bonus]; lo := 1; hi := 2;
      ELSE
        leg := ARRAY[out_real, out_bonus, in_real - jackpot_real, in_bonus - jackpot_bonus, jackpot_real, jackpot_bonus];
        lo := CASE kind WHEN 2 THEN 3 ELSE 1 END; hi := CASE jackpot WHEN 0 THEN 4 ELSE 6 END;
      END IF;
      member_shard := p_m_shard[m]; is_first := true;
      house := p_m_house[m] * 65536 + CASE WHEN is_free THEN r_trial[r] ELSE r_thb[r] END;
      IF st = 1 AND txn = base + used THEN
        FOR l IN lo .. hi LOOP
          CONTINUE WHEN leg[l] = 0;
          -- 1 when money leaves the member (debit), 2 when it comes (credit), 0 for what is owed.
          side := CASE WHEN l = 5 AND reverses IS NOT NULL THEN 0 WHEN (l < 3) = (reverses IS NULL) THEN 1 ELSE 2 END;
          IF side = 0 THEN
            acct := p_m_owner[m] * 65536 + 20;
          ELSE
            purse_at := CASE WHEN l & 1 = 0 THEN 1 WHEN is_free THEN 0 ELSE 2 END;
            acct := p_m_owner[m] * 65536 + CASE purse_at WHEN 2 THEN 4 WHEN 1 THEN 8 ELSE 10 END;
            x := 3 * m - purse_at;
            purse[x] := purse[x] + CASE side WHEN 1 THEN -leg[l] ELSE leg[l] END;
            is_touched[x] := true;
          END IF;
          n_rows := n_rows + 1;
          out_rows[n_rows] := ROW(base + used, txn, CASE WHEN side = 2 THEN house ELSE acct END, CASE WHEN side = 2 THEN acct ELSE house END, leg[l], moment,
            CASE WHEN side > 0 THEN purse[x] END, CASE WHEN side = 0 OR purse[x] <> total THEN total END, r_no[r],
            CASE WHEN is_first THEN reverses END, member_shard, CASE WHEN reverses IS NULL THEN forward_code[l] ELSE backward_code[l] END, side,
            CASE WHEN is_first THEN kind END, CASE WHEN is_first THEN p_k_scope[k] END,
            CASE WHEN is_first THEN p_i_hash[i] END, CASE WHEN is_first THEN p_keys[k] END)::wallet.transfer;
          used := used + 1; is_first := false;
        END LOOP;
        m_version[m] := base + used - 1;
      END IF;
      IF is_first THEN
        n_answers := n_answers + 1;
        out_answers[n_answers] := ROW(p_keys[k], p_k_scope[k], member_shard, kind, st, p_i_hash[i], p_m_owner[m], txn, r_no[r], reverses, total, is_free, moment)::wallet.answer;
        used := used + 1;
      END IF;
    END IF;
    o_status[i] := st; o_txn[i] := txn; o_balance[i] := coalesce(first_balance, CASE WHEN m > 0 THEN total END);
    o_current[i] := CASE WHEN m > 0 THEN total END;
    IF is_free THEN o_marks[i] := o_marks[i] | 2; END IF;
  END LOOP;

  -- 7. Write by set.
  UPDATE wallet.balance b SET balance = s.balance, version = greatest(b.version, s.version)
  FROM (SELECT p_m_owner[(n + 2) / 3] * 65536 + CASE n % 3 WHEN 1 THEN 4 WHEN 2 THEN 8 ELSE 10 END AS account_id,
               p_m_shard[(n + 2) / 3] AS shard, purse[n] AS balance, m_version[(n + 2) / 3] AS version
        FROM unnest(is_touched) WITH ORDINALITY AS t(is_touched, n) WHERE t.is_touched) AS s
  WHERE b.account_id = s.account_id AND b.shard = s.shard;
  IF n_rows > 0 THEN
    INSERT INTO wallet.transfer SELECT * FROM unnest(out_rows);
  END IF;
  IF n_answers > 0 THEN
    INSERT INTO wallet.answer SELECT * FROM unnest(out_answers);
  END IF;
  INSERT INTO wallet.round (round_no, owner_no, opened_at, ended_at, stake_real, stake_bonus, win_amount, jackpot_amount, closing_txn_id,
                            game_no, bet_count, win_count, vendor_no, state, shard, is_free, round_id)
  SELECT s.no, p_m_owner[p_r_member[s.n]], moment, s.ended, s.stake_real, s.stake_bonus, s.win, s.jackpot, s.closing, s.game, s.bets, s.wins,
         p_r_vendor[s.n], s.state, p_m_shard[p_r_member[s.n]], s.is_free, p_r_id[s.n]
  FROM unnest(r_is_new, r_no, r_ended, r_real, r_bonus, r_win, r_jackpot, r_closing, r_game, r_bets, r_wins, r_state, r_free)
    WITH ORDINALITY AS s(is_new, no, ended, stake_real, stake_bonus, win, jackpot, closing, game, bets, wins, state, is_free, n)
  WHERE s.is_new;
  UPDATE wallet.round t SET ended_at = s.ended, stake_real = s.stake_real, stake_bonus = s.stake_bonus, win_amount = s.win, jackpot_amount = s.jackpot,
         closing_txn_id = s.closing, bet_count = s.bets, win_count = s.wins, state = s.state
  FROM unnest(r_is_dirty, r_is_new, r_no, p_r_member, r_ended, r_real, r_bonus, r_win, r_jackpot, r_closing, r_bets, r_wins, r_state)
    AS s(is_dirty, is_new, no, member, ended, stake_real, stake_bonus, win, jackpot, closing, bets, wins, state)
  WHERE s.is_dirty AND NOT s.is_new AND t.round_no = s.no AND t.shard = p_m_shard[s.member];
  IF EXISTS (SELECT FROM unnest(m_loss) AS t(loss) WHERE t.loss <> 0) THEN
    UPDATE wallet.loss_limit t
    SET left_amount = CASE WHEN t.ends_at <= moment THEN t.limit_amount ELSE t.left_amount END - s.loss,
        ends_at = wallet.period_end(t.ends_at, t.period, t.time_zone, moment)
    FROM unnest(p_m_owner, p_m_shard, m_loss) AS s(owner_no, shard, loss)
    WHERE s.loss <> 0 AND t.owner_no = s.owner_no AND t.shard = s.shard;
  END IF;
  IF EXISTS (SELECT FROM unnest(m_owed) AS t(owed) WHERE t.owed > 0) THEN
    INSERT INTO wallet.receivable AS t (owner_no, shard, amount)
    SELECT s.owner_no, s.shard, s.owed FROM unnest(p_m_owner, p_m_shard, m_owed) AS s(owner_no, shard, owed) WHERE s.owed > 0
    ON CONFLICT (owner_no, shard) DO UPDATE SET amount = t.amount + excluded.amount;
  END IF;
  SELECT array_agg(coalesce(m_version[s.m], 0) ORDER BY s.n) INTO o_version FROM unnest(p_i_member) WITH ORDINALITY AS s(m, n);
END $$;
