-- Up Migration
-- The results desk lists what was confirmed within some days.
CREATE INDEX result_confirmed ON sports.result (confirmed_at) WHERE state = 'CONFIRMED';
CREATE INDEX result_entered ON sports.result (fixture_id) WHERE state = 'ENTERED';
