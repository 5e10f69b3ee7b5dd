-- Up Migration
-- Draws of promotions: rains of red envelopes and raffles (docs/flows/red-envelope.md, docs/flows/raffle.md).

-- One for each promotion of these kinds, made when an operator starts it, and never made again: its seed is
-- fixed from then on, and its hash is published.
CREATE TABLE promotions.draw (
  promotion_id text PRIMARY KEY REFERENCES promotions.promotion,
  merchant_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('RED_ENVELOPE', 'RAFFLE')),
  state text NOT NULL DEFAULT 'WAITING'
    CHECK (state IN ('WAITING', 'CLOSED', 'OPEN', 'DRAWN', 'ENDED', 'VOID')),
  -- The arguments as they were at the start; later changes of the promotion do not touch them.
  terms jsonb NOT NULL,
  commit_hash text NOT NULL,
  -- The client part of the stream, written once, before the seed decides anything.
  beacon text CHECK (beacon ~ '^[0-9a-f]{64}$'),
  server_seed text,
  revealed_at timestamptz,
  committed_at timestamptz NOT NULL DEFAULT app.now(),
  -- A rain opens at its moment. Of a raffle: tickets are given until closes_at, and drawn at draws_at.
  closes_at timestamptz NOT NULL,
  draws_at timestamptz NOT NULL,
  -- The end of a rain; of a raffle when prizes can no longer be claimed.
  ends_at timestamptz NOT NULL,
  -- Envelopes, or tickets in the frozen list.
  list_count bigint,
  void_reason text NOT NULL DEFAULT '',
  drawn_at timestamptz,
  ended_at timestamptz,
  due_at timestamptz,
  leased_until timestamptz,
  CHECK (draws_at >= closes_at AND ends_at > draws_at)
);
CREATE INDEX draw_due ON promotions.draw (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX draw_of_merchant ON promotions.draw (merchant_id, kind, draws_at DESC);
GRANT SELECT ON promotions.draw TO sala_app;
GRANT UPDATE (state, beacon, list_count, void_reason, drawn_at, ended_at, ends_at, due_at, leased_until)
  ON promotions.draw TO sala_app;

-- The application's role reads neither seeds nor shares that nobody has taken yet.
CREATE TABLE promotions.draw_secret (
  promotion_id text PRIMARY KEY REFERENCES promotions.draw,
  seed bytea NOT NULL CHECK (length(seed) = 32)
);
REVOKE ALL ON promotions.draw_secret FROM sala_app;
CREATE TABLE promotions.envelope_hidden (
  promotion_id text NOT NULL REFERENCES promotions.draw,
  place int NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (promotion_id, place)
);
REVOKE ALL ON promotions.envelope_hidden FROM sala_app;

-- Shares that were taken: place k is claim k.
CREATE TABLE promotions.envelope_share (
  promotion_id text NOT NULL REFERENCES promotions.draw,
  place int NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  member_id text NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (promotion_id, place),
  UNIQUE (promotion_id, member_id)
);
GRANT SELECT ON promotions.envelope_share TO sala_app;

CREATE OR REPLACE FUNCTION promotions.set_draw_budget()
RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog
AS $$
BEGIN
  IF NEW.kind = 'RED_ENVELOPE' THEN
    NEW.budget_amount := (NEW.arguments ->> 'pool')::bigint;
    NEW.claim_limit := (NEW.arguments ->> 'count')::int;
  ELSE
    NEW.budget_amount := (
      SELECT sum(p.value::bigint) FROM jsonb_array_elements_text(NEW.arguments -> 'prizes') p);
    NEW.claim_limit := jsonb_array_length(NEW.arguments -> 'prizes');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER set_draw_budget BEFORE INSERT OR UPDATE OF state ON promotions.promotion
FOR EACH ROW WHEN (NEW.state = 'LIVE' AND NEW.kind IN ('RED_ENVELOPE', 'RAFFLE'))
EXECUTE FUNCTION promotions.set_draw_budget();

CREATE OR REPLACE FUNCTION promotions.begin_draw()
RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  seed bytea := sha256(
    uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  is_rain boolean := NEW.kind = 'RED_ENVELOPE';
  draws_at timestamptz := nullif(
    NEW.arguments ->> CASE WHEN is_rain THEN 'opensAt' ELSE 'drawAt' END, '')::timestamptz;
  closes_at timestamptz := CASE WHEN is_rain THEN draws_at ELSE least(draws_at, NEW.ends_at) END;
  ends_at timestamptz := draws_at + CASE
    WHEN is_rain THEN (NEW.arguments ->> 'minutes')::int * interval '1 minute'
    ELSE (NEW.arguments ->> 'claimDays')::int * interval '24 hours' END;
BEGIN
  IF EXISTS (SELECT FROM promotions.draw d WHERE d.promotion_id = NEW.promotion_id) THEN
    RETURN NULL;
  END IF;
  INSERT INTO promotions.draw (
    promotion_id, merchant_id, kind, terms, commit_hash, closes_at, draws_at, ends_at, due_at)
  VALUES (NEW.promotion_id, NEW.merchant_id, NEW.kind, NEW.arguments, encode(sha256(seed), 'hex'), closes_at,
    draws_at, ends_at, closes_at + CASE WHEN is_rain THEN interval '0' ELSE interval '1 minute' END);
  INSERT INTO promotions.draw_secret (promotion_id, seed) VALUES (NEW.promotion_id, seed);
  RETURN NULL;
END $$;
CREATE TRIGGER begin_draw AFTER INSERT OR UPDATE OF state ON promotions.promotion
FOR EACH ROW WHEN (NEW.state = 'LIVE' AND NEW.kind IN ('RED_ENVELOPE', 'RAFFLE'))
EXECUTE FUNCTION promotions.begin_draw();

CREATE OR REPLACE FUNCTION promotions.keep_promotion_draw()
RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog
AS $$
BEGIN
  IF OLD.beacon IS NOT NULL AND NEW.beacon IS DISTINCT FROM OLD.beacon THEN
    RAISE EXCEPTION 'the beacon of % stands', OLD.promotion_id;
  END IF;
  IF (NEW.commit_hash, NEW.terms) IS DISTINCT FROM (OLD.commit_hash, OLD.terms)
    OR OLD.server_seed IS NOT NULL AND NEW.server_seed IS DISTINCT FROM OLD.server_seed THEN
    RAISE EXCEPTION 'what was committed to for % stands', OLD.promotion_id;
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (
    ('WAITING', 'CLOSED'), ('WAITING', 'VOID'), ('CLOSED', 'VOID'), ('CLOSED', 'OPEN'), ('CLOSED', 'DRAWN'),
    ('OPEN', 'ENDED'), ('DRAWN', 'ENDED')) THEN
    RAISE EXCEPTION '% cannot become % after %', OLD.promotion_id, NEW.state, OLD.state;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_draw BEFORE UPDATE ON promotions.draw
FOR EACH ROW EXECUTE FUNCTION promotions.keep_promotion_draw();
