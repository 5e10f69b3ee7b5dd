-- Up Migration
-- Who follows the ledger: the roll-up of summed accounts, the seals, and any listener that reads it in batches.

-- A moment of the ledger: every transfer id up to mark_id was taken by a transaction older than mark_xid. Once that
-- xid is below pg_snapshot_xmin, all of them are committed or gone, so no row can still appear behind a reader.
CREATE TABLE wallet.mark (mark_id bigint NOT NULL, mark_xid xid8 NOT NULL, marked_at timestamptz NOT NULL DEFAULT clock_timestamp(), PRIMARY KEY (mark_id, mark_xid));
GRANT SELECT, INSERT, DELETE ON wallet.mark TO sala_app;

-- Sets a mark. Only as the first statement of a transaction: the sequence is read before this transaction's own id is
-- taken, and the posting functions take theirs before the sequence, so each of their ids up to the mark belongs to an
-- older transaction id.
CREATE FUNCTION wallet.set_mark() RETURNS void LANGUAGE plpgsql AS $$
DECLARE last_id bigint;
BEGIN
  IF pg_current_xact_id_if_assigned() IS NOT NULL THEN RAISE EXCEPTION 'wallet.set_mark() must come first in its transaction'; END IF;
  SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END * 4096 + 4095 INTO last_id FROM wallet.id_block;
  -- Nothing new since a mark that is final already: no row for an idle ledger.
  IF last_id = wallet.horizon() THEN RETURN; END IF;
  INSERT INTO wallet.mark (mark_id, mark_xid) VALUES (last_id, pg_current_xact_id());
  DELETE FROM wallet.mark WHERE mark_id < wallet.horizon();
END $$;

-- The last transfer id behind which nothing can appear any more.
CREATE FUNCTION wallet.horizon() RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(mark_id), 0) FROM wallet.mark WHERE mark_xid < pg_snapshot_xmin(pg_current_snapshot())
$$;

-- How far each follower has read; it moves in the follower's own transaction.
CREATE TABLE wallet.follower (name text PRIMARY KEY, position bigint NOT NULL DEFAULT 0);
INSERT INTO wallet.follower (name) VALUES ('roll-up'), ('seal');
GRANT SELECT, INSERT, UPDATE ON wallet.follower TO sala_app;

-- Where a follower's next batch ends: at most `most` rows further, never beyond the horizon.
CREATE FUNCTION wallet.next_stop(start bigint, most int) RETURNS bigint LANGUAGE sql STABLE
  SET enable_seqscan = off SET enable_bitmapscan = off AS $$
  SELECT coalesce(
    (SELECT max(id) FROM (SELECT t.id FROM wallet.transfer t WHERE t.id > start AND t.id <= wallet.horizon() ORDER BY t.id LIMIT most) AS s
     HAVING count(*) = most),
    greatest(start, wallet.horizon()))
$$;

-- Summed accounts: what they hold up to the roll-up's position, and what moved in each half hour by code.
CREATE TABLE wallet.account_total (account_id bigint NOT NULL, shard smallint NOT NULL, balance bigint NOT NULL, PRIMARY KEY (account_id, shard));
CREATE TABLE wallet.account_slot (
  account_id bigint NOT NULL, slot timestamptz NOT NULL, code smallint NOT NULL, shard smallint NOT NULL,
  debit bigint NOT NULL, credit bigint NOT NULL, count bigint NOT NULL,
  PRIMARY KEY (account_id, slot, code, shard)
);
-- Real play of each game of a merchant by half hour, and what each member staked, won, paid in and drew out by hour.
CREATE TABLE wallet.game_slot (
  game_no int NOT NULL, house_no bigint NOT NULL, slot timestamptz NOT NULL, shard smallint NOT NULL,
  stake bigint NOT NULL, payout bigint NOT NULL,
  PRIMARY KEY (house_no, slot, game_no, shard)
);
CREATE TABLE wallet.member_slot (
  owner_no bigint NOT NULL, slot timestamptz NOT NULL, shard smallint NOT NULL,
  stake bigint NOT NULL, payout bigint NOT NULL, deposit bigint NOT NULL, deposit_count bigint NOT NULL, withdrawal bigint NOT NULL, withdrawal_count bigint NOT NULL,
  PRIMARY KEY (owner_no, slot, shard)
);
GRANT SELECT, INSERT, UPDATE ON wallet.account_total, wallet.account_slot, wallet.game_slot, wallet.member_slot TO sala_app;

