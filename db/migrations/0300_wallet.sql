-- Up Migration
-- The ledger (docs/decisions: double entry on PostgreSQL). Transfers are immutable; only guarded accounts have a row
-- that changes. Everything with money carries its shard in every primary key and unique constraint, the id first.

CREATE SCHEMA wallet;
GRANT USAGE ON SCHEMA wallet TO sala_app;

-- Who owns accounts. `family` keeps the name spaces apart: 1 holders (member, agent, trial), 2 merchants, 3 vendors.
-- A merchant's and a vendor's accounts exist in every shard; the row itself stands in shard 0.
CREATE TABLE wallet.owner (
  owner_no bigint GENERATED ALWAYS AS IDENTITY,
  shard smallint NOT NULL CHECK (shard BETWEEN 0 AND 31),
  family smallint NOT NULL CHECK (family BETWEEN 1 AND 3),
  owner_kind text NOT NULL CHECK (owner_kind IN ('member', 'agent', 'trial', 'house', 'vendor')),
  owner_id text NOT NULL,
  merchant_id text NOT NULL,
  -- The merchant's own owner_no, whose house accounts stand against this owner's.
  house_no bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (owner_no, shard),
  UNIQUE (owner_id, family, shard)
);
CREATE INDEX owner_by_merchant ON wallet.owner (merchant_id, owner_no);
GRANT SELECT, INSERT ON wallet.owner TO sala_app;

-- What an account is for. The number's low two bits are the currency, so a transfer row can prove by itself that both
-- of its sides belong to one ledger: 0 THB, 1 POINT, 2 TRIAL. account_id = owner_no * 65536 + purpose_no.
CREATE TABLE wallet.purpose (
  purpose_no int PRIMARY KEY CHECK (purpose_no BETWEEN 4 AND 65535),
  purpose text NOT NULL,
  currency text NOT NULL,
  is_guarded boolean NOT NULL,
  UNIQUE (purpose, currency),
  CHECK (currency = (ARRAY['THB', 'POINT', 'TRIAL'])[(purpose_no & 3) + 1])
);
INSERT INTO wallet.purpose (purpose_no, purpose, currency, is_guarded) VALUES
  (4, 'main', 'THB', true), (8, 'bonus', 'THB', true), (10, 'trial', 'TRIAL', true),
  (12, 'hold', 'THB', true), (13, 'hold', 'POINT', true), (14, 'hold', 'TRIAL', true), (17, 'points', 'POINT', true),
  (20, 'receivable', 'THB', false),
  (24, 'clearing', 'THB', false), (25, 'clearing', 'POINT', false), (26, 'clearing', 'TRIAL', false),
  (28, 'adjustment', 'THB', false), (29, 'adjustment', 'POINT', false), (30, 'adjustment', 'TRIAL', false),
  (32, 'fee', 'THB', false), (33, 'fee', 'POINT', false), (34, 'fee', 'TRIAL', false),
  (36, 'vendor', 'THB', false), (37, 'vendor', 'POINT', false), (38, 'vendor', 'TRIAL', false);
GRANT SELECT, INSERT ON wallet.purpose TO sala_app;

-- Purposes that carry a name (house:RNG, gateway:PROMPTPAY, pocket:ACME …) are numbered when first used.
CREATE FUNCTION wallet.purpose_no(wanted text, wanted_currency text) RETURNS int LANGUAGE plpgsql AS $$
DECLARE found int; kind int;
BEGIN
  SELECT purpose_no INTO found FROM wallet.purpose WHERE purpose = wanted AND currency = wanted_currency;
  IF found IS NOT NULL THEN RETURN found; END IF;
  IF wanted !~ '^(house|gateway|jackpot|expense|pocket):[A-Za-z0-9_.-]{1,60}$' THEN
    RAISE EXCEPTION 'no account purpose is named % in %', wanted, wanted_currency;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('wallet.purpose'));
  -- Another transaction may have numbered it while this one waited.
  SELECT purpose_no INTO found FROM wallet.purpose WHERE purpose = wanted AND currency = wanted_currency;
  IF found IS NOT NULL THEN RETURN found; END IF;
  SELECT greatest(63, coalesce(max(purpose_no >> 2), 0)) + 1 INTO kind FROM wallet.purpose;
  INSERT INTO wallet.purpose (purpose_no, purpose, currency, is_guarded)
  SELECT kind * 4 + n, wanted, (ARRAY['THB', 'POINT', 'TRIAL'])[n + 1], wanted LIKE 'pocket:%' FROM generate_series(0, 2) AS n;
  RETURN (SELECT purpose_no FROM wallet.purpose WHERE purpose = wanted AND currency = wanted_currency);
END $$;

