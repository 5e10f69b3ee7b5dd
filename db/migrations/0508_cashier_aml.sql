-- Up Migration
-- Money laundering and one person behind several accounts (domain/economy.md §9): flags with their scores, holds of payouts,
-- notes, and rings of members who share what only one person has.

-- Something seen about a member. It counts until it expires or an operator clears it; the row stays for the years of the records.
CREATE TABLE cashier.aml_flag (
  flag_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  kind text NOT NULL CHECK (kind ~ '^[A-Z_]{3,40}$'),
  score smallint NOT NULL CHECK (score BETWEEN 1 AND 1000),
  -- What it was seen at (a deposit, a withdrawal, a device): the same thing flags once.
  reference text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  raised_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  cleared_at timestamptz,
  cleared_by text,
  cleared_reason text,
  CHECK ((cleared_at IS NULL) = (cleared_by IS NULL) AND (cleared_at IS NULL) = (cleared_reason IS NULL)),
  UNIQUE (merchant_id, member_id, kind, reference)
);
CREATE INDEX aml_flag_standing ON cashier.aml_flag (merchant_id, member_id) WHERE cleared_at IS NULL;
CREATE INDEX aml_flag_by_time ON cashier.aml_flag (merchant_id, raised_at);
GRANT SELECT, INSERT, UPDATE ON cashier.aml_flag TO sala_app;

-- A hold set by hand: nothing is paid out while it stands; play goes on.
CREATE TABLE cashier.aml_hold (
  hold_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  reason text NOT NULL,
  set_by text NOT NULL,
  set_at timestamptz NOT NULL,
  lifted_by text,
  lifted_at timestamptz,
  lifted_reason text,
  CHECK ((lifted_at IS NULL) = (lifted_by IS NULL) AND (lifted_at IS NULL) = (lifted_reason IS NULL))
);
CREATE UNIQUE INDEX aml_hold_one_standing ON cashier.aml_hold (merchant_id, member_id) WHERE lifted_at IS NULL;
CREATE INDEX aml_hold_by_member ON cashier.aml_hold (member_id, set_at);
GRANT SELECT, INSERT, UPDATE ON cashier.aml_hold TO sala_app;

CREATE TABLE cashier.aml_note (
  note_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  operator text NOT NULL,
  note text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX aml_note_by_member ON cashier.aml_note (merchant_id, member_id, at);
GRANT SELECT, INSERT ON cashier.aml_note TO sala_app;

-- Members who tried to bind a bank account that is another member's: the account stays with the first.
CREATE TABLE cashier.bank_account_claim (
  merchant_id text NOT NULL,
  bank_code text NOT NULL,
  account_no text NOT NULL,
  member_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, bank_code, account_no, member_id)
);
GRANT SELECT, INSERT ON cashier.bank_account_claim TO sala_app;

-- Members who share what only one person has. Found by a job, decided by an operator.
CREATE TABLE cashier.person_ring (
  ring_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'HOUSEHOLD', 'SAME_PERSON')),
  member_ids text[] NOT NULL CHECK (cardinality(member_ids) >= 2),
  found_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  decided_by text,
  decided_at timestamptz,
  remark text,
  CHECK ((state = 'OPEN') = (decided_at IS NULL))
);
CREATE INDEX person_ring_queue ON cashier.person_ring (merchant_id, state, changed_at);
CREATE INDEX person_ring_by_member ON cashier.person_ring USING gin (member_ids);
GRANT SELECT, INSERT, UPDATE, DELETE ON cashier.person_ring TO sala_app;

CREATE TABLE cashier.person_tie (
  ring_id text NOT NULL REFERENCES cashier.person_ring ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('BANK_ACCOUNT', 'PHONE', 'DEVICE', 'PERSON', 'NAME', 'ADDRESS')),
  -- Masked where it is somebody's secret: enough to know it again.
  value text NOT NULL,
  member_ids text[] NOT NULL,
  first_at timestamptz,
  last_at timestamptz,
  PRIMARY KEY (ring_id, kind, value)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON cashier.person_tie TO sala_app;
