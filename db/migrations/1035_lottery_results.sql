-- Up Migration
-- Results of lotteries that are drawn elsewhere: what was entered and fetched, and from where
-- (docs/domain/lottery.md §8). They are the same for every merchant, as the issues are.
CREATE TABLE lottery.result_source (
  source_id text PRIMARY KEY,
  game_code text NOT NULL,
  name text NOT NULL,
  address text NOT NULL,
  adapter text NOT NULL,
  is_on boolean NOT NULL DEFAULT false,
  updated_by text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT app.now(),
  UNIQUE (game_code, address));

-- The last fetch of each source for each issue.
CREATE TABLE lottery.feed_fetch (
  source_id text NOT NULL REFERENCES lottery.result_source,
  numero text NOT NULL,
  fetched_at timestamptz NOT NULL,
  tries int NOT NULL DEFAULT 1,
  outcome text NOT NULL CHECK (outcome IN ('READ', 'NOT_YET', 'OUTSIDE', 'SHAPE', 'PRIZE')),
  detail text NOT NULL DEFAULT '',
  PRIMARY KEY (source_id, numero));
CREATE INDEX feed_fetch_newest ON lottery.feed_fetch (source_id, fetched_at DESC);

CREATE TABLE lottery.result_entry (
  entry_id text PRIMARY KEY,
  game_code text NOT NULL,
  numero text NOT NULL,
  -- Of the result that it is for: 1, and more for corrections.
  version int NOT NULL CHECK (version > 0),
  origin text NOT NULL CHECK (origin IN ('MANUAL', 'FEED', 'FILE')),
  source_id text REFERENCES lottery.result_source,
  -- Canonical JSON of the published prizes, as the issue keeps its result.
  published text NOT NULL,
  raw_text text NOT NULL,
  source_name text NOT NULL,
  source_url text NOT NULL DEFAULT '',
  fetched_at timestamptz NOT NULL,
  -- SHA-256 of the raw text.
  hash text NOT NULL CHECK (length(hash) = 64),
  entered_by text,
  entered_by_name text,
  reason text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'CONFIRMED', 'REJECTED', 'SUPERSEDED')),
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  decision_reason text NOT NULL DEFAULT '',
  CHECK ((entered_by IS NULL) = (origin = 'FEED')),
  CHECK ((source_id IS NULL) = (origin <> 'FEED')),
  CHECK (decided_by IS DISTINCT FROM entered_by OR decided_by IS NULL),
  CHECK ((state = 'WAITING') = (decided_at IS NULL)));
CREATE INDEX result_entry_of_issue ON lottery.result_entry (game_code, numero, version);
CREATE UNIQUE INDEX result_entry_confirmed ON lottery.result_entry (game_code, numero, version)
  WHERE state = 'CONFIRMED';
-- One person's entry waits at a time, and the last answer of each source.
CREATE UNIQUE INDEX result_entry_entered ON lottery.result_entry (game_code, numero, version)
  WHERE state = 'WAITING' AND entered_by IS NOT NULL;
CREATE UNIQUE INDEX result_entry_fetched ON lottery.result_entry (game_code, numero, version, source_id)
  WHERE state = 'WAITING' AND source_id IS NOT NULL;

CREATE INDEX issue_imported ON lottery.issue (draws_at) WHERE source = 'IMPORT';

GRANT SELECT, INSERT, UPDATE ON lottery.result_source, lottery.feed_fetch TO sala_app;
GRANT SELECT, INSERT ON lottery.result_entry TO sala_app;
-- What was entered stands; only what becomes of it is written later.
GRANT UPDATE (state, decided_by, decided_by_name, decided_at, decision_reason) ON lottery.result_entry TO sala_app;

-- Which files of past draws are stored, so that a start that finds nothing new costs one query.
CREATE TABLE lottery.history_file (
  name text PRIMARY KEY,
  hash text NOT NULL,
  loaded_at timestamptz NOT NULL DEFAULT app.now());
GRANT SELECT, INSERT, UPDATE ON lottery.history_file TO sala_app;
