-- Up Migration
-- Rebates that members claim (docs/flows/rebate.md): what was settled and is not claimed yet, what was
-- claimed, and what the house has given a member on a day.

CREATE SCHEMA promotions;
GRANT USAGE ON SCHEMA promotions TO sala_app;

-- Valid bet that waits for its rebate, by product and the week of its settlement; below zero if a correction
-- took back more. `carried_amount` is what a day's cap left over.
CREATE TABLE promotions.rebate_play (
  member_id text NOT NULL,
  product text NOT NULL,
  week text NOT NULL,
  merchant_id text NOT NULL,
  valid_amount bigint NOT NULL,
  carried_amount bigint NOT NULL DEFAULT 0 CHECK (carried_amount >= 0),
  PRIMARY KEY (member_id, product, week)
);
CREATE INDEX rebate_play_due ON promotions.rebate_play (merchant_id, member_id, week);
GRANT SELECT, INSERT, UPDATE, DELETE ON promotions.rebate_play TO sala_app;

-- Rounds that were settled while a bonus row was open: their corrections do not count either.
CREATE TABLE promotions.rebate_left_out (round_no bigint PRIMARY KEY);
GRANT SELECT, INSERT ON promotions.rebate_left_out TO sala_app;

-- One row for each category of a claim. Never updated.
CREATE TABLE promotions.rebate_claim (
  claim_id text NOT NULL,
  product text NOT NULL,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  -- What was claimed, and the rate of the member's group at that moment.
  valid_amount bigint NOT NULL,
  carried_amount bigint NOT NULL,
  rate_ppm int NOT NULL CHECK (rate_ppm >= 0),
  amount bigint NOT NULL CHECK (amount > 0),
  left_amount bigint NOT NULL CHECK (left_amount >= 0),
  is_automatic boolean NOT NULL,
  day date NOT NULL,
  claimed_at timestamptz NOT NULL,
  PRIMARY KEY (claim_id, product)
);
CREATE INDEX rebate_claim_of_member ON promotions.rebate_claim (member_id, claimed_at DESC, claim_id, product);
CREATE INDEX rebate_claim_of_day ON promotions.rebate_claim (merchant_id, day);
GRANT SELECT, INSERT ON promotions.rebate_claim TO sala_app;

-- How far a merchant's automatic rebate of a week has come.
CREATE TABLE promotions.rebate_run (
  merchant_id text NOT NULL,
  week text NOT NULL,
  after_member text NOT NULL DEFAULT '',
  ended_at timestamptz,
  PRIMARY KEY (merchant_id, week)
);
GRANT SELECT, INSERT, UPDATE ON promotions.rebate_run TO sala_app;

-- What a member was given on a business day, by the cap that bounds it: BONUS (all kinds together) or REBATE.
CREATE TABLE promotions.given_day (
  member_id text NOT NULL,
  day date NOT NULL,
  cap text NOT NULL CHECK (cap IN ('BONUS', 'REBATE')),
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  PRIMARY KEY (member_id, day, cap)
);
GRANT SELECT, INSERT, UPDATE ON promotions.given_day TO sala_app;
