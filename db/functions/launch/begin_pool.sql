-- Begins the next instance of a pool whose row the caller has locked: its settings take effect now, and the
-- hidden amount of a must-hit pool is drawn and committed to by its hash. The secret comes from the operating
-- system's generator, behind gen_random_uuid. Raises if there is no such pool. Only the owner may call it,
-- which open_pool and raise_pools do.
CREATE OR REPLACE FUNCTION launch.begin_pool(p_merchant text, p_code text)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  pool launch.jackpot_pool;
  fresh bytea := sha256(
    uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
BEGIN
  UPDATE launch.jackpot_pool p SET
    instance_no = p.instance_no + 1,
    seed_amount = coalesce(p.next_seed_amount, p.seed_amount),
    cap_amount = coalesce(p.next_cap_amount, p.cap_amount),
    rate_ppm = coalesce(p.next_rate_ppm, p.rate_ppm),
    odds_amount = coalesce(p.next_odds_amount, p.odds_amount),
    next_seed_amount = NULL, next_cap_amount = NULL, next_rate_ppm = NULL, next_odds_amount = NULL,
    counter = p.counter + coalesce(p.next_seed_amount, p.seed_amount) * 1000000,
    unbooked_seed = p.unbooked_seed + coalesce(p.next_seed_amount, p.seed_amount),
    bet_count = 0, stake_amount = 0, started_at = app.now(),
    commit_hash = CASE p.kind WHEN 'MUST_HIT' THEN encode(sha256(fresh), 'hex') END
  WHERE p.merchant_id = p_merchant AND p.pool_code = p_code
  RETURNING p.* INTO STRICT pool;
  IF pool.kind = 'MUST_HIT' THEN
    INSERT INTO launch.jackpot_secret (merchant_id, pool_code, instance_no, secret, trigger_amount)
    VALUES (p_merchant, p_code, pool.instance_no, fresh,
      launch.draw_trigger(fresh, p_code, pool.instance_no, pool.seed_amount, pool.cap_amount));
  END IF;
END $$;

REVOKE EXECUTE ON FUNCTION launch.begin_pool(text, text) FROM PUBLIC;
