-- Counts that bets on a fixture or a market were stopped.
CREATE OR REPLACE FUNCTION sports.count_halt()
RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog
AS $$
BEGIN
  NEW.halts := OLD.halts + 1;
  RETURN NEW;
END $$;
