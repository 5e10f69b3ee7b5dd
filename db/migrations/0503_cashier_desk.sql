-- Up Migration
-- The deposit desk: the house's own accounts that members pay to, pauses of channels, bank statements that were
-- imported, and where a refused deposit was sent back to (domain/economy.md §7).

-- A number never changes: another number is another row, agreed on by two operators.
CREATE TABLE cashier.receiver (
  receiver_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('PROMPTPAY', 'BANK_TRANSFER', 'TRUEMONEY')),
  -- What a deposit names: the PromptPay or wallet id, or bank and number ('KBANK:1234567890').
  receiver text NOT NULL,
  bank_code text,
  account_no text NOT NULL,
  holder_name text NOT NULL,
  -- The bank account that a PromptPay id pays into, as `receiver` writes it: its statement tells of both.
  settles_to text,
  state text NOT NULL CHECK (state IN ('ACTIVE', 'PAUSED', 'REMOVED')),
  -- Of one business day; null is without a limit of our own.
  daily_limit bigint CHECK (daily_limit > 0),
  -- Lower ones are used first; those of one rank take turns.
  rank int NOT NULL DEFAULT 1 CHECK (rank BETWEEN 1 AND 99),
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK ((channel = 'BANK_TRANSFER') = (bank_code IS NOT NULL))
);
CREATE UNIQUE INDEX receiver_once ON cashier.receiver (merchant_id, channel, receiver) WHERE state <> 'REMOVED';
GRANT SELECT, INSERT, UPDATE ON cashier.receiver TO sala_app;
CREATE INDEX deposit_by_receiver ON cashier.deposit (merchant_id, receiver, created_at);

-- A new account waits for a second operator before any member is told to pay there.
CREATE TABLE cashier.receiver_change (
  change_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  channel text NOT NULL,
  receiver text NOT NULL,
  bank_code text,
  account_no text NOT NULL,
  holder_name text NOT NULL,
  settles_to text,
  daily_limit bigint CHECK (daily_limit > 0),
  rank int NOT NULL,
  note text NOT NULL,
  state text NOT NULL CHECK (state IN ('PENDING', 'CONFIRMED', 'REJECTED')),
  requested_by text NOT NULL,
  requested_by_name text NOT NULL,
  requested_at timestamptz NOT NULL,
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  CHECK (state <> 'CONFIRMED' OR decided_by <> requested_by)
);
CREATE UNIQUE INDEX receiver_change_one_waiting ON cashier.receiver_change (merchant_id, channel, receiver) WHERE state = 'PENDING';
GRANT SELECT, INSERT, UPDATE ON cashier.receiver_change TO sala_app;

-- A channel that takes no deposits for the moment, with what its members read.
CREATE TABLE cashier.channel_pause (
  merchant_id text NOT NULL,
  channel text NOT NULL,
  message_th text NOT NULL,
  message_en text NOT NULL,
  paused_by_name text NOT NULL,
  paused_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, channel)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON cashier.channel_pause TO sala_app;

CREATE TABLE cashier.statement_import (
  import_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  -- The account the statement is of, as `receiver` writes it.
  account text NOT NULL,
  file_name text NOT NULL,
  -- WAITING: it may credit more than one operator may by himself. RUNNING: its lines are being matched.
  state text NOT NULL CHECK (state IN ('WAITING', 'RUNNING', 'DONE', 'REJECTED')),
  line_count int NOT NULL CHECK (line_count > 0),
  -- Lines of money that left the account: nothing to match.
  outgoing_count int NOT NULL CHECK (outgoing_count >= 0),
  total_amount bigint NOT NULL CHECK (total_amount > 0),
  -- Of the lines that no earlier statement told of.
  new_amount bigint NOT NULL CHECK (new_amount >= 0),
  needs_second boolean NOT NULL,
  requested_by text NOT NULL,
  requested_by_name text NOT NULL,
  requested_at timestamptz NOT NULL,
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  CHECK (NOT needs_second OR state IN ('WAITING', 'REJECTED') OR decided_by <> requested_by)
);
CREATE INDEX statement_import_by_time ON cashier.statement_import (merchant_id, requested_at DESC, import_id DESC);
CREATE INDEX statement_import_running ON cashier.statement_import (requested_at) WHERE state = 'RUNNING';
GRANT SELECT, INSERT, UPDATE ON cashier.statement_import TO sala_app;

-- Payments as banks tell of them: lines of statements, and notices that name no deposit of ours.
CREATE TABLE cashier.statement_line (
  line_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  -- null: a notice of the bank's.
  import_id text REFERENCES cashier.statement_import,
  line_no int NOT NULL CHECK (line_no >= 0),
  account text NOT NULL,
  -- Unique in its account.
  reference text NOT NULL,
  -- Statements tell minutes or days: the payment was made within [paid_from, paid_until].
  paid_from timestamptz NOT NULL,
  paid_until timestamptz NOT NULL CHECK (paid_until >= paid_from),
  amount bigint NOT NULL CHECK (amount > 0),
  payer_name text NOT NULL,
  payer_bank text NOT NULL,
  payer_account text NOT NULL,
  description text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('NEW', 'CREDITED', 'REVIEW', 'KNOWN', 'UNMATCHED', 'SET_ASIDE', 'DROPPED')),
  reason text,
  deposit_id text REFERENCES cashier.deposit,
  remark text,
  changed_at timestamptz NOT NULL
);
-- A payment of the bank's stands once, however often it is told.
CREATE UNIQUE INDEX statement_line_once ON cashier.statement_line (merchant_id, account, reference) WHERE outcome NOT IN ('KNOWN', 'DROPPED');
CREATE INDEX statement_line_by_import ON cashier.statement_line (import_id, line_no);
CREATE INDEX statement_line_by_outcome ON cashier.statement_line (merchant_id, outcome, paid_from DESC, line_id);
CREATE INDEX statement_line_by_reference ON cashier.statement_line (merchant_id, reference);
GRANT SELECT, INSERT, UPDATE ON cashier.statement_line TO sala_app;
CREATE INDEX deposit_slip_by_image ON cashier.deposit_slip (merchant_id, image_hash);
CREATE INDEX payment_by_reference ON cashier.payment (merchant_id, bank_reference);

-- A refused deposit whose money goes back to where it came from: to whom, and what the operator noted of it.
CREATE TABLE cashier.deposit_refund (
  deposit_id text PRIMARY KEY REFERENCES cashier.deposit,
  merchant_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  payer_name text NOT NULL,
  note text NOT NULL,
  recorded_by_name text NOT NULL,
  recorded_at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON cashier.deposit_refund TO sala_app;

-- Until now a setting named the PromptPay ids; whoever had set his own keeps them.
INSERT INTO cashier.receiver (receiver_id, merchant_id, channel, receiver, account_no, holder_name, state, rank, created_at, changed_at)
SELECT 'receiver-' || md5(m.merchant_id || ':' || own.id), m.merchant_id, 'PROMPTPAY', own.id, own.id, coalesce(called.value #>> '{}', 'Sala'), 'ACTIVE', 1, app.now(), app.now()
FROM system.merchant AS m
LEFT JOIN app.setting AS ids ON ids.merchant_id = m.merchant_id AND ids.name = 'cashier.promptPayReceivers'
LEFT JOIN app.setting AS called ON called.merchant_id = m.merchant_id AND called.name = 'cashier.promptPayReceiverName'
CROSS JOIN LATERAL (SELECT DISTINCT id FROM jsonb_array_elements_text(coalesce(ids.value, '["0000000000000"]'::jsonb)) AS id) AS own;
