-- Up Migration
-- Payouts in parts, disputes with their evidence, forced receipts, complaints (domain/economy.md §8.3).

ALTER TABLE cashier.withdrawal
  -- When the member is reminded that the clock runs; null once told, or where none runs.
  ADD COLUMN remind_at timestamptz,
  ADD COLUMN dispute_no integer NOT NULL DEFAULT 0 CHECK (dispute_no >= 0),
  ADD COLUMN dispute_reason text CHECK (dispute_reason IN ('NOT_ARRIVED', 'AMOUNT_SHORT', 'OTHER_ACCOUNT')),
  ADD COLUMN dispute_images text[] NOT NULL DEFAULT '{}' CHECK (cardinality(dispute_images) <= 3),
  -- Which parts the member misses; empty where he says nothing arrived.
  ADD COLUMN missing_parts integer[] NOT NULL DEFAULT '{}',
  -- What the bank's proof of a forced receipt shows.
  ADD COLUMN proof_images text[] NOT NULL DEFAULT '{}' CHECK (cardinality(proof_images) <= 3),
  ADD COLUMN is_forced boolean NOT NULL DEFAULT false,
  ADD CHECK (NOT is_forced OR cardinality(proof_images) > 0);
CREATE INDEX withdrawal_to_remind ON cashier.withdrawal (remind_at) WHERE remind_at IS NOT NULL;

-- The transfers that pay a withdrawal. A part that has to be paid again is a further attempt; the one before is REPLACED.
CREATE TABLE cashier.payout (
  withdrawal_id text NOT NULL REFERENCES cashier.withdrawal,
  part_no integer NOT NULL CHECK (part_no > 0),
  attempt integer NOT NULL CHECK (attempt > 0),
  merchant_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('WAITING', 'SENT', 'REFUSED', 'REPLACED')),
  bank_reference text,
  reason text,
  actor text,
  sent_at timestamptz,
  -- The bank is asked under one reference until it says something definite; null where a person pays.
  next_ask_at timestamptz,
  asked_count integer NOT NULL DEFAULT 0 CHECK (asked_count >= 0),
  PRIMARY KEY (withdrawal_id, part_no, attempt),
  CHECK (state <> 'SENT' OR sent_at IS NOT NULL)
);
-- One transfer of a bank pays one part.
CREATE UNIQUE INDEX payout_own_reference ON cashier.payout (merchant_id, bank_reference) WHERE state IN ('SENT', 'REPLACED') AND bank_reference IS NOT NULL;
CREATE INDEX payout_due ON cashier.payout (next_ask_at) WHERE state = 'WAITING' AND next_ask_at IS NOT NULL;
GRANT SELECT, INSERT, UPDATE ON cashier.payout TO sala_app;

-- What is on its way already was one transfer each.
INSERT INTO cashier.payout (withdrawal_id, part_no, attempt, merchant_id, amount, state, bank_reference, actor, sent_at, next_ask_at)
SELECT withdrawal_id, 1, 1, merchant_id, amount - fee_amount,
       CASE WHEN state IN ('APPROVED', 'PAYING') THEN 'WAITING' WHEN state = 'FAILED' THEN 'REFUSED' ELSE 'SENT' END,
       payout_reference, CASE WHEN paid_at IS NULL THEN NULL ELSE 'bank' END, CASE WHEN state IN ('APPROVED', 'PAYING', 'FAILED') THEN NULL ELSE coalesce(paid_at, changed_at) END,
       CASE WHEN state = 'PAYING' THEN changed_at END
FROM cashier.withdrawal WHERE state NOT IN ('CREATED', 'REVIEW', 'REJECTED', 'CANCELLED');

-- A member's word after the end: possible for 30 days, whoever ended it.
CREATE TABLE cashier.complaint (
  complaint_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  withdrawal_id text NOT NULL REFERENCES cashier.withdrawal,
  member_id text NOT NULL,
  -- The member himself, or an operator in his name.
  opened_by text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('NOT_ARRIVED', 'AMOUNT_SHORT', 'OTHER_ACCOUNT')),
  remark text NOT NULL,
  images text[] NOT NULL DEFAULT '{}' CHECK (cardinality(images) <= 3),
  state text NOT NULL CHECK (state IN ('OPEN', 'UPHELD', 'DECLINED')),
  answer text,
  answered_by text,
  opened_at timestamptz NOT NULL,
  due_by timestamptz NOT NULL,
  answered_at timestamptz,
  CHECK ((state = 'OPEN') = (answered_at IS NULL))
);
CREATE UNIQUE INDEX complaint_one_open ON cashier.complaint (withdrawal_id) WHERE state = 'OPEN';
CREATE INDEX complaint_by_withdrawal ON cashier.complaint (withdrawal_id, opened_at DESC);
CREATE INDEX complaint_queue ON cashier.complaint (merchant_id, state, opened_at, complaint_id);
GRANT SELECT, INSERT, UPDATE ON cashier.complaint TO sala_app;

-- Members who gave up taking a withdrawal back, for good (domain/economy.md §10).
CREATE TABLE cashier.withdrawal_lock (
  member_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  locked_at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON cashier.withdrawal_lock TO sala_app;

-- The books of the demo bank, and what is to go wrong with its next answers.
CREATE TABLE cashier.demo_payout (
  reference text PRIMARY KEY,
  amount bigint NOT NULL CHECK (amount > 0),
  asked_count integer NOT NULL,
  paid_at timestamptz NOT NULL
);
CREATE TABLE cashier.demo_bank_fault (
  fault_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  fault text NOT NULL CHECK (fault IN ('SLOW', 'REFUSE', 'UNKNOWN', 'UNKNOWN_PAID'))
);
GRANT SELECT, INSERT, UPDATE ON cashier.demo_payout TO sala_app;
GRANT SELECT, INSERT, DELETE ON cashier.demo_bank_fault TO sala_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA cashier TO sala_app;
