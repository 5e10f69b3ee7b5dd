-- Up Migration
-- Fish shooting. Members shoot from money that is set aside for them in their own hold accounts; what they staked and
-- won in a few seconds is one round of the wallet, settled once (docs/flows/fish-shot.md).

-- Settles what was played from a hold against the house: the stake leaves the hold, the win comes to it. Never refused:
-- what may be staked was decided when it was set aside. The same key again does nothing more.
-- Outcomes: OK, REPEAT, REUSED (other content under the key). `left_now`: what the hold holds after it, or now.
CREATE FUNCTION wallet.settle_play(
  p_scope text, p_key text, p_hash uuid, p_vendor text, p_game text, p_round text, p_hold bigint, p_stake bigint, p_win bigint,
  OUT outcome text, OUT left_now bigint
) LANGUAGE plpgsql VOLATILE SET plan_cache_mode = force_custom_plan SET jit = off AS $$
DECLARE
  moment timestamptz := app.now(); rec record; g record; h record;
  base bigint; house bigint; account bigint; held bigint; house_no bigint; is_any_guarded boolean := false; used int := 1;
BEGIN
  -- Before any transfer id: see wallet.horizon().
  PERFORM pg_current_xact_id();
  PERFORM pg_advisory_xact_lock(hashtextextended(p_scope || E'\n' || p_key, 0));
  SELECT t.txn_id, t.body_hash = p_hash AS is_same INTO rec FROM wallet.txn t WHERE t.key = p_key AND t.scope = p_scope;
  IF FOUND THEN
    outcome := CASE WHEN rec.is_same THEN 'REPEAT' ELSE 'REUSED' END;
    left_now := (SELECT t.left_amount FROM wallet.hold t WHERE t.hold_no = p_hold);
    RETURN;
  END IF;
  IF p_stake <= 0 OR p_win < 0 THEN RAISE EXCEPTION 'a round from a hold stakes something'; END IF;
  SELECT t.game_no, t.vendor_no, t.house_thb INTO STRICT g FROM wallet.game_guard t JOIN wallet.scope v ON v.scope_no = t.vendor_no
  WHERE v.scope = 'vendor:' || p_vendor AND t.game_code = p_game;

  -- The hold before balances, as by every way that touches a hold.
  SELECT t.owner_no, t.shard, t.left_amount INTO STRICT h FROM wallet.hold t WHERE t.hold_no = p_hold FOR UPDATE;
  -- A win never pays for the stake it was won with.
  IF p_stake > h.left_amount THEN RAISE EXCEPTION 'more was staked than is held'; END IF;
  FOR rec IN
    SELECT b.account_id, b.balance, b.has_guard, coalesce(nullif(o.house_no, 0), o.owner_no) AS house_no
    FROM wallet.owner o JOIN wallet.balance b ON b.account_id >= o.owner_no * 65536 + 4 AND b.account_id <= o.owner_no * 65536 + 12 AND b.shard = o.shard
    WHERE o.owner_no = h.owner_no AND o.shard = h.shard ORDER BY b.account_id FOR UPDATE OF b
  LOOP
    house_no := rec.house_no;
    IF rec.account_id & 65535 = 12 THEN held := rec.balance; END IF;
    IF rec.has_guard THEN is_any_guarded := true; END IF;
  END LOOP;
  base := nextval('wallet.id_block') * 4096; account := h.owner_no * 65536 + 12; house := house_no * 65536 + g.house_thb;

  INSERT INTO wallet.transfer (id, txn_id, debit_account, credit_account, amount, created_at, guarded_balance_after, round_no, shard, code, guarded_side)
  VALUES (base, base, account, house, p_stake, moment, held - p_stake, base, h.shard, 1, 1);
  IF p_win > 0 THEN
    INSERT INTO wallet.transfer (id, txn_id, debit_account, credit_account, amount, created_at, guarded_balance_after, round_no, shard, code, guarded_side)
    VALUES (base + 1, base, house, account, p_win, moment, held - p_stake + p_win, base, h.shard, 2, 2);
    used := 2;
  END IF;
  INSERT INTO wallet.round (round_no, owner_no, opened_at, ended_at, stake_real, stake_bonus, win_amount, jackpot_amount, closing_txn_id, game_no, house_purpose,
                            bet_count, win_count, vendor_no, state, shard, is_free, round_id)
  VALUES (base, h.owner_no, moment, moment, p_stake, 0, p_win, 0, base, g.game_no, g.house_thb, 1, 1, g.vendor_no, 1, h.shard, false, p_round);
  UPDATE wallet.balance b SET balance = held - p_stake + p_win, version = base + used - 1 WHERE b.account_id = account AND b.shard = h.shard;
  left_now := h.left_amount - p_stake + p_win;
  -- A hold may grow beyond what was brought: `amount` is the most that it ever held.
  UPDATE wallet.hold t SET left_amount = left_now, amount = greatest(t.amount, left_now) WHERE t.hold_no = p_hold AND t.shard = h.shard;
  IF is_any_guarded AND p_stake <> p_win THEN
    UPDATE wallet.loss_limit t
    SET left_amount = CASE WHEN t.ends_at <= moment THEN t.limit_amount ELSE t.left_amount END - p_stake + p_win,
        ends_at = wallet.period_end(t.ends_at, t.period, t.time_zone, moment)
    WHERE t.owner_no = h.owner_no AND t.shard = h.shard;
  END IF;
  INSERT INTO wallet.txn (txn_id, shard, scope, key, kind, currency, body_hash, reverses_txn_id, reference, actor, reason, created_at)
  VALUES (base, h.shard, p_scope, p_key, 'PLAY', 'THB', p_hash, NULL, p_round, NULL, NULL, moment);
  outcome := 'OK';
