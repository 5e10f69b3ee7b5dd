-- Up Migration
-- How far the records' sums have come. As a function that PostgreSQL holds for unsafe in parallel it also keeps the
-- records' queries, a few milliseconds each, from waiting for workers.
CREATE FUNCTION wallet.records_position() RETURNS bigint LANGUAGE sql STABLE PARALLEL UNSAFE AS $$
  SELECT position FROM wallet.follower WHERE name = 'records'
$$;
