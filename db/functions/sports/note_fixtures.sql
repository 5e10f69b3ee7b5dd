-- Trigger of sports.fixture: a new fixture of a league or sport that a house has stopped is suspended there
-- from the first.
CREATE OR REPLACE FUNCTION sports.note_fixtures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM sports.house_stop) THEN
    PERFORM sports.apply_stops(ARRAY(SELECT n.fixture_id FROM fresh n));
  END IF;
  RETURN NULL;
END
$$;
