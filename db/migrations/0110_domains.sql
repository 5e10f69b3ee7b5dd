-- Up Migration
-- A new list of the merchant's own addresses waits for a second operator before anybody is sent to it.
CREATE TABLE system.domain_change (
  change_id text PRIMARY KEY,
  merchant_id text NOT NULL REFERENCES system.merchant,
  domains jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('PENDING', 'CONFIRMED', 'REJECTED')),
  requested_by text NOT NULL,
  requested_by_name text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT app.now(),
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  CHECK (state <> 'CONFIRMED' OR decided_by <> requested_by)
);
CREATE UNIQUE INDEX domain_change_one_waiting ON system.domain_change (merchant_id) WHERE state = 'PENDING';
GRANT SELECT, INSERT, UPDATE ON system.domain_change TO sala_app;
