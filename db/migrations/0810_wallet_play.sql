-- Up Migration
-- What play cost or brought a member, in one place. Profit and loss, its export, reality checks, the ground of loss
-- limits and the console's record of a member are all sums of wallet.play_of, whichever of the member's accounts was
-- played from: main and bonus, a stack set aside for a room or the sea, or a pocket at a vendor.

-- What a movement of real money means to the member it belongs to: stakes with refunds taken off, payouts with what was
-- taken back off. A pocket tells only its result, so a loss there is a stake and a gain a payout. What a rolled back win
-- leaves owed (code 60 of a round) is a payout taken back that no purse could cover.
CREATE FUNCTION wallet.play_of(code smallint, guarded_side smallint, amount bigint, round_no bigint)
RETURNS TABLE (stake bigint, payout bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN code IN (1, 3) OR (code = 47 AND guarded_side = 1) THEN CASE guarded_side WHEN 2 THEN -amount ELSE amount END ELSE 0 END,
         CASE WHEN code IN (2, 4, 5, 6) OR (code = 60 AND round_no IS NOT NULL) OR (code = 47 AND guarded_side = 2)
           THEN CASE guarded_side WHEN 2 THEN amount ELSE -amount END ELSE 0 END
$$;

-- As before (0303), with the results of pockets, by the definition above, and with the movement's id.
DROP FUNCTION wallet.real_play(bigint, bigint);
CREATE FUNCTION wallet.real_play(after_id bigint, up_to bigint)
RETURNS TABLE (id bigint, owner_no bigint, shard smallint, created_at timestamptz, round_no bigint, stake bigint, payout bigint, deposit bigint, withdrawal bigint)
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_bitmapscan = off AS $$
  SELECT t.id, (CASE t.guarded_side WHEN 2 THEN t.credit_account ELSE t.debit_account END) >> 16, t.shard, t.created_at, t.round_no, y.stake, y.payout,
         CASE t.code WHEN 10 THEN t.amount WHEN 16 THEN -t.amount ELSE 0 END,
         CASE WHEN t.code = 12 THEN t.amount WHEN t.code = 13 AND p.purpose LIKE 'gateway:%' THEN -t.amount ELSE 0 END
  FROM wallet.transfer t CROSS JOIN LATERAL wallet.play_of(t.code, t.guarded_side, t.amount, t.round_no) AS y
  LEFT JOIN wallet.purpose p ON t.code = 13 AND p.purpose_no = t.debit_account & 65535
  WHERE t.id > after_id AND t.id <= up_to AND t.debit_account & 3 = 0
    AND (y.stake <> 0 OR y.payout <> 0 OR t.code IN (10, 12, 16) OR (t.code = 13 AND p.purpose LIKE 'gateway:%'))
$$;

-- A member's play by half hour and by day, beside wallet.line_slot and behind the same cursor.
CREATE TABLE wallet.play_slot (
  owner_no bigint NOT NULL, grain smallint NOT NULL CHECK (grain IN (0, 1)), slot timestamptz NOT NULL, shard smallint NOT NULL,
  stake bigint NOT NULL, payout bigint NOT NULL, first_id bigint NOT NULL, last_id bigint NOT NULL,
  PRIMARY KEY (owner_no, grain, slot, shard)
);
GRANT SELECT, INSERT, UPDATE ON wallet.play_slot TO sala_app;
-- What is owed moves no purse, so the index over movements does not hold it. Such rows are rare.
CREATE INDEX transfer_owed ON wallet.transfer ((debit_account >> 16), id) WHERE code = 60 AND round_no IS NOT NULL;

-- Folds at most about `most` further transfers into the records' sums; answers how far it is behind in ids.
CREATE OR REPLACE FUNCTION wallet.fold_records(most int) RETURNS bigint LANGUAGE plpgsql
  SET plan_cache_mode = force_custom_plan SET jit = off SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE
  start bigint; stop bigint;
  grains constant wallet.record_grain[] := ARRAY[(0, interval '30 minutes', '2000-01-01Z'::timestamptz), (1, interval '1 day', '1999-12-31 17:00Z'::timestamptz)]::wallet.record_grain[];
BEGIN
  SELECT position INTO start FROM wallet.follower WHERE name = 'records' FOR UPDATE;
  stop := wallet.next_stop(start, most);
  IF stop = start THEN RETURN 0; END IF;
  -- Legs of one transaction are one line, so a transaction is folded whole; its rows stand next to each other.
  stop := coalesce((SELECT max(n.id) FROM wallet.transfer t JOIN wallet.transfer n ON n.id > t.id AND n.id < t.id + 4096 AND n.txn_id = t.txn_id
                    WHERE t.id = stop), stop);
  INSERT INTO wallet.line_slot AS s (owner_no, grain, slot, code, shard, count, in_amount, out_amount, first_id, last_id)
  SELECT l.owner_no, g.grain, date_bin(g.width, l.at, g.origin), l.code, l.shard, count(*), coalesce(sum(l.amount) FILTER (WHERE l.amount > 0), 0),
         coalesce(-sum(l.amount) FILTER (WHERE l.amount < 0), 0), min(l.id), max(l.id)
  FROM (SELECT a.id >> 16 AS owner_no, t.txn_id, t.code, t.shard, max(t.id) AS id, min(t.created_at) AS at,
               sum(CASE t.guarded_side WHEN 1 THEN -t.amount ELSE t.amount END)::bigint AS amount
        FROM wallet.transfer t CROSS JOIN LATERAL (SELECT CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END AS id) AS a
        WHERE t.id > start AND t.id <= stop AND t.guarded_side > 0 AND a.id & 65535 IN (4, 8)
        GROUP BY 1, 2, 3, 4 HAVING sum(CASE t.guarded_side WHEN 1 THEN -t.amount ELSE t.amount END) <> 0) AS l
  CROSS JOIN unnest(grains) AS g
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (owner_no, grain, slot, code, shard) DO UPDATE
  SET count = s.count + excluded.count, in_amount = s.in_amount + excluded.in_amount, out_amount = s.out_amount + excluded.out_amount,
      first_id = least(s.first_id, excluded.first_id), last_id = greatest(s.last_id, excluded.last_id);
  INSERT INTO wallet.play_slot AS s (owner_no, grain, slot, shard, stake, payout, first_id, last_id)
  SELECT p.owner_no, g.grain, date_bin(g.width, p.created_at, g.origin), p.shard, sum(p.stake), sum(p.payout), min(p.id), max(p.id)
  FROM wallet.real_play(start, stop) AS p CROSS JOIN unnest(grains) AS g
  WHERE p.stake <> 0 OR p.payout <> 0 GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (owner_no, grain, slot, shard) DO UPDATE
  SET stake = s.stake + excluded.stake, payout = s.payout + excluded.payout, first_id = least(s.first_id, excluded.first_id), last_id = greatest(s.last_id, excluded.last_id);
  WITH touched AS (
    SELECT t.round_no, t.shard FROM wallet.transfer t WHERE t.id > start AND t.id <= stop AND t.round_no IS NOT NULL
    UNION SELECT a.round_no, a.shard FROM wallet.answer a WHERE a.txn_id > start AND a.txn_id <= stop AND a.round_no IS NOT NULL AND a.status = 1
  ), present AS (
    SELECT r.round_no, r.shard, r.owner_no, date_bin('30 minutes', r.opened_at, '2000-01-01Z') AS slot, r.game_no, v.status, v.stake, r.win_amount AS payout,
           wallet.valid_bet(g.product, r.state, v.stake, r.win_amount, r.round_no, r.shard) AS valid, r.jackpot_amount AS jackpot
    FROM touched n JOIN wallet.round r ON r.round_no = n.round_no AND r.shard = n.shard JOIN wallet.game_guard g ON g.game_no = r.game_no
    CROSS JOIN LATERAL (SELECT r.stake_real + r.stake_bonus AS stake, wallet.round_status(r.state, r.stake_real + r.stake_bonus, r.win_amount) AS status) AS v
    WHERE NOT r.is_free
  ), kept AS (
    INSERT INTO wallet.round_counted AS c SELECT p.round_no, p.shard, p.status, p.stake, p.payout, p.valid, p.jackpot FROM present p ORDER BY 1
    ON CONFLICT (round_no, shard) DO UPDATE
    SET status = excluded.status, stake = excluded.stake, payout = excluded.payout, valid = excluded.valid, jackpot = excluded.jackpot
  ), changes AS (
    SELECT p.owner_no, p.slot, p.game_no, p.status, p.shard, p.round_no, 1 AS n, p.stake, p.payout, p.valid, p.jackpot FROM present p
    UNION ALL
    SELECT p.owner_no, p.slot, p.game_no, c.status, p.shard, p.round_no, -1, -c.stake, -c.payout, -c.valid, -c.jackpot
    FROM present p JOIN wallet.round_counted c ON c.round_no = p.round_no AND c.shard = p.shard
  ), sums AS (
    SELECT owner_no, g.grain, date_bin(g.width, slot, g.origin) AS slot, game_no, status, shard, sum(n) AS count, sum(stake) AS stake, sum(payout) AS payout, sum(valid) AS valid, sum(jackpot) AS jackpot,
           min(round_no) AS first_no, max(round_no) AS last_no
    FROM changes CROSS JOIN unnest(grains) AS g GROUP BY 1, 2, 3, 4, 5, 6
  ), lowered AS (
    -- A row that exists is changed, never inserted: a sum below zero would break the checks before it met the row.
    UPDATE wallet.round_slot s SET count = s.count + u.count, stake = s.stake + u.stake, payout = s.payout + u.payout, valid = s.valid + u.valid,
           jackpot = s.jackpot + u.jackpot, first_no = least(s.first_no, u.first_no), last_no = greatest(s.last_no, u.last_no)
    FROM sums u WHERE s.owner_no = u.owner_no AND s.grain = u.grain AND s.slot = u.slot AND s.game_no = u.game_no AND s.status = u.status AND s.shard = u.shard
    RETURNING s.owner_no, s.grain, s.slot, s.game_no, s.status, s.shard
  )
  INSERT INTO wallet.round_slot (owner_no, grain, slot, game_no, status, shard, count, stake, payout, valid, jackpot, first_no, last_no)
  SELECT u.owner_no, u.grain, u.slot, u.game_no, u.status, u.shard, u.count, u.stake, u.payout, u.valid, u.jackpot, u.first_no, u.last_no FROM sums u
  WHERE NOT EXISTS (SELECT FROM lowered l WHERE l.owner_no = u.owner_no AND l.grain = u.grain AND l.slot = u.slot AND l.game_no = u.game_no AND l.status = u.status AND l.shard = u.shard)
  ORDER BY 1, 2, 3, 4, 5, 6;
  UPDATE wallet.follower SET position = stop WHERE name = 'records';
  RETURN greatest(wallet.horizon() - stop, 0);
END $$;

-- What has been played so far.
INSERT INTO wallet.play_slot (owner_no, grain, slot, shard, stake, payout, first_id, last_id)
SELECT p.owner_no, g.grain, date_bin(g.width, p.created_at, g.origin), p.shard, sum(p.stake), sum(p.payout), min(p.id), max(p.id)
FROM wallet.real_play(0, (SELECT position FROM wallet.follower WHERE name = 'records')) AS p
CROSS JOIN (VALUES (0, interval '30 minutes', '2000-01-01Z'::timestamptz), (1, interval '1 day', '1999-12-31 17:00Z'::timestamptz)) AS g(grain, width, origin)
WHERE p.stake <> 0 OR p.payout <> 0 GROUP BY 1, 2, 3, 4;
INSERT INTO wallet.member_slot AS t (owner_no, slot, shard, stake, payout, deposit, deposit_count, withdrawal, withdrawal_count)
SELECT a.id >> 16, date_bin('1 hour', l.created_at, '2000-01-01Z'), l.shard, sum(y.stake), sum(y.payout), 0, 0, 0, 0
FROM wallet.transfer l CROSS JOIN LATERAL (SELECT CASE l.guarded_side WHEN 2 THEN l.credit_account ELSE l.debit_account END AS id) AS a
CROSS JOIN LATERAL wallet.play_of(l.code, l.guarded_side, l.amount, l.round_no) AS y
WHERE l.code = 47 AND l.id <= (SELECT position FROM wallet.follower WHERE name = 'roll-up') GROUP BY 1, 2, 3
ON CONFLICT (owner_no, slot, shard) DO UPDATE SET stake = t.stake + excluded.stake, payout = t.payout + excluded.payout;

-- An operator ends an open round; the caller holds the owner's lock. Cancelling returns each stake that was not rolled
-- back, in the scope of operators, one transaction a bet, as the vendor's own rollback would have, and gives it back to
-- the member's loss limits.
CREATE OR REPLACE FUNCTION wallet.end_round(p_round_no bigint, p_shard smallint, is_cancel boolean, p_actor text, p_reason text)
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
  IF is_cancel AND NOT r.is_free THEN
    UPDATE wallet.loss_limit t
    SET left_amount = CASE WHEN t.ends_at <= moment THEN t.limit_amount ELSE t.left_amount END + r.stake_real + r.stake_bonus,
        ends_at = wallet.period_end(t.ends_at, t.period, t.time_zone, moment)
    WHERE t.owner_no = r.owner_no AND t.shard = p_shard;
  END IF;
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

-- Loss limits that lost count of a refund or a pool's win start again from what the ledger says of their running period.
UPDATE wallet.loss_limit l SET left_amount = l.limit_amount - (
  SELECT coalesce(sum(y.stake - y.payout), 0)::bigint
  FROM (SELECT t.* FROM wallet.transfer t
        WHERE t.guarded_side > 0 AND (CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END) >> 16 = l.owner_no
        UNION ALL SELECT t.* FROM wallet.transfer t WHERE t.code = 60 AND t.round_no IS NOT NULL AND t.debit_account >> 16 = l.owner_no) AS m
  CROSS JOIN LATERAL wallet.play_of(m.code, m.guarded_side, m.amount, m.round_no) AS y
  WHERE m.debit_account & 3 = 0 AND m.created_at >= ((l.ends_at AT TIME ZONE l.time_zone)
    - CASE l.period WHEN 'DAY' THEN interval '1 day' WHEN 'WEEK' THEN interval '7 days' ELSE interval '1 month' END) AT TIME ZONE l.time_zone)
WHERE l.ends_at > app.now();
