-- Up Migration
-- What makes a member an active bettor, as the house has set it through time (docs/flows/team-figures.md): a
-- period is judged by the last row before its end, and by the product's own figures without one.
CREATE TABLE agents.active_bet (
  merchant_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('D', 'W', 'S', 'M')),
  since timestamptz NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (merchant_id, kind, since)
);
GRANT SELECT, INSERT ON agents.active_bet TO sala_app;
