-- Up Migration
-- The sportsbook: what is bet on, at which prices, and the bets (docs/domain/sportsbook.md §1). The book is the same for
-- every house; what a house changes of it (prices, suspensions, limits) is in rows of its own.
CREATE SCHEMA sports;
GRANT USAGE ON SCHEMA sports TO sala_app;

CREATE TABLE sports.sport (
  sport_code text PRIMARY KEY,
  -- TCG_SPORT or TCG_ESPORT, and what its money is booked under.
  vendor text NOT NULL CHECK (vendor IN ('TCG_SPORT', 'TCG_ESPORT')),
  sort_no int NOT NULL,
  -- How long a live bet waits before it is accepted.
  live_delay_s int NOT NULL CHECK (live_delay_s BETWEEN 0 AND 60),
  -- A match that has not begun so long after its first time is void.
  void_after_h int NOT NULL CHECK (void_after_h BETWEEN 1 AND 336)
);
INSERT INTO sports.sport VALUES
  ('FOOTBALL', 'TCG_SPORT', 1, 5, 36),
  ('BASKETBALL', 'TCG_SPORT', 2, 3, 36),
  ('TENNIS', 'TCG_SPORT', 3, 5, 36),
  ('VOLLEYBALL', 'TCG_SPORT', 4, 5, 36),
  ('BADMINTON', 'TCG_SPORT', 5, 5, 36),
  ('BASEBALL', 'TCG_SPORT', 6, 5, 36),
  ('MOBA', 'TCG_ESPORT', 11, 5, 24),
  ('SHOOTER', 'TCG_ESPORT', 12, 5, 24);

-- Ids of leagues, teams and fixtures are the provider's code, a dash and the id that the provider gave.
CREATE TABLE sports.league (
  league_id text PRIMARY KEY,
  provider text NOT NULL,
  sport_code text NOT NULL REFERENCES sports.sport,
  -- ISO 3166 code, or the code of a made-up country.
  country text NOT NULL,
  -- {th, en}
  names jsonb NOT NULL,
  country_names jsonb NOT NULL,
  tier text NOT NULL DEFAULT 'C' CHECK (tier IN ('A', 'B', 'C')),
  sort_no int NOT NULL DEFAULT 100
);
CREATE TABLE sports.team (
  team_id text PRIMARY KEY,
  provider text NOT NULL,
  sport_code text NOT NULL REFERENCES sports.sport,
  names jsonb NOT NULL
);

CREATE TABLE sports.fixture (
  fixture_id text PRIMARY KEY,
  provider text NOT NULL,
  sport_code text NOT NULL REFERENCES sports.sport,
  league_id text NOT NULL REFERENCES sports.league,
  -- OUTRIGHT: who wins the league; it has runners instead of two sides.
  kind text NOT NULL DEFAULT 'MATCH' CHECK (kind IN ('MATCH', 'OUTRIGHT')),
  home_id text REFERENCES sports.team,
  away_id text REFERENCES sports.team,
  -- When it was to begin first, and when it begins by now.
  first_start_at timestamptz NOT NULL,
  start_at timestamptz NOT NULL,
  -- SCHEDULED → LIVE → ENDED → RESULTED; beside them POSTPONED, INTERRUPTED, ABANDONED, CANCELLED.
  status text NOT NULL DEFAULT 'SCHEDULED'
    CHECK (status IN ('SCHEDULED', 'LIVE', 'ENDED', 'RESULTED', 'POSTPONED', 'INTERRUPTED', 'ABANDONED', 'CANCELLED')),
  is_neutral boolean NOT NULL DEFAULT false,
  has_live boolean NOT NULL DEFAULT true,
  is_virtual boolean NOT NULL DEFAULT false,
  best_of int,
  -- {period, minute, added, isRunning}; null before the start.
  clock jsonb,
  -- What has happened so far (kernel/sports/facts.ts).
  facts jsonb NOT NULL DEFAULT '{}',
  -- Grows with every change that a reader or a bet must know of; prices have their own (market.version).
  version int NOT NULL DEFAULT 0,
  -- No bet is taken while it is set: an incident, the feed's silence or its gap.
  suspended_for text,
  CHECK ((kind = 'MATCH') = (home_id IS NOT NULL AND away_id IS NOT NULL))
);
CREATE INDEX fixture_by_start ON sports.fixture (sport_code, status, start_at);
CREATE INDEX fixture_of_league ON sports.fixture (league_id, start_at);
CREATE INDEX fixture_of_provider ON sports.fixture (provider, status);

