-- Up Migration
-- How vendors reach the wallet, launch tokens, and the sessions of members in vendors' games.

CREATE SCHEMA launch;
GRANT USAGE ON SCHEMA launch TO sala_app;

CREATE TABLE launch.vendor_access (
  vendor_code text COLLATE "C" PRIMARY KEY,
  -- Opened with ?token=…&game=…; of our own host where it begins with a slash.
  launch_url text NOT NULL CHECK (launch_url ~ '^(https?://|/)'),
  opens_in text NOT NULL DEFAULT 'IFRAME' CHECK (opens_in IN ('IFRAME', 'WINDOW')),
  -- Addresses and networks; empty: any address.
  allow_list text[] NOT NULL DEFAULT '{}',
  late_win_allowed boolean NOT NULL DEFAULT false,
  unknown_rollback_not_found boolean NOT NULL DEFAULT false,
  win_rollback_allowed boolean NOT NULL DEFAULT false
);
GRANT SELECT, INSERT, UPDATE ON launch.vendor_access TO sala_app;

-- Sealed with the house's key. At most two are live; a vendor without one cannot call over HTTP.
CREATE TABLE launch.vendor_secret (
  secret_id uuid PRIMARY KEY,
  vendor_code text COLLATE "C" NOT NULL REFERENCES launch.vendor_access,
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app.now(),
  retired_at timestamptz
);
CREATE INDEX vendor_secret_live ON launch.vendor_secret (vendor_code, created_at) WHERE retired_at IS NULL;
GRANT SELECT, INSERT, UPDATE ON launch.vendor_secret TO sala_app;

-- One use, 60 seconds; only the token's hash is kept.
CREATE TABLE launch.launch_token (
  token_hash bytea PRIMARY KEY,
  vendor_code text COLLATE "C" NOT NULL,
  game_code text COLLATE "C" NOT NULL,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  player_session_id uuid NOT NULL,
  -- Absolute end of the member's session.
  session_ends_at timestamptz NOT NULL,
  mode text NOT NULL CHECK (mode IN ('REAL', 'FREE')),
  language text NOT NULL,
  country text NOT NULL,
  -- The network that the game was opened from.
  network text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX launch_token_by_end ON launch.launch_token (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON launch.launch_token TO sala_app;

-- Kept after its end: a repeated bet is told its first answer in the mode it was made in.
CREATE TABLE launch.game_session (
  token_hash bytea PRIMARY KEY,
  vendor_code text COLLATE "C" NOT NULL,
  game_code text COLLATE "C" NOT NULL,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  player_session_id uuid NOT NULL,
  mode text NOT NULL CHECK (mode IN ('REAL', 'FREE')),
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX game_session_by_member ON launch.game_session (member_id, created_at DESC);
GRANT SELECT, INSERT, UPDATE ON launch.game_session TO sala_app;
