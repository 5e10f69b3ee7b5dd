-- A member's shot into a round, under the lock of the round: its place is its order, and it is taken only
-- between the opening and the draw by the product's clock. Nobody can add one once the seed can be revealed.
-- OK with its place, UNKNOWN, NOT_OPEN, OVER, USED if the member has no shot left, or TOO_SOON; `mine` are
-- the member's shots in the round, this one included, and `next_at` is when their next one is taken.
CREATE OR REPLACE FUNCTION lottery.place_shot(
  p_game text, p_numero text, p_merchant text, p_member text, p_name text, p_number text,
  p_demo boolean, p_every_seconds int, p_most int)
RETURNS TABLE (outcome text, place int, at timestamptz, mine int, next_at timestamptz)
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  issue lottery.issue;
  last_at timestamptz;
BEGIN
  SELECT i.* INTO issue FROM lottery.issue i
  WHERE i.game_code = p_game AND i.numero = p_numero AND i.source = 'SHOTS';
  IF NOT FOUND THEN
    outcome := 'UNKNOWN';
    RETURN NEXT;
    RETURN;
  END IF;
  -- A late shot waits for nobody, and whoever draws the round waits for no late one.
  IF app.now() < issue.draws_at THEN
    INSERT INTO lottery.shot_round (game_code, numero) VALUES (p_game, p_numero) ON CONFLICT DO NOTHING;
    PERFORM FROM lottery.shot_round r WHERE r.game_code = p_game AND r.numero = p_numero FOR UPDATE;
    SELECT i.* INTO issue FROM lottery.issue i WHERE i.game_code = p_game AND i.numero = p_numero;
  END IF;
  at := app.now();
  SELECT count(*), max(s.at) INTO mine, last_at FROM lottery.shot s
  WHERE s.game_code = p_game AND s.numero = p_numero AND s.member_id = p_member;
  next_at := last_at + p_every_seconds * interval '1 second';
  IF at >= issue.draws_at OR issue.state NOT IN ('WAITING', 'CLOSED') THEN
    outcome := 'OVER';
  ELSIF at < issue.opens_at THEN
    outcome := 'NOT_OPEN';
  ELSIF mine >= p_most THEN
    outcome := 'USED';
  ELSIF next_at > at THEN
    outcome := 'TOO_SOON';
  ELSE
    UPDATE lottery.shot_round r SET shot_count = r.shot_count + 1, shot_sum = r.shot_sum + p_number::int
    WHERE r.game_code = p_game AND r.numero = p_numero RETURNING r.shot_count INTO place;
    INSERT INTO lottery.shot (game_code, numero, place, merchant_id, member_id, name, number, at, is_demo)
    VALUES (p_game, p_numero, place_shot.place, p_merchant, p_member, p_name, p_number,
      place_shot.at, p_demo);
    outcome := 'OK';
    mine := mine + 1;
    next_at := at + p_every_seconds * interval '1 second';
  END IF;
  RETURN NEXT;
END $$;

REVOKE EXECUTE ON FUNCTION
  lottery.place_shot(text, text, text, text, text, text, boolean, int, int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION
  lottery.place_shot(text, text, text, text, text, text, boolean, int, int) TO sala_app;
