-- The seed of a draw, and writes it into the row: of a rain once it has ended, of a raffle once its list is
-- frozen and its moment has come, of a void one at once. NULL if it is lost. Raises if it is too early.
CREATE OR REPLACE FUNCTION promotions.reveal_draw_seed(p_promotion text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  draw promotions.draw;
  seed bytea;
BEGIN
  SELECT d.* INTO STRICT draw FROM promotions.draw d WHERE d.promotion_id = p_promotion FOR UPDATE;
  IF draw.server_seed IS NOT NULL THEN
    RETURN draw.server_seed;
  END IF;
  IF draw.state NOT IN ('ENDED', 'VOID') AND NOT (draw.kind = 'RAFFLE' AND draw.state = 'CLOSED'
    AND draw.beacon IS NOT NULL AND app.now() >= draw.draws_at) THEN
    RAISE EXCEPTION 'the seed of % is secret until it has decided', p_promotion;
  END IF;
  SELECT s.seed INTO seed FROM promotions.draw_secret s WHERE s.promotion_id = p_promotion;
  IF seed IS NULL OR encode(sha256(seed), 'hex') <> draw.commit_hash THEN
    RETURN NULL;
  END IF;
  UPDATE promotions.draw d SET server_seed = encode(seed, 'hex'), revealed_at = app.now()
  WHERE d.promotion_id = p_promotion;
  RETURN encode(seed, 'hex');
END $$;

REVOKE EXECUTE ON FUNCTION promotions.reveal_draw_seed(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION promotions.reveal_draw_seed(text) TO sala_app;
