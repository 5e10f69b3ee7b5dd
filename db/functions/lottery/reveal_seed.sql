-- The seed of an issue, and writes it into the row: once the issue and every earlier place of its chain have
-- closed, and its beacon stands or it is void. NULL if the seed is lost: its secret is gone or is not what
-- was committed to. Raises if it is too early. Called again, it returns the same. Places before it whose
-- issues were removed ahead of their time are revealed with it.
CREATE OR REPLACE FUNCTION lottery.reveal_seed(p_game text, p_numero text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  issue lottery.issue;
  link bytea;
BEGIN
  SELECT i.* INTO STRICT issue FROM lottery.issue i
  WHERE i.game_code = p_game AND i.numero = p_numero AND i.chain_id IS NOT NULL FOR UPDATE;
  IF issue.server_seed IS NOT NULL THEN
    RETURN issue.server_seed;
  END IF;
  IF issue.state NOT IN ('CLOSED', 'VOID') OR issue.beacon IS NULL AND issue.state <> 'VOID' OR EXISTS (
    SELECT FROM lottery.issue i
    WHERE i.chain_id = issue.chain_id AND i.chain_place <= issue.chain_place AND i.closes_at > app.now()) THEN
    RAISE EXCEPTION 'the seed of % % is secret until it has closed and its beacon stands', p_game, p_numero;
  END IF;
  link := (lottery.links_of(issue.chain_id, issue.chain_place, issue.chain_place))[1];
  IF link IS NULL OR encode(sha256('\x01'::bytea || link), 'hex') <> issue.commit_hash THEN
    RETURN NULL;
  END IF;
  UPDATE lottery.chain_gap g
  SET last_seed = coalesce(encode((lottery.links_of(g.chain_id, g.last_place, g.last_place))[1], 'hex'), '')
  WHERE g.chain_id = issue.chain_id AND g.last_place < issue.chain_place AND g.last_seed = '';
  UPDATE lottery.issue i SET server_seed = encode(link, 'hex'), revealed_at = app.now()
  WHERE i.game_code = p_game AND i.numero = p_numero;
  RETURN encode(link, 'hex');
END $$;

REVOKE EXECUTE ON FUNCTION lottery.reveal_seed(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lottery.reveal_seed(text, text) TO sala_app;
