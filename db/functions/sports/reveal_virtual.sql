-- The seed of a virtual match that is over or void, written into its row; it leaves the secrets. Raises if it
-- is too early. Called again, it returns the same.
CREATE OR REPLACE FUNCTION sports.reveal_virtual(p_match text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  match sports.virtual_match;
  seed text;
BEGIN
  SELECT m.* INTO STRICT match FROM sports.virtual_match m WHERE m.match_id = p_match FOR UPDATE;
  IF match.server_seed IS NOT NULL THEN
    RETURN match.server_seed;
  END IF;
  IF match.state NOT IN ('DONE', 'VOID') THEN
    RAISE EXCEPTION 'the seed of the match % is secret until it is over', p_match;
  END IF;
  DELETE FROM sports.virtual_secret s WHERE s.match_id = p_match
  RETURNING encode(s.seed, 'hex') INTO STRICT seed;
  UPDATE sports.virtual_match m SET server_seed = seed, revealed_at = app.now() WHERE m.match_id = p_match;
  RETURN seed;
END $$;

REVOKE EXECUTE ON FUNCTION sports.reveal_virtual(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sports.reveal_virtual(text) TO sala_app;
