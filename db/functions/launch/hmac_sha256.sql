-- HMAC-SHA256 (RFC 2104) of a message, 32 bytes. The key has at most one block, 64 bytes; a longer one
-- raises.
CREATE OR REPLACE FUNCTION launch.hmac_sha256(key bytea, message bytea)
RETURNS bytea LANGUAGE plpgsql IMMUTABLE
AS $$
DECLARE
  inner_pad bytea := decode(repeat('36', 64), 'hex');
  outer_pad bytea := decode(repeat('5c', 64), 'hex');
BEGIN
  IF length(key) > 64 THEN
    RAISE EXCEPTION 'a key of more than one block';
  END IF;
  FOR i IN 0 .. length(key) - 1 LOOP
    inner_pad := set_byte(inner_pad, i, get_byte(key, i) # 54);
    outer_pad := set_byte(outer_pad, i, get_byte(key, i) # 92);
  END LOOP;
  RETURN sha256(outer_pad || sha256(inner_pad || message));
END $$;
