-- The last transfer id before which nothing can appear any more: the highest mark whose transaction id is
-- below that of every running transaction; 0 if there is none.
CREATE OR REPLACE FUNCTION wallet.horizon()
RETURNS bigint LANGUAGE sql STABLE
AS $$
  SELECT coalesce(max(mark_id), 0) FROM wallet.mark WHERE mark_xid < pg_snapshot_xmin(pg_current_snapshot())
$$;