END $$;

-- A sea: its fish follow from the seed and the time since it began; only what was shot is kept.
CREATE TABLE studio.fish_room (
  room_id text COLLATE "C" PRIMARY KEY,
  merchant_id text NOT NULL,
  is_free boolean NOT NULL,
  number int NOT NULL CHECK (number > 0),
  seed bigint NOT NULL CHECK (seed BETWEEN 0 AND 4294967295),
  started_at timestamptz NOT NULL,
  version bigint NOT NULL DEFAULT 0,
  -- Killed, and would else still swim.
  dead int[] NOT NULL DEFAULT '{}',
  UNIQUE (merchant_id, is_free, number)
) WITH (fillfactor = 50);
GRANT SELECT, INSERT, UPDATE ON studio.fish_room TO sala_app;

-- A member's time at a gun. HOLDING: the money to shoot with is being set aside; LEAVING: the seat is free, the money is
-- being settled and given back.
CREATE TABLE studio.fish_sitting (
  sitting_id uuid PRIMARY KEY,
  room_id text COLLATE "C" NOT NULL REFERENCES studio.fish_room,
  merchant_id text NOT NULL,
  member_id text COLLATE "C" NOT NULL,
  is_free boolean NOT NULL,
  name text NOT NULL,
  seat int NOT NULL CHECK (seat BETWEEN 0 AND 3),
  state text NOT NULL CHECK (state IN ('HOLDING', 'SEATED', 'LEAVING', 'LEFT', 'DROPPED')),
  wallet_token bytea NOT NULL,
  -- The wallet's name of what is set aside; play money is not.
  stack_id text,
  -- What stood in it after the last settlement; of play money the account's balance.
  stack_amount bigint NOT NULL DEFAULT 0 CHECK (stack_amount >= 0),
  -- Of windows that are not settled: what was staked (never more than the stack), and what was won.
  staked_amount bigint NOT NULL DEFAULT 0 CHECK (staked_amount BETWEEN 0 AND stack_amount),
  won_amount bigint NOT NULL DEFAULT 0 CHECK (won_amount >= 0),
  -- The most that the wallet let the member set aside at once: nothing is shot that costs more.
  most_amount bigint NOT NULL DEFAULT 0 CHECK (most_amount >= 0),
  -- An order to the wallet, stored before it is asked.
  order_id uuid,
  order_amount bigint CHECK (order_amount > 0),
  order_at timestamptz,
  price int NOT NULL CHECK (price > 0),
  gun text NOT NULL,
  -- When the next shot may be fired, in milliseconds since the room began.
  next_shot_ms bigint NOT NULL DEFAULT 0,
  sat_at timestamptz NOT NULL,
  shot_at timestamptz NOT NULL,
  left_at timestamptz,
  left_amount bigint CHECK (left_amount >= 0)
) WITH (fillfactor = 50);
CREATE UNIQUE INDEX fish_sitting_member ON studio.fish_sitting (member_id, is_free) WHERE state IN ('HOLDING', 'SEATED', 'LEAVING');
CREATE UNIQUE INDEX fish_sitting_seat ON studio.fish_sitting (room_id, seat) WHERE state IN ('HOLDING', 'SEATED');
CREATE INDEX fish_sitting_unfinished ON studio.fish_sitting (sat_at) WHERE state IN ('HOLDING', 'SEATED', 'LEAVING');
GRANT SELECT, INSERT, UPDATE ON studio.fish_sitting TO sala_app;

