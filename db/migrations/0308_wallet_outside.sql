-- Up Migration
-- What a member may still lose is one sum for all tables: money in a vendor's pocket, or on its way between, can be lost
-- there, so a bet here is judged by what a loss limit leaves beside it. Before, the same rest could be lost twice.
-- `in_flight` is money ordered into or out of pockets that has not ended yet.
ALTER TABLE wallet.member_guard ADD COLUMN in_flight bigint NOT NULL DEFAULT 0 CHECK (in_flight >= 0);

-- The posting function is as before but for what its loss limits leave. Named purposes (from 256 on) of a member are pockets.
DO $$
DECLARE
  before text := 'SELECT min(CASE WHEN t.ends_at <= moment THEN t.limit_amount ELSE t.left_amount END)';
  after text := before || '
             - coalesce((SELECT sum(b.balance) FROM wallet.balance b WHERE b.account_id >= s.owner_no * 65536 + 256 AND b.account_id < (s.owner_no + 1) * 65536
                           AND b.shard = s.shard AND b.account_id & 3 = 0), 0)::bigint - coalesce(q.in_flight, 0)';
  definition text := pg_get_functiondef('wallet.post_batch'::regproc);
BEGIN
  IF position(before IN definition) = 0 THEN RAISE EXCEPTION 'wallet.post_batch is not the one this migration mends'; END IF;
  EXECUTE replace(definition, before, after);
END $$;