-- One row a market: its selections stand in arrays, in the order of kernel/sports/markets.ts.
CREATE TABLE sports.market (
  market_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  fixture_id text NOT NULL REFERENCES sports.fixture,
  type_code text NOT NULL,
  period text NOT NULL,
  -- Quarter goals times four for the home side or for "over": -3 is -0.75. Null: the market has no line.
  line_q int,
  codes text[] NOT NULL,
  -- Decimal prices times 10,000; 0: the selection is not offered.
  prices_e4 int[] NOT NULL,
  -- For each selection [win, halfWin, push, halfLose] in millionths, without the margin: what a cash-out is worth. Null: not known.
  chances jsonb,
  -- Of an outright: {code: {th, en, teamId}}.
  runners jsonb,
  is_main boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'SUSPENDED', 'CLOSED', 'SETTLED', 'VOID')),
  -- Whether it is bet on while the fixture is played.
  is_live boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL DEFAULT app.now(),
  CHECK (cardinality(codes) = cardinality(prices_e4)),
  UNIQUE NULLS NOT DISTINCT (fixture_id, type_code, period, line_q)
);

-- What a house changes of a fixture (market_no null) or of one market: suspended by the desk, prices of its own, a smaller
-- stake. Rows are few; a market without one is sold as the feed prices it.
CREATE TABLE sports.house_line (
  merchant_id text NOT NULL,
  fixture_id text NOT NULL REFERENCES sports.fixture,
  market_no bigint REFERENCES sports.market,
  is_suspended boolean NOT NULL DEFAULT false,
  -- Decimal prices times 10,000 in the order of the market's codes; null: the feed's.
  prices_e4 int[],
  max_stake bigint,
  version int NOT NULL DEFAULT 1,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT app.now(),
  UNIQUE NULLS NOT DISTINCT (merchant_id, fixture_id, market_no)
);

CREATE TABLE sports.incident (
  fixture_id text NOT NULL REFERENCES sports.fixture,
  incident_no int NOT NULL,
  -- GOAL, RED, VAR … (kernel/sports/words.ts), and which side.
  kind text NOT NULL,
  side text CHECK (side IN ('HOME', 'AWAY')),
  minute int NOT NULL,
  added int,
  detail jsonb NOT NULL DEFAULT '{}',
  is_cancelled boolean NOT NULL DEFAULT false,
  at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (fixture_id, incident_no)
);

-- What a fixture came to, by version; the highest confirmed one is what is settled.
CREATE TABLE sports.result (
  fixture_id text NOT NULL REFERENCES sports.fixture,
  version int NOT NULL CHECK (version > 0),
  facts jsonb NOT NULL,
  source text NOT NULL CHECK (source IN ('FEED', 'DESK', 'CLOCK')),
  state text NOT NULL DEFAULT 'CONFIRMED' CHECK (state IN ('ENTERED', 'CONFIRMED', 'REJECTED')),
  made_by text NOT NULL,
  checked_by text,
  reason text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT app.now(),
  confirmed_at timestamptz,
  PRIMARY KEY (fixture_id, version)
);