-- Guarded accounts: the only rows of money that change. `version` is the id of the last transfer.
CREATE TABLE wallet.balance (
  account_id bigint NOT NULL,
  shard smallint NOT NULL,
  balance bigint NOT NULL DEFAULT 0 CONSTRAINT balance_not_negative CHECK (balance >= 0),
  version bigint NOT NULL DEFAULT 0,
  -- Whether the owner has a row in member_guard or loss_limit: most have none, and their bets look no further.
  has_guard boolean NOT NULL DEFAULT false,
  PRIMARY KEY (account_id, shard)
) WITH (fillfactor = 60);
GRANT SELECT, INSERT, UPDATE ON wallet.balance TO sala_app;

-- Who speaks on the hot path: `vendor:<code>`, `operator`. A short number keeps the transfer thin.
CREATE TABLE wallet.scope (scope_no smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, scope text NOT NULL UNIQUE);
INSERT INTO wallet.scope (scope) VALUES ('operator');
GRANT SELECT, INSERT ON wallet.scope TO sala_app;

-- One number of this sequence is a block of 1,024 transfer ids. Both posting functions take their transaction id
-- before their block, and lock the accounts before it: ids of one account grow in the order of its movements, and
-- wallet.horizon() can tell which ids are final.
CREATE SEQUENCE wallet.id_block;
GRANT USAGE, SELECT ON SEQUENCE wallet.id_block TO sala_app;

-- An amount moved from the debit account to the credit account. Never updated, never deleted: sala_app has no right to.
-- On the hot path the first row of a transaction carries its key, content hash and kind (1 bet, 2 win, 3 bet-win,
-- 4 rollback); elsewhere they stand in wallet.txn.
CREATE TABLE wallet.transfer (
  id bigint NOT NULL,
  txn_id bigint NOT NULL,
  debit_account bigint NOT NULL,
  credit_account bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  created_at timestamptz NOT NULL,
  guarded_balance_after bigint,
  -- main + bonus of the owner after the transaction, where it differs from guarded_balance_after.
  member_balance_after bigint,
  round_no bigint,
  reverses_txn_id bigint,
  shard smallint NOT NULL,
  code smallint NOT NULL,
  -- 0 none, 1 debit, 2 credit.
  guarded_side smallint NOT NULL,
  kind smallint,
  scope_no smallint,
  body_hash uuid,
  key text COLLATE "C",
  PRIMARY KEY (id, shard),
  CHECK ((debit_account & 3) = (credit_account & 3) AND debit_account <> credit_account)
);
CREATE UNIQUE INDEX transfer_key ON wallet.transfer (key, scope_no, shard) WHERE key IS NOT NULL;
CREATE UNIQUE INDEX transfer_reverses ON wallet.transfer (reverses_txn_id, shard) WHERE reverses_txn_id IS NOT NULL;
-- The owner's movements in order: account record, betting record, proofs.
CREATE INDEX transfer_by_owner ON wallet.transfer (((CASE guarded_side WHEN 1 THEN debit_account ELSE credit_account END) >> 16), id)
  WHERE guarded_side > 0;
GRANT SELECT, INSERT ON wallet.transfer TO sala_app;

-- First answers of the hot path that moved nothing: refused bets, wins of zero, repeats of a rollback, and tombstones
-- (kind 9, standing under the key of the bet that may still arrive).
CREATE TABLE wallet.answer (
  key text COLLATE "C" NOT NULL,
  scope_no smallint NOT NULL,
  shard smallint NOT NULL,
  kind smallint NOT NULL,
  status smallint NOT NULL,
  body_hash uuid,
  owner_no bigint NOT NULL,
  txn_id bigint,
  round_no bigint,
  reverses_txn_id bigint,
  balance bigint NOT NULL,
  is_free boolean NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (key, scope_no, shard)
);
-- Followers find here the rounds that a win of zero closed.
CREATE INDEX answer_by_txn ON wallet.answer (txn_id) WHERE txn_id IS NOT NULL;
CREATE UNIQUE INDEX answer_reverses ON wallet.answer (reverses_txn_id, shard) WHERE reverses_txn_id IS NOT NULL;
GRANT SELECT, INSERT ON wallet.answer TO sala_app;

-- Transactions outside the hot path: one row a transaction, its transfers beside.
CREATE TABLE wallet.txn (
  txn_id bigint NOT NULL,
  shard smallint NOT NULL,
  scope text NOT NULL,
  key text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  currency text NOT NULL,
  body_hash uuid NOT NULL,
  reverses_txn_id bigint,
  reference text,
  actor text,
  reason text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (txn_id, shard),
  UNIQUE (key, scope, shard)
);
CREATE UNIQUE INDEX txn_reverses ON wallet.txn (reverses_txn_id, shard) WHERE reverses_txn_id IS NOT NULL;
CREATE INDEX txn_by_reference ON wallet.txn (reference) WHERE reference IS NOT NULL;
GRANT SELECT, INSERT ON wallet.txn TO sala_app;

