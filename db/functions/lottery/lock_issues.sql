-- Locks issues FOR SHARE in the order of their keys, for the judge of a batch of bets, and says what each is
-- by the clock behind the locks. While they are held an issue cannot close, so whatever is OPEN here is in
-- its digest. Only what can still take bets is locked, so late bets never hold up the close. An unknown
-- issue is left out.
--
-- Plans are pinned: an index probe for each issue whatever the statistics say.
CREATE OR REPLACE FUNCTION lottery.lock_issues(p_games text[], p_numeros text[])
RETURNS TABLE (
  game_code text, numero text, state text, opens_at timestamptz, closes_at timestamptz,
  draws_at timestamptz, now timestamptz)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET enable_bitmapscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
DECLARE
  moment timestamptz;
BEGIN
  PERFORM FROM (
    SELECT u.* FROM unnest(p_games, p_numeros) AS u(game, no) ORDER BY u.game, u.no OFFSET 0) AS s
  CROSS JOIN LATERAL (
    SELECT FROM lottery.issue i
    WHERE i.game_code = s.game AND i.numero = s.no AND i.state = 'WAITING' AND i.closes_at > app.now()
    FOR SHARE OF i) AS l;
  -- Clock and states are those after the wait for the locks.
  moment := app.now();
  RETURN QUERY
  SELECT i.game_code, i.numero,
    CASE WHEN i.state <> 'WAITING' THEN i.state WHEN moment < i.opens_at THEN 'SCHEDULED'
      WHEN moment < i.closes_at THEN 'OPEN' ELSE 'CLOSED' END,
    i.opens_at, i.closes_at, i.draws_at, moment
  FROM unnest(p_games, p_numeros) AS s(game, no)
  CROSS JOIN LATERAL (
    SELECT t.* FROM lottery.issue t WHERE t.game_code = s.game AND t.numero = s.no OFFSET 0) AS i;
END $$;
