-- Up Migration
-- Public randomness as the beacon of the house's own draws (docs/domain/lottery.md §3,
-- docs/decisions/0144-drand-beacon.md).

-- What the coming issues of a game take their beacon from; a game without a row takes the digest of its bets.
CREATE TABLE lottery.game_beacon (
  game_code text PRIMARY KEY,
  beacon_type text NOT NULL CHECK (beacon_type IN ('ORDER_DIGEST', 'DRAND')),
  updated_at timestamptz NOT NULL DEFAULT app.now());
GRANT SELECT, INSERT, UPDATE ON lottery.game_beacon TO sala_app;

ALTER TABLE lottery.issue
  -- Of a drand beacon: the number of its round, and the network's signature of it in hex.
  ADD beacon_round int CHECK (beacon_round > 0),
  ADD beacon_signature text CHECK (beacon_signature ~ '^[0-9a-f]{96}$'),
  -- A process asks for the beacon until then.
  ADD beacon_until timestamptz,
  ADD CONSTRAINT issue_drand_beacon CHECK (CASE
    WHEN beacon IS NOT NULL AND beacon_type = 'DRAND' THEN beacon_round IS NOT NULL
      AND beacon_signature IS NOT NULL AND beacon = encode(sha256(decode(beacon_signature, 'hex')), 'hex')
    ELSE beacon_round IS NULL AND beacon_signature IS NULL END);
CREATE INDEX issue_without_beacon ON lottery.issue (closes_at)
  WHERE state = 'CLOSED' AND beacon_type = 'DRAND' AND beacon IS NULL;

-- The kind of a beacon is fixed when its issue is made.
REVOKE UPDATE (beacon_type) ON lottery.issue FROM sala_app;
GRANT UPDATE (beacon_round, beacon_signature, beacon_until) ON lottery.issue TO sala_app;
