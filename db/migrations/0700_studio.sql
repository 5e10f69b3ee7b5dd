-- Up Migration
-- The studio: seeds, rounds, and its own game tokens. It knows the wallet only through the vendor port.

CREATE SCHEMA studio;
GRANT USAGE ON SCHEMA studio TO sala_app;

-- A member's pairs of seeds. Next: committed in advance, not used yet; its client seed is chosen when it becomes active.
CREATE TABLE studio.seed_pair (
  pair_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id text COLLATE "C" NOT NULL,
  state text NOT NULL CHECK (state IN ('NEXT', 'ACTIVE', 'RETIRED')),
  -- SHA-256 of the server seed, in hex.
  commit_hash text NOT NULL,
  -- The server seed under the house's key; opened into server_seed when the pair is retired.
  sealed bytea NOT NULL,
  server_seed text,
  client_seed text,
  -- The nonce of the next round: rounds stored so far.
  nonce int NOT NULL DEFAULT 0,
  activated_at timestamptz,
  retired_at timestamptz,
  CHECK ((state = 'RETIRED') = (server_seed IS NOT NULL)),
  CHECK (state = 'NEXT' OR client_seed IS NOT NULL)
) WITH (fillfactor = 60);
CREATE UNIQUE INDEX seed_pair_one_active ON studio.seed_pair (member_id) WHERE state = 'ACTIVE';
CREATE UNIQUE INDEX seed_pair_one_next ON studio.seed_pair (member_id) WHERE state = 'NEXT';
CREATE INDEX seed_pair_retired ON studio.seed_pair (member_id, pair_id) WHERE state = 'RETIRED';
GRANT SELECT, INSERT, UPDATE ON studio.seed_pair TO sala_app;

-- A round is stored whole before it is settled and before anyone sees it. state: 0 stored, 1 settled, 2 void.
-- No index names a column that changes, so that settling rewrites no index.
CREATE TABLE studio.round (
  member_id text COLLATE "C" NOT NULL,
  round_id uuid NOT NULL,
  pair_id bigint NOT NULL,
  bet_amount bigint NOT NULL CHECK (bet_amount > 0),
  win_amount bigint NOT NULL CHECK (win_amount >= 0),
  played_at timestamptz NOT NULL,
  shown_at timestamptz,
  session_id uuid NOT NULL,
  body_hash uuid NOT NULL,
  nonce int NOT NULL,
  state smallint NOT NULL DEFAULT 0,
  is_free boolean NOT NULL,
  merchant_id text NOT NULL,
  game_code text COLLATE "C" NOT NULL,
  math_version text NOT NULL,
  key text COLLATE "C",
  -- Why it is void, as the member was told.
  refusal text,
  choice text,
  -- The event list as JSON.
  events text NOT NULL,
  PRIMARY KEY (member_id, round_id)
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX round_key ON studio.round (member_id, key) WHERE key IS NOT NULL;
CREATE UNIQUE INDEX round_nonce ON studio.round (pair_id, nonce);
CREATE INDEX round_by_time ON studio.round USING brin (played_at) WITH (pages_per_range = 16, autosummarize = on);
GRANT SELECT, INSERT, UPDATE ON studio.round TO sala_app;

-- Up to when every stored round is known to be settled or void.
CREATE TABLE studio.sweep (only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), swept_until timestamptz NOT NULL);
INSERT INTO studio.sweep (swept_until) VALUES ('-infinity');
GRANT SELECT, UPDATE ON studio.sweep TO sala_app;

