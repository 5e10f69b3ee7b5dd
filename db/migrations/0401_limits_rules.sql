-- Up Migration
-- What members set for themselves, how long they played, and what the responsible-gaming desk works on
-- (domain/economy.md §10). Values are satang, those of SESSION minutes.

CREATE TABLE limits.rule (
  merchant_id text NOT NULL,
  account_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('DEPOSIT', 'LOSS', 'STAKE', 'SESSION')),
  period text NOT NULL CHECK (period IN ('BET', 'DAY', 'WEEK', 'MONTH')),
  value bigint NOT NULL CHECK (value > 0),
  set_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, merchant_id, kind, period)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON limits.rule TO sala_app;

-- A wished increase, or removal (value null): it waits for its day, and then for the member to say it again.
CREATE TABLE limits.change (
  merchant_id text NOT NULL,
  account_id text NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  value bigint CHECK (value > 0),
  asked_at timestamptz NOT NULL,
  ready_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, merchant_id, kind, period)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON limits.change TO sala_app;

-- Every step of every limit, never changed.
CREATE TABLE limits.history (
  history_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  account_id text NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  what text NOT NULL CHECK (what IN ('SET', 'ASKED', 'CANCELLED', 'CONFIRMED')),
  from_value bigint,
  to_value bigint,
  actor text NOT NULL,
  remark text NOT NULL DEFAULT '',
  at timestamptz NOT NULL
);
CREATE INDEX history_of_account ON limits.history (account_id, merchant_id, at DESC);
GRANT SELECT, INSERT ON limits.history TO sala_app;

-- How often the reality check comes; no row: every 60 minutes.
CREATE TABLE limits.preference (
  merchant_id text NOT NULL,
  account_id text NOT NULL,
  reality_minutes int NOT NULL CHECK (reality_minutes IN (15, 30, 60, 120)),
  PRIMARY KEY (account_id, merchant_id)
);
GRANT SELECT, INSERT, UPDATE ON limits.preference TO sala_app;

-- The playing time of a business day, over all devices once: signs of life near to each other are one stretch.
CREATE TABLE limits.playing_time (
  merchant_id text NOT NULL,
  account_id text NOT NULL,
  day date NOT NULL,
  played_ms bigint NOT NULL DEFAULT 0 CHECK (played_ms >= 0),
  -- Since the member answered the last reality check, and since they came.
  unchecked_ms bigint NOT NULL DEFAULT 0 CHECK (unchecked_ms >= 0),
  sitting_ms bigint NOT NULL DEFAULT 0 CHECK (sitting_ms >= 0),
  last_seen_at timestamptz NOT NULL,
  -- Said once a day: the warning. Used up: when, until when no bet is taken, and whether the member was signed out for it.
  warned_day date,
  reached_at timestamptz,
  blocked_until timestamptz,
  is_signed_out boolean NOT NULL DEFAULT false,
  -- The reality check that is open on the screen.
  asked_at timestamptz,
  PRIMARY KEY (account_id, merchant_id)
) WITH (fillfactor = 70);
CREATE INDEX playing_time_lately ON limits.playing_time (last_seen_at);
GRANT SELECT, INSERT, UPDATE ON limits.playing_time TO sala_app;

-- By what an excluded person would be known again. Digests, never the thing itself.
CREATE TABLE limits.exclusion_mark (
  restriction_id text NOT NULL REFERENCES limits.restriction,
  merchant_id text NOT NULL,
  account_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('MOBILE', 'BANK_ACCOUNT', 'ID_NUMBER', 'DEVICE')),
  digest text NOT NULL,
  PRIMARY KEY (merchant_id, kind, digest, restriction_id)
);
GRANT SELECT, INSERT ON limits.exclusion_mark TO sala_app;

-- The way back after an exclusion: a written request, seven days, a second person.
CREATE TABLE limits.exclusion_return (
  return_id text PRIMARY KEY,
  restriction_id text NOT NULL REFERENCES limits.restriction,
  merchant_id text NOT NULL,
  account_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('WAITING', 'RETURNED', 'REFUSED')),
  noted_by text NOT NULL,
  noted_at timestamptz NOT NULL,
  remark text NOT NULL,
  opens_at timestamptz NOT NULL,
  decided_by text CHECK (decided_by <> noted_by OR state = 'REFUSED'),
  decided_at timestamptz,
  CHECK ((state = 'WAITING') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX exclusion_return_open ON limits.exclusion_return (restriction_id) WHERE state <> 'REFUSED';
CREATE INDEX exclusion_return_of_account ON limits.exclusion_return (account_id, merchant_id);
GRANT SELECT, INSERT, UPDATE ON limits.exclusion_return TO sala_app;
CREATE INDEX restriction_by_time ON limits.restriction (merchant_id, starts_at DESC);

CREATE TABLE limits.self_test (
  test_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  account_id text NOT NULL,
  score int NOT NULL CHECK (score BETWEEN 0 AND 27),
  taken_at timestamptz NOT NULL
);
CREATE INDEX self_test_of_account ON limits.self_test (account_id, merchant_id, taken_at DESC);
GRANT SELECT, INSERT ON limits.self_test TO sala_app;

-- What the house noticed: once a kind and business day.
CREATE TABLE limits.marker (
  marker_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  account_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('LOSS', 'SESSION', 'DEPOSITS', 'CANCELLED', 'SELF_TEST', 'EXCLUSION_MATCH')),
  day date NOT NULL,
  detail jsonb NOT NULL,
  action text NOT NULL CHECK (action IN ('MESSAGE', 'CONTACT')),
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'DONE')),
  found_at timestamptz NOT NULL,
  done_by text,
  done_at timestamptz,
  remark text NOT NULL DEFAULT '',
  CHECK ((state = 'DONE') = (done_at IS NOT NULL)),
  UNIQUE (account_id, merchant_id, kind, day)
);
CREATE INDEX marker_by_state ON limits.marker (merchant_id, state, found_at DESC);
GRANT SELECT, INSERT, UPDATE ON limits.marker TO sala_app;
