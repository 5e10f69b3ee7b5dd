-- Up Migration
-- Accounts of players and agents, their tree, invitation codes, passwords, verification codes and sign-ins.

CREATE SCHEMA identity;
GRANT USAGE ON SCHEMA identity TO sala_app;

CREATE TABLE identity.account (
  account_id text PRIMARY KEY,
  merchant_id text NOT NULL REFERENCES system.merchant,
  -- Kept in lower case, so that two spellings of one name are one.
  username text NOT NULL CHECK (username = lower(username)),
  -- 0 member, 1 top agent, 2 agent, 41 affiliate agent, 42 affiliate sub-agent, 4 trial (domain/agents.md §1).
  type smallint NOT NULL CHECK (type IN (0, 1, 2, 4, 41, 42)),
  state text NOT NULL DEFAULT 'ACTIVE' CHECK (state IN ('ACTIVE', 'FROZEN')),
  frozen_reason text,
  frozen_by text,
  frozen_at timestamptz,
  nickname text NOT NULL DEFAULT '',
  language text NOT NULL DEFAULT 'TH',
  upline_id text REFERENCES identity.account,
  depth smallint NOT NULL DEFAULT 0 CHECK (depth BETWEEN 0 AND 20),
  -- Who recommended the account where that is not its upline.
  referrer_id text REFERENCES identity.account,
  -- NULL for trial accounts, which nobody signs in to by password.
  password_hash text,
  password_changed_at timestamptz NOT NULL DEFAULT app.now(),
  -- Set while the password is the initial one that an agent opened the account with.
  initial_until timestamptz,
  payment_password_hash text,
  payee_name text,
  -- E.164; one number, one account of a merchant.
  mobile text CHECK (mobile ~ '^\+[1-9][0-9]{5,14}$'),
  mobile_verified_at timestamptz,
  email text,
  email_verified_at timestamptz,
  kyc_level smallint NOT NULL DEFAULT 0 CHECK (kyc_level BETWEEN 0 AND 3),
  vip_level smallint NOT NULL DEFAULT 0,
  age_confirmed_at timestamptz,
  terms_accepted_at timestamptz,
  -- The optional fields of registration: line, birthday and the like.
  profile jsonb NOT NULL DEFAULT '{}',
  first_login_acked_at timestamptz,
  last_sign_in_at timestamptz,
  last_sign_in_address text,
  registered_address text NOT NULL DEFAULT '',
  registered_host text NOT NULL DEFAULT '',
  registered_by text NOT NULL DEFAULT 'WEB',
  created_at timestamptz NOT NULL DEFAULT app.now(),
  CHECK ((type = 4) = (password_hash IS NULL)),
  CONSTRAINT account_username_once UNIQUE (merchant_id, username)
);
CREATE UNIQUE INDEX account_mobile_once ON identity.account (merchant_id, mobile) WHERE mobile IS NOT NULL;
CREATE INDEX account_by_time ON identity.account (merchant_id, created_at DESC, account_id DESC);
CREATE INDEX account_by_name_start ON identity.account (merchant_id, username text_pattern_ops);
CREATE INDEX account_by_payee ON identity.account (merchant_id, lower(payee_name) text_pattern_ops) WHERE payee_name IS NOT NULL;
CREATE INDEX account_by_upline ON identity.account (upline_id) WHERE upline_id IS NOT NULL;
CREATE INDEX account_by_referrer ON identity.account (referrer_id) WHERE referrer_id IS NOT NULL;
CREATE INDEX account_by_sign_in ON identity.account (merchant_id, last_sign_in_at);
GRANT SELECT, INSERT, UPDATE ON identity.account TO sala_app;

-- Every ancestor of every account, nearest at distance 1: a team is one index range.
CREATE TABLE identity.upline (
  account_id text NOT NULL REFERENCES identity.account,
  upline_id text NOT NULL REFERENCES identity.account,
  distance smallint NOT NULL CHECK (distance >= 1),
  PRIMARY KEY (account_id, upline_id)
);
CREATE INDEX upline_team ON identity.upline (upline_id, distance, account_id);
GRANT SELECT, INSERT, DELETE ON identity.upline TO sala_app;

-- Invitation codes, one space for affiliate and referral codes, kept in upper case; a host may stand for a code.
CREATE TABLE identity.invitation (
  merchant_id text NOT NULL,
  code text NOT NULL CHECK (code = upper(code)),
  account_id text NOT NULL REFERENCES identity.account,
  -- What an account opened with it becomes, and its prize group where the agent set one.
  member_type smallint NOT NULL DEFAULT 0 CHECK (member_type IN (0, 2, 42)),
  member_g smallint CHECK (member_g BETWEEN 1800 AND 1980 AND member_g % 2 = 0),
  host text UNIQUE,
  is_active boolean NOT NULL DEFAULT true,
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (merchant_id, code)
);
CREATE INDEX invitation_by_account ON identity.invitation (account_id);
GRANT SELECT, INSERT, UPDATE ON identity.invitation TO sala_app;

-- Former passwords; the last three may not come back.
CREATE TABLE identity.former_password (
  account_id text NOT NULL REFERENCES identity.account,
  password_hash text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (account_id, changed_at)
);
GRANT SELECT, INSERT, DELETE ON identity.former_password TO sala_app;

-- Remembered devices: the SHA-256 of a cookie's 32 bytes, taken once and replaced.
CREATE TABLE identity.remembered (
  token_hash bytea PRIMARY KEY,
  account_id text NOT NULL REFERENCES identity.account,
  merchant_id text NOT NULL,
  device text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app.now()
);
CREATE INDEX remembered_by_account ON identity.remembered (account_id);
GRANT SELECT, INSERT, DELETE ON identity.remembered TO sala_app;

CREATE TABLE identity.sign_in (
  sign_in_id uuid PRIMARY KEY,
  account_id text NOT NULL REFERENCES identity.account,
  merchant_id text NOT NULL,
  how text NOT NULL CHECK (how IN ('PASSWORD', 'REGISTER', 'REMEMBERED', 'FREEPLAY', 'HANDOVER')),
  address text NOT NULL,
  country text NOT NULL DEFAULT '',
  device text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT app.now()
);
CREATE INDEX sign_in_by_account ON identity.sign_in (account_id, at DESC);
CREATE INDEX sign_in_by_time ON identity.sign_in (merchant_id, at);
GRANT SELECT, INSERT ON identity.sign_in TO sala_app;

-- The one living code of a purpose and a number (or address): a new one replaces it. Keyed hash only.
CREATE TABLE identity.code (
  merchant_id text NOT NULL,
  purpose text NOT NULL,
  target text NOT NULL,
  -- Whose request it was: an account or a visitor; nobody else can use it.
  subject text NOT NULL,
  code_hash bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  used_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (merchant_id, purpose, target)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON identity.code TO sala_app;