CREATE TABLE sports.bet (
  bet_id text PRIMARY KEY,
  -- What people name it by.
  bet_no bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) UNIQUE,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  vendor text NOT NULL,
  game_code text NOT NULL,
  currency text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('SINGLE', 'PARLAY', 'SYSTEM')),
  -- Of a system: TRIXIE … or 2/5 (kernel/sports/systems.ts), and how many combinations share the stake.
  system_code text,
  combinations int NOT NULL DEFAULT 1,
  stake bigint NOT NULL CHECK (stake > 0),
  -- The product of the legs' prices, cut to four decimals, for lists; settlement multiplies the legs.
  price_e4 bigint NOT NULL,
  potential bigint NOT NULL,
  odds_format text NOT NULL,
  accept_change text NOT NULL,
  state text NOT NULL CHECK (state IN ('PENDING', 'ACCEPTED', 'REJECTED', 'SETTLED', 'CASHED_OUT')),
  -- Of a settled bet: WON, HALF_WON, PUSH, HALF_LOST, LOST, VOID.
  result text CHECK (result IN ('WON', 'HALF_WON', 'PUSH', 'HALF_LOST', 'LOST', 'VOID')),
  reject_reason text,
  is_live boolean NOT NULL,
  wallet_txn text NOT NULL,
  placed_at timestamptz NOT NULL,
  -- When a waiting live bet is decided.
  decide_at timestamptz,
  accepted_at timestamptz,
  settled_at timestamptz,
  -- How often it was settled: the version that the wallet knows.
  version int NOT NULL DEFAULT 0,
  -- Of the last settlement, cash-outs included.
  payout bigint NOT NULL DEFAULT 0,
  valid bigint NOT NULL DEFAULT 0,
  bonus_valid bigint NOT NULL DEFAULT 0,
  -- What was cashed out: the part of the stake, and what it paid.
  cashed_stake bigint NOT NULL DEFAULT 0,
  cashed_amount bigint NOT NULL DEFAULT 0,
  -- Cash out by itself from this offer on.
  auto_cash_out bigint,
  void_reason text,
  -- Legs without a result.
  open_legs int NOT NULL,
  CHECK (cashed_stake <= stake)
);
CREATE INDEX bet_of_member ON sports.bet (member_id, placed_at DESC);
CREATE INDEX bet_open_of_member ON sports.bet (member_id, placed_at DESC) WHERE state IN ('PENDING', 'ACCEPTED');
CREATE INDEX bet_of_house ON sports.bet (merchant_id, placed_at DESC);
CREATE INDEX bet_waiting ON sports.bet (decide_at) WHERE state = 'PENDING';
CREATE INDEX bet_auto ON sports.bet (bet_id) WHERE state = 'ACCEPTED' AND auto_cash_out IS NOT NULL;

CREATE TABLE sports.leg (
  bet_id text NOT NULL REFERENCES sports.bet,
  leg_no int NOT NULL,
  fixture_id text NOT NULL,
  market_no bigint NOT NULL REFERENCES sports.market,
  type_code text NOT NULL,
  period text NOT NULL,
  -- As the market's: for the home side, or for "over".
  line_q int,
  code text NOT NULL,
  price_e4 int NOT NULL,
  is_live boolean NOT NULL,
  score_home int,
  score_away int,
  -- WIN, HALF_WIN, PUSH, HALF_LOSE, LOSE, VOID; null: open.
  result text CHECK (result IN ('WIN', 'HALF_WIN', 'PUSH', 'HALF_LOSE', 'LOSE', 'VOID')),
  -- A dead heat pays a part of the stake: among how many it is shared.
  shared_by int NOT NULL DEFAULT 1,
  -- The version of the fixture's result that decided it.
  result_version int NOT NULL DEFAULT 0,
  PRIMARY KEY (bet_id, leg_no)
);
CREATE INDEX leg_of_fixture ON sports.leg (fixture_id, bet_id);
CREATE INDEX leg_of_market ON sports.leg (market_no, code);

-- What a house has taken on a selection: stakes, and what they return if it wins.
CREATE TABLE sports.exposure (
  merchant_id text NOT NULL,
  market_no bigint NOT NULL REFERENCES sports.market,
  code text NOT NULL,
  stake bigint NOT NULL DEFAULT 0,
  payout bigint NOT NULL DEFAULT 0,
  bets int NOT NULL DEFAULT 0,
  PRIMARY KEY (merchant_id, market_no, code)
);

GRANT SELECT ON sports.sport TO sala_app;
GRANT SELECT, INSERT, UPDATE ON sports.league, sports.team, sports.fixture, sports.market, sports.incident, sports.result,
  sports.bet, sports.leg, sports.exposure TO sala_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON sports.house_line TO sala_app;
