-- Up Migration
-- Deposits, withdrawals, bank accounts (domain/economy.md §7, §8). Money itself is in the ledger; here is its paper.

CREATE SCHEMA cashier;
GRANT USAGE ON SCHEMA cashier TO sala_app;

CREATE TABLE cashier.deposit (
  deposit_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  channel text NOT NULL,
  -- The receiving account behind the code.
  receiver text NOT NULL,
  asked_amount bigint NOT NULL CHECK (asked_amount > 0),
  payable_amount bigint NOT NULL CHECK (payable_amount >= asked_amount),
  credited_amount bigint NOT NULL DEFAULT 0 CHECK (credited_amount >= 0),
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('CREATED', 'PENDING_MATCH', 'CONFIRMED', 'EXPIRED', 'REVIEW', 'REJECTED')),
  review_reason text CHECK (review_reason IN ('LATE', 'AMOUNT', 'NAME', 'EXTRA', 'MEMBER')),
  code_text text,
  paid_amount bigint CHECK (paid_amount > 0),
  payer_name text,
  bank_reference text,
  remark text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK ((state = 'CONFIRMED') = (credited_amount > 0))
);
-- Two open deposits never ask for the same amount on one receiving account: the amount alone tells them apart.
CREATE UNIQUE INDEX deposit_own_amount ON cashier.deposit (merchant_id, receiver, payable_amount) WHERE state IN ('CREATED', 'PENDING_MATCH');
CREATE INDEX deposit_lately ON cashier.deposit (merchant_id, receiver, payable_amount, changed_at) WHERE state = 'EXPIRED';
CREATE INDEX deposit_by_member ON cashier.deposit (member_id, created_at DESC, deposit_id DESC);
CREATE INDEX deposit_queue ON cashier.deposit (merchant_id, state, created_at, deposit_id);
CREATE INDEX deposit_due ON cashier.deposit (expires_at) WHERE state IN ('CREATED', 'PENDING_MATCH');
GRANT SELECT, INSERT, UPDATE ON cashier.deposit TO sala_app;

-- What the bank told: its reference counts once for ever, whichever deposit it is told for.
CREATE TABLE cashier.payment (
  merchant_id text NOT NULL,
  channel text NOT NULL,
  bank_reference text NOT NULL,
  deposit_id text NOT NULL REFERENCES cashier.deposit DEFERRABLE INITIALLY DEFERRED,
  amount bigint NOT NULL CHECK (amount > 0),
  payer_name text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, channel, bank_reference)
);
CREATE INDEX payment_by_deposit ON cashier.payment (deposit_id);
GRANT SELECT, INSERT ON cashier.payment TO sala_app;

-- A bank account belongs to one member for ever; removed and bound again it is the same row.
CREATE TABLE cashier.bank_account (
  bank_account_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  bank_code text NOT NULL,
  account_no text NOT NULL,
  holder_name text NOT NULL,
  bound_at timestamptz NOT NULL,
  usable_from timestamptz NOT NULL,
  removed_at timestamptz,
  UNIQUE (merchant_id, bank_code, account_no)
);
CREATE INDEX bank_account_by_member ON cashier.bank_account (member_id, bound_at);
GRANT SELECT, INSERT, UPDATE ON cashier.bank_account TO sala_app;

CREATE TABLE cashier.withdrawal (
  withdrawal_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  bank_account_id text NOT NULL REFERENCES cashier.bank_account,
  -- As it was when asked for: a later change of the account changes no withdrawal.
  bank_code text NOT NULL,
  account_no text NOT NULL,
  holder_name text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  fee_amount bigint NOT NULL CHECK (fee_amount >= 0 AND fee_amount < amount),
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('CREATED', 'REVIEW', 'APPROVED', 'PAYING', 'PAID', 'CONFIRM_WAIT', 'RECEIVED', 'DISPUTED',
    'RESOLVED_PAID', 'RESOLVED_RETURNED', 'REJECTED', 'CANCELLED', 'FAILED')),
  -- The ledger's hold; the amount leaves it, or returns, when the withdrawal ends.
  hold_id text NOT NULL,
  risk_reasons text[] NOT NULL,
  business_date date NOT NULL,
  payout_reference text,
  paid_at timestamptz,
  confirm_by timestamptz,
  member_remark text,
  remark text,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK ((state = 'CONFIRM_WAIT') = (confirm_by IS NOT NULL))
);
-- One at a time, whatever arrives at once (domain/economy.md §8.1, 2).
CREATE UNIQUE INDEX withdrawal_one_open ON cashier.withdrawal (member_id)
  WHERE state IN ('CREATED', 'REVIEW', 'APPROVED', 'PAYING', 'PAID', 'CONFIRM_WAIT');
CREATE INDEX withdrawal_by_member ON cashier.withdrawal (member_id, created_at DESC, withdrawal_id DESC);
CREATE INDEX withdrawal_queue ON cashier.withdrawal (merchant_id, state, created_at, withdrawal_id);
CREATE INDEX withdrawal_due ON cashier.withdrawal (confirm_by) WHERE state = 'CONFIRM_WAIT';
CREATE INDEX withdrawal_by_bank_account ON cashier.withdrawal (bank_account_id);
GRANT SELECT, INSERT, UPDATE ON cashier.withdrawal TO sala_app;

-- Every state a deposit or withdrawal reached, with its time and who moved it.
CREATE TABLE cashier.step (
  step_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  object_id text NOT NULL,
  state text NOT NULL,
  actor text NOT NULL,
  remark text,
  at timestamptz NOT NULL
);
CREATE INDEX step_by_object ON cashier.step (object_id, step_no);
GRANT SELECT, INSERT ON cashier.step TO sala_app;

-- What operators decided; a decision above the limit takes two different ones.
CREATE TABLE cashier.decision (
  object_id text NOT NULL,
  decision text NOT NULL,
  operator_id text NOT NULL,
  operator_name text NOT NULL,
  remark text,
  at timestamptz NOT NULL,
  PRIMARY KEY (object_id, decision, operator_id)
);
GRANT SELECT, INSERT ON cashier.decision TO sala_app;

GRANT USAGE ON ALL SEQUENCES IN SCHEMA cashier TO sala_app;

-- For the auditor (design/SECURITY.md §3): each withdrawal with its hold and what became of it.
CREATE SCHEMA IF NOT EXISTS audit;
CREATE VIEW audit.withdrawals AS
  SELECT withdrawal_id, merchant_id, member_id, state, currency, amount AS amount_minor, fee_amount AS fee_minor, hold_id,
         state NOT IN ('RECEIVED', 'RESOLVED_PAID', 'RESOLVED_RETURNED', 'REJECTED', 'CANCELLED', 'FAILED') AS is_held,
         created_at, changed_at
  FROM cashier.withdrawal;
GRANT SELECT ON audit.withdrawals TO sala_app;
