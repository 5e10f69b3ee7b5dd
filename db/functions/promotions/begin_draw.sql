-- Fixes the seed of a rain or a raffle when its promotion starts, and publishes the seed's SHA-256. The seed
-- comes from the operating system's generator, behind gen_random_uuid. A promotion that was stopped and is
-- started again keeps its first draw, so nobody can try for another seed. The list of a raffle is frozen a
-- minute after its end, when what was settled and credited before has arrived. Raises without its moment.
CREATE OR REPLACE FUNCTION promotions.begin_draw()
RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  seed bytea := sha256(
    uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  is_rain boolean := NEW.kind = 'RED_ENVELOPE';
  draws_at timestamptz := nullif(
    NEW.arguments ->> CASE WHEN is_rain THEN 'opensAt' ELSE 'drawAt' END, '')::timestamptz;
  closes_at timestamptz := CASE WHEN is_rain THEN draws_at ELSE least(draws_at, NEW.ends_at) END;
  ends_at timestamptz := draws_at + CASE
    WHEN is_rain THEN (NEW.arguments ->> 'minutes')::int * interval '1 minute'
    ELSE (NEW.arguments ->> 'claimDays')::int * interval '24 hours' END;
BEGIN
  IF EXISTS (SELECT FROM promotions.draw d WHERE d.promotion_id = NEW.promotion_id) THEN
    RETURN NULL;
  END IF;
  INSERT INTO promotions.draw (
    promotion_id, merchant_id, kind, terms, commit_hash, closes_at, draws_at, ends_at, due_at)
  VALUES (NEW.promotion_id, NEW.merchant_id, NEW.kind, NEW.arguments, encode(sha256(seed), 'hex'), closes_at,
    draws_at, ends_at, closes_at + CASE WHEN is_rain THEN interval '0' ELSE interval '1 minute' END);
  INSERT INTO promotions.draw_secret (promotion_id, seed) VALUES (NEW.promotion_id, seed);
  RETURN NULL;
END $$;
