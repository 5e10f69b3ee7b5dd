-- Brings what houses sell these markets at in step with the feed: prices by hand end if the feed no longer
-- offers the same selections, or if one has become evidently wrong, 1.5 times the feed's and more
-- (domain/sportsbook.md §7); a house with a margin of its own sells at it. The fixtures are locked by
-- whoever calls.
CREATE OR REPLACE FUNCTION sports.price_house_lines(p_markets bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sports.house_line h SET own_e4 = NULL, own_until = NULL
  FROM sports.market m
  WHERE m.market_no = ANY (p_markets) AND h.fixture_id = m.fixture_id AND h.market_no = m.market_no
    AND h.own_e4 IS NOT NULL AND (cardinality(h.own_e4) <> cardinality(m.prices_e4) OR EXISTS (
      SELECT FROM unnest(m.prices_e4, h.own_e4) AS price (feed, own)
      WHERE (price.feed = 0) <> (price.own = 0)
        OR (price.feed > 0 AND 2 * price.own::bigint >= 3 * price.feed::bigint)));

  INSERT INTO sports.house_line AS h (merchant_id, fixture_id, market_no, prices_e4, margin_ppm, changed_by)
  SELECT rule.merchant_id, m.fixture_id, m.market_no,
    sports.margin_prices(m.type_code, m.prices_e4, m.chances, rule.margin_ppm), rule.margin_ppm,
    rule.changed_by
  FROM sports.market m JOIN sports.fixture f ON f.fixture_id = m.fixture_id
  CROSS JOIN LATERAL (
    SELECT DISTINCT ON (g.merchant_id) g.merchant_id, g.margin_ppm, g.changed_by FROM sports.house_margin g
    WHERE g.league_id IN ('', f.league_id) AND g.type_code IN ('', m.type_code)
    ORDER BY g.merchant_id, g.league_id DESC, g.type_code DESC) rule
  WHERE m.market_no = ANY (p_markets)
  ON CONFLICT (merchant_id, fixture_id, market_no) DO UPDATE
  SET margin_ppm = excluded.margin_ppm, prices_e4 = coalesce(h.own_e4, excluded.prices_e4),
    version = h.version + 1;

  UPDATE sports.house_line h SET prices_e4 = h.own_e4, margin_ppm = NULL, version = h.version + 1
  FROM sports.market m JOIN sports.fixture f ON f.fixture_id = m.fixture_id
  WHERE m.market_no = ANY (p_markets) AND h.fixture_id = m.fixture_id AND h.market_no = m.market_no
    AND (h.margin_ppm IS NOT NULL OR h.prices_e4 IS DISTINCT FROM h.own_e4)
    AND NOT EXISTS (SELECT FROM sports.house_margin g WHERE g.merchant_id = h.merchant_id
      AND g.league_id IN ('', f.league_id) AND g.type_code IN ('', m.type_code));
END
$$;
