-- Up Migration
-- The prize group of every account (domain/agents.md §2), and what became of it.

ALTER TABLE identity.account
  ADD COLUMN member_g smallint NOT NULL DEFAULT 1960
  CONSTRAINT account_member_g CHECK (member_g BETWEEN 1800 AND 1980 AND member_g % 2 = 0);

-- The highest group in use, which the economy guard reckons with.
CREATE INDEX account_by_group ON identity.account (merchant_id, member_g);

CREATE TABLE identity.rate_history (
  change_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL REFERENCES identity.account,
  -- Null: the account was opened with member_g.
  before_g smallint,
  member_g smallint NOT NULL,
  changed_by text NOT NULL,
  reason text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT app.now()
);
CREATE INDEX rate_history_by_account ON identity.rate_history (account_id, change_no DESC);
GRANT SELECT, INSERT ON identity.rate_history TO sala_app;

INSERT INTO identity.rate_history (account_id, member_g, changed_by, at)
SELECT account_id, member_g, 'system', created_at FROM identity.account WHERE type NOT IN (4, 5);
