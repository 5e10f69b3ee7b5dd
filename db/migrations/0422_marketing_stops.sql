-- Up Migration
-- Who gets nothing that advertises. Why is not written here: whoever writes messages does not learn it.
CREATE TABLE messaging.marketing_stop (
  merchant_id text NOT NULL,
  account_id text NOT NULL,
  since timestamptz NOT NULL,
  -- null: until somebody lifts it.
  until timestamptz,
  PRIMARY KEY (account_id, merchant_id, since)
);
GRANT SELECT, INSERT, UPDATE ON messaging.marketing_stop TO sala_app;
