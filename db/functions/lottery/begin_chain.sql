-- Makes the seeds of a game's next draws and publishes link 0 (domain/lottery.md §3); returns the chain. The
-- last link comes from the operating system's generator, behind gen_random_uuid; every 64th is kept, and the
-- last. Only the owner may call it, which make_issues does.
CREATE OR REPLACE FUNCTION lottery.begin_chain(p_game text, p_length int)
RETURNS lottery.chain LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  link bytea := sha256(
    uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  kept bytea[] := array_fill(NULL::bytea, ARRAY[(p_length + 63) / 64]);
  chain lottery.chain;
BEGIN
  FOR place IN REVERSE p_length .. 1 LOOP
    IF place = p_length OR place % 64 = 0 THEN
      kept[(place + 63) / 64] := link;
    END IF;
    link := sha256(link);
  END LOOP;
  INSERT INTO lottery.chain (game_code, first_link, length) VALUES (p_game, encode(link, 'hex'), p_length)
  RETURNING * INTO chain;
  INSERT INTO lottery.chain_secret (chain_id, links) VALUES (chain.chain_id, kept);
  RETURN chain;
END $$;

REVOKE EXECUTE ON FUNCTION lottery.begin_chain(text, int) FROM PUBLIC;
