-- The hidden amount at which a must-hit pool is won, in satang: seed + 1 + int(cap − seed) of the fair stream
-- under `jackpot:<pool>` (domain/studio-games.md §1.1). kernel/fair gives the same. Words that would favour
-- some amounts are skipped.
CREATE OR REPLACE FUNCTION launch.draw_trigger(
  secret bytea, pool_code text, instance_no int, seed bigint, cap bigint
)
RETURNS bigint LANGUAGE plpgsql IMMUTABLE
AS $$
DECLARE
  span bigint := cap - seed;
  most bigint := 4294967296 / span * span;
  block bytea;
  word bigint;
BEGIN
  FOR r IN 0 .. 1000 LOOP
    block := launch.hmac_sha256(
      secret, convert_to('jackpot:' || pool_code || ':pool:' || instance_no || ':' || r, 'UTF8'));
    FOR w IN 0 .. 7 LOOP
      word := get_byte(block, 4 * w)::bigint * 16777216 + get_byte(block, 4 * w + 1) * 65536
        + get_byte(block, 4 * w + 2) * 256 + get_byte(block, 4 * w + 3);
      IF word < most THEN
        RETURN seed + 1 + word % span;
      END IF;
    END LOOP;
  END LOOP;
  RAISE EXCEPTION 'no word was drawn';
END $$;
