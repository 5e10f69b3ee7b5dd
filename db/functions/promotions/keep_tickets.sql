-- Before a change of a raffle's tickets: the list stands once its digest is written as the draw's beacon.
CREATE OR REPLACE FUNCTION promotions.keep_tickets()
RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog
AS $$
BEGIN
  IF EXISTS (
    SELECT FROM promotions.draw d
    WHERE d.promotion_id = coalesce(NEW.promotion_id, OLD.promotion_id) AND d.beacon IS NOT NULL) THEN
    RAISE EXCEPTION 'the ticket list of % is frozen', coalesce(NEW.promotion_id, OLD.promotion_id);
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
