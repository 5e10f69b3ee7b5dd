-- Gives a member the next share of an open rain. No row if it is not open, or none is left. Members who take
-- at once do not wait for each other: each takes the first share that no other is taking, and one that is not
-- taken in the end goes to the next. The share lock on the rain keeps it open until the member's transaction
-- has ended. Raises if the member has one already.
CREATE OR REPLACE FUNCTION promotions.take_share(p_promotion text, p_member text)
RETURNS TABLE (place int, amount bigint) LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
BEGIN
  PERFORM FROM promotions.draw d
  WHERE d.promotion_id = p_promotion AND d.state = 'OPEN' AND app.now() < d.ends_at FOR SHARE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  RETURN QUERY
  WITH taken AS (
    DELETE FROM promotions.envelope_hidden h
    WHERE h.promotion_id = p_promotion AND h.place = (
      SELECT n.place FROM promotions.envelope_hidden n WHERE n.promotion_id = p_promotion
      ORDER BY n.place LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING h.place, h.amount)
  INSERT INTO promotions.envelope_share AS s (promotion_id, place, amount, member_id, opened_at)
  SELECT p_promotion, t.place, t.amount, p_member, app.now() FROM taken t
  RETURNING s.place, s.amount;
END $$;

REVOKE EXECUTE ON FUNCTION promotions.take_share(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION promotions.take_share(text, text) TO sala_app;
