-- Removes the issues of a game that nobody bet in and whose time for a result is over, which is p_late_ms
-- after the draw if the issue has none of its own: the house was off, and they are never held. Those that are
-- drawn elsewhere are not missed; they wait for their result. Their places stay used, and each run of them is
-- revealed by the seed of its last one. Issues with bets are left to be made void. Returns how many were
-- removed.
CREATE OR REPLACE FUNCTION lottery.skip_missed(p_game text, p_late_ms float8)
RETURNS int LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  removed int;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('lottery.make_issues:' || p_game, 0));
  WITH gone AS (
    DELETE FROM lottery.issue i
    WHERE i.game_code = p_game AND i.state IN ('WAITING', 'CLOSED') AND i.server_seed IS NULL
      AND i.source <> 'IMPORT' AND i.closes_at < app.now()
      AND coalesce(i.timeout_at, i.draws_at + p_late_ms * interval '1 millisecond') < app.now()
      AND NOT EXISTS (SELECT FROM lottery.orders o WHERE o.game_code = i.game_code AND o.numero = i.numero)
    RETURNING i.chain_id, i.chain_place, i.numero),
  numbered AS (
    SELECT g.*, g.chain_place - row_number() OVER (PARTITION BY g.chain_id ORDER BY g.chain_place) AS run
    FROM gone g),
  runs AS (
    SELECT n.chain_id, min(n.chain_place) AS first_place, max(n.chain_place) AS last_place,
           (array_agg(n.numero ORDER BY n.chain_place))[1] AS first_numero,
           (array_agg(n.numero ORDER BY n.chain_place DESC))[1] AS last_numero, count(*) AS issues
    FROM numbered n GROUP BY n.chain_id, n.run),
  kept AS (
    INSERT INTO lottery.chain_gap (chain_id, first_place, last_place, first_numero, last_numero, last_seed)
    SELECT r.chain_id, r.first_place, r.last_place, r.first_numero, r.last_numero,
           coalesce(encode((lottery.links_of(r.chain_id, r.last_place, r.last_place))[1], 'hex'), '')
    FROM runs r WHERE r.chain_id IS NOT NULL)
  SELECT coalesce(sum(r.issues), 0)::int INTO removed FROM runs r;
  RETURN removed;
END $$;

REVOKE EXECUTE ON FUNCTION lottery.skip_missed(text, float8) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lottery.skip_missed(text, float8) TO sala_app;
