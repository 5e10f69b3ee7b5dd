-- Up Migration
-- Jackpot pools (domain/studio-games.md §7). A pool is one counter row in millionths of a satang: a stake in satang times
-- the share in parts per million is a whole number of them, so nothing is ever rounded. The poster raises it once a
-- batch, after all its bets and in their transaction; the first bet that crosses wins. The ledger rows house → pool are
-- written each minute for whole satang.

CREATE TABLE launch.jackpot_pool (
  merchant_id text NOT NULL,
  pool_code text COLLATE "C" NOT NULL CHECK (pool_code IN ('GRAND', 'MINOR', 'MINI')),
  -- The order in which games take part, and the order in which batches lock: 0, 1, 2; bit `place` of a bet's pools.
  place smallint NOT NULL CHECK (place BETWEEN 0 AND 2),
  kind text NOT NULL CHECK (kind IN ('MUST_HIT', 'PROGRESSIVE')),
  state text NOT NULL DEFAULT 'OFF' CHECK (state IN ('OFF', 'RUNNING', 'PAUSED')),
  -- How many pools there were, this one included.
  instance_no int NOT NULL DEFAULT 0,
  seed_amount bigint NOT NULL CHECK (seed_amount BETWEEN 1 AND 100000000000),
  cap_amount bigint,
  rate_ppm int NOT NULL CHECK (rate_ppm BETWEEN 1 AND 50000),
  odds_amount bigint CHECK (odds_amount BETWEEN 1000000 AND 9000000000000),
  -- What the next pool begins with, where that differs.
  next_seed_amount bigint CHECK (next_seed_amount BETWEEN 1 AND 100000000000),
  next_cap_amount bigint,
  next_rate_ppm int CHECK (next_rate_ppm BETWEEN 1 AND 50000),
  next_odds_amount bigint CHECK (next_odds_amount BETWEEN 1000000 AND 9000000000000),
  -- Millionths of a satang: what the pool holds, what stakes have ever given, and what of it the ledger has not seen yet.
  counter bigint NOT NULL DEFAULT 0 CHECK (counter >= 0),
  contributed bigint NOT NULL DEFAULT 0 CHECK (contributed >= 0),
  unbooked bigint NOT NULL DEFAULT 0 CHECK (unbooked >= 0),
  -- Satang: seeds that the ledger has not seen yet, and what the ledger holds; it can never be paid below zero.
  unbooked_seed bigint NOT NULL DEFAULT 0 CHECK (unbooked_seed >= 0),
  booked bigint NOT NULL DEFAULT 0 CHECK (booked >= 0),
  booking_no bigint NOT NULL DEFAULT 0,
  -- Of this pool alone.
  bet_count bigint NOT NULL DEFAULT 0,
  stake_amount bigint NOT NULL DEFAULT 0,
  -- SHA-256 of the secret behind the hidden amount.
  commit_hash text,
  started_at timestamptz,
  -- Growth of the last minute in millionths of a satang a second.
  growth bigint NOT NULL DEFAULT 0,
  measured_at timestamptz,
  measured bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (merchant_id, pool_code),
  UNIQUE (merchant_id, place),
  CHECK ((kind = 'PROGRESSIVE') = (odds_amount IS NOT NULL) AND (kind = 'MUST_HIT') = (cap_amount IS NOT NULL)),
  CHECK (kind = 'PROGRESSIVE' OR (next_odds_amount IS NULL AND cap_amount - seed_amount BETWEEN 1 AND 4294967296
    AND coalesce(next_cap_amount, cap_amount) - coalesce(next_seed_amount, seed_amount) BETWEEN 1 AND 4294967296)),
  CHECK (kind = 'MUST_HIT' OR next_cap_amount IS NULL)
) WITH (fillfactor = 50);
-- The counter, the pool's number and its commit are moved by the functions below and by nobody else.
GRANT SELECT, INSERT (merchant_id, pool_code, place, kind, seed_amount, cap_amount, rate_ppm, odds_amount),
  UPDATE (state, next_seed_amount, next_cap_amount, next_rate_ppm, next_odds_amount, unbooked, unbooked_seed, booked, booking_no, growth, measured_at, measured)
  ON launch.jackpot_pool TO sala_app;

-- Where a must-hit pool is won. The application's role cannot read it: an amount is opened by its win alone.
CREATE TABLE launch.jackpot_secret (
  merchant_id text NOT NULL,
  pool_code text COLLATE "C" NOT NULL,
  instance_no int NOT NULL,
  secret bytea NOT NULL CHECK (length(secret) = 32),
  trigger_amount bigint NOT NULL,
  PRIMARY KEY (merchant_id, pool_code, instance_no)
);

