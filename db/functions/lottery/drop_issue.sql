-- Removes an issue of a day that is not drawn, if nobody has bet in it and it has not closed; false
-- otherwise. Its place in a chain stays used, and its seed is kept secret until the next place is revealed.
-- The lock waits for the judges that hold the issue, so their bets are seen.
CREATE OR REPLACE FUNCTION lottery.drop_issue(p_game text, p_numero text)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  issue lottery.issue;
BEGIN
  SELECT i.* INTO issue FROM lottery.issue i
  WHERE i.game_code = p_game AND i.numero = p_numero AND i.state = 'WAITING' FOR UPDATE;
  IF NOT FOUND OR issue.closes_at <= app.now() OR EXISTS (
    SELECT FROM lottery.orders o WHERE o.game_code = p_game AND o.numero = p_numero) THEN
    RETURN false;
  END IF;
  DELETE FROM lottery.issue i WHERE i.game_code = p_game AND i.numero = p_numero;
  IF issue.chain_id IS NOT NULL THEN
    INSERT INTO lottery.chain_gap (chain_id, first_place, last_place, first_numero, last_numero, last_seed)
    VALUES (issue.chain_id, issue.chain_place, issue.chain_place, p_numero, p_numero, '');
  END IF;
  RETURN true;
END $$;

REVOKE EXECUTE ON FUNCTION lottery.drop_issue(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lottery.drop_issue(text, text) TO sala_app;
