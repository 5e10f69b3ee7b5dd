-- Every seal that its rows or its chain do not confirm; no row if the ledger is whole. The shards share the
-- ranges, so each range is hashed once.
CREATE OR REPLACE FUNCTION wallet.broken_seals()
RETURNS TABLE (shard smallint, seal_no int, up_to_id bigint) LANGUAGE sql STABLE
AS $$
  SELECT coalesce(s.shard, h.shard), s.seal_no, r.up_to_id
  FROM (SELECT DISTINCT after_id, up_to_id FROM wallet.seal) AS r
  CROSS JOIN LATERAL wallet.hash_rows(r.after_id, r.up_to_id) AS h
  FULL JOIN (
      SELECT t.*, lag(t.hash, 1, '\x00'::bytea) OVER w AS chained,
             lag(t.up_to_id, 1, 0::bigint) OVER w AS last_id,
             row_number() OVER w AS place
      FROM wallet.seal t WINDOW w AS (PARTITION BY t.shard ORDER BY t.seal_no)) AS s
    ON s.shard = h.shard AND s.after_id = r.after_id AND s.up_to_id = r.up_to_id
  WHERE s.shard IS NULL OR h.shard IS NULL OR s.row_count <> h.row_count OR s.prev_hash <> s.chained
     OR s.after_id < s.last_id OR s.place <> s.seal_no OR s.hash <> sha256(s.prev_hash || h.hash)
$$;