-- The sides of a range of transfers that are not guarded, as signed amounts.
CREATE FUNCTION wallet.summed_sides(after_id bigint, up_to bigint)
RETURNS TABLE (account_id bigint, shard smallint, code smallint, created_at timestamptz, amount bigint) LANGUAGE sql STABLE
  SET enable_seqscan = off SET enable_bitmapscan = off AS $$
  SELECT s.account_id, t.shard, t.code, t.created_at, s.amount
  FROM wallet.transfer t, LATERAL (VALUES (t.debit_account, -t.amount, 1), (t.credit_account, t.amount, 2)) AS s(account_id, amount, side)
  WHERE t.id > after_id AND t.id <= up_to AND t.guarded_side <> s.side
$$;

-- What a range of transfers means for its members, in real money: stakes and payouts with what was rolled back taken
-- off, deposits and withdrawals with what was returned taken off.
CREATE FUNCTION wallet.real_play(after_id bigint, up_to bigint)
RETURNS TABLE (owner_no bigint, shard smallint, created_at timestamptz, round_no bigint, stake bigint, payout bigint, deposit bigint, withdrawal bigint)
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_bitmapscan = off AS $$
  SELECT (CASE t.guarded_side WHEN 2 THEN t.credit_account ELSE t.debit_account END) >> 16, t.shard, t.created_at, t.round_no,
         CASE t.code WHEN 1 THEN t.amount WHEN 3 THEN -t.amount ELSE 0 END,
         CASE WHEN t.code IN (2, 5) THEN t.amount WHEN t.code IN (4, 60) AND t.round_no IS NOT NULL THEN -t.amount ELSE 0 END,
         CASE t.code WHEN 10 THEN t.amount WHEN 16 THEN -t.amount ELSE 0 END,
         CASE WHEN t.code = 12 THEN t.amount WHEN t.code = 13 AND p.purpose LIKE 'gateway:%' THEN -t.amount ELSE 0 END
  FROM wallet.transfer t LEFT JOIN wallet.purpose p ON t.code = 13 AND p.purpose_no = t.debit_account & 65535
  WHERE t.id > after_id AND t.id <= up_to AND t.debit_account & 3 = 0
    AND (t.code IN (1, 2, 3, 4, 5, 10, 12, 16) OR (t.code = 60 AND t.round_no IS NOT NULL) OR (t.code = 13 AND p.purpose LIKE 'gateway:%'))
$$;

