-- Up Migration
-- Turnover requirements (domain/economy.md §5): what must be played before money may leave.

CREATE SCHEMA wagering;
GRANT USAGE ON SCHEMA wagering TO sala_app;

CREATE TABLE wagering.requirement (
  requirement_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  -- Rows fill in the order in which they were made.
  seq bigint GENERATED ALWAYS AS IDENTITY,
  source text NOT NULL,
  -- What it was opened for, e.g. the deposit; one requirement each.
  reference text NOT NULL,
  is_bonus boolean NOT NULL,
  -- Only rounds that began behind this transaction count: a stake from before the deposit is none of it.
  after_round_no bigint NOT NULL,
  base_amount bigint NOT NULL CHECK (base_amount >= 0),
  multiplier_ppm bigint NOT NULL CHECK (multiplier_ppm > 0),
  required_amount bigint NOT NULL CHECK (required_amount > 0),
  done_amount bigint NOT NULL DEFAULT 0 CHECK (done_amount BETWEEN 0 AND required_amount),
  -- Percent of the valid bet that counts, by product; `default` for the others.
  weights jsonb NOT NULL,
  -- The largest stake while it is open; null: none.
  max_stake bigint CHECK (max_stake > 0),
  status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'DONE', 'DONE_BY_BUST', 'FORFEITED', 'EXPIRED', 'CANCELLED')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  ended_at timestamptz,
  UNIQUE (source, reference),
  CHECK ((status = 'OPEN') = (ended_at IS NULL))
);
CREATE INDEX requirement_open ON wagering.requirement (member_id, seq) WHERE status = 'OPEN';
CREATE INDEX requirement_due ON wagering.requirement (expires_at) WHERE status = 'OPEN' AND expires_at IS NOT NULL;
GRANT SELECT, INSERT, UPDATE ON wagering.requirement TO sala_app;

-- How far each member's rounds have counted. A member's rounds are numbered in the order of his bets, so a number is
-- enough; those that were open when their turn came are kept until they end.
CREATE TABLE wagering.progress (
  member_id text PRIMARY KEY,
  after_round_no bigint NOT NULL,
  open_round_nos bigint[] NOT NULL DEFAULT '{}',
  looked_at timestamptz NOT NULL
);
CREATE INDEX progress_waiting ON wagering.progress (looked_at) WHERE open_round_nos <> '{}';
GRANT SELECT, INSERT, UPDATE ON wagering.progress TO sala_app;
