-- Trigger of sports.market: what houses sell follows the feed in the transaction of the feed's own prices.
CREATE OR REPLACE FUNCTION sports.note_prices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bigint[];
BEGIN
  SELECT array_agg(n.market_no) INTO changed FROM fresh n
  WHERE EXISTS (SELECT FROM sports.house_margin)
    OR EXISTS (SELECT FROM sports.house_line h
      WHERE h.fixture_id = n.fixture_id AND h.market_no = n.market_no AND h.prices_e4 IS NOT NULL);
  IF changed IS NOT NULL THEN
    PERFORM sports.price_house_lines(changed);
  END IF;
  RETURN NULL;
END
$$;
