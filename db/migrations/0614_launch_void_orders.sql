-- Up Migration
-- Rounds of shared tables that one operator wants void: every stake goes back once a second person has confirmed it.
CREATE TABLE launch.void_order (
  order_id uuid PRIMARY KEY,
  merchant_id text NOT NULL,
  table_id text NOT NULL,
  round_id text NOT NULL,
  game_code text NOT NULL,
  round_no int NOT NULL,
  -- What all stakes of the round came to when it was asked for.
  stake_amount bigint NOT NULL CHECK (stake_amount >= 0),
  reason text NOT NULL,
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'PENDING' CHECK (state IN ('PENDING', 'DONE', 'REJECTED')),
  decided_by text,
  decided_at timestamptz,
  CHECK ((state = 'PENDING') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL))
);
CREATE UNIQUE INDEX void_order_one_pending ON launch.void_order (round_id) WHERE state = 'PENDING';
CREATE INDEX void_order_by_time ON launch.void_order (merchant_id, asked_at DESC);
GRANT SELECT, INSERT, UPDATE ON launch.void_order TO sala_app;
