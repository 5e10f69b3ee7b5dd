-- Up Migration
-- The last request of an account that succeeded, by kind of contract, until the account has seen it.
CREATE TABLE agents.contract_success (
  account_id text NOT NULL REFERENCES identity.account,
  kind text NOT NULL,
  contract_id text NOT NULL REFERENCES agents.contract,
  step text NOT NULL,
  at timestamptz NOT NULL DEFAULT app.now(),
  seen_at timestamptz,
  PRIMARY KEY (account_id, kind)
);
GRANT SELECT, INSERT, UPDATE ON agents.contract_success TO sala_app;

-- A giver has one draft for each receiver and kind.
CREATE UNIQUE INDEX contract_draft ON agents.contract (giver_id, receiver_id, kind) WHERE state = 'DRAFT';
