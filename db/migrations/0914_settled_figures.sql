-- Up Migration
-- The house's figures of settled play beside those of what was placed and paid: a stake and its payout stand in the half
-- hour in which the round was settled, a correction in that of the correction. A follower of its own fills them, from
-- the first change on.
ALTER TABLE operator.house_slot
  ADD COLUMN settled_stakes bigint NOT NULL DEFAULT 0,
  ADD COLUMN settled_payouts bigint NOT NULL DEFAULT 0;
