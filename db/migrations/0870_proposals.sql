-- Up Migration
-- What one operator asks for and a second one has to confirm. The kind says what happens then; the payload is what it
-- is done with, and what is shown is the change as the second person reads it.
CREATE TABLE system.proposal (
  proposal_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  kind text NOT NULL,
  -- What it is about, as the audit log names it (member:…, setting:…), and how people call that.
  subject text NOT NULL,
  title text NOT NULL,
  state text NOT NULL CHECK (state IN ('PENDING', 'CONFIRMED', 'REJECTED', 'EXPIRED')),
  payload jsonb NOT NULL,
  shown jsonb NOT NULL,
  reason text NOT NULL,
  requested_by text NOT NULL,
  requested_by_name text NOT NULL,
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > requested_at),
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  CHECK (state <> 'CONFIRMED' OR decided_by <> requested_by)
);
CREATE UNIQUE INDEX proposal_one_waiting ON system.proposal (merchant_id, kind, subject) WHERE state = 'PENDING';
CREATE INDEX proposal_by_time ON system.proposal (merchant_id, requested_at DESC, proposal_id DESC);
CREATE INDEX proposal_by_subject ON system.proposal (merchant_id, subject, requested_at DESC);
GRANT SELECT, INSERT, UPDATE ON system.proposal TO sala_app;
