-- Brings the suspensions of these fixtures in step with the leagues and sports that houses have stopped. A
-- fixture that the desk suspended itself (is_held) stays suspended. The fixtures are locked by whoever
-- calls.
CREATE OR REPLACE FUNCTION sports.apply_stops(p_fixtures text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sports.house_line AS h (merchant_id, fixture_id, market_no, is_suspended, changed_by)
  SELECT DISTINCT ON (s.merchant_id, f.fixture_id)
    s.merchant_id, f.fixture_id, NULL::bigint, true, s.stopped_by
  FROM sports.fixture f JOIN sports.house_stop s ON s.scope = 'ALL'
    OR (s.scope = 'SPORT' AND s.subject = f.sport_code) OR (s.scope = 'LEAGUE' AND s.subject = f.league_id)
  WHERE f.fixture_id = ANY (p_fixtures)
  ORDER BY s.merchant_id, f.fixture_id
  ON CONFLICT (merchant_id, fixture_id, market_no) DO UPDATE SET is_suspended = true, version = h.version + 1
  WHERE NOT h.is_suspended;

  UPDATE sports.house_line h SET is_suspended = false, version = h.version + 1
  FROM sports.fixture f
  WHERE f.fixture_id = ANY (p_fixtures) AND h.fixture_id = f.fixture_id AND h.market_no IS NULL
    AND h.is_suspended AND NOT h.is_held
    AND NOT EXISTS (SELECT FROM sports.house_stop s WHERE s.merchant_id = h.merchant_id AND (s.scope = 'ALL'
      OR (s.scope = 'SPORT' AND s.subject = f.sport_code)
      OR (s.scope = 'LEAGUE' AND s.subject = f.league_id)));
END
$$;
