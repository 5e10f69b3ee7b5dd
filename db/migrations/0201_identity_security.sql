-- Up Migration
-- Second factors of members: authenticators, recovery codes, trusted devices, places an account signs in from, refused sign-ins.

ALTER TABLE identity.account
  -- Sealed with the house's key; a pending seed was shown but not yet proved by a code.
  ADD COLUMN totp_seed bytea,
  ADD COLUMN totp_pending_seed bytea,
  ADD COLUMN totp_last_step bigint NOT NULL DEFAULT 0;

CREATE TABLE identity.recovery_code (
  account_id text NOT NULL REFERENCES identity.account,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (account_id, code_hash)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON identity.recovery_code TO sala_app;

-- A browser that passed a second factor: the SHA-256 of its cookie. One browser may be trusted by several accounts.
CREATE TABLE identity.trusted_device (
  device_id uuid PRIMARY KEY,
  account_id text NOT NULL REFERENCES identity.account,
  merchant_id text NOT NULL,
  token_hash bytea NOT NULL,
  device text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT '',
  trusted_at timestamptz NOT NULL DEFAULT app.now(),
  last_seen_at timestamptz NOT NULL DEFAULT app.now(),
  expires_at timestamptz NOT NULL,
  UNIQUE (token_hash, account_id)
);
CREATE INDEX trusted_device_by_account ON identity.trusted_device (account_id, last_seen_at DESC);
GRANT SELECT, INSERT, UPDATE, DELETE ON identity.trusted_device TO sala_app;

-- Networks (/24, IPv6 /48) that an account signed in from: its registered addresses.
CREATE TABLE identity.known_network (
  account_id text NOT NULL REFERENCES identity.account,
  network text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (account_id, network)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON identity.known_network TO sala_app;

-- Refused sign-ins, by the name that was typed: a name that is nobody's is written down just like one that is somebody's.
CREATE TABLE identity.refused_sign_in (
  refused_id uuid PRIMARY KEY,
  merchant_id text NOT NULL,
  username text NOT NULL,
  step text NOT NULL CHECK (step IN ('PASSWORD', 'SECOND')),
  address text NOT NULL,
  country text NOT NULL DEFAULT '',
  device text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT app.now()
);
CREATE INDEX refused_sign_in_by_name ON identity.refused_sign_in (merchant_id, username, at DESC);
CREATE INDEX refused_sign_in_by_time ON identity.refused_sign_in (at);
GRANT SELECT, INSERT, DELETE ON identity.refused_sign_in TO sala_app;

ALTER TABLE identity.sign_in DROP CONSTRAINT sign_in_how_check;
ALTER TABLE identity.sign_in
  ADD CONSTRAINT sign_in_how_check CHECK (how IN ('PASSWORD', 'SMS', 'PHONE', 'REGISTER', 'RECOVERED', 'REMEMBERED', 'FREEPLAY', 'HANDOVER')),
  -- What proved the second step; a payee name is a weak proof and is told as such.
  ADD COLUMN second text CHECK (second IN ('sms', 'email', 'payeeName', 'authenticator', 'recoveryCode'));
