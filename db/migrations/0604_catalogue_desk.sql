-- Up Migration
-- The operator's desk for the catalogue. What a vendor says of a game stays in catalogue.game; what a house sets by hand
-- lies beside it in its listing and is laid over it by the views below, so that no feed ever overwrites it.

ALTER TABLE catalogue.vendor_listing
  -- A maintenance with an end is over at that moment by comparing it with the clock, wherever it is read.
  ADD COLUMN maintenance_until timestamptz,
  ADD COLUMN position int,
  ADD COLUMN own_names jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN own_icon_url text,
  ADD CONSTRAINT vendor_maintenance CHECK (maintenance_until IS NULL OR state = 'MAINTENANCE'),
  ADD CONSTRAINT vendor_own_icon CHECK (own_icon_url ~ '^(/(files|art)/[A-Za-z0-9._-]+|https://[^\s"''<>\\]+)$');

ALTER TABLE catalogue.game_listing
  ADD COLUMN maintenance_until timestamptz,
  -- Only the languages whose name the house chose itself.
  ADD COLUMN own_names jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN own_icon_url text,
  ADD COLUMN own_large_icon_url text,
  ADD COLUMN is_free_play_off boolean NOT NULL DEFAULT false,
  -- Marks that an operator set; a feed no longer changes them.
  ADD COLUMN is_hot_by_hand boolean NOT NULL DEFAULT false,
  ADD COLUMN is_new_by_hand boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT game_maintenance CHECK (maintenance_until IS NULL OR state = 'MAINTENANCE'),
  ADD CONSTRAINT game_own_icon CHECK (own_icon_url ~ '^(/(files|art)/[A-Za-z0-9._-]+|https://[^\s"''<>\\]+)$'),
  ADD CONSTRAINT game_own_large_icon CHECK (own_large_icon_url ~ '^(/(files|art)/[A-Za-z0-9._-]+|https://[^\s"''<>\\]+)$');
CREATE INDEX game_listing_by_position ON catalogue.game_listing (merchant_id, position, node_id);

ALTER TABLE catalogue.game
  -- Category and class were set by the house that manages the vendor; a feed leaves them.
  ADD COLUMN is_classified_by_hand boolean NOT NULL DEFAULT false,
  -- Since when the vendor's feed no longer has it: off everywhere until it returns, and never deleted.
  ADD COLUMN absent_since timestamptz;

-- Places are counted from 1 without gaps, in every house.
UPDATE catalogue.game_listing l SET position = s.place
FROM (SELECT merchant_id, node_id, row_number() OVER (PARTITION BY merchant_id ORDER BY position, node_id) AS place FROM catalogue.game_listing) AS s
WHERE s.merchant_id = l.merchant_id AND s.node_id = l.node_id;

CREATE VIEW catalogue.listed_vendor AS
SELECT l.merchant_id, v.vendor_code, v.names || l.own_names AS names, coalesce(l.own_icon_url, nullif(v.icon_url, ''), '/art/mark.svg') AS icon_url, v.wallet_name, v.managed_by,
       l.state, l.maintenance_until, coalesce(l.position, v.position) AS position
FROM catalogue.vendor_listing l JOIN catalogue.vendor v USING (vendor_code);
GRANT SELECT ON catalogue.listed_vendor TO sala_app;

CREATE VIEW catalogue.listed_game AS
SELECT l.merchant_id, g.node_id, g.vendor_code, g.game_code, g.game_type, g.game_classify, g.names || l.own_names AS names,
       coalesce(l.own_icon_url, nullif(g.icon_url, ''), '/art/mark.svg') AS icon_url,
       coalesce(l.own_large_icon_url, nullif(g.large_icon_url, ''), l.own_icon_url, nullif(g.icon_url, ''), '/art/mark.svg') AS large_icon_url,
       g.is_free_playable AND NOT l.is_free_play_off AS is_free_playable, g.rtp,
       CASE WHEN g.absent_since IS NULL THEN l.state ELSE 'OFF' END AS state,
       CASE WHEN g.absent_since IS NULL THEN l.maintenance_until END AS maintenance_until,
       l.is_hot, l.is_new, l.position, g.absent_since
FROM catalogue.game_listing l JOIN catalogue.game g USING (node_id);
GRANT SELECT ON catalogue.listed_game TO sala_app;

-- Where a vendor tells of its games, and every time that was read: by a file of the operator, or from its address.
CREATE TABLE catalogue.vendor_feed (
  merchant_id text NOT NULL,
  vendor_code text COLLATE "C" NOT NULL REFERENCES catalogue.vendor,
  feed_url text NOT NULL CHECK (feed_url ~ '^https://[^\s"''<>\\]+$'),
  is_daily boolean NOT NULL DEFAULT true,
  changed_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (merchant_id, vendor_code)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON catalogue.vendor_feed TO sala_app;

CREATE TABLE catalogue.feed_run (
  run_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  vendor_code text COLLATE "C" NOT NULL REFERENCES catalogue.vendor,
  -- FILE: sent by an operator; ADDRESS: read from the vendor's address when an operator asked; DAILY: by the clock.
  source text NOT NULL CHECK (source IN ('FILE', 'ADDRESS', 'DAILY')),
  source_name text NOT NULL,
  -- READING: waits for the address to be read; READY: read and looked at, waits for an operator; the others are ends.
  state text NOT NULL CHECK (state IN ('READING', 'READY', 'APPLIED', 'FAILED', 'DROPPED')),
  problem text,
  row_count int NOT NULL DEFAULT 0 CHECK (row_count >= 0),
  added_count int NOT NULL DEFAULT 0 CHECK (added_count >= 0),
  changed_count int NOT NULL DEFAULT 0 CHECK (changed_count >= 0),
  returned_count int NOT NULL DEFAULT 0 CHECK (returned_count >= 0),
  absent_count int NOT NULL DEFAULT 0 CHECK (absent_count >= 0),
  refused_count int NOT NULL DEFAULT 0 CHECK (refused_count >= 0),
  -- The first refused rows: [{lineNo, gameCode, field, rule}].
  refused jsonb NOT NULL DEFAULT '[]',
  -- What was read, until the run ends.
  games jsonb,
  asked_by text NOT NULL,
  asked_by_name text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Who reads an address says so first, so that two never read it at once.
  claimed_at timestamptz,
  ended_by_name text,
  ended_at timestamptz
);
CREATE INDEX feed_run_by_house ON catalogue.feed_run (merchant_id, asked_at DESC);
CREATE INDEX feed_run_open ON catalogue.feed_run (state) WHERE state IN ('READING', 'READY');
GRANT SELECT, INSERT, UPDATE ON catalogue.feed_run TO sala_app;

-- Pictures that are made into sizes are kept as WebP.
ALTER TABLE app.file DROP CONSTRAINT file_media_type_check, ADD CONSTRAINT file_media_type_check CHECK (media_type IN ('image/png', 'image/jpeg', 'image/webp'));
