-- Up Migration
-- Bets on whole numbers: what a house pays and takes for each number (docs/domain/lottery.md §5, §5.1).
ALTER TABLE lottery.terms
  -- Of all members on one number of a bet type in an issue; null for classic numbers.
  ADD COLUMN max_payout_per_number bigint CHECK (max_payout_per_number > 0),
  -- What a member may stake on one number of an issue, by bet type, where it differs from what is delivered.
  ADD COLUMN number_limits jsonb NOT NULL DEFAULT '{}';

-- For each prize of the bet type, in its order: total return × 10,000. Without a row: as delivered.
CREATE TABLE lottery.odds (
  merchant_id text NOT NULL,
  game_code text NOT NULL,
  play_code text NOT NULL,
  odds_e4 bigint[] NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (merchant_id, game_code, play_code));

CREATE TABLE lottery.number_rule (
  merchant_id text NOT NULL,
  game_code text NOT NULL,
  -- Empty: of every issue.
  numero text NOT NULL,
  play_code text NOT NULL,
  number_key text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('CLOSED', 'HALF', 'LIMITED')),
  factor_e4 int NOT NULL DEFAULT 5000 CHECK (factor_e4 BETWEEN 0 AND 10000),
  max_total_amount bigint CHECK (max_total_amount > 0),
  on_full text CHECK (on_full IN ('CLOSED', 'HALF')),
  reason text NOT NULL,
  changed_by text NOT NULL,
  effective_from timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (merchant_id, game_code, numero, play_code, number_key),
  CHECK ((mode = 'LIMITED') = (max_total_amount IS NOT NULL AND on_full IS NOT NULL)));

-- What open bets of an issue stand on a number with, and what one hit of it would pay. Rows are written in the
-- order of their keys by whoever takes or returns a bet.
CREATE TABLE lottery.exposure (
  game_code text NOT NULL,
  numero text NOT NULL,
  merchant_id text NOT NULL,
  play_code text NOT NULL,
  number_key text NOT NULL,
  stake_amount bigint NOT NULL CHECK (stake_amount >= 0),
  exposure_amount bigint NOT NULL CHECK (exposure_amount >= 0),
  PRIMARY KEY (game_code, numero, merchant_id, play_code, number_key)) WITH (fillfactor = 80);

ALTER TABLE lottery.line
  -- Of the full odds, of a number that paid less when it was bet on.
  ADD COLUMN factor_e4 int NOT NULL DEFAULT 10000 CHECK (factor_e4 BETWEEN 0 AND 10000);

-- Favourite numbers of a member.
CREATE TABLE lottery.number_set (
  set_id text PRIMARY KEY,
  member_id text NOT NULL,
  name text NOT NULL,
  game_code text,
  lines jsonb NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT app.now());
CREATE INDEX number_set_of_member ON lottery.number_set (member_id, saved_at DESC, set_id);

GRANT SELECT, INSERT, UPDATE, DELETE ON lottery.odds, lottery.number_rule, lottery.exposure, lottery.number_set TO sala_app;
