-- The random words of p_count minutes of a virtual match from p_minute on, or of as many as have come: of
-- each the first p_blocks blocks of the fair stream (domain/studio-games.md §1) with the match's seed, its id
-- as the client part and the minute as the nonce. They exist for nobody before their minute: the seed stays
-- here, and this raises if the match's clock has not come to p_minute. So whoever prices a match or bets on
-- it, the house included, cannot know what comes.
CREATE OR REPLACE FUNCTION sports.virtual_words(
  p_match text, p_tag text, p_minute int, p_count int, p_blocks int)
RETURNS bytea LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  match sports.virtual_match;
  key bytea;
  inner_pad bytea := decode(repeat('36', 64), 'hex');
  outer_pad bytea := decode(repeat('5c', 64), 'hex');
  words bytea := ''::bytea;
  come int;
BEGIN
  SELECT m.* INTO STRICT match FROM sports.virtual_match m WHERE m.match_id = p_match;
  come := floor(extract(epoch FROM app.now() - match.kicked_off_at) * 1000 / match.unit_ms);
  IF match.state <> 'LIVE' OR p_minute < 1 OR come < p_minute THEN
    RAISE EXCEPTION 'minute % of the match % has not come', p_minute, p_match;
  END IF;
  SELECT s.seed INTO STRICT key FROM sports.virtual_secret s WHERE s.match_id = p_match;
  FOR place IN 0 .. length(key) - 1 LOOP
    inner_pad := set_byte(inner_pad, place, get_byte(inner_pad, place) # get_byte(key, place));
    outer_pad := set_byte(outer_pad, place, get_byte(outer_pad, place) # get_byte(key, place));
  END LOOP;
  FOR minute IN p_minute .. least(come, p_minute + p_count - 1) LOOP
    FOR block IN 0 .. p_blocks - 1 LOOP
      words := words || sha256(outer_pad || sha256(
        inner_pad || convert_to(format('%s:%s:%s:%s', p_tag, p_match, minute, block), 'UTF8')));
    END LOOP;
  END LOOP;
  RETURN words;
END $$;

REVOKE EXECUTE ON FUNCTION sports.virtual_words(text, text, int, int, int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sports.virtual_words(text, text, int, int, int) TO sala_app;
