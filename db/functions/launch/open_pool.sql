-- Opens a pool that never ran; returns whether it did. False if the pool is unknown or running already.
CREATE OR REPLACE FUNCTION launch.open_pool(p_merchant text, p_code text)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
BEGIN
  UPDATE launch.jackpot_pool SET state = 'RUNNING'
  WHERE merchant_id = p_merchant AND pool_code = p_code AND state = 'OFF';
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM launch.begin_pool(p_merchant, p_code);
  RETURN true;
END $$;
