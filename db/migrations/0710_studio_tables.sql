-- Up Migration
-- Shared tables: everyone at a table bets on one outcome. A round is a row that a clock drives from step to step;
-- whatever process dies, the row says where it stood (docs/flows/table-bet.md).

CREATE TABLE studio.game_table (
  table_id uuid PRIMARY KEY,
  merchant_id text NOT NULL,
  -- Its place in the declared list, so that it is made once.
  code text COLLATE "C" NOT NULL,
  game_code text COLLATE "C" NOT NULL,
  name_th text NOT NULL,
  name_en text NOT NULL,
  dealer int NOT NULL CHECK (dealer >= 0),
  min_amount bigint NOT NULL CHECK (min_amount > 0),
  max_amount bigint NOT NULL CHECK (max_amount >= min_amount),
  side_max_amount bigint NOT NULL CHECK (side_max_amount >= min_amount),
  video_url text,
  is_on boolean NOT NULL DEFAULT true,
  position int NOT NULL,
  -- Of the last round that was begun.
  round_no int NOT NULL DEFAULT 0,
  UNIQUE (merchant_id, code)
);
GRANT SELECT, INSERT, UPDATE ON studio.game_table TO sala_app;

-- A table's hash chain: the last seed rests sealed, every other one is the SHA-256 of the one after it. Used forwards.
CREATE TABLE studio.table_chain (
  chain_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_id uuid NOT NULL REFERENCES studio.game_table,
  sealed bytea NOT NULL,
  length int NOT NULL CHECK (length > 0),
  used int NOT NULL DEFAULT 0 CHECK (used <= length)
);
CREATE INDEX table_chain_by_table ON studio.table_chain (table_id, chain_id);
GRANT SELECT, INSERT, UPDATE ON studio.table_chain TO sala_app;

CREATE TABLE studio.table_round (
  round_id uuid PRIMARY KEY,
  table_id uuid NOT NULL REFERENCES studio.game_table,
  merchant_id text NOT NULL,
  game_code text COLLATE "C" NOT NULL,
  math_version text NOT NULL,
  round_no int NOT NULL CHECK (round_no > 0),
  chain_id bigint NOT NULL REFERENCES studio.table_chain,
  -- The seed's place in its chain, from 1.
  chain_place int NOT NULL,
  -- SHA-256 over the byte 1 and the seed, in hex; told before bets are opened.
  commit_hash text NOT NULL,
  -- The table's limits as this round began.
  min_amount bigint NOT NULL CHECK (min_amount > 0),
  max_amount bigint NOT NULL CHECK (max_amount >= min_amount),
  side_max_amount bigint NOT NULL CHECK (side_max_amount >= min_amount),
  -- BETTING, CLOSED (no new bet), FROZEN (every bet decided, the client part fixed), DRAWN (shown), SHARED (what each
  -- member gets is written), SETTLED (paid); VOIDING, VOID (every stake returned).
  step text NOT NULL CHECK (step IN ('BETTING', 'CLOSED', 'FROZEN', 'DRAWN', 'SHARED', 'SETTLED', 'VOIDING', 'VOID')),
  opened_at timestamptz NOT NULL,
  -- Of the state that everybody sees.
  ends_at timestamptz NOT NULL,
  -- When the next step is to be taken; NULL once nothing is left.
  due_at timestamptz,
  -- A process is at it until then.
  taken_until timestamptz,
  client_part text,
  server_seed text,
  -- JSON, as the game drew it and as road maps know it.
  outcome text,
  result text,
  -- Real money only, written when the round is shared out.
  stake_amount bigint NOT NULL DEFAULT 0 CHECK (stake_amount >= 0),
  payout_amount bigint NOT NULL DEFAULT 0 CHECK (payout_amount >= 0),
  UNIQUE (table_id, round_no),
  CHECK (step NOT IN ('DRAWN', 'SHARED', 'SETTLED') OR (server_seed IS NOT NULL AND client_part IS NOT NULL AND outcome IS NOT NULL AND result IS NOT NULL))
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX table_round_one_running ON studio.table_round (table_id) WHERE step NOT IN ('SETTLED', 'VOID');
CREATE INDEX table_round_due ON studio.table_round (due_at) WHERE due_at IS NOT NULL;
GRANT SELECT, INSERT, UPDATE ON studio.table_round TO sala_app;

-- Everything that one call staked. state: 0 pending, 1 accepted, 2 refused by the wallet, 3 returned, 4 being returned.
CREATE TABLE studio.table_bet (
  bet_id uuid PRIMARY KEY,
  round_id uuid NOT NULL REFERENCES studio.table_round,
  member_id text COLLATE "C" NOT NULL,
  is_free boolean NOT NULL,
  session_id uuid NOT NULL,
  -- NULL once a passing refusal has set it free.
  key text COLLATE "C",
  body_hash uuid NOT NULL,
  client_seed text NOT NULL,
  -- What the wallet takes: stakes times what is held of each.
  amount bigint NOT NULL CHECK (amount > 0),
  spots text[] NOT NULL,
  stakes bigint[] NOT NULL CHECK (0 < ALL (stakes)),
  -- The member's stakes in the round with these.
  total_amount bigint NOT NULL,
  state smallint NOT NULL DEFAULT 0,
  balance_after bigint,
  refusal text,
  placed_at timestamptz NOT NULL,
  CHECK (cardinality(spots) = cardinality(stakes) AND cardinality(spots) > 0)
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX table_bet_key ON studio.table_bet (member_id, key) WHERE key IS NOT NULL;
CREATE INDEX table_bet_by_round ON studio.table_bet (round_id, member_id);
GRANT SELECT, INSERT, UPDATE ON studio.table_bet TO sala_app;

-- What a member gets of a round. state: 0 to be paid, 1 paid, 2 returned with the round, 3 the wallet had ended the round.
CREATE TABLE studio.table_share (
  member_id text COLLATE "C" NOT NULL,
  game_code text COLLATE "C" NOT NULL,
  is_free boolean NOT NULL,
  round_id uuid NOT NULL REFERENCES studio.table_round,
  -- The wallet's key of the payment.
  win_id text COLLATE "C" NOT NULL,
  stake_amount bigint NOT NULL CHECK (stake_amount >= 0),
  win_amount bigint NOT NULL CHECK (win_amount >= 0),
  state smallint NOT NULL,
  PRIMARY KEY (member_id, game_code, is_free, round_id)
) WITH (fillfactor = 80);
CREATE INDEX table_share_open ON studio.table_share (round_id) WHERE state = 0;
GRANT SELECT, INSERT, UPDATE ON studio.table_share TO sala_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA studio TO sala_app;
