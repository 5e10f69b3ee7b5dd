-- Up Migration
-- Draws of lotteries (docs/domain/lottery.md §3): what the application may write of them, and what was never
-- drawn.
ALTER TABLE lottery.chain
  -- Of the last place that was taken: places follow one another in time.
  ADD last_closes_at timestamptz,
  -- No place is taken any more, though some may be left.
  ADD is_over boolean NOT NULL DEFAULT false;

ALTER TABLE lottery.issue
  -- Accepted bets, counted at the close.
  ADD order_count int,
  ADD revealed_at timestamptz,
  -- A process settles or refunds it until then.
  ADD settling_until timestamptz;
CREATE INDEX issue_unpaid ON lottery.issue (closes_at)
  WHERE settled_at IS NULL AND state IN ('DRAWN', 'SETTLING', 'VOID');

CREATE INDEX issue_in_time ON lottery.issue (closes_at);

-- Issues without bets whose time passed while no process ran. The seed of the last place is every earlier
-- one's.
CREATE TABLE lottery.chain_gap (
  chain_id bigint NOT NULL REFERENCES lottery.chain,
  first_place int NOT NULL,
  last_place int NOT NULL CHECK (last_place >= first_place),
  first_numero text NOT NULL,
  last_numero text NOT NULL,
  last_seed text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (chain_id, last_place));
GRANT SELECT ON lottery.chain_gap TO sala_app;

-- Issues come and go by the owner's functions; the application moves them on and writes nothing of the draw
-- but the beacon and the result.
REVOKE INSERT, UPDATE, DELETE ON lottery.issue, lottery.chain FROM sala_app;
GRANT UPDATE (state, beacon_type, beacon, order_count, result, version, drawn_at, settled_at, void_reason, due_at,
  leased_until, settling_until) ON lottery.issue TO sala_app;

CREATE OR REPLACE FUNCTION lottery.keep_draw()
RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog
AS $$
BEGIN
  IF OLD.chain_id IS NULL THEN
    RETURN NEW;
  END IF;
  IF OLD.beacon IS NOT NULL
    AND (NEW.beacon, NEW.beacon_type) IS DISTINCT FROM (OLD.beacon, OLD.beacon_type) THEN
    RAISE EXCEPTION 'the beacon of % % stands', OLD.game_code, OLD.numero;
  END IF;
  IF OLD.result IS NOT NULL AND (NEW.result, NEW.version) IS DISTINCT FROM (OLD.result, OLD.version) THEN
    RAISE EXCEPTION 'the result of % % stands', OLD.game_code, OLD.numero;
  END IF;
  IF NEW.result IS NOT NULL AND NEW.server_seed IS NULL THEN
    RAISE EXCEPTION '% % has no result before its seed is revealed', OLD.game_code, OLD.numero;
  END IF;
  IF (OLD.state = 'VOID') IS DISTINCT FROM (NEW.state = 'VOID')
    AND (OLD.state = 'VOID' OR OLD.server_seed IS NOT NULL) THEN
    RAISE EXCEPTION '% % cannot become % after %', OLD.game_code, OLD.numero, NEW.state, OLD.state;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER issue_keeps_draw BEFORE UPDATE ON lottery.issue FOR EACH ROW EXECUTE FUNCTION lottery.keep_draw();
