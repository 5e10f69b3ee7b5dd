-- Up Migration
-- Blackjack: a hand is its seeds, its stake and its decisions; the table is recomputed from them. Whatever is decided
-- stands here before the wallet is asked, and before anybody is told (docs/flows/blackjack-hand.md).

CREATE TABLE studio.hand (
  member_id text COLLATE "C" NOT NULL,
  hand_id uuid NOT NULL,
  pair_id bigint NOT NULL REFERENCES studio.seed_pair,
  nonce int NOT NULL,
  session_id uuid NOT NULL,
  merchant_id text NOT NULL,
  game_code text COLLATE "C" NOT NULL,
  math_version text NOT NULL,
  is_free boolean NOT NULL,
  -- 0 stored, its first stake not known to be taken; 1 open; 2 ended, its payout not known to be paid; 3 settled; 4 void.
  state smallint NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 4),
  start_amount bigint NOT NULL CHECK (start_amount > 0),
  -- Everything that the wallet took.
  bet_amount bigint NOT NULL DEFAULT 0 CHECK (bet_amount >= 0),
  win_amount bigint NOT NULL DEFAULT 0 CHECK (win_amount >= 0),
  -- Those that count, in their order.
  decisions text[] NOT NULL DEFAULT '{}',
  played_at timestamptz NOT NULL,
  -- When something last became of it.
  touched_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, hand_id)
) WITH (fillfactor = 70);
-- One hand at a time, real or free.
CREATE UNIQUE INDEX hand_one_unfinished ON studio.hand (member_id, game_code, is_free) WHERE state < 3;
CREATE UNIQUE INDEX hand_nonce ON studio.hand (pair_id, nonce);
CREATE INDEX hand_unfinished ON studio.hand (touched_at) WHERE state < 3;
CREATE INDEX hand_finished ON studio.hand (member_id, game_code, is_free, hand_id) WHERE state >= 3;
GRANT SELECT, INSERT, UPDATE ON studio.hand TO sala_app;

-- What a member ordered: the deal and each decision, by key. An order that stakes is decided by the wallet under the
-- transaction id `<hand_id>:<seq>`.
CREATE TABLE studio.hand_order (
  member_id text COLLATE "C" NOT NULL,
  hand_id uuid NOT NULL,
  seq int NOT NULL CHECK (seq > 0),
  -- Decisions that counted before it.
  step int NOT NULL CHECK (step >= 0),
  action text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  -- 0 undecided, 1 done, 2 refused.
  state smallint NOT NULL CHECK (state BETWEEN 0 AND 2),
  -- Of a member's own order; the house has no keys.
  key text COLLATE "C",
  body_hash uuid NOT NULL,
  -- As the member was told.
  refusal text,
  balance bigint,
  ordered_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, hand_id, seq),
  FOREIGN KEY (member_id, hand_id) REFERENCES studio.hand
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX hand_order_key ON studio.hand_order (member_id, key) WHERE key IS NOT NULL;
CREATE UNIQUE INDEX hand_order_undecided ON studio.hand_order (member_id, hand_id) WHERE state = 0;
CREATE UNIQUE INDEX hand_order_done ON studio.hand_order (member_id, hand_id, step, (action = 'START')) WHERE state = 1;
GRANT SELECT, INSERT, UPDATE ON studio.hand_order TO sala_app;
