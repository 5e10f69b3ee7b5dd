-- Makes issues of a game, given in the order of their closes; those that are there already are left as they
-- are. Returns how many are new. An issue opens now at the earliest, and none is made in the last second
-- before its close. Raises if the issues are not in order.
--
-- With the source IMPORT they are drawn elsewhere and have no seed. Any other source gives each the next
-- place of the running chain and its commitment SHA-256(0x01 ‖ seed), which is there before it opens. The
-- next chain begins before the running one has p_spare places left, so its first link is published early.
-- What the beacon will be is fixed here too: of the source HOUSE what operators chose for the game, and of
-- any other the digest of the bets.
-- Places follow one another in time: if the product's clock went back, or a day comes in between, a new
-- chain begins.
CREATE OR REPLACE FUNCTION lottery.make_issues(
  p_game text, p_source text, p_numeros text[], p_opens timestamptz[], p_closes timestamptz[],
  p_draws timestamptz[], p_timeouts timestamptz[], p_length int, p_spare int)
RETURNS int LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  chain lottery.chain;
  wanted int[];
  made int := 0;
  part int;
  links bytea[];
  beacon text := 'ORDER_DIGEST';
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('lottery.make_issues:' || p_game, 0));
  SELECT array_agg(n ORDER BY n) INTO wanted FROM generate_subscripts(p_numeros, 1) AS n
  WHERE p_closes[n] > app.now() + interval '1 second'
    AND NOT EXISTS (SELECT FROM lottery.issue i WHERE i.game_code = p_game AND i.numero = p_numeros[n]);
  IF EXISTS (
    SELECT FROM unnest(wanted) AS w (n)
    WHERE p_opens[n] >= p_closes[n] OR p_draws[n] < p_closes[n] OR p_timeouts[n] < p_draws[n]
      OR n > 1 AND p_closes[n] <= p_closes[n - 1]) THEN
    RAISE EXCEPTION 'issues of % are made in the order of their closes', p_game;
  END IF;
  IF p_source = 'IMPORT' THEN
    INSERT INTO lottery.issue (game_code, numero, source, opens_at, closes_at, draws_at, timeout_at, due_at)
    SELECT p_game, p_numeros[w.n], p_source, greatest(p_opens[w.n], app.now()), p_closes[w.n], p_draws[w.n],
           p_timeouts[w.n], p_closes[w.n]
    FROM unnest(wanted) AS w (n);
    RETURN coalesce(cardinality(wanted), 0);
  END IF;
  IF p_source = 'HOUSE' THEN
    beacon := coalesce((SELECT g.beacon_type FROM lottery.game_beacon g WHERE g.game_code = p_game), beacon);
  END IF;
  UPDATE lottery.chain c SET is_over = true
  WHERE c.game_code = p_game AND NOT c.is_over
    AND (c.used = c.length OR c.last_closes_at >= p_closes[wanted[1]]);
  WHILE cardinality(wanted) > 0 LOOP
    SELECT c.* INTO chain FROM lottery.chain c
    WHERE c.game_code = p_game AND NOT c.is_over ORDER BY c.chain_id LIMIT 1 FOR UPDATE;
    IF NOT FOUND THEN
      chain := lottery.begin_chain(p_game, p_length);
    END IF;
    part := least(cardinality(wanted), chain.length - chain.used);
    links := lottery.links_of(chain.chain_id, chain.used + 1, chain.used + part);
    INSERT INTO lottery.issue (game_code, numero, source, opens_at, closes_at, draws_at, timeout_at, chain_id,
      chain_place, commit_hash, beacon_type, due_at)
    SELECT p_game, p_numeros[w.n], p_source, greatest(p_opens[w.n], app.now()), p_closes[w.n], p_draws[w.n],
           p_timeouts[w.n], chain.chain_id, chain.used + w.ord,
           encode(sha256('\x01'::bytea || links[w.ord]), 'hex'), beacon, p_closes[w.n]
    FROM unnest(wanted[1:part]) WITH ORDINALITY AS w (n, ord);
    UPDATE lottery.chain c SET used = c.used + part, is_over = c.used + part = c.length,
      last_closes_at = p_closes[wanted[part]]
    WHERE c.chain_id = chain.chain_id;
    made := made + part;
    wanted := wanted[part + 1:];
  END LOOP;
  SELECT c.* INTO chain FROM lottery.chain c
  WHERE c.game_code = p_game AND NOT c.is_over ORDER BY c.chain_id DESC LIMIT 1;
  IF NOT FOUND OR chain.length - chain.used < p_spare THEN
    PERFORM lottery.begin_chain(p_game, p_length);
  END IF;
  RETURN made;
END $$;

REVOKE EXECUTE ON FUNCTION lottery.make_issues(
  text, text, text[], timestamptz[], timestamptz[], timestamptz[], timestamptz[], int, int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lottery.make_issues(
  text, text, text[], timestamptz[], timestamptz[], timestamptz[], timestamptz[], int, int) TO sala_app;
