-- Up Migration
-- Commissions begin with what is settled from now on: a house that was open before owes none for its past.
INSERT INTO wallet.follower (name, position)
SELECT 'agents.commissions', coalesce(max(id), 0) FROM wallet.play_change
ON CONFLICT DO NOTHING;
