-- Up Migration
-- Withdrawals in USDT (domain/economy.md §8): an address of a member's own stands among his payout accounts under the name
-- of its network (USDT_TRC20 …), so that every rule of those holds for it as well.

ALTER TABLE cashier.withdrawal
  -- Fixed when it is asked for: millionths of a baht for one USDT, and millionths of a USDT that arrive and that the network takes.
  ADD COLUMN crypto_rate bigint CHECK (crypto_rate > 0),
  ADD COLUMN crypto_amount bigint CHECK (crypto_amount > 0 AND crypto_amount % 10000 = 0),
  ADD COLUMN crypto_fee bigint CHECK (crypto_fee >= 0),
  ADD CHECK ((bank_code IN ('USDT_TRC20', 'USDT_ERC20', 'USDT_BEP20')) = (crypto_rate IS NOT NULL)),
  ADD CHECK ((crypto_rate IS NULL) = (crypto_amount IS NULL) AND (crypto_rate IS NULL) = (crypto_fee IS NULL));

-- One address of Ethereum is one of BNB chain as well: whose it is, is asked over all networks.
CREATE INDEX bank_account_address ON cashier.bank_account (merchant_id, account_no) WHERE bank_code IN ('USDT_TRC20', 'USDT_ERC20', 'USDT_BEP20');

-- The demo's chains: a transfer is sent once per reference, whatever becomes of it, and what is to go wrong with the next ones.
CREATE TABLE cashier.demo_chain_payout (
  reference text PRIMARY KEY,
  channel text NOT NULL,
  address text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  tx_hash text NOT NULL UNIQUE,
  fate text NOT NULL CHECK (fate IN ('NORMAL', 'LATE', 'TWICE', 'NEVER', 'FAILED')),
  asked_count integer NOT NULL CHECK (asked_count > 0),
  sent_at timestamptz NOT NULL
);
CREATE TABLE cashier.demo_chain_fault (
  fault_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  fault text NOT NULL CHECK (fault IN ('LATE', 'TWICE', 'NEVER', 'FAILED'))
);
GRANT SELECT, INSERT, UPDATE ON cashier.demo_chain_payout TO sala_app;
GRANT SELECT, INSERT, DELETE ON cashier.demo_chain_fault TO sala_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA cashier TO sala_app;