-- What a member shot within a few seconds on one pair of seeds: one round of the wallet, named by the window.
CREATE TABLE studio.fish_window (
  window_id uuid PRIMARY KEY,
  sitting_id uuid NOT NULL REFERENCES studio.fish_sitting,
  room_id text COLLATE "C" NOT NULL,
  merchant_id text NOT NULL,
  member_id text COLLATE "C" NOT NULL,
  is_free boolean NOT NULL,
  pair_id bigint NOT NULL REFERENCES studio.seed_pair,
  game_code text COLLATE "C" NOT NULL,
  math_version text NOT NULL,
  -- 0 open; 1 closed, its money not known to be moved; 2 settled; 3 void (play money that was spent elsewhere).
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 3),
  bet_amount bigint NOT NULL CHECK (bet_amount > 0),
  win_amount bigint NOT NULL CHECK (win_amount >= 0),
  shot_count int NOT NULL CHECK (shot_count > 0),
  hit_count int NOT NULL CHECK (hit_count > 0),
  -- Of its first hit and its last; other rounds of the member may have numbers between them.
  first_nonce int NOT NULL,
  last_nonce int NOT NULL,
  -- Of what its hits return, in minor units squared, by the rules' mathematics.
  variance double precision NOT NULL CHECK (variance >= 0),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  settled_at timestamptz
) WITH (fillfactor = 50);
CREATE UNIQUE INDEX fish_window_open ON studio.fish_window (sitting_id) WHERE state = 0;
CREATE INDEX fish_window_unsettled ON studio.fish_window (opened_at) WHERE state < 2;
CREATE INDEX fish_window_by_member ON studio.fish_window (member_id, is_free, window_id) WHERE state >= 2;
CREATE INDEX fish_window_old ON studio.fish_window (opened_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON studio.fish_window TO sala_app;

-- Every shot that was charged, by the shooter's name for it; stored before he is told. `hits` is JSON.
CREATE TABLE studio.fish_shot (
  sitting_id uuid NOT NULL,
  shot_id text COLLATE "C" NOT NULL,
  window_id uuid NOT NULL REFERENCES studio.fish_window ON DELETE CASCADE,
  place int NOT NULL CHECK (place > 0),
  price int NOT NULL CHECK (price > 0),
  gun text NOT NULL,
  bet_amount bigint NOT NULL CHECK (bet_amount > 0),
  win_amount bigint NOT NULL CHECK (win_amount >= 0),
  hits text NOT NULL,
  fired_ms bigint NOT NULL,
  PRIMARY KEY (sitting_id, shot_id)
);
CREATE UNIQUE INDEX fish_shot_of_window ON studio.fish_shot (window_id, place);
GRANT SELECT, INSERT, DELETE ON studio.fish_shot TO sala_app;

ALTER TABLE studio.return_cursor DROP CONSTRAINT return_cursor_source_check, ADD CONSTRAINT return_cursor_source_check CHECK (source IN ('SOLO', 'TABLE', 'HAND', 'FISH'));
INSERT INTO studio.return_cursor (source) VALUES ('FISH');
