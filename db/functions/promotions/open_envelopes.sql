-- Opens a rain whose beacon stands: draws all its shares and keeps them where only take_share reads them.
-- False if the seed is lost, or is not what was committed to. Raises if it is too early.
CREATE OR REPLACE FUNCTION promotions.open_envelopes(p_promotion text)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  draw promotions.draw;
  seed bytea;
BEGIN
  SELECT d.* INTO STRICT draw FROM promotions.draw d
  WHERE d.promotion_id = p_promotion AND d.kind = 'RED_ENVELOPE' FOR UPDATE;
  IF draw.state <> 'CLOSED' OR draw.beacon IS NULL OR app.now() < draw.draws_at THEN
    RAISE EXCEPTION 'the rain % opens at its moment, once its beacon stands', p_promotion;
  END IF;
  SELECT s.seed INTO seed FROM promotions.draw_secret s WHERE s.promotion_id = p_promotion;
  IF seed IS NULL OR encode(sha256(seed), 'hex') <> draw.commit_hash THEN
    RETURN false;
  END IF;
  INSERT INTO promotions.envelope_hidden (promotion_id, place, amount)
  SELECT p_promotion, s.place, s.amount
  FROM unnest(promotions.envelope_shares(seed, draw.beacon, 'envelope:' || p_promotion,
    (draw.terms ->> 'pool')::bigint, (draw.terms ->> 'count')::int)) WITH ORDINALITY AS s(amount, place);
  UPDATE promotions.draw d
  SET state = 'OPEN', drawn_at = app.now(), list_count = (draw.terms ->> 'count')::int, due_at = draw.ends_at,
    leased_until = NULL
  WHERE d.promotion_id = p_promotion;
  RETURN true;
END $$;

REVOKE EXECUTE ON FUNCTION promotions.open_envelopes(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION promotions.open_envelopes(text) TO sala_app;
