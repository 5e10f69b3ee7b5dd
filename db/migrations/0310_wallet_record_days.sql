-- Up Migration
-- Sums by day beside those by half hour: the totals of a month cost days and not half hours. Days begin at midnight in
-- Bangkok; in another zone the half hours at both ends make up the difference.
ALTER TABLE wallet.line_slot ADD COLUMN grain smallint NOT NULL DEFAULT 0 CHECK (grain IN (0, 1)), DROP CONSTRAINT line_slot_pkey;
ALTER TABLE wallet.line_slot ALTER COLUMN grain DROP DEFAULT, ADD PRIMARY KEY (owner_no, grain, slot, code, shard);
ALTER TABLE wallet.round_slot ADD COLUMN grain smallint NOT NULL DEFAULT 0 CHECK (grain IN (0, 1)), DROP CONSTRAINT round_slot_pkey;
ALTER TABLE wallet.round_slot ALTER COLUMN grain DROP DEFAULT, ADD PRIMARY KEY (owner_no, grain, slot, game_no, status, shard);
CREATE TYPE wallet.record_grain AS (grain smallint, width interval, origin timestamptz);

INSERT INTO wallet.line_slot (owner_no, grain, slot, code, shard, count, in_amount, out_amount, first_id, last_id)
SELECT owner_no, 1, date_bin('1 day', slot, '1999-12-31 17:00Z'), code, shard, sum(count), sum(in_amount), sum(out_amount), min(first_id), max(last_id)
FROM wallet.line_slot GROUP BY 1, 3, 4, 5;
INSERT INTO wallet.round_slot (owner_no, grain, slot, game_no, status, shard, count, stake, payout, valid, jackpot, first_no, last_no)
SELECT owner_no, 1, date_bin('1 day', slot, '1999-12-31 17:00Z'), game_no, status, shard, sum(count), sum(stake), sum(payout), sum(valid), sum(jackpot), min(first_no), max(last_no)
FROM wallet.round_slot GROUP BY 1, 3, 4, 5, 6;

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
  WITH touched AS (
    SELECT t.round_no, t.shard FROM wallet.transfer t WHERE t.id > start AND t.id <= stop AND t.round_no IS NOT NULL
    UNION SELECT a.round_no, a.shard FROM wallet.answer a WHERE a.txn_id > start AND a.txn_id <= stop AND a.round_no IS NOT NULL AND a.status = 1
  ), present AS (
    SELECT r.round_no, r.shard, r.owner_no, date_bin('30 minutes', r.opened_at, '2000-01-01Z') AS slot, r.game_no, v.status, v.stake, r.win_amount AS payout,
           wallet.valid_bet(g.product, r.state, v.stake, r.win_amount) AS valid, r.jackpot_amount AS jackpot
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
