-- Up Migration
-- How far work over all members has come: a name, a period, and the member after whom it goes on.
CREATE TABLE promotions.run (
  merchant_id text NOT NULL,
  name text NOT NULL,
  period text NOT NULL,
  after_member text NOT NULL DEFAULT '',
  ended_at timestamptz,
  PRIMARY KEY (merchant_id, name, period)
);
GRANT SELECT, INSERT, UPDATE ON promotions.run TO sala_app;
