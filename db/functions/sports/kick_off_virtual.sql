-- Begins the clock of a virtual match: it counts from its start, also if the house was off then, and a unit
-- takes p_unit_ms. Returns whether it began; not before its start, and only once.
CREATE OR REPLACE FUNCTION sports.kick_off_virtual(p_match text, p_unit_ms int)
RETURNS boolean LANGUAGE sql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
  WITH begun AS (
    UPDATE sports.virtual_match m SET state = 'LIVE', kicked_off_at = m.starts_at, unit_ms = p_unit_ms
    WHERE m.match_id = p_match AND m.state IN ('PLANNED', 'TOLD') AND m.starts_at <= app.now() RETURNING 1)
  SELECT EXISTS (SELECT FROM begun)
$$;

REVOKE EXECUTE ON FUNCTION sports.kick_off_virtual(text, int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sports.kick_off_virtual(text, int) TO sala_app;
