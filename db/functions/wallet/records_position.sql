-- The transfer id up to which the records' sums are folded (wallet.fold_records). Since PostgreSQL treats the
-- function as unsafe in parallel, it also keeps the records' queries, a few milliseconds each, from waiting
-- for workers.
CREATE OR REPLACE FUNCTION wallet.records_position()
RETURNS bigint LANGUAGE sql STABLE PARALLEL UNSAFE
AS $$
  SELECT position FROM wallet.follower WHERE name = 'records'
$$;
