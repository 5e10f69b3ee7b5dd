-- Raises the jackpot pools by the bets of a batch, after the bets and in their transaction
-- (docs/decisions/0061-jackpot-pools-ride-with-the-batch.md). Returns how many pools were won.
--
-- The first three lists are what wallet.post_batch returned. The others give for each item its merchant, the
-- pools it takes part in (bit = place), its stake in satang, its draw (a whole number below 2^64) and its
-- member. Refused bets, repeats and play money contribute nothing. Pools count in millionths of a satang.
CREATE OR REPLACE FUNCTION launch.raise_pools(
  p_status smallint[], p_txn bigint[], p_marks smallint[],
  p_merchant text[], p_pools int[], p_stake bigint[], p_draw numeric[],
  p_member text[], p_vendor text[], p_game text[], p_round text[]
)
RETURNS int LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
SET jit = off
AS $$
DECLARE
  pool launch.jackpot_pool;
  held launch.jackpot_secret;
  won int := 0;
  prize bigint;
  win uuid;
  items int[];
  i int;
  total numeric;
  bets bigint;
  is_hit boolean;
BEGIN
  -- 1. Each pool that a bet takes part in, locked in the order of merchants and places, whatever order the
  --    bets have.
  FOR pool IN
    SELECT p.* FROM launch.jackpot_pool p
    WHERE p.state = 'RUNNING' AND p.merchant_id = ANY (p_merchant) AND EXISTS (
      SELECT FROM unnest(p_status, p_marks, p_merchant, p_pools) AS t(status, marks, merchant, pools)
      WHERE t.status = 1 AND t.marks & 3 = 0 AND t.merchant = p.merchant_id
        AND t.pools & (1 << p.place) > 0)
    ORDER BY p.merchant_id, p.place FOR UPDATE OF p
  LOOP
    -- 2. What the batch adds to the pool, and whether one of its draws wins a progressive pool.
    SELECT array_agg(t.n::int ORDER BY t.n), sum(t.stake), count(*),
           coalesce(bool_or(t.draw < div(t.stake * 18446744073709551616, pool.odds_amount)), false)
    INTO items, total, bets, is_hit
    FROM unnest(p_status, p_marks, p_merchant, p_pools, p_stake, p_draw) WITH ORDINALITY
      AS t(status, marks, merchant, pools, stake, draw, n)
    WHERE t.status = 1 AND t.marks & 3 = 0 AND t.merchant = pool.merchant_id
      AND t.pools & (1 << pool.place) > 0;
    -- Read after the lock, so that a transaction that waited sees an instance that began meanwhile.
    SELECT s.* INTO held FROM launch.jackpot_secret s
    WHERE s.merchant_id = pool.merchant_id AND s.pool_code = pool.pool_code
      AND s.instance_no = pool.instance_no;

    -- 3. If nobody wins: one update for all bets.
    IF (CASE pool.kind
          WHEN 'MUST_HIT' THEN pool.counter + total * pool.rate_ppm < held.trigger_amount::numeric * 1000000
          ELSE NOT is_hit END) THEN
      UPDATE launch.jackpot_pool p SET
        counter = p.counter + total * p.rate_ppm,
        contributed = p.contributed + total * p.rate_ppm,
        unbooked = p.unbooked + total * p.rate_ppm,
        bet_count = p.bet_count + bets,
        stake_amount = p.stake_amount + total
      WHERE p.merchant_id = pool.merchant_id AND p.pool_code = pool.pool_code;
      CONTINUE;
    END IF;

    -- 4. If the pool is won in this batch: bet by bet, since bets after the winner go into the next instance.
    FOREACH i IN ARRAY items LOOP
      UPDATE launch.jackpot_pool p SET
        counter = p.counter + p_stake[i] * p.rate_ppm,
        contributed = p.contributed + p_stake[i] * p.rate_ppm,
        unbooked = p.unbooked + p_stake[i] * p.rate_ppm,
        bet_count = p.bet_count + 1,
        stake_amount = p.stake_amount + p_stake[i]
      WHERE p.merchant_id = pool.merchant_id AND p.pool_code = pool.pool_code
      RETURNING p.* INTO STRICT pool;
      CONTINUE WHEN CASE pool.kind
        WHEN 'MUST_HIT' THEN pool.counter < held.trigger_amount::numeric * 1000000
        ELSE p_draw[i] >= div(p_stake[i] * 18446744073709551616, pool.odds_amount) END;
      -- Whole satang are paid, never more than the cap; the rest stays for the next instance.
      prize := least(pool.counter / 1000000, coalesce(pool.cap_amount, pool.counter / 1000000));
      win := gen_random_uuid();
      won := won + 1;
      INSERT INTO launch.jackpot_win (
        win_id, merchant_id, pool_code, instance_no, kind, member_id, vendor_code, game_code, round_id,
        bet_txn, stake_amount, amount, seed_amount, cap_amount, rate_ppm, odds_amount, bet_count,
        pool_stake_amount, started_at, commit_hash, secret, trigger_amount, draw, won_at)
      VALUES (
        win, pool.merchant_id, pool.pool_code, pool.instance_no, pool.kind,
        p_member[i], p_vendor[i], p_game[i], p_round[i], p_txn[i],
        p_stake[i], prize, pool.seed_amount, pool.cap_amount, pool.rate_ppm, pool.odds_amount, pool.bet_count,
        pool.stake_amount,
        pool.started_at, pool.commit_hash, CASE pool.kind WHEN 'MUST_HIT' THEN encode(held.secret, 'hex') END,
        held.trigger_amount, CASE pool.kind WHEN 'PROGRESSIVE' THEN p_draw[i] END, app.now());
      INSERT INTO app.outbox (event, payload)
      VALUES ('launch.jackpot-won', jsonb_build_object('merchantId', pool.merchant_id, 'winId', win));
      UPDATE launch.jackpot_pool p SET counter = p.counter - prize * 1000000
      WHERE p.merchant_id = pool.merchant_id AND p.pool_code = pool.pool_code;
      PERFORM launch.begin_pool(pool.merchant_id, pool.pool_code);
      SELECT s.* INTO held FROM launch.jackpot_secret s
      WHERE s.merchant_id = pool.merchant_id AND s.pool_code = pool.pool_code
        AND s.instance_no = pool.instance_no + 1;
    END LOOP;
  END LOOP;
  RETURN won;
END $$;
