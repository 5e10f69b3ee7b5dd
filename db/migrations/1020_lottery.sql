-- Up Migration
-- Lotteries (docs/domain/lottery.md). Draws are the same for every merchant; terms, orders and money are the merchant's.
CREATE SCHEMA lottery;

-- What a merchant offers of a game. A game without a row has the defaults of the code.
CREATE TABLE lottery.terms (
  merchant_id text NOT NULL,
  game_code text NOT NULL,
  is_on boolean NOT NULL DEFAULT true,
  -- The highest prize group that is sold, for classic numbers.
  largest_g int NOT NULL DEFAULT 1980 CHECK (largest_g BETWEEN 1800 AND 1980 AND largest_g % 2 = 0),
  -- A tie of dragon and tiger gives the stake back, at lower odds.
  refunds_ties boolean NOT NULL DEFAULT false,
  min_ticket_amount bigint NOT NULL DEFAULT 100 CHECK (min_ticket_amount > 0),
  max_ticket_amount bigint NOT NULL DEFAULT 20000000 CHECK (max_ticket_amount >= min_ticket_amount),
  -- Of one member in one issue.
  max_payout_amount bigint NOT NULL DEFAULT 100000000 CHECK (max_payout_amount > 0),
  updated_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (merchant_id, game_code));

-- The seeds of a game's draws: link i is the SHA-256 of link i + 1, and link 0 is published when the chain is made.
CREATE TABLE lottery.chain (
  chain_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_code text NOT NULL,
  first_link text NOT NULL,
  length int NOT NULL CHECK (length > 0),
  -- Places that issues have taken, from 1.
  used int NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND length),
  opened_at timestamptz NOT NULL DEFAULT app.now());
CREATE INDEX chain_of_game ON lottery.chain (game_code, chain_id);

-- Every 64th link, and the last one. Only the owner's functions read it.
CREATE TABLE lottery.chain_secret (
  chain_id bigint PRIMARY KEY REFERENCES lottery.chain,
  links bytea[] NOT NULL);

CREATE TABLE lottery.issue (
  game_code text NOT NULL,
  numero text NOT NULL,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL CHECK (closes_at > opens_at),
  draws_at timestamptz NOT NULL CHECK (draws_at >= closes_at),
  -- WAITING: scheduled, or open between its two moments.
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'CLOSED', 'DRAWN', 'SETTLING', 'SETTLED', 'VOID')),
  chain_id bigint REFERENCES lottery.chain,
  chain_place int,
  commit_hash text,
  beacon_type text CHECK (beacon_type IN ('ORDER_DIGEST', 'DRAND')),
  beacon text,
  server_seed text,
  result text,
  -- Of the result; 0 before the first one.
  version int NOT NULL DEFAULT 0,
  drawn_at timestamptz,
  settled_at timestamptz,
  void_reason text,
  -- The next step of the clock.
  due_at timestamptz,
  leased_until timestamptz,
  PRIMARY KEY (game_code, numero),
  UNIQUE (chain_id, chain_place));
CREATE INDEX issue_due ON lottery.issue (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX issue_by_close ON lottery.issue (game_code, closes_at);

-- One submit for one issue: a bet in the member's round <game>-<numero>.
CREATE TABLE lottery.orders (
  order_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  game_code text NOT NULL,
  numero text NOT NULL,
  chase_id text,
  stake_amount bigint NOT NULL CHECK (stake_amount > 0),
  -- The most that it can pay.
  potential_amount bigint NOT NULL CHECK (potential_amount > 0),
  member_g int,
  bet_g int,
  client_seed text NOT NULL,
  note text NOT NULL DEFAULT '',
  line_count int NOT NULL CHECK (line_count > 0),
  wallet_txn text NOT NULL,
  is_cancelled boolean NOT NULL DEFAULT false,
  placed_at timestamptz NOT NULL DEFAULT app.now(),
  cancelled_at timestamptz);
CREATE INDEX orders_of_issue ON lottery.orders (game_code, numero, member_id);
CREATE INDEX orders_of_member ON lottery.orders (member_id, order_id);
CREATE INDEX orders_of_chase ON lottery.orders (chase_id) WHERE chase_id IS NOT NULL;

CREATE TABLE lottery.line (
  order_id text NOT NULL REFERENCES lottery.orders,
  line_no int NOT NULL CHECK (line_no > 0),
  game_code text NOT NULL,
  numero text NOT NULL,
  play_code text NOT NULL,
  -- Rows of the board separated by |, picks within a row by a comma.
  selection text NOT NULL,
  combinations bigint NOT NULL CHECK (combinations > 0),
  -- For one combination.
  unit_amount bigint NOT NULL CHECK (unit_amount > 0),
  stake_amount bigint NOT NULL CHECK (stake_amount > 0),
  -- For each prize of the play, in its order: total return × 10,000, as locked.
  odds_e4 bigint[] NOT NULL,
  PRIMARY KEY (order_id, line_no));
CREATE INDEX line_of_issue ON lottery.line (game_code, numero, play_code, selection);

-- What winning lines pay by the last version of the result. Losing lines have no row.
CREATE TABLE lottery.line_win (
  order_id text NOT NULL,
  line_no int NOT NULL,
  version int NOT NULL,
  win_amount bigint NOT NULL CHECK (win_amount >= 0),
  refund_amount bigint NOT NULL DEFAULT 0 CHECK (refund_amount >= 0),
  PRIMARY KEY (order_id, line_no),
  FOREIGN KEY (order_id, line_no) REFERENCES lottery.line);

-- What an issue came to for each member who bet in it, and which version of it is paid.
CREATE TABLE lottery.share (
  game_code text NOT NULL,
  numero text NOT NULL,
  member_id text NOT NULL,
  version int NOT NULL,
  stake_amount bigint NOT NULL,
  -- Refunds of combinations included.
  win_amount bigint NOT NULL,
  valid_amount bigint NOT NULL,
  rebate_amount bigint NOT NULL DEFAULT 0,
  paid_version int NOT NULL DEFAULT 0,
  rebate_paid boolean NOT NULL DEFAULT false,
  PRIMARY KEY (game_code, numero, member_id));
CREATE INDEX share_unpaid ON lottery.share (game_code, numero, member_id) WHERE paid_version < version;

GRANT USAGE ON SCHEMA lottery TO sala_app;
GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA lottery TO sala_app;
GRANT DELETE ON lottery.line_win, lottery.issue TO sala_app;
REVOKE ALL ON lottery.chain_secret FROM sala_app;
