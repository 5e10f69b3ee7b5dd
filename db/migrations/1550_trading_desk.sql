-- Up Migration
-- What the desk of a house needs beside a suspension and prices of its own: who set them and until when, markets closed for
-- good, whole leagues and sports that stop, margins of the house's own, and alarms that somebody has seen
-- (docs/domain/sportsbook.md §6). `is_suspended` and `prices_e4` of a line stay what is sold; the rest says why.
ALTER TABLE sports.house_line
  -- The desk suspended exactly this fixture or market; a league or a sport may be stopped beside it.
  ADD COLUMN is_held boolean NOT NULL DEFAULT false,
  ADD COLUMN held_reason text NOT NULL DEFAULT '',
  ADD COLUMN held_by text,
  ADD COLUMN held_at timestamptz,
  -- Closed for good in this house; such a row is suspended as well, and stays so.
  ADD COLUMN is_closed boolean NOT NULL DEFAULT false,
  -- Prices by hand. They end at the kick-off and at every goal, and at a moment if one is given.
  ADD COLUMN own_e4 int[],
  ADD COLUMN own_until timestamptz,
  ADD COLUMN own_reason text NOT NULL DEFAULT '',
  ADD COLUMN own_by text,
  ADD COLUMN own_at timestamptz,
  -- The house's margin that the prices follow while there are none by hand.
  ADD COLUMN margin_ppm int,
  ADD CHECK (NOT is_closed OR is_suspended);
CREATE INDEX house_line_of_fixture ON sports.house_line (fixture_id, market_no);
CREATE INDEX house_line_own_until ON sports.house_line (own_until) WHERE own_until IS NOT NULL;

-- More than one fixture suspended at once.
CREATE TABLE sports.house_stop (
  merchant_id text NOT NULL,
  scope text NOT NULL CHECK (scope IN ('ALL', 'SPORT', 'LEAGUE')),
  -- The sport's code or the league's id; empty for ALL.
  subject text NOT NULL,
  reason text NOT NULL,
  stopped_by text NOT NULL,
  stopped_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, scope, subject)
);

-- Of a league, or of every league (empty); of a market type, or of every type (empty). The most exact row holds, the league
-- before the type. Without one the feed's prices are sold.
CREATE TABLE sports.house_margin (
  merchant_id text NOT NULL,
  league_id text NOT NULL,
  type_code text NOT NULL,
  margin_ppm int NOT NULL CHECK (margin_ppm BETWEEN 0 AND 500000),
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, league_id, type_code)
);

-- What a house changes of a league; null: as the feed says.
CREATE TABLE sports.house_league (
  merchant_id text NOT NULL,
  league_id text NOT NULL REFERENCES sports.league,
  tier text CHECK (tier IN ('A', 'B', 'C')),
  is_hidden boolean NOT NULL DEFAULT false,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, league_id)
);

-- An alarm is worked out from what it is about; here is who has seen it.
CREATE TABLE sports.seen_alarm (
  merchant_id text NOT NULL,
  alarm_id text NOT NULL,
  seen_by text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, alarm_id)
);

-- A price of the feed that moved far at once.
CREATE TABLE sports.price_jump (
  jump_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  fixture_id text NOT NULL,
  market_no bigint NOT NULL,
  code text NOT NULL,
  before_e4 int NOT NULL,
  after_e4 int NOT NULL,
  at timestamptz NOT NULL DEFAULT app.now()
);
CREATE INDEX price_jump_at ON sports.price_jump (at);
CREATE INDEX bet_large ON sports.bet (merchant_id, stake, placed_at);
CREATE INDEX incident_at ON sports.incident (at);

GRANT SELECT, INSERT, DELETE ON sports.price_jump TO sala_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON sports.house_stop, sports.house_margin TO sala_app;
GRANT SELECT, INSERT, UPDATE ON sports.house_league, sports.seen_alarm TO sala_app;

-- The triggers' functions; those that they call stand in db/functions/sports.
CREATE FUNCTION sports.end_own_prices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended bigint[];
BEGIN
  WITH own AS (
    UPDATE sports.house_line SET own_e4 = NULL, own_until = NULL
    WHERE fixture_id = NEW.fixture_id AND own_e4 IS NOT NULL RETURNING market_no)
  SELECT array_agg(market_no) INTO ended FROM own;
  IF ended IS NOT NULL THEN
    PERFORM sports.price_house_lines(ended);
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION sports.note_prices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bigint[];
BEGIN
  SELECT array_agg(n.market_no) INTO changed FROM fresh n
  WHERE EXISTS (SELECT FROM sports.house_margin)
    OR EXISTS (SELECT FROM sports.house_line h
      WHERE h.fixture_id = n.fixture_id AND h.market_no = n.market_no AND h.prices_e4 IS NOT NULL);
  IF changed IS NOT NULL THEN
    PERFORM sports.price_house_lines(changed);
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION sports.note_fixtures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM sports.house_stop) THEN
    PERFORM sports.apply_stops(ARRAY(SELECT n.fixture_id FROM fresh n));
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION sports.note_jumps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sports.price_jump (fixture_id, market_no, code, before_e4, after_e4)
  SELECT n.fixture_id, n.market_no, price.code, price.before, price.after
  FROM fresh n JOIN gone w ON w.market_no = n.market_no
  CROSS JOIN LATERAL unnest(n.codes, w.prices_e4, n.prices_e4) AS price (code, before, after)
  WHERE n.prices_e4 <> w.prices_e4 AND n.state = 'OPEN' AND w.state = 'OPEN'
    AND price.before > 0 AND price.after > 0
    AND 5 * greatest(price.before, price.after)::bigint >= 6 * least(price.before, price.after)::bigint
    AND NOT EXISTS (SELECT FROM sports.incident i
      WHERE i.fixture_id = n.fixture_id AND i.at > app.now() - interval '1 minute');
  RETURN NULL;
END
$$;

CREATE TRIGGER own_prices_end_with_state AFTER UPDATE OF status ON sports.fixture
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION sports.end_own_prices();
CREATE TRIGGER own_prices_end_with_event AFTER INSERT OR UPDATE OF is_cancelled ON sports.incident
  FOR EACH ROW WHEN (NEW.kind IN ('GOAL', 'OWN_GOAL', 'PENALTY', 'GOAL_CANCELLED', 'SECOND_YELLOW', 'RED', 'VAR', 'MAP_END'))
  EXECUTE FUNCTION sports.end_own_prices();
CREATE TRIGGER prices_come AFTER INSERT ON sports.market REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION sports.note_prices();
CREATE TRIGGER prices_change AFTER UPDATE ON sports.market REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION sports.note_prices();
CREATE TRIGGER prices_jump AFTER UPDATE ON sports.market REFERENCING NEW TABLE AS fresh OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sports.note_jumps();
CREATE TRIGGER fixtures_come AFTER INSERT ON sports.fixture REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION sports.note_fixtures();
