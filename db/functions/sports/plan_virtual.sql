-- Makes virtual matches with a seed of their own each, and the commitment SHA-256(seed), which is there
-- before the first price. Matches that are there already are left as they are. Returns how many are new. A
-- seed comes from the operating system's generator, behind gen_random_uuid.
CREATE OR REPLACE FUNCTION sports.plan_virtual(
  p_ids text[], p_leagues text[], p_sports text[], p_homes text[], p_aways text[], p_starts timestamptz[],
  p_strengths jsonb, p_least int[])
RETURNS int LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  made int;
BEGIN
  WITH drawn AS MATERIALIZED (
    SELECT n, sha256(
      uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) AS seed
    FROM generate_subscripts(p_ids, 1) AS n
    WHERE NOT EXISTS (SELECT FROM sports.virtual_match m WHERE m.match_id = p_ids[n])),
  planned AS (
    INSERT INTO sports.virtual_match (match_id, league_code, sport_code, home_code, away_code, starts_at,
      strengths, least_units, commit_hash)
    SELECT p_ids[n], p_leagues[n], p_sports[n], p_homes[n], p_aways[n], p_starts[n], p_strengths -> (n - 1),
           p_least[n], encode(sha256(seed), 'hex')
    FROM drawn ON CONFLICT (match_id) DO NOTHING RETURNING match_id)
  INSERT INTO sports.virtual_secret (match_id, seed)
  SELECT planned.match_id, drawn.seed FROM planned JOIN drawn ON p_ids[drawn.n] = planned.match_id;
  GET DIAGNOSTICS made = ROW_COUNT;
  RETURN made;
END $$;

REVOKE EXECUTE ON FUNCTION sports.plan_virtual(
  text[], text[], text[], text[], text[], timestamptz[], jsonb, int[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sports.plan_virtual(
  text[], text[], text[], text[], text[], timestamptz[], jsonb, int[]) TO sala_app;
