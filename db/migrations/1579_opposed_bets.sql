-- Up Migration
-- Bets of a member on several selections of a market are found by the member: a market may have any number of bets.
CREATE INDEX bet_opposed ON sports.bet (member_id) WHERE has_opposite;
