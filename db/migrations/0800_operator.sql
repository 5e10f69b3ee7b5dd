-- Up Migration
-- The operator console: who works in it, changes of rights that wait for a second owner, corrections of balances.
CREATE SCHEMA operator;
GRANT USAGE ON SCHEMA operator TO sala_app;

CREATE TABLE operator.account (
  id text PRIMARY KEY,
  merchant_id text NOT NULL,
  username text NOT NULL CHECK (username = lower(username)),
  display_name text NOT NULL,
  password_hash text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'finance', 'support', 'viewer')),
  is_disabled boolean NOT NULL DEFAULT false,
  must_change_password boolean NOT NULL DEFAULT false,
  -- Sealed with the secret key. The pending seed is shown once and counts only after a code proved it.
  totp_seed bytea,
  totp_pending_seed bytea,
  -- The last time step whose code was taken: a code works once.
  totp_last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT app.now(),
  last_sign_in_at timestamptz,
  UNIQUE (merchant_id, username)
);
GRANT SELECT, INSERT, UPDATE ON operator.account TO sala_app;

CREATE TABLE operator.recovery_code (
  operator_id text NOT NULL REFERENCES operator.account (id),
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (operator_id, code_hash)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON operator.recovery_code TO sala_app;

-- Rights given: done at once by a lone owner, else waiting for a second one.
CREATE TABLE operator.rights_change (
  id text PRIMARY KEY,
  merchant_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('CREATE', 'ROLE', 'ENABLE', 'RESET')),
  state text NOT NULL CHECK (state IN ('PENDING', 'CONFIRMED', 'REJECTED')),
  operator_id text NOT NULL,
  username text NOT NULL,
  display_name text NOT NULL,
  from_role text,
  to_role text NOT NULL,
  -- CREATE and RESET: the first password, hashed; forgotten once the change is decided.
  password_hash text,
  requested_by text NOT NULL,
  requested_by_name text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT app.now(),
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  CHECK (state <> 'CONFIRMED' OR decided_by <> requested_by)
);
CREATE UNIQUE INDEX rights_change_one_waiting ON operator.rights_change (merchant_id, username) WHERE state = 'PENDING';
CREATE INDEX rights_change_by_time ON operator.rights_change (merchant_id, requested_at DESC);
GRANT SELECT, INSERT, UPDATE ON operator.rights_change TO sala_app;

-- The audit log is one chain for the house; each merchant reads its own rows.
CREATE INDEX audit_log_by_merchant ON app.audit_log (((detail::jsonb) ->> 'merchantId'), seq DESC);

-- Corrections of balances, with the reason and both people.
CREATE TABLE operator.adjustment (
  id text PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('PENDING', 'POSTED', 'REJECTED')),
  needs_second boolean NOT NULL,
  requested_by text NOT NULL,
  requested_by_name text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT app.now(),
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  txn_id text,
  CHECK (state <> 'POSTED' OR NOT needs_second OR decided_by <> requested_by)
);
CREATE INDEX adjustment_by_time ON operator.adjustment (merchant_id, requested_at DESC);
CREATE INDEX adjustment_by_member ON operator.adjustment (member_id, requested_at DESC);
GRANT SELECT, INSERT, UPDATE ON operator.adjustment TO sala_app;

-- Who is online: living player sessions by the last sign of life.
CREATE INDEX session_living_by_sight ON app.session (merchant_id, last_seen_at) WHERE ended_at IS NULL AND audience = 'player';

-- The house in figures, followed from the ledger seconds behind it: by half hour and vendor ('' for deposits and
-- withdrawals), and by member and business day. Real money only.
CREATE TABLE operator.house_slot (
  merchant_id text NOT NULL,
  slot timestamptz NOT NULL,
  vendor text NOT NULL,
  stakes bigint NOT NULL DEFAULT 0,
  payouts bigint NOT NULL DEFAULT 0,
  deposits bigint NOT NULL DEFAULT 0,
  deposit_count int NOT NULL DEFAULT 0,
  withdrawals bigint NOT NULL DEFAULT 0,
  withdrawal_count int NOT NULL DEFAULT 0,
  PRIMARY KEY (merchant_id, slot, vendor)
);
CREATE TABLE operator.member_day (
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  date date NOT NULL,
  stakes bigint NOT NULL DEFAULT 0,
  payouts bigint NOT NULL DEFAULT 0,
  deposits bigint NOT NULL DEFAULT 0,
  deposit_count int NOT NULL DEFAULT 0,
  withdrawals bigint NOT NULL DEFAULT 0,
  withdrawal_count int NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, date)
);
CREATE INDEX member_day_played ON operator.member_day (merchant_id, date) WHERE stakes > 0;
GRANT SELECT, INSERT, UPDATE ON operator.house_slot, operator.member_day TO sala_app;
