-- What stood against a live bet that was not accepted: its leg, and the incident or the price that it fell
-- to. Bets that were rejected before have a reason alone.
ALTER TABLE sports.bet ADD COLUMN reject_cause jsonb;
