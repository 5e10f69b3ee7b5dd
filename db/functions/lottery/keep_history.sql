-- Stores past draws of an imported lottery that nobody could bet in, as settled issues without a chain;
-- issues that are there already are left as they are. Returns the numeros that are new. Raises if a draw is
-- not past.
CREATE OR REPLACE FUNCTION lottery.keep_history(
  p_game text, p_numeros text[], p_opens timestamptz[], p_closes timestamptz[], p_draws timestamptz[],
  p_results text[])
RETURNS SETOF text LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
BEGIN
  IF EXISTS (SELECT FROM unnest(p_draws) AS d (draws_at) WHERE d.draws_at > app.now()) THEN
    RAISE EXCEPTION 'a draw of % is not past', p_game;
  END IF;
  RETURN QUERY
  INSERT INTO lottery.issue AS i (game_code, numero, opens_at, closes_at, draws_at, state, source, result,
    version, order_count, drawn_at, settled_at)
  SELECT p_game, h.numero, h.opens_at, h.closes_at, h.draws_at, 'SETTLED', 'IMPORT', h.result, 1, 0,
         h.draws_at, h.draws_at
  FROM unnest(p_numeros, p_opens, p_closes, p_draws, p_results)
    AS h (numero, opens_at, closes_at, draws_at, result)
  ON CONFLICT DO NOTHING
  RETURNING i.numero;
END $$;

REVOKE EXECUTE ON FUNCTION
  lottery.keep_history(text, text[], timestamptz[], timestamptz[], timestamptz[], text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION
  lottery.keep_history(text, text[], timestamptz[], timestamptz[], timestamptz[], text[]) TO sala_app;
