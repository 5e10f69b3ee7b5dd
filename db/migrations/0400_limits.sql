-- Up Migration
-- Responsible gaming: who has shut himself out, and until when (domain/economy.md §10).

CREATE SCHEMA limits;
GRANT USAGE ON SCHEMA limits TO sala_app;

-- Immediate and irrevocable: rows are added, never changed. ends_at null: for good.
CREATE TABLE limits.restriction (
  restriction_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  account_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('SELF_EXCLUSION', 'TIME_OUT')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  CHECK (ends_at > starts_at)
);
CREATE INDEX restriction_by_account ON limits.restriction (account_id, merchant_id);
GRANT SELECT, INSERT ON limits.restriction TO sala_app;
