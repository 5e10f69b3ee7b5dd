-- Up Migration
-- Transfers of members' money up and down the line of agents (domain/agents.md §6). The money itself is in the ledger.

-- What operators allow an account; without a row the defaults of its kind hold.
CREATE TABLE cashier.line_rule (
  account_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  may_send_down boolean NOT NULL,
  may_send_up boolean NOT NULL,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON cashier.line_rule TO sala_app;

CREATE TABLE cashier.line_transfer (
  transfer_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  from_id text NOT NULL,
  to_id text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('UP', 'DOWN')),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  -- The ledger's transaction.
  txn_id text NOT NULL,
  business_date date NOT NULL,
  at timestamptz NOT NULL,
  reversed_at timestamptz,
  reversed_by text,
  reverse_reason text,
  CHECK (from_id <> to_id),
  CHECK ((reversed_at IS NULL) = (reversed_by IS NULL))
);
CREATE INDEX line_transfer_by_sender ON cashier.line_transfer (from_id, at DESC, transfer_id DESC);
CREATE INDEX line_transfer_by_receiver ON cashier.line_transfer (to_id, at DESC, transfer_id DESC);
CREATE INDEX line_transfer_queue ON cashier.line_transfer (merchant_id, at DESC, transfer_id DESC);
GRANT SELECT, INSERT, UPDATE ON cashier.line_transfer TO sala_app;