-- Folds at most `most` further transfers into the totals; answers how far it is behind in ids (0: at the horizon).
CREATE FUNCTION wallet.roll_up(most int) RETURNS bigint LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan SET jit = off AS $$
DECLARE start bigint; stop bigint;
BEGIN
  SELECT position INTO start FROM wallet.follower WHERE name = 'roll-up' FOR UPDATE;
  stop := wallet.next_stop(start, most);
  IF stop = start THEN RETURN 0; END IF;
  INSERT INTO wallet.account_total AS t (account_id, shard, balance)
  SELECT s.account_id, s.shard, sum(s.amount) FROM wallet.summed_sides(start, stop) AS s GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (account_id, shard) DO UPDATE SET balance = t.balance + excluded.balance;
  INSERT INTO wallet.account_slot AS t (account_id, slot, code, shard, debit, credit, count)
  SELECT s.account_id, date_bin('30 minutes', s.created_at, '2000-01-01Z'), s.code, s.shard,
         coalesce(sum(-s.amount) FILTER (WHERE s.amount < 0), 0), coalesce(sum(s.amount) FILTER (WHERE s.amount > 0), 0), count(*)
  FROM wallet.summed_sides(start, stop) AS s GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (account_id, slot, code, shard) DO UPDATE
  SET debit = t.debit + excluded.debit, credit = t.credit + excluded.credit, count = t.count + excluded.count;
  INSERT INTO wallet.game_slot AS t (game_no, house_no, slot, shard, stake, payout)
  SELECT r.game_no, o.house_no, date_bin('30 minutes', m.created_at, '2000-01-01Z'), m.shard, sum(m.stake), sum(m.payout)
  FROM wallet.real_play(start, stop) AS m
  JOIN wallet.round r ON r.round_no = m.round_no AND r.shard = m.shard
  JOIN wallet.owner o ON o.owner_no = m.owner_no AND o.shard = m.shard
  WHERE m.round_no IS NOT NULL GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 1, 4
  ON CONFLICT (house_no, slot, game_no, shard) DO UPDATE SET stake = t.stake + excluded.stake, payout = t.payout + excluded.payout;
  INSERT INTO wallet.member_slot AS t (owner_no, slot, shard, stake, payout, deposit, deposit_count, withdrawal, withdrawal_count)
  SELECT m.owner_no, date_bin('1 hour', m.created_at, '2000-01-01Z'), m.shard, sum(m.stake), sum(m.payout),
         sum(m.deposit), count(*) FILTER (WHERE m.deposit > 0), sum(m.withdrawal), count(*) FILTER (WHERE m.withdrawal > 0)
  FROM wallet.real_play(start, stop) AS m GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (owner_no, slot, shard) DO UPDATE
  SET stake = t.stake + excluded.stake, payout = t.payout + excluded.payout, deposit = t.deposit + excluded.deposit,
      deposit_count = t.deposit_count + excluded.deposit_count, withdrawal = t.withdrawal + excluded.withdrawal,
      withdrawal_count = t.withdrawal_count + excluded.withdrawal_count;
  UPDATE wallet.follower SET position = stop WHERE name = 'roll-up';
  RETURN wallet.horizon() - stop;
END $$;

-- Seals: a hash over a stretch of one shard's transfers in order, chained to the seal before. A changed, removed or
-- inserted row behind a seal no longer gives its hash.
CREATE TABLE wallet.seal (
  seal_no int NOT NULL,
  shard smallint NOT NULL,
  after_id bigint NOT NULL,
  up_to_id bigint NOT NULL,
  row_count bigint NOT NULL,
  prev_hash bytea NOT NULL,
  hash bytea NOT NULL,
  sealed_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (seal_no, shard)
);
GRANT SELECT, INSERT ON wallet.seal TO sala_app;

-- The hash of each shard's rows in a range; every column that carries meaning is in it.
CREATE FUNCTION wallet.hash_rows(after_id bigint, up_to bigint)
RETURNS TABLE (shard smallint, row_count bigint, hash bytea) LANGUAGE sql STABLE
  SET enable_seqscan = off SET enable_bitmapscan = off AS $$
  SELECT t.shard, count(*), sha256(string_agg(sha256(convert_to(format('%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s', t.id, t.txn_id, t.debit_account, t.credit_account,
    t.amount, extract(epoch FROM t.created_at), t.guarded_balance_after, t.member_balance_after, t.round_no, t.reverses_txn_id, t.shard, t.code,
    t.guarded_side, t.kind, t.scope_no || '.' || t.body_hash, t.key), 'UTF8')), '' ORDER BY t.id))
  FROM wallet.transfer t WHERE t.id > after_id AND t.id <= up_to GROUP BY t.shard
$$;

