-- Up Migration
-- What check-ins and missions look at (docs/flows/missions.md), and the days that were checked in.

-- What was settled of a member's play on a business day, by product: valid bet, rounds, and rounds that paid
-- more than their stake. Corrections stand on the day on which they were made, and may bring a row below zero.
CREATE TABLE promotions.play_day (
  member_id text NOT NULL,
  day date NOT NULL,
  product text NOT NULL,
  merchant_id text NOT NULL,
  valid_amount bigint NOT NULL,
  round_count int NOT NULL,
  win_count int NOT NULL,
  PRIMARY KEY (member_id, day, product)
);
GRANT SELECT, INSERT, UPDATE ON promotions.play_day TO sala_app;

-- They begin with what is settled from now on.
INSERT INTO wallet.follower (name, position)
SELECT 'promotions.played', coalesce(max(id), 0) FROM wallet.play_change
ON CONFLICT DO NOTHING;

-- A day that was checked in, and its place in the row of days.
CREATE TABLE promotions.check_in_day (
  promotion_id text NOT NULL REFERENCES promotions.promotion,
  member_id text NOT NULL,
  day date NOT NULL,
  place smallint NOT NULL CHECK (place > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  claim_id text NOT NULL REFERENCES promotions.claim,
  PRIMARY KEY (promotion_id, member_id, day)
);
GRANT SELECT, INSERT ON promotions.check_in_day TO sala_app;
