-- Up Migration
-- Matches of models that the house plays itself (docs/domain/sportsbook.md §10): planned ahead, each from a seed of its
-- own whose hash is there before the first price. The book knows them only by what the feed port is told.
CREATE TABLE sports.virtual_match (
  -- Also the provider's id of the fixture: <league>-<yyyymmddhhmm>.
  match_id text COLLATE "C" PRIMARY KEY,
  league_code text COLLATE "C" NOT NULL,
  sport_code text NOT NULL REFERENCES sports.sport,
  home_code text COLLATE "C" NOT NULL,
  away_code text COLLATE "C" NOT NULL,
  starts_at timestamptz NOT NULL,
  -- {home, away} in millionths, as the model of the sport reads them (kernel/sports/virtual).
  strengths jsonb NOT NULL,
  -- No match of this sport ends before so many units of its clock.
  least_units int NOT NULL CHECK (least_units > 0),
  -- SHA-256 of the seed.
  commit_hash text NOT NULL,
  committed_at timestamptz NOT NULL DEFAULT app.now(),
  server_seed text,
  revealed_at timestamptz,
  -- When the clock of the match began, and how long a unit of it takes. Fixed at the kick-off.
  kicked_off_at timestamptz,
  unit_ms int CHECK (unit_ms BETWEEN 50 AND 600000),
  state text NOT NULL DEFAULT 'PLANNED' CHECK (state IN ('PLANNED', 'TOLD', 'LIVE', 'DONE', 'VOID')),
  -- Whether the feed offers more than the main markets by now.
  has_all_markets boolean NOT NULL DEFAULT false,
  -- What was played so far (kernel/sports/virtual/play.ts).
  play jsonb,
  -- Bets are suspended until then, after a goal.
  resumes_at timestamptz,
  -- The next step of the clock.
  due_at timestamptz,
  leased_until timestamptz,
  -- The message of the feed that told its result.
  result_seq bigint,
  CHECK (state NOT IN ('LIVE', 'DONE') OR kicked_off_at IS NOT NULL AND unit_ms IS NOT NULL)
) WITH (fillfactor = 70);
CREATE INDEX virtual_match_due ON sports.virtual_match (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX virtual_match_open ON sports.virtual_match (starts_at) WHERE state IN ('PLANNED', 'TOLD', 'LIVE');
CREATE INDEX virtual_match_of_league ON sports.virtual_match (league_code, starts_at);

-- Only the owner's functions read it; a seed leaves it when it is revealed.
CREATE TABLE sports.virtual_secret (
  match_id text COLLATE "C" PRIMARY KEY REFERENCES sports.virtual_match,
  seed bytea NOT NULL
);

-- Who wins a league in a week. Nothing is drawn: the results of its matches decide.
CREATE TABLE sports.virtual_season (
  -- <league>-S<yyyymmdd> by its first day.
  season_id text COLLATE "C" PRIMARY KEY,
  league_code text COLLATE "C" NOT NULL,
  begins_at timestamptz NOT NULL,
  -- No bet is taken from then on.
  closes_at timestamptz NOT NULL CHECK (closes_at > begins_at),
  ends_at timestamptz NOT NULL CHECK (ends_at > closes_at),
  state text NOT NULL DEFAULT 'TOLD' CHECK (state IN ('TOLD', 'CLOSED', 'DONE', 'VOID')),
  -- By team in millionths, as they were priced last.
  chances jsonb NOT NULL,
  winners text[],
  priced_at timestamptz NOT NULL DEFAULT app.now(),
  result_seq bigint
);
CREATE INDEX virtual_season_open ON sports.virtual_season (ends_at) WHERE state IN ('TOLD', 'CLOSED');

-- What the feed still has to say, numbered without gaps under the lock of virtual_feed.
CREATE TABLE sports.virtual_message (
  seq bigint PRIMARY KEY,
  message jsonb NOT NULL
);
CREATE TABLE sports.virtual_feed (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- The last message that was written, and the last one that the port has.
  last_seq bigint NOT NULL DEFAULT 0,
  sent_seq bigint NOT NULL DEFAULT 0,
  wants_snapshot boolean NOT NULL DEFAULT true,
  leased_until timestamptz
);
INSERT INTO sports.virtual_feed DEFAULT VALUES;

GRANT SELECT ON sports.virtual_match, sports.virtual_feed TO sala_app;
GRANT UPDATE (state, has_all_markets, play, resumes_at, due_at, leased_until, result_seq) ON sports.virtual_match TO sala_app;
GRANT UPDATE ON sports.virtual_feed TO sala_app;
GRANT SELECT, INSERT, UPDATE ON sports.virtual_season TO sala_app;
GRANT SELECT, INSERT, DELETE ON sports.virtual_message TO sala_app;

CREATE OR REPLACE FUNCTION sports.keep_virtual()
RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog
AS $$
BEGIN
  IF OLD.state IS DISTINCT FROM NEW.state
    AND (OLD.state, NEW.state) NOT IN (
      ('PLANNED', 'TOLD'), ('PLANNED', 'LIVE'), ('PLANNED', 'VOID'), ('TOLD', 'LIVE'), ('TOLD', 'VOID'),
      ('LIVE', 'DONE'), ('LIVE', 'VOID')) THEN
    RAISE EXCEPTION 'the match % cannot become % after %', OLD.match_id, NEW.state, OLD.state;
  END IF;
  IF OLD.state IN ('DONE', 'VOID') AND NEW.play IS DISTINCT FROM OLD.play THEN
    RAISE EXCEPTION 'what was played of % stands', OLD.match_id;
  END IF;
  IF NEW.state = 'DONE' AND OLD.state <> 'DONE'
    AND app.now() < OLD.kicked_off_at + OLD.least_units * OLD.unit_ms * interval '1 millisecond' THEN
    RAISE EXCEPTION 'the match % cannot be over yet', OLD.match_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER virtual_match_stands BEFORE UPDATE ON sports.virtual_match
  FOR EACH ROW EXECUTE FUNCTION sports.keep_virtual();
