-- Up Migration
-- Recovery of a forgotten password.

ALTER TABLE identity.account
  -- A stolen session may write another address into the profile; until that is proven, no link goes there.
  ADD COLUMN email_is_own boolean NOT NULL DEFAULT true,
  -- After a password was recovered nothing is paid out for a day.
  ADD COLUMN payout_hold_until timestamptz;

-- Links to a new password: the SHA-256 of a mail's 32 bytes. A newer link, or a changed password, ends the older ones.
CREATE TABLE identity.reset_link (
  token_hash bytea PRIMARY KEY,
  account_id text NOT NULL REFERENCES identity.account,
  merchant_id text NOT NULL,
  used_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app.now()
);
CREATE INDEX reset_link_by_account ON identity.reset_link (account_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON identity.reset_link TO sala_app;