CREATE TABLE studio.game_session (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL UNIQUE,
  member_id text COLLATE "C" NOT NULL,
  merchant_id text NOT NULL,
  game_code text COLLATE "C" NOT NULL,
  mode text NOT NULL CHECK (mode IN ('REAL', 'FREE')),
  -- The session token that the wallet gave, under the house's key.
  wallet_token bytea NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, DELETE ON studio.game_session TO sala_app;
CREATE INDEX game_session_by_end ON studio.game_session (ends_at);
GRANT USAGE ON ALL SEQUENCES IN SCHEMA studio TO sala_app;

-- Stores the rounds of a moment in one commit, and notes earlier ones as settled. Every round was drawn with a nonce
-- that its process believed to be next; the pair's row is locked and decides. Statuses: 1 stored, 2 the key is known,
-- 3 the pair has moved on: to be drawn again.
CREATE FUNCTION studio.store_rounds(
  p_settled_member text[], p_settled uuid[],
  p_member text[], p_round uuid[], p_pair bigint[], p_nonce int[], p_bet bigint[], p_win bigint[], p_session uuid[], p_hash uuid[],
  p_free boolean[], p_merchant text[], p_game text[], p_version text[], p_key text[], p_choice text, p_events text, p_now timestamptz,
  OUT o_status smallint[]
) LANGUAGE plpgsql VOLATILE
  SET plan_cache_mode = force_generic_plan
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off
AS $$
DECLARE
  n int := cardinality(p_round);
  i int; rec record;
  -- What the pair of each item expects next, at the place of the first item with that pair.
  next_nonce int[] := array_fill(NULL::int, ARRAY[n]);
  place int;
  known boolean[] := array_fill(false, ARRAY[n]);
BEGIN
  IF cardinality(p_settled) > 0 THEN
    UPDATE studio.round r SET state = 1 FROM unnest(p_settled_member, p_settled) AS s(member_id, round_id)
    WHERE r.member_id = s.member_id AND r.round_id = s.round_id AND r.state = 0;
  END IF;
  o_status := array_fill(3::smallint, ARRAY[n]);
  IF n = 0 THEN RETURN; END IF;

  FOR rec IN
    SELECT p.pair_id, p.nonce, p.state FROM studio.seed_pair p
    WHERE p.pair_id IN (SELECT DISTINCT unnest(p_pair)) ORDER BY p.pair_id FOR UPDATE
  LOOP
    place := array_position(p_pair, rec.pair_id);
    IF rec.state = 'ACTIVE' THEN next_nonce[place] := rec.nonce; END IF;
  END LOOP;
  FOR rec IN
    SELECT s.n FROM unnest(p_member, p_key) WITH ORDINALITY AS s(member_id, key, n)
    JOIN studio.round r ON r.member_id = s.member_id AND r.key = s.key
  LOOP
    known[rec.n] := true;
  END LOOP;

  FOR i IN 1 .. n LOOP
    place := array_position(p_pair, p_pair[i]);
    IF known[i] THEN
      o_status[i] := 2;
    ELSIF next_nonce[place] = p_nonce[i] THEN
      o_status[i] := 1; next_nonce[place] := next_nonce[place] + 1;
    END IF;
  END LOOP;

  INSERT INTO studio.round (member_id, round_id, pair_id, bet_amount, win_amount, played_at, session_id, body_hash, nonce, is_free, merchant_id, game_code, math_version, key, choice, events)
  SELECT s.member_id, s.round_id, s.pair_id, s.bet, s.win, p_now, s.session_id, s.hash, s.nonce, s.free, s.merchant_id, s.game, s.version, s.key, nullif(s.choice, ''), s.events
  FROM unnest(p_member, p_round, p_pair, p_nonce, p_bet, p_win, p_session, p_hash, p_free, p_merchant, p_game, p_version, p_key,
              string_to_array(p_choice, E'\x1f'), string_to_array(p_events, E'\x1f'), o_status)
    AS s(member_id, round_id, pair_id, nonce, bet, win, session_id, hash, free, merchant_id, game, version, key, choice, events, status)
  WHERE s.status = 1;
  UPDATE studio.seed_pair p SET nonce = s.nonce
  FROM (SELECT p_pair[t.n] AS pair_id, t.nonce FROM unnest(next_nonce) WITH ORDINALITY AS t(nonce, n) WHERE t.nonce IS NOT NULL) AS s
  WHERE p.pair_id = s.pair_id AND p.nonce <> s.nonce;
END $$;
