-- Up Migration
-- A game in maintenance until a known moment takes bets again from that moment on: the posting function compares it with
-- the time of the bet, so that no job has to come for it.
ALTER TABLE wallet.game_guard ADD COLUMN opens_at timestamptz;

-- The posting function is as before but for when a game is open.
DO $$
DECLARE
  before text := 'array_agg(q.is_open ORDER BY s.n)';
  after text := 'array_agg(q.is_open OR coalesce(q.opens_at <= moment, false) ORDER BY s.n)';
  definition text := pg_get_functiondef('wallet.post_batch'::regproc);
BEGIN
  IF position(before IN definition) = 0 THEN RAISE EXCEPTION 'wallet.post_batch is not the one this migration mends'; END IF;
  EXECUTE replace(definition, before, after);
END $$;
