-- Up Migration
-- What the lotteries that the house draws returned by day (docs/operating/rtp-monitor.md): sums of whole
-- draws, never of a member.
CREATE TABLE lottery.return_day (
  merchant_id text NOT NULL,
  game_code text NOT NULL,
  day date NOT NULL,
  round_count bigint NOT NULL,
  stake_amount bigint NOT NULL,
  payout_amount bigint NOT NULL,
  expected_amount double precision NOT NULL,
  variance double precision NOT NULL,
  cubes double precision NOT NULL,
  PRIMARY KEY (merchant_id, game_code, day));

-- Settled issues are counted in the order in which they were settled; up to here they are.
CREATE TABLE lottery.return_cursor (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  settled_at timestamptz NOT NULL DEFAULT '-infinity',
  game_code text NOT NULL DEFAULT '',
  numero text NOT NULL DEFAULT '',
  counted_until timestamptz NOT NULL DEFAULT '-infinity');
INSERT INTO lottery.return_cursor DEFAULT VALUES;

CREATE INDEX issue_settled ON lottery.issue (settled_at, game_code, numero)
  WHERE settled_at IS NOT NULL AND state = 'SETTLED' AND order_count > 0;

GRANT SELECT, INSERT, UPDATE ON lottery.return_day TO sala_app;
GRANT SELECT, UPDATE ON lottery.return_cursor TO sala_app;
