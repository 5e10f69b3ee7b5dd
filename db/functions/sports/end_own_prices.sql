-- Trigger of sports.fixture and sports.incident: prices by hand are set for a moment of a fixture. They end
-- when it kicks off or ends and at every event that moves prices, in the transaction that tells of it
-- (domain/sportsbook.md §6).
CREATE OR REPLACE FUNCTION sports.end_own_prices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended bigint[];
BEGIN
  WITH own AS (
    UPDATE sports.house_line SET own_e4 = NULL, own_until = NULL
    WHERE fixture_id = NEW.fixture_id AND own_e4 IS NOT NULL RETURNING market_no)
  SELECT array_agg(market_no) INTO ended FROM own;
  IF ended IS NOT NULL THEN
    PERFORM sports.price_house_lines(ended);
  END IF;
  RETURN NULL;
END
$$;
