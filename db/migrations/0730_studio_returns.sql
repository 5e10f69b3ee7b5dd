-- Up Migration
-- What every game returned, by day and never by member: sums of whole rounds for real money, from which the published
-- figures and the operator's alarms are reckoned (docs/operating/rtp-monitor.md).

CREATE TABLE studio.return_day (
  merchant_id text NOT NULL,
  game_code text COLLATE "C" NOT NULL,
  math_version text NOT NULL,
  day date NOT NULL,
  round_count bigint NOT NULL CHECK (round_count > 0),
  stake_amount bigint NOT NULL CHECK (stake_amount > 0),
  payout_amount bigint NOT NULL CHECK (payout_amount >= 0),
  -- What the stakes should have returned by the rules' mathematics, in minor units.
  expected_amount double precision NOT NULL CHECK (expected_amount >= 0),
  -- Of that sum, in minor units squared.
  variance double precision NOT NULL CHECK (variance >= 0),
  PRIMARY KEY (merchant_id, game_code, math_version, day)
);
GRANT SELECT, INSERT, UPDATE ON studio.return_day TO sala_app;

-- Up to when the rounds of each kind are counted: everything that began before is decided.
CREATE TABLE studio.return_cursor (source text PRIMARY KEY CHECK (source IN ('SOLO', 'TABLE', 'HAND')), counted_until timestamptz NOT NULL DEFAULT '-infinity');
INSERT INTO studio.return_cursor (source) VALUES ('SOLO'), ('TABLE'), ('HAND');
GRANT SELECT, UPDATE ON studio.return_cursor TO sala_app;

CREATE INDEX table_round_by_time ON studio.table_round USING brin (opened_at) WITH (pages_per_range = 16, autosummarize = on);