-- A pool that was won, with all that proves it. One winner a pool, by its key.
CREATE TABLE launch.jackpot_win (
  win_id uuid PRIMARY KEY,
  merchant_id text NOT NULL,
  pool_code text COLLATE "C" NOT NULL,
  instance_no int NOT NULL,
  kind text NOT NULL,
  member_id text NOT NULL,
  vendor_code text COLLATE "C" NOT NULL,
  game_code text COLLATE "C" NOT NULL,
  round_id text COLLATE "C" NOT NULL,
  bet_txn bigint NOT NULL,
  stake_amount bigint NOT NULL CHECK (stake_amount > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  seed_amount bigint NOT NULL,
  cap_amount bigint,
  rate_ppm int NOT NULL,
  odds_amount bigint,
  -- What the pool had taken from how many bets.
  bet_count bigint NOT NULL,
  pool_stake_amount bigint NOT NULL,
  started_at timestamptz NOT NULL,
  commit_hash text,
  secret text,
  trigger_amount bigint,
  -- The round's two words as one number, of a pool that is won by chance.
  draw numeric(20, 0),
  won_at timestamptz NOT NULL,
  paid_at timestamptz,
  paid_txn text,
  UNIQUE (merchant_id, pool_code, instance_no)
);
CREATE INDEX jackpot_win_by_time ON launch.jackpot_win (merchant_id, won_at DESC);
CREATE INDEX jackpot_win_by_member ON launch.jackpot_win (member_id, won_at DESC);
CREATE INDEX jackpot_win_unpaid ON launch.jackpot_win (won_at) WHERE paid_at IS NULL;
GRANT SELECT, UPDATE (paid_at, paid_txn) ON launch.jackpot_win TO sala_app;

-- What operators ask of pools. Money (opening one, what the next begins with) waits for a second person.
CREATE TABLE launch.jackpot_order (
  order_id uuid PRIMARY KEY,
  merchant_id text NOT NULL,
  pool_code text COLLATE "C" NOT NULL,
  kind text NOT NULL CHECK (kind IN ('OPEN', 'CHANGE', 'PAUSE', 'RESUME')),
  seed_amount bigint,
  cap_amount bigint,
  rate_ppm int,
  odds_amount bigint,
  reason text NOT NULL,
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('PENDING', 'DONE', 'REJECTED')),
  decided_by text,
  decided_at timestamptz
);
CREATE INDEX jackpot_order_by_time ON launch.jackpot_order (merchant_id, asked_at DESC);
CREATE UNIQUE INDEX jackpot_order_pending ON launch.jackpot_order (merchant_id, pool_code) WHERE state = 'PENDING';
GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at) ON launch.jackpot_order TO sala_app;

