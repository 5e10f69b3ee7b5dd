-- A virtual match goes forward only: what was played and how it ended stands, and none is over before its
-- clock allows it, which the seed's revelation relies on.
CREATE OR REPLACE FUNCTION sports.keep_virtual()
RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog
AS $$
BEGIN
  IF OLD.state IS DISTINCT FROM NEW.state
    AND (OLD.state, NEW.state) NOT IN (
      ('PLANNED', 'TOLD'), ('PLANNED', 'LIVE'), ('PLANNED', 'VOID'), ('TOLD', 'LIVE'), ('TOLD', 'VOID'),
      ('LIVE', 'DONE'), ('LIVE', 'VOID')) THEN
    RAISE EXCEPTION 'the match % cannot become % after %', OLD.match_id, NEW.state, OLD.state;
  END IF;
  IF OLD.state IN ('DONE', 'VOID') AND NEW.play IS DISTINCT FROM OLD.play THEN
    RAISE EXCEPTION 'what was played of % stands', OLD.match_id;
  END IF;
  IF NEW.state = 'DONE' AND OLD.state <> 'DONE'
    AND app.now() < OLD.kicked_off_at + OLD.least_units * OLD.unit_ms * interval '1 millisecond' THEN
    RAISE EXCEPTION 'the match % cannot be over yet', OLD.match_id;
  END IF;
  RETURN NEW;
END $$;
