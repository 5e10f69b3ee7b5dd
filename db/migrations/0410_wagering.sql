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

-- Which round filled which requirement with how much; a round that ends again (a late win) finds itself here.
CREATE TABLE wagering.fill (
  round_no bigint NOT NULL,
  requirement_id text NOT NULL REFERENCES wagering.requirement,
  amount bigint NOT NULL CHECK (amount > 0),
  filled_at timestamptz NOT NULL,
  PRIMARY KEY (round_no, requirement_id)
);
CREATE INDEX fill_by_requirement ON wagering.fill (requirement_id);
GRANT SELECT, INSERT ON wagering.fill TO sala_app;