CREATE FUNCTION launch.hmac_sha256(key bytea, message bytea) RETURNS bytea LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE inner_pad bytea := decode(repeat('36', 64), 'hex'); outer_pad bytea := decode(repeat('5c', 64), 'hex');
BEGIN
  IF length(key) > 64 THEN RAISE EXCEPTION 'a key of more than one block'; END IF;
  FOR i IN 0 .. length(key) - 1 LOOP
    inner_pad := set_byte(inner_pad, i, get_byte(key, i) # 54);
    outer_pad := set_byte(outer_pad, i, get_byte(key, i) # 92);
  END LOOP;
  RETURN sha256(outer_pad || sha256(inner_pad || message));
END $$;

-- Seed + 1 + int(cap − seed) of the fair stream under `jackpot:<pool>` (domain/studio-games.md §1.1): kernel/fair gives the same.
CREATE FUNCTION launch.draw_trigger(secret bytea, pool_code text, instance_no int, seed bigint, cap bigint) RETURNS bigint LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE span bigint := cap - seed; most bigint := 4294967296 / span * span; block bytea; word bigint;
BEGIN
  FOR r IN 0 .. 1000 LOOP
    block := launch.hmac_sha256(secret, convert_to('jackpot:' || pool_code || ':pool:' || instance_no || ':' || r, 'UTF8'));
    FOR w IN 0 .. 7 LOOP
      word := get_byte(block, 4 * w)::bigint * 16777216 + get_byte(block, 4 * w + 1) * 65536 + get_byte(block, 4 * w + 2) * 256 + get_byte(block, 4 * w + 3);
      IF word < most THEN RETURN seed + 1 + word % span; END IF;
    END LOOP;
  END LOOP;
  RAISE EXCEPTION 'no word was drawn';
END $$;

-- Begins the next pool of a locked row: what was set for it holds from now on, its hidden amount is drawn and committed.
-- The secret comes from the operating system's generator, behind gen_random_uuid.
CREATE FUNCTION launch.begin_pool(p_merchant text, p_code text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE pool launch.jackpot_pool; fresh bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
BEGIN
  UPDATE launch.jackpot_pool p SET
    instance_no = p.instance_no + 1, seed_amount = coalesce(p.next_seed_amount, p.seed_amount), cap_amount = coalesce(p.next_cap_amount, p.cap_amount),
    rate_ppm = coalesce(p.next_rate_ppm, p.rate_ppm), odds_amount = coalesce(p.next_odds_amount, p.odds_amount),
    next_seed_amount = NULL, next_cap_amount = NULL, next_rate_ppm = NULL, next_odds_amount = NULL,
    counter = p.counter + coalesce(p.next_seed_amount, p.seed_amount) * 1000000, unbooked_seed = p.unbooked_seed + coalesce(p.next_seed_amount, p.seed_amount),
    bet_count = 0, stake_amount = 0, started_at = app.now(),
    commit_hash = CASE p.kind WHEN 'MUST_HIT' THEN encode(sha256(fresh), 'hex') END
  WHERE p.merchant_id = p_merchant AND p.pool_code = p_code RETURNING p.* INTO STRICT pool;
  IF pool.kind = 'MUST_HIT' THEN
    INSERT INTO launch.jackpot_secret (merchant_id, pool_code, instance_no, secret, trigger_amount)
    VALUES (p_merchant, p_code, pool.instance_no, fresh, launch.draw_trigger(fresh, p_code, pool.instance_no, pool.seed_amount, pool.cap_amount));
  END IF;
END $$;
REVOKE EXECUTE ON FUNCTION launch.begin_pool(text, text) FROM PUBLIC;

-- Opens a pool that never ran; answers whether it did.
CREATE FUNCTION launch.open_pool(p_merchant text, p_code text) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  UPDATE launch.jackpot_pool SET state = 'RUNNING' WHERE merchant_id = p_merchant AND pool_code = p_code AND state = 'OFF';
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM launch.begin_pool(p_merchant, p_code);
  RETURN true;
END $$;

-- Raises the pools by the bets of a batch, after them and in their transaction. The first three lists are what the
-- posting function answered; the others say of each bet its house, the pools it takes part in (bit = place), its stake,
-- its draw and whose it is. Refused bets, repeats and play money give nothing. Answers how many pools were won.
CREATE FUNCTION launch.raise_pools(
  p_status smallint[], p_txn bigint[], p_marks smallint[],
  p_merchant text[], p_pools int[], p_stake bigint[], p_draw numeric[], p_member text[], p_vendor text[], p_game text[], p_round text[]
) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog SET jit = off AS $$
DECLARE
  pool launch.jackpot_pool; held launch.jackpot_secret; won int := 0; prize bigint; win uuid;
  items int[]; i int; total numeric; bets bigint; is_hit boolean;
BEGIN
  -- Locked in the order of houses and places, whatever order the bets have.
  FOR pool IN
    SELECT p.* FROM launch.jackpot_pool p
    WHERE p.state = 'RUNNING' AND p.merchant_id = ANY (p_merchant) AND EXISTS (
      SELECT FROM unnest(p_status, p_marks, p_merchant, p_pools) AS t(status, marks, merchant, pools)
      WHERE t.status = 1 AND t.marks & 3 = 0 AND t.merchant = p.merchant_id AND t.pools & (1 << p.place) > 0)
    ORDER BY p.merchant_id, p.place FOR UPDATE OF p
  LOOP
    SELECT array_agg(t.n::int ORDER BY t.n), sum(t.stake), count(*),
           coalesce(bool_or(t.draw < div(t.stake * 18446744073709551616, pool.odds_amount)), false)
    INTO items, total, bets, is_hit
    FROM unnest(p_status, p_marks, p_merchant, p_pools, p_stake, p_draw) WITH ORDINALITY AS t(status, marks, merchant, pools, stake, draw, n)
    WHERE t.status = 1 AND t.marks & 3 = 0 AND t.merchant = pool.merchant_id AND t.pools & (1 << pool.place) > 0;
    -- Read after the lock: who waited sees the pool that began meanwhile.
    SELECT s.* INTO held FROM launch.jackpot_secret s WHERE s.merchant_id = pool.merchant_id AND s.pool_code = pool.pool_code AND s.instance_no = pool.instance_no;
    IF (CASE pool.kind WHEN 'MUST_HIT' THEN pool.counter + total * pool.rate_ppm < held.trigger_amount::numeric * 1000000 ELSE NOT is_hit END) THEN
      UPDATE launch.jackpot_pool p SET counter = p.counter + total * p.rate_ppm, contributed = p.contributed + total * p.rate_ppm,
        unbooked = p.unbooked + total * p.rate_ppm, bet_count = p.bet_count + bets, stake_amount = p.stake_amount + total
      WHERE p.merchant_id = pool.merchant_id AND p.pool_code = pool.pool_code;
      CONTINUE;
    END IF;
    -- A pool is won in this batch: bet by bet, since what follows the winner goes into the next pool.
    FOREACH i IN ARRAY items LOOP
      UPDATE launch.jackpot_pool p SET counter = p.counter + p_stake[i] * p.rate_ppm, contributed = p.contributed + p_stake[i] * p.rate_ppm,
        unbooked = p.unbooked + p_stake[i] * p.rate_ppm, bet_count = p.bet_count + 1, stake_amount = p.stake_amount + p_stake[i]
      WHERE p.merchant_id = pool.merchant_id AND p.pool_code = pool.pool_code RETURNING p.* INTO STRICT pool;
      CONTINUE WHEN CASE pool.kind WHEN 'MUST_HIT' THEN pool.counter < held.trigger_amount::numeric * 1000000
                    ELSE p_draw[i] >= div(p_stake[i] * 18446744073709551616, pool.odds_amount) END;
      -- Whole satang are paid, never more than the cap; what is over stays for the next pool.
      prize := least(pool.counter / 1000000, coalesce(pool.cap_amount, pool.counter / 1000000));
      win := gen_random_uuid(); won := won + 1;
      INSERT INTO launch.jackpot_win (win_id, merchant_id, pool_code, instance_no, kind, member_id, vendor_code, game_code, round_id, bet_txn, stake_amount, amount,
        seed_amount, cap_amount, rate_ppm, odds_amount, bet_count, pool_stake_amount, started_at, commit_hash, secret, trigger_amount, draw, won_at)
      VALUES (win, pool.merchant_id, pool.pool_code, pool.instance_no, pool.kind, p_member[i], p_vendor[i], p_game[i], p_round[i], p_txn[i], p_stake[i], prize,
        pool.seed_amount, pool.cap_amount, pool.rate_ppm, pool.odds_amount, pool.bet_count, pool.stake_amount, pool.started_at, pool.commit_hash,
        CASE pool.kind WHEN 'MUST_HIT' THEN encode(held.secret, 'hex') END, held.trigger_amount, CASE pool.kind WHEN 'PROGRESSIVE' THEN p_draw[i] END, app.now());
      INSERT INTO app.outbox (event, payload) VALUES ('launch.jackpot-won', jsonb_build_object('merchantId', pool.merchant_id, 'winId', win));
      UPDATE launch.jackpot_pool p SET counter = p.counter - prize * 1000000 WHERE p.merchant_id = pool.merchant_id AND p.pool_code = pool.pool_code;
      PERFORM launch.begin_pool(pool.merchant_id, pool.pool_code);
      SELECT s.* INTO held FROM launch.jackpot_secret s WHERE s.merchant_id = pool.merchant_id AND s.pool_code = pool.pool_code AND s.instance_no = pool.instance_no + 1;
    END LOOP;
  END LOOP;
  RETURN won;
END $$;

-- For the proof: what the ledger should hold of each pool. Prizes that were won and are not paid yet are still in it.
CREATE VIEW audit.jackpot_pools AS
SELECT p.merchant_id, p.pool_code, p.booked AS booked_minor, p.counter AS counter_micro, p.unbooked + p.unbooked_seed * 1000000 AS unbooked_micro,
       coalesce((SELECT sum(w.amount)::bigint FROM launch.jackpot_win w WHERE w.merchant_id = p.merchant_id AND w.pool_code = p.pool_code AND w.paid_at IS NULL), 0) AS owed_minor
FROM launch.jackpot_pool p;
GRANT SELECT ON audit.jackpot_pools TO sala_app;

-- What one open page of a process is: visitors without a session, counted where their sockets are. A process that is
-- gone stops writing.
CREATE TABLE app.presence (
  process_id uuid NOT NULL,
  merchant_id text NOT NULL,
  visitors int NOT NULL CHECK (visitors >= 0),
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (process_id, merchant_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON app.presence TO sala_app;
