-- Before an update of an issue with a place in a chain: what was published stands. The beacon and the result
-- are written once, the result after the seed; no issue becomes void once its seed is known, and a void one
-- stays void.
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
