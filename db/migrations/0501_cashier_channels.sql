-- Up Migration
-- Further ways to deposit (domain/economy.md §7): transfers with a slip, wallets, and USDT at an address per member.

ALTER TABLE cashier.deposit
  -- Whose account the money goes to, as shown when the deposit was opened: a later change of receivers changes no open deposit.
  ADD COLUMN receiver_name text NOT NULL DEFAULT '',
  -- The member's own bank account that he says he pays from.
  ADD COLUMN source_account_id text REFERENCES cashier.bank_account,
  -- What was asked for in millionths of a USDT; satang are an estimate until the rate is fixed.
  ADD COLUMN crypto_amount bigint CHECK (crypto_amount > 0),
  DROP CONSTRAINT deposit_review_reason_check,
  ADD CONSTRAINT deposit_review_reason_check CHECK (review_reason IN ('LATE', 'AMOUNT', 'NAME', 'EXTRA', 'MEMBER', 'SLIP', 'SANCTION'));

-- Pictures of slips. A slip proves a reference, never receipt: nothing is credited by it.
CREATE TABLE cashier.deposit_slip (
  slip_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  deposit_id text NOT NULL REFERENCES cashier.deposit,
  member_id text NOT NULL,
  file_name text NOT NULL,
  -- SHA-256 of the file as it was sent.
  image_hash text NOT NULL,
  -- From the code on the slip; both null where it could not be read.
  sending_bank text,
  trans_ref text,
  -- The same picture had come before, for this or another deposit.
  is_repeated boolean NOT NULL,
  uploaded_at timestamptz NOT NULL,
  CHECK ((sending_bank IS NULL) = (trans_ref IS NULL))
);
-- A transfer is shown once for ever, whoever shows it.
CREATE UNIQUE INDEX deposit_slip_reference ON cashier.deposit_slip (merchant_id, sending_bank, trans_ref) WHERE trans_ref IS NOT NULL;
CREATE INDEX deposit_slip_by_deposit ON cashier.deposit_slip (deposit_id, uploaded_at);
CREATE INDEX deposit_slip_by_reference ON cashier.deposit_slip (merchant_id, trans_ref) WHERE trans_ref IS NOT NULL;
GRANT SELECT, INSERT ON cashier.deposit_slip TO sala_app;

-- One address a member and network, for ever: what arrives there is his.
CREATE TABLE cashier.crypto_address (
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  channel text NOT NULL,
  address text NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id, channel),
  UNIQUE (channel, address)
);
-- UPDATE is what locking a row asks for.
GRANT SELECT, INSERT, UPDATE ON cashier.crypto_address TO sala_app;

-- Transfers seen on a chain: their confirmations, and the rate of their first one.
CREATE TABLE cashier.crypto_payment (
  merchant_id text NOT NULL,
  channel text NOT NULL,
  tx_hash text NOT NULL,
  deposit_id text NOT NULL REFERENCES cashier.deposit,
  address text NOT NULL,
  from_address text NOT NULL,
  -- Millionths of a USDT.
  amount bigint NOT NULL CHECK (amount > 0),
  confirmations int NOT NULL CHECK (confirmations >= 0),
  confirmations_needed int NOT NULL CHECK (confirmations_needed > 0),
  -- Millionths of a baht for one USDT, fixed at the first confirmation.
  rate bigint CHECK (rate > 0),
  thb_amount bigint CHECK (thb_amount >= 0),
  seen_at timestamptz NOT NULL,
  fixed_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (merchant_id, channel, tx_hash),
  CHECK ((rate IS NULL) = (fixed_at IS NULL) AND (rate IS NULL) = (thb_amount IS NULL))
);
CREATE INDEX crypto_payment_by_deposit ON cashier.crypto_payment (deposit_id);
CREATE INDEX crypto_payment_open ON cashier.crypto_payment (seen_at) WHERE ended_at IS NULL;
GRANT SELECT, INSERT, UPDATE ON cashier.crypto_payment TO sala_app;
