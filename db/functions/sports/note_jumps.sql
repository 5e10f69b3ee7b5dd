-- Trigger of sports.market: notes prices of the feed that moved by a fifth and more at once while nothing
-- happened, for the traders' alarms. After an event of the fixture prices move far by right, and those of a
-- virtual match follow its model, which plays many minutes in one.
CREATE OR REPLACE FUNCTION sports.note_jumps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sports.price_jump (fixture_id, market_no, code, before_e4, after_e4)
  SELECT n.fixture_id, n.market_no, price.code, price.before, price.after
  FROM fresh n JOIN gone w ON w.market_no = n.market_no
  CROSS JOIN LATERAL unnest(n.codes, w.prices_e4, n.prices_e4) AS price (code, before, after)
  WHERE n.prices_e4 <> w.prices_e4 AND n.state = 'OPEN' AND w.state = 'OPEN'
    AND price.before > 0 AND price.after > 0
    AND 5 * greatest(price.before, price.after)::bigint >= 6 * least(price.before, price.after)::bigint
    AND EXISTS (SELECT FROM sports.fixture f WHERE f.fixture_id = n.fixture_id AND NOT f.is_virtual)
    AND NOT EXISTS (SELECT FROM sports.incident i
      WHERE i.fixture_id = n.fixture_id AND i.at > app.now() - interval '1 minute');
  RETURN NULL;
END
$$;
