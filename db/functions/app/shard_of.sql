-- The shard of an owner, 0 to 31: the low five bits of FNV-1a over the UTF-8 bytes of the id, the same as
-- shardOf in kernel/ids.ts. NULL for NULL.
CREATE OR REPLACE FUNCTION app.shard_of(owner_id text)
RETURNS smallint LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
DECLARE
  hash bigint := 2166136261;
  byte int;
BEGIN
  FOREACH byte IN ARRAY (
    SELECT coalesce(array_agg(get_byte(b, i)), '{}')
    FROM (SELECT convert_to(owner_id, 'UTF8') AS b) t,
         generate_series(0, length(convert_to(owner_id, 'UTF8')) - 1) AS i
  ) LOOP
    hash := ((hash # byte) * 16777619) & 4294967295;
  END LOOP;
  RETURN (hash & 31)::smallint;
END $$;
