-- Up Migration
-- Yeekee: what members shoot into a round, and what rounds are played by (docs/domain/lottery.md §6.2). Rounds and
-- shots are the same for every merchant.
CREATE TABLE lottery.yeekee_terms (
  terms_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Of rounds that open from then on; the newest row that holds for a round is the round's.
  holds_from timestamptz NOT NULL DEFAULT app.now(),
  min_shots int NOT NULL CHECK (min_shots > 0),
  rank int NOT NULL CHECK (rank > 0),
  rank_order text NOT NULL CHECK (rank_order IN ('NEWEST_FIRST', 'OLDEST_FIRST')),
  has_house_shot boolean NOT NULL,
  shot_every_seconds int NOT NULL CHECK (shot_every_seconds > 0),
  shots_per_member int NOT NULL CHECK (shots_per_member > 0),
  made_at timestamptz NOT NULL DEFAULT app.now());

-- The row that shots of a round wait for, one after the other, with what they come to.
CREATE TABLE lottery.shot_round (
  game_code text NOT NULL,
  numero text NOT NULL,
  shot_count int NOT NULL DEFAULT 0,
  shot_sum bigint NOT NULL DEFAULT 0,
  -- When readers were last told of shots, and up to which place.
  told_at timestamptz,
  told_place int NOT NULL DEFAULT 0,
  PRIMARY KEY (game_code, numero),
  FOREIGN KEY (game_code, numero) REFERENCES lottery.issue ON DELETE CASCADE);

CREATE TABLE lottery.shot (
  game_code text NOT NULL,
  numero text NOT NULL,
  -- In the order in which the server received them: from 1, without gaps.
  place int NOT NULL CHECK (place > 0),
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  -- Masked, as everybody sees it.
  name text NOT NULL,
  number text NOT NULL CHECK (number ~ '^[0-9]{5}$'),
  at timestamptz NOT NULL,
  is_demo boolean NOT NULL DEFAULT false,
  PRIMARY KEY (game_code, numero, place),
  FOREIGN KEY (game_code, numero) REFERENCES lottery.shot_round ON DELETE CASCADE);
CREATE INDEX shot_of_member ON lottery.shot (game_code, numero, member_id, place);

-- That shots can be taken: processes that take calls write the machine's time every few seconds.
CREATE TABLE lottery.shooting_watch (
  watch_no int PRIMARY KEY DEFAULT 1 CHECK (watch_no = 1),
  beat_at timestamptz NOT NULL);

-- When nothing took shots, by the product's clock.
CREATE TABLE lottery.shooting_outage (
  outage_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL CHECK (until_at >= from_at));
CREATE INDEX outage_in_time ON lottery.shooting_outage (until_at);

-- Shots come by lottery.place_shot alone; nobody changes or removes one.
GRANT SELECT, INSERT ON lottery.yeekee_terms, lottery.shooting_outage TO sala_app;
GRANT SELECT ON lottery.shot, lottery.shot_round TO sala_app;
GRANT UPDATE (told_at, told_place) ON lottery.shot_round TO sala_app;
GRANT SELECT, INSERT, UPDATE ON lottery.shooting_watch TO sala_app;
