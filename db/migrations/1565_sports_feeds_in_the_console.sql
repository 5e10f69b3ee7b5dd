-- Up Migration
-- Feeds as operators keep them: what they may say, their secrets, and what has happened to them (docs/vendors/feed-sports.md).
ALTER TABLE sports.feed
  -- It speaks over HTTP. A new one has no secret until a second person confirms it.
  ADD COLUMN is_outside boolean NOT NULL DEFAULT false,
  -- The sports of which it may speak; empty: of all.
  ADD COLUMN sport_codes text[] NOT NULL DEFAULT '{}',
  ADD COLUMN secret_at timestamptz,
  ADD COLUMN old_secret_at timestamptz;
UPDATE sports.feed SET is_outside = true, secret_at = state_at WHERE secret IS NOT NULL;

-- The last things that happened to a feed; older ones go.
CREATE TABLE sports.feed_log (
  provider text NOT NULL REFERENCES sports.feed,
  log_no bigint GENERATED ALWAYS AS IDENTITY,
  -- REFUSED: a delivery, with its status and what it named. GAP: numbers that never came. SILENT: not heard for too long.
  -- BACK: a snapshot put it in order. OFF and ON: by an operator.
  kind text NOT NULL CHECK (kind IN ('REFUSED', 'GAP', 'SILENT', 'BACK', 'OFF', 'ON')),
  detail jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (provider, log_no)
);
GRANT SELECT, INSERT, DELETE ON sports.feed_log TO sala_app;
