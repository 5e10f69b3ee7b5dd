-- Stores the studio's rounds of a batch in one commit, and marks earlier ones as settled.
--
-- `p_settled…` name the rounds that are settled. The other lists have one entry for each new round: its
-- member, id, pair of seeds, nonce, bet and win in satang, session, content hash, whether it is free play,
-- merchant, game, version of the mathematics and key. `p_choice` and `p_events` are such lists too, joined by
-- the unit separator (U+001F). Every round was drawn with the nonce that its process believed to be next; the
-- row of the pair is locked and decides. Statuses: 1 stored, 2 the key is known, 3 the pair has moved on, so
-- the round has to be drawn again.
--
-- Every row is reached by its key, with one index probe for each, whatever the planner assumes about the
-- tables: on a new database it could take the empty table for the outer side of a join, and it kept that plan
-- while the table grew. So nothing is joined here: the probes are subqueries, which the planner cannot
-- reorder.
CREATE OR REPLACE FUNCTION studio.store_rounds(
  p_settled_member text[], p_settled uuid[],
  p_member text[], p_round uuid[], p_pair bigint[], p_nonce int[], p_bet bigint[], p_win bigint[],
  p_session uuid[], p_hash uuid[], p_free boolean[], p_merchant text[], p_game text[], p_version text[],
  p_key text[], p_choice text, p_events text, p_now timestamptz,
  OUT o_status smallint[]
)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
DECLARE
  n int := cardinality(p_round);
  i int;
  rec record;
  -- The nonce that the pair of each item expects next, at the place of the first item with that pair.
  next_nonce int[] := array_fill(NULL::int, ARRAY[n]);
  expected int[];
  place int;
  known boolean[] := array_fill(false, ARRAY[n]);
BEGIN
  -- 1. Settled rounds. Any change of a row with state 0 takes it out of that state, so a row that moved
  --    meanwhile needs no second look.
  IF cardinality(p_settled) > 0 THEN
    UPDATE studio.round SET state = 1 WHERE ctid = ANY (ARRAY(
      SELECT (
        SELECT r.ctid FROM studio.round r
        WHERE r.member_id = s.member_id AND r.round_id = s.round_id AND r.state = 0)
      FROM unnest(p_settled_member, p_settled) AS s(member_id, round_id)));
  END IF;
  IF n = 0 THEN
    o_status := '{}';
    RETURN;
  END IF;

  -- 2. Lock the pairs in the order of their ids. A pair that is not active expects nothing.
  FOR rec IN
    SELECT p.pair_id, p.nonce, p.state FROM studio.seed_pair p
    WHERE p.pair_id = ANY (p_pair) ORDER BY p.pair_id FOR UPDATE
  LOOP
    IF rec.state = 'ACTIVE' THEN
      next_nonce[array_position(p_pair, rec.pair_id)] := rec.nonce;
    END IF;
  END LOOP;

  -- 3. Decide and store. The unique index reports whether a key already has a round while the rounds are
  --    written; keys are looked up only if one has, and then everything is decided a second time.
  FOR attempt IN 1 .. 2 LOOP
    expected := next_nonce;
    o_status := array_fill(3::smallint, ARRAY[n]);
    FOR i IN 1 .. n LOOP
      place := array_position(p_pair, p_pair[i]);
      IF known[i] THEN
        o_status[i] := 2;
      ELSIF expected[place] = p_nonce[i] THEN
        o_status[i] := 1;
        expected[place] := expected[place] + 1;
      END IF;
    END LOOP;
    BEGIN
      INSERT INTO studio.round (
        member_id, round_id, pair_id, bet_amount, win_amount, played_at, session_id, body_hash, nonce,
        is_free, merchant_id, game_code, math_version, key, choice, events)
      SELECT s.member_id, s.round_id, s.pair_id, s.bet, s.win, p_now, s.session_id, s.hash, s.nonce, s.free,
             s.merchant_id, s.game, s.version, s.key, nullif(s.choice, ''), s.events
      FROM unnest(
             p_member, p_round, p_pair, p_nonce, p_bet, p_win, p_session, p_hash, p_free, p_merchant, p_game,
             p_version, p_key,
             string_to_array(p_choice, E'\x1f'), string_to_array(p_events, E'\x1f'), o_status)
        AS s(member_id, round_id, pair_id, nonce, bet, win, session_id, hash, free, merchant_id, game,
             version, key, choice, events, status)
      WHERE s.status = 1;
      EXIT;
    EXCEPTION WHEN unique_violation THEN
      IF attempt = 2 THEN
        RAISE;
      END IF;
      -- A repeat. Planned each time, for the size that the table has now.
      EXECUTE 'SELECT ARRAY(
        SELECT EXISTS (SELECT FROM studio.round r WHERE r.member_id = s.member_id AND r.key = s.key)
        FROM unnest($1, $2) WITH ORDINALITY AS s(member_id, key, n) ORDER BY s.n)'
        INTO known USING p_member, p_key;
    END;
  END LOOP;

  -- 4. The pairs move on.
  UPDATE studio.seed_pair p SET nonce = expected[array_position(p_pair, p.pair_id)]
  WHERE p.pair_id = ANY (p_pair) AND p.nonce <> expected[array_position(p_pair, p.pair_id)];
END $$;
