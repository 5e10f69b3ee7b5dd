-- Before an update of a draw: what was published stands. The beacon is written once, and nothing becomes void
-- once its seed has decided.
CREATE OR REPLACE FUNCTION promotions.keep_promotion_draw()
RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog
AS $$
BEGIN
  IF OLD.beacon IS NOT NULL AND NEW.beacon IS DISTINCT FROM OLD.beacon THEN
    RAISE EXCEPTION 'the beacon of % stands', OLD.promotion_id;
  END IF;
  IF (NEW.commit_hash, NEW.terms) IS DISTINCT FROM (OLD.commit_hash, OLD.terms)
    OR OLD.server_seed IS NOT NULL AND NEW.server_seed IS DISTINCT FROM OLD.server_seed THEN
    RAISE EXCEPTION 'what was committed to for % stands', OLD.promotion_id;
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (
    ('WAITING', 'CLOSED'), ('WAITING', 'VOID'), ('CLOSED', 'VOID'), ('CLOSED', 'OPEN'), ('CLOSED', 'DRAWN'),
    ('OPEN', 'ENDED'), ('DRAWN', 'ENDED')) THEN
    RAISE EXCEPTION '% cannot become % after %', OLD.promotion_id, NEW.state, OLD.state;
  END IF;
  RETURN NEW;
END $$;