-- Seals at most `most` further transfers, each shard with a seal of its own; answers how far it is behind in ids.
CREATE FUNCTION wallet.seal_next(most int) RETURNS bigint LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan SET jit = off AS $$
DECLARE start bigint; stop bigint;
BEGIN
  SELECT position INTO start FROM wallet.follower WHERE name = 'seal' FOR UPDATE;
  stop := wallet.next_stop(start, most);
  IF stop = start THEN RETURN 0; END IF;
  INSERT INTO wallet.seal (seal_no, shard, after_id, up_to_id, row_count, prev_hash, hash)
  SELECT coalesce(l.seal_no, 0) + 1, s.shard, start, stop, s.row_count, coalesce(l.hash, '\x00'), sha256(coalesce(l.hash, '\x00') || s.hash)
  FROM wallet.hash_rows(start, stop) AS s
  LEFT JOIN LATERAL (SELECT p.seal_no, p.hash FROM wallet.seal p WHERE p.shard = s.shard ORDER BY p.seal_no DESC LIMIT 1) AS l ON true;
  UPDATE wallet.follower SET position = stop WHERE name = 'seal';
  RETURN wallet.horizon() - stop;
END $$;

-- Every seal that its rows or its chain no longer prove. Ranges are shared by the shards, so each is hashed once.
CREATE FUNCTION wallet.broken_seals() RETURNS TABLE (shard smallint, seal_no int, up_to_id bigint) LANGUAGE sql STABLE AS $$
  SELECT coalesce(s.shard, h.shard), s.seal_no, r.up_to_id
  FROM (SELECT DISTINCT after_id, up_to_id FROM wallet.seal) AS r
  CROSS JOIN LATERAL wallet.hash_rows(r.after_id, r.up_to_id) AS h
  FULL JOIN (SELECT t.*, lag(t.hash, 1, '\x00'::bytea) OVER w AS chained, lag(t.up_to_id, 1, 0::bigint) OVER w AS last_id,
                    row_number() OVER w AS place FROM wallet.seal t WINDOW w AS (PARTITION BY t.shard ORDER BY t.seal_no)) AS s
    ON s.shard = h.shard AND s.after_id = r.after_id AND s.up_to_id = r.up_to_id
  WHERE s.shard IS NULL OR h.shard IS NULL OR s.row_count <> h.row_count OR s.prev_hash <> s.chained OR s.after_id < s.last_id
     OR s.place <> s.seal_no OR s.hash <> sha256(s.prev_hash || h.hash)
$$;

-- Rounds that a vendor left open for a day. An index over open rounds would make every bet and win pay for it; a walk
-- along the round numbers, once past each round, costs them nothing.
CREATE TABLE wallet.open_round (round_no bigint NOT NULL, shard smallint NOT NULL, PRIMARY KEY (round_no, shard));
INSERT INTO wallet.follower (name) VALUES ('open-rounds');
GRANT SELECT, INSERT, DELETE ON wallet.open_round TO sala_app;

-- Walks past at most `most` further rounds of at least `age`, lists those still open and drops those that ended since;
-- answers how many it passed.
CREATE FUNCTION wallet.list_open_rounds(age interval, most int) RETURNS bigint LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE start bigint; stop bigint; passed bigint;
BEGIN
  SELECT position INTO start FROM wallet.follower WHERE name = 'open-rounds' FOR UPDATE;
  SELECT max(s.round_no), count(*) INTO stop, passed FROM (
    SELECT n.round_no, n.opened_at FROM (SELECT r.round_no, r.opened_at FROM wallet.round r WHERE r.round_no > start AND r.round_no <= wallet.horizon() ORDER BY r.round_no LIMIT most) AS n
    WHERE n.opened_at <= app.now() - age) AS s;
  IF passed > 0 THEN
    INSERT INTO wallet.open_round SELECT r.round_no, r.shard FROM wallet.round r WHERE r.round_no > start AND r.round_no <= stop AND r.state = 0 ON CONFLICT DO NOTHING;
    UPDATE wallet.follower SET position = stop WHERE name = 'open-rounds';
  END IF;
  DELETE FROM wallet.open_round o USING wallet.round r WHERE r.round_no = o.round_no AND r.shard = o.shard AND r.state <> 0;
  RETURN passed;
END $$;