-- What is left of each hold; its money is in the member's hold account.
CREATE TABLE wallet.hold (
  hold_no bigint NOT NULL,
  shard smallint NOT NULL,
  owner_no bigint NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  left_amount bigint NOT NULL CHECK (left_amount BETWEEN 0 AND amount),
  reference text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (hold_no, shard)
);
CREATE INDEX hold_open ON wallet.hold (owner_no) WHERE left_amount > 0;
GRANT SELECT, INSERT, UPDATE ON wallet.hold TO sala_app;

-- What a member owes, equal to what the receivable account is below zero.
CREATE TABLE wallet.receivable (
  owner_no bigint NOT NULL,
  shard smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (owner_no, shard)
);
GRANT SELECT, INSERT, UPDATE ON wallet.receivable TO sala_app;

-- A vendor's round of one member. round_no is the transaction of its first bet; a win returns in the proportion of the
-- two stake parts (domain/economy.md §5). state: 0 open, 1 closed, 2 cancelled. Protected by the owner's balance row.
CREATE TABLE wallet.round (
  round_no bigint NOT NULL,
  owner_no bigint NOT NULL,
  opened_at timestamptz NOT NULL,
  ended_at timestamptz,
  stake_real bigint NOT NULL CHECK (stake_real >= 0),
  stake_bonus bigint NOT NULL CHECK (stake_bonus >= 0),
  win_amount bigint NOT NULL CHECK (win_amount >= 0),
  jackpot_amount bigint NOT NULL,
  closing_txn_id bigint,
  game_no int NOT NULL,
  -- The house account its money goes to and comes from, whatever product the game is counted under later.
  house_purpose int NOT NULL,
  bet_count int NOT NULL,
  win_count int NOT NULL,
  vendor_no smallint NOT NULL,
  state smallint NOT NULL,
  shard smallint NOT NULL,
  is_free boolean NOT NULL,
  round_id text COLLATE "C" NOT NULL,
  ended_by text,
  end_reason text,
  PRIMARY KEY (round_no, shard),
  UNIQUE (round_id, vendor_no, owner_no, shard)
) WITH (fillfactor = 50);
GRANT SELECT, INSERT, UPDATE ON wallet.round TO sala_app;

-- What forbids a bet, read inside the posting function. Written through the wallet's door only.
CREATE TABLE wallet.member_guard (
  owner_no bigint NOT NULL,
  shard smallint NOT NULL,
  blocked_reason text,
  blocked_until timestamptz,
  max_stake bigint CHECK (max_stake >= 0),
  bonus_max_stake bigint CHECK (bonus_max_stake >= 0),
  PRIMARY KEY (owner_no, shard)
);
GRANT SELECT, INSERT, UPDATE ON wallet.member_guard TO sala_app;

CREATE TABLE wallet.loss_limit (
  owner_no bigint NOT NULL,
  shard smallint NOT NULL,
  period text NOT NULL CHECK (period IN ('DAY', 'WEEK', 'MONTH')),
  limit_amount bigint NOT NULL CHECK (limit_amount >= 0),
  -- Limit minus losses of the period; above the limit while the member is ahead.
  left_amount bigint NOT NULL,
  ends_at timestamptz NOT NULL,
  time_zone text NOT NULL,
  PRIMARY KEY (owner_no, period, shard)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON wallet.loss_limit TO sala_app;

CREATE TABLE wallet.game_guard (
  game_no int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor_no smallint NOT NULL REFERENCES wallet.scope,
  game_code text NOT NULL,
  product text NOT NULL,
  house_thb int NOT NULL REFERENCES wallet.purpose,
  house_trial int NOT NULL REFERENCES wallet.purpose,
  is_open boolean NOT NULL,
  UNIQUE (vendor_no, game_code)
);
GRANT SELECT, INSERT, UPDATE ON wallet.game_guard TO sala_app;

-- The end of a loss limit's running period: the first one after `at`, in the member's calendar.
CREATE FUNCTION wallet.period_end(ends_at timestamptz, period text, time_zone text, at timestamptz) RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
DECLARE step interval := CASE period WHEN 'DAY' THEN interval '1 day' WHEN 'WEEK' THEN interval '7 days' ELSE interval '1 month' END; local timestamp;
BEGIN
  WHILE ends_at <= at LOOP
    local := ends_at AT TIME ZONE time_zone;
    -- After a long absence, one jump by whole days keeps the loop short.
    IF period = 'DAY' AND at - ends_at > interval '2 days' THEN local := local + date_trunc('day', at - ends_at - interval '1 day'); END IF;
    ends_at := (local + step) AT TIME ZONE time_zone;
  END LOOP;
  RETURN ends_at;
END $$;
