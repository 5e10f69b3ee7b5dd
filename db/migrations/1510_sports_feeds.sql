-- Up Migration
-- The feeds that fill the book, and how far readers of prices have been told (docs/vendors/feed-sports.md).

-- One row a provider. All its messages are numbered without gaps.
CREATE TABLE sports.feed (
  -- Ids of its leagues, teams and fixtures begin with it and a dash; a topic of realtime holds 40 letters in all.
  provider text PRIMARY KEY CHECK (provider ~ '^[A-Z][A-Z0-9]{1,8}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- Encrypted; null: it is called inside the house only. Two are valid while a provider changes from one to the other.
  secret bytea,
  old_secret bytea,
  -- The last message that was taken.
  seq bigint NOT NULL DEFAULT 0 CHECK (seq >= 0),
  -- OK takes messages. SILENT: nothing was heard for too long. SNAPSHOT: a number was missing or impossible. OFF: by an
  -- operator. In all but OK its fixtures are suspended, and SILENT and SNAPSHOT end with a snapshot alone.
  state text NOT NULL DEFAULT 'SNAPSHOT' CHECK (state IN ('OK', 'SILENT', 'SNAPSHOT', 'OFF')),
  -- By the machine's clock: a moved clock of the product makes no feed silent.
  heard_at timestamptz,
  state_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  silent_after_ms int NOT NULL DEFAULT 5000 CHECK (silent_after_ms BETWEEN 500 AND 600000),
  is_virtual boolean NOT NULL DEFAULT false,
  -- How long its last messages were on their way, if it says when it sent them.
  delay_ms int,
  -- Messages of the minute that began then, and of the one before.
  minute_at timestamptz NOT NULL DEFAULT date_trunc('minute', clock_timestamp()),
  minute_count int NOT NULL DEFAULT 0,
  last_minute_count int NOT NULL DEFAULT 0,
  message_count bigint NOT NULL DEFAULT 0,
  refused_count bigint NOT NULL DEFAULT 0,
  -- The last refusal: its status, and what it named.
  last_refusal jsonb,
  -- What put it into its state: {from, to} of a gap.
  state_detail jsonb NOT NULL DEFAULT '{}'
);

-- What the last numbers said, so that a repeat is told from another message under an old number.
CREATE TABLE sports.feed_seen (
  provider text NOT NULL REFERENCES sports.feed,
  first_seq bigint NOT NULL,
  digests text[] NOT NULL,
  PRIMARY KEY (provider, first_seq)
);

-- The version that the readers of a topic (fixture:<id>, sport:<code>) were told last; a row is locked while its deltas
-- are read, so versions and prices go the same way.
CREATE TABLE sports.told (
  topic text PRIMARY KEY,
  version int NOT NULL
);

-- Leagues and fixtures that a member marked: one row a member.
CREATE TABLE sports.favourites (
  merchant_id text NOT NULL,
  account_id text NOT NULL,
  league_ids text[] NOT NULL DEFAULT '{}' CONSTRAINT favourite_leagues_most CHECK (cardinality(league_ids) <= 200),
  fixture_ids text[] NOT NULL DEFAULT '{}' CONSTRAINT favourite_fixtures_most CHECK (cardinality(fixture_ids) <= 200),
  PRIMARY KEY (merchant_id, account_id)
);
CREATE INDEX favourites_of_fixture ON sports.favourites USING gin (fixture_ids);

-- Names and tiers that an operator gave stay when the feed says others.
ALTER TABLE sports.league ADD COLUMN is_named boolean NOT NULL DEFAULT false, ADD COLUMN is_tiered boolean NOT NULL DEFAULT false;
ALTER TABLE sports.team ADD COLUMN is_named boolean NOT NULL DEFAULT false;
CREATE INDEX fixture_open ON sports.fixture (sport_code, start_at) WHERE status IN ('SCHEDULED', 'LIVE', 'POSTPONED', 'INTERRUPTED');
CREATE INDEX market_main ON sports.market (fixture_id) WHERE is_main;

GRANT SELECT, INSERT, UPDATE ON sports.feed, sports.told, sports.favourites TO sala_app;
GRANT SELECT, INSERT, DELETE ON sports.feed_seen TO sala_app;

-- The provider's own number of a result that its feed said; the desk's have none.
ALTER TABLE sports.result ADD COLUMN feed_version int;
CREATE UNIQUE INDEX result_of_feed ON sports.result (fixture_id, feed_version);
