-- The shares of a rain, in the order of the claims, by the rule of kernel/promotions/envelope.ts and the
-- stream of kernel/fair/stream.ts. It is drawn here so that no role of the application sees a share before it
-- is taken. The pool is at most 2^31, so that int() stays within 32 bits.
CREATE OR REPLACE FUNCTION promotions.envelope_shares(
  p_seed bytea, p_beacon text, p_tag text, p_pool bigint, p_count int)
RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE
SET search_path = pg_catalog
AS $$
DECLARE
  inner_pad bytea := decode(repeat('36', 64), 'hex');
  outer_pad bytea := decode(repeat('5c', 64), 'hex');
  shares bigint[] := array_fill(0::bigint, ARRAY[p_count]);
  remain bigint := p_pool;
  digest bytea;
  block int := 0;
  next_word int := 8;
  word bigint;
  bound bigint;
BEGIN
  IF p_count < 1 OR p_pool < p_count OR p_pool > 2147483647 OR length(p_seed) <> 32 THEN
    RAISE EXCEPTION 'a pool has at least one minor unit for each of its envelopes, and a seed 32 bytes';
  END IF;
  FOR i IN 0 .. 31 LOOP
    inner_pad := set_byte(inner_pad, i, get_byte(p_seed, i) # 54);
    outer_pad := set_byte(outer_pad, i, get_byte(p_seed, i) # 92);
  END LOOP;
  FOR place IN 1 .. p_count - 1 LOOP
    bound := 2 * remain / (p_count - place + 1) - 1;
    LOOP
      IF next_word = 8 THEN
        digest := sha256(outer_pad || sha256(
          inner_pad || convert_to(p_tag || ':' || p_beacon || ':0:' || block, 'UTF8')));
        block := block + 1;
        next_word := 0;
      END IF;
      word := get_byte(digest, 4 * next_word)::bigint * 16777216 + get_byte(digest, 4 * next_word + 1) * 65536
        + get_byte(digest, 4 * next_word + 2) * 256 + get_byte(digest, 4 * next_word + 3);
      next_word := next_word + 1;
      EXIT WHEN word < 4294967296 - 4294967296 % bound;
    END LOOP;
    shares[place] := 1 + word % bound;
    remain := remain - shares[place];
  END LOOP;
  shares[p_count] := remain;
  RETURN shares;
END $$;

REVOKE EXECUTE ON FUNCTION promotions.envelope_shares(bytea, text, text, bigint, int) FROM PUBLIC;
