-- Up Migration
-- Free rounds: rounds of the studio's slots that the house stakes for a member (docs/flows/free-rounds.md).

-- A grant is the claim of its promotion. What its rounds won is the sum of promotions.free_round, and is
-- credited once, when the last is played or the time is over.
CREATE TABLE promotions.free_grant (
  grant_id text PRIMARY KEY REFERENCES promotions.claim,
  promotion_id text NOT NULL REFERENCES promotions.promotion,
  member_id text NOT NULL,
  merchant_id text NOT NULL,
  games text[] NOT NULL CHECK (cardinality(games) > 0),
  round_amount bigint NOT NULL CHECK (round_amount > 0),
  round_count int NOT NULL CHECK (round_count > 0),
  left_count int NOT NULL CHECK (left_count BETWEEN 0 AND round_count),
  won_amount bigint NOT NULL DEFAULT 0 CHECK (won_amount >= 0),
  -- The most that is paid of it.
  most_amount bigint NOT NULL CHECK (most_amount > 0),
  -- What was taken from the budget for it.
  cost_amount bigint NOT NULL CHECK (cost_amount >= 0),
  granted_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- When its winnings were credited or made ready; null while it may be played.
  ended_at timestamptz,
  CHECK (ended_at IS NOT NULL OR left_count > 0)
);
CREATE INDEX free_grant_open ON promotions.free_grant (member_id, ends_at) WHERE ended_at IS NULL;
CREATE INDEX free_grant_due ON promotions.free_grant (ends_at) WHERE ended_at IS NULL;
GRANT SELECT, INSERT ON promotions.free_grant TO sala_app;
GRANT UPDATE (left_count, won_amount, ended_at) ON promotions.free_grant TO sala_app;

-- Rounds of grants by the studio's own ids, each once. One that the studio gave up before it was played is
-- here as well, so that it is never played late. Never updated.
CREATE TABLE promotions.free_round (
  round_id text PRIMARY KEY,
  grant_id text NOT NULL REFERENCES promotions.free_grant,
  game_code text NOT NULL,
  is_void boolean NOT NULL,
  win_amount bigint NOT NULL CHECK (win_amount >= 0),
  -- How many the grant had left after it.
  left_count int NOT NULL CHECK (left_count >= 0),
  played_at timestamptz NOT NULL,
  CHECK (NOT is_void OR win_amount = 0)
);
CREATE INDEX free_round_of_grant ON promotions.free_round (grant_id, played_at);
GRANT SELECT, INSERT ON promotions.free_round TO sala_app;

-- Which of the studio's rounds the house staked. Ordinary rounds have no row here, and no foreign key slows
-- their updates down.
CREATE TABLE studio.granted_round (
  member_id text COLLATE "C" NOT NULL,
  round_id uuid NOT NULL,
  grant_id text NOT NULL,
  PRIMARY KEY (member_id, round_id)
);
GRANT SELECT, INSERT ON studio.granted_round TO sala_app;
