-- Seals at most `most` further transfers, each shard with a seal of its own that contains the hash of the
-- previous one; returns how many ids it is behind (0: at the horizon).
CREATE OR REPLACE FUNCTION wallet.seal_next(most int)
RETURNS bigint LANGUAGE plpgsql
SET plan_cache_mode = force_custom_plan
SET jit = off
AS $$
DECLARE
  start bigint;
  stop bigint;
BEGIN
  SELECT position INTO start FROM wallet.follower WHERE name = 'seal' FOR UPDATE;
  stop := wallet.next_stop(start, most);
  IF stop = start THEN
    RETURN 0;
  END IF;
  INSERT INTO wallet.seal (seal_no, shard, after_id, up_to_id, row_count, prev_hash, hash)
  SELECT coalesce(l.seal_no, 0) + 1, s.shard, start, stop, s.row_count, coalesce(l.hash, '\x00'),
         sha256(coalesce(l.hash, '\x00') || s.hash)
  FROM wallet.hash_rows(start, stop) AS s
  LEFT JOIN LATERAL (
    SELECT p.seal_no, p.hash FROM wallet.seal p
    WHERE p.shard = s.shard ORDER BY p.seal_no DESC LIMIT 1) AS l ON true;
  UPDATE wallet.follower SET position = stop WHERE name = 'seal';
  RETURN wallet.horizon() - stop;
END $$;
