-- Up Migration
-- The records' own sums: what each member's account record and betting record hold by half hour, so that totals and
-- the way to any page cost the number of half hours and never the number of rows. They follow the ledger behind a
-- cursor; what lies behind the cursor is added from the ledger itself when a record is read, so totals are exact.

-- What a round came to for its player: 0 pending, 1 won, 2 lost, 3 push, 4 refunded.
CREATE FUNCTION wallet.round_status(state smallint, stake bigint, win bigint) RETURNS smallint LANGUAGE sql IMMUTABLE AS $$
  SELECT (CASE WHEN state = 0 THEN 0 WHEN state = 2 THEN 4 WHEN win = stake AND stake > 0 THEN 3 WHEN win > stake THEN 1 ELSE 2 END)::smallint
$$;

-- What it counts for turnover (domain/agents.md §3.1). The rule itself is modules/wagering/rules/valid-bet.ts; a test
-- holds the two against each other.
CREATE FUNCTION wallet.valid_bet(product text, state smallint, stake bigint, win bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN state <> 1 THEN 0
    WHEN product IN ('RNG', 'FISH', 'LOTT', 'ELOTT', 'VN', 'SEA') THEN stake
    WHEN product = 'LIVE' THEN least(abs(win - stake), stake)
    WHEN product IN ('SPORTS', 'ESPORTS', 'COCKFIGHT') THEN CASE WHEN win = stake THEN 0 WHEN win > 0 AND win < stake THEN stake / 2 ELSE stake END
    ELSE 0 END
$$;

-- Lines of the account record: legs of one transaction under one code, main and bonus together, in real money.
CREATE TABLE wallet.line_slot (
  owner_no bigint NOT NULL, slot timestamptz NOT NULL, code smallint NOT NULL, shard smallint NOT NULL,
  count bigint NOT NULL CHECK (count >= 0), in_amount bigint NOT NULL CHECK (in_amount >= 0), out_amount bigint NOT NULL CHECK (out_amount >= 0),
  first_id bigint NOT NULL, last_id bigint NOT NULL,
  PRIMARY KEY (owner_no, slot, code, shard)
);
-- Rounds of real money by the half hour in which they were opened.
CREATE TABLE wallet.round_slot (
  owner_no bigint NOT NULL, slot timestamptz NOT NULL, game_no int NOT NULL, status smallint NOT NULL CHECK (status BETWEEN 0 AND 4), shard smallint NOT NULL,
  count bigint NOT NULL CHECK (count >= 0), stake bigint NOT NULL CHECK (stake >= 0), payout bigint NOT NULL CHECK (payout >= 0),
  valid bigint NOT NULL CHECK (valid >= 0), jackpot bigint NOT NULL CHECK (jackpot >= 0),
  first_no bigint NOT NULL, last_no bigint NOT NULL,
  PRIMARY KEY (owner_no, slot, game_no, status, shard)
);
-- What each round counts as in round_slot: a round that moves again is taken off as what it was and added as what it is.
CREATE TABLE wallet.round_counted (
  round_no bigint NOT NULL, shard smallint NOT NULL, status smallint NOT NULL, stake bigint NOT NULL, payout bigint NOT NULL, valid bigint NOT NULL, jackpot bigint NOT NULL,
  PRIMARY KEY (round_no, shard)
) WITH (fillfactor = 80);
GRANT SELECT, INSERT, UPDATE ON wallet.line_slot, wallet.round_slot, wallet.round_counted TO sala_app;
INSERT INTO wallet.follower (name) VALUES ('records');

-- Folds at most about `most` further transfers into the records' sums; answers how far it is behind in ids.
CREATE FUNCTION wallet.fold_records(most int) RETURNS bigint LANGUAGE plpgsql
  SET plan_cache_mode = force_custom_plan SET jit = off SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE start bigint; stop bigint;
BEGIN
  SELECT position INTO start FROM wallet.follower WHERE name = 'records' FOR UPDATE;
  stop := wallet.next_stop(start, most);
  IF stop = start THEN RETURN 0; END IF;
  -- Legs of one transaction are one line, so a transaction is folded whole; its rows stand next to each other.
  stop := coalesce((SELECT max(n.id) FROM wallet.transfer t JOIN wallet.transfer n ON n.id > t.id AND n.id < t.id + 4096 AND n.txn_id = t.txn_id
                    WHERE t.id = stop), stop);
  INSERT INTO wallet.line_slot AS s (owner_no, slot, code, shard, count, in_amount, out_amount, first_id, last_id)
  SELECT l.owner_no, date_bin('30 minutes', l.at, '2000-01-01Z'), l.code, l.shard, count(*), coalesce(sum(l.amount) FILTER (WHERE l.amount > 0), 0),
         coalesce(-sum(l.amount) FILTER (WHERE l.amount < 0), 0), min(l.id), max(l.id)
  FROM (SELECT a.id >> 16 AS owner_no, t.txn_id, t.code, t.shard, max(t.id) AS id, min(t.created_at) AS at,
               sum(CASE t.guarded_side WHEN 1 THEN -t.amount ELSE t.amount END)::bigint AS amount
        FROM wallet.transfer t CROSS JOIN LATERAL (SELECT CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END AS id) AS a
        WHERE t.id > start AND t.id <= stop AND t.guarded_side > 0 AND a.id & 65535 IN (4, 8)
        GROUP BY 1, 2, 3, 4 HAVING sum(CASE t.guarded_side WHEN 1 THEN -t.amount ELSE t.amount END) <> 0) AS l
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (owner_no, slot, code, shard) DO UPDATE
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
    SELECT owner_no, slot, game_no, status, shard, sum(n) AS count, sum(stake) AS stake, sum(payout) AS payout, sum(valid) AS valid, sum(jackpot) AS jackpot,
           min(round_no) AS first_no, max(round_no) AS last_no
    FROM changes GROUP BY 1, 2, 3, 4, 5
  ), lowered AS (
    -- A row that exists is changed, never inserted: a sum below zero would break the checks before it met the row.
    UPDATE wallet.round_slot s SET count = s.count + u.count, stake = s.stake + u.stake, payout = s.payout + u.payout, valid = s.valid + u.valid,
           jackpot = s.jackpot + u.jackpot, first_no = least(s.first_no, u.first_no), last_no = greatest(s.last_no, u.last_no)
    FROM sums u WHERE s.owner_no = u.owner_no AND s.slot = u.slot AND s.game_no = u.game_no AND s.status = u.status AND s.shard = u.shard
    RETURNING s.owner_no, s.slot, s.game_no, s.status, s.shard
  )
  INSERT INTO wallet.round_slot
  SELECT u.owner_no, u.slot, u.game_no, u.status, u.shard, u.count, u.stake, u.payout, u.valid, u.jackpot, u.first_no, u.last_no FROM sums u
  WHERE NOT EXISTS (SELECT FROM lowered l WHERE l.owner_no = u.owner_no AND l.slot = u.slot AND l.game_no = u.game_no AND l.status = u.status AND l.shard = u.shard)
  ORDER BY 1, 2, 3, 4, 5;
  UPDATE wallet.follower SET position = stop WHERE name = 'records';
  RETURN greatest(wallet.horizon() - stop, 0);
END $$;
