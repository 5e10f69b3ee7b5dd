-- Before an update of an issue with a place in a chain: what was published stands. The beacon and the result
-- are written once, the result after the seed; no issue becomes void once its seed is known, and a void one
-- stays void. The source changes before the close alone, and only between a draw of the chain and an import.
--
-- An imported result is not the chain's: it may come before the seed, it may be corrected by the next
-- version, and an issue without it may become void though its seed is known. So may one of shots, of which
-- there were too few.
CREATE OR REPLACE FUNCTION lottery.keep_draw()
RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog
AS $$
BEGIN
  IF OLD.chain_id IS NULL THEN
    RETURN NEW;
  END IF;
  IF NEW.source <> OLD.source
    AND (OLD.state <> 'WAITING' OR OLD.closes_at <= app.now()
      OR OLD.source NOT IN ('DEMO', 'IMPORT') OR NEW.source NOT IN ('DEMO', 'IMPORT')) THEN
    RAISE EXCEPTION 'the source of % % stands', OLD.game_code, OLD.numero;
  END IF;
  IF NEW.beacon_type IS DISTINCT FROM OLD.beacon_type OR OLD.beacon IS NOT NULL
    AND (NEW.beacon, NEW.beacon_round, NEW.beacon_signature)
      IS DISTINCT FROM (OLD.beacon, OLD.beacon_round, OLD.beacon_signature) THEN
    RAISE EXCEPTION 'the beacon of % % stands', OLD.game_code, OLD.numero;
  END IF;
  IF OLD.result IS NOT NULL AND (NEW.result, NEW.version) IS DISTINCT FROM (OLD.result, OLD.version)
    AND NOT (OLD.source = 'IMPORT' AND NEW.result IS NOT NULL AND NEW.version = OLD.version + 1) THEN
    RAISE EXCEPTION 'the result of % % stands', OLD.game_code, OLD.numero;
  END IF;
  IF NEW.result IS NOT NULL AND NEW.server_seed IS NULL AND OLD.source <> 'IMPORT' THEN
    RAISE EXCEPTION '% % has no result before its seed is revealed', OLD.game_code, OLD.numero;
  END IF;
  IF (OLD.state = 'VOID') IS DISTINCT FROM (NEW.state = 'VOID')
    AND (OLD.state = 'VOID' OR OLD.result IS NOT NULL
      OR OLD.server_seed IS NOT NULL AND OLD.source NOT IN ('IMPORT', 'SHOTS')) THEN
    RAISE EXCEPTION '% % cannot become % after %', OLD.game_code, OLD.numero, NEW.state, OLD.state;
  END IF;
  RETURN NEW;
END $$;
